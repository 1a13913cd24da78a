"""Rated tables for tests: persons sit at them, and what follows from their games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from bakufu.server.people.persons import PeopleStore
from bakufu.server.protocol import CreateTable, JoinTable
from bakufu.server.standing.results import ResultWriter
from bakufu.server.storage import db
from bakufu.server.storage.standing_schema import results
from bakufu.server.tables import lobby
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.store import TableStore
from tests.server.absence import Clock
from tests.server.persons import Somebody, somebody
from tests.server.playing import PlayedTable, open_store

RATED = {"rated": True, "pace": "live", "timeout": "bot", "advice": False}


class Arena:
    """What one server process has of tables, persons and their standing."""

    def __init__(self, store: TableStore, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.people = PeopleStore(store.engine, clock)
        store.consequences.append(ResultWriter(store.writer.sql))

    async def persons(self, *names: str) -> list[Somebody]:
        return [await somebody(self.people, name) for name in names]

    async def table(self, *sitting: Somebody | str, start: bool = True, **options: Any) -> PlayedTable:
        """A table of the toy game with these persons, and guests by their names."""
        wish = {"game": "dojo", "players": len(sitting), **options}
        made = await lobby.create(self.store, CreateTable(**wish))
        tokens = []
        for number, who in enumerate(sitting):
            if isinstance(who, str):
                joined = await lobby.join(
                    self.store, made.table.id, JoinTable(name=who, seat=number, invite=made.invite)
                )
            else:
                holder = Holder(who.id, who.session, who.name)
                asked = JoinTable(name=who.name, seat=number, invite=made.invite)
                joined = await lobby.join(self.store, made.table.id, asked, holder)
            tokens.append(joined.token)
        if start:
            await lobby.start(self.store, made.table.id, made.host_token)
        return PlayedTable(self.store, made.table.id, made.host_token, made.invite, tokens)

    async def game(self, *sitting: Somebody | str, seed: int = 0, **options: Any) -> PlayedTable:
        """The same, played to its end."""
        table = await self.table(*sitting, **options)
        await table.play_on(seed)
        return table

    async def rows(self, table: PlayedTable) -> list[Any]:
        async with db.reading(self.store.engine) as connection:
            found = await connection.execute(
                select(results).where(results.c.table_id == table.id).order_by(results.c.seat)
            )
            return list(found)


@asynccontextmanager
async def arena(database: str, clock: Callable[[], float] | None = None) -> AsyncIterator[Arena]:
    turned = clock if isinstance(clock, Clock) else Clock()
    async with open_store(database, turned) as store:
        yield Arena(store, turned)
