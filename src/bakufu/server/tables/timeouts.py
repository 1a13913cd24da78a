"""Timeouts and reminders, checked every second: a bot takes over a seat whose time is up, or the others vote.

It also looks for changes by other processes whose notification was lost. It reads the database, so a restart
changes nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import and_, or_, select

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.logs import Outage
from bakufu.server.storage import db, schema
from bakufu.server.tables import paces, seating, votes
from bakufu.server.tables.broadcast import Broadcaster
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table

EVERY = 1.0  # seconds
REMOTE_EVERY = 5  # rounds between checks for remote changes
REMOTE_BACK = 60.0  # seconds to look back, as machines' clocks differ and changes arrive late


class TimeoutTask:
    """The background task that checks clocks once a second."""

    def __init__(self, store: TableStore, broadcaster: Broadcaster, log: Any) -> None:
        self.store = store
        self.broadcaster = broadcaster
        self.log = log
        # The decisions of which our own watchers were reminded: (table, seat) -> when the time is up.
        self.reminded: dict[tuple[str, int], float] = {}
        store.on_change.append(self.table_changed)

    async def run(self) -> None:
        ticks, outage = 0, Outage(self.log, "ticker")
        while True:
            try:
                await self.check_timeouts()
                await self.wake_votes()
                if ticks % REMOTE_EVERY == 0:
                    await self.check_remote_changes()
                outage.over()
            except Exception as error:
                outage.failed(error)
            ticks += 1
            await asyncio.sleep(EVERY)

    async def check_timeouts(self) -> None:
        now = self.store.now()
        seats, tables = schema.seats, schema.tables
        late = and_(seats.c.due_at <= now, tables.c.timeout.in_(("bot", "vote")))
        wanted = (
            select(seats.c.table_id, seats.c.seat, seats.c.due_at, seats.c.reminded)
            .add_columns(tables.c.timeout, tables.c.game)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.status == "playing", tables.c.paused_at.is_(None))
            .where(seats.c.bot.is_(None), seats.c.due_at.is_not(None))
            .where(seats.c.due_at - seats.c.bank * (1 - paces.REMIND_AT) <= now)
            .where(or_(seats.c.reminded.is_(False), late))
        )
        async with db.reading(self.store.engine) as connection:
            rows = list(await connection.execute(wanted))
        for row in rows:
            try:
                bots = self.store.bots(row.game)
                if row.due_at <= now and row.timeout == "bot" and bots:
                    await seating.substitute_bot(self.store, row.table_id, row.seat, bots[0], row.due_at)
                elif row.due_at <= now and row.timeout == "vote":
                    await votes.time_is_up(self.store, row.table_id, row.seat, row.due_at)
                elif not row.reminded:
                    await self._remind(row.table_id, row.seat, row.due_at)
            except Refused as why:
                self.log.warning("tick-refused", table=row.table_id, refusal=str(why))

    async def wake_votes(self) -> None:
        """End the votes and pauses whose time is up."""
        tables = schema.tables.c
        wanted = select(tables.id).where(tables.status == "playing", tables.wake_at <= self.store.now())
        async with db.reading(self.store.engine) as connection:
            due = [row.id for row in await connection.execute(wanted)]
        for table_id in due:
            try:
                await votes.wake(self.store, table_id)
            except Refused as why:
                self.log.warning("tick-refused", table=table_id, refusal=str(why))

    async def _remind(self, table_id: str, seat: Seat, due_at: float) -> None:
        def change(table: Table) -> None:
            if table.seats[seat].due_at == due_at and not table.seats[seat].reminded:
                table.set_seat(seat, reminded=True)

        await self.store.transaction(table_id, change)

    async def table_changed(self, table_id: str) -> None:
        """Pass on reminders to the watchers of a table, whether they come from here or another process."""
        if not self.store.knows(table_id) or table_id not in self.broadcaster.watchers:
            return
        for seat in (await self.store.get(table_id)).seats:
            key = (table_id, seat.seat)
            if seat.due_at is None or not seat.reminded:
                self.reminded.pop(key, None)
            elif self.reminded.get(key) != seat.due_at:
                self.reminded[key] = seat.due_at
                await self.broadcaster.remind(table_id, seat.seat)

    async def check_remote_changes(self) -> None:
        """Catch up with cached tables that others have changed without our notice."""
        async with db.reading(self.store.engine) as connection:
            changed = await db.changed_since(connection, self.store.now() - REMOTE_BACK)
        for table_id, version in changed.items():
            if self.store.knows(table_id) and (await self.store.get(table_id)).row.version < version:
                await self.store.catch_up(table_id)
