"""Broadcasts table updates to watchers, and tracks what each of them has already been sent.

A watcher is woken by every change of its table and then checks what is new for it: nothing, if the change was
somebody's private move. Updates carry the whole view, so a slow client skips what it missed, and messages for
it never pile up.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.engine.views import Viewer
from bakufu.server.absence_protocol import TableEvent
from bakufu.server.protocol import ChatLine, Draft, SpectatorChat
from bakufu.server.storage.rows import RemoteChanges, SeatRow
from bakufu.server.tables import table_events
from bakufu.server.tables.drafts import draft_of
from bakufu.server.tables.keys import holds
from bakufu.server.tables.presence import PresenceRegistry
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table

CHAT_MOST = 200  # lines of chat that a new watcher gets
UPDATES_KEPT = 4  # cached for one version of a table, for spectators who have seen different parts of its log


class Watcher:
    """One connection to one table, as one viewer."""

    def __init__(
        self,
        table_id: str,
        viewer: Viewer,
        seen: int,
        events: int,
        chat: int,
        seat: SeatRow | None = None,
        beats: bool = False,
        key: str | None = None,
        presence: bool = False,
        table_events: int | None = None,
        member: str | None = None,
        chat_edits: int = 0,
    ) -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.seat = seat  # its row when the token was checked; None: a spectator, or a trusted caller
        self.key = key  # digest of the key that opened the seat; None: it was opened by its link
        self.member = member  # the session of a member who watches a table of a club
        self.seen = seen  # number of the last update this client has
        self.events = events  # lines of the log this client has
        self.chat = chat  # chat lines this client has
        self.chat_edits = chat_edits  # changes of older lines that it has
        self.spectator_chat = 0  # changes of the spectators' chat of which it was told
        self.beats = beats  # whether this client shows every event on the board
        self.wants_presence = presence
        self.presence = b""  # who is there, as it was last sent
        self.table_events = table_events  # the number of the last table event it has; None: wants none
        self.is_following = (
            False  # whether it has got its first update; that one tells of the past, without beats
        )
        self.draft: str | None = None  # the seat's own draft, as this client last saw it
        self.saving = False  # this client is saving a new draft
        self.reminder = False  # whether to send a reminder that time is running out
        self.info = b""  # the table info that was last sent
        self.woken = asyncio.Event()
        self.woken.set()  # the first check is due at once

    def check(self, table: Table) -> None:
        """Raise `Refused` if the token no longer opens the seat."""
        if self.seat is None:
            return
        now = table.seats[self.seat.seat]
        if self.key is not None:
            if not holds(now.keys, self.key):
                mine = now.person is not None and now.person == self.seat.person
                raise Refused("device-signed-out" if mine else "seat-lost", table=table.id)
            return
        if now.token != self.seat.token:
            same = now.token is not None and now.name == self.seat.name
            raise Refused("link-renewed" if same else "seat-lost", table=table.id)


class EncodedTable:
    """The cached encoding of one version of a table, shared by all its watchers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.info = msgspec.json.encode(table.info())
        # For spectators, by the first line of the log that they lack, and whether they get beats: all that
        # are up to date get the same.
        self.updates: dict[tuple[int, bool], bytes] = {}


class Broadcaster:
    """Wakes the watchers of a table when it changes, and makes the update for each of them."""

    def __init__(self, store: TableStore, presence: PresenceRegistry | None = None) -> None:
        self.store = store
        self.presence = presence or PresenceRegistry(store, None)
        self.presence.on_change.append(self.presence_changed)
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._encoded: dict[str, EncodedTable] = {}
        store.on_change.append(self.table_changed)

    def watch(self, watcher: Watcher) -> None:
        self.watchers[watcher.table_id].add(watcher)

    def leave(self, watcher: Watcher) -> None:
        watching = self.watchers.get(watcher.table_id)
        if watching is not None:
            watching.discard(watcher)
            if not watching:
                del self.watchers[watcher.table_id]
                self._encoded.pop(watcher.table_id, None)

    async def table_changed(self, table_id: str) -> None:
        self._encoded.pop(table_id, None)
        for watcher in self.watchers.get(table_id, ()):
            watcher.woken.set()

    # Changes by other processes: see `storage.notify`.

    def listens_to(self, table_id: str) -> bool:
        return self.store.knows(table_id) or table_id in self.watchers

    def listened_tables(self) -> set[str]:
        return {*self.watchers, *self.store.cached_ids()}

    async def catch_up(self, table_id: str, changes: RemoteChanges | None = None) -> None:
        await self.store.catch_up(table_id, changes)

    def is_behind(self, watcher: Watcher, table: Table) -> bool:
        """Whether there is anything that this watcher has not been sent.

        The start of a game brings the first lines of the log, so a watcher that has seen update 0 notices it
        too.
        """
        index = table.viewer_index(watcher.viewer)
        if table.seqs[index] != watcher.seen or self.info(table) != watcher.info:
            return True
        return table.session is not None and table.log_lengths[index] != watcher.events

    async def table_for(self, watcher: Watcher) -> Table:
        """The table, if the watcher's token still opens its seat."""
        table = await self.store.get(watcher.table_id)
        watcher.check(table)
        if watcher.member is not None and not await self.store.is_member(table, watcher.member):
            raise Refused("club-members-only")  # not any more
        return table

    def next_update(self, watcher: Watcher, table: Table) -> bytes | None:
        """The encoded update for this watcher; None if there is nothing new for it."""
        if not self.is_behind(watcher, table):
            return None
        index = table.viewer_index(watcher.viewer)
        update = self._update(watcher, table)
        watcher.is_following = True
        watcher.seen = table.seqs[index]
        watcher.events = table.log_lengths[index] if table.session is not None else 0
        watcher.info = self.info(table)
        return update

    def _update(self, watcher: Watcher, table: Table) -> bytes:
        viewer, seen, events = watcher.viewer, watcher.seen, watcher.events
        beats = watcher.beats and watcher.is_following
        if viewer is not None:  # a seat is rarely open in two windows, so a cache would not help
            return msgspec.json.encode(table.update_for(viewer, seen, events, beats))
        updates = self._encoded_table(table).updates
        key = table.first_missing_event(viewer, seen, events), beats
        update = updates.get(key)
        if update is None:
            update = msgspec.json.encode(table.update_for(viewer, seen, events, beats))
            if len(updates) < UPDATES_KEPT:
                updates[key] = update
        return update

    def next_chat(self, watcher: Watcher, table: Table) -> list[ChatLine]:
        """New lines, and those that have changed since this client got them."""
        edits = table.row.chat_edits
        if not table.chat or (table.chat[-1].number <= watcher.chat and edits <= watcher.chat_edits):
            return []
        lines = [
            line
            for line in table.chat[-CHAT_MOST:]
            if line.number > watcher.chat or line.edit > watcher.chat_edits
        ]
        watcher.chat = max(watcher.chat, table.chat[-1].number)
        watcher.chat_edits = max(watcher.chat_edits, edits)
        return lines

    def next_spectator_chat(self, watcher: Watcher, table: Table) -> SpectatorChat | None:
        """That spectators have spoken; nothing for a player of a game that goes on."""
        if watcher.viewer is not None and table.status not in ("over", "cancelled"):
            return None
        changes = table.row.spectator_chat
        if not watcher.wants_presence or changes == watcher.spectator_chat:
            return None
        watcher.spectator_chat = changes
        return SpectatorChat(changes=changes)

    def next_draft(self, watcher: Watcher, table: Table) -> Draft | None:
        """The seat's own draft, if another device has changed it or it is gone."""
        kept = table.seats[watcher.viewer].draft if watcher.viewer is not None else None
        if kept == watcher.draft or watcher.saving:
            return None
        watcher.draft = kept
        return draft_of(table, watcher.viewer)

    def next_presence(self, watcher: Watcher) -> bytes | None:
        """Who is at the table, if that has changed and this watcher wants to know."""
        now = self.presence.shown(watcher.table_id)
        if not watcher.wants_presence or not now or now == watcher.presence:
            return None
        watcher.presence = now
        return now

    def next_events(self, watcher: Watcher, table: Table) -> list[TableEvent]:
        """What has happened besides moves since this watcher was last told."""
        if watcher.table_events is None or table_events.last_number(table) <= watcher.table_events:
            return []
        found = table_events.events_after(table, watcher.viewer, watcher.table_events)
        watcher.table_events = found[-1].number
        if found[-1].number < table_events.last_number(table):
            watcher.woken.set()  # there is another page
        return found

    async def presence_changed(self, table_id: str) -> None:
        for watcher in self.watchers.get(table_id, ()):
            if watcher.wants_presence:
                watcher.woken.set()

    async def remind(self, table_id: str, seat: Seat) -> None:
        """Remind the seat that most of its time is gone."""
        for watcher in self.watchers.get(table_id, ()):
            if watcher.viewer == seat:
                watcher.reminder = True
                watcher.woken.set()

    def info(self, table: Table) -> bytes:
        """The public information about the table, encoded."""
        return self._encoded_table(table).info

    def _encoded_table(self, table: Table) -> EncodedTable:
        encoded = self._encoded.get(table.id)
        if encoded is None or encoded.table is not table:
            encoded = EncodedTable(table)
            if table.id in self.watchers:
                self._encoded[table.id] = encoded
        return encoded
