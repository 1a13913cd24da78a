"""Break ten rules on purpose and see whether the tests that name them notice.

    python tools/break_rules.py

Works on a copy in a temporary folder. Prints one line for each rule; the exit code is 1 if a broken rule
goes unnoticed.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SHOGUN = Path("src/bakufu/games/shogun")
RULE_TESTS = Path("tests/games/shogun/rules")


class Break(NamedTuple):
    rule: str
    file: str  # below the game's folder
    text: str  # must stand there exactly once
    instead: str
    mistake: str


BREAKS = [
    Break(
        "S-BAT-06",
        "aftermath.py",
        "return defender == NEUTRAL or markers == 0",
        "return True",
        "farmers help an oppressor",
    ),
    Break(
        "S-BAT-13",
        "aftermath.py",
        "if attack < own + farmers and own > 0:",
        "if attack < own + farmers:",
        "farmers alone hold a player's province",
    ),
    Break(
        "S-BAT-11",
        "aftermath.py",
        "return own - max(0, attack - farmers)",
        "return max(1, own - attack)",
        "the defender's armies die before the farmers",
    ),
    Break(
        "S-REV-03",
        "battle.py",
        "farmers = min(state.markers[province] + extra_farmers,",
        "farmers = min(state.markers[province] + 1 + extra_farmers,",
        "the new marker brings a farmer at once",
    ),
    Break(
        "S-REV-06",
        "aftermath.py",
        "    if own > farmers:",
        "    if own > 0 and own >= farmers:",
        "a tie puts a revolt down",
    ),
    Break(
        "S-CARD-02",
        "aftermath.py",
        "            state.plan[row + space] = NO_CARD",
        "            pass",
        "the card of a lost province stays on the board",
    ),
    Break(
        "S-MOVE-01",
        "phases/actions.py",
        "most = state.armies[origin] - 1",
        "most = state.armies[origin]",
        "the last army may leave its province",
    ),
    Break(
        "S-MOD-05",
        "modifiers.py",
        "return max(number, min(most, state.supply[seat]))",
        "return max(number, min(number + 1, state.supply[seat]))",
        "6 Armies is one more instead of six",
    ),
    Break(
        "S-WIN-01",
        "phases/winter.py",
        "state.rice[seat] = max(0, state.rice[seat] - loss)",
        "state.rice[seat] = state.rice[seat] - loss",
        "rice falls below 0",
    ),
    Break(
        "S-SCORE-03",
        "scoring.py",
        "        value -= 1",
        "        value -= 0",
        "tied players get the full value",
    ),
]


def naming(rule: str, folder: Path) -> list[str]:
    """The tests that carry the mark of this rule, as pytest names them."""
    found: list[str] = []
    for file in sorted((folder / RULE_TESTS).glob("test_*.py")):
        tests = [
            node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
        ]
        found += [
            f"{file.relative_to(folder)}::{test.name}"
            for test in tests
            if any(_names(part, rule) for part in test.decorator_list)
        ]
    return found


def _names(decorator: ast.expr, rule: str) -> bool:
    return ast.unparse(decorator).startswith(f"pytest.mark.rule('{rule}'")


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
    unnoticed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        sound = {test for broken in BREAKS for test in naming(broken.rule, folder)}
        if failures(folder, sorted(sound)):
            raise SystemExit("the tests must pass before rules are broken")
        for broken in BREAKS:
            file = folder / SHOGUN / broken.file
            text = file.read_text(encoding="utf-8")
            if text.count(broken.text) != 1:
                raise SystemExit(f"{broken.file} must have this once: {broken.text}")
            file.write_text(text.replace(broken.text, broken.instead), encoding="utf-8")
            noticed = failures(folder, naming(broken.rule, folder))
            file.write_text(text, encoding="utf-8")
            unnoticed += not noticed
            verdict = f"{noticed} tests notice" if noticed else "NOBODY NOTICES"
            print(f"{broken.rule:11}{verdict:17}{broken.mistake}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
