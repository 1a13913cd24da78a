"""Several people at one screen: they open a table, and a curtain stands between their secrets."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.axe import faults
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player
from tests.browser.warlord import Warlord

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
PASSES = 6
# Notes what is shown of a plan while nobody here is asked; what stands around a question comes a frame later.
WATCH = """() => {
  window.seenBetween = [];
  let before = false;
  const look = () => {
    const open = document.querySelector('[data-decision=""]') !== null;
    const plan = document.querySelector("[data-planned], .planning");
    if (open && before && plan) window.seenBetween.push(plan.outerHTML.slice(0, 200));
    before = open;
    if (!window.enough) requestAnimationFrame(look);
  };
  look();
}"""


def open_table(page: Page, address: str, game: str = "shogun") -> str:
    """Anna and Bo at this screen, and a bot."""
    page.goto(f"{address}/#/create")
    page.locator("select:has(option[value=ikusa])").select_option(game)
    page.get_by_label("3", exact=True).check()
    page.get_by_label(EN.say("web-lobby-your-name")).fill("Anna")
    seats = page.locator("main form li select")
    seats.nth(0).select_option("here")
    page.locator("main form li input").fill("Bo")
    seats.nth(1).select_option("random")
    page.get_by_role("button", name=EN.say("web-lobby-open-table")).click()
    page.wait_for_url("**/#/t/*")
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize(("game", "kind"), [("shogun", Player), ("ikusa", Warlord)])
def test_two_people_pass_the_screen_and_see_nothing_of_each_other(
    house: House, new_page: NewPage, game: str, kind: type[Player]
) -> None:
    page = new_page()
    open_table(page, house.address, game)
    page.wait_for_selector("[data-curtain]")
    assert not faults(page, "curtain")
    page.evaluate(WATCH)
    player = kind(page)
    seen: list[str] = []
    late = time.monotonic() + 900
    while len(seen) < PASSES and time.monotonic() < late:
        title = page.locator("[data-curtain] h1")
        if title.count():
            seen.append("Anna" if "Anna" in title.inner_text() else "Bo")
            assert page.locator("#decision, #map, .log").count() == 0, "the game is behind the curtain"
            page.locator("[data-curtain] .main").click()
            page.wait_for_selector("#decision")
        elif not player.answer():
            page.wait_for_timeout(50)
    assert len(seen) == PASSES
    assert {"Anna", "Bo"} == set(seen)
    assert page.evaluate("() => ((window.enough = true), window.seenBetween)") == []


def test_after_a_reload_the_curtain_is_there_again(house: House, new_page: NewPage) -> None:
    """Whoever opens the page next could be anybody."""
    page = new_page(390, 780, touch=True)
    open_table(page, house.address)
    page.locator("[data-curtain] .main").tap()
    page.wait_for_selector("#decision")
    page.reload()
    page.wait_for_selector("[data-curtain]")
    expect(page.locator("#decision")).to_have_count(0)


def test_the_seats_can_be_changed_by_hand_through_the_curtain(house: House, new_page: NewPage) -> None:
    page = new_page()
    open_table(page, house.address)
    page.locator("[data-curtain] .main").click()
    page.wait_for_selector("#decision")
    page.get_by_role("button", name=EN.say("web-lobby-menu")).click()
    other = page.get_by_role("button", name=re.compile("Sit as (Anna|Bo)"))
    name = other.inner_text().removeprefix("Sit as ")
    other.click()
    expect(page.locator("[data-curtain] h1")).to_have_text(EN.say("web-pass-title", name=name))
    expect(page.locator("#decision")).to_have_count(0)
