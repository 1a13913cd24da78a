"""Battle odds and luck reports: an optional part of a game.

Not every game has fights. A game that knows their odds implements `HasOdds` besides `Game`; the server and
its clients use nothing else of it. Odds are computed from a view, so they cannot reveal a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any, Final, Literal, Protocol, runtime_checkable

import msgspec

from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.events import Log
from bakufu.engine.game import OptionValue, View
from bakufu.engine.ids import Move, Seat

STEP: Final = 5  # odds are shown in whole steps of this many percent

Result = Literal["win", "undecided", "lose"]
Counted = Literal["fights", "hits"]


class Odds(msgspec.Struct, frozen=True):
    """How a fight may end, from the side of the attacker; in a revolt, of the owner who puts it down.

    Undecided: neither side has anybody left. `attackers_left` and `defenders_left` are those who will stand
    there on average, the cases in which none do among them.
    """

    win: float
    undecided: float
    lose: float
    attackers_left: float
    defenders_left: float

    def percent(self) -> tuple[int, int, int]:
        """Win, undecided and lose in steps of 5 %; together always 100."""
        parts = [100 / STEP * chance for chance in (self.win, self.undecided, self.lose)]
        steps = [int(part) for part in parts]
        by_rest = sorted(range(3), key=lambda i: steps[i] - parts[i])
        for i in by_rest[: 100 // STEP - sum(steps)]:
            steps[i] += 1
        return steps[0] * STEP, steps[1] * STEP, steps[2] * STEP


class OddsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which odds are asked for. What a game has no use for it leaves alone; with nothing said, the fight
    that is under way is meant."""

    target: str | None = None  # the place, by its name
    armies: int = 0  # with how many one would attack
    extra: bool = True  # whether help that one may call in takes part
    move: Move | None = None  # the move that would begin the fight


def nothing_to_ask() -> Refused:
    """The refusal where there is no fight to ask about."""
    return Refused("odds-nothing-to-ask")


def no_such_place(name: str) -> Refused:
    return Refused("odds-no-place", value=safe_repr(name))


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A fight that came to its end, from the side of the attacker; of a revolt, of the owner."""

    step: int  # the position in the replay that it led to
    kind: str
    province: str
    seat: Seat
    defender: int | None
    thrown: list[int] = []  # what was cast and what came of it, in the game's own way
    out: list[int] = []
    win: float  # how likely each end was
    undecided: float
    lose: float
    result: Result
    left_likely: float  # those who stand there for whoever won, as far as they could be hoped for
    left: int


class SeatLuck(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat got from chance: successes against those that it could expect.

    `spread` is the standard deviation of the successes: within one of it nothing is unusual.
    """

    seat: Seat
    fights: int  # how often it was tried
    wins: int
    expected: float
    spread: float


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """The report of a game. The seats' luck is counted in fights won, or in dice that hit."""

    fights: list[Fight]
    seats: list[SeatLuck]
    counted: Counted = "fights"


def seat_luck(seat: Seat, wins: int, chances: Iterable[float]) -> SeatLuck:
    """The luck of a seat with this many successes, where each try had its chance."""
    likely = list(chances)
    return SeatLuck(
        seat=seat,
        fights=len(likely),
        wins=wins,
        expected=round(sum(likely), 2),
        spread=round(sqrt(sum(p * (1 - p) for p in likely)), 2),
    )


@runtime_checkable
class HasOdds(Protocol):
    """Optional: the game knows the odds of its fights."""

    def odds(self, view: View, question: OddsQuery) -> Odds:
        """The odds of the fight that is asked about; `Refused` where there is none."""

    def luck(
        self, frames: Iterable[tuple[Any, Log]], players: int, options: Mapping[str, OptionValue]
    ) -> Luck:
        """The luck report of a finished game.

        `frames`: its positions in order, the set-up first, each with the events that led to it.
        """
