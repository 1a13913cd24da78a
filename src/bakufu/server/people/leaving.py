"""Take away all my data, and leave: the games stay, the name goes, and so does everything else."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update

from bakufu.engine.errors import Refused
from bakufu.engine.record import read_record, write_record
from bakufu.server.people import devices, seats, ways_in
from bakufu.server.people.messages import MyData, MyLine, MyNotes
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import SignedIn
from bakufu.server.storage import schema
from bakufu.server.storage.db import from_json
from bakufu.server.storage.notices_schema import channels, notice_settings
from bakufu.server.storage.people_schema import email_links, emails, persons
from bakufu.server.storage.rows import Changes, SeatRow, TableRow
from bakufu.server.storage.writes import Write
from bakufu.server.tables.names import name_key
from bakufu.server.tables.store import TableStore

TABLES_AT_ONCE = 500
GONE = "…"  # in place of a line of chat


async def everything(people: PeopleStore, store: TableStore, me: SignedIn) -> MyData:
    """All that is stored about a person."""
    tables, page = [], 0
    while len(found := await seats.my_tables(store, me.id, None, page, TABLES_AT_ONCE)) == TABLES_AT_ONCE:
        tables += found
        page += 1
    tables += found
    return MyData(
        name=me.person.name,
        language=me.person.language,
        settings=me.person.settings,
        created_at=me.person.created_at,
        ways_in=await ways_in.ways_in(people, me.id),
        devices=await devices.devices(people, me),
        tables=tables,
        notes=await _notes(people, me.id),
        chat=await _chat(people, me.id),
        notices=await notices_kept(people, me.id),
    )


async def notices_kept(people: PeopleStore, person: str) -> dict[str, Any]:
    """The wishes and channels of a person, without the keys of subscriptions and the secrets of webhooks."""
    names = ("kind", "target", "name", "enabled", "created_at", "used_at")
    columns = [channels.c[name] for name in names]
    async with people.reading() as connection:
        wishes = await connection.scalar(
            select(notice_settings.c.settings).where(notice_settings.c.person == person)
        )
        found = await connection.execute(select(*columns).where(channels.c.person == person))
        return {
            "wishes": from_json(wishes) if wishes is not None else None,
            "channels": [dict(row._mapping) for row in found],
        }


async def _notes(people: PeopleStore, person: str) -> list[MyNotes]:
    notes, sat = schema.notes.c, schema.seats.c
    mine = (notes.table_id == sat.table_id) & (notes.seat == sat.seat) & (sat.person == person)
    async with people.reading() as connection:
        found = await connection.execute(select(schema.notes).join(schema.seats, mine))
        return [MyNotes(table=row.table_id, seat=row.seat, text=row.text) for row in found]


async def _chat(people: PeopleStore, person: str) -> list[MyLine]:
    said, sat = schema.messages.c, schema.seats.c
    mine = (said.table_id == sat.table_id) & (said.seat == sat.seat) & (sat.person == person)
    async with people.reading() as connection:
        found = await connection.execute(
            select(schema.messages).join(schema.seats, mine).order_by(said.table_id, said.number)
        )
        return [MyLine(table=row.table_id, text=row.text, at=row.at) for row in found]


async def leave(people: PeopleStore, store: TableStore, me: SignedIn, name: str) -> None:
    """Delete a person who has typed their own name to confirm it."""
    if name_key(name.strip() or "-") != name_key(me.person.name):
        raise Refused("name-not-confirmed", name=me.person.name)
    async with people.changing() as connection:  # from here on nobody is signed in as this person
        await connection.execute(update(persons).where(persons.c.id == me.id).values(deleted_at=people.now()))
    await finish(people, store, me.id)


async def finish(people: PeopleStore, store: TableStore, person: str) -> None:
    """Everything after the decision; done again from the start if the server stopped in the middle."""
    for table_id in await seats.tables_of(store, person):
        await _leave_table(store, person, table_id)
    async with people.changing() as connection:
        own = select(emails.c.address).where(emails.c.person == person)
        await connection.execute(delete(email_links).where(email_links.c.address.in_(own)))
        await connection.execute(delete(persons).where(persons.c.id == person))  # and all that hangs on it


async def _leave_table(store: TableStore, person: str, table_id: str) -> None:
    """Free the seat before the start; later a bot plays it. The name goes from the record and the chat."""
    left: list[SeatRow] = []

    def change(row: TableRow, all_seats: list[SeatRow]) -> Changes:
        changes = Changes()
        left[:] = [seat for seat in all_seats if seat.person == person]
        if row.host_person == person:
            changes.table |= {"host_person": None, "host_keys": None}
            if row.status == "waiting":
                changes.table |= {"status": "cancelled", "ended_at": store.now()}
        bots = store.bots(row.game)
        for seat in left:
            changes.seats[seat.seat] = _left_seat(row, seat, bots[0] if bots else None)
        if row.record is not None and left:
            changes.table["record"] = _without_names(row.record, left)
        changes.more = _words_gone(store, table_id, left)
        return changes

    await store.change_rows(table_id, change)
    store.forget(table_id)  # the names and the chat in memory


def _left_seat(row: TableRow, seat: SeatRow, bot: str | None) -> dict[str, Any]:
    columns: dict[str, Any] = {"person": None, "keys": None, "token": None, "draft": None}
    if row.status == "waiting":
        return columns | {"kind": "open", "name": "", "entropy": "", "bot": None}
    columns["name"] = nameless(seat)
    if row.status == "playing" and seat.bot is None:
        columns["bot"] = bot
    return columns


def nameless(seat: SeatRow) -> str:
    """The name that is left: the same in every language, and different at every seat."""
    return f"guest {seat.seat + 1}"


def _without_names(record: str, left: list[SeatRow]) -> str:
    """A record that the table goes on from, without the names of those who have left."""
    read = read_record(record.encode())
    for seat in left:
        read.seats[seat.seat] = nameless(seat)
    return write_record(read).decode()


def _words_gone(store: TableStore, table_id: str, left: list[SeatRow]) -> list[Write]:
    """The writes that delete notes, and leave lines of chat empty and nameless."""
    writes = []
    for seat in left:
        where = {"table_id": table_id, "seat": seat.seat}
        writes.append(store.writer.sql.delete(schema.notes, where))
        line = {"name": nameless(seat), "text": GONE}
        writes.append(store.writer.sql.update(schema.messages, where, line))
    return writes
