"""Cleaning up once an hour: what has expired goes, and what was interrupted is finished."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import delete, select

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.people import leaving, seats, sessions
from bakufu.server.people.email_links import KEPT
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import people_schema
from bakufu.server.storage.people_schema import challenges, email_links, persons
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables.club_tables import tidy
from bakufu.server.tables.store import TableStore

EVERY = 3600.0  # seconds


class CleaningTask:
    def __init__(self, people: PeopleStore, store: TableStore, log: Any) -> None:
        self.people = people
        self.store = store
        self.log = log

    async def run(self) -> None:
        outage = Outage(self.log, "cleaning")
        while True:
            try:
                await clean(self.people, self.store)
                outage.over()
            except (*DATABASE_ERRORS, Refused) as error:
                outage.failed(error)
            await asyncio.sleep(EVERY)


async def clean(people: PeopleStore, store: TableStore) -> None:
    now = people.now()
    await _end_sessions(people, store, now)
    async with people.reading() as connection:
        leaving_now = await connection.execute(select(persons.c.id).where(persons.c.deleted_at.is_not(None)))
        gone = [row.id for row in leaving_now]
    for person in gone:
        await leaving.finish(people, store, person)
    await tidy(store)
    async with people.changing() as connection:
        await connection.execute(delete(challenges).where(challenges.c.expires_at < now))
        await connection.execute(delete(email_links).where(email_links.c.created_at < now - KEPT))


async def _end_sessions(people: PeopleStore, store: TableStore, now: float) -> None:
    """Sessions of devices that were not used for long, and those whose sign-out was interrupted."""
    found = people_schema.sessions.c
    async with people.reading() as connection:
        expired = await connection.execute(select(found.id, found.person).where(found.expires_at <= now))
        of_person: dict[str, set[str]] = {}
        for row in expired:
            of_person.setdefault(row.person, set()).add(row.id)
    for person, ended in of_person.items():
        await sessions.expire(people, person, frozenset(ended))
        await seats.take_keys(store, person, frozenset(ended))
        await sessions.remove(people, frozenset(ended))
