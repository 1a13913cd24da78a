"""Between server processes on one PostgreSQL: "table t has changed", sent when the transaction commits.

On SQLite there is one process and nothing to tell.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.hub import Hub
from bakufu.server.rooms import Rooms

CHANNEL = "bakufu"
AGAIN_AFTER = 1.0  # seconds


class Notifier:
    def __init__(self, rooms: Rooms, hub: Hub, log: Any) -> None:
        self.rooms = rooms
        self.hub = hub
        self.log = log
        self.me = secrets.token_hex(8)
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.in_transaction = self.announce

    async def announce(self, connection: AsyncConnection, table_id: str) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"),
            {"channel": CHANNEL, "payload": f"{self.me} {table_id}"},
        )

    async def run(self) -> None:
        """Listen for ever; after a lost connection everything in memory may be old."""
        url = self.rooms.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(url)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                await self._look_again()
                await lost.wait()
            except (OSError, asyncpg.PostgresError) as error:
                self.log.warning("database-away", error=type(error).__name__)
            await asyncio.sleep(AGAIN_AFTER)

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        sender, _, table_id = str(payload).partition(" ")
        if sender != self.me and self.rooms.knows(table_id):
            task = asyncio.create_task(self.rooms.catch_up(table_id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _look_again(self) -> None:
        self.rooms.forget_all()
        for table_id in list(self.hub.watchers):
            await self.hub.changed(table_id)
