"""Whole games in a real browser, by clicks, by finger and by keys."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player

pytestmark = pytest.mark.timeout(400)


def play_out(house: House, table: str, players: list[Player], seconds: float = 300) -> None:
    """Everybody answers in turn until the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        busy = [player.answer() for player in players]
        if not any(busy):
            if house.call("GET", f"/api/tables/{table}")["status"] == "over":
                return
            players[0].page.wait_for_timeout(40)
    raise AssertionError(f"the game did not end: {[player.answered for player in players]}")


def test_four_people_draft_plan_fight_and_finish_a_game_by_clicks(house: House, new_page: NewPage) -> None:
    table, tokens = house.table(humans=4)
    players = [Player(new_page(), seed) for seed in range(4)]
    for player, token in zip(players, tokens, strict=True):
        player.open(house.address, table, token)
    play_out(house, table, players)
    for player in players:
        assert (
            player.answered["plan"] >= 6 and player.answered["draft"] >= 8 and player.answered["special"] >= 5
        )
        expect(player.page.locator("body")).to_contain_text("Anna")
    outcome = house.call("GET", f"/api/tables/{table}")["outcome"]
    assert len(outcome["scores"]) == 4 and outcome["winners"]


def test_a_game_against_bots_on_a_phone_by_finger(house: House, new_page: NewPage) -> None:
    table, (token,) = house.table(humans=1, players=3)
    player = Player(new_page(390, 780, touch=True), touch=True)
    player.open(house.address, table, token)
    play_out(house, table, [player])
    width = player.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing may be wider than the screen"


def test_a_reload_in_the_middle_of_planning_loses_no_card(house: House, new_page: NewPage) -> None:
    table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    player = Player(new_page())
    player.open(house.address, table, token)
    player.page.wait_for_selector("[data-hand]")
    hand, first = player.cards("card"), player.cards("space")[0]
    player.lay(hand[0], first)
    player.page.reload()
    player.page.wait_for_selector("[data-hand]")
    assert player.cards("card") == hand[1:]


def test_a_lost_network_is_said_and_nothing_is_lost(house: House, new_page: NewPage) -> None:
    table, (token,) = house.table(humans=1, options={"setup": "fixed"})
    player = Player(new_page())
    player.open(house.address, table, token)
    player.page.wait_for_selector("[data-hand]")
    hand, first = player.cards("card"), player.cards("space")[0]
    player.page.context.set_offline(True)
    player.lay(hand[0], first)
    player.page.context.set_offline(False)
    assert player.cards("card") == hand[1:], "cards can be laid without a network"
    assert player.answer(), "and the plan is handed in when it is back"
    player.page.wait_for_function("() => !document.querySelector('#decision [data-hand]')")


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_the_start_page_speaks_three_languages(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang)
    expect(page.locator("main")).to_contain_text(Words(lang).say("web-lobby-play-now"))
    assert page.evaluate("() => document.documentElement.lang") == lang


def test_one_click_starts_a_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    page.locator("main button.main, main a.main").first.click()
    page.wait_for_selector("#decision", timeout=20_000)


def secrets_seen(page: Page) -> Callable[[], str]:
    """All that the page receives over its sockets and calls."""
    received: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda data: received.append(str(data))))
    page.on("response", lambda response: received.append(response.url))
    return lambda: "\n".join(received)


def test_nothing_but_its_own_view_reaches_a_browser(house: House, new_page: NewPage) -> None:
    table, tokens = house.table(humans=2, players=3, options={"setup": "fixed"})
    pages = [new_page(), new_page()]
    traffic = secrets_seen(pages[1])
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    for player, token in zip(players, tokens, strict=True):
        player.open(house.address, table, token)
    for player in players:
        player.page.wait_for_selector("[data-hand]")
    assert players[0].answer()
    seen = traffic()
    assert tokens[0] not in seen and '"secret"' not in seen
    update = players[1].page.evaluate(
        """async ([t, k]) => {
          const headers = { authorization: `Bearer ${k}` };
          return (await fetch(`/api/tables/${t}/view`, { headers })).json();
        }""",
        [table, tokens[1]],
    )
    assert update["view"]["board"]["plans"][0] is None, "another's plan is not even sent"
