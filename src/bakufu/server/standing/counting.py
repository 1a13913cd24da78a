"""Counting games that have ended, one at a time and in the order in which they ended.

A game is counted in one transaction, which begins by deleting its row of `ended_games`: whoever deletes the
row counts the game. A process that dies in the middle has counted nothing, and the next one does it.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.metrics import Metrics
from bakufu.server.people.persons import PeopleStore
from bakufu.server.standing import rating
from bakufu.server.standing.move_times import move_seconds
from bakufu.server.standing.results import is_public
from bakufu.server.storage import db, schema
from bakufu.server.storage.people_schema import persons
from bakufu.server.storage.rows import EventRow, TableRow
from bakufu.server.storage.standing_schema import ended_games, results
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables.names import name_key

EVERY: Final = 1.0  # seconds
GRACE: Final = 1.0  # seconds in which a game that ended before may still be written
AT_ONCE: Final = 50
COUNTING_LOCK: Final = 1_603_1869  # the advisory lock of all processes that count on one PostgreSQL


class CountingTask:
    """The background task that counts games; any number of processes may run it."""

    def __init__(self, people: PeopleStore, metrics: Metrics, log: Any) -> None:
        self.people = people
        self.metrics = metrics
        self.log = log

    async def run(self) -> None:
        outage = Outage(self.log, "counting")
        while True:
            try:
                for _ in range(AT_ONCE):
                    counted = await count_next(self.people)
                    if counted is None:
                        break
                    self.metrics.counted.labels(counted).inc()
                outage.over()
            except (*DATABASE_ERRORS, Refused) as error:
                outage.failed(error)
            await asyncio.sleep(EVERY)


async def count_next(people: PeopleStore) -> str | None:
    """Count the game that ended first of those that are left; return `rated`, or why it is not.

    None: there is none, or another process has it.
    """
    until = people.now() - GRACE
    async with people.reading() as connection:
        if await connection.scalar(_oldest(until)) is None:
            return None
    try:
        async with people.changing() as connection:
            if connection.dialect.name == "postgresql":  # or a game that is written late could overtake
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING_LOCK})
            mine = delete(ended_games).where(ended_games.c.table_id == _oldest(until).scalar_subquery())
            claimed = (await connection.execute(mine.returning(ended_games.c.table_id))).first()
            return await _count(connection, claimed.table_id) if claimed is not None else None
    except IntegrityError:  # somebody was deleted in this moment: the next round finds it so
        return None


def _oldest(until: float) -> Any:
    return (
        select(ended_games.c.table_id)
        .where(ended_games.c.ended_at <= until)
        .order_by(ended_games.c.ended_at, ended_games.c.table_id)
        .limit(1)
    )


async def _count(connection: AsyncConnection, table_id: str) -> str:
    row = await db.table_row(connection, table_id)
    rows = list(
        await connection.execute(
            select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
        )
    )
    events = await db.event_rows(connection, table_id)
    await _note_persons(connection, row, rows, events)
    return await rating.rate(connection, rows, events)


async def _note_persons(
    connection: AsyncConnection, row: TableRow, rows: list[Row[Any]], events: list[EventRow]
) -> None:
    """What a profile tells of the game: whether it shows it at all, and how long moves took."""
    held = {one.person for one in rows if one.person is not None}
    if not held:
        return
    found = await connection.execute(select(persons.c.id, persons.c.name_key).where(persons.c.id.in_(held)))
    keys = {one.id: one.name_key for one in found}
    entries = schema.entries.c
    history = await connection.execute(
        select(entries.kind, entries.seat, entries.touched, entries.at)
        .where(entries.table_id == row.id)
        .order_by(entries.seq)
    )
    times = move_seconds(row.players, row.started_at or row.created_at, history, events)
    for one in rows:
        if one.person in keys:
            # Under another name somebody did not want to be known: the profile does not tell.
            shown = is_public(row) and keys[one.person] == name_key(one.name)
            here = update(results).where(results.c.table_id == row.id, results.c.seat == one.seat)
            await connection.execute(here.values(shown=shown, move_seconds=times[one.seat]))


async def waiting(people: PeopleStore) -> int:
    """How many games are still to be counted."""
    async with people.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(ended_games)) or 0
