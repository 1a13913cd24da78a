"""The clock of the house: reminders, and seats whose time is up. It reads the database, so a restart
changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select

from bakufu.engine.errors import Refused
from bakufu.server import paces, schema, seating, store
from bakufu.server.hub import Hub
from bakufu.server.rooms import Rooms

EVERY = 1.0  # seconds


class Ticker:
    def __init__(self, rooms: Rooms, hub: Hub, log: Any) -> None:
        self.rooms = rooms
        self.hub = hub
        self.log = log

    async def run(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                self.log.error("ticker-failed", error=repr(error))
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        now = self.rooms.now()
        seats, tables = schema.seats, schema.tables
        wanted = (
            select(seats.c.table_id, seats.c.seat, seats.c.due_at, seats.c.bank, seats.c.reminded)
            .add_columns(tables.c.timeout, tables.c.game)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.status == "playing", seats.c.bot.is_(None), seats.c.due_at.is_not(None))
            .where(seats.c.due_at - seats.c.bank * (1 - paces.REMIND_AT) <= now)
        )
        async with self.rooms.engine.connect() as connection:
            rows = list(await connection.execute(wanted))
        for row in rows:
            try:
                if row.due_at <= now and row.timeout == "bot":
                    bot = self.rooms.bots(row.game)[0]
                    await seating.play_by_bot(self.rooms, row.table_id, row.seat, bot, row.due_at)
                elif not row.reminded:
                    await self._remind(row.table_id, row.seat)
            except Refused as why:
                self.log.warning("tick-refused", table=row.table_id, refusal=str(why))

    async def _remind(self, table_id: str, seat: int) -> None:
        async with self.rooms.engine.begin() as connection:
            await store.change_seat(connection, table_id, seat, reminded=True)
        live = await self.rooms.live(table_id)
        live.seats[seat].reminded = True
        await self.hub.remind(table_id, seat)
