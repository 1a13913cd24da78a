"""What the database knows of whom a notice is for: their channels, wishes and language, and the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.engine.ids import Seat
from bakufu.server.notices.channel_rows import read_wishes
from bakufu.server.notices.kinds import KINDS
from bakufu.server.notices.wishes import Wishes
from bakufu.server.storage import db, schema
from bakufu.server.storage.notices_schema import channels, notice_settings
from bakufu.server.storage.people_schema import emails, persons
from bakufu.server.storage.rows import SeatRow, TableRow

GUEST_WISHES = Wishes(night=False)


class Recipient(NamedTuple):
    wishes: Wishes
    channels: list[Row[Any]]


class AtTable(NamedTuple):
    """A table as far as notices need it."""

    row: TableRow
    seats: list[SeatRow]

    def seat(self, seat: Seat | None) -> SeatRow | None:
        return self.seats[seat] if seat is not None and seat < len(self.seats) else None


class Delivery(NamedTuple):
    """Everything that is needed to send a row of the outbox."""

    channel: Row[Any]
    wishes: Wishes
    language: str
    tables: dict[str, AtTable]
    waiting: int  # at how many tables this recipient owes a move


async def recipients(engine: AsyncEngine, names: Iterable[str]) -> dict[str, Recipient]:
    """Of each recipient the channels that are switched on, and the wishes."""
    names = list(names)
    async with db.reading(engine) as connection:
        found = await connection.execute(
            select(channels).where(channels.c.recipient.in_(names), channels.c.enabled.is_(True))
        )
        by_name: dict[str, list[Row[Any]]] = {}
        for row in found:
            by_name.setdefault(row.recipient, []).append(row)
        kept = await connection.execute(
            select(notice_settings).where(notice_settings.c.person.in_(list(by_name)))
        )
        wishes = {row.person: read_wishes(row.settings) or Wishes() for row in kept}
    return {
        name: Recipient(wishes.get(name, GUEST_WISHES if "/" in name else Wishes()), rows)
        for name, rows in by_name.items()
    }


async def at_tables(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, AtTable]:
    wanted = sorted({one for one in ids if one})
    if not wanted:
        return {}
    rows = await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(wanted)))
    tables = {row.id: AtTable(TableRow(**row._mapping), []) for row in rows}
    seats = await connection.execute(
        select(schema.seats).where(schema.seats.c.table_id.in_(wanted)).order_by(schema.seats.c.seat)
    )
    for seat in seats:
        tables[seat.table_id].seats.append(SeatRow(**seat._mapping))
    return tables


async def delivery(engine: AsyncEngine, channel: str, ids: Iterable[str]) -> Delivery | None:
    """What is needed to send to this channel; None if it may not be used any more."""
    async with db.reading(engine) as connection:
        row = (await connection.execute(select(channels).where(channels.c.id == channel))).first()
        if row is None or not row.enabled:
            return None
        wishes, language = GUEST_WISHES, row.language
        if row.person is not None:
            person = await connection.execute(
                select(persons.c.language, persons.c.deleted_at, notice_settings.c.settings)
                .outerjoin(notice_settings, notice_settings.c.person == persons.c.id)
                .where(persons.c.id == row.person)
            )
            known = person.first()
            if known is None or known.deleted_at is not None:
                return None
            wishes, language = read_wishes(known.settings) or Wishes(), known.language
        if row.kind == "email" and not await _is_confirmed(connection, row):
            return None
        tables = await at_tables(connection, ids)
        return Delivery(row, wishes, language, tables, await _waiting(connection, row))


async def _is_confirmed(connection: AsyncConnection, channel: Row[Any]) -> bool:
    """Whether the address still is this person's."""
    wanted = select(emails.c.person).where(emails.c.address == channel.target)
    return bool(await connection.scalar(wanted) == channel.person)


async def _waiting(connection: AsyncConnection, channel: Row[Any]) -> int:
    tables, seats = schema.tables.c, schema.seats.c
    mine = (
        seats.person == channel.person if channel.person is not None else seats.table_id == channel.table_id
    )
    if channel.person is None:
        mine &= seats.seat == channel.seat
    owes = tables.to_act.bitwise_rshift(seats.seat).bitwise_and(1) == 1
    wanted = (
        select(func.count(tables.id.distinct()))
        .join(schema.seats, seats.table_id == tables.id)
        .where(tables.status == "playing", tables.paused_at.is_(None))
        .where(seats.bot.is_(None), seats.resigned.is_(False), mine, owes)
    )
    return await connection.scalar(wanted) or 0


def still_holds(kind: str, table: AtTable | None, seat: Seat | None, channel: Row[Any]) -> bool:
    """Whether the notice is still true, and still for whoever has this channel."""
    if table is None or kind not in KINDS:
        return False
    held = table.seat(seat)
    if held is None:
        is_mine = channel.person is not None and table.row.host_person == channel.person
    elif held.person is not None:
        is_mine = held.person == channel.person
    else:
        is_mine = held.token is not None and held.token == channel.seat_token
    return is_mine and KINDS[kind].holds(table.row, held)
