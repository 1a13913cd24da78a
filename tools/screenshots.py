"""Pictures of a game in the browser, for the README and for looking at.

    python -m tools.screenshots --out docs                        the README's pictures
    python -m tools.screenshots --out pictures --all               every phase, three widths, three languages

Starts a server of its own on loopback, plays a game by clicks against bots, and takes a picture the first
time that each kind of decision comes.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import House
from tests.browser.machine import FLAGS, chromium, fonts
from tests.browser.player import LOOK, Player

README = {"chosen": "battle", "plan": "planning"}  # decision -> file
SIZES = {390: 780, 1280: 800, 2560: 1440}
LANGS = ("en", "nl", "zh-Hans")
QUALITY = 72


def pictures(
    browser: Browser, house: House, width: int, lang: str, wanted: dict[str, str], out: Path, seconds: float
) -> None:
    """One game; a picture of each wanted decision, the first time it comes with a full board."""
    context = browser.new_context(viewport={"width": width, "height": SIZES[width]}, has_touch=width < 800)
    context.add_init_script(
        f"localStorage.setItem('bakufu.lang', '{lang}'); localStorage.setItem('bakufu.speed', '0')"
    )
    page = context.new_page()
    table, (token,) = house.table(humans=1, bot="simple", name="Sekigahara")
    player = Player(page, seed=3, touch=width < 800)
    player.open(house.address, table, token)
    left = dict(wanted)
    until = time.monotonic() + seconds
    while left and time.monotonic() < until:
        look = page.evaluate(LOOK)
        for kind in [kind for kind in left if look["asked"] and look[kind]]:
            page.wait_for_timeout(500)
            path = out / f"{left.pop(kind)}.jpg"
            page.screenshot(path=path, type="jpeg", quality=QUALITY)
            print(path)
        if not player.answer():
            page.wait_for_timeout(60)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seconds", type=float, default=120, help="for one game")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    fonts()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "bakufu", "serve", "--port", "0", "--limits", "0", "--log", "error"]
        server = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder}/shots.db"], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        house = House(address.rstrip("/."))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            if not options.all:
                pictures(browser, house, 1280, "en", README, options.out, options.seconds)
                return
            kinds = ("draft", "group", "plan", "special", "target", "chosen", "extra", "revolt")
            for width in SIZES:
                for lang in LANGS:
                    wanted = {kind: f"{width}-{lang}-{kind}" for kind in kinds}
                    pictures(browser, house, width, lang, wanted, options.out, options.seconds)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
