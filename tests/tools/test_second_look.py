"""What failed is run once more, alone: the run stays red, and says what is a race."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.second_look import MOST, run

RACE = """
from pathlib import Path
FLAG = Path(__file__).with_suffix(".seen")
def test_race():
    if not FLAG.exists():
        FLAG.touch()
        raise AssertionError("the first time only")
def test_good(): pass
"""
FAULT = "def test_fault(): assert False\n"


def look(folder: Path, source: str) -> int:
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_it.py").write_text(source)
    return run("it", [], folder)


def test_a_test_that_passes_alone_is_named_and_stays_red(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert look(tmp_path, RACE) == 1
    assert "failed once, passed alone: " in (told := capfd.readouterr().out) and "::test_race" in told


def test_a_test_that_fails_twice_is_red(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert look(tmp_path, FAULT) == 1
    assert "FAILED TWICE: " in capfd.readouterr().out


def test_many_failures_are_no_accident(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    faults = "".join(f"def test_{n}(): assert False\n" for n in range(MOST + 1))
    assert look(tmp_path, faults) == 1
    assert "once more, alone" not in capfd.readouterr().out


def test_a_run_that_cannot_be_finished_is_red(tmp_path: Path) -> None:
    assert look(tmp_path, "import nothing_of_that_name\n") not in (0, 1)
