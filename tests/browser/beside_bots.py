"""A person beside three bots, in a browser: whose tables `tools/screencast.py` and the benchmarks watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.positions import decision_of, standing
from tests.browser.warlord import Warlord

BOTS = 3
NORMAL = "normal"  # the bots that a table has unless somebody wishes others
PLANS = {"shogun": "plan", "ikusa": "fill_bin"}  # the decision with which a round begins
TOUCH = 900  # pixels: a narrower page is a phone
WAR = "4p-long-30-4"  # a recorded game of Ikusa with battles in every round

# A question, and nothing is being shown.
ASKED = "() => !!document.querySelector('#decision .stamp') && !document.querySelector('[data-stage]')"


def page_at(
    browser: Browser, size: tuple[int, int], speed: float, lang: str = "en", script: str = ""
) -> Page:
    """A page with motion on, at this pace; `script` comes before the page's own."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < TOUCH,
        reduced_motion="no-preference",
    )
    keep = {"lang": lang, "speed": f"{speed:g}"}
    kept = "".join(f"localStorage.setItem('bakufu.{name}', '{value}');" for name, value in keep.items())
    context.add_init_script(f"if (origin !== 'null' && !localStorage.getItem('bakufu.speed')) {{ {kept} }}")
    if script:
        context.add_init_script(script)
    page = context.new_page()
    page.set_default_timeout(120_000)
    return page


def seated(house: House, page: Page, game: str, bot: str = NORMAL, seed: int = 1, at: str = "") -> Player:
    """Somebody who plays by clicks, before a plan or before the decision `at`."""
    touch = bool(page.viewport_size and page.viewport_size["width"] < TOUCH)
    if game == "shogun":
        table, (token,) = house.table(1, 1 + BOTS, bot, options={"setup": "fixed"})
        player = Player(page, seed, touch)
    else:
        table, token, *_ = standing(house, game, WAR, _in_war(at or PLANS[game]), bot)
        player = Warlord(page, seed, touch)
    player.open(house.address, table, token)
    page.wait_for_function(ASKED)
    return player


def _in_war(decision: str) -> Callable[[Any], bool]:
    """From the second round of Ikusa on."""
    return lambda state: state.round >= 2 and decision_of("ikusa", state) == decision
