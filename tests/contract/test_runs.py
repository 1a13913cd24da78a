"""A run that is thought out from a view alone is played by the true game, and is as long as one may be."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.engine.session import Session
from tests.contract.tables import Table, start, tables

each_table = pytest.mark.parametrize("table", tables(), ids=str)
LOOK_EVERY = 15  # moves of a game
RUN_MOST = 30


def imagined_run(session: Session, view: View, rng: Random) -> list[int]:
    """Random moves in a game that could be this one, as far as a run may go."""
    assert view.seat is not None
    ahead = Session.imagined(session.game, view, rng)
    moves: list[int] = []
    while len(moves) < RUN_MOST:
        moves.append(rng.choice(ahead.view(view.seat).legal))
        ahead.apply_run(view.seat, moves[-1])
        if not ahead.may_follow(view.seat):
            break
    return moves


def refused(session: Session, seat: int, run: list[int]) -> str:
    """The key of the refusal; empty when the run would be played."""
    try:
        session.fork().apply_run(seat, run)
    except Refused as why:
        return why.refusal.key
    return ""


@pytest.mark.thorough
@each_table
def test_a_run_from_a_view_is_played_whatever_is_hidden_and_a_longer_one_is_not(table: Table) -> None:
    session, rng, looked = start(table), Random(f"runs {table}"), 0
    while seats := session.to_act():
        seat = rng.choice(seats)
        if len(session.moves) % LOOK_EVERY == 0:
            run = imagined_run(session, session.view(seat), rng)
            played = session.fork()
            played.apply_run(seat, run)
            more = played.game.legal(played.state, seat) if len(run) < RUN_MOST else []
            assert not more or refused(session, seat, [*run, more[0]]) == "run-past-barrier"
            looked += 1
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
    assert looked
