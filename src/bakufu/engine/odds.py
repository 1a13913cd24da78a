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
    """How a fight may end, from the attacker's side; in a revolt, from the side of the province's owner.

    Undecided: neither side has anybody left. `attackers_left` and `defenders_left` are averages over all
    cases, including those in which none are left.
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
    """Which odds are asked for. A game ignores fields that it has no use for; without any, the current fight
    is meant."""

    target: str | None = None  # the place, by its name
    armies: int = 0  # how many would attack
    extra: bool = True  # whether optional reinforcements take part
    move: Move | None = None  # the move that would begin the fight


def nothing_to_ask() -> Refused:
    """The refusal where there is no fight to ask about."""
    return Refused("odds-nothing-to-ask")


def no_such_place(name: str) -> Refused:
    return Refused("odds-no-place", value=safe_repr(name))


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A finished fight, from the attacker's side; in a revolt, from the owner's."""

    step: int  # the number of the position in the replay after it
    kind: str
    province: str
    seat: Seat
    defender: int | None
    thrown: list[int] = []  # what was thrown and what came out, in the game's own form
    out: list[int] = []
    win: float  # the probability of each end
    undecided: float
    lose: float
    result: Result
    left_likely: float  # how many the winner could expect to have left
    left: int


class SeatLuck(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's luck: its successes compared with those that it could expect.

    `spread` is the standard deviation of the successes: a difference within one of it is nothing unusual.
    """

    seat: Seat
    fights: int  # the number of tries
    wins: int
    expected: float
    spread: float


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """The luck report of a game. The seats' luck is counted in fights won, or in dice that hit.

    `entered`: what people threw themselves is counted as they entered it.
    """

    fights: list[Fight]
    seats: list[SeatLuck]
    counted: Counted = "fights"
    entered: bool = False


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
