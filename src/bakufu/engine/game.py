"""The `Game` contract: what the engine, the bots, the server and the command line require of a game.

A game is a deterministic state machine driven by small integer moves. A state is data only; it can be copied,
compared, saved and written as text at any time. Where a game stands is in the state, never on a Python stack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

import msgspec

from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Log
from bakufu.engine.ids import Move, Seat
from bakufu.engine.moves import MoveTable

OptionValue = str


class Option(msgspec.Struct, frozen=True):
    """One option of a table: a name, its values (the default first), and the rule it belongs to.

    A `quiet` option is listed among the options of a table only where it differs from its default, so that
    tables from before it was introduced stay as they were. With `several`, any of the names besides the
    default can be chosen together, in any order. `numbers` says which numbers a value may hold instead of the
    listed values: (how many, least, most). `estimate`: nobody could check the default. `after` names another
    option and the value it must have for this one to matter. `group` is the heading under which pages show
    the option; those without a group come first. `least_players` says for each value how many players a table
    needs to be offered it; empty: any number.
    """

    name: str
    values: tuple[OptionValue, ...]
    rule: str = ""
    quiet: bool = False
    several: bool = False
    numbers: tuple[int, int, int] | None = None
    estimate: bool = False
    after: tuple[str, OptionValue] | None = None
    group: str = ""
    least_players: tuple[int, ...] = ()

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def offered(self, players: int) -> tuple[OptionValue, ...]:
        """The values that make sense at a table with this many players."""
        if not self.least_players:
            return self.values
        return tuple(
            value for value, least in zip(self.values, self.least_players, strict=True) if players >= least
        )

    def understood(self, value: object) -> OptionValue | None:
        """The value in its canonical form; None when the option has no such value."""
        if not isinstance(value, str):
            return None
        if value in self.values:
            return value
        parts = value.replace(" ", "").split(",")
        if self.several:
            return next((known for known in self.values if sorted(known.split(",")) == sorted(parts)), None)
        if self.numbers is not None:
            count, least, most = self.numbers
            if len(parts) == count and all(
                part.isascii() and part.isdigit() and len(part) < 4 and least <= int(part) <= most
                for part in parts
            ):
                return ",".join(str(int(part)) for part in parts)
        return None


def defaults(options: Iterable[Option]) -> dict[str, OptionValue]:
    return {option.name: option.default for option in options}


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game: points by seat, and who won (several seats can share a victory)."""

    scores: list[int]
    winners: list[Seat]


class View(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) may know. The only thing that leaves the engine.

    `board` is the game's own structure. Whatever this viewer must not know yet but could come to know
    stands in it as HIDDEN, so that the undo barrier can see what a move would uncover.
    """

    game: str
    rules_version: int
    seat: Seat | None
    players: int
    options: dict[str, OptionValue]
    to_act: list[Seat]
    legal: list[Move]
    board: Any
    outcome: Outcome | None = None


HIDDEN = -2  # in a view, the placeholder for a secret


class State(Protocol):
    def copy(self) -> Self: ...
    def __eq__(self, other: object) -> bool: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """What every game implements. All methods but `apply` leave their arguments unchanged.

    The optional parts are protocols of their own: `HasAllViews`, `KnowsSecrets`, `HasRealThrows` and
    `HasOlderRules` below, `HasEncoding`, `HasOdds` and `HasPreviews` in their modules.
    """

    id: str
    rules_version: int
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    moves: MoveTable

    def check(self, players: int, options: Mapping[str, OptionValue]) -> Refusal | None:
        """What is wrong with this combination of players and complete options, if anything."""

    def new(
        self, players: int, options: Mapping[str, OptionValue], chance: Chance, log: Log | None = None
    ) -> S:
        """A new game, set up as far as the first decision. The options are complete and checked."""

    def to_act(self, state: S) -> list[Seat]:
        """The seats that owe a move; empty when the game is over."""

    def legal(self, state: S, seat: Seat) -> list[Move]:
        """The legal moves of a seat in ascending order; empty when it owes none."""

    def out_of_turn_moves(self, state: S, seat: Seat) -> list[Move]:
        """Optional moves that a seat may make at any time without owing one, such as standing orders.

        They take no turn and the game continues without them, so bots may ignore them. A view shows them, if
        at all, in its `board`.
        """

    def apply(self, state: S, seat: Seat, move: Move, chance: Chance, log: Log | None = None) -> None:
        """Carry out a legal or out-of-turn move and everything that follows up to the next decision."""

    def why_not(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """None for a legal or out-of-turn move; else the rule that forbids it, and the facts."""

    def outcome(self, state: S) -> Outcome | None: ...

    def view(self, state: S, seat: Seat | None) -> View: ...

    def resample(self, view: View, rng: Random) -> S:
        """A full state that fits this view: `view(resample(v, rng), v.seat) == v`."""

    def broken_invariants(self, state: S) -> list[str]:
        """The invariants that this state breaks, described for developers; empty for a sound state."""

    def time_label(self, state: S) -> str:
        """Where the game stands, as a short path such as `y1/summer/a4`; part of the draws' labels."""

    def write(self, state: S) -> str:
        """The position as a short text."""

    def read(self, text: str) -> S:
        """The position that such a text describes; `Refused` says what is wrong with it and where."""


@runtime_checkable
class HasAllViews(Protocol):
    """Optional: the game can make everybody's views at once, faster than one after the other."""

    def views(self, state: Any) -> list[View]:
        """What everybody sees of a state, in the order of `engine.views.viewers`."""


@runtime_checkable
class KnowsSecrets(Protocol):
    """Optional: the game itself knows which moves depend on secrets (see `engine.barrier`)."""

    def depends_on_secrets(self, state: Any, seat: Seat, move: Move) -> bool:
        """Whether what the seat sees of this move could depend on what it does not see now.

        The answer may use only what the seat sees of the state; the contract tests check that.
        """


@runtime_checkable
class HasRealThrows(Protocol):
    """Optional: people may throw a real tower or real dice and enter what they show."""

    def asks_for_throw(self, view: View) -> bool:
        """Whether this viewer is asked what a real throw shows: nobody can advise on that."""


@runtime_checkable
class HasOlderRules(Protocol):
    """Optional: the game has had a rules fix, and can still be played under its older rules."""

    def at_version(self, version: int) -> Game[Any]:
        """The same game under the rules of this version, so that old records replay for ever."""
