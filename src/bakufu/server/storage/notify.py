"""PostgreSQL LISTEN/NOTIFY between server processes: tells which tables another process has changed.

The transaction that changes a table sends the notification (see `writes`). On SQLite there is only one
process, so there is nothing to listen for.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.storage.rows import RemoteChanges
from bakufu.server.storage.writes import ANSWER_SECONDS, CHANNEL, DATABASE_ERRORS, BatchWriter

AGAIN_AFTER = 1.0  # seconds
PRESENCE = "bakufu_presence"  # the channel on which processes tell each other who is at which table
WHO = "?"  # instead of a table: everybody shall say whom they serve
CHANGES = msgspec.json.Decoder(RemoteChanges)


def decode_changes(changes: str) -> RemoteChanges | None:
    """Decode changes; None for those in the format of another server version, which are looked up instead."""
    try:
        return CHANGES.decode(changes)
    except msgspec.MsgspecError:
        return None


class ChangeListener(Protocol):
    """The receiver of changes: in a server, the broadcaster."""

    def listens_to(self, table_id: str) -> bool:
        """Whether a change of this table matters here."""

    def listened_tables(self) -> Iterable[str]:
        """All tables whose changes matter here."""

    async def catch_up(self, table_id: str, changes: RemoteChanges | None = None) -> None:
        """Another process may have changed this table; `changes`, if given, are all that it changed."""


class PresenceListener(Protocol):
    """The receiver of what other processes say about who is where."""

    async def presence_told(self, process: str, table_id: str, data: bytes) -> None:
        """Another process says whom it serves at this table."""

    def repeat_all(self) -> None:
        """Say whom we serve at all tables."""


class Notifier:
    """Listens on its own connection and passes changes on to the listener."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: BatchWriter,
        listener: ChangeListener,
        log: Any,
        presence: PresenceListener | None = None,
    ) -> None:
        self.engine = engine
        self.listener = listener
        self.presence = presence
        self.unsent: dict[str, str] = {}  # by table: who is there; only the newest counts
        self.something_unsent = asyncio.Event()
        self.log = log
        self.me = secrets.token_hex(8)
        self.listening = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        writer.sender = self.me

    async def run(self) -> None:
        """Listen for ever; after a lost connection, catch up, as everything in memory may be outdated."""
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        outage = Outage(self.log, "notifier")
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(url, timeout=ANSWER_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._notified)
                await connection.add_listener(PRESENCE, self._presence_notified)
                await self._catch_up_all()
                self.listening.set()
                outage.over()
                await self._send_until(lost, connection)
            except (*DATABASE_ERRORS, Refused) as error:
                outage.failed(error)
            finally:
                self.listening.clear()
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN_AFTER)

    def _notified(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Handle a notification `sender table changes`; if the changes are missing, look them up."""
        sender, table_id, *changes = str(payload).split(" ", 2)
        if sender == self.me:
            return
        if self.listener.listens_to(table_id):
            task = asyncio.create_task(self._catch_up(table_id, changes[0] if changes else None))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    # Who is at which table

    def send_presence(self, table_id: str, local: bytes) -> None:
        self.unsent[table_id] = local.decode()
        self.something_unsent.set()

    async def _send_until(self, lost: asyncio.Event, connection: asyncpg.Connection) -> None:
        """Send what is to be said about presence, until the connection is lost."""
        self.unsent[WHO] = ""
        if self.presence is not None:
            self.presence.repeat_all()
        self.something_unsent.set()
        ended = asyncio.create_task(lost.wait())
        try:
            while not ended.done():
                waiting = asyncio.create_task(self.something_unsent.wait())
                await asyncio.wait([ended, waiting], return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                self.something_unsent.clear()
                while self.unsent and not ended.done():
                    table_id = next(iter(self.unsent))
                    payload = f"{self.me} {table_id} {self.unsent.pop(table_id)}"
                    await connection.execute("SELECT pg_notify($1, $2)", PRESENCE, payload)
        finally:
            ended.cancel()

    def _presence_notified(self, connection: object, pid: int, channel: str, payload: object) -> None:
        sender, table_id, local = str(payload).split(" ", 2)
        if sender == self.me or self.presence is None:
            return
        if table_id == WHO:
            self.presence.repeat_all()
            return
        task = asyncio.create_task(self._pass_on(self.presence, sender, table_id, local.encode()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _pass_on(self, presence: PresenceListener, sender: str, table_id: str, local: bytes) -> None:
        try:
            await presence.presence_told(sender, table_id, local)
        except Refused as why:
            self.log.warning("presence-refused", table=table_id, refusal=why.refusal.key)

    async def _catch_up(self, table_id: str, changes: str | None) -> None:
        try:
            await self.listener.catch_up(table_id, decode_changes(changes) if changes is not None else None)
        except Refused as why:
            self.log.warning("catch-up-refused", table=table_id, refusal=why.refusal.key)

    async def _catch_up_all(self) -> None:
        for table_id in list(self.listener.listened_tables()):
            await self.listener.catch_up(table_id)
