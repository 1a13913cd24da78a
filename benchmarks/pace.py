"""How long a person beside three bots waits, in a real browser, and what is shown meanwhile.

    python -m benchmarks.pace [--games shogun,ikusa] [--rounds 3] [--speed 1] [--json]

Somebody plays some rounds by clicks against bots of the usual level, at the pace that everybody has who
changes nothing. The page itself notes the clicks, the questions and what is shown in between. A wait begins
with the last click and ends with the next question; only waits in which the stage has shown something are
counted. A gap is a time within a wait in which nothing on the stage changes: the goal is that none reaches
20 s. Captions that are gone sooner than a quick reader has read them are counted, too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bakufu.engine import registry
from tests.browser.beside_bots import BOTS, NORMAL, page_at, seated
from tests.browser.conftest import House, opened
from tests.browser.machine import FLAGS, chromium

GOAL = 20.0  # seconds without anything new to see
READER = 25.0  # letters a second that a quick reader takes in: subtitles have 15 to 20
SIZE = (1280, 800)
LOOK = 50  # milliseconds between two looks for a question
MOST = 1800.0  # seconds of a game: it hangs

# At each frame: what lies on the stage, and whether anything is asked. Times are in milliseconds.
WATCH = """
window.paced = { waits: [], captions: [], rounds: 0 };
{
  const STAGE = '[data-stage] .caption, [data-over-map], .scene .battle, dialog[open], [data-gain]';
  let clicked = null, wait = null, asked = null, planned = false, stage = '', caption = null;
  const text = (element) => element?.textContent.trim() ?? '';
  addEventListener('pointerdown', () => (clicked = performance.now()), true);
  requestAnimationFrame(function look(now) {
    requestAnimationFrame(look);
    const told = document.querySelector('[data-stage] .caption');
    const words = told ? text(told) : null;
    if (words !== caption?.words) {
      if (caption && caption.words) paced.captions.push({ ...caption, to: now });
      caption = words === null ? null : { words, from: now };
    }
    const is = told ? null : !!document.querySelector('#decision .stamp');
    const plans = is === true && !!document.querySelector('#decision [data-hand]');
    if (plans && !planned) paced.rounds++;
    if (is !== null) planned = plans || (planned && !is);
    const shown = [...document.querySelectorAll(STAGE)]
      .map((element) => element.getAttribute('class') + text(element)).join('|');
    if (asked && !is) {
      const from = clicked > asked.from ? clicked : now;
      wait = { from, beats: [], last: [] };
    }
    if (wait && shown !== stage && shown) {
      wait.beats.push(now);
      wait.last.push(words ?? '');
    }
    if (wait && is) {
      paced.waits.push({ ...wait, to: now });
      wait = null;
    }
    if (is && !asked) asked = { from: now };
    else if (!is) asked = null;
    stage = shown;
  });
}
"""


def gaps(wait: dict[str, Any]) -> list[tuple[float, str]]:
    """Seconds between two changes of the stage, from the click to the question, and what was told before."""
    times = [wait["from"], *wait["beats"], wait["to"]]
    told = ["the click", *wait["last"]]
    return [((after - before) / 1000, what) for before, after, what in zip(times, times[1:], told)]


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def played(house: House, page: Page, game: str, rounds: int, bot: str, seed: int) -> dict[str, Any]:
    """So many rounds by clicks, and what the page has noted."""
    player = seated(house, page, game, bot, seed)
    until = time.monotonic() + MOST
    over = "() => !!document.querySelector('h1#winner')"
    while page.evaluate("paced.rounds") <= rounds and not page.evaluate(over):
        if time.monotonic() > until:
            raise TimeoutError(f"{game} stands still: {player.answered}")
        if page.locator("[data-stage]").count() or not player.answer():
            page.wait_for_timeout(LOOK)
    noted: dict[str, Any] = page.evaluate("paced")
    return noted


def figures(game: str, noted: dict[str, Any], rounds: int) -> dict[str, Any]:
    watched = [wait for wait in noted["waits"] if wait["beats"]]
    if not watched:
        raise RuntimeError(f"nothing of {game} was shown")
    waits = [(wait["to"] - wait["from"]) / 1000 for wait in watched]
    longest, before = max(gap for wait in watched for gap in gaps(wait))
    captions = [(len(one["words"]), (one["to"] - one["from"]) / 1000) for one in noted["captions"]]
    quick = [letters / READER > seconds for letters, seconds in captions]
    return {
        "game": game,
        "rounds": rounds,
        "waits": len(waits),
        "median s": round(statistics.median(waits), 1),
        "90 % s": round(share(waits, 0.9), 1),
        "most s": round(max(waits), 1),
        "longest gap s": round(longest, 1),
        "gap after": before,
        "captions": len(captions),
        "median caption s": round(statistics.median(seconds for _, seconds in captions), 2),
        "too quick to read %": round(100 * sum(quick) / len(quick)),
    }


def measure(options: argparse.Namespace) -> list[dict[str, Any]]:
    found = []
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "pace.db") as house,
        sync_playwright() as playwright,
    ):
        for game in options.games.split(","):
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = page_at(browser, SIZE, options.speed, script=WATCH)
            noted = played(house, page, game, options.rounds, options.bot, options.seed)
            found.append(figures(game, noted, options.rounds))
            browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(registry.games()))
    parser.add_argument("--rounds", type=int, default=3, help="seasons of Shogun, rounds of Ikusa")
    parser.add_argument("--speed", type=float, default=1)
    parser.add_argument("--bot", default=NORMAL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    before = os.getloadavg()[0]
    found = measure(options)
    load = f"load {before:.1f} before, {os.getloadavg()[0]:.1f} after, on {os.cpu_count()} cores"
    if options.json:
        print(json.dumps({"load": load, "games": found}, indent=2))
    else:
        table = Table(title=f"Beside {BOTS} bots ({options.bot}) at x{options.speed:g}", caption=load)
        table.add_column("from the last click to the next question")
        for row in found:
            table.add_column(row["game"], max_width=30)
        for figure in list(found[0])[1:]:
            table.add_row(figure, *(escape(str(row[figure])) for row in found))
        Console(highlight=False).print(table)
    if any(row["longest gap s"] >= GOAL for row in found):
        sys.exit(f"The goal is missed: nothing new to see for {GOAL:.0f} s.")


if __name__ == "__main__":
    main()
