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

Fact = str | int | float | list[str | int]
Facts = dict[str, Fact]


class Remark(msgspec.Struct, frozen=True):
    """A sentence about the answer: its message, and what it names. The fact `move` is a move of the game."""

    name: str
    facts: Facts = {}


class Search(msgspec.Struct, frozen=True):
    """Figures of a search for a plan: simulations, and the ratings of the chosen and the usual plan."""

    rounds: int
    chosen: float
    usual: float
    even: float = 0.0  # what a position in which nobody is ahead would be rated


class Simulated(msgspec.Struct, frozen=True):
    """Figures of a search for a move."""

    rounds: int  # simulations of all moves together
    gaps: dict[int, float] = {}  # by move: how much better than the chosen one, under the same chance
    rating: float = -1.0  # of the chosen one, 0 to 1; below 0: there is no such rating
    even: float = 0.0


class Notes(msgspec.Struct):
    unit: str = ""  # what the worths count; empty: nothing was weighed
    worths: dict[int, float] = {}  # by move, as far as the bot looked at them: what it chose by
    parts: dict[str, float] = {}  # what the worth of the move is made of, by name
    win: float = -1.0  # the chance to win the battle, as the bot sees it; below 0: there is none
    remarks: list[Remark] = []  # the rules that the bot follows here, with their facts
    despite: Remark | None = None  # why a move that it values more was not made
    idle: bool = False  # the move does nothing: nothing else was worth it
    lots: bool = False  # among equals the bot draws lots
    simulated: Simulated | None = None
    sheet: Search | None = None  # of a whole plan that was searched
    names: dict[int, Remark] = {}  # moves that are better named by what they stand for now

    def clear(self) -> None:
        """What was written is no longer so: another answer is given."""
        empty = Notes()
        for name in self.__struct_fields__:
            setattr(self, name, getattr(empty, name))


_open: list[Notes] = []


def notebook() -> Notes | None:
    """Where to write; None when nobody asks."""
    return _open[-1] if _open else None


def note(unit: str, worths: dict[int, float]) -> None:
    """What each move seems to be worth."""
    if _open:
        _open[-1].unit, _open[-1].worths = unit, worths


def remark(name: str, **facts: Fact) -> None:
    """A rule that an answer follows, with what it saw."""
    if _open:
        _open[-1].remarks.append(Remark(name, facts))


def percent(chance: float) -> int:
    """Never 0 or 100 where it is not certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


@contextmanager
def taking_notes() -> Iterator[Notes]:
    """A notebook for the next answer."""
    _open.append(Notes())
    try:
        yield _open[-1]
    finally:
        _open.pop()
