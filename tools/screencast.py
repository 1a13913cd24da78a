"""Frame sheets of a game at the pace at which it is watched: picture after picture, with time and caption.

    python -m tools.screencast --game shogun            a season beside three bots
    python -m tools.screencast --game ikusa             a turn of war, from declaring battles to the next plan
    python -m tools.screencast --game ikusa --width 390 --lang nl --every 500

Starts a server of its own, plays by clicks and takes a picture every 300 ms. Pictures that show the same are
one. A page of thumbnails with what was told on the stage is written to `build/screencast` and photographed
itself, sheet by sheet: `shogun-1280-01.png` and so on.
"""

from __future__ import annotations

import argparse
import html
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bakufu.engine import registry
from tests.browser.beside_bots import BOTS, NORMAL, page_at, seated
from tests.browser.conftest import House, opened
from tests.browser.machine import FLAGS, chromium
from tests.browser.player import Player

SIZES = {390: 844, 844: 390, 1280: 800, 1440: 900, 1920: 1080}
AT = {"ikusa": "declare_battle"}  # where it begins, if not with a plan
OUT = Path("build/screencast")
SHEET = 1600  # pixels of a sheet's width
QUALITY = 70
IMPATIENT = 700  # milliseconds in which no picture is taken, because a click has come too late
LINGER = 0.9  # seconds that a question is looked at before it is answered

# What is told while nobody is asked, and what is asked.
CAPTION = """() => {
  const told = document.querySelector('[data-stage] .caption')?.innerText.trim();
  const asked = document.querySelector('#decision .stamp');
  const reveal = document.querySelector('[data-reveal] h3')?.innerText;
  const asks = !!asked && !told;
  return {
    told: [told, reveal && `[${reveal}]`].filter(Boolean).join(' '),
    asked: asks, plans: asks && !!document.querySelector('#decision [data-hand]'),
  };
}"""


@dataclass
class Frame:
    """A picture, and for how long it looked just like that."""

    path: Path
    since: float
    until: float
    caption: str


class Camera:
    """Takes a picture at every tick; the time that a picture takes is part of the interval."""

    def __init__(self, page: Page, folder: Path, every: float) -> None:
        self.page = page
        self.folder = folder
        self.every = every
        self.frames: list[Frame] = []
        self.late = 0  # pictures that were not ready in time for the next one
        self._began = time.monotonic()
        self._due = 0.0
        self._last = b""

    def tick(self) -> dict[str, Any]:
        """Waits until the next picture is due and takes it; what was told and asked then."""
        wait = self._due - self._now()
        if wait > 0:
            self.page.wait_for_timeout(wait * 1000)
        elif self.frames:
            self.late += 1
        at = self._now()
        self._due = max(self._due, at) + self.every
        seen: dict[str, Any] = self.page.evaluate(CAPTION)
        self._keep(self.page.screenshot(type="jpeg", quality=QUALITY), at, seen["told"])
        return seen

    def _keep(self, picture: bytes, at: float, caption: str) -> None:
        if picture == self._last and self.frames[-1].caption == caption:
            self.frames[-1].until = at
            return
        self._last = picture
        path = self.folder / f"{len(self.frames):04}.jpg"
        path.write_bytes(picture)
        self.frames.append(Frame(path, at, at, caption))

    def _now(self) -> float:
        return time.monotonic() - self._began


def film(player: Player, camera: Camera, seconds: float) -> None:
    """Plays until the next plan is to be made, or for so many seconds; every question is looked at."""
    until = time.monotonic() + seconds
    asked_since: float | None = None
    played = False  # something else than that plan has been asked or shown
    while time.monotonic() < until:
        seen = camera.tick()
        if seen["plans"] and played:
            return
        played = played or bool(seen["told"]) or (seen["asked"] and not seen["plans"])
        if not seen["asked"]:
            asked_since = None
            continue
        asked_since = asked_since or time.monotonic()
        if time.monotonic() - asked_since >= LINGER:
            player.answer()
            asked_since = None


def sheets(browser: Browser, frames: list[Frame], title: str, name: str, narrow: bool) -> list[Path]:
    """The page of thumbnails, and its pictures."""
    columns, rows = (8, 2) if narrow else (4, 5)
    per_sheet = columns * rows
    parts = [frames[start : start + per_sheet] for start in range(0, len(frames), per_sheet)]
    page = browser.new_page(viewport={"width": SHEET, "height": 1000})
    style = (
        "body{margin:0;font:13px/1.3 sans-serif;background:#222;color:#eee}"
        f"section{{display:grid;grid-template-columns:repeat({columns},1fr);gap:6px;padding:6px}}"
        "h1{grid-column:1/-1;font-size:15px;margin:0}figure{margin:0}img{width:100%;display:block}"
        "figcaption{min-height:34px}b{color:#fc6}"
    )
    body = "".join(
        f"<section><h1>{html.escape(title)}, sheet {number} of {len(parts)}</h1>"
        + "".join(_figure(frame) for frame in part)
        + "</section>"
        for number, part in enumerate(parts, start=1)
    )
    file = OUT / f"{name}.html"
    file.write_text(f"<meta charset=utf-8><style>{style}</style>{body}", encoding="utf-8")
    page.goto(file.resolve().as_uri())
    taken = []
    for number, section in enumerate(page.locator("section").all(), start=1):
        path = OUT / f"{name}-{number:02}.png"
        section.screenshot(path=path)
        taken.append(path)
    page.close()
    return taken


def _figure(frame: Frame) -> str:
    stays = f"-{frame.until:.1f}" if frame.until > frame.since else ""
    source = f"{frame.path.parent.name}/{frame.path.name}"
    return (
        f"<figure><img src='{source}'><figcaption><b>{frame.since:.1f}{stays} s</b> "
        f"{html.escape(frame.caption)}</figcaption></figure>"
    )


def shoot(browser: Browser, house: House, options: argparse.Namespace) -> None:
    name = f"{options.game}-{options.width}" + ("" if options.lang == "en" else f"-{options.lang}")
    folder = OUT / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    page = page_at(browser, (options.width, SIZES[options.width]), options.speed, options.lang)
    at = AT.get(options.game, "")
    player = seated(house, page, options.game, options.bot, options.seed, at)
    player.patience = IMPATIENT
    camera = Camera(page, folder, options.every / 1000)
    film(player, camera, options.seconds)
    page.context.close()
    title = f"{options.game}, {BOTS} bots ({options.bot}), {options.width} px, pace x{options.speed:g}"
    for path in sheets(browser, camera.frames, title, name, narrow=options.width < 800):
        print(path)
    length = camera.frames[-1].until
    print(f"{name}: {len(camera.frames)} different pictures in {length:.0f} s, {camera.late} of them late")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=registry.games(), default=registry.default_game())
    parser.add_argument("--width", type=int, choices=SIZES, default=1280)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--speed", type=float, default=1)
    parser.add_argument("--bot", default=NORMAL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=300, help="milliseconds between two pictures")
    parser.add_argument("--seconds", type=float, default=240, help="the most that it lasts")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "screencast.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        shoot(browser, house, options)
        browser.close()


if __name__ == "__main__":
    main()
