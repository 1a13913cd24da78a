"""What lies where: the planning panel, the guide, notices, and the stamps on the map hide nothing."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import LANGUAGES, Words
from tests.browser.conftest import House, NewPage
from tests.browser.positions import box, decision_of, overlap, play_on, sit, standing, steps

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
Sizes = list[tuple[int, int]]
SIZES: Sizes = [(1280, 720), (1366, 768), (1440, 900)]
TOUCH: Sizes = [(390, 844), (820, 1180)]
TOUCH_AND_SCREENS = pytest.mark.parametrize(
    "sizes", [TOUCH, [*SIZES, (1600, 900), (1920, 1080)]], ids=["touch", "screens"]
)
GUIDE_LOOKS = 400  # ms: five times a second it looks whether it lies on something


@pytest.mark.parametrize(("theme", "answered"), [("light", False), ("dark", True)])
@pytest.mark.parametrize("sizes", [SIZES, [(390, 844)]], ids=["screens", "phone"])
def test_planning_after_winter_has_the_whole_width(
    house: House, new_page: NewPage, sizes: Sizes, theme: str, answered: bool
) -> None:
    """With the points of the last year beside the question; with standing answers and without."""
    table, token, _, _ = standing(
        house, "shogun", "3p-fixed-3", lambda s: s.year == 2 and decision_of("shogun", s) == "plan"
    )
    answers = json.dumps({"extra_attack": "yes", "extra_defense": "yes"} if answered else {})
    page = new_page(*sizes[0], touch=sizes != SIZES, theme=theme, answers=answers)
    sit(page, house, table, token)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        _has_the_whole_width(page, width, height)


def _has_the_whole_width(page: Page, width: int, height: int) -> None:
    page.wait_for_selector("#decision [data-hand]")
    year = page.locator("#decision").get_by_role(
        "button", name=EN.say("web-shogun-board-year-points", year=1)
    )
    expect(year).to_be_visible()
    inner = page.locator("#decision .decision").evaluate("(e) => e.clientWidth")
    assert page.locator("#decision .planning").evaluate("(e) => e.clientWidth") == inner
    paragraph_with_popup = "#decision p:has(button[aria-haspopup])"
    assert overlap(box(page, "#decision h2"), box(page, paragraph_with_popup)) == 0
    assert overlap(box(page, "#decision .planning"), box(page, paragraph_with_popup)) == 0
    expect(page.get_by_role("button", name=EN.say("web-shogun-play-ask-again"))).to_have_count(0)
    if width >= 900:
        tops = page.locator("#decision [data-space]").evaluate_all(
            "all => all.map((e) => Math.round(e.getBoundingClientRect().top))"
        )
        assert len(set(tops)) == 1, "all spaces stand in one row"
        ready = box(page, "#decision .planning .end .main")
        assert ready["bottom"] <= height, "Ready is in sight"


def test_what_was_done_by_itself_is_not_told_through_the_next_planning(
    house: House, new_page: NewPage
) -> None:
    """The last group of armies goes by itself; the planning that follows has the room."""
    whole = steps("shogun", "3p-defaults-1")
    last = max(
        place
        for place, step in enumerate(whole, start=1)
        if decision_of("shogun", step.after) == "draft_take" and step.after.year == 1
    )
    table, token, _, _ = play_on(house, "shogun", "3p-defaults-1", last)
    page = new_page()
    sit(page, house, table, token)
    page.locator("#decision .cards .card").first.click()
    page.locator("#decision .chosen .main").click()
    page.wait_for_selector("#decision [data-hand]")
    by_itself = EN.say("web-play-by-itself", move="@").split("@")[0]
    expect(page.locator("#decision")).not_to_contain_text(by_itself)
    page.wait_for_timeout(300)
    expect(page.locator("#decision")).not_to_contain_text(by_itself)


@TOUCH_AND_SCREENS
def test_the_guide_never_lies_on_the_tower(house: House, new_page: NewPage, sizes: Sizes) -> None:
    whole = steps("shogun", "3p-fixed-3")
    place = next(
        place
        for place, step in enumerate(whole)
        if any(event.key == "throw" for event in step.events)
        and decision_of("shogun", step.before) == "battle_move"
    )
    table, token, _, after = play_on(house, "shogun", "3p-fixed-3", place)
    page = new_page(*sizes[0], touch=sizes == TOUCH)
    sit(page, house, table, token, coach=True)
    card = page.locator(".coach")
    expect(card).to_be_visible()
    seq = house.call("GET", f"/api/tables/{table}/view", token=token)["seq"]
    move = {"id": "attack", "seen": seq, "moves": [after[0].move]}
    house.call("POST", f"/api/tables/{table}/moves", move, token)
    page.wait_for_selector(".map section .scene, .map section.settled")
    throw = ".map section:has(.text)"
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(GUIDE_LOOKS)
        assert overlap(box(page, ".coach"), box(page, throw)) == 0, width
        expect(card.get_by_role("button").last).to_be_visible()


# In how many frames after each other the guide lay on something, at most, since this was begun.
FRAMES_ON = """(other) => {
  window.longest = 0;
  window.frames = 0;
  let run = 0;
  const box = (s) => document.querySelector(s)?.getBoundingClientRect();
  const look = () => {
    const [a, b] = [box('.coach'), box(other)];
    const width = a && b ? Math.min(a.right, b.right) - Math.max(a.left, b.left) : 0;
    const height = a && b ? Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) : 0;
    window.frames += !!b;
    run = width > 0 && height > 0 ? run + 1 : 0;
    window.longest = Math.max(window.longest, run);
    if (!window.enough) requestAnimationFrame(look);
  };
  look();
}"""
A_MOMENT = 3  # frames, in which the page makes room
MOVING = [
    ("shogun", "3p-fixed-3", "battle_move", "throw", ".map section:has(.text)"),
    ("ikusa", "4p-long-30-4", "pick_battle", "rolled", ".scene"),
]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)])
@pytest.mark.parametrize(("game", "record", "decision", "key", "picture"), MOVING)
def test_the_guide_makes_room_while_cubes_fall_and_dice_roll(
    house: House,
    new_page: NewPage,
    game: str,
    record: str,
    decision: str,
    key: str,
    picture: str,
    width: int,
    height: int,
) -> None:
    """With motion, as most people see it: in no frame does the guide lie on what it speaks about."""
    place = next(
        place
        for place, step in enumerate(steps(game, record))
        if place and decision_of(game, step.before) == decision and key in [one.key for one in step.events]
    )
    table, token, _, after = play_on(house, game, record, place)
    page = new_page(width, height, touch=width < 900, motion=True, speed="1")
    sit(page, house, table, token, coach=True)
    expect(page.locator(".coach")).to_be_visible()
    page.evaluate(FRAMES_ON, picture)
    seq = house.call("GET", f"/api/tables/{table}/view", token=token)["seq"]
    move = {"id": "attack", "seen": seq, "moves": [after[0].move]}
    house.call("POST", f"/api/tables/{table}/moves", move, token)
    for _ in range(20):  # the attack waits for whoever reads the lessons that were due before it
        if page.locator(picture).count():
            break
        page.evaluate("() => document.querySelector('.coach .main')?.click()")
        page.wait_for_timeout(500)
    page.wait_for_selector(picture)
    page.wait_for_timeout(4000)
    longest, frames = page.evaluate("() => ((window.enough = true), [window.longest, window.frames])")
    assert frames > A_MOMENT and longest <= A_MOMENT, (longest, frames)


@pytest.mark.parametrize("decision", ["take_losses", "stop_or_repeat"])
@TOUCH_AND_SCREENS
def test_the_guide_never_lies_on_the_battle(
    house: House, new_page: NewPage, sizes: Sizes, decision: str
) -> None:
    table, token, _, _ = standing(
        house, "ikusa", "4p-long-30-4", lambda s: decision_of("ikusa", s) == decision
    )
    page = new_page(*sizes[0], touch=sizes == TOUCH)
    sit(page, house, table, token, coach=True)
    card = page.locator(".coach")
    expect(card).to_be_visible()
    expect(page.locator(".scene").first).to_be_visible()
    for _ in range(3):  # lesson after lesson
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(GUIDE_LOOKS)
            assert overlap(box(page, ".coach"), box(page, ".scene")) == 0, width
        card.locator(".ends .main, .fold").first.click()
        if not card.count():
            break


@pytest.mark.parametrize(("game", "record"), [("shogun", "3p-defaults-1"), ("ikusa", "3p-standard-30-2")])
def test_no_card_of_a_province_opens_under_a_pointer_that_rests(
    house: House, new_page: NewPage, game: str, record: str
) -> None:
    """A lesson that was read goes from under the pointer; only a pointer that moves looks at something."""
    table, token, _, _ = play_on(house, game, record, 3)
    page = new_page(1280, 800)
    sit(page, house, table, token, coach=True)
    understood = page.locator(".coach .ends .main")
    for _ in range(8):
        if not understood.count():
            break
        understood.click()
        page.wait_for_timeout(400)
        expect(page.locator("#map article")).to_have_count(0)
    page.mouse.move(300, 300)
    for step in range(60):
        page.mouse.move(200 + 9 * step, 200 + 5 * step)
        if page.locator("#map article").count():
            break
        page.wait_for_timeout(100)
    expect(page.locator("#map article")).to_have_count(1)


@pytest.mark.parametrize(("game", "record"), [("shogun", "3p-defaults-1"), ("ikusa", "3p-standard-30-2")])
def test_the_card_of_a_province_is_never_cut_on_a_phone(
    house: House, new_page: NewPage, game: str, record: str
) -> None:
    """Not even above the sheet with the plan, where the map is low: its name stands below the header."""
    plan = {"shogun": "plan", "ikusa": "fill_bin"}[game]
    table, token, _, _ = standing(house, game, record, lambda s: decision_of(game, s) == plan)
    page = new_page(390, 844, touch=True, lang="nl")
    sit(page, house, table, token)
    page.wait_for_selector("#decision [data-hand]")
    page.wait_for_timeout(300)  # the sheet comes to rest
    seen = 0
    for province in page.locator("#map .province").all():
        where = province.bounding_box()
        frame = page.locator("#map").bounding_box()
        assert frame is not None
        if where is None:
            continue
        x, y = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
        if not (frame["x"] < x < frame["x"] + frame["width"]):
            continue
        if not (frame["y"] < y < frame["y"] + frame["height"]):
            continue
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(60)
        if not page.locator("#map article").count():
            continue
        card, map_ = box(page, "#map article"), box(page, "#map")
        assert card["top"] >= map_["top"] and card["left"] >= 0, (card, map_)
        assert card["right"] <= 390 and card["bottom"] <= map_["bottom"] + 1, (card, map_)
        seen += 1
    assert seen > 10


NAMES = """() => {
  const box = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const all = (s) => [...document.querySelectorAll(s)];
  return {
    stamps: all('#map [data-stamp] rect').map(box),
    names: all('#map text.name').map((e) => ({ ...box(e), name: e.textContent })),
  };
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_stamp_hides_the_name_of_a_province(house: House, new_page: NewPage, lang: str) -> None:
    """Own provinces that are planned carry a flag: it lies on no name, not on a neighbour's either."""
    table, (token,) = house.table(humans=1, players=3, options={"setup": "fixed"})
    page = new_page(1920, 1080, lang=lang)
    sit(page, house, table, token)
    page.wait_for_selector("[data-hand]")
    cards = page.locator("[data-card]").evaluate_all("all => all.map((e) => +e.dataset.card)")
    spaces = page.locator("[data-space]").evaluate_all("all => all.map((e) => +e.dataset.space)")
    for card, space in zip(cards, spaces, strict=False):
        page.locator(f"[data-card='{card}']").click()
        page.locator(f"[data-space='{space}']").click()
    found = page.evaluate(NAMES)
    assert found["stamps"] and found["names"]
    for stamp in found["stamps"]:
        for name in found["names"]:
            assert overlap(stamp, name) < 4, name["name"]


FITS = "(e) => e.scrollHeight <= e.clientHeight + 1"


def test_a_question_gets_the_room_of_the_log(house: House, new_page: NewPage) -> None:
    """Five special cards in one look; a place pointed out in the log looks unlike a chosen one, and goes."""
    table, token, _, _ = standing(
        house, "shogun", "3p-defaults-1", lambda s: decision_of("shogun", s) == "take_special"
    )
    page = new_page(1366, 768)
    sit(page, house, table, token)
    decision = page.locator("#decision")
    for width, height in ((1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert decision.evaluate(FITS), (width, height)
    page.locator(".log .place").last.click()
    expect(page.locator("#map [data-pointed]")).to_have_count(1)
    expect(page.locator("#map [data-stamp]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#map [data-pointed]")).to_have_count(0)


def test_advice_about_a_plan_hides_neither_its_spaces_nor_the_hand(house: House, new_page: NewPage) -> None:
    """At a low and narrow window, too; and no tooltip comes up under the pointer that asked."""
    table, token, _, _ = standing(house, "shogun", "3p-fixed-3", lambda s: decision_of("shogun", s) == "plan")
    page = new_page(1366, 768)
    sit(page, house, table, token)
    page.locator("[data-ask]").click()
    expect(page.locator(".advice")).to_be_visible()
    for width, height in ((1366, 768), (1000, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        for what in ("#decision [data-space]", "#decision [data-hand]", "#decision .end .main"):
            expect(page.locator(what).first).to_be_in_viewport(ratio=0.95)
            assert overlap(box(page, ".advice"), box(page, what)) == 0, (what, width)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_words_of_a_refusal_do_not_touch_its_frame(house: House, new_page: NewPage) -> None:
    """However many lines they have."""
    table, token, _, _ = standing(
        house, "shogun", "3p-fixed-3", lambda s: decision_of("shogun", s) == "battle_move"
    )
    for width, height in ((390, 844), (1280, 720)):
        page = new_page(width, height)
        sit(page, house, table, token)
        page.locator("#map .province:not(.pickable)").last.dispatch_event("click")
        page.wait_for_selector(".refused p")
        frame, text = box(page, ".refused"), box(page, ".refused p")
        assert text["top"] - frame["top"] >= 5 and frame["bottom"] - text["bottom"] >= 5


SIGNS = """(selector) => {
  const channel = (c) => ((c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const ground = (e) => {
    for (let at = e; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour.length === 3 || colour[3] > 0.9) return colour.slice(0, 3);
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll(selector)].map((svg) => {
    const behind = ground(svg);
    const inks = [...svg.querySelectorAll('path, circle, ellipse, rect')].flatMap((e) => {
      const { fill, stroke } = getComputedStyle(e);
      return [fill, stroke].map(parse).filter((c) => c.length >= 3 && (c[3] ?? 1) > 0.5);
    });
    return [svg.getAttribute('class') ?? '', Math.max(...inks.map((ink) => ratio(ink, behind)))];
  });
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_signs_of_the_tray_stand_out_from_their_ground(
    house: House, new_page: NewPage, theme: str
) -> None:
    table, token, _, _ = standing(
        house, "ikusa", "4p-long-30-4", lambda s: decision_of("ikusa", s) == "fill_bin"
    )
    page = new_page(1280, 800, theme=theme)
    sit(page, house, table, token)
    page.wait_for_selector("#decision .bin svg")
    signs = page.evaluate(SIGNS, "#decision .bin .title svg")
    assert len(signs) == 5
    assert [name for name, contrast in signs if contrast < 4.5] == []


def test_a_roof_on_dark_paper_is_bright(house: House, new_page: NewPage) -> None:
    """Each part of the castle and the levy, not only the brightest: those were nearly invisible."""
    table, token, _, _ = standing(
        house, "ikusa", "4p-long-30-4", lambda s: decision_of("ikusa", s) == "fill_bin"
    )
    page = new_page(1280, 800, theme="dark")
    sit(page, house, table, token)
    page.wait_for_selector("#decision .bin svg")
    for kind in ("build", "levy"):
        for fill in page.locator(f"#decision .bin svg.{kind} .roof").evaluate_all(
            "all => all.map((e) => getComputedStyle(e).fill)"
        ):
            red, green, blue = (int(part) for part in re.findall(r"\d+", fill)[:3])
            assert red + green + blue > 300, f"{kind}: {fill}"
