"""System packages for the tests: a browser, a Chinese font and PostgreSQL's server, found or installed.

`make system` runs this before any test, with the machine's own Python. As root on a Debian it prints and
installs what is missing; otherwise it names the packages and stops. The tests themselves install nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"  # takes half the processor time of the whole browser
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome")
PLAYWRIGHT = (
    ".cache/ms-playwright/chromium_headless_shell-*/*/*headless*shell",
    "Library/Caches/ms-playwright/chromium_headless_shell-*/*/*headless*shell",
)
POSTGRES = (
    "usr/lib/postgresql/*/bin",
    "usr/local/pgsql/bin",
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
)


def browser_path() -> str | None:
    """The program of a Chromium: the machine's own, or the one that `playwright install chromium` brings."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    return next((str(path) for pattern in PLAYWRIGHT for path in sorted(Path.home().glob(pattern))), None)


def has_chinese_font() -> bool:
    """Where there is no fontconfig the system brings its own fonts."""
    if shutil.which("fc-list") is None:
        return sys.platform != "linux"
    listed = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, text=True, check=False)
    return bool(listed.stdout.strip())


def postgres_programs() -> Path | None:
    """The folder with PostgreSQL's `initdb` and `postgres`, the newest version first."""
    folders = [path for place in POSTGRES for path in Path("/").glob(place)]
    if on_path := shutil.which("initdb"):
        folders.append(Path(on_path).resolve().parent)
    return next((folder for folder in sorted(folders, reverse=True) if (folder / "initdb").exists()), None)


def missing() -> list[str]:
    """The packages, by their names in Debian, that the tests need and do not find."""
    found = {
        SHELL: browser_path() is not None,
        "fonts-noto-cjk": has_chinese_font(),
        "postgresql": postgres_programs() is not None,
    }
    return [package for package, here in found.items() if not here]


def install(packages: list[str]) -> None:
    """With the lists of packages that the machine has, and if that fails with new ones.

    A system that has the headless shell of Chromium in no package of its own gets the whole browser.
    """
    if _installed(packages):
        return
    subprocess.run(["apt-get", "update", "-q"], check=True)
    if not _installed(packages):
        _installed(["chromium" if package == SHELL else package for package in packages])


def _installed(packages: list[str]) -> bool:
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, check=False).returncode == 0


def main() -> int:
    packages = missing()
    if not packages:
        print("system packages: all there (a browser, a Chinese font, PostgreSQL)")
        return 0
    names = " ".join(packages)
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        print(
            f"The tests need system packages that are not here (Debian's names): {names}\n"
            f"Install them, for example with: sudo apt-get install {names}\n"
            "Any Chromium will do, also that of `.venv/bin/playwright install chromium`.",
            file=sys.stderr,
        )
        return 1
    print(f"installing system packages: {names}", flush=True)
    install(packages)
    if left := missing():
        print(f"still not found after the installation: {' '.join(left)}", file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
