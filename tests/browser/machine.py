"""How the tests start Chromium. `make system` installs it; here it is only looked for."""

from __future__ import annotations

from tools.system import browser_path, has_chinese_font

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # the headless shell sets letters wider than a screen does
]


def chromium() -> str:
    """Where Chromium is, on a machine that can also show Chinese."""
    path = browser_path()
    if path is None or not has_chinese_font():
        raise RuntimeError("the browser tests need a Chromium and a Chinese font: run `make system`")
    return path
