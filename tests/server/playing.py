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
from bakufu.server.protocol import Ack, Command, CreateTable, JoinTable, TakeBack, Update
from bakufu.server.storage import db
from bakufu.server.tables import commands, lobby
from bakufu.server.tables.store import Rooms
from bakufu.server.tables.table import Live

NAMES = ["Aya", "Ben", "Chō", "Dai", "Emi"]
PLAN = [["stance", "tiger"], ["stake", 1]]  # of the toy game, without coins at the end of it
_commands = count()


@asynccontextmanager
async def house(database: str, now: Callable[[], float] = time.time) -> AsyncIterator[Rooms]:
    """What one server process has of the tables."""
    rooms = Rooms(db.open_engine(database), bots.bots, now)
    try:
        yield rooms
    finally:
        await rooms.close()


class Table:
    def __init__(self, rooms: Rooms, table_id: str, host: str, invite: str, tokens: list[str]) -> None:
        self.rooms = rooms
        self.id = table_id
        self.host = host
        self.invite = invite
        self.tokens = tokens

    def at(self, rooms: Rooms) -> Table:
        """The same table, asked at another process."""
        return Table(rooms, self.id, self.host, self.invite, self.tokens)

    async def live(self) -> Live:
        return await self.rooms.live(self.id)

    async def move(self, seat: int, *moves: Any, seen: int | None = None, id: str | None = None) -> Ack:
        if seen is None:
            seen = (await self.live()).counts[seat]
        command = Command(id=id or f"c{next(_commands)}", seen=seen, moves=list(moves))
        return await commands.submit(self.rooms, self.id, self.tokens[seat], command)

    async def undo(self, seat: int, seen: int | None = None, id: str | None = None) -> Ack:
        if seen is None:
            seen = (await self.live()).counts[seat]
        command = TakeBack(id=id or f"c{next(_commands)}", seen=seen)
        return await commands.undo(self.rooms, self.id, self.tokens[seat], command)

    async def update(self, viewer: int | None, seen: int = 0, events: int = 0) -> Update:
        token = None if viewer is None else self.tokens[viewer]
        return await self.rooms.update(self.id, token, seen, events)

    async def plan_all(self) -> None:
        """The toy game's plans of a round, for everybody."""
        for seat in range(len(self.tokens)):
            await self.move(seat, *PLAN)

    async def play_on(self, seed: int = 0, moves: int = 10_000, undo: float = 0.0) -> None:
        """Random moves until the end, or as many as were asked for; now and then somebody takes one back."""
        rng = Random(seed)
        for _ in range(moves):
            live = await self.live()
            if live.status != "playing":
                return
            if rng.random() < undo:
                seat = rng.randrange(live.players)
                if live.update_for(seat, 0, 0).undo:
                    await self.undo(seat)
                    continue
            seat = rng.choice(live.to_act())
            session = live.session
            assert session is not None
            await self.move(seat, rng.choice(session.game.legal(session.state, seat)))


async def seated(rooms: Rooms, players: int = 2, start: bool = True, **wish: Any) -> Table:
    """A table with a guest on every seat that no bot has; started, unless told otherwise."""
    made = await lobby.create(rooms, CreateTable(**{"game": "dojo", "players": players, **wish}))
    tokens = []
    for seat in made.table.seats:
        if seat.kind == "open":
            guest = JoinTable(name=NAMES[seat.seat], entropy=f"e{seat.seat}", invite=made.invite)
            tokens.append((await lobby.join(rooms, made.table.id, guest)).token)
    if start:
        await lobby.start(rooms, made.table.id, made.host_token)
    return Table(rooms, made.table.id, made.host_token, made.invite, tokens)


async def refused(asked: Awaitable[object]) -> Refusal:
    """The refusal that this gets; fails when there is none."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal


def memory(live: Live) -> dict[str, Any]:
    """Everything that a table knows, to be compared with another copy of it."""
    session = live.session
    return {
        "row": live.row,
        "seats": live.seats,
        "counts": live.counts,
        "lengths": live.lengths,
        "cuts": live.cuts,
        "acts": live.acts,
        "asked": live.asked,
        "chat": live.chat,
        "record": session.record() if session is not None else None,
        "log": session.log if session is not None else None,
        "undo": [live.update_for(seat, 0, 0).undo for seat in range(live.players)],
    }
