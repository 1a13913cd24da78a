"""Time controls: the bank of a seat, its increment for each decision, and the most it can hold (seconds).

At a live table a clock also waits, at most for `showing` seconds, until the player has been shown what the
others did: see `clocks`.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from bakufu.engine.errors import Refused, safe_repr

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
REMIND_AT: Final = 0.8  # of the time that a seat has for a decision


class Pace(NamedTuple):
    name: str
    start: float
    increment: float
    most: float
    showing: float = 0.0


PACES: Final[dict[str, Pace]] = {
    pace.name: pace
    for pace in (
        Pace("live", 10 * MINUTE, 30.0, 15 * MINUTE, MINUTE),
        Pace("relaxed", 30 * MINUTE, 2 * MINUTE, 45 * MINUTE, MINUTE),
        Pace("days", 24 * HOUR, 4 * HOUR, 72 * HOUR),
        Pace("days_fast", 12 * HOUR, 2 * HOUR, 36 * HOUR),
        Pace("days_slow", 72 * HOUR, 12 * HOUR, 168 * HOUR),
    )
}
NO_CLOCK: Final = "none"


def pace(name: str) -> Pace | None:
    """The pace of this name; None for a table without clocks."""
    if name == NO_CLOCK:
        return None
    if name not in PACES:
        raise Refused("pace-unknown", pace=safe_repr(name), known=", ".join([NO_CLOCK, *PACES]))
    return PACES[name]


def pace_class(name: str) -> Literal["live", "days", "none"]:
    """Tables that are played at one sitting, those that take days, and those without clocks."""
    chosen = pace(name)
    if chosen is None:
        return "none"
    return "live" if chosen.start < 2 * HOUR else "days"


def left_after(pace: Pace, bank: float, asked_at: float, now: float) -> float:
    """The bank of a seat after its answer."""
    return min(pace.most, max(0.0, bank - max(0.0, now - asked_at)) + pace.increment)
