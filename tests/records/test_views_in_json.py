"""A view reaches a browser as JSON, whose numbers are doubles there: each must be exact as one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.engine.views import views_of

FOLDER = Path(__file__).parent
EXACT = 2**53
EVERY = 7  # moves between two looks


def _too_large(value: object) -> list[int]:
    if isinstance(value, dict):
        return [found for item in value.values() for found in _too_large(item)]
    if isinstance(value, list):
        return [found for item in value for found in _too_large(item)]
    return [value] if isinstance(value, int) and abs(value) > EXACT else []


@pytest.mark.parametrize("name", ["ikusa/5p-quick-8-1.json", "shogun/4p-fixed-6.json"])
def test_every_number_of_every_view_is_exact_in_a_browser(name: str) -> None:
    """The ronin of Ikusa's 68 provinces were told as bits once: the last ones were lost on the way."""
    record = read_record(FOLDER / name)
    steps = replay(record)
    for step in steps:
        if step.number % EVERY == 0:
            for view in views_of(steps.game, step.after, record.players):
                assert _too_large(msgspec.to_builtins(view)) == []
