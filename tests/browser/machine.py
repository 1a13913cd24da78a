"""The browser of this machine: Debian's Chromium first, then Playwright's own, then Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """Where Chromium is; None for the one that Playwright brings itself."""
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    if (
        subprocess.run(["playwright", "install", "chromium"], capture_output=True, check=False).returncode
        == 0
    ):
        return None
    _install("chromium")
    return shutil.which("chromium")


def fonts() -> None:
    """Chinese needs a font to look right."""
    listed = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, text=True, check=False)
    if not listed.stdout.strip():
        _install("fonts-noto-cjk")


def _install(package: str) -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise RuntimeError(f"the browser tests need the package {package}; install it and run them again")
    subprocess.run(["apt-get", "update", "-qq"], check=True, timeout=300)
    subprocess.run(["apt-get", "install", "-y", "-qq", package], check=True, timeout=600)
