"""Tables of every registered game, played at random, with the positions that were met on the way."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from bakufu.engine import registry
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.game import Game
from bakufu.engine.session import Session
from tests.engine.toy import DOJO
from tools.fuzz import mixture

MIXED = 3  # tables with mixed options, for each number of players
MOVES_MOST = 20_000  # a random game that takes longer has lost its way
POSITIONS = 40


class Table(NamedTuple):
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        mixed = "mixed" if self.options else "default"
        return f"{self.game}-{self.players}-{mixed}{self.seed}"


class Played(NamedTuple):
    session: Session  # at the end of the game
    positions: list[Any]  # states on the way, the first and the last included
    broken: list[str]


def ids() -> list[str]:
    return sorted({*registry.games(), DOJO.id})


def game(id: str) -> Game[Any]:
    return DOJO if id == DOJO.id else registry.game(id)


def tables() -> list[Table]:
    """Default options and a few mixtures for every number of players of every game that loads."""
    found = []
    for known_id in ids():
        try:
            known = game(known_id)
        except Exception:  # whatever is wrong with it: test_every_registered_game_loads says so
            continue
        for players in range(known.min_players, known.max_players + 1):
            found.append(Table(known_id, players, (), 0))
            found.extend(_mixed(known, players))
    return found


def _mixed(known: Game[Any], players: int) -> list[Table]:
    rng = Random(f"{known.id} {players}")
    found: list[Table] = []
    for number in range(MIXED):
        options = mixture(known, players, rng)
        found.append(Table(known.id, players, tuple(sorted(options.items())), number + 1))
    return found


def start(table: Table, chance: Chance | None = None) -> Session:
    names = [f"seat {seat}" for seat in range(table.players)]
    chance = chance or Seeded(table.seed)
    return Session.start(game(table.game), table.players, dict(table.options), names, chance)


@cache
def played(table: Table) -> Played:
    """One random game at this table, looked at more closely at about `POSITIONS` places."""
    session = start(table)
    rng = Random(table.seed)
    states = [session.state]
    broken = session.game.broken_invariants(session.state)
    while (seats := session.to_act()) and not broken:
        assert len(states) < MOVES_MOST, "the game does not end"
        seat = rng.choice(seats)
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
        states.append(session.state)
        broken = session.game.broken_invariants(session.state)
    every = max(1, len(states) // POSITIONS)
    return Played(session, [*states[:-1:every], states[-1]], broken)
