"""The outbox: notices that wait to be sent, in the database.

The promise: what was noted is sent at least once; on each channel of a person in the order in which it was
noted; with retries, which become rarer; and what cannot be delivered stays as a dead letter, for the host.

A row is claimed with a lease by one process, which deletes it once it was delivered. If that process ends in
between, another claims it when the lease is over, and sends it again. Of each channel only the oldest row
that is due can be claimed, so nothing overtakes a row that is being sent or tried again.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from random import uniform
from typing import Any, NamedTuple

from sqlalchemy import Delete, Select, Update, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.engine.errors import Refused
from bakufu.server.notices.kinds import KINDS
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import channels, notices, outbox
from bakufu.server.storage.writes import DATABASE_ERRORS

LEASE = 90.0  # seconds; far longer than any delivery may take
BATCH_MOST = 200  # notices that are planned at once
TRIES = 8
FIRST_PAUSE = 20.0  # seconds; each is three times as long as the one before
PAUSE_MOST = 6 * 3600.0
FAILURES_MOST = 3  # dead letters one after the other; then the channel is switched off
DEAD_KEPT = 30 * 24 * 3600.0  # seconds


class Failure(NamedTuple):
    """A delivery that failed. `gone`: so is the channel."""

    row: Row[Any]
    why: str
    final: bool = False
    gone: bool = False
    after: float = 0.0


class Results:
    """What became of rows that this process had claimed."""

    def __init__(self) -> None:
        self.delivered: list[Row[Any]] = []
        self.pointless: list[Row[Any]] = []
        self.failed: list[Failure] = []
        # Until when, and whether what comes after it may overtake.
        self.postponed: list[tuple[Row[Any], float, bool]] = []

    def __bool__(self) -> bool:
        return bool(self.delivered or self.pointless or self.failed or self.postponed)

    def put_back(self, unwritten: Results) -> None:
        """Keep what could not be written down, for the next try."""
        self.delivered[:0] = unwritten.delivered
        self.pointless[:0] = unwritten.pointless
        self.failed[:0] = unwritten.failed
        self.postponed[:0] = unwritten.postponed


class Counts(NamedTuple):
    waiting: int
    due: int
    dead: int
    oldest: float  # seconds that the oldest row has been due
    unplanned: int


class Outbox:
    """The outbox as one server process uses it."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self.engine = engine
        self.now = now
        self.me = secrets.token_hex(8)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, which must begin with a write."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise Refused("database-away") from error

    # Planning

    async def noted(self) -> list[Row[Any]]:
        """The oldest notices that have not been planned yet."""
        async with db.reading(self.engine) as connection:
            return list(await connection.execute(select(notices).order_by(notices.c.id).limit(BATCH_MOST)))

    async def plan(self, taken: Sequence[int], rows: Sequence[dict[str, Any]]) -> None:
        """Turn notices into rows to be sent, unless another process was faster."""
        async with self.changing() as connection:
            found = await connection.execute(
                delete(notices).where(notices.c.id.in_(taken)).returning(notices.c.id)
            )
            ours = {row.id for row in found}
            mine = [row for row in rows if row["notice"] in ours]
            for row in mine:
                if KINDS[row["kind"]].newest_only:
                    await connection.execute(_older(row, self.now()))
            if mine:
                await connection.execute(insert(outbox), mine)

    async def seen(self, tables: Iterable[tuple[str, int]]) -> None:
        """These seats have been looked at: what was to be sent unless that happens is dropped."""
        for table_id, seat in tables:
            waiting = and_(
                outbox.c.table_id == table_id, outbox.c.seat == seat, outbox.c.unless_seen.is_(True)
            )
            async with db.reading(self.engine) as connection:
                if await connection.scalar(select(outbox.c.id).where(waiting).limit(1)) is None:
                    continue
            async with self.changing() as connection:
                await connection.execute(delete(outbox).where(waiting, _not_leased(self.now())))

    # Sending

    async def next_due(self) -> float | None:
        """When the next row is due; None when nothing waits."""
        async with db.reading(self.engine) as connection:
            wanted = select(func.min(outbox.c.due_at)).where(outbox.c.dead_at.is_(None))
            found: float | None = await connection.scalar(wanted)
            return found

    async def claim(self, most: int) -> list[Row[Any]]:
        """Claim the oldest row of each channel that has one to send, for as long as the lease."""
        now = self.now()
        claimed = (
            update(outbox)
            .where(outbox.c.id.in_(_heads(now, most)))
            .values(lease_until=now + LEASE, lease_by=self.me)
            .returning(*outbox.c)
        )
        async with self.changing() as connection:
            return sorted(await connection.execute(claimed), key=lambda row: (row.notice, row.id))

    async def companions(self, row: Row[Any]) -> list[Row[Any]]:
        """The rest of a digest: what goes into one message with this row."""
        wanted = (
            select(outbox)
            .where(outbox.c.channel == row.channel, outbox.c.digest.is_(True), outbox.c.id != row.id)
            .where(outbox.c.first_due <= self.now(), outbox.c.dead_at.is_(None))
            .order_by(outbox.c.notice)
        )
        async with db.reading(self.engine) as connection:
            return list(await connection.execute(wanted))

    async def finish(self, results: Results) -> None:
        """Write down what became of claimed rows, in one transaction."""
        now = self.now()
        gone = [row.id for row in (*results.delivered, *results.pointless)]
        async with self.changing() as connection:
            await connection.execute(delete(outbox).where(outbox.c.id.in_(gone)))
            for failure in results.failed:
                await self._fail(connection, failure, now)
            for row, until, reordered in results.postponed:
                columns = {"due_at": until, "lease_until": 0.0}
                if reordered:
                    columns["first_due"] = until
                await connection.execute(self._held(row).values(columns))
            reached = sorted({row.channel for row in results.delivered})
            if reached:
                await connection.execute(
                    update(channels).where(channels.c.id.in_(reached)).values(used_at=now, failures=0)
                )

    def _held(self, row: Row[Any]) -> Update:
        return update(outbox).where(outbox.c.id == row.id, outbox.c.lease_by == self.me)

    async def _fail(self, connection: AsyncConnection, failure: Failure, now: float) -> None:
        row, attempts = failure.row, failure.row.attempts + 1
        columns = {"attempts": attempts, "error": failure.why, "lease_until": 0.0}
        if failure.gone:
            await connection.execute(delete(channels).where(channels.c.id == row.channel))
        elif failure.final or attempts >= TRIES:
            await connection.execute(self._held(row).values(**columns, dead_at=now))
            failures = channels.c.failures + 1
            of_channel = update(channels).where(channels.c.id == row.channel)
            await connection.execute(of_channel.values(failures=failures))
            await connection.execute(
                of_channel.where(channels.c.failures >= FAILURES_MOST).values(enabled=False)
            )
        else:
            again = now + max(pause(attempts), min(failure.after, PAUSE_MOST))
            await connection.execute(self._held(row).values(**columns, due_at=again))

    # Looking after it

    async def counts(self) -> Counts:
        now, alive = self.now(), outbox.c.dead_at.is_(None)
        is_due = and_(alive, outbox.c.first_due <= now)
        wanted = select(
            func.count().filter(alive),
            func.count().filter(is_due),
            func.count().filter(outbox.c.dead_at.is_not(None)),
            func.min(outbox.c.first_due).filter(is_due),
        )
        async with db.reading(self.engine) as connection:
            waiting, due, dead, oldest = (await connection.execute(wanted)).one()
            unplanned = await connection.scalar(select(func.count()).select_from(notices)) or 0
        return Counts(waiting, due, dead, now - oldest if oldest is not None else 0.0, unplanned)

    async def rows(self, dead: bool, most: int) -> list[Row[Any]]:
        """What waits, or what is dead, the oldest first; never a secret of a channel."""
        wanted: Select[Any] = (
            select(outbox, channels.c.kind.label("channel_kind"), channels.c.recipient)
            .join(channels, channels.c.id == outbox.c.channel)
            .where(outbox.c.dead_at.is_not(None) if dead else outbox.c.dead_at.is_(None))
            .order_by(outbox.c.notice, outbox.c.id)
            .limit(most)
        )
        async with db.reading(self.engine) as connection:
            return list(await connection.execute(wanted))

    async def revive(self) -> int:
        """Try all dead letters again."""
        now = self.now()
        again = update(outbox).where(outbox.c.dead_at.is_not(None))
        values = {"dead_at": None, "attempts": 0, "first_due": now, "due_at": now, "lease_until": 0.0}
        async with self.changing() as connection:
            return (await connection.execute(again.values(values))).rowcount

    async def forget_dead(self, older_than: float = 0.0) -> int:
        """Delete the dead letters, or those that are older than this."""
        before = self.now() - older_than
        async with self.changing() as connection:
            return (await connection.execute(delete(outbox).where(outbox.c.dead_at <= before))).rowcount


def pause(attempts: int) -> float:
    """Seconds until the next try; not the same for all, so that they do not come back all at once."""
    return min(PAUSE_MOST, FIRST_PAUSE * 3.0 ** (attempts - 1)) * uniform(0.7, 1.3)


def _not_leased(now: float) -> Any:
    return outbox.c.lease_until <= now


def _older(row: dict[str, Any], now: float) -> Delete:
    """Rows that a newer one about the same seat replaces."""
    return delete(outbox).where(
        outbox.c.channel == row["channel"],
        outbox.c.kind == row["kind"],
        outbox.c.table_id == row["table_id"],
        outbox.c.seat == row["seat"],
        outbox.c.dead_at.is_(None),
        _not_leased(now),
    )


def _heads(now: float, most: int) -> Any:
    """The ids of rows that may be claimed: of each channel, the oldest of those that are due."""
    older = outbox.alias("older")
    before = or_(
        older.c.notice < outbox.c.notice, and_(older.c.notice == outbox.c.notice, older.c.id < outbox.c.id)
    )
    blocked = exists().where(
        older.c.channel == outbox.c.channel, before, older.c.dead_at.is_(None), older.c.first_due <= now
    )
    return (
        select(outbox.c.id)
        .where(outbox.c.dead_at.is_(None), outbox.c.due_at <= now, _not_leased(now), ~blocked)
        .order_by(outbox.c.notice)
        .limit(most)
        .with_for_update(skip_locked=True, of=outbox)
        .scalar_subquery()
    )
