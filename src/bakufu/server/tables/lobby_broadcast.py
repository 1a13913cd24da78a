"""Broadcasts the lobby: the open tables, and every public change of them.

One query every second serves all watchers, and also finds changes by other processes. Only public changes are
sent: a private move at a table leaves no trace here.
"""

from __future__ import annotations

import asyncio
from typing import Any, Literal, NamedTuple

import msgspec

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.protocol import LobbyNews, TableInfo
from bakufu.server.tables import lobby
from bakufu.server.tables.store import TableStore

EVERY = 1.0  # seconds
TABLES_MOST = 100  # of each status


class LobbyWatcher:
    """One connection, which is sent only what differs from what it was last sent."""

    def __init__(self, game: str | None, status: Literal["waiting", "playing"] | None) -> None:
        self.game = game
        self.status = status
        self.last_sent: dict[str, bytes] | None = None  # nothing yet
        self.woken = asyncio.Event()

    def wants(self, info: TableInfo) -> bool:
        return self.game in (None, info.game) and self.status in (None, info.status)


class LobbyUpdate(NamedTuple):
    """The update for all watchers that were last sent the same; keeping `before` keeps its `id` unique."""

    before: dict[str, bytes] | None
    sent: dict[str, bytes]
    message: bytes | None


class LobbyBroadcaster:
    def __init__(self, store: TableStore, log: Any) -> None:
        self.store = store
        self.log = log
        self.watchers: set[LobbyWatcher] = set()
        self.tables: dict[str, tuple[TableInfo, bytes]] | None = None
        self.watched = asyncio.Event()
        # By filter and the `id` of what was last sent; cleared with every query.
        self._updates: dict[tuple[str | None, str | None, int], LobbyUpdate] = {}

    def watch(self, watcher: LobbyWatcher) -> None:
        self.watchers.add(watcher)
        self.watched.set()

    def leave(self, watcher: LobbyWatcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.watched.clear()

    async def run(self) -> None:
        """Query the lobby every second, as long as anybody watches."""
        outage = Outage(self.log, "lobby")
        while True:
            await self.watched.wait()
            try:
                await self.refresh()
                outage.over()
            except Exception as error:  # the database is away: try again
                outage.failed(error)
            await asyncio.sleep(EVERY)

    async def refresh(self) -> None:
        found: dict[str, tuple[TableInfo, bytes]] = {}
        for status in ("waiting", "playing"):
            try:
                infos = await lobby.tables(self.store, status, None, 0, TABLES_MOST)
            except Refused as why:  # one table that cannot be loaded must not hide all others
                if why.refusal.key == "database-away":
                    raise
                self.log.warning("lobby-refused", refusal=why.refusal.key)
                continue
            found |= {info.id: (info, msgspec.json.encode(info)) for info in infos}
        self.tables = found
        self._updates = {}
        for watcher in self.watchers:
            watcher.woken.set()

    def next_update(self, watcher: LobbyWatcher) -> bytes | None:
        """The update for this watcher; None if there is nothing new for it.

        Watchers with the same filter that were last sent the same share one update.
        """
        if self.tables is None:
            return None
        before = watcher.last_sent
        key = (watcher.game, watcher.status, id(before))
        if key not in self._updates:
            self._updates[key] = self._encode(watcher, self.tables)
        update = self._updates[key]
        watcher.last_sent = update.sent
        return update.message

    def _encode(self, watcher: LobbyWatcher, tables: dict[str, tuple[TableInfo, bytes]]) -> LobbyUpdate:
        before = watcher.last_sent
        now = {key: data for key, (info, data) in tables.items() if watcher.wants(info)}
        known = before or {}
        changed = [tables[key][0] for key, data in now.items() if known.get(key) != data]
        gone = [key for key in known if key not in now]
        if before is not None and not changed and not gone:
            return LobbyUpdate(before, before, None)
        changed.sort(key=lambda info: (-info.created_at, info.id))  # the time of the last change is secret
        message = LobbyNews(whole=before is None, tables=changed, gone=gone)
        return LobbyUpdate(before, now, msgspec.json.encode(message))
