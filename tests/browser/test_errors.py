"""When something goes wrong the page says what happened and what to do, and nothing typed is lost."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from bakufu.i18n import Words
from tests.browser.ambient import Watch, expects, expects_console, expects_refusal
from tests.browser.conftest import House, NewPage, opened

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
NAME = EN.say("web-lobby-your-name")


def waiting(house: House, **wish: object) -> tuple[str, str]:
    """A table of three where the host sits and two seats are free; its host's key."""
    asked = {"game": "shogun", "players": 3, "host_name": "Anna", "visibility": "open"}
    made = house.call("POST", "/api/tables", {**asked, **wish})
    return made["table"]["id"], made["host_token"]


def sit_down(page: Page, house: House, table: str, name: str) -> None:
    page.goto(f"{house.address}/#/t/{table}")
    page.get_by_label(NAME).fill(name)
    page.get_by_role("button", name=EN.say("web-lobby-sit-down")).click()


def test_the_server_is_gone_and_comes_back(tmp_path: Path, new_page: NewPage, watch: Watch) -> None:
    """On the start page and at a table; the name and the half chat line are still there afterwards."""
    data = tmp_path / "bakufu.db"
    with opened(data) as house:
        port = urlsplit(house.address).port or 0
        table, (token,) = house.table(humans=1, players=3, options={"setup": "fixed"})
        start, seated = new_page(address=house.address), new_page(address=house.address)
        seated.goto(f"{house.address}/#/t/{table}/seat/{token}")
        seated.wait_for_selector("[data-hand]")
        seated.get_by_role("tab", name=EN.say("web-play-tab-chat")).click()
        line = seated.get_by_label(EN.say("web-lobby-chat-write"))
        line.fill("is anybody there?")
        start.get_by_label(NAME).fill("Chiyo")
    # A slow browser may try again only when the server is back.
    expects_console(seated, "ERR_CONNECTION_REFUSED", optional=True)
    expects_console(start, "ERR_CONNECTION_REFUSED")
    expects_refusal(start, EN.say("web-lobby-trouble-server"))
    expect(seated.get_by_text(EN.say("web-play-offline"))).to_be_visible()
    line.press("Enter")
    now = start.get_by_role("button", name=EN.say("web-lobby-play-now"))
    now.click()
    expect(start.get_by_role("alert").first).to_have_text(EN.say("web-lobby-trouble-server"))
    assert start.get_by_label(NAME).input_value() == "Chiyo"
    with opened(data, port):
        expect(seated.get_by_text(EN.say("web-play-offline"))).to_be_hidden()
        expect(seated.get_by_role("log")).to_contain_text("is anybody there?")
        now.click()
        start.wait_for_selector("#decision")
        watch.rest()  # while there is a server


def test_a_page_left_open_is_loaded_anew_once_the_server_has_another_build(
    house: House, new_page: NewPage
) -> None:
    """It would not know the new form of what it is sent. What lies on the board is still there."""
    table, (token,) = house.table(humans=1, players=3, options={"setup": "fixed"})
    page = new_page()
    sockets: list[WebSocketRoute] = []
    loads: list[Page] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    def with_another_mark(route: Route) -> None:
        """To whoever asks; the page itself comes as it is, as from a cache that is behind."""
        if route.request.is_navigation_request():
            route.continue_()
            return
        answer = route.fetch()
        body = re.sub(r'(name="build" content=")\w+', r"\1another", answer.text())
        assert "another" in body
        route.fulfill(content_type="text/html", body=body)

    def loaded(page: Page) -> None:
        loads.append(page)

    page.route_web_socket("**/ws", connect)
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    hand = page.locator("[data-card]")
    hand.first.wait_for()
    all_cards = hand.count()
    hand.first.click()
    page.locator("[data-space]").first.click()
    expect(hand).to_have_count(all_cards - 1)
    page.on("load", loaded)
    with page.expect_response("**/"):
        sockets[-1].close(code=1012)  # as when the server stops
    page.wait_for_timeout(500)
    assert not loads  # it is still the same build
    page.route(f"{house.address}/", with_another_mark)
    with page.expect_event("load"):
        sockets[-1].close(code=1012)
    expect(hand).to_have_count(all_cards - 1)
    with page.expect_response("**/"):
        sockets[-1].close(code=1012)
    page.wait_for_timeout(500)
    assert len(loads) == 1


def test_a_page_that_cannot_be_fetched_says_so_and_tries_again(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    expects_console(page, "ERR_INTERNET_DISCONNECTED")
    expects_refusal(page, EN.say("web-lobby-trouble-server").split(".")[0])
    page.get_by_role("link", name=EN.say("web-lobby-create")).click()
    expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-advice-server"))
    page.context.set_offline(False)
    page.get_by_role("button", name=EN.say("web-lobby-try-again")).click()
    page.wait_for_selector("form .main")


def test_a_table_that_is_gone(house: House, new_page: NewPage) -> None:
    page = new_page()
    expects(page, 404, "/api/tables/aaaaaaaaaa")
    page.goto(f"{house.address}/#/t/aaaaaaaaaa")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(EN.say("web-lobby-advice-table"))
    alert.get_by_role("link", name=EN.say("web-lobby-home")).click()
    expect(page.get_by_role("button", name=EN.say("web-lobby-play-now"))).to_be_visible()


def test_a_table_that_its_host_closes(house: House, new_page: NewPage) -> None:
    table, host = waiting(house)
    page = new_page()
    sit_down(page, house, table, "Bo")
    expect(page.get_by_text(EN.say("web-lobby-you"), exact=True)).to_be_visible()
    house.call("DELETE", f"/api/tables/{table}", None, host)
    expect(page.locator("main")).to_contain_text(EN.say("web-play-cancelled"))


def test_a_seat_that_somebody_else_has_taken_meanwhile(house: House, new_page: NewPage) -> None:
    """The name stays in its field, and another seat can be taken with one more click."""
    table, _ = waiting(house)
    page = new_page()
    page.goto(f"{house.address}/#/t/{table}")
    page.get_by_label(NAME).fill("Bo")

    def overtaken(route: Route) -> None:
        house.call("POST", f"/api/tables/{table}/join", {"name": "Cas", "seat": 1})
        route.continue_()

    page.route("**/join", overtaken)
    expects(page, 409, "/join")
    page.get_by_role("button", name=EN.say("web-lobby-sit-down")).click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.get_by_label(NAME).input_value() == "Bo"
    page.unroute("**/join")
    page.get_by_role("button", name=EN.say("web-lobby-sit-down")).click()
    expect(page.get_by_text(EN.say("web-lobby-you"), exact=True)).to_be_visible()


def test_who_is_asked_to_leave_is_told_and_may_come_back(house: House, new_page: NewPage) -> None:
    table, host = waiting(house)
    page = new_page()
    sit_down(page, house, table, "Bo")
    expect(page.get_by_text(EN.say("web-lobby-you"), exact=True)).to_be_visible()
    expects_refusal(page, "seat-lost")
    house.call("DELETE", f"/api/tables/{table}/seats?seat=1", None, host)
    expect(page.get_by_role("alert")).to_have_text(EN.say("web-lobby-freed"))
    assert page.get_by_label(NAME).input_value() == "Bo"
    page.get_by_role("button", name=EN.say("web-lobby-sit-down")).click()
    expect(page.get_by_text(EN.say("web-lobby-you"), exact=True)).to_be_visible()


def test_a_link_that_was_renewed_opens_nothing_but_the_seats_of_the_guests(
    house: House, new_page: NewPage
) -> None:
    """Both where the old link is open at that moment, and where it is opened later."""
    table, (token,) = house.table(humans=1, players=3, options={"setup": "fixed"})
    page, late = new_page(), new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("[data-hand]")
    expects_refusal(page, "link-renewed")
    expects(late, 403, f"/api/tables/{table}/link")
    house.call("POST", f"/api/tables/{table}/link", {}, token)
    late.goto(f"{house.address}/#/t/{table}/seat/{token}")
    expect(late.get_by_role("alert")).to_contain_text(EN.say("web-lobby-advice-renewed"))
    expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-advice-renewed"))
    page.get_by_role("button", name=EN.say("web-play-watch")).click()
    expect(page.locator("#decision")).to_contain_text(EN.say("web-play-spectator"))


@pytest.mark.parametrize("link", ["#/t/", "#/t/%E0%A4", "#/t/short/seat/x", "#/replay/", "#/nowhere/at/all"])
def test_a_link_that_was_cut_leads_somewhere(house: House, new_page: NewPage, link: str) -> None:
    """Never an empty page: either what happened, or the start page."""
    page = new_page()
    if link not in ("#/t/", "#/replay/", "#/nowhere/at/all"):  # which name no table
        expects(page, 404, "/api/tables/")
    page.goto(f"{house.address}/{link}")
    expect(page.locator("[role=alert], h1").first).to_be_visible()


def test_a_link_typed_wrong_stays_in_its_field(new_page: NewPage) -> None:
    page = new_page()
    field = page.get_by_placeholder(EN.say("web-lobby-link-hint"))
    field.fill("not a link")
    expects_refusal(page, EN.say("web-lobby-link-wrong"))
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(EN.say("web-lobby-link-wrong"))
    assert field.input_value() == "not a link"
