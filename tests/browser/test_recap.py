"""What happened while one was away, or in the round that is over: a few lines, and marks on the map."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage
from tests.browser.player import LOOK, Player
from tests.browser.positions import decision_of, sit, standing
from tests.browser.test_director import until

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
MIDDLE = {
    "shogun": ("4p-fixed-6", lambda state: decision_of("shogun", state) == "plan" and state.year == 2),
    "ikusa": ("4p-long-30-4", lambda state: decision_of("ikusa", state) == "fill_bin" and state.round == 3),
}
MISSED = 60  # lines
NOTE = "Object.keys(localStorage).find((name) => name.startsWith(`bakufu.visit.${table}.`))"


def visited(page: Page, table: str) -> dict[str, Any]:
    """What this browser has noted of its last look at the table, once it knows the game."""
    visit = f"JSON.parse(localStorage.getItem({NOTE}) ?? '{{}}')"
    page.wait_for_function(f"(table) => {visit}.owners", arg=table)
    found: dict[str, Any] = page.evaluate(f"(table) => {visit}", table)
    return found


def been_away(page: Page, table: str, seat: int) -> tuple[int, int]:
    """Comes back to a table that looked otherwise: the seat held one province more, and lacked another one.
    Returns which: lost, gained."""
    visit = visited(page, table)
    # The table is left first: as long as it is open, each of its updates notes anew what has been seen.
    there = page.url
    page.evaluate("() => location.assign('#/')")
    page.locator("#decision").wait_for(state="detached")
    owners = visit["owners"]
    lost = next(place for place, owner in enumerate(owners) if owner not in (seat, -1))
    gained = owners.index(seat)
    before = [*owners]
    before[lost], before[gained] = seat, -1
    visit |= {"lines": visit["lines"] - MISSED, "owners": before}
    page.evaluate(f"([table, visit]) => localStorage.setItem({NOTE}, visit)", [table, json.dumps(visit)])
    page.goto(there)
    return lost, gained


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", MIDDLE)
def test_who_comes_back_sees_gains_and_losses_on_the_map(
    house: House, new_page: NewPage, game: str, width: int
) -> None:
    page = new_page(width, 844)
    table, token, seat, _ = standing(house, game, *MIDDLE[game])
    sit(page, house, table, token)
    been_away(page, table, seat)
    card = page.locator("[data-away]")
    expect(card).to_contain_text(EN.say("web-away-title"))
    assert 5 <= card.locator("li").count() <= 10
    expect(card.locator(".own")).to_have_count(2)
    ghosts = page.locator("#map [data-ghost]")
    assert sorted(ghost.get_attribute("data-kind") or "" for ghost in ghosts.all()) == ["gained", "lost"]
    faults = axe.faults(page, "the card", ("light",))
    card.locator("[data-to-map]").click()
    expect(card).to_have_count(0)
    expect(ghosts).to_have_count(2)
    assert not faults + axe.faults(page, "its button", ("light",))
    page.locator("[data-recap] button").first.click()
    expect(card).to_be_visible()
    card.get_by_role("button", name=EN.say("web-play-close")).click()
    expect(ghosts).to_have_count(0)
    expect(card).to_have_count(0)


def test_who_comes_back_to_a_guided_game_is_told_what_happened(house: House, new_page: NewPage) -> None:
    """The card waits only until the lesson that is open has been read."""
    page = new_page(390, 844)
    table, token, seat, _ = standing(house, "ikusa", *MIDDLE["ikusa"])
    sit(page, house, table, token, coach=True)
    been_away(page, table, seat)
    page.locator(".coach").wait_for()
    expect(page.locator("[data-away]")).to_have_count(0)
    page.wait_for_timeout(300)
    while page.locator(".coach .main").count():
        page.locator(".coach .main").click()
        page.wait_for_timeout(100)
    expect(page.locator("[data-away]")).to_contain_text(EN.say("web-away-title"))


@pytest.mark.parametrize("game", MIDDLE)
def test_a_spectator_who_comes_late_can_read_what_happened(
    house: House, new_page: NewPage, game: str
) -> None:
    page = new_page(390, 844)
    table, *_ = standing(house, game, *MIDDLE[game])
    page.goto(f"{house.address}/#/t/{table}")
    page.locator("[data-recap] button").first.click()
    card = page.locator("[data-away]")
    expect(card).to_be_visible()
    assert 1 <= card.locator("li").count() <= 10
    card.get_by_role("button", name=EN.say("web-play-close")).click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-recap]")).to_have_count(0)


def until_a_round_has_news(player: Player) -> None:
    """Plays whole rounds, up to the plan of the next one: of a round without a battle nothing is told."""
    for _ in range(4):
        player.once = "plan"
        player.answered.pop("plan", None)
        until(player, lambda: "plan" in player.answered and player.page.evaluate(LOOK)["plan"] > 0)
        player.page.wait_for_timeout(500)
        if player.page.locator("[data-recap]").count():
            player.once = ""
            return
    raise AssertionError("nothing happened in four rounds")


def test_a_round_that_is_over_can_be_read_and_goes_with_the_next_move(
    house: House, new_page: NewPage
) -> None:
    table, (token,) = house.table(1, 3, "easy", options={"setup": "fixed"})
    page = new_page()
    player = Player(page)
    player.open(house.address, table, token)
    until_a_round_has_news(player)
    expect(page.locator("[data-away]")).to_have_count(0)
    page.locator("[data-recap] button").first.click()
    card = page.locator("[data-away]")
    expect(card).to_contain_text(EN.say("web-recap-round"))
    assert 1 <= card.locator("li").count() <= 10
    until(player, lambda: player.answered["plan"] == 2)
    expect(card).to_have_count(0)
    expect(page.locator("#map [data-ghost]")).to_have_count(0)
