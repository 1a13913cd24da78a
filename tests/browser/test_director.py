"""The stage director: what others do is shown event by event, and only then is anything asked."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.player import Player
from tests.browser.positions import decision_of, sit, standing
from tests.browser.warlord import Warlord

EN = Words("en")

# Everything that the page shows, noted whenever it changes: what happens, how long the log is, what is asked.
NOTE = """() => {
  window.noted = [];
  const look = () => {
    const caption = document.querySelector('[data-stage] .caption')?.innerText ?? null;
    const now = {
      caption, lines: document.querySelectorAll('.log li').length,
      asked: !!document.querySelector('#decision .stamp'),
      seq: +document.querySelector('[data-seq]').dataset.seq,
      rings: document.querySelectorAll('#map [data-beat]').length,
      rolling: !!document.querySelector('.battle.rolling'),
    };
    const last = window.noted.at(-1);
    if (!last || JSON.stringify({ ...last, at: 0 }) !== JSON.stringify({ ...now, at: 0 }))
      window.noted.push({ ...now, at: performance.now() });
    if (!window.done) requestAnimationFrame(look);
  };
  look();
}"""


def noted(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => ((window.done = true), window.noted)")
    return found


def until(player: Player, done: Callable[[], bool], seconds: float = 900) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, player.answered
        if not player.answer():
            player.page.wait_for_timeout(30)


def season(house: House, new_page: NewPage, speed: str) -> tuple[Player, Page]:
    """A table of Shogun where Anna has just handed in her first plan."""
    table, (token,) = house.table(1, 3, "easy", options={"setup": "fixed"})
    page = new_page(speed=speed)
    player = Player(page)
    player.open(house.address, table, token)
    until(player, lambda: bool(player.answered.get("plan")))
    return player, page


def test_a_season_of_shogun_is_shown_event_by_event(house: House, new_page: NewPage) -> None:
    player, page = season(house, new_page, "4")
    page.evaluate(NOTE)
    until(player, lambda: player.answered["plan"] == 2)
    shown = noted(page)
    captions = [one["caption"] for one in shown if one["caption"]]
    assert len(set(captions)) > 25, "ten actions of three players, and what comes before them"
    assert any(one["rings"] for one in shown), "the map shows where it happens"
    playing = [one for one in shown if one["caption"] is not None]
    assert not [one for one in playing if one["asked"]], "nothing is asked while something is being shown"


def test_what_is_shown_can_be_skipped_paused_and_stepped(house: House, new_page: NewPage) -> None:
    player, page = season(house, new_page, "1")
    stage = page.locator("[data-stage]")
    expect(stage).to_be_visible()
    page.get_by_role("button", name=EN.say("web-stage-pause")).click()
    caption = stage.locator(".caption")
    before = caption.inner_text()
    page.wait_for_timeout(1500)
    assert caption.inner_text() == before, "it stands still"
    page.get_by_role("button", name=EN.say("web-stage-step")).click()
    expect(caption).not_to_have_text(before)
    page.get_by_role("button", name=EN.say("web-stage-speed", speed=1)).click()
    expect(page.get_by_role("button", name=EN.say("web-stage-speed", speed=2))).to_be_visible()
    expect(page.locator("[data-behind]")).to_have_attribute("title", re.compile(r"^\d+ events? behind$"))
    page.get_by_role("button", name=EN.say("web-stage-skip")).click()
    expect(page.locator("#decision .stamp")).to_be_visible()
    assert player.answered["plan"] == 1


def test_it_waits_after_each_step_for_who_wants_that(house: House, new_page: NewPage) -> None:
    _, page = season(house, new_page, "4")
    page.locator("[data-stepwise]").click()
    expect(page.locator("[data-step]")).to_be_visible()
    caption = page.locator("[data-stage] .caption")
    before = caption.inner_text()
    page.wait_for_timeout(1500)
    assert caption.inner_text() == before
    page.locator("[data-step]").click()
    page.wait_for_function(  # the next step, or after the last one the question
        "before => document.querySelector('[data-stage] .caption')?.innerText !== before", arg=before
    )
    assert page.evaluate("localStorage.getItem('bakufu.stepwise')") == "on"
    page.keyboard.press("s")
    expect(page.locator("#decision .stamp")).to_be_visible()


def test_bids_are_turned_up_together_and_gains_reach_their_seats(house: House, new_page: NewPage) -> None:
    player, page = season(house, new_page, "2")
    page.evaluate(
        """() => {
          window.revealed = new Set(); window.gained = new Set(); window.seats = 0;
          const look = () => {
            const title = document.querySelector('[data-reveal] h3')?.innerText;
            if (title) window.revealed.add(title);
            const seats = document.querySelectorAll('[data-reveal]:has(h3) .seat').length;
            window.seats = Math.max(window.seats, seats);
            const gains = document.querySelectorAll('[data-gain]');
            for (const { dataset } of gains) window.gained.add(dataset.gain);
            if (!window.done) requestAnimationFrame(look);
          };
          look();
        }"""
    )
    until(player, lambda: player.answered["plan"] == 2)
    revealed, gained = page.evaluate("() => (window.done = true, [[...window.revealed], [...window.gained]])")
    assert Words("en", "shogun").say("web-shogun-stage-bids") in revealed
    assert page.evaluate("window.seats") == 3
    assert {"chest", "rice", "armies"} <= set(gained)


def test_a_live_clock_starts_when_everything_has_been_shown(house: House, new_page: NewPage) -> None:
    table, (token,) = house.table(1, 3, "easy", options={"setup": "fixed"}, pace="live")
    page = new_page(speed="1")
    player = Player(page)
    player.open(house.address, table, token)
    until(player, lambda: bool(player.answered.get("plan")))
    stage = page.locator("[data-stage]")
    expect(stage).to_be_visible()

    def clock() -> Any:
        return house.call("GET", f"/api/tables/{table}/view", token=token)["table"]["seats"][0]

    while not clock()["to_act"]:
        page.wait_for_timeout(100)
    waiting = clock()["starts_at"]
    assert waiting > time.time()
    page.keyboard.press("s")
    expect(page.locator("#decision .stamp")).to_be_visible()
    deadline = time.monotonic() + 120
    while clock()["starts_at"] >= waiting:
        assert time.monotonic() < deadline
        page.wait_for_timeout(100)


def test_a_war_of_ikusa_is_shown_event_by_event(house: House, new_page: NewPage) -> None:
    """Also in a hurry, where only beginning and end of some battles are told: no dice roll after that.

    While dice roll, the words are about their battle: how it began, or who fell last.
    """
    page = new_page(speed="4", motion=True)
    table, token, *_ = standing(
        house, "ikusa", "3p-standard-8-1", lambda state: decision_of("ikusa", state) == "declare_battle"
    )
    sit(page, house, table, token)
    player = Warlord(page)
    page.evaluate(NOTE)
    until(player, lambda: bool(player.answered.get("fill_bin")))
    shown = noted(page)
    captions = {one["caption"] for one in shown if one["caption"]}
    assert len(captions) > 25
    assert not [one for one in shown if one["caption"] is not None and one["asked"]]
    rolling = {one["caption"] for one in shown if one["rolling"]}
    dice = Words("en", "ikusa").say("web-ikusa-reveal-dice")  # where a battle has just been opened anew
    words = re.compile(r"attacks|crosses the sea|loses?\b")
    strange = [one for one in rolling if one != dice and not words.search(one)]
    assert rolling and not strange


def test_who_comes_back_reads_what_happened_and_can_watch_it(house: House, new_page: NewPage) -> None:
    """The page was closed in the middle; the others have gone on to the next question."""
    _, page = season(house, new_page, "1")
    address = page.url
    page.goto("about:blank")
    page.wait_for_timeout(500)
    page.goto(address)
    expect(page.locator("#decision .stamp")).to_be_visible()
    away = page.locator("[data-away]")
    expect(away).to_contain_text(EN.say("web-away-title"))
    assert 1 <= away.locator("li").count() <= 8
    away.locator("[data-watch]").click()
    expect(page.locator("[data-stage] .caption")).to_be_visible()
    expect(away).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator("#decision .stamp")).to_be_visible()
    page.reload()
    expect(page.locator("#decision .stamp")).to_be_visible()
    expect(away).to_have_count(0)


@pytest.mark.parametrize("speed", ["0", "1"])
def test_a_page_that_comes_back_is_up_to_date_at_once(house: House, new_page: NewPage, speed: str) -> None:
    """Nobody watches again what happened before: reloading in the middle leads to the present."""
    _, page = season(house, new_page, speed)
    page.reload()
    expect(page.locator("#decision .stamp")).to_be_visible()
    expect(page.locator("[data-stage]")).to_have_count(0)
