"""Secret links: a stranger's link never costs a player the seat that this browser has."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.engine import registry
from bakufu.i18n import Words
from tests.browser.ambient import expects, expects_console, expects_refusal
from tests.browser.conftest import House, NewPage

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")


def key_of(page: Page, table: str) -> dict[str, Any]:
    kept = page.evaluate("(name) => localStorage.getItem(name)", f"bakufu.key.{table}")
    return dict(json.loads(kept)) if kept else {}


def open_link(page: Page, house: House, *parts: str) -> None:
    page.goto("about:blank")
    page.goto("/".join([f"{house.address}/#/t", *parts]))


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize(
    ("asked", "secrets"), [(True, ["A" * 43, "x"]), (False, ["%E2%98%83", "A" * 500])], ids=["asked", "odd"]
)
def test_a_wrong_link_does_not_overwrite_a_working_seat(
    house: House, new_page: NewPage, game: str, asked: bool, secrets: list[str]
) -> None:
    """One wrong link after the other; about what cannot be a secret the server is not even asked."""
    table, (token, _) = house.table(humans=2, players=3, game=game)
    page = new_page()
    open_link(page, house, table, "seat", token)
    page.wait_for_selector("#decision")
    assert key_of(page, table)["token"] == token and key_of(page, table)["seat"] == 0
    if asked:
        expects(page, 403, f"/api/tables/{table}/link")
    answers: list[str] = []
    page.on("response", lambda answer: answers.append(answer.url) if answer.url.endswith("/link") else None)
    for secret in secrets:
        answers.clear()
        open_link(page, house, table, "seat", secret, "1")
        expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-link-refused"))
        assert bool(answers) == asked, secret
        assert key_of(page, table)["token"] == token
        page.get_by_role("button", name=EN.say("web-lobby-link-own-seat")).click()
        page.wait_for_selector("#decision")
        expect(page.locator("#decision")).not_to_contain_text(EN.say("web-play-spectator"))
        assert key_of(page, table)["token"] == token and key_of(page, table)["seat"] == 0
        assert "/seat/" not in page.url


def test_a_wrong_link_without_a_seat_leads_to_the_table_as_a_spectator(
    house: House, new_page: NewPage
) -> None:
    table, _ = house.table(humans=1, players=3)
    page = new_page()
    expects(page, 403, f"/api/tables/{table}/link")
    open_link(page, house, table, "seat", "A" * 43)
    expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-advice-seat"))
    assert key_of(page, table) == {}
    page.get_by_role("button", name=EN.say("web-play-watch")).click()
    expect(page.locator("#decision")).to_contain_text(EN.say("web-play-spectator"))


def test_a_newer_link_of_the_same_seat_takes_the_place_of_the_old_one(
    house: House, new_page: NewPage
) -> None:
    table, (token,) = house.table(humans=1, players=3)
    page = new_page()
    open_link(page, house, table, "seat", token)
    page.wait_for_selector("#decision")
    expects_refusal(page, "link-renewed", optional=True)  # unless the page has left before
    expects(page, 403, f"/api/tables/{table}/link")  # whether the old one still opens a seat
    fresh = house.call("POST", f"/api/tables/{table}/link", {}, token)["token"]
    open_link(page, house, table, "seat", fresh)
    expect(page.locator("#decision .stamp")).to_be_visible()
    assert key_of(page, table)["token"] == fresh and not key_of(page, table).get("others")


@pytest.mark.parametrize("stay", [True, False])
def test_two_working_seats_are_both_kept_and_the_player_chooses(
    house: House, new_page: NewPage, stay: bool
) -> None:
    table, tokens = house.table(humans=2, players=3)
    page = new_page()
    open_link(page, house, table, "seat", tokens[0])
    page.wait_for_selector("#decision")
    open_link(page, house, table, "seat", tokens[1])
    expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-two-seats", mine="Anna", other="Bo"))
    assert key_of(page, table)["token"] == tokens[0]
    choice = EN.say("web-lobby-stay-as", name="Anna") if stay else EN.say("web-lobby-sit-as", name="Bo")
    page.get_by_role("button", name=choice).click()
    page.wait_for_selector("#decision")
    mine, other = (0, 1) if stay else (1, 0)
    key = key_of(page, table)
    assert (key["seat"], key["token"]) == (mine, tokens[mine])
    assert key["others"] == [{"seat": other, "token": tokens[other]}]
    # And back again, from the menu of the table.
    page.get_by_role("button", name=EN.say("web-lobby-menu")).click()
    name = ("Anna", "Bo")[other]
    page.get_by_role("button", name=EN.say("web-lobby-sit-as", name=name)).click()
    page.wait_for_function(
        "([name, token]) => JSON.parse(localStorage.getItem(name)).token === token",
        arg=[f"bakufu.key.{table}", tokens[other]],
    )
    assert key_of(page, table)["others"] == [{"seat": mine, "token": tokens[mine]}]


def test_a_wrong_invitation_does_not_overwrite_a_right_one(house: House, new_page: NewPage) -> None:
    wish = {"game": "shogun", "players": 3, "host_name": "Anna", "visibility": "link"}
    made = house.call("POST", "/api/tables", wish)
    table = made["table"]["id"]
    page = new_page()
    open_link(page, house, table, "invite", made["invite"])
    expect(page.locator("#join-form-title")).to_be_visible()
    assert key_of(page, table)["invite"] == made["invite"]
    expects(page, 403, f"/api/tables/{table}/view")
    open_link(page, house, table, "invite", "A" * 43)
    expect(page.locator("#join-form-title")).to_be_visible()
    assert key_of(page, table)["invite"] == made["invite"]


def test_a_private_table_without_its_invitation_asks_for_it(house: House, new_page: NewPage) -> None:
    """No seat is offered that cannot be taken; a pasted link opens the table, and a wrong one says so."""
    wish = {"game": "shogun", "players": 3, "host_name": "Anna", "visibility": "link"}
    made = house.call("POST", "/api/tables", wish)
    table = made["table"]["id"]
    page = new_page()
    open_link(page, house, table)
    box = page.get_by_label(EN.say("web-lobby-invitation-paste"))
    expect(box).to_be_visible()
    expect(page.get_by_text(EN.say("web-lobby-sit-down"))).to_have_count(0)
    expects_refusal(page, EN.say("web-lobby-invitation-none"))
    box.fill(f"{house.address}/#/t/{table}")
    page.get_by_role("button", name=EN.say("web-lobby-invitation-open")).click()
    expect(page.get_by_role("alert")).to_have_text(EN.say("web-lobby-invitation-none"))
    expects(page, 403, f"/api/tables/{table}/view")
    open_link(page, house, table, "invite", "A" * 43)
    expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-advice-invitation.title"))
    open_link(page, house, table)
    box.fill(f"Come! {house.address}/#/t/{table}/invite/{made['invite']}")
    page.get_by_role("button", name=EN.say("web-lobby-invitation-open")).click()
    expect(page.locator("#join-form-title")).to_be_visible()


def test_a_link_to_a_moment_of_a_private_table_brings_its_invitation(house: House, new_page: NewPage) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 3
    made = house.call(
        "POST", "/api/tables", {"game": "shogun", "players": 3, "visibility": "link", "seats": bots}
    )
    table = made["table"]["id"]
    house.call("POST", f"/api/tables/{table}/start", {}, made["host_token"])
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_link(page, house, table, "invite", made["invite"])
    page.wait_for_url(lambda address: "invite" not in address)  # the browser has kept the invitation
    assert house.moved_on(table, made["invite"], 0), "the replay has a second moment"
    page.goto(f"{house.address}/#/replay/{table}/1")
    page.locator("[data-copy-link]").click()
    expect(page.get_by_role("note")).to_have_text(EN.say("web-replay-link-opens"))
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    friend = new_page()
    friend.goto(link)
    expect(friend.locator("[data-copy-link]")).to_be_visible()
    assert "invite" not in friend.url and f"/replay/{table}/1" in friend.url


def test_a_link_waits_for_a_server_that_does_not_answer(house: House, new_page: NewPage) -> None:
    """It stays in the address until the server has said what it opens."""
    table, (token,) = house.table(humans=1, players=3)
    page = new_page()
    page.route("**/link", lambda route: route.abort())
    expects_console(page, "net::ERR_FAILED")
    open_link(page, house, table, "seat", token)
    expect(page.get_by_role("alert")).to_contain_text(EN.say("web-lobby-advice-server"))
    assert token in page.url
    page.unroute("**/link")
    page.get_by_role("button", name=EN.say("web-lobby-try-again")).click()
    expect(page.locator("#decision .stamp")).to_be_visible()
    assert token not in page.url
