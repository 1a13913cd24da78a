"""The database behind the tables: one engine for SQLite and PostgreSQL, and the rows in and out."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, event, insert, select, update
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bakufu.engine.errors import Refused, shown
from bakufu.server import schema
from bakufu.server.protocol import ChatLine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://…`; `Refused` for anything else."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refused("database-url", url=shown(url)) from None
    backend = parsed.drivername.split("+")[0]
    if backend not in DRIVERS:
        raise Refused("database-kind", kind=backend, known=", ".join(sorted(DRIVERS)))
    parsed = parsed.set(drivername=DRIVERS[backend])
    if backend == "sqlite":
        engine = create_async_engine(parsed, connect_args={"timeout": 30})
        _tune_sqlite(engine)
        return engine
    return create_async_engine(parsed, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=30)


def _tune_sqlite(engine: AsyncEngine) -> None:
    """WAL, foreign keys, and transactions that take the write lock when they begin, not half-way."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the BEGIN below, not the driver's
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def create_all(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    return msgspec.json.decode(text.encode())


async def table_row(connection: AsyncConnection, table_id: str) -> Row[Any]:
    found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
    row = found.first()
    if row is None:
        raise Refused("table-unknown", table=shown(table_id))
    return row


async def seat_rows(connection: AsyncConnection, table_id: str) -> list[Row[Any]]:
    found = await connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    )
    return list(found)


async def entry_rows(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Row[Any]]:
    found = await connection.execute(
        select(schema.entries)
        .where(schema.entries.c.table_id == table_id, schema.entries.c.seq > after)
        .order_by(schema.entries.c.seq)
    )
    return list(found)


async def chat_rows(connection: AsyncConnection, table_id: str, after: int = 0) -> list[ChatLine]:
    """The chat after this number, oldest first."""
    found = await connection.execute(
        select(schema.messages)
        .where(schema.messages.c.table_id == table_id, schema.messages.c.number > after)
        .order_by(schema.messages.c.number)
    )
    return [
        ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at) for row in found
    ]


async def tables_with_bots(connection: AsyncConnection) -> list[str]:
    """The tables that are being played and have a bot at them."""
    found = await connection.execute(
        select(schema.tables.c.id)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.tables.c.status == "playing", schema.seats.c.bot.is_not(None))
        .distinct()
    )
    return [row.id for row in found]


async def append_entry(connection: AsyncConnection, **columns: object) -> None:
    await connection.execute(insert(schema.entries).values(**columns))


async def change_table(connection: AsyncConnection, table_id: str, at_seq: int, **columns: object) -> None:
    """Change a table that is still at this number; `Conflict` when another process was faster."""
    changed = await connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table_id, schema.tables.c.seq == at_seq)
        .values(**columns)
    )
    if changed.rowcount != 1:
        raise Conflict(table_id)


async def change_seat(connection: AsyncConnection, table_id: str, seat: int, **columns: object) -> None:
    await connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        .values(**columns)
    )


class Conflict(Exception):
    """Another process changed the table in between: load it again and try once more."""
