"""What a bot weighed for its answer, written down only while somebody asks why it would do that.

Without an open notebook nobody writes, so playing costs nothing for it; and no choice depends on one. What is
written comes from where the answer comes from: the view of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

POINTS = "points"  # worths are victory points
PROVINCES = "provinces"  # worths are provinces
SCORE = "score"  # worths are only good to be compared


class Search(msgspec.Struct, frozen=True):
    """Figures of a search: how often it was played out, and what came of the choice and of the usual one."""

    rounds: int
    chosen: float
    usual: float


class Notes(msgspec.Struct):
    unit: str = ""  # what the worths count; empty: nothing was weighed
    worths: dict[int, float] = {}  # by move, as far as the bot looked at them
    parts: dict[str, float] = {}  # what the worth of the move is made of, by name
    win: float = -1.0  # the chance to win the battle, as the bot sees it; below 0: there is none
    habit: str = ""  # the rule of thumb that the bot follows here, by name
    rounds: int = 0  # how often something was played out to the end of the round or the turn
    played: dict[int, float] = {}  # by move: what came of it on average
    usual: int = -1  # the move that the bot would make without a search
    sheet: Search | None = None  # of a whole sheet that was searched


_open: list[Notes] = []


def notebook() -> Notes | None:
    """Where to write; None when nobody asks."""
    return _open[-1] if _open else None


def note(unit: str, worths: dict[int, float]) -> None:
    """What each move seems to be worth."""
    if _open:
        _open[-1].unit, _open[-1].worths = unit, worths


def note_habit(name: str) -> None:
    """That an answer follows a rule of thumb."""
    if _open:
        _open[-1].habit = name


@contextmanager
def taking_notes() -> Iterator[Notes]:
    """A notebook for the next answer."""
    _open.append(Notes())
    try:
        yield _open[-1]
    finally:
        _open.pop()
