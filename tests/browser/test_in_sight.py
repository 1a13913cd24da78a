"""What the stage director shows is in sight: on the map, and in words that are never cut."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from bakufu.i18n import LANGUAGES
from tests.browser import axe
from tests.browser.conftest import House, NewPage
from tests.browser.player import PATIENCE, Player
from tests.browser.positions import box, decision_of, sit, standing
from tests.browser.test_map import legible
from tests.browser.warlord import Warlord

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"
pytestmark = pytest.mark.timeout(1800)

MODULES = "4p-court-samurai-leaders-chambers-61-rules-2"
STEPS = 60  # of what others do
TURNS = {
    "shogun": ("4p-fixed-6", lambda s: decision_of("shogun", s) == "take_special" and s.season > 0),
    "ikusa": ("3p-standard-8-1", lambda s: decision_of("ikusa", s) == "declare_battle"),
}

PLANS = {
    "shogun": ("4p-fixed-6", lambda s: decision_of("shogun", s) == "plan" and s.season > 0),
    "ikusa": ("4p-long-30-4", lambda s: decision_of("ikusa", s) == "fill_bin" and s.round > 2),
}

# How far an element lies over a box: the pixels of their common part that are least.
OVER = """(e, place) => {
  const b = e.getBoundingClientRect();
  return Math.min(Math.min(b.right, place.right) - Math.max(b.left, place.left),
                  Math.min(b.bottom, place.bottom) - Math.max(b.top, place.top));
}"""

# Words of Latin letters that go on in the next line; a soft hyphen divides them into two.
BROKEN = """all => all.flatMap((e) => {
  const found = [];
  const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/[A-Za-zÀ-ÿ]+/g)) {
      const range = document.createRange();
      range.setStart(node, index + (node.data[index - 1] === '\u00ad'));  // the hyphen is no part of it
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
      const { right } = range.getBoundingClientRect();
      if (right > e.closest('[data-space]').getBoundingClientRect().right) found.push(`${word} sticks out`);
    }
  return found;
})"""

PAUSE = "() => document.querySelector('[data-stage] [data-pause][aria-pressed=false]')?.click()"
SHOWN = """() => [
  ['words', '[data-stage]'], ['picture', '[data-reveal]'],
  ['tower', '#map section[data-over-map].settled'], ['battle', '.battle .dice'],
].filter(([, at]) => document.querySelector(at)).map(([what]) => what)"""

SPOTS = """(ends) => {
  const ctm = document.querySelector('#map svg[role=group]').getScreenCTM();
  const middle = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const all = (kind, selector) =>
    [...document.querySelectorAll(`#map ${selector}`)].map((e, i) => [`${kind}:${i}`, ...middle(e)]);
  return [
    ...ends.map(([name, x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(ctm);
      return [`route:${name}`, at.x, at.y];
    }),
    ...all('token', '.token > .clan'), ...all('castle', '[data-castle]'), ...all('corner', 'g.corner'),
    ...all('arrow', 'g.arrow .body'), ...all('leader', '[data-leader], [data-statue]'),
  ];
}"""

# Steps through what happens, and notes of each step what is not as it should be.
WALK = """async ([most, clear]) => {
  const found = { steps: 0, places: 0, thrown: 0, away: [], covered: [], cut: [], land: [], wrong: [] };
  const frames = async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); };
  const box = (e) => e.getBoundingClientRect();
  while (found.steps < most) {
    const bar = document.querySelector('[data-stage]');
    if (!bar) break;
    await frames();
    if (!bar.isConnected) continue;  // that was the last of what happened
    const runs = bar.querySelector('[data-pause][aria-pressed=false]');  // it has begun just now
    if (runs) {
      runs.click();
      continue;
    }
    const map = box(document.querySelector('#map'));
    const caption = bar.querySelector('.caption');
    const said = caption.innerText;
    const words = [caption, ...caption.querySelectorAll('*')].filter((e) => e instanceof HTMLElement);
    if (words.some((e) => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflow !== 'visible'))
      found.cut.push(said);
    const range = document.createRange();
    range.selectNodeContents(caption);
    const [text, whole] = [range.getBoundingClientRect(), box(bar)];
    if (text.bottom > whole.bottom + 1 || text.right > whole.right + 1 || whole.bottom > map.bottom)
      found.cut.push(said);
    const thrown = document.querySelector('#map section[data-over-map]');
    found.thrown += !!thrown;
    const over = [bar, ...(thrown ? [thrown] : [])].map(box);
    for (const ring of document.querySelectorAll('#map path[data-beat], #map [data-beat-way] .head')) {
      const { left, right, top, bottom } = box(ring);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      found.places++;
      if (x < map.left || x > map.right || y < map.top || y > map.bottom) found.away.push(said);
      else if (over.some((o) => x > o.left && x < o.right && y > o.top && y < o.bottom))
        found.covered.push(`${said} (${ring.dataset.beat ?? 'arrow'})`);
    }
    for (const e of document.querySelectorAll('#map .token .number'))
      if (e.textContent.trim() === '0') found.wrong.push(`${said}: a token without armies`);
    for (const e of document.querySelectorAll('.log [data-rule-link]')) {
      const before = document.createRange();
      before.selectNodeContents(e.parentElement);
      before.setEndBefore(e);
      if (Math.abs([...before.getClientRects()].at(-1).bottom - box(e).bottom) > 8)
        found.wrong.push(`alone on its line: the sign of ${e.parentElement.innerText}`);
    }
    if (clear && document.querySelector('.side #decision [aria-labelledby=asked]:not(.asked)')
        && !document.querySelector('[data-current]')?.innerText)
      found.wrong.push(`${said}: an empty panel`);
    if (clear) {
      const stage = box(bar);
      for (const e of document.querySelectorAll('#map [data-province]')) {
        const land = box(e);
        if (land.top < stage.bottom && land.left < stage.right && land.right > stage.left)
          found.land.push(`${said}: ${e.dataset.province}`);
      }
    }
    thrown?.querySelector('button.skip').click();
    document.querySelector('[data-step]')?.click();
    found.steps++;
  }
  return found;
}"""


def walked(page: Page, player: Player, steps: int = STEPS, clear: bool = False) -> dict[str, Any]:
    """What is noted while others play and Anna answers, step by step, at most until she is to plan."""
    found: dict[str, Any] = {}
    until = time.monotonic() + 900
    while found.get("steps", 0) < steps:
        assert time.monotonic() < until, (found, player.answered)
        part = page.evaluate(WALK, [steps - found.get("steps", 0), clear])
        found = {name: found.get(name, type(new)()) + new for name, new in part.items()}
        if part["steps"]:
            continue
        if page.locator("#decision [data-hand]").count():
            break
        if not player.answer():
            page.wait_for_timeout(50)
    assert found["steps"] > steps / 2
    assert steps < STEPS / 2 or found["places"] >= 3, "some of it happens somewhere on the map"
    return found


class Patient(Player):
    """Where the stage director is paused, a plan that is handed in is still on the screen."""

    def _handed_in(self) -> None:
        self.page.wait_for_selector("[data-step], #decision:not(:has([data-hand]))")


def began(page: Page, house: House, game: str, touch: bool) -> Player:
    record, wanted = TURNS[game]
    table, token, _, _ = standing(house, game, record, wanted)
    sit(page, house, table, token)
    return (Patient if game == "shogun" else Warlord)(page, touch=touch)


@pytest.mark.parametrize(
    ("game", "lang", "width", "height"),
    [
        ("shogun", "en", 390, 844),
        ("shogun", "nl", 844, 390),
        ("ikusa", "nl", 390, 844),
        ("ikusa", "zh-Hans", 844, 390),
    ],
)
def test_a_phone_shows_where_it_happens_and_all_the_words_about_it(
    house: House, new_page: NewPage, game: str, lang: str, width: int, height: int
) -> None:
    page = new_page(width, height, lang=lang, touch=True, speed="1")
    player = began(page, house, game, touch=True)
    found = walked(page, player)
    assert found["away"] == []
    assert found["covered"] == []
    assert found["cut"] == []
    assert game == "ikusa" or found["thrown"], "some of it under the tower's card"


# Resolves when the map has stayed where it is for twenty frames of the page.
AT_REST = """async () => {
  const map = document.querySelector('#map svg[role=group]');
  let [last, frames] = ['', 0];
  while (frames < 20) {
    const now = map.getAttribute('style');
    frames = now === last ? frames + 1 : 0;
    last = now;
    await new Promise(requestAnimationFrame);
  }
}"""


def test_hands_that_have_moved_the_map_have_their_way(house: House, new_page: NewPage) -> None:
    """For three seconds; the next step after that is brought into sight again."""
    page = new_page(390, 844, touch=True, speed="1")
    player = began(page, house, "ikusa", touch=True)
    walked(page, player, steps=8)
    drawn = page.locator("#map svg[role=group]")
    until = time.monotonic() + 900
    while True:  # a busy machine may need the three seconds for the steps themselves
        assert time.monotonic() < until, "never was it quick enough, and far from where the hands went"
        if not page.locator("#map [data-half]").count():  # it happens nowhere
            if not page.evaluate(WALK, [1, False])["steps"] and not player.answer():
                page.wait_for_timeout(50)
            continue
        left = page.locator("#map [data-half]").get_attribute("data-half") == "left"
        page.mouse.move(385 if left else 5, 380)
        began_at = page.evaluate("performance.now()")
        for _ in range(3):
            page.mouse.wheel(0, -600)
        page.evaluate(AT_REST)
        aside = drawn.get_attribute("style")
        found = page.evaluate(WALK, [2, False])
        kept = drawn.get_attribute("style") == aside
        if found["away"] and page.evaluate("performance.now()") - began_at < 2900:
            assert kept
            break
    page.wait_for_timeout(3100)
    walked(page, player, steps=12)
    assert drawn.get_attribute("style") != aside


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", TURNS)
def test_the_words_about_what_happens_cover_no_land(
    house: House, new_page: NewPage, game: str, width: int, height: int
) -> None:
    """Nor does the tower's card cover the province it is about, and no panel beside the map is empty."""
    page = new_page(width, height, speed="1")
    found = walked(page, began(page, house, game, touch=False), steps=40, clear=True)
    assert found["wrong"] == []
    assert found["land"] == []
    assert found["away"] == []
    assert found["covered"] == []
    assert found["cut"] == []


SIZES = [(1280, 800), (1440, 900), (1920, 1080), (844, 390), (390, 844)]


@pytest.mark.parametrize("game", PLANS)
def test_the_button_of_the_last_round_covers_no_land(house: House, new_page: NewPage, game: str) -> None:
    """While one plans, too; on a phone, where the land fills the map, it is no larger than a finger."""
    page = new_page(1280, 800)
    record, wanted = PLANS[game]
    table, token, _, _ = standing(house, game, record, wanted)
    sit(page, house, table, token)
    button = page.locator("[data-recap]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_be_visible()
        place = box(page, "[data-recap]")
        if width < 900:
            assert place["right"] - place["left"] <= 44 and place["bottom"] - place["top"] <= 44
            continue
        page.wait_for_timeout(300)
        for selector in ("#map path[data-province]", "#map [data-label]"):
            for e in page.locator(selector).all():
                assert e.evaluate(OVER, place) <= 0, (width, selector)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_plan_is_broken(house: House, new_page: NewPage, lang: str) -> None:
    """A word that is divided says so by its hyphen."""
    page = new_page(1280, 800, lang=lang)
    record, wanted = PLANS["shogun"]
    table, token, _, _ = standing(house, "shogun", record, wanted)
    sit(page, house, table, token)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert page.locator("[data-space] .title").evaluate_all(BROKEN) == [], (width, height)


def test_with_every_module_planning_leaves_most_of_the_height_to_a_legible_map(
    house: House, new_page: NewPage
) -> None:
    page = new_page(1280, 800)
    table, token, _, _ = standing(
        house, "shogun", MODULES, lambda s: decision_of("shogun", s) == "plan" and s.season > 0
    )
    sit(page, house, table, token)
    for width, height in [(1280, 720), *SIZES[:3]]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        plan = box(page, "#decision")
        assert (plan["bottom"] - plan["top"]) / height <= 0.40, (width, height)
        if height >= 800:
            legible(page)
            assert page.locator("[data-space] .title").evaluate_all(BROKEN) == [], (width, height)


def test_a_row_of_spaces_that_goes_on_fades_at_its_end(house: House, new_page: NewPage) -> None:
    """On a phone on its side; upright, the hand throws a shadow on the rows below it."""
    page = new_page(844, 390, touch=True)
    record, wanted = PLANS["shogun"]
    table, token, _, _ = standing(house, "shogun", record, wanted)
    sit(page, house, table, token)
    row = page.locator(".planning .spaces").first
    fade = "(e) => getComputedStyle(e).maskImage.includes('rgba(0, 0, 0, 0)')"
    page.wait_for_timeout(200)
    assert row.evaluate(fade)
    row.evaluate("(e) => e.scrollTo({ left: e.scrollWidth })")
    page.wait_for_timeout(200)
    assert not row.evaluate(fade)
    page.set_viewport_size({"width": 390, "height": 844})
    assert not row.evaluate(fade)
    assert page.locator(".planning div.foot").evaluate("(e) => getComputedStyle(e).boxShadow") != "none"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", TURNS)
def test_nothing_is_wrong_with_what_is_shown(
    house: House, new_page: NewPage, game: str, width: int, height: int
) -> None:
    """In both themes: the words alone, a picture in the middle of the table, the tower, a battle."""
    page = new_page(width, height, touch=width < 900, speed="1")
    player = began(page, house, game, touch=width < 900)
    wanted = {"words", "tower" if game == "shogun" else "battle"}
    seen: set[str] = set()
    faults: list[str] = []
    until = time.monotonic() + 900
    while not seen >= wanted:
        assert time.monotonic() < until, (seen, player.answered)
        page.evaluate(PAUSE)
        now = set(page.evaluate(SHOWN))
        if now - seen:
            seen |= now
            faults += axe.faults(page, " and ".join(sorted(now)))
        if not page.evaluate(WALK, [1, False])["steps"] and not player.answer():
            page.wait_for_timeout(50)
    assert faults == []


def spots(page: Page, game: str) -> list[tuple[str, float, float]]:
    """What is on the board and where it is seen: the ends of the sea routes, pieces, castles, tiles."""
    drawn = json.loads((GENERATED / f"{game}_map.json").read_text(encoding="utf-8"))
    ends = [
        (f"{route['a']}-{route['b']}", *(step / drawn["grain"] for step in route["path"][:2]))
        for route in drawn["sea_routes"]
    ]
    found: list[tuple[str, float, float]] = page.evaluate(SPOTS, ends)
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["hover", "tap"])
@pytest.mark.parametrize("game", PLANS)
def test_every_sign_on_the_board_tells_what_it_is(
    house: House, new_page: NewPage, game: str, touch: bool
) -> None:
    page = new_page(1440, 900, touch=touch)
    record = MODULES if game == "shogun" else "4p-long-30-4"
    table, *_ = standing(
        house,
        game,
        record,
        lambda s: (
            decision_of(game, s) == ("battle_move" if game == "shogun" else "declare_battle")
            and (game == "shogun" or (any(s.castle) and any(s.battles)))
        ),
    )
    page.goto(f"{house.address}/#/t/{table}")  # to a guest a tap is a look, and nothing else
    page.wait_for_selector("#map [data-province]")
    page.wait_for_timeout(600)
    all_spots = spots(page, game)
    kinds = {kind.split(":")[0] for kind, _, _ in all_spots}
    assert kinds >= (
        {"route", "token"} if game == "shogun" else {"route", "token", "castle", "corner", "arrow"}
    )
    told = page.locator("#map [data-note], #map .card")
    sea = box(page, "#map")
    silent = []
    for kind, x, y in all_spots:
        if touch:
            page.touchscreen.tap(sea["left"] + 20, sea["bottom"] - 60)
            expect(told).to_have_count(0)
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(5, 5)
            expect(told).to_have_count(0)
            page.mouse.move(x - 2, y)
            page.mouse.move(x, y, steps=2)
        try:
            told.first.wait_for(timeout=PATIENCE)
        except TimeoutError:
            silent.append(kind)
            continue
        if kind.startswith("route"):
            expect(page.locator("#map [data-note]")).to_have_count(1)
    assert silent == []
