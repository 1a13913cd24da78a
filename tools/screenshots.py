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
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import House, opened
from tests.browser.machine import FLAGS, chromium
from tests.browser.standing import FOUR, QUICK, TWO, asked, ninja_waits, recorded
from tools.shogun_around import PAGES
from tools.shogun_scenes import SCENES, stand, tab

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
LANGS = ("en", "nl", "zh-Hans")
QUALITY = 72
BOARDS = ("court", "chambers", "leaders", "samurai")  # as they lie one under the other

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


ORDER = "standing_order"  # no decision: what one may do while others decide

# What comes of a click there: the name of the picture, and where.
FURTHER = {
    "send_spy": ("spied", "#decision .tray"),
    "declare_battle": ("odds", "#decision [data-origin]"),
    "final_forces": ("province", "#map [data-province=settsu]"),
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


def scenes(page: Page, house: House, names: dict[str, str], out: Path) -> None:
    """A picture of each wanted scene of a game."""
    imported: dict[str, str] = {}
    for scene, name in names.items():
        stand(page, house, SCENES[scene], imported)
        take(page, out / f"{name}.jpg")


def boards(page: Page, house: House, names: dict[str, str], out: Path) -> None:
    """The wanted boards of the Big Box, each by itself."""
    wanted = [board for board in BOARDS if f"box-{board}" in names]
    if not wanted:
        return
    size = page.viewport_size or {"width": 0, "height": 0}
    stand(page, house, SCENES["box-boards"], {})
    page.set_viewport_size({"width": size["width"], "height": 5000})  # nothing of a board is hidden
    page.wait_for_timeout(600)
    for board in wanted:
        path = out / f"{names[f'box-{board}']}.jpg"
        page.locator(".boards > section").nth(BOARDS.index(board)).screenshot(
            path=path, type="jpeg", quality=QUALITY
        )
        print(path, flush=True)
    page.set_viewport_size(size)


def shogun(page: Page, house: House, names: dict[str, str], out: Path) -> None:
    """The wanted pictures of Shogun: page, scene or board -> file."""
    for name in [name for name in PAGES if name in names]:
        PAGES[name](page, house)
        take(page, out / f"{names[name]}.jpg")
    scenes(page, house, {scene: names[scene] for scene in SCENES if scene in names}, out)
    boards(page, house, names, out)


def docs(browser: Browser, house: House, out: Path) -> None:
    """The README's pictures and those of docs/screenshots.md; the largest at half its size."""
    scenes(new_page(browser, 1280, "en"), house, README, out)
    for (width, lang), wanted in DOCS.items():
        page = new_page(browser, width, lang, scale=0.5 if width > 2000 else 1)
        names = {what: f"{name}-{width}-{lang}" for what, name in wanted.items()}
        shogun(page, house, names, out / "screenshots")
        page.context.close()


def sheets(browser: Browser, pictures: Path, out: Path, game: str) -> None:
    """One sheet for each page and phase of a game, of all widths and languages that there are."""
    start_of_name = "all" if game == "shogun" else f"{game}-all"
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


def give_order(page: Page) -> None:
    """The ninja is told whom to strike and when; the order stands there, with what else could be ordered."""
    tab("play")(page)
    orders = page.locator("#decision details.order:has(.fields)")
    orders.locator("summary").click()
    orders.locator(".give").click()
    orders.locator(".given").wait_for()
    orders.evaluate("e => e.scrollIntoView({block: 'end'})")


def phases(page: Page, house: House, prefix: str, out: Path, only: list[str]) -> None:
    """The decisions of Ikusa, its end and its replay; or only some of them."""
    over = recorded(house, FOUR)
    places = {"end": f"#/t/{over}", "replay": f"#/replay/{over}/700", "learn": "#/learn/ikusa"}
    for decision, (record, round_) in PHASES.items():
        if only and decision not in only:
            continue
        table, token = asked(house, decision, record, round_)
        places[decision] = f"#/t/{table}/seat/{token}"
    if not only or ORDER in only:
        table, tokens = ninja_waits(house)
        places[ORDER] = f"#/t/{table}/seat/{tokens[0]}"
    for name, place in places.items():
        if only and name not in only:
            continue
        page.goto("about:blank")
        page.goto(f"{house.address}/{place}")
        page.wait_for_load_state("networkidle")
        if name == ORDER:
            give_order(page)
        take(page, out / f"{prefix}-{name}.jpg")
        if name in FURTHER:
            then, what = FURTHER[name]
            page.locator(what).first.dispatch_event("click")
            take(page, out / f"{prefix}-{then}.jpg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sheets", type=Path, help="the folder with all pictures")
    parser.add_argument("--width", type=int, choices=SIZES)
    parser.add_argument("--lang", choices=LANGS)
    parser.add_argument("--game", choices=("shogun", "ikusa"), default="shogun")
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
                    if options.game == "ikusa":
                        only = options.only.split(",") if options.only else []
                        phases(page, house, prefix, options.out, only)
                    else:
                        wanted = [*PAGES, *SCENES, *(f"box-{board}" for board in BOARDS)]
                        only = options.only.split(",") if options.only else wanted
                        names = {name: f"{prefix}-{name}" for name in wanted if name in only}
                        shogun(page, house, names, options.out)
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
