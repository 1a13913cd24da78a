"""Tables at the server's heart, without sockets: a toy game that is quick, and Shogun where it matters."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import pytest

from bakufu.bots import registry as bots
from bakufu.engine.errors import Refusal, Refused
from bakufu.server.protocol import Ack, CreateTable, JoinTable, Moves, Undo, Update
from bakufu.server.storage import db
from bakufu.server.tables import commands, lobby
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table

NAMES = ["Aya", "Ben", "Chō", "Dai", "Emi"]
PLAN = [["stance", "tiger"], ["stake", 1]]  # of the toy game, without coins at the end of it
_commands = count()


@asynccontextmanager
async def open_store(database: str, now: Callable[[], float] = time.time) -> AsyncIterator[TableStore]:
    """What one server process has of the tables."""
    store = TableStore(db.open_engine(database), bots.bots, now)
    try:
        yield store
    finally:
        await store.close()


class PlayedTable:
    def __init__(self, store: TableStore, table_id: str, host: str, invite: str, tokens: list[str]) -> None:
        self.store = store
        self.id = table_id
        self.host = host
        self.invite = invite
        self.tokens = tokens

    def at(self, store: TableStore) -> PlayedTable:
        """The same table, asked at another process."""
        return PlayedTable(store, self.id, self.host, self.invite, self.tokens)

    async def loaded(self) -> Table:
        return await self.store.get(self.id)

    async def move(self, seat: int, *moves: Any, seen: int | None = None, id: str | None = None) -> Ack:
        if seen is None:
            seen = (await self.loaded()).seqs[seat]
        command = Moves(id=id or f"c{next(_commands)}", seen=seen, moves=list(moves))
        return await commands.command(self.store, self.id, self.tokens[seat], command)

    async def undo(self, seat: int, seen: int | None = None, id: str | None = None, run: bool = False) -> Ack:
        if seen is None:
            seen = (await self.loaded()).seqs[seat]
        command = Undo(id=id or f"c{next(_commands)}", seen=seen, run=run)
        return await commands.command(self.store, self.id, self.tokens[seat], command)

    async def update(self, viewer: int | None, seen: int = 0, events: int = 0) -> Update:
        token = None if viewer is None else self.tokens[viewer]
        return await self.store.update(self.id, token, seen, events)

    async def plan_all(self) -> None:
        """The toy game's plans of a round, for everybody."""
        for seat in range(len(self.tokens)):
            await self.move(seat, *PLAN)

    async def play_on(self, seed: int = 0, moves: int = 10_000, undo: float = 0.0) -> None:
        """Random moves until the end, or as many as were asked for; now and then somebody takes one back."""
        rng = Random(seed)
        for _ in range(moves):
            loaded = await self.loaded()
            if loaded.status != "playing":
                return
            if rng.random() < undo:
                seat = rng.randrange(loaded.players)
                if loaded.update_for(seat, 0, 0).undo:
                    await self.undo(seat)
                    continue
            seat = rng.choice(loaded.to_act())
            session = loaded.session
            assert session is not None
            move = rng.choice(session.game.legal(session.state, seat))
            if loaded.seats[seat].resigned:
                await commands.command_of_bot(self.store, self.id, seat, loaded.seqs[seat], [move])
            else:
                await self.move(seat, move)


async def seated(store: TableStore, players: int = 2, start: bool = True, **options: Any) -> PlayedTable:
    """A table with a guest on every seat that no bot has; started, unless told otherwise."""
    made = await lobby.create(store, CreateTable(**{"game": "dojo", "players": players, **options}))
    tokens = []
    for seat in made.table.seats:
        if seat.kind == "open":
            guest = JoinTable(name=NAMES[seat.seat], entropy=f"e{seat.seat}", invite=made.invite)
            tokens.append((await lobby.join(store, made.table.id, guest)).token)
    if start:
        await lobby.start(store, made.table.id, made.host_token)
    return PlayedTable(store, made.table.id, made.host_token, made.invite, tokens)


async def refused(asked: Awaitable[object]) -> Refusal:
    """The refusal that this gets; fails when there is none."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal


def memory(loaded: Table) -> dict[str, Any]:
    """Everything that a table knows, to be compared with another copy of it."""
    session = loaded.session
    return {
        "row": loaded.row,
        "seats": loaded.seats,
        "counts": loaded.seqs,
        "lengths": loaded.log_lengths,
        "cuts": loaded.log_cuts,
        "acts": loaded.acknowledged,
        "asked": loaded.questions,
        "chat": loaded.chat,
        "record": session.record() if session is not None else None,
        "log": session.log if session is not None else None,
        "events": loaded.events,
        "undo": [loaded.update_for(seat, 0, 0).undo for seat in range(loaded.players)],
    }
