"""The game loop: whoever owes a move is asked, the answer is applied, until nobody owes one.

Simulations, tournaments, datasets, records of crashes, the terminal and the process of the server's bots all
play by it. What is played is a `Playable`: a bare position, or a session that writes everything down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple, Protocol

from bakufu.engine.chance import Chance
from bakufu.engine.game import Game, Outcome, View


class Playable(Protocol):
    """A game that is going on."""

    def to_act(self) -> list[int]: ...

    def view(self, seat: int) -> View: ...

    def apply(self, seat: int, move: int) -> None: ...


class Decision(NamedTuple):
    """What a seat has decided, before it is applied. A bot may have written on the view."""

    seat: int
    view: View
    move: int


Decide = Callable[[int, View], int]  # what this seat, which sees that, does


class Position:
    """A game without a record of it: its state, and the chance that it draws from."""

    def __init__(self, game: Game[Any], state: Any, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance

    @classmethod
    def new(cls, game: Game[Any], players: int, options: Mapping[str, str], chance: Chance) -> Position:
        """A new game; `options` are complete."""
        return cls(game, game.new(players, options, chance), chance)

    def to_act(self) -> list[int]:
        return self.game.to_act(self.state)

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def apply(self, seat: int, move: int) -> None:
        self.game.apply(self.state, seat, move, self.chance)

    def outcome(self) -> Outcome:
        """Of a game that is over."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "nobody owes a move, but the game is not over"
        return outcome


def first_to_act(acting: list[int]) -> int:
    return acting[0]


def turns(
    to_act: Callable[[], list[int]], choose: Callable[[list[int]], int] = first_to_act
) -> Iterator[int]:
    """The seats that are asked, one after the other; whoever is asked must have moved before the next one."""
    while acting := to_act():
        yield choose(acting)


def decisions(table: Playable, decide: Decide) -> Iterator[Decision]:
    """Every decision of a game, to its end. Each is applied when the next one is asked for."""
    view, apply = table.view, table.apply
    for seat in turns(table.to_act):
        seen = view(seat)
        move = decide(seat, seen)
        yield Decision(seat, seen, move)
        apply(seat, move)


def play_out(table: Playable, decide: Decide) -> int:
    """A game to its end; the number of decisions."""
    return sum(1 for _ in decisions(table, decide))


def play_at_random(position: Position, rng: Random) -> int:
    """The same loop for bots that play at random, without a view for each move, as that takes longer."""
    game, state, chance = position.game, position.state, position.chance
    to_act, legal, apply, random = game.to_act, game.legal, game.apply, rng.random
    number = 0
    while acting := to_act(state):
        seat = acting[0]
        moves = legal(state, seat)
        apply(state, seat, moves[int(random() * len(moves))], chance)
        number += 1
    return number
