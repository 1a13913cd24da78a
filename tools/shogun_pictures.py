"""The pictures of Shogun: its pages, scenes of recorded games, and the boards of the Big Box."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import House
from tools.camera import QUALITY, take
from tools.shogun_around import PAGES
from tools.shogun_scenes import SCENES, stand

BOARDS = ("court", "chambers", "leaders", "samurai")  # as they lie one under the other


def pictures(page: Page, house: House, prefix: str, out: Path, only: list[str]) -> None:
    """Every page, scene and board of Shogun; or only some of them."""
    every = [*PAGES, *SCENES, *(f"box-{board}" for board in BOARDS)]
    named(page, house, {name: f"{prefix}-{name}" for name in every if not only or name in only}, out)


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


def named(page: Page, house: House, names: dict[str, str], out: Path) -> None:
    """The wanted pictures of Shogun: page, scene or board -> file."""
    for name in [name for name in PAGES if name in names]:
        PAGES[name](page, house)
        take(page, out / f"{names[name]}.jpg")
    scenes(page, house, {scene: names[scene] for scene in SCENES if scene in names}, out)
    boards(page, house, names, out)
