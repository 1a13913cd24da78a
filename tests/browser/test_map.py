"""A map that can be read: what is measured on the page, in pixels of the screen, in both games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import LANGUAGES, Words
from tests.browser.conftest import House, NewPage
from tests.browser.positions import decision_of, sit, standing

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"
MAP = json.loads((GENERATED / "shogun_map.json").read_text(encoding="utf-8"))
SCREENS = [(1280, 800), (1440, 900), (1920, 1080)]
NAME, NUMBER = 11, 10  # pixels: the smallest that are read without effort
GAMES = ("shogun", "ikusa")
PROVINCES = {"shogun": 45, "ikusa": 68}
RECORDS = {"shogun": "4p-fixed-6", "ikusa": "4p-long-30-4"}
PLANNING = {"shogun": "plan", "ikusa": "fill_bin"}
PLAYING = {"shogun": "battle_move", "ikusa": "declare_battle"}

# A letter's size on the screen: its font size times the scale of all that it is drawn in.
# The box of a text has room above and below its letters: 15 % of it on each side.
MEASURE = """() => {
  const map = document.querySelector('#map .map').getBoundingClientRect();
  const texts = [...document.querySelectorAll('#map svg text')].map((e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const { a, b } = e.getScreenCTM();
    const spare = 0.15 * (bottom - top);
    return {
      text: e.textContent, name: e.matches('.name'),
      size: parseFloat(getComputedStyle(e).fontSize) * Math.hypot(a, b),
      left, right, top: top + spare, bottom: bottom - spare,
      seen: right > map.left && left < map.right && bottom > map.top && top < map.bottom,
    };
  }).filter(({ seen }) => seen);
  const land = [...document.querySelectorAll('#map [data-province]')].map((e) => e.getBoundingClientRect());
  return {
    names: texts.filter(({ name }) => name), numbers: texts.filter(({ name }) => !name),
    map: { left: map.left, right: map.right, top: map.top, bottom: map.bottom },
    land: {
      left: Math.min(...land.map((b) => b.left)), right: Math.max(...land.map((b) => b.right)),
      top: Math.min(...land.map((b) => b.top)), bottom: Math.max(...land.map((b) => b.bottom)),
    },
  };
}"""


def measured(page: Page) -> dict[str, Any]:
    """What the map shows once its letters are there and it rests."""
    page.wait_for_selector("#map [data-province]")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def smallest(texts: list[dict[str, Any]]) -> float:
    return min(round(float(text["size"]), 2) for text in texts)


def overlapping(texts: list[dict[str, Any]]) -> list[str]:
    """Pairs of texts that share more than the rim of a letter."""
    return [
        f"{one['text']} and {other['text']}"
        for place, one in enumerate(texts)
        for other in texts[:place]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    ]


def open_at(page: Page, house: House, game: str, phase: dict[str, str]) -> None:
    """The table of a recorded game, in that phase, in this page."""
    table, token, _, _ = standing(house, game, RECORDS[game], lambda s: decision_of(game, s) == phase[game])
    sit(page, house, table, token)


def legible(page: Page) -> dict[str, Any]:
    """What is measured, and one line of it, for the table that `pytest -rP` prints."""
    found = measured(page)
    width, height = page.evaluate("[innerWidth, innerHeight]")
    sys.stdout.write(
        f"{page.locator('html').get_attribute('lang')}, {width} x {height}: "
        f"{len(found['names'])} names from {smallest(found['names'])} px, "
        f"{len(found['numbers'])} numbers from {smallest(found['numbers'])} px\n"
    )
    assert smallest(found["names"]) >= NAME
    assert smallest(found["numbers"]) >= NUMBER
    assert overlapping(found["names"]) == []
    return found


@pytest.mark.parametrize("phase", [PLANNING, PLAYING], ids=["planning", "playing"])
@pytest.mark.parametrize("game", ["shogun", "ikusa"])
def test_names_and_numbers_are_large_enough_on_every_screen(
    house: House, new_page: NewPage, game: str, phase: dict[str, str]
) -> None:
    """All provinces are in sight, the land fills its place, and at most two names have no room."""
    page = new_page(*SCREENS[0])
    open_at(page, house, game, phase)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        _are_large_enough(page, game)


def _are_large_enough(page: Page, game: str) -> None:
    found = legible(page)
    assert len(found["names"]) >= PROVINCES[game] - 2
    land, place = found["land"], found["map"]
    assert place["left"] <= land["left"]
    assert land["right"] <= place["right"]
    assert place["top"] <= land["top"]
    assert land["bottom"] <= place["bottom"]
    wide = (land["right"] - land["left"]) / (place["right"] - place["left"])
    high = (land["bottom"] - land["top"]) / (place["bottom"] - place["top"])
    assert max(wide, high) > 0.85, "the land fills its place"
    assert min(wide, high) > 0.7


def test_planning_leaves_most_of_the_height_to_the_map(house: House, new_page: NewPage) -> None:
    page = new_page(1280, 800)
    for game in GAMES:
        open_at(page, house, game, PLANNING)
        page.wait_for_selector("#decision [data-hand]")
        height = page.locator(".mat").evaluate("(e) => e.getBoundingClientRect().height")
        assert height <= 0.4 * 800
        spare = page.locator(".mat").evaluate("(e) => e.scrollHeight - e.clientHeight")
        assert spare <= 1, "all of the plan is in sight"


def test_a_phone_shows_names_after_one_tap(house: House, new_page: NewPage) -> None:
    """While one plans, the sheet covers most of the map; a tap on its grip lowers it."""
    page = new_page(390, 844, touch=True)
    for game in GAMES:
        open_at(page, house, game, PLANNING)
        page.wait_for_selector("#decision [data-hand]")
        page.locator(".grip").tap()
        found = legible(page)
        assert len(found["names"]) >= 15


def test_a_phone_shows_names_while_one_plays(house: House, new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    for game in GAMES:
        open_at(page, house, game, PLAYING)
        assert len(legible(page)["names"]) >= 15


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", ["shogun", "ikusa"])
def test_names_of_other_languages_are_as_legible(
    house: House, new_page: NewPage, game: str, lang: str
) -> None:
    page = new_page(1280, 800, lang=lang)
    open_at(page, house, game, PLANNING)
    found = legible(page)
    assert len(found["names"]) >= PROVINCES[game] - 2


def test_the_names_keep_their_size_when_the_map_is_zoomed(house: House, new_page: NewPage) -> None:
    """While hands are on it the map is only moved; when it rests, names have their size again."""
    table, token, _, _ = standing(
        house, "ikusa", RECORDS["ikusa"], lambda s: decision_of("ikusa", s) == PLAYING["ikusa"]
    )
    page = new_page(1280, 800)
    sit(page, house, table, token)
    measured(page)
    page.mouse.move(400, 300)
    for _ in range(4):
        page.mouse.wheel(0, -300)
    found = legible(page)
    assert max(text["size"] for text in found["names"]) <= 23


@pytest.mark.parametrize("game", ["shogun", "ikusa"])
def test_the_land_is_coloured_by_owner_or_by_region(house: House, new_page: NewPage, game: str) -> None:
    """The choice is kept; Ikusa, whose regions no rule knows, begins with the owners."""
    page = new_page(1280, 800)
    open_at(page, house, game, PLAYING)
    measured(page)
    button = page.get_by_role("button", name=EN.say("web-board-tint-owner"))
    first = "true" if game == "ikusa" else "false"
    expect(button).to_have_attribute("aria-pressed", first)
    before = page.locator("#map").screenshot()
    button.click()
    expect(button).not_to_have_attribute("aria-pressed", first)
    page.mouse.move(640, 30)
    page.wait_for_timeout(600)
    assert page.locator("#map").screenshot() != before
    page.reload()
    expect(button).not_to_have_attribute("aria-pressed", first)


def test_castles_stand_beside_the_pieces_and_arrows_above_them(house: House, new_page: NewPage) -> None:
    table, token, _, _ = standing(
        house,
        "ikusa",
        RECORDS["ikusa"],
        lambda s: decision_of("ikusa", s) == "declare_battle" and sum(map(bool, s.castle)) >= 3 and s.battles,
    )
    page = new_page(1280, 800)
    sit(page, house, table, token)
    measured(page)
    covered = page.evaluate("""() => {
      const box = (e) => e.getBoundingClientRect();
      const pieces = [...document.querySelectorAll('#map .token .disc, #map .token .cloth')].map(box);
      return [...document.querySelectorAll('#map [data-castle]')].map((e) => {
        const castle = box(e);
        const shared = pieces.map((piece) =>
          Math.max(0, Math.min(castle.right, piece.right) - Math.max(castle.left, piece.left)) *
          Math.max(0, Math.min(castle.bottom, piece.bottom) - Math.max(castle.top, piece.top)));
        const share = Math.max(...shared) / (castle.width * castle.height);
        return { name: e.dataset.castle, wide: castle.width, share };
      });
    }""")
    assert covered
    for castle in covered:
        assert castle["wide"] >= 20, castle
        assert castle["share"] <= 0.25, castle
    above = page.evaluate("""() => {
      const arrow = document.querySelector('#map .arrow');
      const pieces = [...document.querySelectorAll('#map .token')];
      return pieces.every((e) => arrow.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING);
    }""")
    assert above


def test_a_sign_between_provinces_says_what_it_is(house: House, new_page: NewPage) -> None:
    """The end of a sea route, looked at with the pointer."""
    table, token, _, _ = standing(
        house, "shogun", RECORDS["shogun"], lambda s: decision_of("shogun", s) == PLAYING["shogun"]
    )
    page = new_page(1280, 800)
    sit(page, house, table, token)
    measured(page)
    route = MAP["sea_routes"][0]
    x, y = (step / MAP["grain"] for step in route["path"][:2])
    at = page.evaluate(
        """([x, y]) => {
          const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(
            document.querySelector('#map svg[role=group]').getScreenCTM());
          return [left, top];
        }""",
        [x, y],
    )
    page.mouse.move(at[0] + 30, at[1])
    page.mouse.move(at[0] + 2, at[1], steps=3)
    said = EN.say("web-board-sea-route", **{"from": route["a"].title(), "to": route["b"].title()})
    expect(page.locator("#map [data-note]")).to_have_text(said)
