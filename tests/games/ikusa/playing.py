"""New games and whole games of random moves, for claims that must hold everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.events import Log
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.options import DEFAULTS
from bakufu.games.ikusa.state import (
    State,
)
from bakufu.games.ikusa.view import Board

# Every option by which a table goes by the letter of the book.
LETTER = {
    "struck_down": "end_of_round",
    "garrison": "always",
    "series": "armies_only",
    "spoils": "all",
    "split_after_step": "yes",
    "excess_ronin": "forbidden",
}


def new_game(players: int, chance: Chance | int = 1, log: Log | None = None, **options: str) -> State:
    """A game at its first decision. The options not named have their defaults."""
    complete = {**DEFAULTS, **options}
    assert GAME.check(players, complete) is None
    return GAME.new(players, complete, Seeded(chance) if isinstance(chance, int) else chance, log)


def random_game(players: int, seed: int = 1, log: Log | None = None, **options: str) -> Iterator[State]:
    """The same state at every decision of a whole game of random moves, and at its end."""
    rng = Random(seed)
    chance = Seeded(seed)
    state = new_game(players, chance, log, **options)
    while GAME.to_act(state):
        yield state
        seat = rng.choice(GAME.to_act(state))
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance, log)
    yield state


def until(
    players: int, wanted: Callable[[State], bool], seed: int = 1, log: Log | None = None, **options: str
) -> State:
    """A random game at the first decision for which this holds."""
    for state in random_game(players, seed, log, **options):
        if wanted(state):
            return state
    raise AssertionError("it never came to that")


def at_decision(players: int, decision: str, seed: int = 1, **options: str) -> State:
    return until(players, lambda state: DECISIONS[state.decision] == decision, seed, None, **options)


def board(state: State, seat: int | None = None) -> Board:
    """What a seat, or a spectator, sees of the table."""
    seen = GAME.view(state, seat).board
    assert isinstance(seen, Board)
    return seen
