"""Between server processes on one PostgreSQL: "these tables have changed", sent when the transaction commits.

On SQLite there is one process and nothing to tell.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import asyncpg
import msgspec

from bakufu.engine.errors import Refused
from bakufu.server.commits import ANSWER_SECONDS, AWAY, CHANNEL
from bakufu.server.hub import Hub
from bakufu.server.logs import Outage
from bakufu.server.rooms import Rooms
from bakufu.server.rows import News

AGAIN_AFTER = 1.0  # seconds
NEWS = msgspec.json.Decoder(News)


def understood(news: str) -> News | None:
    """None for news in the words of another version of the server: they are looked up instead."""
    try:
        return NEWS.decode(news)
    except msgspec.MsgspecError:
        return None


class Notifier:
    def __init__(self, rooms: Rooms, hub: Hub, log: Any) -> None:
        self.rooms = rooms
        self.hub = hub
        self.log = log
        self.me = secrets.token_hex(8)
        self.listening = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.commits.sender = self.me

    async def run(self) -> None:
        """Listen for ever; after a lost connection everything in memory may be old."""
        url = self.rooms.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        outage = Outage(self.log, "notifier")
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(url, timeout=ANSWER_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                await self._look_again()
                self.listening.set()
                outage.over()
                await lost.wait()
            except (*AWAY, Refused) as error:
                outage.failed(error)
            finally:
                self.listening.clear()
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN_AFTER)

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """`sender table news`; without the news they are to be looked up."""
        sender, table_id, *news = str(payload).split(" ", 2)
        if sender == self.me:
            return
        if self.rooms.knows(table_id) or table_id in self.hub.watchers:
            task = asyncio.create_task(self._catch_up(table_id, news[0] if news else None))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, table_id: str, news: str | None) -> None:
        try:
            await self.rooms.catch_up(table_id, understood(news) if news is not None else None)
        except Refused as why:
            self.log.warning("catch-up-refused", table=table_id, refusal=why.refusal.key)

    async def _look_again(self) -> None:
        for table_id in {*self.hub.watchers, *self.rooms.known()}:
            await self.rooms.catch_up(table_id)
