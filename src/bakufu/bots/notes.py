"""Decision notes: what a bot weighed for a move, kept only while somebody asks why.

Without an open notebook nothing is noted, so ordinary play pays nothing for it, and no choice depends on the
notes. They come from the same source as the move: the view of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

POINTS = "points"  # values are victory points
PROVINCES = "provinces"  # values are provinces
SCORE = "score"  # values only serve to compare moves

Fact = str | int | float | list[str | int]
Facts = dict[str, Fact]


class Remark(msgspec.Struct, frozen=True):
    """A sentence about the move: its message and facts. The fact `move` is a move of the game."""

    name: str
    facts: Facts = {}


class Search(msgspec.Struct, frozen=True):
    """Figures of a search for a plan: simulations, and the ratings of the chosen and the default plan."""

    rounds: int
    chosen: float
    usual: float
    even: float = 0.0  # the rating of a position in which nobody is ahead


class Simulated(msgspec.Struct, frozen=True):
    """Figures of a search for a move."""

    rounds: int  # simulations of all moves together
    gaps: dict[int, float] = {}  # by move: how much better than the chosen one, under the same chance
    rating: float = -1.0  # of the chosen move, 0 to 1; below 0: none
    even: float = 0.0


class Notes(msgspec.Struct):
    unit: str = ""  # the unit of the values; empty: nothing was weighed
    values: dict[int, float] = {}  # by move, for the moves that the bot considered: what it chose by
    parts: dict[str, float] = {}  # the components of the chosen move's value, by name
    win: float = -1.0  # the bot's estimate of winning the battle; below 0: no battle
    remarks: list[Remark] = []  # the rules that the bot follows here, with their facts
    despite: Remark | None = None  # why it did not make a move that it values more
    idle: bool = False  # the move does nothing, because nothing else was worth doing
    lots: bool = False  # the bot picks at random among equals
    simulated: Simulated | None = None
    sheet: Search | None = None  # of a search for a whole plan
    names: dict[int, Remark] = {}  # better names for moves, by what they mean in this position

    def clear(self) -> None:
        """Discard all notes, because the bot gives another answer."""
        empty = Notes()
        for name in self.__struct_fields__:
            setattr(self, name, getattr(empty, name))


_open: list[Notes] = []


def notebook() -> Notes | None:
    """The open notebook; None when nobody asks why."""
    return _open[-1] if _open else None


def note(unit: str, values: dict[int, float]) -> None:
    """Note how much the bot thinks each move is worth."""
    if _open:
        _open[-1].unit, _open[-1].values = unit, values


def remark(name: str, **facts: Fact) -> None:
    """Note a rule that the bot follows here, with its facts."""
    if _open:
        _open[-1].remarks.append(Remark(name, facts))


def percent(chance: float) -> int:
    """A probability in percent; 0 and 100 only where it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


@contextmanager
def taking_notes() -> Iterator[Notes]:
    """Open a notebook for the next decision."""
    _open.append(Notes())
    try:
        yield _open[-1]
    finally:
        _open.pop()
