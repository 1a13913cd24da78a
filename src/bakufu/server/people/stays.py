"""Which seats a person has had, and for how long: what was said and done there in that time is theirs.

A stay ends when a newcomer takes the seat; the table event of the newcomer is its border.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.ids import Seat
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import schema
from bakufu.server.storage.db import from_json, to_json
from bakufu.server.storage.rows import EventRow


class Stay(NamedTuple):
    """A seat from the event of its newcomer (0: the beginning) until that of the next one (None: still)."""

    table: str
    seat: Seat
    first: int
    last: int | None
    since: float
    until: float | None

    def has_event(self, event: EventRow) -> bool:
        """Whether this event is about this seat, or its doing, in this time."""
        mine = event.seat == self.seat or event.actor == str(self.seat)
        return mine and self.first <= event.number and (self.last is None or event.number < self.last)

    def has_line(self, seat: Seat | None, at: float) -> bool:
        return seat == self.seat and self.since <= at and (self.until is None or at < self.until)


async def stays(connection: AsyncConnection, person: str, table_id: str | None = None) -> list[Stay]:
    """All seats that a person has or has had, at all tables or at one."""
    sat, former = schema.seats.c, schema.former_holders.c
    now = select(sat.table_id, sat.seat).where(sat.person == person)
    then = select(former.table_id, former.seat, former.number).where(former.person == person)
    if table_id is not None:
        now, then = now.where(sat.table_id == table_id), then.where(former.table_id == table_id)
    wanted: list[tuple[str, Seat, int | None]] = [(*row, None) for row in await connection.execute(now)]
    wanted += [(row[0], row[1], row[2]) for row in await connection.execute(then)]
    borders = await _borders(connection, {table for table, _, _ in wanted})
    return [_stay(table, seat, last, borders.get((table, seat), [])) for table, seat, last in wanted]


def _stay(table: str, seat: Seat, last: int | None, borders: Sequence[tuple[int, float]]) -> Stay:
    before = [border for border in borders if last is None or border[0] < last]
    first, since = before[-1] if before else (0, 0.0)
    until = next((at for number, at in borders if number == last), None)
    return Stay(table, seat, first, last, since, until)


async def _borders(
    connection: AsyncConnection, tables: Iterable[str]
) -> dict[tuple[str, Seat], list[tuple[int, float]]]:
    events = schema.table_events.c
    found = await connection.execute(
        select(events.table_id, events.seat, events.number, events.at)
        .where(events.table_id.in_(sorted(tables)), events.kind == "joined")
        .order_by(events.number)
    )
    borders: dict[tuple[str, Seat], list[tuple[int, float]]] = {}
    for row in found:
        borders.setdefault((row.table_id, row.seat), []).append((row.number, row.at))
    return borders


async def lines(connection: AsyncConnection, stay: Stay) -> list[ChatLine]:
    """The lines of chat that were said at the seat in this time."""
    said = schema.messages.c
    found = await connection.execute(
        select(said.number, said.seat, said.name, said.text, said.phrase, said.at)
        .where(said.table_id == stay.table, said.seat == stay.seat)
        .order_by(said.number)
    )
    return [ChatLine(**row._mapping) for row in found if stay.has_line(row.seat, row.at)]


def without_name(stay: Stay, event: EventRow, name: str) -> dict[str, Any] | None:
    """The columns of an event in which this name replaces that of whoever had the seat; None: it has none."""
    facts = from_json(event.facts)
    if event.seat == stay.seat and stay.has_event(event) and "name" in facts:
        return {"facts": to_json({**facts, "name": name})}
    if event.number == stay.last and "was" in facts:
        return {"facts": to_json({**facts, "was": name})}
    return None
