"""A click on a lit province means the same in every game: it ticks, and a second word takes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.positions import decision_of, sit, standing

pytestmark = pytest.mark.timeout(1800)
PLACES = [
    ("shogun", "3p-defaults-1", "draft_take"),
    ("ikusa", "3p-standard-30-2", "add_spearmen"),
    ("ikusa", "4p-long-30-4", "place_army"),
    ("ikusa", "4p-long-30-4", "build_site"),
    ("shogun", "3p-defaults-1", "choose_revolt"),
    ("ikusa", "4p-long-30-4", "pick_battle"),
    ("ikusa", "4p-long-30-4", "place_unit"),
    ("ikusa", "4p-long-30-4", "deploy_ronin"),
    ("ikusa", "5p-quick-8-1", "after_battle"),
    ("ikusa", "3p-standard-8-1", "move_armies"),
    ("ikusa", "4p-long-30-4", "send_ninja"),
    ("ikusa", "4p-long-30-4", "take_revenge"),
]


def view(house: House, table: str, token: str) -> dict[str, Any]:
    found: dict[str, Any] = house.call("GET", f"/api/tables/{table}/view", token=token)
    return found


def lit(page: Page, decision: str) -> Any:
    """A province to click; the own armies on the march are lit too, and a click there chooses the army."""
    if decision != "move_armies":
        return page.locator("#map .province.pickable").first
    step = page.locator("#decision [data-step]").first.get_attribute("data-step")
    return page.locator("#map .province").nth(int(step or 0))


@pytest.mark.parametrize(("game", "record", "decision"), PLACES)
def test_map_click_selects_and_second_action_confirms(
    house: House, new_page: NewPage, game: str, record: str, decision: str
) -> None:
    """The second word is the button, another click or a key; each at a table of its own."""
    page = new_page(1280, 800)
    for second in ("button", "map", "key"):
        table, token, seat, _ = standing(house, game, record, lambda s: decision_of(game, s) == decision)
        sit(page, house, table, token)
        while view(house, table, token)["view"]["to_act"] != [seat]:  # bots that are asked at the same time
            page.wait_for_timeout(50)
        tick_and_take(page, house, table, token, decision, second)


def tick_and_take(page: Page, house: House, table: str, token: str, decision: str, second: str) -> None:
    seq = view(house, table, token)["seq"]
    province, ticked = lit(page, decision), page.locator("#map [data-stamp] .chosen")
    expect(province).to_have_class(re.compile("pickable"))
    before = ticked.count()  # the army that marches is marked so too
    province.dispatch_event("click")
    take = page.locator("#decision .chosen .main")
    expect(take).to_be_visible()
    expect(ticked).to_have_count(before + 1)
    page.wait_for_timeout(300)
    assert view(house, table, token)["seq"] == seq, f"{second}: nothing is played by the first click"
    if decision == "draft_take":
        name = Words("en").say("web-shogun-play-take", province="@").split("@")[0]
        expect(take).to_contain_text(name)
    if second == "button":
        take.click()
    elif second == "map":
        province.dispatch_event("click")
    else:
        expect(take).to_be_focused()
        page.keyboard.press("Enter")
    assert house.moved_on(table, token, seq), second


def test_another_province_can_be_ticked_instead(house: House, new_page: NewPage) -> None:
    table, token, _, _ = standing(
        house, "shogun", "3p-defaults-1", lambda s: decision_of("shogun", s) == "draft_take"
    )
    page = new_page(1280, 800)
    sit(page, house, table, token)
    seq = view(house, table, token)["seq"]
    provinces = page.locator("#map .province.pickable")
    expect(provinces).to_have_count(2)
    take = page.locator("#decision .chosen .main")
    provinces.first.dispatch_event("click")
    first = take.inner_text()
    provinces.last.dispatch_event("click")
    expect(take).not_to_have_text(first)
    page.locator("#decision .chosen button").last.click()
    expect(take).to_have_count(0)
    assert view(house, table, token)["seq"] == seq


def test_a_card_that_is_pointed_at_is_not_ticked(house: House, new_page: NewPage) -> None:
    table, token, _, _ = standing(
        house, "shogun", "3p-defaults-1", lambda s: decision_of("shogun", s) == "draft_take"
    )
    page = new_page(1280, 800)
    sit(page, house, table, token)
    for card in page.locator("#decision .cards .card").all():
        card.hover()
        card.focus()
        expect(page.locator("#map [data-stamp]")).to_have_count(0)
    expect(page.locator("#decision .chosen")).to_have_count(0)
