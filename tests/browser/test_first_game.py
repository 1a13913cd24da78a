"""The guided first games, with motion on: the guide stands beside what it explains and points at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player
from tests.browser.pupil import Pupil
from tests.browser.warlord import Warlord

pytestmark = pytest.mark.timeout(1200)
EN = Words("en")
SHOGUN = Words("en", "shogun")
SIZES = [(390, 844), (1280, 800)]
ROUND = "() => document.querySelector('header .when')?.innerText ?? ''"


def begin(page: Page, house: House, game: str) -> None:
    """Motion on, and fast: every beat is shown."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{house.address}/#/learn/{game}")
    page.get_by_role("button", name=EN.say("web-learn-start")).click()
    page.wait_for_selector(".coach")  # the question may come after what others do


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_in_the_first_season_of_shogun_the_guide_points_at_each_thing(
    house: House, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height, touch=width < 900, speed="4")
    begin(page, house, "shogun")
    pupil = Pupil(page, Player(page, seed=2, touch=width < 900))
    summer = SHOGUN.say("web-shogun-play-season", season="summer", year=1)
    pupil.play_until(lambda: summer in page.evaluate(ROUND))
    asked = {"draft", "group", "round", "planning", "bid", "specials"}
    assert asked <= set(pupil.pointed), pupil.pointed
    assert {"event", "actions"} <= set(pupil.pointed)
    assert {"build", "levy", "deploy"} & set(pupil.pointed), "action by action"
    nowhere = {lesson for lesson, object_ in pupil.pointed.items() if not object_}
    assert nowhere <= {"welcome"}, "on a phone the own seat is not on the page"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_in_the_first_round_of_ikusa_the_guide_points_at_each_thing(
    house: House, new_page: NewPage, width: int, height: int
) -> None:
    """It begins in the prepared position, says its house rule, and leads to a battle."""
    page = new_page(width, height, touch=width < 900, speed="4")
    begin(page, house, "ikusa")
    expect(page.locator(".coach")).to_contain_text("three daimyos")
    pupil = Pupil(page, Warlord(page, seed=2, touch=width < 900))
    pupil.play_until(lambda: "income" in pupil.pointed)
    assert {"prepared", "armies", "plan", "order", "levy", "move", "declare", "fight"} <= set(
        pupil.pointed
    ), pupil.pointed
    nowhere = {lesson for lesson, object_ in pupil.pointed.items() if not object_}
    assert nowhere <= {"welcome", "income"}, "on a phone the own seat is not on the page"


def test_the_guide_follows_when_the_layout_moves(house: House, new_page: NewPage) -> None:
    page = new_page(1280, 800)
    page.goto(f"{house.address}/#/learn/ikusa")
    page.get_by_role("button", name=EN.say("web-learn-start")).click()
    page.locator(".coach[data-lesson=welcome] .ends .main").click()
    expect(page.locator(".coach[data-lesson=prepared]")).to_have_attribute(
        "data-object", '#map [data-province="harima"]'
    )
    pupil = Pupil(page, Warlord(page))
    pupil.check()
    before = page.locator("[data-arrow]").get_attribute("data-arrow")
    page.locator("#map").hover(position={"x": 300, "y": 300})
    page.mouse.wheel(0, -400)  # the map is larger now
    expect(page.locator("[data-arrow]")).not_to_have_attribute("data-arrow", str(before))
    pupil.check()
    page.set_viewport_size({"width": 1600, "height": 900})
    pupil.check()
    page.set_viewport_size({"width": 390, "height": 844})
    pupil.check()
