"""The table behind all environments: a game that is dealt by a seed, seen in views and moved by actions."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.encoding import encoding_of
from bakufu.engine.errors import Refused, as_int, safe_repr
from bakufu.engine.game import Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.options import complete


class EnvTable:
    """One table. `deal` starts a game; the same seed deals the same game."""

    def __init__(
        self, game: str | None = None, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = registry.game(registry.default_game() if game is None else game)
        self.encoding = encoding_of(self.game)
        self.players = usual_players(self.game.id) if players is None else players
        self.options = complete(self.game, self.players, options or {})
        self.state: Any = None
        self.chance = Seeded(0)
        self.rng = Random(0)

    def deal(self, seed: int) -> None:
        digest = sha256(f"bakufu-env/{seed}".encode()).digest()
        self.chance = Seeded(int.from_bytes(digest[:8], "big"))
        self.rng = Random(int.from_bytes(digest[8:16], "big"))  # what bots draw from
        self.state = self.game.new(self.players, self.options, self.chance)

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over. If several owe a move, the first one is asked."""
        acting = self.game.to_act(self.state)
        return acting[0] if acting else None

    def view(self, seat: Seat) -> View:
        return self.game.view(self.state, seat)

    def legal(self) -> list[Move]:
        seat = self.seat
        return [] if seat is None else self.game.legal(self.state, seat)

    def move(self, action: object) -> Move:
        """The legal move of this action; `Refused` for any other."""
        number = as_int(action)
        if not 0 <= number < len(self.encoding.actions):
            raise Refused("action-unknown", action=safe_repr(action), last=len(self.encoding.actions) - 1)
        move = self.encoding.actions[number]
        if move not in self.legal():
            raise Refused("action-not-legal", action=number)
        return move

    def play(self, move: Move) -> None:
        seat = self.seat
        assert seat is not None, "the game is over"
        self.game.apply(self.state, seat, move, self.chance)

    def rewards(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        return [0.0] * self.players if outcome is None else shares(outcome, self.players)


def shares(outcome: Outcome, players: int) -> list[float]:
    """Each seat's share of the victory, minus an equal share for everybody. The sum is 0."""
    won = 1 / len(outcome.winners)
    return [(won if seat in outcome.winners else 0.0) - 1 / players for seat in range(players)]


def usual_players(game: str) -> int:
    """The default number of players: four where the game allows it."""
    rules = registry.game(game)
    return min(max(4, rules.min_players), rules.max_players)
