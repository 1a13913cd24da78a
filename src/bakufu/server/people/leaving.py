"""Take away all my data, and leave: the games stay, the name goes, and so does everything else."""

from __future__ import annotations

from typing import Any

from sqlalchemy import String, cast, delete, literal, select, update

from bakufu.engine.errors import Refused
from bakufu.server.people import devices, leaving_tournaments, seats, stays, ways_in
from bakufu.server.people.leaving_clubs import clubs_kept, leave_clubs
from bakufu.server.people.leaving_tables import GONE, leave_table
from bakufu.server.people.messages import MyData, MyEvent, MyLastSeen, MyLine, MyNotes
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import SignedIn
from bakufu.server.people.stays import Stay
from bakufu.server.storage import company_schema, schema
from bakufu.server.storage.db import event_rows, from_json
from bakufu.server.storage.notices_schema import channels, notice_settings
from bakufu.server.storage.pairing_schema import waiting
from bakufu.server.storage.people_schema import email_links, emails, persons
from bakufu.server.storage.standing_schema import rating_history, ratings, results
from bakufu.server.tables.names import name_key
from bakufu.server.tables.store import TableStore

TABLES_AT_ONCE = 500


async def everything(people: PeopleStore, store: TableStore, me: SignedIn) -> MyData:
    """All that is stored about a person."""
    tables, page = [], 0
    while len(found := await seats.my_tables(store, me.id, None, page, TABLES_AT_ONCE)) == TABLES_AT_ONCE:
        tables += found
        page += 1
    tables += found
    async with people.reading() as connection:
        mine = await stays.stays(connection, me.id)
    return MyData(
        name=me.person.name,
        language=me.person.language,
        settings=me.person.settings,
        created_at=me.person.created_at,
        ways_in=await ways_in.ways_in(people, me.id),
        devices=await devices.devices(people, me),
        tables=tables,
        notes=await _notes(people, me.id),
        chat=await _chat(people, mine),
        events=await _events(people, mine),
        last_seen=await _last_seen(people, me.id),
        notices=await notices_kept(people, me.id),
        looking=await _looking(people, me.id),
        standing=await standing_kept(people, me),
        tournaments=await leaving_tournaments.entered(people, me.id),
        clubs=await clubs_kept(people, me.id),
        company=await company_kept(people, me.id),
    )


async def standing_kept(people: PeopleStore, me: SignedIn) -> dict[str, Any]:
    """The results of a person at all tables, private ones too, their ratings, and how those came about."""
    kept: dict[str, Any] = {"profile": not me.person.hidden}
    async with people.reading() as connection:
        for table in (results, ratings, rating_history):
            columns = [column for column in table.c if column.name != "person"]
            found = await connection.execute(select(*columns).where(table.c.person == me.id))
            kept[table.name] = [dict(row._mapping) for row in found]
    return kept


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


async def company_kept(people: PeopleStore, person: str) -> dict[str, Any]:
    """Whom a person mutes or blocks, what they said among spectators, and what they reported."""
    blocks, reports = company_schema.blocks.c, company_schema.reports.c
    lines = company_schema.spectator_lines.c
    mine = {
        "blocks": select(blocks.kind, blocks.name, blocks.at).where(blocks.person == person),
        "lines": select(lines.table_id, lines.text, lines.phrase, lines.at).where(lines.person == person),
        "reports": select(reports.table_id, reports.name, reports.reason, reports.words, reports.at).where(
            reports.reporter_person == person
        ),
    }
    async with people.reading() as connection:
        return {
            name: [dict(row._mapping) for row in await connection.execute(wanted)]
            for name, wanted in mine.items()
        }


async def _notes(people: PeopleStore, person: str) -> list[MyNotes]:
    notes, sat = schema.notes.c, schema.seats.c
    mine = (notes.table_id == sat.table_id) & (notes.seat == sat.seat) & (sat.person == person)
    async with people.reading() as connection:
        found = await connection.execute(select(schema.notes).join(schema.seats, mine))
        return [MyNotes(table=row.table_id, seat=row.seat, text=row.text) for row in found]


async def _chat(people: PeopleStore, mine: list[Stay]) -> list[MyLine]:
    async with people.reading() as connection:
        return [
            MyLine(table=stay.table, text=line.text or line.phrase, at=line.at)
            for stay in mine
            for line in await stays.lines(connection, stay)
        ]


async def _events(people: PeopleStore, mine: list[Stay]) -> list[MyEvent]:
    async with people.reading() as connection:
        return [
            MyEvent(table=stay.table, seat=stay.seat, kind=one.kind, facts=from_json(one.facts), at=one.at)
            for stay in mine
            for one in await event_rows(connection, stay.table)
            if stay.has_event(one)
        ]


async def _last_seen(people: PeopleStore, person: str) -> list[MyLastSeen]:
    seen, sat = schema.last_seen.c, schema.seats.c
    mine = (seen.table_id == sat.table_id) & (seen.seat == sat.seat) & (sat.person == person)
    async with people.reading() as connection:
        found = await connection.execute(select(schema.last_seen).join(schema.seats, mine))
        return [MyLastSeen(table=row.table_id, seat=row.seat, at=row.at) for row in found]


async def _looking(people: PeopleStore, person: str) -> dict[str, Any] | None:
    """What game this person looks for, or has looked for last."""
    columns = [waiting.c[name] for name in ("wish", "notify", "since", "bots_at", "table_id", "paired_at")]
    async with people.reading() as connection:
        found = (await connection.execute(select(*columns).where(waiting.c.person == person))).first()
    return None if found is None else {**found._mapping, "wish": from_json(found.wish)}


async def leave(people: PeopleStore, store: TableStore, me: SignedIn, name: str) -> None:
    """Delete a person who has typed their own name to confirm it."""
    if name_key(name.strip() or "-") != name_key(me.person.name):
        raise Refused("name-not-confirmed", name=me.person.name)
    async with people.changing() as connection:  # from here on nobody is signed in as this person
        await connection.execute(update(persons).where(persons.c.id == me.id).values(deleted_at=people.now()))
        await connection.execute(
            delete(waiting).where(waiting.c.person == me.id, waiting.c.table_id.is_(None))
        )
    await finish(people, store, me.id)


async def finish(people: PeopleStore, store: TableStore, person: str) -> None:
    """Everything after the decision; done again from the start if the server stopped in the middle."""
    await leave_clubs(people, store, person)
    for table_id in await seats.tables_of(store, person, once=True):
        await leave_table(people, store, person, table_id)
    await leaving_tournaments.leave(people, person)
    async with people.changing() as connection:
        had = schema.former_holders
        await connection.execute(delete(had).where(had.c.person == person))
        # Their results stay, nameless, and so does what their games did to the ratings of others.
        theirs = results.c.person == person
        nameless = {"person": None, "name": literal("guest ") + cast(results.c.seat + 1, String)}
        await connection.execute(update(results).where(theirs).values(nameless))
        said = company_schema.spectator_lines
        await connection.execute(
            update(said).where(said.c.person == person).values(name="…", text=GONE, phrase="", person=None)
        )
        reported = company_schema.reports
        await connection.execute(
            update(reported).where(reported.c.reporter_person == person).values(reporter_name="…")
        )
        own = select(emails.c.address).where(emails.c.person == person)
        await connection.execute(delete(email_links).where(email_links.c.address.in_(own)))
        await connection.execute(delete(persons).where(persons.c.id == person))  # and all that hangs on it
