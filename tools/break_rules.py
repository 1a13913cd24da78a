"""Break some rules on purpose and see whether the tests that name them notice.

    python -m tools.break_rules [--game ikusa]

Which ones and how is in `tests/games/<game>/tools.toml`. Works on a copy in a temporary folder.
Prints one line for each rule; the exit code is 1 if a broken rule goes unnoticed.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from bakufu.engine import registry
from tools.game_data import ROOT, game_data, source_folder

ALL = [(game, broken) for game in registry.games() for broken in game_data(game).breaks]


def naming(game: str, rule: str, folder: Path) -> list[str]:
    """The tests that carry the mark of this rule, as pytest names them."""
    return [
        f"{file.relative_to(folder)}::{test}"
        for file in sorted((folder / "tests" / "games" / game / "rules").glob("test_*.py"))
        for test, marks in _marks(file)
        if any(mark.startswith(f"pytest.mark.rule('{rule}'") for mark in marks)
    ]


@cache
def _marks(file: Path) -> list[tuple[str, list[str]]]:
    """The tests of a file, each with its decorators."""
    return [
        (node.name, [ast.unparse(decorator) for decorator in node.decorator_list])
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]


def failures(folder: Path, tests: list[str]) -> int:
    """How many of these tests fail in the copy."""
    paths = os.pathsep.join([str(folder / "src"), str(folder)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-rf", *tests],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 1):
        raise SystemExit(done.stdout + done.stderr)
    return sum(line.startswith("FAILED") for line in done.stdout.splitlines())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=registry.games(), help="only the rules of this game")
    wanted = parser.parse_args().game
    breaks = [(game, broken) for game, broken in ALL if wanted in (None, game)]
    unnoticed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        sound = {test for game, broken in breaks for test in naming(game, broken.rule, folder)}
        if failures(folder, sorted(sound)):
            raise SystemExit("the tests must pass before rules are broken")
        for game, broken in breaks:
            file = folder / source_folder(game) / broken.file
            text = file.read_text(encoding="utf-8")
            if text.count(broken.text) != 1:
                raise SystemExit(f"{broken.file} must have this once: {broken.text}")
            file.write_text(text.replace(broken.text, broken.instead), encoding="utf-8")
            noticed = failures(folder, naming(game, broken.rule, folder))
            file.write_text(text, encoding="utf-8")
            unnoticed += not noticed
            verdict = f"{noticed} tests notice" if noticed else "NOBODY NOTICES"
            print(f"{broken.rule:11}{verdict:17}{broken.mistake}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
