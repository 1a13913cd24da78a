"""How quick the web client is, measured in a real browser beside an idle page at the same time.

    python -m benchmarks.web [--game shogun] [--seconds 30] [--bots 4] [--speed 0 1]

Prints what the first load weighs and takes. Then, at speed 0: the time from a WebSocket message to its answer
on the screen while a game of bots runs as fast as it can, and the frames meanwhile. At every other speed: the
frames while the director shows what three bots do, beside whom somebody plays by clicks; the goal at speed 1
is none over 50 ms on two cores. Both stand beside the frames of a page that does nothing.
Times on the clock are those of the machine as it is: the server, the bots, the browser and whoever else works
on it share its cores, and its load is printed. Processor time is what the client's main thread spent itself,
and hardly depends on the others.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from bakufu.engine import registry
from tests.browser.beside_bots import BOTS, page_at, seated
from tests.browser.conftest import House, opened
from tests.browser.machine import FLAGS, chromium
from tools.game_data import game_data

STATIC = Path(__file__).parents[1] / "src" / "bakufu" / "web" / "static"
LONG = 50  # milliseconds
ROUNDED = 0.5  # a frame of three refreshes takes 50 ms; the browser's clock makes 50.1 of some
QUICKEST = "easy"  # bot that plays to win
SIZE = (1280, 800)
NAMED = 8  # long frames

# Before the page's own scripts: the frames, the long tasks, and each update with the frame that shows it.
WATCH = """
window.measured = { frames: [], tasks: [], answers: [], shown: [], messages: 0 };
const stage = () => document.querySelector('[data-stage] .caption')?.textContent.trim() ?? null;
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) measured.tasks.push([startTime, duration]);
}).observe({ entryTypes: ['longtask'] });
let before = 0, told = null;
requestAnimationFrame(function frame(now) {
  const tells = stage();
  if (before) measured.frames.push([before, now - before, tells ?? told]);
  [before, told] = [now, tells];
  requestAnimationFrame(frame);
});
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({ data }) => {
      measured.messages++;
      if (!data.includes('"update"')) return;
      const seq = JSON.parse(data).seq;
      if (seq > shows()) waiting.push({ seq, came: performance.now() }); // otherwise no move: who sits where
    });
  }
};
// The room of a table bears the number of the last update that it shows; the task after the frame in which it
// changes is when that frame is painted.
const waiting = [];
const shows = () => Number(document.querySelector('[data-seq]')?.dataset.seq ?? Infinity); // another page
function look() {
  const now = waiting.filter(({ seq }) => seq <= shows());
  if (!now.length) return;
  waiting.splice(0, now.length);
  measured.shown.push(performance.now());
  const channel = new MessageChannel();
  channel.port1.onmessage = () => measured.answers.push(...now.map(({ came }) => performance.now() - came));
  channel.port2.postMessage(0);
}
addEventListener('DOMContentLoaded', () => {
  const what = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq'] };
  new MutationObserver(look).observe(document.body, what);
});
"""


def new_page(browser: Browser, watch: bool = True, speed: float = 1) -> Page:
    return page_at(browser, SIZE, speed, script=WATCH if watch else "")


def weights() -> None:
    print("The built client, bytes packed:")
    files = {path.name: len(gzip.compress(path.read_bytes())) for path in (STATIC / "assets").iterdir()}
    for name, size in sorted(files.items(), key=lambda pair: -pair[1])[:8]:
        print(f"  {size:8,}  {name}")
    print(f"  {sum(files.values()):8,}  all {len(files)} files, in every language")


def first_load(browser: Browser, house: House) -> None:
    page = new_page(browser, watch=False)
    fetched = {"bytes": 0, "files": 0}

    def count(answer: Response) -> None:
        fetched["bytes"] += int(answer.headers.get("content-length", 0))
        fetched["files"] += 1

    page.on("response", count)
    page.goto(house.address)
    page.wait_for_selector("main button.main")
    page.wait_for_load_state("networkidle")
    paint = page.evaluate(
        """() => ({
          first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          load: performance.getEntriesByType('navigation')[0].loadEventEnd,
        })"""
    )
    print(
        f"First load of the start page: {fetched['bytes']:,} bytes in {fetched['files']} files, "
        f"first paint after {paint['first']:.0f} ms"
    )
    page.context.close()


def frames_of(page: Page, since: float, staged: bool = False) -> dict[str, Any]:
    """Of all frames since then, or only of those in which something was on the stage."""
    measured = page.evaluate("() => measured")
    seen = [
        (length, told)
        for start, length, told in measured["frames"]
        if start >= since and (told is not None or not staged)
    ]
    tasks = [length for start, length in measured["tasks"] if start >= since]
    return {
        "frames": sorted(length for length, _ in seen),
        "long": sorted(((length, told or "") for length, told in seen if is_long(length)), reverse=True),
        "tasks": tasks,
        "answers": sorted(measured["answers"]),
        "shown": sum(at >= since for at in measured["shown"]),
        "messages": measured["messages"],
    }


class Trace:
    """What the browser itself notes about the tasks of a page's main thread."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []
        self.done = False
        self.session = page.context.new_cdp_session(page)
        self.session.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))
        wanted = {"categories": "devtools.timeline,toplevel", "transferMode": "ReportEvents"}
        self.session.send("Tracing.start", wanted)

    def tasks(self) -> list[float]:
        """Milliseconds of processor time of each task, the longest last."""
        self.session.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(50)
        spent: dict[tuple[int, int], list[float]] = defaultdict(list)
        for event in self.events:
            if event["name"] == "ThreadControllerImpl::RunTask" and "tdur" in event:
                spent[event["pid"], event["tid"]].append(event["tdur"] / 1000)
        shows = {
            (event["pid"], event["tid"]) for event in self.events if event["name"] == "FireAnimationFrame"
        }
        return sorted(max((spent[thread] for thread in shows), key=sum))  # the page that works most


def is_long(frame: float) -> bool:
    return frame > LONG + ROUNDED


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def told(name: str, found: dict[str, Any]) -> None:
    frames, tasks = found["frames"], found["tasks"]
    long = len(found["long"])
    print(
        f"  {name:12} {len(frames):5} frames, median {statistics.median(frames):.1f} ms, 99 % under "
        f"{part(frames, 0.99):.1f} ms, longest {frames[-1]:.1f} ms, {long} over {LONG} ms; "
        f"{len(tasks)} tasks over {LONG} ms, longest {max(tasks, default=0):.0f} ms"
    )


def processor_time(spent: list[float], frames: int, kind: str) -> None:
    worked = [length for length in spent if length > 1]
    print(
        f"  processor time of its main thread: {sum(spent):.0f} ms in all, "
        f"{sum(spent) / frames:.1f} ms for each {kind}; "
        f"{sum(length > LONG for length in spent)} of {len(spent)} tasks over {LONG} ms, "
        f"95 % of the {len(worked)} over 1 ms within {part(worked, 0.95):.0f} ms, "
        f"longest {', '.join(f'{length:.0f}' for length in spent[:-6:-1])} ms"
    )


def game_of_bots(browser: Browser, house: House, game: str, bots: int, seconds: float) -> None:
    """A guest watches bots that do not wait for each other, and nothing is staged."""
    idle = new_page(browser)
    idle.goto(house.address + "/#/settings")
    page = new_page(browser, speed=0)
    bot = QUICKEST
    table, (token,) = house.table(1, bots, bot, game=game, options=game_data(game).soon)
    page.goto(f"{house.address}/#/t/{table}")
    page.wait_for_selector("#decision")
    page.wait_for_timeout(3000)  # the board stands and all wait for the one person, who lets a bot play
    trace = Trace(page)
    since = [
        one.evaluate("() => { measured.answers = []; return performance.now(); }") for one in (page, idle)
    ]
    house.call("POST", f"/api/tables/{table}/bot", {"bot": bot}, token)
    for _ in range(int(seconds * 2)):
        page.wait_for_timeout(500)
        if house.call("GET", f"/api/tables/{table}")["status"] == "over":
            break
    page.wait_for_timeout(500)
    spent = trace.tasks()
    seen, rest = frames_of(page, since[0]), frames_of(idle, since[1])
    print(f"A game of {game} by {bots} bots at full speed, {seen['messages']} messages:")
    told("the game", seen)
    told("an idle page", rest)
    answers = seen["answers"]
    print(
        f"  from a message to the screen, {len(answers)} updates in {seen['shown']} frames: median "
        f"{part(answers, 0.5):.1f} ms, 95 % within {part(answers, 0.95):.1f} ms, longest {answers[-1]:.1f} ms"
    )
    processor_time(spent, seen["shown"], "frame with news")


def game_on_stage(browser: Browser, house: House, game: str, seconds: float, speed: float) -> int:
    """Somebody plays beside bots, and the director shows what they do; how many frames of that are long."""
    idle = new_page(browser)
    idle.goto(house.address + "/#/settings")
    page = new_page(browser, speed=speed)
    player = seated(house, page, game, QUICKEST)
    trace = Trace(page)
    since = [one.evaluate("() => performance.now()") for one in (page, idle)]
    until = time.monotonic() + seconds
    while time.monotonic() < until and not page.locator("h1#winner").count():
        if page.locator("[data-stage]").count() or not player.answer():
            page.wait_for_timeout(200)
    spent = trace.tasks()
    seen, rest = frames_of(page, since[0], staged=True), frames_of(idle, since[1])
    print(f"A game of {game} beside {BOTS} bots, shown at x{speed:g}, {seen['messages']} messages:")
    told("on stage", seen)
    told("an idle page", rest)
    for length, caption in seen["long"][:NAMED]:
        print(f"    {length:4.0f} ms: {caption}")
    processor_time(spent, len(seen["frames"]), "frame on stage")
    return len(seen["long"])


def load() -> str:
    return f"{os.getloadavg()[0]:.1f} tasks wait for {os.cpu_count()} cores (mean of a minute)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=registry.games(), help="all of them, unless one is named")
    parser.add_argument("--seconds", type=float, default=30, help="the most that a game of bots is watched")
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--speed", type=float, nargs="+", default=[0, 1], help="0: nothing is staged")
    options = parser.parse_args()
    long: dict[str, int] = {}
    print(f"Before: {load()}")
    weights()
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "web.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        first_load(browser, house)
        browser.close()
        for game in [options.game] if options.game else registry.games():
            for speed in options.speed:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                if speed > 0:
                    count = game_on_stage(browser, house, game, options.seconds, speed)
                    long[f"{game} at x{speed:g}"] = count
                else:
                    game_of_bots(browser, house, game, options.bots, options.seconds)
                browser.close()
    print(f"After: {load()}")
    for what, count in long.items():
        print(f"Frames over {LONG} ms on stage, {what}: {count}" + ("; the goal is none" if count else ""))


if __name__ == "__main__":
    main()
