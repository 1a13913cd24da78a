"""The guide of a first game hides nothing that it speaks about; a long list does not hide the ask button."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, NewPage
from tests.browser.positions import box, decision_of, overlap, sit, standing

pytestmark = pytest.mark.timeout(180)
PLANS = [("shogun", "3p-defaults-1", "plan"), ("ikusa", "3p-standard-30-2", "fill_bin")]
LISTS = [("shogun", "3p-defaults-1", "battle_move"), ("ikusa", "4p-long-30-4", "place_unit")]
ALL = ".coach .ends .main"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (360, 740)])
@pytest.mark.parametrize(("game", "record", "decision"), PLANS)
def test_no_lesson_hides_the_plan_or_the_tools_of_the_map(
    house: House, new_page: NewPage, game: str, record: str, decision: str, width: int, height: int
) -> None:
    table, token, _, _ = standing(house, game, record, lambda s: decision_of(game, s) == decision)
    page = new_page(width, height)
    sit(page, house, table, token, coach=True)
    lessons = 0
    while page.locator(".coach").count():
        expect(page.locator(".coach")).to_be_visible()
        page.wait_for_timeout(800)  # the guide looks for its place, and the page makes room
        lesson = page.locator(".coach h2").inner_text()
        # On a phone the sheet scrolls under its tabs: there it is enough that these and the object are clear.
        tools = (
            ("[data-spot]",)
            if width < height
            else ("#decision", "#decision [data-space], #decision [data-bin]")
        )
        for other in (*tools, "[role=tablist]"):
            if page.locator(other).count():
                assert overlap(box(page, ".coach"), box(page, other)) == 0, (lesson, other)
        if page.locator(".zoom").first.is_visible():
            assert overlap(box(page, ".coach"), box(page, ".zoom")) == 0, lesson
        if width > height:
            assert box(page, "[data-ask]")["bottom"] <= height, "the question for advice is in sight"
        page.locator(ALL).click()
        expect(page.locator(".coach h2", has_text=lesson)).to_have_count(0)
        lessons += 1
    assert lessons > 1


def asked(house: House, game: str, record: str, decision: str) -> tuple[str, str]:
    """A table where this is asked, and the token of who is asked."""
    table, token, _, _ = standing(house, game, record, lambda state: decision_of(game, state) == decision)
    return table, token


@pytest.mark.parametrize(("game", "record", "decision"), LISTS)
def test_the_question_for_advice_is_in_sight_below_a_long_list(
    house: House, new_page: NewPage, game: str, record: str, decision: str
) -> None:
    page = new_page(1280, 800)
    sit(page, house, *asked(house, game, record, decision))
    expect(page.locator("[data-ask]")).to_be_in_viewport(ratio=1)
    ask, question = box(page, "[data-ask]"), box(page, "#decision")
    assert question["top"] <= ask["top"] and ask["bottom"] <= question["bottom"]


ENDS = [
    ("ikusa", "4p-long-30-4", "buy_unit"),
    ("ikusa", "4p-long-30-4", "final_forces"),
    ("ikusa", "4p-long-30-4", "take_losses"),
    ("shogun", "5p-court-samurai-leaders-chambers-55", "take_benefit"),
    ("shogun", "4p-defaults-1027", "choose_revolt"),
]
END = "#decision .end .main, #decision .end [data-end], #decision [data-decline]"


def test_the_button_that_ends_a_decision_is_in_sight_on_a_phone_and_a_low_screen(
    house: House, new_page: NewPage
) -> None:
    """Above the question for advice, however long the list is."""
    page = new_page(1280, 720)
    for game, record, decision in ENDS:
        page.set_viewport_size({"width": 390, "height": 844})
        sit(page, house, *asked(house, game, record, decision))
        expect(page.locator(END)).to_be_in_viewport(ratio=1)
        page.set_viewport_size({"width": 1280, "height": 720})
        expect(page.locator("[data-ask]")).to_be_in_viewport(ratio=1)
        expect(page.locator(END)).to_be_in_viewport(ratio=1)
        assert box(page, END)["bottom"] <= box(page, "#decision .ask")["top"] + 1, decision
