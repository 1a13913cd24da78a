"""The table store: a cache of tables over the database, and transactions, the one way to change them.

Every command changes a fork of the table. The fork is written completely or not at all; only then does it
replace the table in the cache, and the change callbacks run (broadcast, bots, timeouts). The version of a
table is an optimistic lock: when another process was faster, its changes are replayed here and the command
is retried.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.views import Viewer
from bakufu.server.protocol import Update
from bakufu.server.storage import db
from bakufu.server.storage.rows import Changes, RemoteChanges, SeatRow, TableRow
from bakufu.server.storage.writes import DATABASE_ERRORS, BatchWriter, StaleVersion, Write
from bakufu.server.tables.club_access import CLUB, ClubAccess, NoClubs
from bakufu.server.tables.keys import is_host, opens_seat
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest, token_matches

T = TypeVar("T")
OnChange = Callable[[str], Awaitable[None]]
NoticesOf = Callable[[Table, Table, float], list[Mapping[str, Any]]]
Consequence = Callable[[Table, Table, float], list[Write]]

ATTEMPTS = 25  # retries at a table that others change too; whenever one command fails, another has succeeded
TABLES_KEPT = 2000  # in memory; the rest is in the database
BROKEN_KEPT = 1000
AGAIN_AFTER = 0.5  # seconds, while the database is away


class TableStore:
    """Cache of tables and transactions on them; one for each server process."""

    def __init__(
        self,
        engine: AsyncEngine,
        bots: Callable[[str], list[str]] = lambda game: [],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.engine = engine
        self.writer = BatchWriter(engine)
        self.bots = bots
        self.now = now
        self.on_change: list[OnChange] = []  # called with the id of every table that has changed
        # What to tell whom of a change, from the table before and after it: written with the change itself.
        self.notices_of: NoticesOf | None = None
        # What else follows from a change, such as the result of a game that has just ended: inserts and
        # updates of rows that are not kept in memory, from the table before and after it, in one transaction.
        self.consequences: list[Consequence] = []
        self.clubs: ClubAccess = NoClubs()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._broken: OrderedDict[str, tuple[int, Refused]] = OrderedDict()
        self._running: set[asyncio.Task[Any]] = set()
        self._uncertain: set[str] = set()  # tables whose last command may or may not have been written

    # Loading

    async def get(self, table_id: str) -> Table:
        """The table as it is in the database. At any `await` a newer object may replace it in the cache."""
        table = self._tables.get(table_id)
        if table is None:
            async with self._lock(table_id):
                table = await self._loaded(table_id)
        else:
            self._tables.move_to_end(table_id)
        return table

    def forget(self, table_id: str) -> None:
        """Drop the cached table, because it may be outdated."""
        self._tables.pop(table_id, None)

    def forget_all(self) -> None:
        self._tables.clear()

    def knows(self, table_id: str) -> bool:
        return table_id in self._tables

    def game_of(self, table_id: str) -> str:
        """The game of a cached table; "" for any other."""
        table = self._tables.get(table_id)
        return table.row.game if table is not None else ""

    def cached_ids(self) -> list[str]:
        return list(self._tables)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _loaded(self, table_id: str) -> Table:
        """Load under the table's lock, so that it is loaded once and an old copy never replaces a new one."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        async with db.reading(self.engine) as connection:
            row = await db.table_row(connection, table_id)
            broken = self._broken.get(table_id)
            if broken is not None and broken[0] == row.version:
                raise broken[1]
            seats = await db.seat_rows(connection, table_id)
            entries = await db.entry_rows(connection, table_id)
            chat = await db.chat_rows(connection, table_id)
            events = await db.event_rows(connection, table_id)
        try:
            table = Table(row, seats, entries, chat, events)
        except Refused as why:
            self._broken[table_id] = (row.version, why)
            while len(self._broken) > BROKEN_KEPT:
                self._broken.popitem(last=False)
            raise
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > TABLES_KEPT:
            self._tables.popitem(last=False)

    async def catch_up(self, table_id: str, remote: RemoteChanges | None = None) -> None:
        """Another process may have changed this table; `remote`, if given, is all that it changed."""
        async with self._lock(table_id):
            table = self._tables.get(table_id)
            if table is not None and remote is not None and remote.table["version"] <= table.row.version:
                return  # already at this version
            if table is not None and not (
                self._apply_remote(table, remote) or await self._replay_remote(table)
            ):
                return
        await self.announce(table_id)

    async def refresh(self, table_id: str) -> None:
        """Before a read, load everything that other processes have acknowledged."""
        table = self._tables.get(table_id)
        if table is None or self.writer.sender is None:
            return
        async with db.reading(self.engine) as connection:
            version = await db.version(connection, table_id)
        if version != table.row.version:
            await self.catch_up(table_id)

    def _apply_remote(self, table: Table, remote: RemoteChanges | None) -> bool:
        """Apply the changes without a query; False if they do not fit, so that the database must be read."""
        if remote is not None and "chat_edits" in remote.table:
            return False  # lines that were said before are not among the changes
        if remote is None or table.session is None or remote.table["version"] != table.row.version + 1:
            return False
        try:
            self._keep(table.with_remote_changes(remote))
        except Refused:
            return False
        return True

    async def _replay_remote(self, table: Table) -> bool:
        """Replay, under the table's lock, what other processes did; return whether there was anything."""
        try:
            async with db.reading(self.engine) as connection:
                row = await db.table_row(connection, table.id)
                if row.version == table.row.version:
                    return False
                seats = await db.seat_rows(connection, table.id)
                entries = await db.entry_rows(connection, table.id, table.seq)
                edited = row.chat_edits != table.row.chat_edits  # then all of it is read again
                known = table.chat[-1].number if table.chat and not edited else 0
                chat = await db.chat_rows(connection, table.id, known)
                events = await db.event_rows(connection, table.id)
            renamed = any(one.name != other.name for one, other in zip(seats, table.seats, strict=True))
            renamed |= tuple(events[: len(table.events)]) != table.events  # of somebody who has left
            if table.session is None or renamed or any(entry.kind == "rewind" for entry in entries):
                self.forget(table.id)
                return True
            fork = table.fork()
            fork.row, fork.seats = row, seats
            fork.chat = chat if edited else fork.chat + chat
            fork.events = tuple(events)
            fork.replay(entries)
        except Refused as why:
            if why.refusal.key == "database-away":
                return False
            self.forget(table.id)  # deleted or broken: the next request gets the refusal
            return True
        self._keep(fork)
        return True

    # Changing

    async def transaction(self, table_id: str, change: Callable[[Table], T]) -> T:
        """Change a table, completely or not at all, and announce the change to its watchers.

        `change` gets a fork of the table and changes it, or refuses. If the client disconnects in the middle,
        the transaction is finished all the same.
        """
        task = asyncio.ensure_future(self._run_transaction(table_id, change))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieve it, as the client that waited for it may be gone

    async def _run_transaction(self, table_id: str, change: Callable[[Table], T]) -> T:
        changed = False  # whether there is something new for the table's watchers
        try:
            for _ in range(ATTEMPTS):
                async with self._lock(table_id):
                    table = await self._loaded(table_id)
                    fork = table.fork()
                    try:
                        result = change(fork)
                    except Refused:
                        if self.writer.sender is not None and await self._replay_remote(table):
                            changed = True
                            continue  # the refusal was based on an old copy
                        raise
                    if not fork.changes:
                        return result
                    if self.notices_of is not None:
                        fork.changes.notices = self.notices_of(table, fork, self.now())
                    for consequence in self.consequences:
                        fork.changes.more += consequence(table, fork, self.now())
                    try:
                        await self._commit(fork, table.row.version)
                    except StaleVersion:
                        changed |= await self._replay_remote(table)
                        continue
                    changed = True
                    return result
            raise Refused("table-busy", table=table_id)
        finally:
            # Announce even if the command changed nothing: nothing else announces the changes of other
            # processes that were replayed here.
            if changed:
                await self.announce(table_id)

    async def _commit(self, fork: Table, version: int) -> None:
        now = self.now()
        writes = fork.changes.writes(self.writer.sql, fork.id, version, now)
        remote = fork.changes.encode_remote(version + 1, now) if self.writer.sender is not None else None
        try:
            await self.writer.commit(fork.id, writes, remote)
        except DATABASE_ERRORS as error:
            self._mark_uncertain(fork.id)
            raise Refused("database-away") from error
        fork.set_table(version=version + 1, changed_at=now)
        self._keep(fork)

    async def write(self, writes: list[Write]) -> None:
        """Write what belongs to no cached table: a new table, notes."""
        try:
            await self.writer.commit("", writes)
        except DATABASE_ERRORS as error:
            raise Refused("database-away") from error

    async def change_rows(self, table_id: str, change: Callable[[TableRow, list[SeatRow]], Changes]) -> None:
        """Change rows that no game depends on, such as whose a seat is, without replaying the game.

        It works at tables that are broken, too, and costs the same at a long game as at a short one.
        """
        for _ in range(ATTEMPTS):
            async with db.reading(self.engine) as connection:
                row = await db.table_row(connection, table_id)
                seats = await db.seat_rows(connection, table_id)
            changes = change(row, seats)
            if not changes:
                return
            writes = changes.writes(self.writer.sql, table_id, row.version, self.now())
            try:
                await self.writer.commit(table_id, writes)
            except StaleVersion:
                continue
            except DATABASE_ERRORS as error:
                raise Refused("database-away") from error
            await self.catch_up(table_id)  # our own copy, if there is one, and its watchers
            return
        raise Refused("table-busy", table=table_id)

    async def announce(self, table_id: str) -> None:
        """Run the callbacks for a table that has changed."""
        for on_change in self.on_change:
            await on_change(table_id)

    # If the database goes away in the middle of a command

    def _mark_uncertain(self, table_id: str) -> None:
        self.forget(table_id)
        self._uncertain.add(table_id)
        if len(self._uncertain) == 1:
            task = asyncio.create_task(self._recheck_uncertain())
            self._running.add(task)
            task.add_done_callback(self._ended)

    async def _recheck_uncertain(self) -> None:
        """Once the database is back, show everybody what was written, and wake the bots."""
        while self._uncertain:
            await asyncio.sleep(AGAIN_AFTER)
            for table_id in list(self._uncertain):
                try:
                    await self.get(table_id)
                except Refused as why:
                    if why.refusal.key == "database-away":
                        break
                self._uncertain.discard(table_id)
                await self.announce(table_id)

    async def close(self) -> None:
        """Finish the running transactions, and close the database."""
        self._uncertain.clear()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.writer.close()
        await self.engine.dispose()

    # Looking

    async def viewer(self, table_id: str, token: str | None) -> Viewer:
        table = await self.get(table_id)
        return viewer_of(table, token, await self.is_member(table, token))

    async def is_member(self, table: Table, token: str | None) -> bool:
        """Whether this is the session of a member of the club that the table belongs to."""
        club = table.row.club
        if table.row.visibility != CLUB or club is None or token is None:
            return False
        return await self.clubs.opens(club, token)

    async def known_table(self, table_id: str, token: str | None) -> Table:
        """A table for whoever may know of it: of a club's, its members and who has a part in it."""
        table = await self.get(table_id)
        if table.row.visibility != CLUB or await self.is_member(table, token):
            return table
        if token is not None and (is_host(table.row, token) or opens_any(table, token)):
            return table
        raise Refused("club-members-only")

    async def update(
        self, table_id: str, token: str | None, seen: int = 0, events: int = 0, beats: bool = False
    ) -> Update:
        viewer = await self.viewer(table_id, token)
        table = await self.get(table_id)
        if seen > table.seqs[table.viewer_index(viewer)]:
            await self.catch_up(table_id)  # another process has sent this client more than we know
            table = await self.get(table_id)
        follows = seen > 0 or events > 0  # the first position of a table has the number 0
        return table.update_for(viewer, seen, events, beats and follows)

    def check_bot(self, game: str, bot: str | None) -> None:
        if bot is None or bot not in self.bots(game):
            raise Refused("bot-unknown", bot=safe_repr(bot), game=game, bots=", ".join(self.bots(game)))


def viewer_of(table: Table, token: str | None, member: bool = False) -> Viewer:
    """The viewer of a token: a seat, or a spectator without a token.

    At a link-only table, spectators use the invitation as their token; at a club's table, their session:
    `member` says that it is one of a member.
    """
    of_club = table.row.visibility == CLUB
    invited = member if of_club else token_matches(token, table.row.invite)
    if token is not None and not invited:
        return seat_of(table, token)
    if of_club and not member:
        raise Refused("club-members-only")
    if not table.row.spectators:
        raise Refused("no-spectators", table=table.id)
    if table.row.visibility == "link" and not invited:
        raise Refused("invitation-wrong", table=table.id)
    return None


def opens_any(table: Table, token: str) -> bool:
    """Whether the token opens any seat."""
    given = digest(token)
    return any(opens_seat(seat, given) for seat in table.seats)


def seat_of(table: Table, token: str) -> int:
    """The seat that a token opens: the token of its link, or a key of its person's device."""
    given = digest(token)
    for seat in table.seats:
        if opens_seat(seat, given):
            return seat.seat
    raise Refused("token-wrong", table=table.id)


def check_not_resigned(table: Table, seat: int) -> None:
    """Whoever has resigned looks on, and decides nothing any more."""
    if table.seats[seat].resigned:
        raise Refused("seat-resigned", seat=seat)
