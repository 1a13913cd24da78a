"""The README tells the truth."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_of_the_readme_runs_as_it_is_printed() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_every_file_that_the_readme_names_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text(encoding="utf-8"))
    assert "docs/board.svg" in links
    assert [link for link in links if not (README.parent / link).exists()] == []
