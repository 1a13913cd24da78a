"""The game loop: ask the seat that owes a move, apply its answer, and repeat until nobody owes one.

Simulations, tournaments, datasets, crash records, the terminal and the server's bot processes all use it. It
plays a `Playable`: a bare position, or a session that records everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple, Protocol

from bakufu.engine.chance import Chance
from bakufu.engine.game import Game, Outcome, View
from bakufu.engine.ids import Move, Seat


class Playable(Protocol):
    """A game in progress."""

    def to_act(self) -> list[Seat]: ...

    def view(self, seat: Seat) -> View: ...

    def apply(self, seat: Seat, move: Move) -> None: ...


class Decision(NamedTuple):
    """A move that a seat has chosen, before it is applied. The bot may have modified the view."""

    seat: Seat
    view: View
    move: Move


Decide = Callable[[Seat, View], Move]  # the move that a seat makes when it sees this view


class Position:
    """A game without a record: its state, and the chance that it draws from."""

    def __init__(self, game: Game[Any], state: Any, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance

    @classmethod
    def new(cls, game: Game[Any], players: int, options: Mapping[str, str], chance: Chance) -> Position:
        """A new game; `options` are complete."""
        return cls(game, game.new(players, options, chance), chance)

    def to_act(self) -> list[Seat]:
        return self.game.to_act(self.state)

    def view(self, seat: Seat) -> View:
        return self.game.view(self.state, seat)

    def apply(self, seat: Seat, move: Move) -> None:
        self.game.apply(self.state, seat, move, self.chance)

    def outcome(self) -> Outcome:
        """The outcome of a finished game."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "nobody owes a move, but the game is not over"
        return outcome


def first_to_act(acting: list[Seat]) -> Seat:
    return acting[0]


def turns(
    to_act: Callable[[], list[Seat]], choose: Callable[[list[Seat]], Seat] = first_to_act
) -> Iterator[Seat]:
    """The seats in the order in which they are asked. Each must have moved before the next one is asked."""
    while acting := to_act():
        yield choose(acting)


def decisions(table: Playable, decide: Decide) -> Iterator[Decision]:
    """Every decision of a game to its end. Each is applied when the next one is requested."""
    view, apply = table.view, table.apply
    for seat in turns(table.to_act):
        seen = view(seat)
        move = decide(seat, seen)
        yield Decision(seat, seen, move)
        apply(seat, move)


def play_out(table: Playable, decide: Decide) -> int:
    """Play a game to its end and return the number of decisions."""
    return sum(1 for _ in decisions(table, decide))


def play_at_random(position: Position, rng: Random) -> int:
    """The same loop for random bots. It makes no views, because a view takes longer than a move."""
    game, state, chance = position.game, position.state, position.chance
    to_act, legal, apply, random = game.to_act, game.legal, game.apply, rng.random
    number = 0
    while acting := to_act(state):
        seat = acting[0]
        moves = legal(state, seat)
        apply(state, seat, moves[int(random() * len(moves))], chance)
        number += 1
    return number
