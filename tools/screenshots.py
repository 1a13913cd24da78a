"""Pictures of a game in the browser, for the README and for looking at.

    python -m tools.screenshots --out docs              the README's pictures and those of docs/screenshots.md
    python -m tools.screenshots --out pictures --all    every page and phase, three widths, three languages
    python -m tools.screenshots --out pictures --width 390 --lang nl
    python -m tools.screenshots --out docs/screenshots --sheets pictures
                                                        of all those, one small sheet for each page and phase
    python -m tools.screenshots --out pictures --all --game ikusa

Starts a server of its own on loopback, plays a game by clicks against bots, and takes a picture the first
time that each kind of decision comes; then of the end, the replay and the pages around the game, and of a
game with the modules of the Big Box. Ikusa's phases are looked at from positions of recorded games, where
much goes on.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import House, opened
from tests.browser.machine import FLAGS, chromium, fonts
from tests.browser.player import LOOK, MODULES, Player
from tests.browser.standing import FOUR, QUICK, TWO, asked, recorded

README = {"chosen": "battle", "plan": "planning"}  # decision -> file
DOCS = {  # what docs/screenshots.md shows: page or decision -> file
    (1280, "en"): {
        "start": "start",
        "draft": "draft",
        "target": "march",
        "extra": "defense",
        "end": "end",
        "replay": "replay",
    },
    (2560, "nl"): {"plan": "planning"},
    (390, "zh-Hans"): {"plan": "planning", "target": "march", "end": "end"},
}
SIZES = {390: 780, 1280: 800, 2560: 1440}
LANGS = ("en", "nl", "zh-Hans")
KINDS = ("draft", "group", "plan", "special", "target", "chosen", "extra", "revolt", "generic")
PAGES = {"start": "#/", "create": "#/create", "rules": "#/rules/S-BAT-01", "settings": "#/settings"}
QUALITY = 72
BIG_BOX = {"modules": "court,samurai,leaders,chambers"}
BOARDS = ("court", "chambers", "leaders", "samurai")  # as they lie one under the other
FILLED = 4  # in the round after so many plans the boards have something to show

# Ikusa: decision -> the recorded game and the round to look at.
PHASES = {
    "split_pile": (TWO, 0),
    "add_spearmen": (FOUR, 0),
    "claim_province": (QUICK, 0),
    "assign_unit": (QUICK, 0),
    "place_army": (FOUR, 0),
    "name_successor": (TWO, 2),
    "fill_bin": (FOUR, 3),
    "send_spy": (TWO, 2),
    "take_marker": (FOUR, 2),
    "build_site": (FOUR, 2),
    "buy_unit": (FOUR, 2),
    "place_unit": (FOUR, 2),
    "deploy_ronin": (FOUR, 2),
    "send_ninja": (FOUR, 2),
    "take_revenge": (FOUR, 2),
    "move_armies": (FOUR, 2),
    "choose_party": (FOUR, 2),
    "declare_battle": (FOUR, 2),
    "pick_battle": (FOUR, 1),
    "take_losses": (FOUR, 2),
    "stop_or_repeat": (FOUR, 2),
    "after_battle": (QUICK, 1),
    "final_armies": (FOUR, 2),
    "final_forces": (FOUR, 2),
    "place_recovered": (FOUR, 3),
    "absorb_units": (FOUR, 3),
}


def new_page(browser: Browser, width: int, lang: str, theme: str = "light", scale: float = 1) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        has_touch=width < 800,
        device_scale_factor=scale,
    )
    keep = {"lang": lang, "speed": "0", "theme": theme, "name": "Anna"}
    script = "".join(f"localStorage.setItem('bakufu.{name}', '{value}');" for name, value in keep.items())
    context.add_init_script(script)
    return context.new_page()


def take(page: Page, path: Path) -> None:
    page.wait_for_timeout(600)  # odds and pictures come a moment later
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(path, flush=True)


def game(page: Page, house: House, wanted: dict[str, str], out: Path, seconds: float) -> None:
    """A picture of each wanted decision, when it comes for the first time."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    table, (token,) = house.table(humans=1, bot="simple", name="Sekigahara")
    player = Player(page, seed=3, touch=width < 800)
    player.open(house.address, table, token)
    left = dict(wanted)
    until = time.monotonic() + seconds
    while left and time.monotonic() < until:
        look = page.evaluate(LOOK)
        for kind in [kind for kind in left if look["asked"] and look.get(kind)]:
            while kind == "plan" and page.locator("#map .skip").count():
                page.locator("#map .skip").click()  # nothing lies over the board
            take(page, out / f"{left.pop(kind)}.jpg")
        if not player.answer():
            page.wait_for_timeout(60)


def big_box(page: Page, house: House, prefix: str, out: Path, seconds: float) -> None:
    """A game with all modules: the first of each of their questions, planning, and their boards."""
    size = page.viewport_size or {"width": 0, "height": 0}
    wish: dict[str, Any] = {"name": "Big Box", "options": BIG_BOX}
    table, (token,) = house.table(humans=1, players=5, bot="simple", **wish)
    player = Player(page, seed=4, touch=size["width"] < 800)
    player.open(house.address, table, token)
    left = {"plan", "boards", *MODULES}
    until = time.monotonic() + seconds
    while left and time.monotonic() < until:
        look = page.evaluate(LOOK)
        for kind in [kind for kind in left if look["asked"] and look.get(kind)]:
            left.discard(kind)
            page.locator("#map section").wait_for(state="detached")  # the last throw makes room for the map
            take(page, out / f"{prefix}-box-{kind}.jpg")
        if "boards" in left and player.answered.get("plan") == FILLED:
            left.discard("boards")
            page.locator("[data-tab=boards]").click()
            take(page, out / f"{prefix}-box-boards.jpg")
            page.set_viewport_size({"width": size["width"], "height": 5000})  # nothing of a board is hidden
            page.wait_for_timeout(600)
            for board, section in zip(BOARDS, page.locator(".boards > section").all(), strict=True):
                path = out / f"{prefix}-box-{board}.jpg"
                section.screenshot(path=path, type="jpeg", quality=QUALITY)
                print(path, flush=True)
            page.set_viewport_size(size)
            page.locator("[role=tab]").first.click()
        if not player.answer():
            page.wait_for_timeout(60)


def around(page: Page, house: House, names: dict[str, str], out: Path) -> None:
    """The wanted pages without a game of one's own, the end of a game and its replay."""
    over = house.recorded("5p-defaults-7")
    made = house.call("POST", "/api/tables", {"game": "shogun", "players": 4, "host_name": "Anna"})
    waiting = f"#/t/{made['table']['id']}/seat/{made['token']}/0"
    places = {**PAGES, "waiting": waiting, "end": f"#/t/{over}", "replay": f"#/replay/{over}/400"}
    for name in [name for name in places if name in names]:
        page.goto("about:blank")
        page.goto(f"{house.address}/{places[name]}")
        page.wait_for_load_state("networkidle")
        take(page, out / f"{names[name]}.jpg")


def docs(browser: Browser, house: House, out: Path, seconds: float) -> None:
    """The README's pictures and those of docs/screenshots.md; the largest at half its size."""
    game(new_page(browser, 1280, "en"), house, README, out, seconds)
    for (width, lang), wanted in DOCS.items():
        page = new_page(browser, width, lang, scale=0.5 if width > 2000 else 1)
        names = {what: f"{name}-{width}-{lang}" for what, name in wanted.items()}
        around(page, house, names, out / "screenshots")
        game(
            page, house, {kind: names[kind] for kind in KINDS if kind in names}, out / "screenshots", seconds
        )
        page.context.close()


def sheets(browser: Browser, pictures: Path, out: Path) -> None:
    """One sheet for each page and phase, of all widths and languages that there are."""
    rows = "".join(
        "<div>" + "".join(f"<img src='{width}-{lang}-NAME.jpg'>" for lang in LANGS) + "</div>"
        for width in SIZES
    )
    page = browser.new_page(viewport={"width": 1000, "height": 560})
    style = "body{margin:0;background:#eadfc4}div{display:flex;gap:6px;padding:3px}img{height:180px}"
    taken = [
        (f"{width}-{lang}-", path.stem)
        for path in pictures.glob("*.jpg")
        for width in SIZES
        for lang in LANGS
    ]
    for name in sorted({stem.removeprefix(start) for start, stem in taken if stem.startswith(start)}):
        sheet = pictures / "sheet.html"
        sheet.write_text(f"<style>{style}</style>{rows.replace('NAME', name)}")
        page.goto(sheet.resolve().as_uri())
        page.evaluate("document.querySelectorAll('img').forEach((i) => i.naturalWidth || i.remove())")
        page.locator("body").screenshot(path=out / f"all-{name}.jpg", type="jpeg", quality=60)
        sheet.unlink()
        print(out / f"all-{name}.jpg", flush=True)


def phases(page: Page, house: House, prefix: str, out: Path) -> None:
    """Every decision of Ikusa, its end and its replay."""
    over = recorded(house, FOUR)
    places = {"end": f"#/t/{over}", "replay": f"#/replay/{over}/700", "learn": "#/learn/ikusa"}
    for decision, (record, round_) in PHASES.items():
        table, token = asked(house, decision, record, round_)
        places[decision] = f"#/t/{table}/seat/{token}"
    for name, place in places.items():
        page.goto("about:blank")
        page.goto(f"{house.address}/{place}")
        page.wait_for_load_state("networkidle")
        take(page, out / f"{prefix}-{name}.jpg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sheets", type=Path, help="the folder with all pictures")
    parser.add_argument("--width", type=int, choices=SIZES)
    parser.add_argument("--lang", choices=LANGS)
    parser.add_argument("--game", choices=("shogun", "ikusa"), default="shogun")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--seconds", type=float, default=120, help="for one game")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    fonts()
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "shots.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if options.sheets:
            sheets(browser, options.sheets, options.out)
            return
        if not (options.all or options.width or options.lang):
            docs(browser, house, options.out, options.seconds)
            return
        for width in SIZES:
            for lang in LANGS:
                if options.width in (None, width) and options.lang in (None, lang):
                    page = new_page(browser, width, lang, options.theme)
                    prefix = f"{width}-{lang}"
                    if options.game == "ikusa":
                        phases(page, house, prefix, options.out)
                    else:
                        pages = [*PAGES, "waiting", "end", "replay"]
                        around(page, house, {name: f"{prefix}-{name}" for name in pages}, options.out)
                        wanted = {kind: f"{prefix}-{kind}" for kind in KINDS}
                        game(page, house, wanted, options.out, options.seconds)
                        big_box(page, house, prefix, options.out, options.seconds)
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
