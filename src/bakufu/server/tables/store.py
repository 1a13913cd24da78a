"""The table store: a cache of tables over the database, and transactions, the one way to change them.

Every command changes a fork of the table. The fork is written whole or not at all, and only then does it
replace the table in the cache, and the change callbacks run (broadcast, bots, timeouts). The version of a
table is an optimistic lock: when another process was faster, its changes are replayed here and the command
is retried.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.bots.registry import may_sit
from bakufu.engine.errors import Refused, shown
from bakufu.engine.views import Viewer
from bakufu.server.protocol import Update
from bakufu.server.storage import db
from bakufu.server.storage.rows import News
from bakufu.server.storage.writes import AWAY, Commits, Stale, Write
from bakufu.server.tables.table import Live
from bakufu.server.tables.tokens import digest, fits

T = TypeVar("T")
Told = Callable[[str], Awaitable[None]]

ATTEMPTS = 25  # at a table that others change at the same moment; each time that we fail they have got on
TABLES_KEPT = 2000  # in memory; the rest is in the database
BROKEN_KEPT = 1000
AGAIN_AFTER = 0.5  # seconds, while the database is away


class Rooms:
    def __init__(
        self,
        engine: AsyncEngine,
        bots: Callable[[str], list[str]] = lambda game: [],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.engine = engine
        self.commits = Commits(engine)
        self.bots = bots
        self.now = now
        self.told: list[Told] = []  # called with the id of every table that has changed
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._broken: OrderedDict[str, tuple[int, Refused]] = OrderedDict()
        self._running: set[asyncio.Task[Any]] = set()
        self._doubtful: set[str] = set()  # tables of which we do not know whether the last command is written

    # Loading

    async def live(self, table_id: str) -> Live:
        """The table as the database has it. Others may change it at any `await`: then there is a new one."""
        live = self._lives.get(table_id)
        if live is None:
            async with self._lock(table_id):
                live = await self._loaded(table_id)
        else:
            self._lives.move_to_end(table_id)
        return live

    def forget(self, table_id: str) -> None:
        """The copy in memory may be old; the database is right."""
        self._lives.pop(table_id, None)

    def forget_all(self) -> None:
        self._lives.clear()

    def knows(self, table_id: str) -> bool:
        return table_id in self._lives

    def game_of(self, table_id: str) -> str:
        """The game of a table that was looked at lately; "" of any other."""
        live = self._lives.get(table_id)
        return live.row.game if live is not None else ""

    def known(self) -> list[str]:
        return list(self._lives)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _loaded(self, table_id: str) -> Live:
        """Under the table's lock, so that a table is loaded once and an old copy never replaces a new one."""
        live = self._lives.get(table_id)
        if live is not None:
            return live
        async with db.reading(self.engine) as connection:
            row = await db.table_row(connection, table_id)
            broken = self._broken.get(table_id)
            if broken is not None and broken[0] == row.version:
                raise broken[1]
            seats = await db.seat_rows(connection, table_id)
            entries = await db.entry_rows(connection, table_id)
            chat = await db.chat_rows(connection, table_id)
        try:
            live = Live(row, seats, entries, chat)
        except Refused as why:
            self._broken[table_id] = (row.version, why)
            while len(self._broken) > BROKEN_KEPT:
                self._broken.popitem(last=False)
            raise
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._lives[live.id] = live
        self._lives.move_to_end(live.id)
        while len(self._lives) > TABLES_KEPT:
            self._lives.popitem(last=False)

    async def catch_up(self, table_id: str, news: News | None = None) -> None:
        """Another process may have changed this table; `news`: it did, and this is all that it changed."""
        async with self._lock(table_id):
            live = self._lives.get(table_id)
            if live is not None and news is not None and news.table["version"] <= live.row.version:
                return  # already at this version
            if live is not None and not (self._heard(live, news) or await self._follow(live)):
                return
        await self.tell(table_id)

    async def refresh(self, table_id: str) -> None:
        """Before a look: whatever another process has acknowledged is known here too."""
        live = self._lives.get(table_id)
        if live is None or self.commits.sender is None:
            return
        async with db.reading(self.engine) as connection:
            version = await db.version(connection, table_id)
        if version != live.row.version:
            await self.catch_up(table_id)

    def _heard(self, live: Live, news: News | None) -> bool:
        """Follow the news without a look at the database; whatever is odd about them is left to it."""
        if news is None or live.session is None or news.table["version"] != live.row.version + 1:
            return False
        try:
            self._keep(live.told(news))
        except Refused:
            return False
        return True

    async def _follow(self, live: Live) -> bool:
        """Do again what others did to the table, under its lock; whether there was anything."""
        try:
            async with db.reading(self.engine) as connection:
                row = await db.table_row(connection, live.id)
                if row.version == live.row.version:
                    return False
                seats = await db.seat_rows(connection, live.id)
                entries = await db.entry_rows(connection, live.id, live.seq)
                chat = await db.chat_rows(connection, live.id, live.chat[-1].number if live.chat else 0)
            if live.session is None or any(entry.kind == "rewind" for entry in entries):
                self.forget(live.id)
                return True
            fork = live.fork()
            fork.row, fork.seats = row, seats
            fork.chat += chat
            fork.follow(entries)
        except Refused as why:
            if why.refusal.key == "database-away":
                return False
            self.forget(live.id)  # deleted or broken: whoever asks next is told
            return True
        self._keep(fork)
        return True

    # Changing

    async def transaction(self, table_id: str, act: Callable[[Live], T]) -> T:
        """Do something to a table, whole or not at all, and tell those who watch it.

        `act` gets a fork of the table and changes it, or refuses. Whoever asked for it may go away in the
        middle: it is done to the end all the same.
        """
        task = asyncio.ensure_future(self._transact(table_id, act))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be there any more to hear of it

    async def _transact(self, table_id: str, act: Callable[[Live], T]) -> T:
        news = False  # whether those who watch the table lack something
        try:
            for _ in range(ATTEMPTS):
                async with self._lock(table_id):
                    live = await self._loaded(table_id)
                    fork = live.fork()
                    try:
                        result = act(fork)
                    except Refused:
                        if self.commits.sender is not None and await self._follow(live):
                            news = True
                            continue  # it was judged by an old copy
                        raise
                    if not fork.changes:
                        return result
                    try:
                        await self._commit(fork, live.row.version)
                    except Stale:
                        news |= await self._follow(live)
                        continue
                    news = True
                    return result
            raise Refused("table-busy", table=table_id)
        finally:
            # Also when nothing was done in the end: what was followed here nobody else will tell them.
            if news:
                await self.tell(table_id)

    async def _commit(self, fork: Live, version: int) -> None:
        now = self.now()
        writes = fork.changes.writes(self.commits.sql, fork.id, version, now)
        news = fork.changes.news(version + 1, now) if self.commits.sender is not None else None
        try:
            await self.commits.commit(fork.id, writes, news)
        except AWAY as error:
            self._doubt(fork.id)
            raise Refused("database-away") from error
        fork.set_table(version=version + 1, changed_at=now)
        self._keep(fork)

    async def write(self, writes: list[Write]) -> None:
        """What concerns no table in memory: a new table, notes."""
        try:
            await self.commits.commit("", writes)
        except AWAY as error:
            raise Refused("database-away") from error

    async def tell(self, table_id: str) -> None:
        for told in self.told:
            await told(table_id)

    # When the database has gone away in the middle of a command

    def _doubt(self, table_id: str) -> None:
        self.forget(table_id)
        self._doubtful.add(table_id)
        if len(self._doubtful) == 1:
            task = asyncio.create_task(self._settle_doubts())
            self._running.add(task)
            task.add_done_callback(self._ended)

    async def _settle_doubts(self) -> None:
        """Once the database is back: everybody sees what is written there, and bots go on."""
        while self._doubtful:
            await asyncio.sleep(AGAIN_AFTER)
            for table_id in list(self._doubtful):
                try:
                    await self.live(table_id)
                except Refused as why:
                    if why.refusal.key == "database-away":
                        break
                self._doubtful.discard(table_id)
                await self.tell(table_id)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        self._doubtful.clear()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.commits.close()
        await self.engine.dispose()

    # Looking

    async def viewer(self, table_id: str, token: str | None) -> Viewer:
        return viewer_of(await self.live(table_id), token)

    async def update(self, table_id: str, token: str | None, seen: int = 0, events: int = 0) -> Update:
        viewer = await self.viewer(table_id, token)
        live = await self.live(table_id)
        if seen > live.counts[live.index(viewer)]:
            await self.catch_up(table_id)  # another process has told it more than we know
            live = await self.live(table_id)
        return live.update_for(viewer, seen, events)

    def check_bot(self, game: str, bot: str | None) -> None:
        if bot is None or not (bot in self.bots(game) or may_sit(bot, game)):
            raise Refused("bot-unknown", bot=shown(bot), game=game, bots=", ".join(self.bots(game)))


def viewer_of(live: Live, token: str | None) -> Viewer:
    """Whose eyes a token gives: a seat's, or a spectator's without one.

    At a table by link only, spectators show the invitation.
    """
    invited = fits(token, live.row.invite)
    if token is not None and not invited:
        return seat_of(live, token)
    if not live.row.spectators:
        raise Refused("no-spectators", table=live.id)
    if live.row.visibility == "link" and not invited:
        raise Refused("invitation-wrong", table=live.id)
    return None


def seat_of(live: Live, token: str) -> int:
    """The seat that a token opens."""
    given = digest(token)
    for seat in live.seats:
        if seat.token is not None and hmac.compare_digest(given, seat.token):
            return seat.seat
    raise Refused("token-wrong", table=live.id)
