"""Pairing as one server process runs it: rounds in the background, and searches that wait for their end.

Every process runs rounds over everybody who waits. They come to the same groups, and the transaction that
makes a table lets only one of them make it: see `seating`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.metrics import Metrics
from bakufu.server.notices import kinds
from bakufu.server.notices.server_keys import ServerKeys
from bakufu.server.pairing import seating, wishes
from bakufu.server.pairing.matching import Group, Seeker, pair
from bakufu.server.pairing.messages import Finding
from bakufu.server.pairing.tokens import seat_token
from bakufu.server.pairing.waiting import (
    Owner,
    WaitingStore,
    has_gone,
    may_be_paired,
    private_digest,
    wish_of,
)
from bakufu.server.settings import Settings
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import notices
from bakufu.server.storage.pairing_schema import waiting
from bakufu.server.tables.store import TableStore

EVERY = 1.0  # seconds between rounds
TOGETHER = 0.1  # seconds after somebody has begun to look
CLEAN_EVERY = 600.0
SEARCHES_MOST = 500  # of those who have waited longest, in one round
OVER_DAYS_FACTOR = 60.0  # bots are offered so much later where a game takes days
PAIRED = "paired"
WAITING_KEY = "waiting"
BlockedPairs = Callable[[Collection[str]], Awaitable[Collection[frozenset[str]]]]

kinds.register(kinds.Kind(PAIRED, kinds.is_playing))


async def nobody_blocked(persons: Collection[str]) -> Collection[frozenset[str]]:
    return ()


class Pairing:
    """`blocked`: of these persons, the pairs of whom one has blocked the other."""

    def __init__(self, store: TableStore, settings: Settings, metrics: Metrics, log: Any) -> None:
        self.store = store
        self.waiting = WaitingStore(store.engine, store.now, settings.searches_most)
        self.keys = ServerKeys(store.engine)
        self.bots_offered_after = settings.bots_offered_after
        self.metrics = metrics
        self.log = log
        self.blocked: BlockedPairs = nobody_blocked
        self.woken = asyncio.Event()
        self._ends: dict[str, set[asyncio.Event]] = {}  # by search: who waits for its end here
        self._looked_at: frozenset[tuple[str, bool]] | None = None  # in the last round, without a new group
        self._cleaned_at = 0.0

    # One search

    async def digest(self, what: str) -> str:
        """What is kept of an address or a browser."""
        key = await self.keys.get(WAITING_KEY, lambda: secrets.token_urlsafe(32))
        return private_digest(key, what)

    async def finding(self, owner: Owner, key: str | None = None) -> Finding:
        """How a search stands, for whoever searches; `key`: what a guest gets to ask with."""
        row, looking = await self.waiting.own(owner), await self.waiting.looking()
        if row is None:
            return Finding(state="none", looking=looking)
        await self.waiting.note_seen(row)
        if row.table_id is not None:
            token = seat_token(owner.key, row.id) if owner.key is not None else None
            return Finding(
                state="paired",
                looking=looking,
                wish=wish_of(row),
                key=key,
                table=row.table_id,
                seat=row.seat,
                token=token,
            )
        return Finding(
            state="waiting",
            looking=looking,
            wish=wish_of(row),
            waited=max(0.0, self.store.now() - row.since),
            bots_after=self.bots_after(row),
            bots=row.bots_at is not None,
            key=key,
        )

    def bots_after(self, row: Row[Any]) -> float | None:
        """Seconds until whoever waits may begin with bots; None: they do not wish that."""
        wish = wish_of(row)
        if not wish.bots or not self.store.bots(row.game):
            return None
        days = all(wishes.is_over_days(pace) for pace in wish.paces)
        after = self.bots_offered_after * (OVER_DAYS_FACTOR if days else 1.0)
        return max(0.0, float(row.since) + after - self.store.now())

    async def agree_to_bots(self, owner: Owner) -> None:
        """Begin with bots, and with whoever else of those who wait agrees to that."""
        row = await self.waiting.own(owner)
        if row is None:
            raise Refused("finding-none")
        if row.table_id is not None:
            return
        after = self.bots_after(row)
        if after is None:
            raise Refused("finding-no-bots")
        if after > 0:
            raise Refused("finding-bots-early", seconds=int(after) + 1)
        await self.waiting.agree_to_bots(row.id)
        await self.round()

    async def wait_for_end(self, owner: Owner, seconds: float) -> None:
        """Return when this search has ended in any way, or after so many seconds."""
        row = await self.waiting.own(owner)
        if row is None or row.table_id is not None:
            return
        await self.waiting.note_seen(row)
        ended = asyncio.Event()
        self._ends.setdefault(row.id, set()).add(ended)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await ended.wait()
        finally:
            events = self._ends[row.id]
            events.discard(ended)
            if not events:
                del self._ends[row.id]

    # Rounds

    async def run(self) -> None:
        outage = Outage(self.log, "pairing")
        while True:
            try:
                await self.round()
                await self.tell()
                await self._clean()
                outage.over()
            except Exception as error:  # the database is away: try again
                outage.failed(error)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self.woken.wait()
            self.woken.clear()
            await asyncio.sleep(TOGETHER)

    async def round(self) -> list[str]:
        """Pair whoever can be paired; the tables that were made."""
        now = self.store.now()
        rows = await self.waiting.everybody(SEARCHES_MOST)
        gone = [row for row in rows if has_gone(row, now)]
        if gone:
            await self.waiting.end(gone)
            for row in gone:
                self.metrics.pairing.labels(row.game, "gone").inc()
        here = [row for row in rows if may_be_paired(row, now) and not has_gone(row, now)]
        made = await self._pair(here)
        still = {row.id for row in rows} - {row.id for row in gone} - made.keys()
        for search, events in self._ends.items():
            if search not in still:
                for event in events:
                    event.set()
        return sorted(set(made.values()))

    async def _pair(self, rows: Sequence[Row[Any]]) -> dict[str, str]:
        """Make a table for every group; the searches that have led to one, with the table."""
        looked_at = frozenset((row.id, row.bots_at is not None) for row in rows)
        if looked_at == self._looked_at:
            return {}
        blocked = await self.blocked({row.person for row in rows if row.person is not None})
        groups = await asyncio.to_thread(pair, self._seekers(rows), blocked)
        by_id = {row.id: row for row in rows}
        made: dict[str, str] = {}
        for group in groups:
            table = await seating.seat(self.store, self.waiting, group, by_id)
            if table is None:
                continue
            self._count(group, by_id)
            made |= {one.id: table for one in group.seekers}
            await self.store.announce(table)  # a bot may have the first move
        self._looked_at = looked_at if not groups else None
        return made

    def _seekers(self, rows: Sequence[Row[Any]]) -> list[Seeker]:
        found = []
        for row in rows:
            try:
                wish = wishes.checked(wish_of(row))
            except Refused as why:  # the game is not installed any more
                self.log.warning("search-refused", refusal=why.refusal.key)
                continue
            found.append(Seeker(row.id, row.since, wish, row.person, row.browser, row.bots_at is not None))
        return found

    def _count(self, group: Group, rows: dict[str, Row[Any]]) -> None:
        what = PAIRED if len(group.seekers) == group.form.players else "with_bots"
        for one in group.seekers:
            self.metrics.pairing.labels(group.game, what).inc()
            waited = max(0.0, self.store.now() - rows[one.id].since)
            self.metrics.pairing_seconds.labels(group.game).observe(waited)

    async def tell(self) -> None:
        """Note a notice for everybody who has been paired and has not come to the table."""
        now = self.store.now()
        due = waiting.c.notice_at <= now
        async with db.reading(self.store.engine) as connection:
            if await connection.scalar(select(waiting.c.id).where(due).limit(1)) is None:
                return
        columns = (waiting.c.person, waiting.c.table_id, waiting.c.seat)
        async with self.waiting.changing() as connection:
            told = await connection.execute(
                update(waiting).where(due).values(notice_at=None).returning(*columns)
            )
            for row in list(told):
                values = {"person": row.person, "table_id": row.table_id, "seat": row.seat, "kind": PAIRED}
                await connection.execute(
                    insert(notices).values(**values, recipient=row.person, facts="{}", created_at=now)
                )

    async def _clean(self) -> None:
        now = self.store.now()
        if now - self._cleaned_at >= CLEAN_EVERY:
            self._cleaned_at = now
            await self.waiting.forget_paired()
