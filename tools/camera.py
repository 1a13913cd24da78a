"""Takes a picture of a page, for `tools/screenshots.py` and the pictures of each game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

QUALITY = 72


def take(page: Page, path: Path) -> None:
    page.wait_for_timeout(600)  # odds and pictures come a moment later
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(path, flush=True)
