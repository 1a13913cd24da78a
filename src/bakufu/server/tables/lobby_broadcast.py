"""Broadcast of the lobby: the open tables, and every change of them that everybody may know.

One look at the database every second serves all who watch, and also sees what other processes do. Only
changes of what everybody may know are sent: a private move at it leaves no trace here.
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
    """One connection; it is sent what differs from what it was sent before."""

    def __init__(self, game: str | None, status: Literal["waiting", "playing"] | None) -> None:
        self.game = game
        self.status = status
        self.last_sent: dict[str, bytes] | None = None  # nothing yet
        self.woken = asyncio.Event()

    def wants(self, info: TableInfo) -> bool:
        return self.game in (None, info.game) and self.status in (None, info.status)


class LobbyUpdate(NamedTuple):
    """The update for all who were sent the same before; `before` is kept, so that its `id` stays its own."""

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
        # By what is looked for and the `id` of what was sent before; made anew with every look.
        self._updates: dict[tuple[str | None, str | None, int], LobbyUpdate] = {}

    def watch(self, watcher: LobbyWatcher) -> None:
        self.watchers.add(watcher)
        self.watched.set()

    def leave(self, watcher: LobbyWatcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.watched.clear()

    async def run(self) -> None:
        """As long as anybody watches."""
        outage = Outage(self.log, "lobby")
        while True:
            await self.watched.wait()
            try:
                await self.refresh()
                outage.over()
            except Exception as error:  # the database is away: look again
                outage.failed(error)
            await asyncio.sleep(EVERY)

    async def refresh(self) -> None:
        found: dict[str, tuple[TableInfo, bytes]] = {}
        for status in ("waiting", "playing"):
            try:
                infos = await lobby.tables(self.store, status, None, 0, TABLES_MOST)
            except Refused as why:  # one table that cannot be opened must not hide all others
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
        """What this watcher has not been sent; None when it misses nothing.

        Those who look for the same and were sent the same before get the same.
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
        changed.sort(key=lambda info: (-info.created_at, info.id))  # not by the hidden time of change
        message = LobbyNews(whole=before is None, tables=changed, gone=gone)
        return LobbyUpdate(before, now, msgspec.json.encode(message))
