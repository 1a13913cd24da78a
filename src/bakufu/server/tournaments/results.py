"""The results of a tournament's tables, written in the transaction in which a game ends.

What ends a game in another way (an administrator's command) is found by the schedule, which reads the
same rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from bakufu.engine.game import Outcome
from bakufu.server.storage import db, schema
from bakufu.server.storage.rows import EventRow, SeatRow, TableRow
from bakufu.server.storage.tournaments_schema import tournament_tables
from bakufu.server.storage.writes import Write
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import HOST
from bakufu.server.tournaments.points import called_off, results
from bakufu.server.tournaments.rows import Tournament
from bakufu.server.tournaments.store import Draft

PLAYING = "playing"
OVER = "over"
VOID = "void"


class Results:
    """For the table store: writes the result of a game that ends, if its table belongs to a tournament."""

    def __init__(self, store: TableStore) -> None:
        self.sql = store.writer.sql

    def consequence(self, before: Table, after: Table, now: float) -> list[Write]:
        if before.status != "playing" or after.status not in ("over", "cancelled"):
            return []
        # Of any other table nothing is found. What was counted once stays, even if the game is played again.
        where = {"table_id": after.id, "status": PLAYING}
        return [
            self.sql.update(tournament_tables, where, _columns(after.row, after.seats, after.events, now))
        ]


def _columns(
    row: TableRow, seats: Sequence[SeatRow], events: Sequence[EventRow], now: float
) -> dict[str, Any]:
    """The columns of a table that has ended. Who has given up the seat, or lost it, gets nothing."""
    resigned = {seat.seat for seat in seats if seat.resigned}
    resigned |= {
        one.seat for one in events if one.kind == "joined" and one.actor != HOST and one.seat is not None
    }
    if row.status == "over" and row.outcome is not None:
        found = results(msgspec.json.decode(row.outcome, type=Outcome), resigned)
        return {"status": OVER, "result": db.to_json(found), "ended_at": now}
    return void(row.players, now, resigned)


def void(players: int, now: float, resigned: set[int] | None = None) -> dict[str, Any]:
    """The columns of a table without an outcome."""
    return {"status": VOID, "result": db.to_json(called_off(players, resigned or set())), "ended_at": now}


async def gather(store: TableStore, tournament: Tournament) -> list[tuple[str, dict[str, Any]]]:
    """The tables of the round that have ended without their result being written, with its columns."""
    playing = {table.table_id: table for table in tournament.still_playing()}
    if not playing:
        return []
    tables = schema.tables
    async with db.reading(store.engine) as connection:
        found = await connection.execute(select(tables).where(tables.c.id.in_(list(playing))))
        rows = {row.id: TableRow(**row._mapping) for row in found}
        ended = [
            (
                table_id,
                _columns(
                    row,
                    await db.seat_rows(connection, table_id),
                    await db.event_rows(connection, table_id),
                    store.now(),
                ),
            )
            for table_id, row in rows.items()
            if row.status in ("over", "cancelled")
        ]
    gone = [(one, void(table.players, store.now())) for one, table in playing.items() if one not in rows]
    return ended + gone


def write(draft: Draft, ended: Sequence[tuple[str, dict[str, Any]]]) -> None:
    """Write results that were gathered, where there is none yet."""
    for table_id, columns in ended:
        draft.update(tournament_tables, {"table_id": table_id, "status": PLAYING}, **columns)
