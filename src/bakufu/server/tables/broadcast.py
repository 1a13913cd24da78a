"""Broadcast of table updates: who watches which table, and what each watcher still lacks.

A watcher is woken by every change of its table and then looks for itself what is new for it: nothing,
where the change was somebody's private move. Updates carry the whole view, so a slow client skips what
it missed and can never pile up messages.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.views import Viewer
from bakufu.server.protocol import ChatLine, Draft
from bakufu.server.storage.rows import News, SeatRow
from bakufu.server.tables.drafts import draft_of
from bakufu.server.tables.store import Rooms
from bakufu.server.tables.table import Live

CHAT_MOST = 200  # lines of chat that a newcomer gets
UPDATES_KEPT = 4  # of one copy of a table, for spectators who lack different things


class Watcher:
    """One connection to one table, through one viewer's eyes."""

    def __init__(
        self, table_id: str, viewer: Viewer, seen: int, events: int, chat: int, seat: SeatRow | None = None
    ) -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.seat = seat  # as it was when its token was shown; None: nobody's eyes, or one who is trusted
        self.seen = seen  # number of the last update this client has
        self.events = events  # lines of the log this client has
        self.chat = chat  # chat lines this client has
        self.draft: str | None = None  # the seat's own draft, as this client has it
        self.saving = False  # this client is about to have another one
        self.reminder = False  # whether to tell that time runs out
        self.info = b""  # the table as it was told last
        self.woken = asyncio.Event()
        self.woken.set()  # the first look is due at once

    def check(self, live: Live) -> None:
        """Refused when the token that was shown does not open the seat any more."""
        if self.seat is None:
            return
        now = live.seats[self.seat.seat]
        if now.token != self.seat.token:
            same = now.token is not None and now.name == self.seat.name
            raise Refused("link-renewed" if same else "seat-lost", table=live.id)


class Telling:
    """What is told about one copy of a table: made once for all who watch it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.info = msgspec.json.encode(live.info())
        # For spectators, by the first line of the log that they lack: all who are up to date get the same.
        self.updates: dict[int, bytes] = {}


class Hub:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._telling: dict[str, Telling] = {}
        rooms.told.append(self.changed)

    def watch(self, watcher: Watcher) -> None:
        self.watchers[watcher.table_id].add(watcher)

    def leave(self, watcher: Watcher) -> None:
        watching = self.watchers.get(watcher.table_id)
        if watching is not None:
            watching.discard(watcher)
            if not watching:
                del self.watchers[watcher.table_id]
                self._telling.pop(watcher.table_id, None)

    async def changed(self, table_id: str) -> None:
        self._telling.pop(table_id, None)
        for watcher in self.watchers.get(table_id, ()):
            watcher.woken.set()

    # What other processes change: see `storage.notify`.

    def follows(self, table_id: str) -> bool:
        return self.rooms.knows(table_id) or table_id in self.watchers

    def followed(self) -> set[str]:
        return {*self.watchers, *self.rooms.known()}

    async def catch_up(self, table_id: str, news: News | None = None) -> None:
        await self.rooms.catch_up(table_id, news)

    def misses(self, watcher: Watcher, live: Live) -> bool:
        """Whether there is anything that this watcher has not been told.

        A start brings the first lines of the log, so it is noticed also by who has seen update 0.
        """
        index = live.index(watcher.viewer)
        if live.counts[index] != watcher.seen or self.info(live) != watcher.info:
            return True
        return live.session is not None and live.lengths[index] != watcher.events

    async def live(self, watcher: Watcher) -> Live:
        """The table, for a watcher whose token still opens his seat."""
        live = await self.rooms.live(watcher.table_id)
        watcher.check(live)
        return live

    def next_update(self, watcher: Watcher, live: Live) -> bytes | None:
        """What is new for this watcher, as it is sent; None when it misses nothing."""
        if not self.misses(watcher, live):
            return None
        index = live.index(watcher.viewer)
        update = self._update(watcher, live)
        watcher.seen = live.counts[index]
        watcher.events = live.lengths[index] if live.session is not None else 0
        watcher.info = self.info(live)
        return update

    def _update(self, watcher: Watcher, live: Live) -> bytes:
        viewer, seen, events = watcher.viewer, watcher.seen, watcher.events
        if viewer is not None:  # hardly ever looks through two windows
            return msgspec.json.encode(live.update_for(viewer, seen, events))
        updates = self._telling_of(live).updates
        start = live.first_missing(viewer, seen, events)
        update = updates.get(start)
        if update is None:
            update = msgspec.json.encode(live.update_for(viewer, seen, events))
            if len(updates) < UPDATES_KEPT:
                updates[start] = update
        return update

    def next_chat(self, watcher: Watcher, live: Live) -> list[ChatLine]:
        if not live.chat or live.chat[-1].number <= watcher.chat:
            return []
        lines = [line for line in live.chat[-CHAT_MOST:] if line.number > watcher.chat]
        if lines:
            watcher.chat = lines[-1].number
        return lines

    def next_draft(self, watcher: Watcher, live: Live) -> Draft | None:
        """The seat's own draft, if this client has another: it was saved on another device, or is gone."""
        kept = live.seats[watcher.viewer].draft if watcher.viewer is not None else None
        if kept == watcher.draft or watcher.saving:
            return None
        watcher.draft = kept
        return draft_of(live, watcher.viewer)

    async def remind(self, table_id: str, seat: int) -> None:
        """Most of the time of this seat is gone."""
        for watcher in self.watchers.get(table_id, ()):
            if watcher.viewer == seat:
                watcher.reminder = True
                watcher.woken.set()

    def info(self, live: Live) -> bytes:
        """The table as everybody may know it."""
        return self._telling_of(live).info

    def _telling_of(self, live: Live) -> Telling:
        telling = self._telling.get(live.id)
        if telling is None or telling.live is not live:
            telling = Telling(live)
            if live.id in self.watchers:
                self._telling[live.id] = telling
        return telling
