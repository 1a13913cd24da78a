"""Tables that start by themselves: a time, a notice a quarter of an hour before, and the start.

At its time a table starts if all seats are taken. Otherwise its people are told, and it waits: for a while it
still starts by itself when the last seat is taken, and after that its host starts it. What was told already
is a column of the table (`schedule_step`), which changes in the transaction that notes the notices; the
background task reads the database, so a restart changes nothing, and of several processes one does it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import and_, or_, select

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.protocol import TableInfo
from bakufu.server.storage import db, schema
from bakufu.server.tables import clocks
from bakufu.server.tables.keys import check_host
from bakufu.server.tables.rated import PEOPLE_LEAST, check_people
from bakufu.server.tables.sitting import NOT_HELD
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table

EVERY = 1.0  # seconds
SOON = 15 * 60.0  # before its time everybody is told
GRACE = 60 * 60.0  # after its time, while it starts when the last seat is taken
AHEAD_MOST = 366 * 24 * 3600.0

TOLD_NOTHING, TOLD_SOON, TOLD_LATE = 0, 1, 2  # the values of `schedule_step`


def check_time(starts_at: float | None, now: float) -> None:
    """Refuse a time that has gone by, or is too far away; NaN, too."""
    if starts_at is not None and not now < starts_at <= now + AHEAD_MOST:
        raise Refused("schedule-time", days=int(AHEAD_MOST // 86_400))


async def set_time(store: TableStore, table_id: str, token: str, starts_at: float | None) -> TableInfo:
    """Change when a table starts by itself, or leave it to the host."""

    def change(table: Table) -> TableInfo:
        check_host(table.row, token)
        if table.status != "waiting":
            raise Refused("table-started", table=table_id)
        if starts_at != table.row.starts_at:
            check_time(starts_at, store.now())
            table.set_table(starts_at=starts_at, schedule_step=TOLD_NOTHING)
        return table.info()

    return await store.transaction(table_id, change)


def people_at(table: Table) -> int:
    return sum(seat.kind == "human" for seat in table.seats)


def begin(table: Table, now: float) -> None:
    """Start the game at a table whose seats are all taken."""
    if table.row.rated:
        check_people(people_at(table))
    table.set_table(status="playing", started_at=now)
    table.start_session()
    table.set_table(**table.position())
    clocks.update(table, [], table.to_act(), now)


def settle(table: Table, now: float) -> None:
    """Do what is due at a table: start it, or note that its people are told."""
    starts_at, step = table.row.starts_at, table.row.schedule_step
    if table.status != "waiting" or starts_at is None:
        return
    is_ready = all(seat.kind != "open" for seat in table.seats)
    if table.row.rated:
        is_ready &= people_at(table) >= PEOPLE_LEAST
    if is_ready and starts_at <= now < starts_at + GRACE:
        begin(table, now)
    elif now >= starts_at and step < TOLD_LATE:
        table.set_table(schedule_step=TOLD_LATE)
    elif now >= starts_at - SOON and step < TOLD_SOON:
        table.set_table(schedule_step=TOLD_SOON)


def release(table: Table, now: float) -> None:
    """Free the seats that were held for long enough."""
    for seat in table.seats:
        if seat.held_until is not None and seat.held_until <= now:
            table.set_seat(seat.seat, **NOT_HELD)


class ScheduleTask:
    """The background task that starts tables at their time, and frees seats that are held no longer."""

    def __init__(self, store: TableStore, log: Any) -> None:
        self.store = store
        self.log = log

    async def run(self) -> None:
        outage = Outage(self.log, "schedule")
        while True:
            try:
                await self.check()
                outage.over()
            except Exception as error:  # the database is away: try again
                outage.failed(error)
            await asyncio.sleep(EVERY)

    async def check(self) -> None:
        """Do everything that is due now."""

        def change(table: Table) -> None:
            settle(table, self.store.now())
            release(table, self.store.now())

        for table_id in await self._due():
            try:
                await self.store.transaction(table_id, change)
            except Refused as why:
                self.log.warning("schedule-refused", table=table_id, refusal=str(why))

    async def _due(self) -> list[str]:
        now = self.store.now()
        tables, seats = schema.tables.c, schema.seats.c
        free = select(seats.seat).where(seats.table_id == tables.id, seats.kind == "open").exists()
        told = or_(
            and_(tables.schedule_step < TOLD_SOON, tables.starts_at <= now + SOON),
            and_(tables.schedule_step < TOLD_LATE, tables.starts_at <= now),
            and_(tables.starts_at <= now, tables.starts_at > now - GRACE, ~free),
        )
        wanted = select(tables.id).where(tables.status == "waiting", tables.starts_at.is_not(None), told)
        held = select(seats.table_id).where(seats.held_until <= now)
        async with db.reading(self.store.engine) as connection:
            return sorted({row[0] for row in await connection.execute(wanted.union(held))})
