"""The tournaments of a person: what is known of them, and how the name goes when the person leaves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update

from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage.tournaments_schema import tournament_entrants, tournaments


async def entered(people: PeopleStore, person: str) -> list[dict[str, Any]]:
    """The tournaments that somebody has entered, for the file of all their data."""
    entrants = tournament_entrants.c
    wanted = (
        select(tournaments.c.id, tournaments.c.name, entrants.number, entrants.status, entrants.entered_at)
        .join(tournament_entrants, entrants.tournament == tournaments.c.id)
        .where(entrants.person == person)
        .order_by(entrants.entered_at)
    )
    async with people.reading() as connection:
        return [dict(row._mapping) for row in await connection.execute(wanted)]


async def leave(people: PeopleStore, person: str) -> None:
    """The results stay, and the name goes; a tournament that the person directs goes on by its schedule."""
    entrants = tournament_entrants.c
    async with people.reading() as connection:
        found = await connection.execute(
            select(entrants.tournament, entrants.number).where(entrants.person == person)
        )
        mine = list(found)
    async with people.changing() as connection:
        await connection.execute(
            update(tournaments).where(tournaments.c.director_person == person).values(director_person=None)
        )
        for row in mine:
            name, key = f"guest {row.number}", f"left {row.number}"  # no name has a key with a space
            here = (entrants.tournament == row.tournament) & (entrants.number == row.number)
            await connection.execute(
                update(tournament_entrants)
                .where(here)
                .values(person=None, name=name, name_key=key, status="out")
            )
            claim = tournaments.c.version + 1  # a change that is being made begins again with the new rows
            await connection.execute(
                update(tournaments).where(tournaments.c.id == row.tournament).values(version=claim)
            )
