"""New games and whole games of random moves, for claims that must hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.events import Log
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.state import State
from bakufu.games.shogun.view import Board


def new_game(players: int, chance: Chance | int = 1, log: Log | None = None, **options: str) -> State:
    """A game at its first decision. The options not named have their defaults."""
    complete = {**DEFAULTS, **options}
    assert GAME.check(players, complete) is None
    return GAME.new(players, complete, Seeded(chance) if isinstance(chance, int) else chance, log)


def random_move(state: State, rng: Random) -> tuple[int, int]:
    """Some seat that owes a move, and some legal move of it."""
    seat = rng.choice(GAME.to_act(state))
    return seat, rng.choice(GAME.legal(state, seat))


def random_game(players: int, seed: int = 1, log: Log | None = None, **options: str) -> Iterator[State]:
    """The same state at every decision of a whole game of random moves, and at its end."""
    rng = Random(seed)
    chance = Seeded(seed)
    state = new_game(players, chance, log, **options)
    while GAME.to_act(state):
        yield state
        GAME.apply(state, *random_move(state, rng), chance, log)
    yield state


def play_out(players: int, seed: int = 1, log: Log | None = None, **options: str) -> State:
    """The end of such a game."""
    *_, state = random_game(players, seed, log, **options)
    return state


def board(state: State, seat: int | None = None) -> Board:
    """What a seat, or a spectator, sees of the table."""
    seen = GAME.view(state, seat).board
    assert isinstance(seen, Board)
    return seen
