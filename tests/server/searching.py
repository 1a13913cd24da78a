"""People who look for a game, for tests: over HTTP, and directly at the heart of a server process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import structlog
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.metrics import Metrics
from bakufu.server.pairing.messages import Finding, GameWish
from bakufu.server.pairing.service import Pairing
from bakufu.server.pairing.tokens import new_waiting_key
from bakufu.server.pairing.waiting import Newcomer, Owner
from bakufu.server.settings import Settings
from bakufu.server.storage import db, schema
from bakufu.server.storage.pairing_schema import waiting
from bakufu.server.tables.store import TableStore
from tests.server.running import Running

DOJO: dict[str, Any] = {"game": "dojo", "players": [3], "paces": ["live"]}


class Searcher(NamedTuple):
    """Somebody who looks for a game over HTTP."""

    running: Running
    token: str | None

    async def mine(self, wait: int = 0) -> Any:
        params: dict[str, int] = {"wait": wait} if wait else {}
        return await self.running.ask("GET", "/api/finding/mine", self.token, params=params)

    async def stop(self) -> Any:
        return await self.running.ask("DELETE", "/api/finding/mine", self.token)

    async def bots(self) -> Any:
        return await self.running.ask("POST", "/api/finding/mine/bots", self.token)


def wish(**more: Any) -> dict[str, Any]:
    return {**DOJO, **more}


async def search(
    running: Running, name: str = "Aya", token: str | None = None, **more: Any
) -> tuple[Searcher, Any]:
    """Begin to look for a game, as a guest or with this token; the searcher, and the first answer."""
    outer: dict[str, Any] = {key: more.pop(key) for key in ("known", "browser") if key in more}
    body = {"wish": wish(**more), "name": name, **outer}
    answer = await running.ask("POST", "/api/finding/mine", token, body)
    return Searcher(running, token or answer["key"]), answer


class Process:
    """What one server process has of pairing."""

    def __init__(self, store: TableStore, clock: Callable[[], float] = time.time, **settings: Any) -> None:
        self.store = store
        self.clock = clock
        self.pairing = Pairing(store, Settings(**settings), Metrics(), structlog.get_logger("test"))

    async def guest(self, name: str, **more: Any) -> Owner:
        owner = Owner(None, new_waiting_key())
        await self.begin(owner, name, **more)
        return owner

    async def begin(self, owner: Owner, name: str, address: str = "aa" * 32, **more: Any) -> bool:
        who = Newcomer(owner, name, more.pop("browser", ""), address, more.pop("known", None))
        return await self.pairing.waiting.begin(who, GameWish(**wish(**more)))

    async def finding(self, owner: Owner) -> Finding:
        return await self.pairing.finding(owner)


async def audit(engine: AsyncEngine, players: int = 3) -> Counter[str]:
    """Nobody is lost or seated twice: everybody waits, or has the seat of one complete, started table."""
    async with db.reading(engine) as connection:
        searches = list(await connection.execute(select(waiting)))
        tables = {row.id: row for row in await connection.execute(select(schema.tables))}
        seats = list(await connection.execute(select(schema.seats)))
    held = Counter((row.table_id, row.seat) for row in searches if row.table_id is not None)
    assert max(held.values(), default=1) == 1
    for table in tables.values():
        own = [seat for seat in seats if seat.table_id == table.id]
        assert table.status == "playing" and len(own) == players
        people = [seat for seat in own if seat.kind == "human"]
        assert {(table.id, seat.seat) for seat in people} == {key for key in held if key[0] == table.id}
    for row in searches:
        assert (row.table_id is None) == (row.seat is None) == (row.paired_at is None)
        if row.table_id is not None:
            seat = next(one for one in seats if (one.table_id, one.seat) == (row.table_id, row.seat))
            assert (seat.token, seat.person) == (row.seat_token, row.person)
    return Counter("waiting" if row.table_id is None else "paired" for row in searches)
