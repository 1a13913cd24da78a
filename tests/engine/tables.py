"""Tables of the toy game, for the tests of the engine."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refusal, Refused
from bakufu.engine.fair import TableChance
from bakufu.engine.session import Session
from tests.engine.toy import DOJO

NAMES = ["Aya", "Ben", "Chō", "Dai"]
SECRET = bytes(range(32))


def dojo(players: int = 2, chance: Chance | None = None, **options: str) -> Session:
    """A table of the toy game with a fixed secret, at its first decision."""
    return Session.start(DOJO, players, options, NAMES[:players], chance or TableChance(SECRET, players))


def planned(players: int = 2) -> Session:
    """The same table when all plans of the first round lie open."""
    session = dojo(players)
    for seat in range(players):
        session.apply_run(seat, [["stance", "tiger"], ["stake", 2]])
    return session


def play_on(session: Session, seed: int = 0, moves: int = 1000) -> Session:
    """Random moves until the end, or as many as were asked for."""
    rng = Random(seed)
    for _ in range(moves):
        seats = session.to_act()
        if not seats:
            break
        seat = rng.choice(seats)
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
    return session


def refusal(caught: pytest.ExceptionInfo[Refused]) -> Refusal:
    return caught.value.refusal
