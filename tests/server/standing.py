"""Rated tables for tests: persons sit at them, and what follows from their games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from bakufu.server.people.persons import PeopleStore
from bakufu.server.protocol import CreateTable, JoinTable
from bakufu.server.standing.counting import GRACE, count_next
from bakufu.server.standing.results import ResultWriter
from bakufu.server.standing.skill import Skill, new_skill
from bakufu.server.storage import db
from bakufu.server.storage.schema import tables
from bakufu.server.storage.standing_schema import ended_games, rating_history, ratings, results
from bakufu.server.tables import lobby
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.store import TableStore
from tests.server.absence import Clock
from tests.server.persons import Somebody, somebody
from tests.server.playing import PlayedTable, open_store

RESULT: dict[str, Any] = {
    "game": "dojo",
    "pace": "live",
    "stood_in": False,
    "left": False,
    "resigned": False,
    "newcomer": False,
    "clock_losses": 0,
    "rated": True,
}
RATED: dict[str, Any] = {"rated": True, "pace": "live", "timeout": "bot", "advice": False}


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
        table = PlayedTable(self.store, made.table.id, made.host_token, made.invite, [""] * len(sitting))
        for number, who in enumerate(sitting):
            await self.sit(table, who, number)
        if start:
            await lobby.start(self.store, made.table.id, made.host_token)
        return table

    async def sit(self, table: PlayedTable, who: Somebody | str, seat: int) -> None:
        name = who if isinstance(who, str) else who.name
        holder = None if isinstance(who, str) else Holder(who.id, who.session, who.name)
        asked = JoinTable(name=name, seat=seat, invite=table.invite)
        table.tokens[seat] = (await lobby.join(self.store, table.id, asked, holder)).token

    async def game(self, *sitting: Somebody | str, seed: int = 0, **options: Any) -> PlayedTable:
        """The same, played to its end."""
        table = await self.table(*sitting, **options)
        await table.play_on(seed)
        return table

    async def count(self) -> list[str]:
        """Count everything that has ended, and return what became of each game."""
        self.clock.now += 2 * GRACE
        found = []
        while (counted := await count_next(self.people)) is not None:
            found.append(counted)
        return found

    async def ended(self, *players: Somebody, at: float, places: list[int] | None = None, **more: Any) -> str:
        """A rated game that ended at this time, without having been played; not counted yet."""
        order = places or list(range(1, len(players) + 1))
        wish = CreateTable(**{"game": "dojo", "players": len(players), **RATED})
        made = await lobby.create(self.store, wish)
        table_id = made.table.id
        sql = self.store.writer.sql
        over = {"status": "over", "started_at": at - 60, "ended_at": at}
        writes = [sql.update(tables, {"id": table_id}, over)]
        for seat, (who, place) in enumerate(zip(players, order, strict=True)):
            row = {**RESULT, "table_id": table_id, "seat": seat, "players": len(players), "place": place}
            row |= {"person": who.id, "name": who.name, "ended_at": at, "points": -place, **more}
            writes.append(sql.insert(results, row))
        await self.store.write([*writes, sql.insert(ended_games, {"table_id": table_id, "ended_at": at})])
        return table_id

    async def skills(self, *who: Somebody) -> list[Skill]:
        """The rating of each at the only kind of table they have played; that of a beginner for none."""
        async with db.reading(self.store.engine) as connection:
            found = await connection.execute(select(ratings))
            known = {row.person: Skill(row.mu, row.sigma) for row in found}
        return [known.get(one.id, new_skill()) for one in who]

    async def history(self, who: Somebody) -> list[Any]:
        async with db.reading(self.store.engine) as connection:
            found = await connection.execute(
                select(rating_history)
                .where(rating_history.c.person == who.id)
                .order_by(rating_history.c.number)
            )
            return list(found)

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
