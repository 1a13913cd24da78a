"""What moderators do at tables: delete a line, give a player another name. Each act is in the audit log."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import select

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.company import audit, bans, reports
from bakufu.server.company.addresses import check_range
from bakufu.server.company.bans import Banned
from bakufu.server.company.messages import MakeBan
from bakufu.server.company.moderators import person_named
from bakufu.server.people import persons
from bakufu.server.people.leaving_tables import nameless
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import company_schema, db, schema
from bakufu.server.storage.rows import Changes, SeatRow, TableRow
from bakufu.server.storage.writes import Write
from bakufu.server.tables.names import guest_name
from bakufu.server.tables.store import TableStore

HOUR = 3600.0


async def make_ban(people: PeopleStore, by: str, wish: MakeBan) -> int:
    """Ban whom a report is about, an account, or a range of addresses."""
    until, report = people.now() + wish.hours * HOUR, wish.report
    if wish.of == "cidr":
        network = str(check_range(wish.cidr))
        return await bans.ban(people, by, Banned(cidr=network), network, until, wish.reason, report)
    if report is None:
        if wish.of != "person":
            raise Refused("ban-needs-report")
        person, name = await person_named(people, wish.name)
        return await bans.ban(people, by, Banned(person=person), name, until, wish.reason)
    row = await reports.one(people, report)
    whom = {
        "person": Banned(person=row.person),
        "address": Banned(address_key=row.address_key),
        "network": Banned(network_key=row.network_key),
    }[wish.of]
    if not any(whom):
        raise Refused("ban-nobody", report=report)
    return await bans.ban(people, by, whom, row.name, until, wish.reason, report)


async def delete_line(store: TableStore, by: str, table_id: str, room: str, number: int) -> None:
    """Delete what was said; a line remains that says so."""
    spoken = company_schema.spectator_lines if room == "spectators" else schema.messages
    async with db.reading(store.engine) as connection:
        wanted = select(spoken.c.name, spoken.c.gone).where(
            spoken.c.table_id == table_id, spoken.c.number == number
        )
        line = (await connection.execute(wanted)).first()
    if line is None:
        raise Refused("line-unknown", line=number)
    if line.gone:
        raise Refused("line-gone", line=number)

    def change(row: TableRow, seats: list[SeatRow]) -> Changes:
        changes, sql = Changes(), store.writer.sql
        counted = "spectator_chat" if room == "spectators" else "chat_edits"
        edit = getattr(row, counted) + 1
        changes.table[counted] = edit
        columns = {"text": "", "phrase": "", "reactions": None, "gone": True, "edit": edit}
        changes.more = [
            sql.update(spoken, {"table_id": table_id, "number": number}, columns),
            audit.noted(
                sql, by, "line-deleted", store.now(), table=table_id, line=number, name=line.name, room=room
            ),
        ]
        return changes

    await store.change_rows(table_id, change)


async def rename(
    people: PeopleStore, store: TableStore, by: str, table_id: str, seat: Seat, name: str
) -> str:
    """Give the player of a seat another name; an account that is called the same gets it, too."""
    async with db.reading(store.engine) as connection:
        row = await db.table_row(connection, table_id)
        known = await db.seat_rows(connection, table_id)
    if not 0 <= seat < row.players:
        raise Refused("seat-unknown", seat=seat, players=row.players)
    if known[seat].kind != "human":
        raise Refused("report-no-person")
    others = [one.name for one in known if one.seat != seat and one.name]
    fresh = guest_name(name, others) if name else nameless(seat)
    person = known[seat].person
    if person is not None and (await persons.load(people, person)).name == known[seat].name:
        account = fresh if name else f"guest {secrets.randbelow(900_000) + 100_000}"
        await persons.change(people, person, name=account)
    await _rename_seat(store, by, table_id, known[seat], fresh)
    return fresh


async def _rename_seat(store: TableStore, by: str, table_id: str, held: SeatRow, fresh: str) -> None:
    """Rename a seat, also at what was said and done under its old name."""
    old, seat = held.name, held.seat
    async with db.reading(store.engine) as connection:
        said = schema.messages.c
        wanted = select(said.number).where(said.table_id == table_id, said.seat == seat, said.name == old)
        lines = [row.number for row in await connection.execute(wanted)]
        events = await db.event_rows(connection, table_id)

    def change(now: TableRow, seats: list[SeatRow]) -> Changes:
        if seats[seat].name != old:
            raise Refused("table-busy", table=table_id)
        changes, sql = Changes(), store.writer.sql
        changes.seats[seat] = {"name": fresh}
        edit = now.chat_edits + 1
        changes.table["chat_edits"] = edit
        for number in lines:
            key = {"table_id": table_id, "number": number}
            changes.more.append(sql.update(schema.messages, key, {"name": fresh, "edit": edit}))
        changes.more += _renamed_events(store, table_id, events, old, fresh)
        done = audit.noted(
            sql, by, "renamed", store.now(), table=table_id, seat=seat + 1, was=old, name=fresh
        )
        changes.more.append(done)
        return changes

    await store.change_rows(table_id, change)
    store.forget(table_id)  # names are in the log, too, which is made anew when the table is read
    await store.announce(table_id)


def _renamed_events(store: TableStore, table_id: str, events: list[Any], old: str, fresh: str) -> list[Write]:
    writes = []
    for event in events:
        facts = db.from_json(event.facts)
        named = {key: fresh for key in ("name", "was") if facts.get(key) == old}
        if named:
            key = {"table_id": table_id, "number": event.number}
            columns = {"facts": db.to_json({**facts, **named})}
            writes.append(store.writer.sql.update(schema.table_events, key, columns))
    return writes
