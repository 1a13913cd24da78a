"""Leaving the clubs of somebody who goes for good, and the seats that are held for them.

A club goes to the member who has been there longest after its owner; one without other members is closed.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update

from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import schema
from bakufu.server.storage.clubs_schema import clubs, members
from bakufu.server.storage.rows import Changes, SeatRow, TableRow
from bakufu.server.tables.club_tables import tidy
from bakufu.server.tables.sitting import NOT_HELD
from bakufu.server.tables.store import TableStore


async def clubs_kept(people: PeopleStore, person: str) -> list[dict[str, Any]]:
    """The clubs of a person, for the export of their data."""
    wanted = (
        select(clubs.c.name, members.c.role, members.c.joined_at)
        .join(members, members.c.club == clubs.c.id)
        .where(members.c.person == person)
        .order_by(members.c.joined_at)
    )
    async with people.reading() as connection:
        return [dict(row._mapping) for row in await connection.execute(wanted)]


async def leave_clubs(people: PeopleStore, store: TableStore, person: str) -> None:
    mine = select(members.c.club).where(members.c.person == person)
    async with people.reading() as connection:
        found = [row.club for row in await connection.execute(mine)]
    for club in found:
        await _leave(people, person, club)
        await tidy(store, club)
    await _let_go(people, store, person)


async def _leave(people: PeopleStore, person: str, club: str) -> None:
    async with people.changing() as connection:
        changed = update(clubs).where(clubs.c.id == club).values(version=clubs.c.version + 1)
        await connection.execute(changed)
        here = members.c.club == club
        owner = await connection.scalar(select(members.c.person).where(here, members.c.role == "owner"))
        if owner == person:
            wanted = select(members.c.person).where(here, members.c.person != person)
            heir = await connection.scalar(wanted.order_by(members.c.joined_at, members.c.person).limit(1))
            if heir is None:
                await connection.execute(delete(clubs).where(clubs.c.id == club))
            else:
                theirs = update(members).where(here, members.c.person == heir)
                await connection.execute(theirs.values(role="owner"))
        await connection.execute(delete(members).where(here, members.c.person == person))


async def _let_go(people: PeopleStore, store: TableStore, person: str) -> None:
    """Free the seats of rematches that are held for this person, and with them the name."""
    held = select(schema.seats.c.table_id).where(schema.seats.c.held_person == person).distinct()

    def change(row: TableRow, seats: list[SeatRow]) -> Changes:
        changes = Changes()
        changes.seats = {seat.seat: dict(NOT_HELD) for seat in seats if seat.held_person == person}
        return changes

    async with people.reading() as connection:
        found = [row.table_id for row in await connection.execute(held)]
    for table_id in found:
        await store.change_rows(table_id, change)
