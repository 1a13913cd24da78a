"""Presence: whose page of a table is open, here and at the other server processes.

It follows from open connections and from whether their pages can be seen, and from nothing else: not from
moves, drafts or requests. So it does not tell who is planning, and a private move changes nothing in it.
Times are told by the minute, and short absences not at all.

A seat is here when one of its pages can be seen, away when all of them are hidden, and gone when none is
open. All tabs of a player are one; those of a spectator too, if they name the same browser.

Processes on one PostgreSQL tell each other by notifications whom they serve, whenever that changes and now
and then; what a process has not repeated for a while is forgotten, as it may be dead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import select

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.absence_protocol import Presence, SeatPresence, Where
from bakufu.server.logs import Outage
from bakufu.server.storage import db, schema
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table

EVERY: Final = 1.0  # seconds
HIDDEN_AFTER: Final = 5.0  # seconds until a hidden page counts as away
GONE_AFTER: Final = 15.0  # seconds until a closed page counts as gone: a reload or a tunnel is no absence
STORE_EVERY: Final = 60.0  # seconds between two notes in the database that somebody is still there
REPEAT_EVERY: Final = 20.0  # seconds between two notifications of what other processes know already
FORGET_AFTER: Final = 65.0  # seconds after the last notification of another process
MINUTE: Final = 60.0
ROWS_AT_ONCE: Final = 100  # that are stored in one transaction
SPECTATORS_MOST: Final = 400  # that one process counts at a table, so that they fit into a notification


class Local(msgspec.Struct):
    """What one process knows about a table.

    Where each seat is, when the last page of those who have left was closed, and the spectators' browsers.
    `looking`: the seats of which a page can be seen at this very moment; it is shown to nobody.
    """

    seats: dict[int, Where] = {}
    looking: list[int] = []
    left: dict[int, float] = {}
    spectators: list[str] = []


class Guest:
    """One open page. `seat`: None for a spectator, who is told apart by the browser."""

    def __init__(self, table_id: str, seat: Seat | None, browser: str, visible: bool) -> None:
        self.table_id = table_id
        self.seat = seat
        self.browser = blake2b(browser.encode(), digest_size=6).hexdigest() if browser else token_hex(6)
        self.visible = visible


class Room:
    """The pages of one table that are open at this process, and those that have been until a moment ago."""

    def __init__(self) -> None:
        self.guests: set[Guest] = set()
        self.visible_at: dict[int, float] = {}  # by seat: when a page of it was hidden or closed last
        self.open_at: dict[int, float] = {}  # by seat: until when a page of it was open
        self.left_at: dict[int, float] = {}  # by seat: when the last page of those was closed who are gone
        self.known = Local()  # what the other processes know
        self.is_restless = False  # whether the passing of time will change anything


class Sender(Protocol):
    def send_presence(self, table_id: str, local: bytes) -> None:
        """Tell the other processes, some time soon."""


Woken = Callable[[str], Awaitable[None]]
Looked = Callable[[str, Seat], None]


class PresenceRegistry:
    """Who is at which table. `tick` does whatever depends on time."""

    def __init__(self, store: TableStore, log: Any) -> None:
        self.store = store
        self.log = log
        self.sender: Sender | None = None  # to the other processes, if there are any
        self.on_change: list[Woken] = []
        self.on_look: list[Looked] = []  # called when a page of a seat can be seen from now on
        self.rooms: dict[str, Room] = {}
        # By table and process: what it said, and when.
        self.remote: dict[str, dict[str, tuple[Local, float]]] = {}
        self._last_seen: dict[str, dict[int, float]] = {}  # of our rooms: from the database and since
        self._shown: dict[str, tuple[Presence, bytes]] = {}  # of our rooms: what watchers are told
        self._began = self._stored_at = self._repeated_at = store.now()
        self._is_settling = True  # after a start, until everybody has had the time to come back
        store.on_change.append(self.table_changed)

    # -- pages come and go ---------------------------------------------------------------------------

    async def enter(self, guest: Guest) -> None:
        table_id = guest.table_id
        if table_id not in self._last_seen:
            seen = await self._read_last_seen(table_id)
            self._last_seen.setdefault(table_id, seen)
        self.rooms.setdefault(table_id, Room()).guests.add(guest)
        self._note_look(guest)
        await self._changed(table_id)

    async def leave(self, guest: Guest) -> None:
        """Never raises: the connection has gone anyway."""
        room = self.rooms.get(guest.table_id)
        if room is None or guest not in room.guests:
            return
        room.guests.discard(guest)
        try:
            if guest.seat is not None:
                self._note_open(room, guest)
            await self._changed(guest.table_id)
        except Refused as why:
            self.log.warning("presence-refused", table=guest.table_id, refusal=why.refusal.key)

    async def set_visible(self, guest: Guest, visible: bool) -> None:
        room = self.rooms.get(guest.table_id)
        if room is None or guest.visible == visible:
            return
        if guest.seat is not None:
            self._note_open(room, guest)
        guest.visible = visible
        self._note_look(guest)
        await self._changed(guest.table_id)

    def _note_look(self, guest: Guest) -> None:
        if guest.visible and guest.seat is not None:
            for looked in self.on_look:
                looked(guest.table_id, guest.seat)

    def _note_open(self, room: Room, guest: Guest) -> None:
        """Note that this page of a seat has been open, and maybe visible, until now."""
        assert guest.seat is not None
        now = self.store.now()
        room.open_at[guest.seat] = now
        if guest.visible:
            room.visible_at[guest.seat] = now
        room.is_restless = True

    def is_looking(self, table_id: str, seat: Seat) -> bool:
        """Whether a page of this seat can be seen at this very moment, here or at another process."""
        return seat in self._together(table_id).looking

    # -- what others see -----------------------------------------------------------------------------

    def shown(self, table_id: str) -> bytes:
        """What the watchers of a table are told, encoded; empty before anybody has entered."""
        return self._shown[table_id][1] if table_id in self._shown else b""

    async def presence(self, table_id: str) -> Presence:
        """Who is at a table, for everybody who may look at it."""
        table = await self.store.get(table_id)
        seen, together = await self.last_seen(table_id), self._together(table_id)
        came = _came_at(table)
        together.seats |= self._expected(seen, together)
        return Presence(
            seats=[
                SeatPresence(
                    seat=seat,
                    where=together.seats.get(seat, "gone"),
                    since=_by_the_minute(_later(seen.get(seat), came.get(seat)))
                    if seat not in together.seats
                    else None,
                )
                for seat in _people(table)
            ],
            spectators=len(together.spectators),
        )

    def _expected(self, seen: dict[int, float], together: Local) -> dict[int, Where]:
        """Just after a start: the seats that were here before, as they have the time to come back."""
        since = self._began - STORE_EVERY - GONE_AFTER
        return {
            seat: "here"
            for seat, at in seen.items()
            if self._is_settling and at > since and seat not in together.seats
        }

    async def may_be_back_soon(self, table_id: str, seat: Seat) -> bool:
        """Whether a seat is shown as here, and no page of it can be seen at this moment."""
        together = self._together(table_id)
        if self._is_settling:
            together.seats |= self._expected(await self.last_seen(table_id), together)
        return together.seats.get(seat) == "here" and seat not in together.looking

    def where(self, table_id: str, seat: Seat) -> Where:
        """Where the player of a seat is, without a look at the database."""
        return self._together(table_id).seats.get(seat, "gone")

    async def gone_since(self, table_id: str) -> dict[int, float]:
        """Since when the pages of the absent players have been closed, by seat."""
        table = await self.store.get(table_id)
        seen, here = await self.last_seen(table_id), self._together(table_id).seats
        started, came = table.row.started_at or table.row.created_at, _came_at(table)
        return {
            seat: max(started, seen.get(seat, started), came.get(seat, started))
            for seat in _people(table)
            if seat not in here
        }

    async def last_seen(self, table_id: str) -> dict[int, float]:
        """When the last page of each seat was closed, as far as that is known."""
        seen = self._last_seen.get(table_id)
        found = dict(seen) if seen is not None else await self._read_last_seen(table_id)
        for local, _ in self.remote.get(table_id, {}).values():
            for seat, at in local.left.items():
                found[seat] = max(at, found.get(seat, at))
        return found

    def _together(self, table_id: str) -> Local:
        """What all processes know about a table."""
        room = self.rooms.get(table_id)
        both = self._local(room) if room is not None else Local()
        spectators, looking = set(both.spectators), set(both.looking)
        for local, _ in self.remote.get(table_id, {}).values():
            spectators |= set(local.spectators)
            looking |= set(local.looking)
            for seat, where in local.seats.items():
                if both.seats.get(seat) != "here":
                    both.seats[seat] = where
        both.spectators, both.looking = sorted(spectators), sorted(looking)
        return both

    def _local(self, room: Room) -> Local:
        now = self.store.now()
        pages = [guest for guest in room.guests if guest.seat is not None]
        is_open = {guest.seat for guest in pages}
        seats: dict[int, Where] = {}
        for seat, at in room.open_at.items():
            if now - at < GONE_AFTER:
                seats[seat] = "away"
        for guest in sorted(pages, key=lambda guest: guest.visible):
            assert guest.seat is not None
            seats[guest.seat] = "here" if guest.visible else "away"
        for seat, at in room.visible_at.items():
            # A closed page is shown as before until it is certain; one that is only hidden, a shorter time.
            if now - at < (HIDDEN_AFTER if seat in is_open else GONE_AFTER):
                seats[seat] = "here"
        left = {seat: at for seat, at in room.left_at.items() if seat not in seats}
        looking = sorted({guest.seat for guest in pages if guest.seat is not None and guest.visible})
        spectators = sorted({guest.browser for guest in room.guests if guest.seat is None})
        return Local(seats=seats, looking=looking, left=left, spectators=spectators[:SPECTATORS_MOST])

    # -- time passes ---------------------------------------------------------------------------------

    async def run(self) -> None:
        outage = Outage(self.log, "presence")
        while True:
            try:
                await self.tick()
                outage.over()
            except Exception as error:
                outage.failed(error)
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        """Whatever has become true by the passing of time alone."""
        now = self.store.now()
        await self._forget_silent(now)
        if self._is_settling and now - self._began >= GONE_AFTER:
            self._is_settling = False
            for table_id in list(self.rooms):
                await self._tell_watchers(table_id)
        for table_id, room in list(self.rooms.items()):
            if room.is_restless:
                await self._note_gone(table_id, room, now)
                await self._changed(table_id)
            if not room.guests and not room.is_restless:
                self._drop(table_id)
        if now - self._stored_at >= STORE_EVERY:
            self._stored_at = now
            await self._store_everybody(now)
        if now - self._repeated_at >= REPEAT_EVERY:
            self._repeated_at = now
            self.repeat_all()

    async def _note_gone(self, table_id: str, room: Room, now: float) -> None:
        """Note who has been away for so long that it counts."""
        is_open = {guest.seat for guest in room.guests}
        over = {seat: at for seat, at in room.open_at.items() if now - at >= GONE_AFTER}
        for seat, at in over.items():
            del room.open_at[seat]
            if seat not in is_open:
                room.left_at[seat] = self._last_seen[table_id][seat] = at
                await self._store_seen([(table_id, seat, at)])
        room.visible_at = {seat: at for seat, at in room.visible_at.items() if now - at < GONE_AFTER}
        room.is_restless = bool(room.open_at)

    async def stop(self) -> None:
        """Store who is here, before the server stops."""
        try:
            await self._store_everybody(self.store.now())
        except Refused as why:
            self.log.warning("presence-refused", refusal=why.refusal.key)

    def _drop(self, table_id: str) -> None:
        del self.rooms[table_id]
        self._shown.pop(table_id, None)
        self._last_seen.pop(table_id, None)  # it is in the database

    async def table_changed(self, table_id: str) -> None:
        """Somebody may have sat down. A move changes nothing here, not even the moment of an announcement."""
        if table_id in self._shown:
            try:
                people = _people(await self.store.get(table_id))
            except Refused:  # deleted, or the database is away
                return
            if people != [seat.seat for seat in self._shown[table_id][0].seats]:
                await self._tell_watchers(table_id)

    async def _changed(self, table_id: str) -> None:
        """Tell the other processes and the watchers, if there is anything new to them."""
        room = self.rooms[table_id]
        local = self._local(room)
        if local != room.known:
            room.known = local
            if self.sender is not None:
                self.sender.send_presence(table_id, msgspec.json.encode(local))
        await self._tell_watchers(table_id)

    async def _tell_watchers(self, table_id: str) -> None:
        presence = await self.presence(table_id)
        if table_id in self._shown and self._shown[table_id][0] == presence:
            return
        if table_id in self.rooms:
            self._shown[table_id] = (presence, msgspec.json.encode(presence))
            for woken in self.on_change:
                await woken(table_id)

    # -- other processes -----------------------------------------------------------------------------

    async def presence_told(self, process: str, table_id: str, data: bytes) -> None:
        """Another process says whom it serves at a table."""
        try:
            local = msgspec.json.decode(data, type=Local)
        except msgspec.MsgspecError:
            return  # of another version
        said = self.remote.setdefault(table_id, {})
        before = said.get(process)
        said[process] = (local, self.store.now())
        if table_id in self.rooms and (before is None or before[0] != local):
            await self._tell_watchers(table_id)

    def repeat_all(self) -> None:
        """Tell the other processes about everybody here: one may have begun to listen just now."""
        if self.sender is not None:
            for table_id, room in self.rooms.items():
                self.sender.send_presence(table_id, msgspec.json.encode(room.known))

    async def _forget_silent(self, now: float) -> None:
        for table_id, said in list(self.remote.items()):
            silent = [process for process, (_, at) in said.items() if now - at > FORGET_AFTER]
            for process in silent:
                self._keep_left(table_id, said.pop(process)[0])
            if not said:
                del self.remote[table_id]
            if silent and table_id in self.rooms:
                await self._tell_watchers(table_id)

    def _keep_left(self, table_id: str, local: Local) -> None:
        """Remember when those whom a silent process served have left."""
        seen = self._last_seen.get(table_id)
        for seat, at in local.left.items():
            if seen is not None:
                seen[seat] = max(at, seen.get(seat, at))

    # -- the database --------------------------------------------------------------------------------

    async def _read_last_seen(self, table_id: str) -> dict[int, float]:
        rows = schema.last_seen
        async with db.reading(self.store.engine) as connection:
            found = await connection.execute(select(rows).where(rows.c.table_id == table_id))
            return {row.seat: row.at for row in found}

    async def _store_everybody(self, now: float) -> None:
        rows: list[tuple[str, Seat, float]] = []
        for table_id, room in list(self.rooms.items()):
            seats = sorted({guest.seat for guest in room.guests if guest.seat is not None} | {*room.open_at})
            self._last_seen[table_id] |= dict.fromkeys(seats, now)
            rows += [(table_id, seat, now) for seat in seats]
        for first in range(0, len(rows), ROWS_AT_ONCE):
            await self._store_seen(rows[first : first + ROWS_AT_ONCE])

    async def _store_seen(self, rows: Sequence[tuple[str, Seat, float]]) -> None:
        sql = self.store.writer.sql
        writes = [
            sql.upsert(schema.last_seen, {"table_id": table_id, "seat": seat}, {"at": at})
            for table_id, seat, at in rows
        ]
        try:
            await self.store.write(writes)
        except Refused:
            if len(rows) == 1:  # the table has been deleted, or the database is away: nothing depends on it
                return
            for row in rows:
                await self._store_seen([row])


def _people(table: Table) -> list[Seat]:
    """The seats that somebody has taken, also while a bot plays for them."""
    return [seat.seat for seat in table.seats if seat.kind == "human"]


def _came_at(table: Table) -> dict[Seat, float]:
    """When newcomers took their seats: what is known from before that is about somebody else."""
    return {
        event.seat: event.at for event in table.events if event.kind == "joined" and event.seat is not None
    }


def _later(one: float | None, other: float | None) -> float | None:
    return max((at for at in (one, other) if at is not None), default=None)


def _by_the_minute(at: float | None) -> float | None:
    return at // MINUTE * MINUTE if at is not None else None
