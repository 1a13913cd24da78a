"""Persons for tests: made and signed in directly in the database."""

from __future__ import annotations

from typing import NamedTuple

from bakufu.server.people import persons, sessions
from bakufu.server.people.persons import PeopleStore


class Somebody(NamedTuple):
    """A person on a device: their id, and the id and the token of the session."""

    id: str
    name: str
    session: str
    token: str


async def somebody(people: PeopleStore, name: str = "Tomoe", device: str = "Chrome · Linux") -> Somebody:
    """A new person, signed in on one device."""
    async with people.changing() as connection:
        person = await persons.create(connection, name, "en", people.now())
        opened = await sessions.open_session(connection, person.id, device, people.now())
    return Somebody(person.id, person.name, opened.id, opened.token)


async def on_another_device(
    people: PeopleStore, who: Somebody, device: str = "Firefox · Android"
) -> Somebody:
    """The same person, signed in on another device, too."""
    async with people.changing() as connection:
        opened = await sessions.open_session(connection, who.id, device, people.now())
    return who._replace(session=opened.id, token=opened.token)
