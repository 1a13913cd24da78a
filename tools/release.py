"""Make a release: changelog, version, commit, tag, wheel and sdist. Nothing is pushed.

    make release VERSION=0.2.0

`src/bakufu/__init__.py` is the only place of the version. What stands under "Unreleased" in the changelog
becomes the section of the new version. Run `make test` first; this only looks whether the tree is clean.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INIT = ROOT / "src/bakufu/__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)


def with_version(source: str, version: str) -> str:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit(f"{version!r} is no version: three numbers with dots between")
    old = VERSION.search(source)
    assert old is not None
    if _numbers(version) <= _numbers(old[1]):
        raise SystemExit(f"{version} does not come after {old[1]}")
    return VERSION.sub(f'__version__ = "{version}"', source)


def with_section(changelog: str, version: str, day: str) -> str:
    """The changelog in which all that was unreleased belongs to this version."""
    before, heading, rest = changelog.partition(UNRELEASED)
    if not heading or not rest.partition("\n## ")[0].strip():
        raise SystemExit("the changelog has nothing unreleased")
    return f"{before}{UNRELEASED}\n## {version} - {day}\n{rest}"


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a release; nothing is pushed.")
    parser.add_argument("version")
    version = parser.parse_args().version
    if _git("status", "--porcelain"):
        raise SystemExit("the tree is not clean: commit or stash first")
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    source = with_version(INIT.read_text(encoding="utf-8"), version)
    changelog = with_section(CHANGELOG.read_text(encoding="utf-8"), version, today)
    INIT.write_text(source, encoding="utf-8")
    CHANGELOG.write_text(changelog, encoding="utf-8")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", "dist"]
    subprocess.run(build, cwd=ROOT, check=True)
    _git("commit", "--all", "--message", f"[dev] Release {version}")
    _git("tag", "--annotate", f"v{version}", "--message", f"Bakufu {version}")
    print(f"dist/ has the wheel and the sdist; publish with: git push origin HEAD v{version}")
    return 0


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
