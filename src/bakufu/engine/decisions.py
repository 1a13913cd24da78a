"""A row of a game's table of decisions: what is asked, by which rule, the legal moves and their effect.

Each game keeps its rows in its module `decisions`. Where a player has several clans, `seat` is the clan
that is asked. What happens by itself between decisions is a step: a game has one for each of its stages that
asks nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.engine.ids import Move, Seat

S = TypeVar("S")  # the state of the game

# All have the same form, whether or not they need the seat or chance.
Legal: TypeAlias = Callable[[S, Seat], list[Move]]
Apply: TypeAlias = Callable[[S, Seat, Move, Chance, Log | None], None]
Step: TypeAlias = Callable[[S, Chance, Log | None], None]


class DecisionRow(NamedTuple, Generic[S]):
    """A question to a seat."""

    name: str
    rule: str  # that puts the question
    kinds: tuple[str, ...]  # of moves that can answer it
    legal: Legal[S]  # lists them
    apply: Apply[S]  # carries one out


def nothing_asked(state: object, seat: Seat) -> list[Move]:
    """The legal moves while nobody is asked anything."""
    return []


def no_answer(state: object, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    raise AssertionError("nobody was asked")


def no_step(state: object, chance: Chance, log: Log | None) -> None:
    raise AssertionError("this stage waits for a decision")


def steps_by_stage(steps: Mapping[int, Step[S]], stages: int) -> list[Step[S]]:
    """The steps by the index of their stage, which is quicker than by key."""
    return [steps.get(stage, no_step) for stage in range(stages)]
