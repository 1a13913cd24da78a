"""Draw the icons of the installed app from `web/public/icon.svg`: `python -m tools.icons`.

Systems that read no SVG get PNG files; one of them has a margin, which a system may cut to its own shape.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.system import browser_path

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#ece0c4"
ICONS = {"icon-192.png": (192, 0.0), "icon-512.png": (512, 0.0), "icon-maskable.png": (512, 0.14)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def main() -> int:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for name, (size, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner, around = round(size * (1 - 2 * margin)), round(size * margin)
            ground = f"background:{PAPER}" if margin else ""
            page.set_content(
                f'<body style="margin:0;{ground}"><div style="width:{inner}px;height:{inner}px;'
                f'margin:{around}px">{drawing}</div></body>'
            )
            page.screenshot(path=PUBLIC / name, omit_background=not margin)
            print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
