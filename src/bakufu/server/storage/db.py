"""The database: engine for SQLite or PostgreSQL, migrations, and the queries that read rows.

`writes` writes the changes of tables.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, event, inspect, select, text
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import schema
from bakufu.server.storage.private_files import close_to_others, create_private
from bakufu.server.storage.rows import EventRow, SeatRow, TableRow
from bakufu.server.storage.writes import ANSWER_SECONDS, DATABASE_ERRORS

if TYPE_CHECKING:
    from alembic.config import Config

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
NEWEST = "0013"  # the last of the migrations
UPGRADE_LOCK = 1_603_1868  # the advisory lock that all server processes use for upgrades
LOCK_SECONDS = 30  # how long SQLite waits for another connection's lock
CHAT_KEPT = 500  # lines of a table that are kept in memory


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://…`; `Refused` for anything else."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refused("database-url", url=safe_repr(url)) from None
    backend = parsed.drivername.split("+")[0]
    if backend not in DRIVERS:
        raise Refused("database-kind", kind=backend, known=", ".join(sorted(DRIVERS)))
    parsed = parsed.set(drivername=DRIVERS[backend])
    if backend == "sqlite":
        if parsed.database in (None, "", ":memory:") or parsed.query:  # memory would lose the tables
            raise Refused("database-url", url=safe_repr(url))
        engine = create_async_engine(parsed, connect_args={"timeout": LOCK_SECONDS})
        _tune_sqlite(engine)
        return engine
    return create_async_engine(
        parsed,
        pool_size=10,
        max_overflow=10,
        pool_pre_ping=True,
        pool_timeout=ANSWER_SECONDS,
        connect_args={"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS},
    )


def _tune_sqlite(engine: AsyncEngine) -> None:
    """Set up a private file, WAL, foreign keys, and a snapshot for every transaction, also for reads."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we send our own BEGIN, see below
        cursor = connection.cursor()
        _switch_to_wal(cursor)
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
        close_to_others(str(engine.url.database))

    @event.listens_for(engine.sync_engine, "do_connect")
    def _before(dialect: object, record: object, arguments: list[Any], more: dict[str, Any]) -> None:
        create_private(str(engine.url.database))

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def _switch_to_wal(cursor: Any) -> None:
    """Switch to WAL, with retries.

    SQLite refuses the switch at once, whatever its timeout, while another connection writes. This happens
    when two servers create one file at the same time.
    """
    deadline = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        await_only(asyncio.sleep(0.02))


# -- migrations ----------------------------------------------------------------------------------------


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Upgrade a database of any earlier version, or an empty one, to the newest. Nothing in it is lost."""
    if revision == "head" and await _is_newest(engine):
        return
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
        await connection.run_sync(_upgrade, revision)
        await connection.commit()


create_all = upgrade


async def _is_newest(engine: AsyncEngine) -> bool:
    """Whether no upgrade is needed. Checked first, because alembic takes long to import."""
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
            return False
        found = await connection.execute(text("SELECT version_num FROM alembic_version"))
        return [row[0] for row in found] == [NEWEST]


def migrations() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "sqlite":  # the write lock first: another process may be upgrading
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = migrations()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    here = MigrationContext.configure(connection).get_current_revision()
    if here is not None and here not in known:
        raise Refused("database-newer", revision=safe_repr(here))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


# -- rows ----------------------------------------------------------------------------------------------


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection on which all reads see the same snapshot; `Refused` while the database is away."""
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    except DATABASE_ERRORS as error:
        raise Refused("database-away") from error


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    return msgspec.json.decode(text.encode())


async def table_row(connection: AsyncConnection, table_id: str) -> TableRow:
    row = None
    if table_id.isascii() and table_id.isalnum():  # a client may send anything
        found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
        row = found.first()
    if row is None:
        raise Refused("table-unknown", table=safe_repr(table_id))
    return TableRow(**row._mapping)


async def version(connection: AsyncConnection, table_id: str) -> int | None:
    """How often a table has changed; None when there is no such table."""
    return await connection.scalar(select(schema.tables.c.version).where(schema.tables.c.id == table_id))


async def seat_rows(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    found = await connection.execute(
        select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    )
    return [SeatRow(**row._mapping) for row in found]


async def entry_rows(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Row[Any]]:
    found = await connection.execute(
        select(schema.entries)
        .where(schema.entries.c.table_id == table_id, schema.entries.c.seq > after)
        .order_by(schema.entries.c.seq)
    )
    return list(found)


async def event_rows(connection: AsyncConnection, table_id: str, after: int = 0) -> list[EventRow]:
    events = schema.table_events
    found = await connection.execute(
        select(*(column for column in events.c if column.name != "table_id"))
        .where(events.c.table_id == table_id, events.c.number > after)
        .order_by(events.c.number)
    )
    return [EventRow(**row._mapping) for row in found]


async def chat_rows(
    connection: AsyncConnection, table_id: str, after: int = 0, most: int = CHAT_KEPT, first: bool = False
) -> list[ChatLine]:
    """The last lines of the chat after this number (or the first ones), oldest first."""
    number = schema.messages.c.number
    found = await connection.execute(
        select(schema.messages)
        .where(schema.messages.c.table_id == table_id, number > after)
        .order_by(number if first else number.desc())
        .limit(most)
    )
    lines = [chat_line(row) for row in found]
    return lines if first else lines[::-1]


def chat_line(row: Row[Any]) -> ChatLine:
    return ChatLine(
        number=row.number,
        seat=row.seat,
        name=row.name,
        text=row.text,
        phrase=row.phrase,
        gone=row.gone,
        reactions=from_json(row.reactions) if row.reactions else {},
        edit=row.edit,
        at=row.at,
    )


async def tables_with_bots(connection: AsyncConnection) -> list[str]:
    """The tables that are being played and have a bot in a seat."""
    found = await connection.execute(
        select(schema.tables.c.id)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(schema.tables.c.status == "playing", schema.seats.c.bot.is_not(None))
        .distinct()
    )
    return [row.id for row in found]


async def tables_waiting_for_bots(connection: AsyncConnection, since: float) -> list[str]:
    """The tables where a bot has owed a move since this time or longer."""
    tables, seats = schema.tables.c, schema.seats.c
    owes = tables.to_act.bitwise_rshift(seats.seat).bitwise_and(1) == 1
    found = await connection.execute(
        select(tables.id)
        .join(schema.seats, seats.table_id == tables.id)
        .where(tables.status == "playing", tables.paused_at.is_(None), tables.changed_at <= since)
        .where(seats.bot.is_not(None), owes)
        .distinct()
    )
    return [row.id for row in found]


async def changed_since(connection: AsyncConnection, at: float) -> dict[str, int]:
    """The tables that have changed since this time, with their versions."""
    tables = schema.tables
    found = await connection.execute(select(tables.c.id, tables.c.version).where(tables.c.changed_at >= at))
    return {row.id: row.version for row in found}
