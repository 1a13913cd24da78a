"""Leaving a table for good: the seat goes to a bot, and the name out of all that is kept of the game."""

from __future__ import annotations

from typing import Any

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.engine.record import read_record, write_record
from bakufu.server.people import stays
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.stays import Stay
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import db, schema
from bakufu.server.storage.rows import Changes, EventRow, SeatRow, TableRow
from bakufu.server.storage.writes import Write
from bakufu.server.tables import standins, votes
from bakufu.server.tables.store import ATTEMPTS, TableStore
from bakufu.server.tables.table import Table

GONE = "…"  # in place of a line of chat


async def leave_table(people: PeopleStore, store: TableStore, person: str, table_id: str) -> None:
    """Free the seat before the start; later a bot plays it. Also at a table where a newcomer has the seat."""
    await _stand_in(store, person, table_id)
    for _ in range(ATTEMPTS):
        if await _took_all(people, store, person, table_id):
            store.forget(table_id)  # the names and the chat in memory
            return
    raise Refused("table-busy", table=table_id)


async def _took_all(people: PeopleStore, store: TableStore, person: str, table_id: str) -> bool:
    """Take everything from the rows of a table; False if it changed between reading and writing."""
    async with people.reading() as connection:
        known = await db.version(connection, table_id)
        mine = await stays.stays(connection, person, table_id)
        events = await db.event_rows(connection, table_id)
        lines = [(stay, line) for stay in mine for line in await stays.lines(connection, stay)]
    is_same = False

    def change(row: TableRow, all_seats: list[SeatRow]) -> Changes:
        nonlocal is_same
        is_same = row.version == known
        if not is_same:
            return Changes()
        changes = _rows_without(store, row, all_seats, person, mine)
        changes.more = _words_gone(store, table_id, mine, events, lines)
        return changes

    await store.change_rows(table_id, change)
    return is_same


async def _stand_in(store: TableStore, person: str, table_id: str) -> None:
    """Let a bot take over as for anybody who goes, and settle the votes that only waited for this player."""

    def change(table: Table) -> None:
        held = [seat for seat in table.seats if seat.person == person and seat.bot is None]
        if table.status != "playing" or not held:
            return
        now, bot = store.now(), votes.first_bot(store, table)
        for seat in held:
            if bot is not None:
                standins.bot_in(table, seat.seat, bot, "left", now)
        votes.settle(table, now, bot)

    try:
        await store.transaction(table_id, change)
    except Refused as why:
        if why.refusal.key in ("database-away", "table-busy"):
            raise  # any other table cannot be opened: nobody plays or votes there


def _rows_without(
    store: TableStore, row: TableRow, all_seats: list[SeatRow], person: str, mine: list[Stay]
) -> Changes:
    changes = Changes()
    changes.table["status"] = row.status  # as it is, so that every process looks at the table again
    if row.host_person == person:
        changes.table |= {"host_person": None, "host_keys": None}
        if row.status == "waiting":
            changes.table |= {"status": "cancelled", "ended_at": store.now()}
    bots = store.bots(row.game)
    for seat in all_seats:
        if seat.person == person:
            changes.seats[seat.seat] = _left_seat(row, seat, bots[0] if bots else None)
    from_the_start = [stay.seat for stay in mine if not stay.first]
    if row.record is not None and from_the_start:
        changes.table["record"] = _without_names(row.record, from_the_start)
    return changes


def _left_seat(row: TableRow, seat: SeatRow, bot: str | None) -> dict[str, Any]:
    columns: dict[str, Any] = {"person": None, "keys": None, "token": None, "draft": None}
    if row.status == "waiting":
        return columns | {"kind": "open", "name": "", "entropy": "", "bot": None}
    columns["name"] = nameless(seat.seat)
    if row.status == "playing" and seat.bot is None:
        columns["bot"] = bot
    return columns


def nameless(seat: Seat) -> str:
    """The name that is left: the same in every language, and different at every seat."""
    return f"guest {seat + 1}"


def _without_names(record: str, left: list[Seat]) -> str:
    """A record that the table goes on from, without the names of those who have left."""
    read = read_record(record.encode())
    for seat in left:
        read.hands[:] = [
            hand._replace(name=nameless(seat)) if (hand.seat, hand.name) == (seat, read.seats[seat]) else hand
            for hand in read.hands
        ]
        read.seats[seat] = nameless(seat)
    return write_record(read).decode()


def _words_gone(
    store: TableStore,
    table_id: str,
    mine: list[Stay],
    events: list[EventRow],
    lines: list[tuple[Stay, ChatLine]],
) -> list[Write]:
    """The writes that delete notes, leave lines of chat empty and nameless, and table events nameless."""
    sql, table = store.writer.sql, {"table_id": table_id}
    writes = []
    for stay in mine:
        if stay.last is None:
            here = {**table, "seat": stay.seat}
            writes += [sql.delete(schema.notes, here), sql.delete(schema.last_seen, here)]
        for event in events:
            columns = stays.without_name(stay, event, nameless(stay.seat))
            if columns is not None:
                writes.append(sql.update(schema.table_events, {**table, "number": event.number}, columns))
    for stay, line in lines:
        columns = {"name": nameless(stay.seat), "text": GONE, "phrase": ""}
        writes.append(sql.update(schema.messages, {**table, "number": line.number}, columns))
    return writes
