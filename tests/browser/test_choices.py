"""On a phone something to choose is in sight, not only the button that goes on without a choice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, NewPage
from tests.browser.positions import box, decision_of, sit, standing
from tests.browser.standing import asked

UPRIGHT, ASIDE = (390, 844), (844, 390)
FIRST = {  # what is to be in sight at once, and the least number of these
    "final_armies": ("[data-step]", 1),
    "declare_battle": ("[data-origin]", 3),
    "take_losses": (".more", 3),
    "buy_unit": (".more", 3),
}

# Which of these lie in the sheet's part that nothing covers.
CLEAR = """all => all.filter((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  const pane = e.closest('.pane').getBoundingClientRect();
  return top >= pane.top && bottom <= pane.bottom
    && [top + 3, bottom - 3].every((y) => e.contains(document.elementFromPoint((left + right) / 2, y)));
}).length"""


@pytest.mark.parametrize("decision", FIRST)
def test_something_to_choose_is_in_sight(house: House, new_page: NewPage, decision: str) -> None:
    page = new_page(*UPRIGHT, touch=True)
    sit(page, house, *asked(house, decision))
    selector, least = FIRST[decision]
    found = page.locator(f"#decision {selector}")
    expect(found.first).to_be_visible()
    page.wait_for_timeout(300)
    assert found.evaluate_all(CLEAR) >= least
    if decision in ("final_armies", "declare_battle"):
        assert page.locator("#decision [data-end].main").count() == 0, "to go on is not the main thing"
        page.set_viewport_size({"width": ASIDE[0], "height": ASIDE[1]})
        page.reload()
        expect(found.first).to_be_visible()
        page.wait_for_timeout(300)
        assert found.evaluate_all(CLEAR) >= 1


def test_what_was_just_opened_is_in_sight_also_after_the_phone_is_turned(
    house: House, new_page: NewPage
) -> None:
    page = new_page(*UPRIGHT, touch=True)
    sit(page, house, *asked(house, "declare_battle"))
    page.locator("#decision [data-origin]").first.tap()
    page.locator("#decision [data-goal]").last.tap()
    take = page.locator("#decision .chosen .main")
    expect(take).to_be_focused()
    for width, height in (UPRIGHT, ASIDE, UPRIGHT):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)  # the odds have come, and the page is laid out
        assert take.evaluate_all(CLEAR) == 1, (width, height)


def test_nothing_moves_under_the_finger(house: House, new_page: NewPage) -> None:
    """A refusal stands in the headline's place; a line that has gone keeps its place, a form its fields."""
    page = new_page(*UPRIGHT, touch=True)
    page.goto(house.address)
    play = box(page, "form.now .big")
    page.locator("form.now [type=radio][value=ikusa]").check(force=True)
    expect(page.locator("form.now [type=radio][value='2']")).to_be_visible()
    assert box(page, "form.now .big") == play

    sit(page, house, *asked(house, "fill_bin"))
    page.wait_for_timeout(300)
    bins = box(page, ".bin")
    page.locator(".bin .into").nth(2).tap()
    expect(page.locator(".bin output").nth(2)).to_have_text("1")
    assert box(page, ".bin")["top"] == bins["top"]

    table, token, *_ = standing(
        house, "shogun", "4p-fixed-6", lambda s: decision_of("shogun", s) == "plan" and s.season > 0
    )
    sit(page, house, table, token)
    page.wait_for_selector("#decision [data-hand]")
    page.wait_for_timeout(300)
    space = box(page, "[data-space]")
    page.locator(".planning .end .main").click(force=True)  # not all spaces have a card: it says so
    expect(page.locator("#decision .refused")).to_be_visible()
    assert abs(box(page, "[data-space]")["top"] - space["top"]) < 25


def test_the_map_of_a_phone_shows_the_army_that_marches(house: House, new_page: NewPage) -> None:
    page = new_page(*UPRIGHT, touch=True)
    sit(page, house, *asked(house, "move_armies"))
    for army in page.locator("#decision .armies .army").all():
        army.tap()
        expect(army).to_have_attribute("aria-pressed", "true")
        page.wait_for_function(
            """() => {
              const { left, right, top, bottom } = document.querySelector('#map').getBoundingClientRect();
              const stamp = document.querySelector('#map [data-stamp] .chosen')?.getBoundingClientRect();
              return stamp && stamp.left > left && stamp.right < right && stamp.top > top
                && stamp.bottom < bottom;
            }"""
        )
