"""Scenes of the stage director: throws and rolls, and what is turned up, are seen before they are told."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from bakufu.games.ikusa.tables import PROVINCE_INDEX
from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player
from tests.browser.positions import play_on, sit
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
    assert {frame["caption"] for frame in rolling} == {title}
    for one, other in pairwise(frames):
        if one["rolling"] and other["rolling"]:
            assert one["told"] == other["told"], "the log waits until the dice lie still"
    assert any(" rolls " in frame["caption"] or " roll " in frame["caption"] for frame in frames)
