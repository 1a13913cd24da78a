"""Beats: the board as it stood at each event of a move, so that a client can show what happened step by step.

A move can set off a whole season: cards are turned up, armies march, provinces change hands. The game logs an
event for each of these, and `BeatLog` keeps the state of that moment with it. A viewer gets the boards as
patches, see `patches`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Protocol, runtime_checkable

from msgspec import to_builtins

from bakufu.engine.events import Event
from bakufu.engine.game import State
from bakufu.engine.ids import Seat

Patch = dict[str, Any]  # fields of a board


@runtime_checkable
class HasBeats(Protocol):
    """Optional: the game can show its board in the middle of a move, so that clients can show every event."""

    def board(self, state: Any, seat: Seat | None) -> Any:
        """The `board` of this viewer's view, also while a move is being carried out."""


class BeatLog(list[Event]):
    """A log that keeps a copy of the state with each event.

    Compiled modules append to a list without asking it; then there are fewer states than events.
    """

    def __init__(self, state: State) -> None:
        super().__init__()
        self.states: list[State] = []
        self._state = state

    def append(self, event: Event, /) -> None:
        super().append(event)
        self.states.append(self._state.copy())

    def complete_states(self) -> list[State | None]:
        """One state for each event; None where they are not known."""
        return [*self.states] if len(self.states) == len(self) else [None] * len(self)


def patches(boards: Sequence[Any], last: Any) -> list[Patch]:
    """For each board the fields that differ from the next one; `last` follows the last of them.

    So a reader starts with what is there now and goes back, beat by beat, whatever it knew before.
    """
    fields: list[Patch] = [to_builtins(board) for board in (*boards, last)]
    return [
        {name: value for name, value in board.items() if name not in later or later[name] != value}
        for board, later in pairwise(fields)
    ]
