"""Which lines decide a rule, and which only tell its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.engine.rule_index import places, places_in

SOURCE = '''"""T-BAT-01: the book of battles."""

TOLD_BY = ["T-BAT-02", "T-BAT-03"]


def fight(armies, log):
    """T-BAT-04: more wins.

    Nô: T-BAT-05, which begins a line of the docstring no less than the first one.
    """
    armies -= 1  # T-BAT-06
    log.append(Event("fight", rule="T-BAT-07"))
    log.append(Event("Nô", rule="T-BAT-08"))  # T-BAT-08: said and done
    return f"T-BAT-09: {armies}"
'''


def found() -> dict[str, bool]:
    return {rule: place.quoted for rule, place in places_in(SOURCE, Path("battle.py"), "toy.battle")}


@pytest.mark.parametrize("number", [1, 4, 5, 6, 8])
def test_a_comment_or_a_docstring_decides(number: int) -> None:
    assert not found()[f"T-BAT-{number:02}"]


@pytest.mark.parametrize("number", [2, 3, 7, 9])
def test_any_other_string_only_tells(number: int) -> None:
    assert found()[f"T-BAT-{number:02}"]


def test_what_a_module_is_about_is_a_heading() -> None:
    divided = SOURCE + "\n\n# -- sieges (T-BAT-10) ---\n# T-BAT-11: a wall\nWALL = 3\n"
    headings = [r for r, place in places_in(divided, Path("battle.py"), "toy.battle") if place.heading]
    assert headings == ["T-BAT-01", "T-BAT-10"]


def test_a_place_has_its_line_and_the_function_around_it() -> None:
    place = dict(places_in(SOURCE, Path("battle.py"), "toy.battle"))["T-BAT-06"]
    assert (place.line, place.name, place.text) == (11, "toy.battle.fight", "armies -= 1  # T-BAT-06")


def test_what_decides_comes_before_what_only_tells() -> None:
    """`S-TC-23` is told by events, and decided by a function whose docstring begins with it."""
    found = places("shogun", "S-TC-23")
    assert [place.quoted for place in found] == sorted(place.quoted for place in found)
    assert found[0].text.startswith('"""S-TC-23') or "# S-TC-23" in found[0].text
    assert found[-1].quoted
