"""One seat on several devices, a game gone on from a replay, and a game that the client does not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.i18n import Words
from tests.browser import standing
from tests.browser.ambient import expects_raw_key, expects_refusal
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player

pytestmark = pytest.mark.timeout(1800)
RECORDS = Path(__file__).parent.parent / "records" / "shogun"
EN = Words("en", "ikusa")


def test_a_plan_drafted_on_one_device_lies_on_the_other(house: House, new_page: NewPage) -> None:
    """What is laid on the desk lies on the phone, and a card taken back there is back here."""
    table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    desk, phone = Player(new_page()), Player(new_page(390, 780, touch=True), touch=True)
    for player in (desk, phone):
        player.open(house.address, table, token)
        player.page.wait_for_selector("[data-hand]")
    hand, first = desk.cards("card"), desk.cards("space")[0]
    desk.lay(hand[0], first)
    expect(phone.page.locator("[data-card]")).to_have_count(len(hand) - 1)
    phone.page.locator(f"[data-space='{first}']").tap()
    phone.page.locator(f"[data-space='{first}']").tap()
    expect(desk.page.locator("[data-card]")).to_have_count(len(hand))


def test_a_plan_that_is_taken_back_lies_there_again(house: House, new_page: NewPage) -> None:
    """Not ready after all: the cards stay where they were, also after a reload."""
    table, (token, _) = house.table(humans=2, players=3, options={"setup": "fixed"})
    player = Player(new_page())
    player.open(house.address, table, token)
    player.page.wait_for_selector("[data-hand]")
    left = len(player.cards("card")) - len(player.cards("space"))
    assert player.answer()
    player.page.locator(".planning.ready .end button").click()
    player.page.wait_for_selector(".planning:not(.ready) [data-hand]")
    expect(player.page.locator("[data-card]")).to_have_count(left)
    player.page.reload()
    player.page.wait_for_selector(".planning:not(.ready) [data-hand]")
    expect(player.page.locator("[data-card]")).to_have_count(left)


def test_a_tray_that_is_taken_back_is_filled_as_before(house: House, new_page: NewPage) -> None:
    """The same in Ikusa, while the two others still fill theirs."""
    table, tokens = house.table(humans=3, players=3, game="ikusa")
    standing.by_calls(house, table, tokens, lambda board: DECISIONS[board["decision"]] == "fill_bin")
    page = new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{tokens[0]}")
    counts = page.locator("#decision .bin output")
    page.locator("#decision [data-space='2'] .into").click()
    expect(counts.nth(2)).to_have_text("1")
    page.get_by_role("button", name=EN.say("web-ikusa-rest-levy")).click()
    page.locator("#decision .planning .end .main").click()
    ready = page.locator("#decision .planning.ready")
    ready.wait_for()
    filled = counts.all_inner_texts()
    ready.locator(".end button").click()
    page.wait_for_selector("#decision .planning:not(.ready)")
    assert counts.all_inner_texts() == filled
    page.reload()
    expect(counts).to_have_text(filled)


def test_a_renewed_link_is_reported_on_the_old_device(house: House, new_page: NewPage) -> None:
    """The old link opens nothing; whoever still has it can watch."""
    table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    page = new_page()
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("[data-hand]")
    expects_refusal(page, "link-renewed")
    house.call("POST", f"/api/tables/{table}/link", {}, token)
    expect(page.get_by_role("alert")).to_contain_text("new link")
    page.get_by_role("button", name="Watch without a seat").click()
    expect(page.locator("#decision")).to_contain_text("You are watching")


def test_a_replay_is_played_on_from_its_middle(house: House, new_page: NewPage) -> None:
    """A click makes a table of one's own from the position on the screen."""
    record = json.loads((RECORDS / "3p-fixed-3.json").read_text(encoding="utf-8"))
    table = house.call("POST", "/api/records", record)["table"]["id"]
    page = new_page()
    page.goto(f"{house.address}/#/replay/{table}/60")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/t/*")
    page.wait_for_selector("#decision")
    assert table not in page.url


def test_the_end_page_of_every_game_tells_of_luck(house: House, new_page: NewPage) -> None:
    """What every seat won, or the dice of every clan hit, stands beside what the odds let it expect."""
    page = new_page()
    for record in (RECORDS / "3p-fixed-3.json", RECORDS.parent / "ikusa" / "4p-long-30-4.json"):
        made = house.call("POST", "/api/records", json.loads(record.read_text(encoding="utf-8")))["table"]
        page.goto(f"{house.address}/#/t/{made['id']}")
        expect(page.locator(".seats .scale")).to_have_count(made["players"])
        expect(page.locator(".said").first).to_contain_text("could be expected")


def under_another_name(page: Page, house: House) -> None:
    """As if the server offered a game that this client has never heard of."""

    def rename(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(str(text).replace('"game":"shogun"', '"game":"toy"')))
        route.on_message(server.send)

    page.route_web_socket("**/ws", rename)
    moves = f"{house.address}/api/moves?game=shogun"
    page.route("**/api/moves?game=toy", lambda route: route.fulfill(response=route.fetch(url=moves)))
    wordless = {"texts": [], "facts": house.call("GET", "/api/words?game=shogun")["facts"]}
    page.route("**/api/words?game=toy", lambda route: route.fulfill(json=wordless))


TOLD = "() => document.querySelectorAll('.log li').length + document.querySelector('.board').innerText"


def test_a_game_without_a_client_is_played_with_its_legal_moves(house: House, new_page: NewPage) -> None:
    """A board in text and controls from the legal moves are enough to play any game."""
    table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    page = new_page()
    under_another_name(page, house)
    expects_raw_key(page, "")  # a game that nobody has put into words
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    for _ in range(14):  # a whole plan, card by card, and what comes after it
        choice = page.locator("#decision .choices button[data-move]:not(:disabled)").first
        choice.wait_for()
        before = page.evaluate(TOLD)
        choice.click()
        page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)
    expect(page.locator(".log li")).not_to_have_count(0)


def hold_drafts(page: Page) -> None:
    """The words of the server on the seat's draft come a while after everything else."""

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def pass_on(text: str | bytes) -> None:
            if '"type":"draft"' not in str(text):
                route.send(text)

        server.on_message(pass_on)

    page.route_web_socket("**/ws", hold)


@pytest.mark.parametrize("decision", ["plan", "buy_unit"])
def test_a_device_that_only_looks_leaves_the_draft_of_another_alone(
    house: House, new_page: NewPage, decision: str
) -> None:
    if decision == "plan":
        table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    else:
        table, token = standing.asked(house, decision)
    update = house.call("GET", f"/api/tables/{table}/view", token=token)
    moves = update["view"]["legal"][:1]
    saved = house.call("PUT", f"/api/tables/{table}/draft", {"seen": update["seq"], "moves": moves}, token)
    assert saved["moves"] == moves
    page = new_page()
    hold_drafts(page)
    page.goto(f"{house.address}/#/t/{table}/seat/{token}")
    page.wait_for_selector("#decision .main")
    page.wait_for_timeout(1500)  # longer than it takes to save a draft
    assert house.call("GET", f"/api/tables/{table}/draft", token=token)["moves"] == moves
