"""Secrecy on the wire, for every registered game: tables that differ only in what a viewer must not know.

A table is brought to some moment of a random game. Then its full state is replaced by others that look the
same to one viewer: other plans, other hidden pieces, other secret orders. Whatever they ask, in good faith or
to find something out, must be answered with the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer, viewers
from bakufu.server.tables import history, lobby
from bakufu.server.tables.table import Table
from tests.contract.test_secrecy import indistinguishable_states
from tests.engine.toy import DOJO
from tests.server.running import RemoteTable, Running, running, sqlite
from tests.server.test_leaks import Clock, Tap, difference

GAMES = [DOJO.id, *(game for game in registry.games() if game != DOJO.id)]
MOMENTS = 12
PLAYERS = 3
MINUTES = 600.0  # seconds that a bot may take for its advice: how busy the machine is is no secret of a table


def moments(game: str) -> Iterator[Session]:
    """A random game, with secret orders, at some of its moments."""
    rng = Random(f"wire {game}")
    names = [f"seat {seat}" for seat in range(PLAYERS)]
    session = Session.start(registry.game(game), PLAYERS, {}, names, Seeded(5))
    while seats := session.to_act():
        if len(session.moves) % (3 if game == DOJO.id else 23) == 0:
            yield session
        for seat in range(PLAYERS):
            free = session.game.out_of_turn_moves(session.state, seat)
            if free and rng.random() < 0.2:
                session.apply_run(seat, rng.choice(free))
        seat = rng.choice(seats)
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))


async def import_session(server: Running, session: Session, number: int) -> RemoteTable:
    """A table at which this game goes on."""
    tokens = [f"token-{seat}-of-{number}" for seat in range(session.players)]
    store = server.context.store
    row, seats = history.rows_of(session.record(), Clock()(), f"host of {number}", tokens)
    await store.write(lobby.new_rows(store, row, seats))
    return RemoteTable(server, row.id, f"host of {number}", "", tokens, "")


async def with_secrets(server: Running, table: RemoteTable, session: Session, state: Any) -> None:
    """The same table, had the others done other things in secret."""
    server.context.store.forget(table.id)
    loaded: Table = await server.context.store.get(table.id)
    assert loaded.session is not None
    loaded.session = session.fork()
    loaded.session.state = state
    loaded.session._trail = []  # what can be taken back hangs on the way there, which these states have not


def wrong_runs(session: Session, states: list[Any], seat: int, rng: Random) -> list[list[int]]:
    """Moves of the seat's own with one after it that is possible in none of these states."""
    game = session.game
    found = []
    legal = [*game.legal(session.state, seat), *game.out_of_turn_moves(session.state, seat)]
    for first in rng.sample(legal, min(8, len(legal))):
        wrong = [first, rng.choice(game.moves.kinds).base]
        if not any(is_possible(session, state, seat, wrong) for state in states):
            found.append(wrong)
    return found


def is_possible(session: Session, state: Any, seat: int, run: list[int]) -> bool:
    table = session.fork()
    table.state = state
    try:
        table.apply_run(seat, run)
    except Refused:
        return False
    return True


async def answers_to(
    server: Running, table: RemoteTable, viewer: Viewer, runs: list[list[int]]
) -> list[bytes]:
    """Everything that this viewer can find out, by every door; wrong runs over HTTP and over a socket."""
    tap = Tap(server, table, viewer)
    async with server.socket(table.hello(viewer, beats=True), max_size=None) as socket:
        frame = await socket.connection.recv()
        tap.heard.append(frame if isinstance(frame, bytes) else frame.encode())
        for run in runs:
            await socket.send({"type": "moves", "id": "wrong", "seen": 0, "moves": run})
            frame = await socket.connection.recv()
            assert '"refuse"' in str(frame)
            tap.heard.append(frame if isinstance(frame, bytes) else frame.encode())
    await tap.look()
    for run in runs:
        await tap.call("POST", table.path + "/moves", {"id": "wrong", "seen": 0, "moves": run})
    for run in [*runs[:5], []]:  # the last one is forgotten: the next table begins without
        await tap.call("PUT", table.path + "/draft", {"seen": 0, "moves": run})
    for move in runs[:3]:
        await tap.call("GET", f"{table.path}/odds?move={move[0]}")
    # A replay is played again from the history, which these states have not: it cannot tell of them.
    return [answer for answer in tap.heard if b"/replay" not in answer[:200]]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
async def test_tables_that_look_the_same_answer_the_same(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(game)
    compared = 0
    monkeypatch.setattr("bakufu.server.bots.advice.ANSWER_WITHIN", MINUTES)
    async with running(sqlite(tmp_path), metrics_token="x", bot_seconds=MINUTES) as server:
        for number, session in enumerate(moments(game)):
            if number == MOMENTS:
                break
            viewer = rng.choice(viewers(PLAYERS)[1:] if number % 5 else viewers(PLAYERS))
            seat = 0 if viewer is None else viewer
            others = list(indistinguishable_states(session.game, session.state, seat, rng))
            others = [state for state in others if state != session.state]
            alike = [session.state, *rng.sample(others, min(3, len(others)))]
            if viewer is None:
                view = session.game.view(session.state, None)
                alike = [state for state in alike if session.game.view(state, None) == view]
            runs = [] if viewer is None else wrong_runs(session, alike, seat, rng)
            table = await import_session(server, session, number)
            answers = []
            for state in alike:
                await with_secrets(server, table, session, state)
                answers.append(await answers_to(server, table, viewer, runs))
            for other in answers[1:]:
                assert not difference(answers[0], other), (session.game.time_label(session.state), viewer)
                compared += 1
    assert compared > 10
