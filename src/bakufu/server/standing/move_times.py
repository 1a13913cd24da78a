"""How long a player took for a move, from the history of a finished game.

A move's time begins when its player last saw something happen at the table. What a bot did for somebody does
not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median
from typing import Any

from bakufu.engine.bits import has_bit


def move_seconds(
    players: int, started_at: float, entries: Iterable[Any], events: Sequence[Any]
) -> list[float | None]:
    """Half of the moves of a seat's player took longer than this; None for a seat that has made none."""
    since = [started_at] * players
    taken: list[list[float]] = [[] for _ in range(players)]
    own = [[event for event in events if event.seat == seat] for seat in range(players)]
    for entry in entries:
        if entry.kind == "run" and not _is_stand_in(own[entry.seat], entry.at):
            taken[entry.seat].append(max(0.0, entry.at - since[entry.seat]))
        for seat in range(players):
            if has_bit(entry.touched, seat):
                since[seat] = entry.at
    return [round(median(times), 1) if times else None for times in taken]


def _is_stand_in(events: Sequence[Any], at: float) -> bool:
    """Whether a bot played for the player of these events at this time, or somebody else had the seat."""
    last = None
    for event in events:
        if event.at <= at and event.kind in ("bot-in", "bot-out", "joined"):
            last = event.kind
        elif event.kind == "joined":  # the player at the end had not come yet
            return True
    return last == "bot-in"
