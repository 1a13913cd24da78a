"""Scenes of the stage director: throws and rolls, and what is turned up, are seen before they are told."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bakufu.games.ikusa.tables import PROVINCE_INDEX
from bakufu.i18n import Words
from tests.browser.ambient import expects_refusal
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player
from tests.browser.positions import RECORDS, last_season, play_on, sit, steps
from tests.browser.warlord import Warlord

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
STAYS = 300  # milliseconds that a die is seen at least

# Each die that was on the screen, from when to when, and in each frame what was rolling and what was told.
DICE = """() => {
  window.dice = {}; window.frames = [];
  const look = () => {
    const now = performance.now();
    for (const battle of document.querySelectorAll('.battle')) {
      const passes = [...battle.querySelectorAll('.passes button')];
      const pass = Math.max(0, passes.findIndex((e) => e.getAttribute('aria-pressed') === 'true'));
      const title = battle.querySelector('h3').textContent;
      for (const line of battle.querySelectorAll('tr')) {
        const row = line.querySelector('th').textContent;
        for (const [side, cell] of [...line.querySelectorAll('td')].entries())
          for (const [place, die] of [...cell.querySelectorAll('[data-die]')].entries()) {
            const key = [title, pass, row, side, place];
            const seen = (window.dice[key] ??= { from: now, value: die.dataset.die });
            seen.to = now;
          }
      }
    }
    window.frames.push({
      rolling: !!document.querySelector('.battle.rolling'),
      caption: document.querySelector('[data-stage] .caption')?.innerText ?? '',
      told: (document.querySelector('.log')?.innerText.match(/ rolls? /g) ?? []).length,
      due: document.querySelectorAll('.battle .due').length,
    });
    if (!window.done) requestAnimationFrame(look);
  };
  look();
}"""


def until(player: Player, done: Callable[[], bool], seconds: float = 600) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, player.answered
        if not player.answer():
            player.page.wait_for_timeout(50)


def come_to_rest(*pages: Page) -> None:
    """Nothing is left to be shown: a page that is left alone does nothing."""
    for page in pages:
        page.wait_for_function(
            """() => {
              if (!document.querySelector('[data-stage], #map [data-over-map]')) return true;
              document.querySelector('[data-skip]')?.click();
              return false;
            }""",
            polling=500,
        )


def rolled(house: House, table: str, token: str, after: int) -> list[int]:
    """All dice of the log after so many lines."""
    events = house.call("GET", f"/api/tables/{table}/view", token=token)["events"][after:]
    return [die for event in events if event["key"] == "rolled" for die in event["facts"]["dice"]]


def test_every_die_of_a_battle_is_seen_by_who_fights_and_by_who_looks_on(
    house: House, new_page: NewPage
) -> None:
    """At normal speed: each die stays a while, and nothing is told of a roll while it rolls."""
    table, token, seat, _ = play_on(house, "ikusa", "3p-standard-30-2", 218)
    assert seat == 1
    page, guest = new_page(speed="1", motion=True), new_page(speed="1", motion=True)
    sit(page, house, table, token)
    guest.goto(f"{house.address}/#/t/{table}")
    guest.wait_for_selector("#decision", state="attached")
    lines = len(house.call("GET", f"/api/tables/{table}/view", token=token)["events"])
    page.locator(f"#decision [data-origin='{PROVINCE_INDEX['bungo']}']").click()
    page.locator(f"#decision [data-goal='{PROVINCE_INDEX['suo']}']").click()
    page.locator("#decision .chosen .main").click()
    for watcher in (page, guest):
        watcher.evaluate(DICE)
    page.locator("#decision [data-end]").click()
    until(Warlord(page), lambda: page.locator("section.battle .result").count() > 0)
    expect(guest.locator("section.battle .result")).to_be_visible()
    thrown = rolled(house, table, token, lines)
    assert len(thrown) > 3
    for watcher in (page, guest):
        dice, frames = watcher.evaluate("() => (window.done = true, [window.dice, window.frames])")
        assert sorted(int(die["value"]) for die in dice.values()) == sorted(thrown)
        assert min(die["to"] - die["from"] for die in dice.values()) >= STAYS
        check_frames(frames)


def check_frames(frames: list[dict[str, Any]]) -> None:
    rolling = [frame for frame in frames if frame["rolling"]]
    assert len(rolling) > 20
    title = Words("en", "ikusa").say("web-ikusa-reveal-dice")
    captions = {frame["caption"] for frame in rolling}  # the words are those of the battle
    words = re.compile(r"attacks|crosses the sea|loses?\b")
    assert all(one == title or words.search(one) for one in captions), captions
    for one, other in pairwise(frames):
        if one["rolling"] and other["rolling"]:
            assert one["told"] == other["told"], "the log waits until the dice lie still"
    assert max(frame["told"] for frame in frames) > frames[0]["told"], "the log tells them then"


# In each frame: what is told of a throw, and where it is told.
THROWS = """() => {
  window.frames = [];
  const text = (selector) => document.querySelector(selector)?.innerText ?? '';
  const look = () => {
    const tower = document.querySelector('#map section[data-over-map]');
    const frame = {
      phase: tower?.className.match(/drop|rattle|tumble|settled/)?.[0] ?? '',
      headline: text('#map section .headline'), result: text('#map section .result'),
      caption: text('[data-stage] .caption'), log: text('.log, aside .now'), tray: text('[data-tray]'),
      asked: !!document.querySelector('#decision .stamp'),
    };
    const last = window.frames.at(-1);
    if (!last || JSON.stringify(frame) !== JSON.stringify(last)) window.frames.push(frame);
    if (!window.done) requestAnimationFrame(look);
  };
  look();
}"""
FALLING = ("drop", "rattle", "tumble")


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All of them, also the one that is being drawn."""
    found: list[dict[str, Any]] = page.evaluate(
        """async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          window.done = true;
          return window.frames;
        }"""
    )
    return found


def check_throw(frames: list[dict[str, Any]], throw: dict[str, Any]) -> None:
    """The attack is told before and above it; the throw and its result nowhere until the cubes lie still."""
    words = Words("en", "shogun")
    into = words.event("throw", throw["facts"]).split(":")[0]
    begins = [at for at, (one, next_) in enumerate(pairwise(frames), 1) if starts(one, next_)]
    before = frames[begins[0] - 1]
    frames = frames[: begins[1] if len(begins) > 1 else None]  # the first throw, where others follow
    falling = [frame for frame in frames if frame["phase"] in FALLING]
    assert {frame["phase"] for frame in falling} == set(FALLING)
    for frame in falling:
        assert " attacks " in frame["headline"] and frame["caption"] == frame["headline"], frame
        assert not frame["result"] and not frame["asked"]
        assert frame["log"].count(into) == before["log"].count(into)
        assert frame["tray"] == before["tray"]
    settled = [frame for frame in frames if frame["phase"] == "settled"]
    assert settled and all(frame["result"] for frame in settled)
    if not falling[0]["log"]:  # on a phone it is behind another tab, as the tray is
        return
    told = next(frame for frame in frames if frame["log"].count(into) > falling[0]["log"].count(into))
    assert frames.index(told) >= frames.index(settled[0]), "the log waits for the tower"


def starts(one: dict[str, Any], next_: dict[str, Any]) -> bool:
    return next_["phase"] == FALLING[0] and one["phase"] not in FALLING


def events_of(house: House, table: str, token: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = house.call("GET", f"/api/tables/{table}/view", token=token)["events"]
    return events


def first_throw(house: House, page: Page, table: str, token: str, lines: int) -> dict[str, Any]:
    """The throw that comes next on the page, when its result has been told there."""
    expect(page.locator("#map section .result")).to_be_visible()
    result = page.locator("#map section .result").inner_text()
    page.wait_for_function("() => !document.querySelector('#map section.settled')")
    there = "result => (document.querySelector('.log, aside .now')?.innerText ?? result).includes(result)"
    page.wait_for_function(there, arg=result)
    return next(event for event in events_of(house, table, token)[lines:] if event["key"] == "throw")


@pytest.mark.parametrize("size", [(1600, 900), (390, 844)], ids=["1600", "phone"])
def test_what_lies_in_the_tray_of_a_real_tower_is_entered_and_then_seen(
    house: House, new_page: NewPage, size: tuple[int, int]
) -> None:
    """A wrong number is named and can be counted again; then the battle plays like any other."""
    table, token, _, _ = play_on(house, "shogun", "3p-manual-21", 95)
    phone = size[0] < 600
    page = new_page(*size, speed="1", motion=True, touch=phone)
    sit(page, house, table, token)
    rows = page.locator("#decision form .colour")
    expect(rows).to_have_count(4)
    press: Callable[[Locator], None] = Locator.tap if phone else Locator.click
    enter = page.get_by_role("button", name=EN.say("web-shogun-play-tray-enter"))
    first = rows.first.locator("input")
    most = int(first.get_attribute("max") or 0)
    expects_refusal(page, "There cannot be 99")
    first.fill("99")
    press(enter)
    alert = page.locator("#decision [role=alert], #decision .alert").first
    expect(alert).to_contain_text(f"at most {most} were thrown in or stuck inside")
    expect(first).to_be_focused()
    first.fill("0")
    press(rows.first.get_by_role("button").last)
    expect(first).to_have_value("1")
    press(rows.nth(1).get_by_role("button").last)
    page.evaluate(THROWS)
    lines = len(events_of(house, table, token))
    press(enter)
    throw = first_throw(house, page, table, token, lines)
    assert throw["facts"]["out"][:2] == [1, 1]
    check_throw(frames_of(page), throw)
    come_to_rest(page)


def test_a_battle_after_a_question_is_told_when_the_cubes_lie_still(house: House, new_page: NewPage) -> None:
    """The attack was told before somebody was asked for an extra army (S-SPEC-06)."""
    table, token, _, _ = play_on(house, "shogun", "3p-defaults-1", 136)
    page = new_page(1600, 900, speed="1", motion=True)
    sit(page, house, table, token)
    page.evaluate(THROWS)
    lines = len(events_of(house, table, token))
    page.locator("#decision .answers .main").click()
    throw = first_throw(house, page, table, token, lines)
    check_throw(frames_of(page), throw)
    come_to_rest(page)


def test_a_throw_is_told_in_a_replay_when_the_cubes_lie_still(house: House, new_page: NewPage) -> None:
    """Also where the attack and the throw of a real tower are two of its steps."""
    table = house.record(RECORDS / "shogun" / "3p-manual-21.json")
    page = new_page(1600, 900, speed="1", motion=True)
    page.goto(f"{house.address}/#/replay/{table}/95")
    page.wait_for_selector(".scrubber")
    page.evaluate(THROWS)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#map section .result")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[data-stage], #map section.settled')")
    throw = next(
        event
        for step in steps("shogun", "3p-manual-21")[95:]
        for event in step.events
        if event.key == "throw"
    )
    check_throw(frames_of(page), {"facts": throw.facts})


# What is turned up in the middle of the table, and which numbers fly.
REVEALED = """() => {
  window.revealed = []; window.gained = {}; window.captions = new Set();
  const look = () => {
    for (const reveal of document.querySelectorAll('[data-reveal]')) {
      const text = reveal.innerText.replaceAll(/\\s+/g, ' ');
      if (window.revealed.at(-1) !== text) window.revealed.push(text);
    }
    for (const { dataset } of document.querySelectorAll('[data-gain]')) window.gained[dataset.gain] = true;
    window.captions.add(document.querySelector('[data-stage] .caption')?.innerText);
    if (!window.done) requestAnimationFrame(look);
  };
  look();
}"""


def test_a_replay_turns_up_what_a_table_does(house: House, new_page: NewPage) -> None:
    """The event, all bids and the order lie in the middle; numbers fly; several at once bear their title."""
    table = house.record(RECORDS / "shogun" / "3p-fixed-3.json")
    page = new_page(speed="4")
    page.goto(f"{house.address}/#/replay/{table}/0")
    page.wait_for_selector(".scrubber")
    page.evaluate(REVEALED)
    page.locator("h1").click()
    page.keyboard.press("Space")
    words = Words("en", "shogun")
    titles = [words.say(f"web-shogun-stage-{what}") for what in ("bids", "order")]
    page.wait_for_function(
        """titles => titles.every((title) => window.revealed.some((text) => text.includes(title)))
          && window.captions.has(titles[0]) && window.gained.chest && window.gained.rice""",
        arg=titles,
        timeout=120_000,
    )
    page.keyboard.press("Space")
    page.keyboard.press("Home")
    page.evaluate("() => (window.done = true)")


def test_what_the_modules_bring_is_turned_up_at_the_table(house: House, new_page: NewPage) -> None:
    """Every module on the table: favors and chambers lie in the middle before anybody plans."""
    options = {"setup": "fixed", "modules": "court,samurai,leaders,chambers"}
    table, (token,) = house.table(1, 3, "easy", options=options)
    page = new_page(speed="4")
    player = Player(page)
    player.open(house.address, table, token)
    until(player, lambda: bool(player.answered.get("plan")))
    page.evaluate(REVEALED)
    until(player, lambda: player.answered["plan"] == 2)
    revealed = "\n".join(page.evaluate("() => (window.done = true, window.revealed)"))
    words = Words("en", "shogun")
    events = events_of(house, table, token)
    rounds = [at for at, event in enumerate(events) if event["key"] == "round"]
    told = {event["key"]: event for event in events[rounds[-1] :]}
    assert "favors-shown" in told and "chambers-drawn" in told
    for key in ("favors-shown", "chambers-drawn"):
        assert words.event(key, told[key]["facts"]).split(":")[0] in revealed
    come_to_rest(page)


def test_winter_and_the_end_are_seen_before_their_numbers(house: House, new_page: NewPage) -> None:
    """The last season of Shogun: food, points and the ceremony are turned up, and then the result comes."""
    table, token = last_season(house, "3p-fixed-3")
    page = new_page(speed="4")
    sit(page, house, table, token)
    player = Player(page)
    page.evaluate(REVEALED)
    page.evaluate("() => (window.result = null)")
    page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector('h1#winner')) window.result ??= window.revealed.length;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    until(player, lambda: page.locator("h1#winner").count() > 0)
    revealed, before = page.evaluate("() => (window.done = true, [window.revealed, window.result])")
    words = Words("en", "shogun")
    titles = [words.say(f"web-shogun-stage-{what}") for what in ("food", "points")]
    places = [next(at for at, text in enumerate(revealed) if title in text) for title in titles]
    over = events_of(house, table, token)[-1]
    ceremony = words.event("game-over", over["facts"]).split("!")[0]
    places.append(next(at for at, text in enumerate(revealed) if ceremony in text))
    assert places == sorted(places) and places[-1] < before
