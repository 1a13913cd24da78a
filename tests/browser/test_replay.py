"""A game looked at again: the slider, the keys, another pair of eyes, a link to one position."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.conftest import House, NewPage

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")


def at(page: Page) -> int:
    return int(page.evaluate("() => +document.querySelector('.scrubber input').value"))


def opened(house: House, page: Page, position: int = 0) -> str:
    table = house.recorded()
    page.goto(f"{house.address}/#/replay/{table}/{position}")
    page.wait_for_selector(".scrubber")
    return table


def test_keys_lead_through_a_game_by_steps_rounds_and_years(house: House, new_page: NewPage) -> None:
    page = new_page()
    table = opened(house, page)
    last = int(page.locator(".scrubber input").get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert at(page) == 1
    page.keyboard.press("PageDown")
    spring = at(page)
    page.keyboard.press("]")
    second_year = at(page)
    expect(page.locator("h1")).to_contain_text(re.compile(r"\b2\b"))
    assert 1 < spring < second_year < last
    page.keyboard.press("[")
    assert at(page) < second_year
    page.keyboard.press("End")
    assert at(page) == last
    expect(page).to_have_url(re.compile(f"#/replay/{table}/{last}$"))
    page.keyboard.press("Home")
    assert at(page) == 0
    page.keyboard.press("Space")
    page.wait_for_function("() => +document.querySelector('.scrubber input').value > 0")
    page.keyboard.press("Space")


def test_a_link_leads_to_one_position_and_the_slider_to_any(house: House, new_page: NewPage) -> None:
    page = new_page()
    opened(house, page, 40)
    assert at(page) == 40
    told = page.locator("aside .now").inner_text()
    page.locator(".scrubber input").fill("90")
    expect(page).to_have_url(re.compile("/90$"))
    expect(page.locator("aside .now")).not_to_have_text(told)
    page.go_back()
    assert axe.faults(page, "elsewhere", ("light",)) == []


def test_after_the_end_everybody_sees_with_anybodys_eyes(house: House, new_page: NewPage) -> None:
    """The sheet of a seat is closed to a guest while it was planned, and open through that seat's eyes."""
    page = new_page()
    opened(house, page)
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    eyes = page.locator("aside select")
    names = eyes.locator("option").all_inner_texts()
    assert len(names) == 5, "a guest and four seats"
    as_guest = page.locator(".below").inner_text()
    eyes.select_option("1")
    page.wait_for_function("before => document.querySelector('.below').innerText !== before", arg=as_guest)
    assert at(page) > 0, "at the same position"


def test_the_events_that_are_over_this_year_are_told_in_both_years(house: House, new_page: NewPage) -> None:
    page = new_page()
    opened(house, page)
    page.keyboard.press("]")
    for _ in range(2):  # the second season of the year
        page.keyboard.press("PageDown")
    expect(page.locator("h1")).to_contain_text(re.compile(r"\b2\b"))
    expect(page.locator(".below .gone")).to_contain_text(EN.say("web-shogun-board-event-gone"))


def test_the_end_page_says_what_broke_a_tie_and_by_which_rule(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.address}/#/t/{house.recorded('3p-fixed-1007')}")
    told = page.locator(".tie")
    expect(told).to_contain_text("42")
    expect(told.get_by_role("link", name="S-GAME-02")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_fault_with_a_replay_and_an_end(house: House, new_page: NewPage, width: int) -> None:
    page = new_page(width, 800)
    table = opened(house, page, 100)
    faults = axe.faults(page, "replay")
    page.goto(f"{house.address}/#/t/{table}")
    page.wait_for_selector("h1#winner")
    faults += axe.faults(page, "end")
    assert not faults, "\n".join(faults)
