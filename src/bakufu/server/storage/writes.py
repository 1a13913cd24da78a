"""Batched writes to the database: the changes of each command, completely or not at all.

Everything that waits to be written goes into one transaction, whichever tables it belongs to, so that a busy
server needs few transactions. Each batch of writes belongs to one command; its first write may be a claim,
and a claim that finds nothing to change (another process was faster) drops its own command and no other.

The statements are SQLAlchemy's, compiled once. They are passed directly to the drivers, because on this path
everything else costs more than the database itself.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import asyncpg
from sqlalchemy import Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.storage.private_files import create_private

CHANNEL = "bakufu"  # the channel of the notifications between processes
NOTIFICATION_MOST = 7900  # bytes that PostgreSQL carries, less the names
BATCH_MOST = 200  # commands in one transaction
BUSY_SECONDS = 10.0  # how long to wait for another process's transaction
SYNCHRONOUS = "FULL"  # SQLite: what is acknowledged also survives a power cut
ANSWER_SECONDS = 10.0  # how long to wait for a database that has stopped answering

# The errors of a database that is away, full or locked. A timeout is an OSError too.
# When a connection dies during a call, asyncpg raises an InternalClientError or reports a broken stream.
_BROKEN_STREAM = (asyncpg.InterfaceError, asyncpg.InternalClientError, EOFError, OSError)
DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, *_BROKEN_STREAM)
_CONNECTION_LOST = (asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError, *_BROKEN_STREAM)


class StaleVersion(Exception):
    """The table was changed in the meantime: reload it and retry."""


class Write(NamedTuple):
    sql: str
    values: tuple[Any, ...]
    claim: bool = False  # it must change a row; otherwise its command was too late


class Sql:
    """SQLAlchemy's statements as text for the driver; each kind is compiled once."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._made: dict[tuple[object, ...], tuple[str, list[str]]] = {}

    def insert(self, table: Table, values: Mapping[str, Any]) -> Write:
        return self._write(("insert", table.name, *values), lambda: _insert(table, values), values)

    def upsert(self, table: Table, where: Mapping[str, Any], values: Mapping[str, Any]) -> Write:
        """Insert a row with this key, or give the one that is there these values."""
        make = postgresql.insert if self._dialect.name == "postgresql" else sqlite.insert

        def made() -> Any:
            bound: dict[str, Any] = {name: bindparam(name) for name in (*where, *values)}
            new = make(table).values(bound)
            fresh = {name: new.excluded[name] for name in values}
            return new.on_conflict_do_update(index_elements=list(where), set_=fresh)

        return self._write(("upsert", table.name, *where, "set", *values), made, {**where, **values})

    def update(
        self, table: Table, where: Mapping[str, Any], values: Mapping[str, Any], claim: bool = False
    ) -> Write:
        both = {**values, **{f"was_{name}": value for name, value in where.items()}}
        key = ("update", table.name, *where, "set", *values)
        return self._write(key, lambda: _update(table, where, values), both, claim)

    def delete(self, table: Table, where: Mapping[str, Any], claim: bool = False) -> Write:
        both = {f"was_{name}": value for name, value in where.items()}
        key = ("delete", table.name, *where)
        return self._write(key, lambda: delete(table).where(*_same(table, where)), both, claim)

    def _write(
        self,
        key: tuple[object, ...],
        make: Callable[[], Any],
        values: Mapping[str, Any],
        claim: bool = False,
    ) -> Write:
        made = self._made.get(key)
        if made is None:
            compiled = make().compile(dialect=self._dialect)
            made = self._made[key] = (compiled.string, list(compiled.positiontup))
        return Write(made[0], tuple([values[name] for name in made[1]]), claim)


def _insert(table: Table, values: Mapping[str, Any]) -> Any:
    # Inline: the database itself numbers rows that have no number yet.
    return insert(table).inline().values({name: bindparam(name) for name in values})


def _update(table: Table, where: Mapping[str, Any], values: Mapping[str, Any]) -> Any:
    changed: dict[str, Any] = {name: bindparam(name) for name in values}
    return update(table).where(*_same(table, where)).values(changed)


def _same(table: Table, where: Mapping[str, Any]) -> list[Any]:
    return [table.c[name] == bindparam(f"was_{name}") for name in where]


class Batch(NamedTuple):
    """The writes of one command, and the table to which they belong."""

    key: str
    writes: list[Write]
    done: asyncio.Future[bool]
    notification: bytes | None  # the changes, for the other processes


class Driver(Protocol):
    async def run(self, batches: Sequence[Batch], sender: str | None) -> list[bool]:
        """Write all batches in one transaction; for each batch, return whether its claim succeeded."""

    async def close(self) -> None: ...


class BatchWriter:
    """Writes the batches of all tables in order, one transaction at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.sql = Sql(engine.dialect)
        self.sender: str | None = None  # our id for other processes; None: nobody listens
        self._driver: Driver = _Postgres(engine) if engine.dialect.name == "postgresql" else _Sqlite(engine)
        self._waiting: list[Batch] = []
        self._working: asyncio.Task[None] | None = None

    async def commit(self, table_id: str, writes: list[Write], notification: bytes | None = None) -> None:
        """Return when it is written; `StaleVersion` if the claim came too late and nothing was written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Batch(table_id, writes, done, notification))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        if not await done:
            raise StaleVersion(table_id)

    async def close(self) -> None:
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)
        await self._driver.close()

    async def _work(self) -> None:
        while self._waiting:
            # Always in the order of the tables, so that two processes never deadlock.
            together = sorted(self._waiting[:BATCH_MOST], key=lambda one: one.key)
            del self._waiting[:BATCH_MOST]
            try:
                await self._write(together)
            except BaseException as error:
                for one in together:
                    if not one.done.done():
                        one.done.set_exception(error if isinstance(error, Exception) else OSError("stopped"))
                if not isinstance(error, Exception):
                    raise

    async def _write(self, together: list[Batch]) -> None:
        try:
            claimed = await self._driver.run(together, self.sender)
        except (*_CONNECTION_LOST, sqlite3.OperationalError):  # the latter: locked, full or not readable
            raise  # every batch would fail in the same way, after another wait
        except Exception:
            if len(together) == 1:
                raise
            for one in together:  # one of them is bad, so write each separately
                try:
                    await self._write([one])
                except Exception as error:
                    _resolve_futures(one, error)
            return
        for one, in_time in zip(together, claimed, strict=True):
            _resolve_futures(one, in_time)


def _resolve_futures(one: Batch, result: bool | Exception) -> None:
    if one.done.done():
        return
    if isinstance(result, Exception):
        one.done.set_exception(result)
    else:
        one.done.set_result(result)


class _Sqlite:
    """One thread with one connection: SQLite has one writer at a time anyway."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._file = engine.url.database or ":memory:"
        self._thread = ThreadPoolExecutor(1, "bakufu-commits")
        self._connection: sqlite3.Connection | None = None

    async def run(self, batches: Sequence[Batch], sender: str | None) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, batches)

    def _run(self, batches: Sequence[Batch]) -> list[bool]:
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            claimed = [self._one(connection, batch.writes) for batch in batches]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return claimed

    @staticmethod
    def _one(connection: sqlite3.Connection, writes: Sequence[Write]) -> bool:
        for write in writes:
            changed = connection.execute(write.sql, write.values).rowcount
            if write.claim and changed != 1:
                return False
        return True

    def _connect(self) -> sqlite3.Connection:
        create_private(self._file)
        connection = sqlite3.connect(
            self._file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._thread.shutdown(wait=False)


class _Postgres:
    """A dedicated connection; other processes are notified of the changes when they are committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: asyncpg.Connection | None = None
        self._claiming: dict[tuple[object, ...], str] = {}

    async def run(self, batches: Sequence[Batch], sender: str | None) -> list[bool]:
        known = self._connection is not None
        try:
            return await self._run(batches, sender)
        except _CONNECTION_LOST:
            self._drop()
            if not known:
                raise
        # The old connection has died. If it died in the middle of the commit, the claims come too late now.
        return await self._run(batches, sender)

    async def _run(self, batches: Sequence[Batch], sender: str | None) -> list[bool]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
            )
            await self._connection.execute(f"SET lock_timeout = '{int(BUSY_SECONDS)}s'")
        connection = self._connection
        if len(batches) == 1 and batches[0].writes[0].claim:
            return [await self._one(connection, batches[0], sender)]
        async with connection.transaction():
            return [await self._one(connection, batch, sender) for batch in batches]

    async def _one(self, connection: asyncpg.Connection, batch: Batch, sender: str | None) -> bool:
        if not batch.writes[0].claim:
            for write in batch.writes:
                await connection.execute(write.sql, *write.values)
            return True
        # A single write is one statement, one round trip, in its own transaction.
        key = (sender is not None, *(write.sql for write in batch.writes))
        sql = self._claiming.get(key)
        if sql is None:
            sql = self._claiming[key] = claim_statement(batch.writes, sender is not None)
        values = [value for write in batch.writes for value in write.values]
        if sender is not None:
            payload = f"{sender} {batch.key}"
            if batch.notification is not None and len(batch.notification) < NOTIFICATION_MOST:
                payload = f"{payload} {batch.notification.decode()}"
            values.append(payload)
        return bool(await connection.fetchval(sql, *values))

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            await connection.close(timeout=ANSWER_SECONDS)


def claim_statement(writes: Sequence[Write], notify: bool) -> str:
    """A claim and everything that hangs on it as one statement of PostgreSQL.

    With `notify` it has one parameter more: the notification of other processes, if the claim was in time.
    """
    parts, used = [], 0
    for number, write in enumerate(writes):
        sql = re.sub(r"\$(\d+)", lambda place, used=used: f"${int(place[1]) + used}", write.sql)  # type: ignore[misc]
        used += len(write.values)
        if number == 0:
            parts.append(f"claimed AS ({sql} RETURNING 1)")
            continue
        insert = re.fullmatch(r"(INSERT INTO .*) VALUES \((.*)\)", sql, re.DOTALL)
        if insert:
            sql = f"{insert[1]} SELECT {insert[2]} WHERE EXISTS (SELECT FROM claimed)"
        else:
            sql = f"{sql} AND EXISTS (SELECT FROM claimed)"
        parts.append(f"write{number} AS ({sql})")
    counted = f"pg_notify('{CHANNEL}', ${used + 1}::text)::text" if notify else "*"
    return f"WITH {', '.join(parts)} SELECT count({counted}) FROM claimed"
