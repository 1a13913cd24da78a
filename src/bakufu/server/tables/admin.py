"""Administration of tables (`bakufu admin`): check, list, show, export, import, rewind, end, delete.

Everything here works directly on the database, also while servers use it; they are notified, or notice the
change within seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.engine.bits import bits_of
from bakufu.engine.errors import Refusal, Refused
from bakufu.engine.ids import Seat
from bakufu.engine.record import write_record
from bakufu.server.protocol import Joined, TableInfo
from bakufu.server.storage import db, schema
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.storage.writes import DATABASE_ERRORS, BatchWriter, StaleVersion, Write
from bakufu.server.tables import clocks, history, lobby, paces
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import COUNTED, Table, entries_after_undo, info_of
from bakufu.server.tables.tokens import digest, new_token


class ReplayMismatch(NamedTuple):
    """A table whose replay under the installed rules differs from the game that was played."""

    table: str
    game: str
    name: str
    status: str
    entry: int  # the first entry that differs; 0: the set-up
    why: Refusal


class ImportedTable(NamedTuple):
    """A table made from a record, with its tokens."""

    table: TableInfo
    host_token: str
    seat_tokens: list[str]  # empty when the game is over


class Entry(NamedTuple):
    """A line of a table's history."""

    seq: int
    kind: str
    seat: Seat
    moves: list[Any]
    draws: list[int]
    at: float
    stands: bool  # not undone by a rewind


class HappenedEvent(NamedTuple):
    """Something that happened at a table besides moves."""

    number: int
    kind: str
    seat: Seat | None
    actor: str
    facts: dict[str, Any]
    moves: int
    at: float


class TableHistory(NamedTuple):
    table: TableInfo
    entries: list[Entry]
    events: list[HappenedEvent]


async def check_tables(engine: AsyncEngine) -> list[ReplayMismatch]:
    """Replay every table under the installed rules; return those that come out differently, with the reason.

    Each entry must be legal and draw what it drew before, and the final position must be the same.
    """
    differing: list[ReplayMismatch] = []
    for table_id in await _ids(engine):
        row, seats, entries = await _rows(engine, table_id)
        try:
            await asyncio.to_thread(Table, row, seats, entries)
        except Refused as why:
            cause = why.__cause__
            facts = why.refusal.facts
            reason = cause.refusal if isinstance(cause, Refused) else why.refusal
            entry = facts.get("entry", 0)
            differing.append(ReplayMismatch(row.id, row.game, row.name, row.status, int(entry), reason))
    return differing


async def list_tables(engine: AsyncEngine, status: str | None = None) -> list[TableInfo]:
    """All tables, the newest first."""
    tables = []
    for table_id in await _ids(engine, status):
        row, seats, _ = await _rows(engine, table_id)
        tables.append(info_of(row, seats))
    return tables


async def show(engine: AsyncEngine, table_id: str) -> TableHistory:
    """A table and its whole history, even if the table cannot be served."""
    row, seats, entries = await _rows(engine, table_id)
    standing = {entry.seq for entry in entries_after_undo(entries)}
    lines = [
        Entry(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            moves=db.from_json(entry.moves),
            draws=db.from_json(entry.draws),
            at=entry.at,
            stands=entry.seq in standing,
        )
        for entry in entries
    ]
    async with db.reading(engine) as connection:
        rows = await db.event_rows(connection, table_id)
    events = [
        HappenedEvent(one.number, one.kind, one.seat, one.actor, db.from_json(one.facts), one.moves, one.at)
        for one in rows
    ]
    return TableHistory(info_of(row, seats), lines, events)


async def export(engine: AsyncEngine, table_id: str) -> bytes:
    """The whole record with all secrets, even of a running game, which can then continue elsewhere."""
    row, seats, entries = await _rows(engine, table_id)
    async with db.reading(engine) as connection:
        events = await db.event_rows(connection, table_id)
    table = Table(row, seats, entries, events=events)
    if table.session is None:
        raise Refused("table-not-started", table=table_id)
    return write_record(history.record_of(table))


async def import_record(engine: AsyncEngine, data: bytes) -> ImportedTable:
    """Make a table from a record. A game that is not over continues, with new links for all seats."""
    record, found = history.checked(data)
    over = found.outcome is not None
    if record.final is None or (not over and record.secret is None):
        raise Refused("record-secret-missing", game=record.game)
    async with _open_store(engine) as store:
        tokens = [] if over else [new_token() for _ in range(record.players)]
        host_token = new_token()
        row, seats = history.rows_of(record, store.now(), host_token, tokens)
        await store.write(lobby.new_rows(store, row, seats))
        return ImportedTable((await store.get(row.id)).info(), host_token, tokens)


async def rewind(engine: AsyncEngine, table_id: str, entry: int) -> TableInfo:
    """Rewind a game to where it stood after this entry (0: the set-up).

    The entries after it are kept in the history but no longer count. This also repairs a table that the new
    rules cannot replay, up to the entry where they fail. All later draws are new; the log of the table says
    so, and the record says how often it happened.
    """
    async with _open_store(engine) as store:
        row, seats, entries = await _rows(engine, table_id)
        if row.status != "playing":
            raise Refused("table-not-playing", table=table_id, status=row.status)
        if not 0 <= entry < row.seq:
            raise Refused("rewind-no-entry", entry=entry, last=row.seq)
        kept = entries_after_undo([one for one in entries if one.seq <= entry])
        table = Table(msgspec.structs.replace(row, digest=None), seats, kept)
        now = store.now()
        table.changes.entries.append(
            {
                "seq": row.seq + 1,
                "kind": "rewind",
                "seat": 0,
                "moves": db.to_json([entry, COUNTED]),
                "draws": "[]",
                "touched": bits_of(range(row.players + 1)),
                "command": None,
                "at": now,
            }
        )
        table.set_table(seq=row.seq + 1, shown_by=0.0, shown_lines=0, **table.position())
        table.set_table(paused_at=None, votes=None, wake_at=None)
        pace = paces.pace(row.pace)
        for seat in table.seats if pace is not None else ():
            table.set_seat(seat.seat, due_at=None, reminded=False)
        for seat in table.seats:
            if seat.draft is not None:
                table.set_seat(seat.seat, draft=None)
        clocks.update(table, [], table.to_act(), now)
        writes = table.changes.writes(store.writer.sql, table_id, row.version, now)
        await _commit(store.writer, table_id, writes)
        return table.info()


async def end(engine: AsyncEngine, table_id: str) -> TableInfo:
    """Stop a table for good, without an outcome. Its record, with the secret, can then be exported."""
    async with _open_store(engine) as store:
        row, seats, _ = await _rows(engine, table_id)
        if row.status not in ("waiting", "playing"):
            raise Refused("table-not-playing", table=table_id, status=row.status)
        now, sql = store.now(), store.writer.sql
        columns = {"status": "cancelled", "ended_at": now, "changed_at": now, "version": row.version + 1}
        writes = [sql.update(schema.tables, {"id": table_id, "version": row.version}, columns, claim=True)]
        writes.append(sql.update(schema.seats, {"table_id": table_id}, {"due_at": None}))
        await _commit(store.writer, table_id, writes)
        return info_of(
            msgspec.structs.replace(row, **columns),
            [msgspec.structs.replace(seat, due_at=None) for seat in seats],
        )


async def link(engine: AsyncEngine, table_id: str, seat: Seat, confirmed: bool) -> Joined:
    """Make a new secret link for a guest who has lost theirs; the old one stops working."""
    async with _open_store(engine) as store:
        row, seats, _ = await _rows(engine, table_id)
        if not 0 <= seat < row.players:
            raise Refused("seat-unknown", seat=seat, players=row.players)
        if seats[seat].kind != "human":
            raise Refused("link-no-guest", seat=seat, table=table_id)
        if not confirmed:
            raise Refused("link-not-meant", seat=seat, table=table_id, name=seats[seat].name)
        fresh, now, sql = new_token(), store.now(), store.writer.sql
        columns = {"changed_at": now, "version": row.version + 1}
        writes = [
            sql.update(schema.tables, {"id": table_id, "version": row.version}, columns, claim=True),
            sql.update(schema.seats, {"table_id": table_id, "seat": seat}, {"token": digest(fresh)}),
        ]
        await _commit(store.writer, table_id, writes)
        return Joined(table=info_of(row, seats), seat=seat, token=fresh)


async def delete(engine: AsyncEngine, table_id: str) -> None:
    """Delete a table with its history, chat and notes."""
    async with _open_store(engine) as store:
        await _rows(engine, table_id)
        await _commit(
            store.writer, table_id, [store.writer.sql.delete(schema.tables, {"id": table_id}, claim=True)]
        )


@asynccontextmanager
async def _open_store(engine: AsyncEngine) -> AsyncIterator[TableStore]:
    store = TableStore(engine)
    store.writer.sender = "admin"
    try:
        yield store
    finally:
        await store.writer.close()


async def _commit(writer: BatchWriter, table_id: str, writes: list[Write]) -> None:
    try:
        await writer.commit(table_id, writes)
    except StaleVersion:
        raise Refused("table-busy", table=table_id) from None
    except DATABASE_ERRORS as error:
        raise Refused("database-away") from error


async def _ids(engine: AsyncEngine, status: str | None = None) -> list[str]:
    tables = schema.tables
    wanted = select(tables.c.id).order_by(tables.c.created_at.desc(), tables.c.id)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    async with db.reading(engine) as connection:
        return [row.id for row in await connection.execute(wanted)]


async def _rows(engine: AsyncEngine, table_id: str) -> tuple[TableRow, list[SeatRow], list[Any]]:
    async with db.reading(engine) as connection:
        row = await db.table_row(connection, table_id)
        return row, await db.seat_rows(connection, table_id), await db.entry_rows(connection, table_id)
