"""Those who look for a game, in the database: begin, go on, agree to bots, stop.

Each change of a search gives it a new id, so a group that was found for the old one cannot be formed.
Every transaction here begins with a write, so that SQLite never finds its snapshot outdated in the middle.
"""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.engine.errors import Refused
from bakufu.server.pairing import wishes
from bakufu.server.pairing.messages import GameWish
from bakufu.server.pairing.tokens import seat_token, waiting_digest
from bakufu.server.people.tokens import new_id
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import channels
from bakufu.server.storage.pairing_schema import waiting
from bakufu.server.storage.schema import tables
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables.names import guest_name
from bakufu.server.tables.tokens import digest

HERE_WITHIN = 45.0  # seconds since its page asked last: longer than a long poll takes
GONE_AFTER = 90.0  # seconds; then a search of a closed page ends
KEPT_LIVE = 2 * 3600.0  # seconds that a search goes on for somebody who is told by a notice
KEPT_OVER_DAYS = 14 * 24 * 3600.0
KEPT_PAIRED = 30 * 24 * 3600.0
SEEN_EVERY = 10.0
DECODE_WISH = msgspec.json.Decoder(GameWish)


class Owner(NamedTuple):
    """Who looks for a game: a person, or a guest by the key of their search."""

    person: str | None
    key: str | None

    @property
    def mine(self) -> ColumnElement[bool]:
        if self.person is not None:
            return waiting.c.person == self.person
        return waiting.c.token == (waiting_digest(self.key) if self.key is not None else "")


class Newcomer(NamedTuple):
    """Somebody who begins to look for a game, as far as others must not know it."""

    owner: Owner
    name: str
    browser: str
    address: str
    known: str | None  # the last table that they were given


def wish_of(row: Row[Any]) -> GameWish:
    return DECODE_WISH.decode(row.wish)


class WaitingStore:
    """The searches, as one server process uses them. `address_most`: of one address at the same time."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float], address_most: float) -> None:
        self.engine = engine
        self.now = now
        self.address_most = address_most

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, which must begin with a write."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise Refused("database-away") from error

    # One's own search

    async def begin(self, who: Newcomer, wish: GameWish) -> bool:
        """Begin a search, or change it; False if a game has been found that they do not know of yet."""
        wishes.checked(wish)
        name = guest_name(who.name, [])
        if wish.notify and who.owner.person is None:
            raise Refused("finding-notify-account")
        for _ in range(2):  # two windows may begin at the same moment
            try:
                async with self.changing() as connection:
                    return await self._begin(connection, who._replace(name=name), wish)
            except IntegrityError:
                continue
        raise Refused("finding-busy")

    async def _begin(self, connection: AsyncConnection, who: Newcomer, wish: GameWish) -> bool:
        now, owner = self.now(), who.owner
        mine = update(waiting).where(owner.mine).values(seen_at=now).returning(*waiting.c)
        before = (await connection.execute(mine)).first()
        has_table = before is not None and before.table_id not in (None, who.known)
        if before is not None and has_table and await _is_going_on(connection, before.table_id):
            return False
        if wish.notify and not await _has_channel(connection, owner.person):
            raise Refused("finding-notify-channel")
        goes_on = before is not None and before.table_id is None and before.game == wish.game
        if before is not None:
            await connection.execute(delete(waiting).where(waiting.c.id == before.id))
        search = new_id()
        token = seat_token(owner.key, search) if owner.key is not None else None
        await connection.execute(
            insert(waiting).values(
                id=search,
                person=owner.person,
                token=waiting_digest(owner.key) if owner.key is not None else None,
                seat_token=digest(token) if token is not None else None,
                browser=who.browser,
                address=who.address,
                name=who.name,
                game=wish.game,
                wish=db.to_json(wish),
                notify=wish.notify,
                since=before.since if before is not None and goes_on else now,
                seen_at=now,
            )
        )
        await self._check_address(connection, who.address)
        return True

    async def _check_address(self, connection: AsyncConnection, address: str) -> None:
        """Limit the searches of an address, also when several begin at the same moment."""
        if connection.dialect.name == "postgresql":
            lock = int(address[:15], 16)
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": lock})
        same = select(func.count()).where(waiting.c.address == address, waiting.c.table_id.is_(None))
        if (await connection.scalar(same) or 0) > self.address_most:
            raise Refused("finding-address-most", most=int(self.address_most))

    async def own(self, owner: Owner) -> Row[Any] | None:
        """One's own search, or the table that it has led to, as long as that is played."""
        going_on = or_(waiting.c.table_id.is_(None), tables.c.status == "playing")
        wanted = (
            select(waiting).outerjoin(tables, tables.c.id == waiting.c.table_id).where(owner.mine, going_on)
        )
        async with db.reading(self.engine) as connection:
            return (await connection.execute(wanted)).first()

    async def note_seen(self, row: Row[Any]) -> None:
        """The page of this search is open; whoever has been paired knows it now, and needs no notice."""
        now = self.now()
        if row.table_id is None and now - row.seen_at < SEEN_EVERY:
            return
        if row.table_id is not None and row.notice_at is None:
            return
        async with self.changing() as connection:
            await connection.execute(
                update(waiting).where(waiting.c.id == row.id).values(seen_at=now, notice_at=None)
            )

    async def agree_to_bots(self, search: str) -> None:
        async with self.changing() as connection:
            await connection.execute(
                update(waiting)
                .where(waiting.c.id == search, waiting.c.table_id.is_(None))
                .values(bots_at=self.now(), seen_at=self.now())
            )

    async def stop(self, owner: Owner) -> bool:
        """Stop looking; False if there was nothing to stop."""
        async with self.changing() as connection:
            gone = await connection.execute(delete(waiting).where(owner.mine, waiting.c.table_id.is_(None)))
            return gone.rowcount > 0

    # All searches

    async def everybody(self, most: int) -> list[Row[Any]]:
        """Those who wait, the longest waiting first."""
        wanted = (
            select(waiting)
            .where(waiting.c.table_id.is_(None))
            .order_by(waiting.c.since, waiting.c.id)
            .limit(most)
        )
        async with db.reading(self.engine) as connection:
            return list(await connection.execute(wanted))

    async def looking(self) -> dict[str, int]:
        """How many people look for a game, by game."""
        wanted = (
            select(waiting.c.game, func.count())
            .where(waiting.c.table_id.is_(None))
            .group_by(waiting.c.game)
            .order_by(waiting.c.game)
        )
        async with db.reading(self.engine) as connection:
            return {row[0]: row[1] for row in await connection.execute(wanted)}

    async def end(self, rows: list[Row[Any]]) -> int:
        """End searches whose pages have gone, unless they have come back meanwhile."""
        ended = 0
        for row in rows:
            async with self.changing() as connection:
                still = and_(
                    waiting.c.id == row.id, waiting.c.table_id.is_(None), waiting.c.seen_at == row.seen_at
                )
                ended += (await connection.execute(delete(waiting).where(still))).rowcount
        return ended

    async def forget_paired(self) -> None:
        """Forget searches that have led to a table, when that is over or they are old."""
        over = select(tables.c.id).where(tables.c.status.in_(("over", "cancelled")))
        old = waiting.c.paired_at < self.now() - KEPT_PAIRED
        async with self.changing() as connection:
            await connection.execute(delete(waiting).where(or_(waiting.c.table_id.in_(over), old)))


def has_gone(row: Row[Any], now: float) -> bool:
    """Whether a search ends, because its page is closed and nobody would be told of a game."""
    away = now - row.seen_at
    if not row.notify:
        return bool(away > GONE_AFTER)
    days = any(wishes.is_over_days(pace) for pace in wish_of(row).paces)
    return bool(away > (KEPT_OVER_DAYS if days else KEPT_LIVE))


def may_be_paired(row: Row[Any], now: float) -> bool:
    """Whether somebody is there, or is told by a notice: nobody shall be paired with a closed page."""
    return bool(row.notify or now - row.seen_at <= HERE_WITHIN)


def private_digest(key: str, what: str) -> str:
    """A digest of an address or a browser that only this server can make."""
    return hmac.digest(key.encode(), b"bakufu-waiting-from/1\0" + what.encode(), sha256).hex()


async def _is_going_on(connection: AsyncConnection, table_id: str) -> bool:
    status: str | None = await connection.scalar(select(tables.c.status).where(tables.c.id == table_id))
    return status == "playing"


async def _has_channel(connection: AsyncConnection, person: str | None) -> bool:
    wanted = exists().where(channels.c.person == person, channels.c.enabled.is_(True))
    return bool(await connection.scalar(select(wanted)))
