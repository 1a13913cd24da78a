"""A pupil in a guided first game: reads each lesson after a look at where its card and its arrow are."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError

from tests.browser.player import Player

FOLLOWS = 20_000  # ms: a busy machine draws late
SETTLES = 500  # ms: the guide looks at what plays over the map five times a second

# Where everything of an open lesson is, measured at one moment.
MEASURE = """() => {
  const card = document.querySelector('.coach:not(.small)');
  if (!card) return null;
  const rect = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const seen = (e) => {
    const own = rect(e);
    for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = rect(at);
      own.left = Math.max(own.left, frame.left); own.right = Math.min(own.right, frame.right);
      own.top = Math.max(own.top, frame.top); own.bottom = Math.min(own.bottom, frame.bottom);
    }
    own.top = Math.max(0, own.top); own.bottom = Math.min(innerHeight, own.bottom);
    own.left = Math.max(0, own.left); own.right = Math.min(innerWidth, own.right);
    return own.right - own.left >= 10 && own.bottom - own.top >= 10 ? own : null;
  };
  const named = card.dataset.object;
  const object = named
    ? [...document.querySelectorAll(named)].map(seen).find((one) => one) ?? null : null;
  const spot = document.querySelector('[data-spot]');
  return {
    lesson: card.dataset.lesson, named, card: rect(card), object,
    spot: spot && rect(spot),
    arrow: document.querySelector('[data-arrow]')?.dataset.arrow.split(',').map(Number) ?? null,
    plays: [...document.querySelectorAll('#map [data-over-map], .scene .battle')].map(seen).filter((r) => r),
    screen: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
  };
}"""

# Empty when everything is as it should be, else what is not. Null: no lesson is open any more.
FAULTS = """() => {
  const at = (MEASURE)();
  if (!at) return null;
  const faults = [];
  const { card, object, spot, arrow, plays, screen } = at;
  const meets = (a, b, by = 0) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > -by
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > -by;
  const from = (x, y, r) => Math.hypot(
    Math.max(0, r.left - x, x - r.right), Math.max(0, r.top - y, y - r.bottom));
  if (card.left < 0 || card.top < 0 || card.right > screen.right || card.bottom > screen.bottom)
    faults.push('the card leaves the screen');
  for (const one of plays) if (meets(card, one)) faults.push('the card lies on what plays');
  if (at.named) {
    if (!object) faults.push('its object is not on the page');
    else {
      if (meets(card, object)) faults.push('the card covers its object');
      if (!spot || Math.abs(spot.left - object.left) + Math.abs(spot.bottom - object.bottom) > 24)
        faults.push('the spotlight is elsewhere');
      if (!arrow) faults.push('there is no arrow');
      else {
        const [x0, y0, x1, y1] = arrow;
        if (from(x0, y0, card) > 3) faults.push('the arrow does not begin at the card');
        if (from(x1, y1, object) > 8) faults.push('the arrow does not end at the object');
        if (from(x0, y0, object) <= from(x1, y1, object)) faults.push('the arrow points away');
      }
    }
  } else if (arrow || spot) faults.push('an arrow points at nothing');
  return faults.length ? JSON.stringify([at.lesson, faults, at]) : '';
}""".replace("MEASURE", MEASURE)


class Pupil:
    """Reads lessons beside a player who answers the questions."""

    def __init__(self, page: Page, player: Player, first: Callable[[str], None] | None = None) -> None:
        self.page = page
        self.player = player
        self.first = first  # called with each lesson, when it has been looked at
        self.pointed: dict[str, str] = {}  # by lesson: the object that it points at, or ""

    def check(self) -> None:
        """The layout may be moving: within a while the card has followed it."""
        try:
            self.page.wait_for_function(f"() => !({FAULTS})()", polling=250, timeout=FOLLOWS)
        except TimeoutError:
            raise AssertionError(self.page.evaluate(FAULTS)) from None

    def read(self) -> bool:
        """Read the open lesson, if there is one."""
        card = self.page.locator(".coach:not(.small)")
        if not card.count():
            return False
        self.page.wait_for_timeout(300)  # the guide looks at the page five times a second
        if not card.count():
            return True
        lesson = str(card.get_attribute("data-lesson"))
        with suppress(TimeoutError):  # its object may come a moment later, and some have none
            self.page.wait_for_function(
                "(lesson) => document.querySelector('.coach')?.dataset.lesson !== lesson"
                " || document.querySelector('.coach').dataset.object",
                arg=lesson,
                timeout=3000,
            )
        self.check()
        if card.count():
            self.pointed[lesson] = str(card.get_attribute("data-object"))
            if self.first is not None:
                self.first(lesson)
            self.player.understand(lesson)
        return True

    def play_until(self, over: Callable[[], bool], seconds: float = 900) -> None:
        until = time.monotonic() + seconds
        while not over():
            assert time.monotonic() < until, self.pointed
            # A lesson comes with its question, or when what plays over the map is gone: whoever sees a
            # question and then twice no lesson may answer.
            asked = self.page.locator("#decision .stamp").count() > 0
            if self.read():
                continue
            self.page.wait_for_timeout(SETTLES if asked else 60)
            if asked and not self.read():
                self.player.answer()
