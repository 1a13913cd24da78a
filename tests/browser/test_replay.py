"""A game looked at again: it plays event by event; slider, keys, another pair of eyes, a link, a picture."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser import axe, standing
from tests.browser.conftest import House, NewPage
from tests.browser.positions import box

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
PLANNED = 43  # moves of four plans but the last one, which begins the season
GAMES = ["shogun", "ikusa"]


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
    assert at(page) == PLANNED, "secret planning is one step"
    expect(page.locator(".moves summary")).to_have_text(EN.say("web-replay-planned", count=PLANNED))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert at(page) == PLANNED
    page.keyboard.press(",")
    assert at(page) == PLANNED - 1, "and can be looked at move by move"
    page.keyboard.press(".")
    each = page.get_by_role("button", name=EN.say("web-replay-by-move"))
    each.click()
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    assert at(page) == PLANNED - 1
    each.click()
    page.locator("h1").click()
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
    expect(page).to_have_url(re.compile(f"#/replay/{table}/{last}/spectator$"))
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
    expect(page).to_have_url(re.compile("/90/spectator$"))
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
    told.locator("[data-rule-link='S-GAME-02']").click()
    expect(page.locator("[data-rule='S-GAME-02']")).to_be_in_viewport()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_no_fault_with_a_replay_and_an_end(house: House, new_page: NewPage, width: int) -> None:
    page = new_page(width, 800)
    table = opened(house, page, 100)
    faults = axe.faults(page, "replay")
    page.goto(f"{house.address}/#/t/{table}")
    page.wait_for_selector("h1#winner")
    expect(page.get_by_role("heading", name=EN.say("web-lobby-chat"))).to_be_visible()
    faults += axe.faults(page, "end")
    assert not faults, "\n".join(faults)


# Everything that is told over the map while it plays, and the pictures that came with it.
NOTE = """() => {
  window.noted = { captions: [], rings: 0, tower: 0, dice: 0, ahead: 0 };
  const look = () => {
    const caption = document.querySelector('[data-stage] .caption')?.innerText;
    const { noted } = window;
    if (caption && noted.captions.at(-1) !== caption) noted.captions.push(caption);
    noted.rings += document.querySelectorAll('#map [data-beat]').length;
    noted.tower += document.querySelectorAll('#map section[data-over-map]').length;
    noted.dice += document.querySelectorAll('#map .battle .dice').length;
    if (!window.done) requestAnimationFrame(look);
  };
  look();
}"""


def of_game(house: House, game: str) -> str:
    return house.recorded() if game == "shogun" else standing.recorded(house, standing.FOUR)


def told(house: House, table: str, key: str) -> int:
    """The first position with such an event."""
    part: Any = house.call("GET", f"/api/tables/{table}/replay")
    return next(
        step["number"] for step in part["steps"] if any(event["key"] == key for event in step["events"])
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1280, 390])
def test_playing_shows_event_by_event_with_tower_and_dice(
    house: House, new_page: NewPage, game: str, width: int
) -> None:
    page = new_page(width, 844, speed="4")
    table = of_game(house, game)
    begin = told(house, table, "revolt" if game == "shogun" else "battle") - 1
    page.goto(f"{house.address}/#/replay/{table}/{begin}")
    page.wait_for_selector(".scrubber")
    page.evaluate(NOTE)
    page.get_by_role("button", name=EN.say("web-replay-play"), exact=True).click()
    picture = "tower" if game == "shogun" else "dice"
    page.wait_for_function(f"() => window.noted.captions.length > 8 && window.noted.{picture} > 0")
    assert page.evaluate("() => ((window.done = true), window.noted.rings)") > 0
    page.get_by_role("button", name=EN.say("web-replay-pause"), exact=True).click()
    # What is turned up stays while it stands still.
    page.wait_for_function("() => !document.querySelector('[data-over-map]:not([data-reveal])')")
    page.wait_for_timeout(1500)  # the event on the screen is over by then
    still = (at(page), page.locator("aside .now li").count())
    page.wait_for_timeout(2000)
    assert (at(page), page.locator("aside .now li").count()) == still, "it stands still"
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-stage]")).to_have_count(0)
    assert at(page) < still[0], "back it goes at once"
    page.get_by_role("button", name=EN.say("web-stage-speed", speed=2)).click()
    kept = "() => ['speed', 'replay-speed'].map((name) => localStorage.getItem(`bakufu.${name}`))"
    assert page.evaluate(kept) == ["4", "2"], "the animations of a table are left alone"


def test_one_step_is_shown_and_then_it_rests_with_all_its_words_in_sight(
    house: House, new_page: NewPage
) -> None:
    page = new_page(speed="4")
    table = opened(house, page)
    season = told(house, table, "bid")
    page.goto(f"{house.address}/#/replay/{table}/{season - 1}")
    expect(page).to_have_url(re.compile(f"/{season - 1}/spectator$"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.locator("[data-stage]")).to_have_count(0)
    assert at(page) == season
    events = house.call("GET", f"/api/tables/{table}/replay?from={season}&to={season}")["steps"][0]["events"]
    expect(page.locator("aside .now li")).to_have_count(len(events))
    height = page.locator("aside .now").evaluate("(list) => list.clientHeight")
    assert height > 200, "more than a few lines"


def test_a_link_to_a_moment_leads_others_there_with_the_same_eyes(house: House, new_page: NewPage) -> None:
    page = new_page()
    opened(house, page, 60)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("aside select").select_option("2")
    expect(page).to_have_url(re.compile("/60/2$"))
    page.locator("[data-copy-link]").click()
    expect(page.locator("[data-copy-link]")).to_have_text(EN.say("web-replay-link-copied"))
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert link == page.url
    other = new_page()
    other.goto(link)
    expect(other.locator("aside select")).to_have_value("2")
    assert at(other) == 60


def test_without_leave_to_copy_the_link_is_shown(house: House, new_page: NewPage) -> None:
    page = new_page()
    opened(house, page, 60)
    page.evaluate("() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))")
    page.locator("[data-copy-link]").click()
    expect(page.get_by_label(EN.say("web-replay-link-by-hand"))).to_have_value(re.compile("/60/spectator$"))


COLOURS = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  ctx.drawImage(image, 0, 0);
  const inside = (from, to) => {
    const { data } = ctx.getImageData(0, from, image.width, to - from);
    const found = new Set();
    for (let i = 0; i < data.length; i += 4) found.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return found.size;
  };
  return [image.width, image.height, inside(0, 800), inside(800, image.height)];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_can_be_saved_as_a_picture(
    house: House, new_page: NewPage, tmp_path: Path, game: str
) -> None:
    """On a desk and on a phone, and the last moment from the page of the result."""
    page = new_page(1280, 844)
    table = of_game(house, game)
    page.goto(f"{house.address}/#/replay/{table}/120")
    page.wait_for_selector(".scrubber")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        _save(page, tmp_path, "-120.png")
    page.goto(f"{house.address}/#/t/{table}")
    _save(page, tmp_path, f"-{table}.png")
    assert all(url.startswith((house.address, "data:", "blob:")) for url in asked)


def _save(page: Page, tmp_path: Path, ends: str) -> None:
    expect(page.locator("[data-picture]")).to_have_text(EN.say("web-replay-picture"))
    with page.expect_download() as download:
        page.locator("[data-picture]").click()
    expect(page.locator("[data-picture]")).to_have_text(EN.say("web-replay-picture-saved"))
    assert download.value.suggested_filename.endswith(ends)
    file = tmp_path / "moment.png"
    download.value.save_as(file)
    source = "data:image/png;base64," + base64.b64encode(file.read_bytes()).decode()
    wide, high, board, words = page.evaluate(COLOURS, source)
    assert wide == 1600 and high > 900
    assert board > 2000, "a painted map with its pieces"
    assert words > 20, "the moment in words, with crests"


def test_a_phone_on_its_side_has_the_map_left_and_the_controls_right(house: House, new_page: NewPage) -> None:
    """And a rule is read in place: its sign stands beside what happened, without its id."""
    page = new_page(844, 390, touch=True)
    table = house.recorded()
    page.goto(f"{house.address}/#/replay/{table}/{told(house, table, 'bid')}")
    play = page.get_by_role("button", name=EN.say("web-replay-play"), exact=True)
    expect(play).to_be_in_viewport(ratio=1)
    land, controls = box(page, "#map"), box(page, "aside")
    assert land["right"] <= controls["left"] and land["bottom"] - land["top"] > 300
    sign = page.locator("aside .now [data-rule-link]").first
    assert sign.inner_text() == "§"
    sign.click()
    expect(page.locator(f".reader[data-rule='{sign.get_attribute('data-rule-link')}']")).to_be_visible()
    expect(play).to_be_attached()
