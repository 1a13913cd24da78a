"""Pictures of a game in the browser, for the README and for looking at.

    python -m tools.screenshots --out docs              the README's pictures and those of docs/screenshots.md
    python -m tools.screenshots --out pictures --all    every page and phase, three widths, three languages
    python -m tools.screenshots --out pictures --width 390 --lang nl
    python -m tools.screenshots --out docs/screenshots --sheets pictures
                                                        of all those, one small sheet for each page and phase
    python -m tools.screenshots --out pictures --all --game ikusa
    python -m tools.screenshots --out docs/screenshots --sheets pictures --game ikusa

Starts a server of its own. Decisions are looked at from positions of recorded games, where much goes on;
then the pages around a game, its end, its replay and what can go wrong.
"""

from __future__ import annotations

import argparse
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bakufu.engine import registry
from tests.browser.conftest import House, opened
from tests.browser.machine import FLAGS, chromium
from tools import shogun_pictures

README = {"attack": "battle", "plan-laid": "planning"}  # scene -> file
DOCS = {  # what docs/screenshots.md shows at its own size: page or scene -> file
    (1280, "en"): {
        "start": "start",
        "draft": "draft",
        "attack": "march",
        "extra-defense": "defense",
        "end": "end",
        "replay": "replay",
        "box-court": "box-court",
        "box-plan": "box-planning",
        "box-leaders": "box-leaders",
        "box-samurai": "box-samurai",
    },
    (2560, "nl"): {"plan-laid": "planning"},
    (390, "zh-Hans"): {
        "plan-laid": "planning",
        "attack": "march",
        "end": "end",
        "box-chambers": "box-chambers",
    },
}
SIZES = {390: 780, 1280: 800, 2560: 1440}
PICTURES = "tools.{}_pictures"  # the module with the pictures of a game
LANGS = ("en", "nl", "zh-Hans")


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


def docs(browser: Browser, house: House, out: Path) -> None:
    """The README's pictures and those of docs/screenshots.md; the largest at half its size."""
    shogun_pictures.scenes(new_page(browser, 1280, "en"), house, README, out)
    for (width, lang), wanted in DOCS.items():
        page = new_page(browser, width, lang, scale=0.5 if width > 2000 else 1)
        names = {what: f"{name}-{width}-{lang}" for what, name in wanted.items()}
        shogun_pictures.named(page, house, names, out / "screenshots")
        page.context.close()


def sheets(browser: Browser, pictures: Path, out: Path, game: str) -> None:
    """One sheet for each page and phase of a game, of all widths and languages that there are."""
    start_of_name = "all" if game == registry.default_game() else f"{game}-all"
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
        path = out / f"{start_of_name}-{name}.jpg"
        page.locator("body").screenshot(path=path, type="jpeg", quality=55)
        sheet.unlink()
        print(path, flush=True)


def with_pictures() -> list[str]:
    """The games that have a module of pictures."""
    return [game for game in registry.games() if find_spec(PICTURES.format(game))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sheets", type=Path, help="the folder with all pictures")
    parser.add_argument("--width", type=int, choices=SIZES)
    parser.add_argument("--lang", choices=LANGS)
    parser.add_argument("--game", choices=with_pictures(), default=registry.default_game())
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--only", help="the names of pictures, with commas between")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "shots.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if options.sheets:
            sheets(browser, options.sheets, options.out, options.game)
            return
        if not (options.all or options.width or options.lang):
            docs(browser, house, options.out)
            return
        for width in SIZES:
            for lang in LANGS:
                if options.width in (None, width) and options.lang in (None, lang):
                    page = new_page(browser, width, lang, options.theme)
                    prefix = f"{width}-{lang}"
                    pictures = import_module(PICTURES.format(options.game)).pictures
                    only = options.only.split(",") if options.only else []
                    pictures(page, house, prefix, options.out, only)
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
