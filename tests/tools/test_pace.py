"""What `benchmarks.pace` makes of what a page has noted."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.pace import figures, gaps


def wait(begin: float, end: float, *beats: tuple[float, str]) -> dict[str, Any]:
    return {"from": begin, "to": end, "beats": [at for at, _ in beats], "last": [told for _, told in beats]}


def caption(words: str, seconds: float) -> dict[str, Any]:
    return {"words": words, "from": 1000.0, "to": 1000 + 1000 * seconds}


def test_a_gap_is_named_after_what_was_told_before_it() -> None:
    watched = wait(1000, 9000, (1500, "the bids"), (7500, "an attack"))
    assert gaps(watched) == [(0.5, "the click"), (6.0, "the bids"), (1.5, "an attack")]


def test_only_waits_with_something_on_the_stage_are_counted() -> None:
    noted = {
        "waits": [wait(0, 100), wait(0, 4000, (1000, "a")), wait(0, 30_000, (500, "b"), (29_000, "c"))],
        "captions": [caption("x" * 50, 0.3), caption("x" * 50, 2.5), caption("x" * 10, 0.5)],
    }
    found = figures("shogun", noted, 2)
    assert (found["waits"], found["median s"], found["90 % s"], found["most s"]) == (2, 17.0, 30.0, 30.0)
    assert (found["longest gap s"], found["gap after"]) == (28.5, "b")
    assert (found["captions"], found["too quick to read %"]) == (3, 33)


def test_a_game_of_which_nothing_is_shown_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="nothing"):
        figures("ikusa", {"waits": [wait(0, 100)], "captions": []}, 1)
