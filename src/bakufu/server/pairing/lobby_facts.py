"""What the lobby tells of an open table besides the table: where its host is, and how long it lasts."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from bakufu.server.absence_protocol import Where
from bakufu.server.pairing.lengths import expected_minutes, lengths_of
from bakufu.server.pairing.matching import Form
from bakufu.server.pairing.messages import LobbyFacts
from bakufu.server.storage import db, schema
from bakufu.server.storage.db import from_json
from bakufu.server.storage.rows import TableRow
from bakufu.server.tables.presence import PresenceRegistry
from bakufu.server.tables.store import TableStore


async def lobby_facts(store: TableStore, presence: PresenceRegistry, ids: Sequence[str]) -> list[LobbyFacts]:
    """The facts of those of these tables that are listed in the lobby."""
    tables, seats = schema.tables, schema.seats
    listed = select(tables).where(tables.c.id.in_(ids), tables.c.visibility == "open")
    own = (
        select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.id.in_(ids), seats.c.person == tables.c.host_person)
    )
    async with db.reading(store.engine) as connection:
        rows = [TableRow(**row._mapping) for row in await connection.execute(listed)]
        seat_of_host = {row.table_id: row.seat for row in await connection.execute(own)}
    return [
        LobbyFacts(
            table=row.id,
            host=_host(presence, row, seat_of_host.get(row.id, row.host_seat)),
            minutes=_minutes(row),
        )
        for row in rows
    ]


def _host(presence: PresenceRegistry, row: TableRow, seat: int | None) -> Where | None:
    """Whoever may look at a table sees who is there; where nobody may, the lobby does not tell it either."""
    if seat is None or not row.spectators or row.status not in ("waiting", "playing"):
        return None
    return presence.where(row.id, seat)


def _minutes(row: TableRow) -> int | None:
    option = lengths_of(row.game).option
    length = from_json(row.options).get(option, "") if option else ""
    return expected_minutes(row.game, Form(row.players, length), row.pace)
