"""Who is a moderator: persons whom the host has named, and whoever has the token of the settings."""

from __future__ import annotations

import hmac

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from bakufu.engine.errors import Refused
from bakufu.server.company import audit
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import company_schema
from bakufu.server.storage.people_schema import persons
from bakufu.server.tables.names import name_key

TOKEN_LEAST = 20  # characters of the token in the settings: too many to be guessed
moderators = company_schema.moderators


def check_moderator_token(token: str) -> str:
    """Check the token of the settings; none means that only persons are moderators."""
    if token and (len(token) < TOKEN_LEAST or not token.isascii() or not token.isprintable()):
        raise Refused("moderator-token-short", least=TOKEN_LEAST)
    return token


def is_host(token: str, expected: str) -> bool:
    return bool(expected) and hmac.compare_digest(token.encode(), expected.encode())


async def is_moderator(people: PeopleStore, person: str) -> bool:
    async with people.reading() as connection:
        wanted = select(moderators.c.person).where(moderators.c.person == person)
        return await connection.scalar(wanted) is not None


async def person_named(people: PeopleStore, name: str) -> tuple[str, str]:
    """The id and the name of the account with this name; typed with other capitals, it is the same."""
    wanted = select(persons.c.id, persons.c.name).where(
        persons.c.name_key == name_key(name.strip() or "-"), persons.c.deleted_at.is_(None)
    )
    async with people.reading() as connection:
        row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("person-unknown", name=name[:40])
    return row.id, row.name


async def add(people: PeopleStore, by: str, name: str) -> str:
    person, known = await person_named(people, name)
    try:
        async with people.changing() as connection:
            await connection.execute(insert(moderators).values(person=person, by=by, at=people.now()))
            await audit.note(connection, by, "moderator-added", people.now(), name=known)
    except IntegrityError:
        raise Refused("moderator-already", name=known) from None
    return known


async def remove(people: PeopleStore, by: str, name: str) -> str:
    person, known = await person_named(people, name)
    async with people.changing() as connection:
        gone = await connection.execute(delete(moderators).where(moderators.c.person == person))
        if gone.rowcount == 0:
            raise Refused("moderator-unknown", name=known)
        await audit.note(connection, by, "moderator-removed", people.now(), name=known)
    return known


async def listed(people: PeopleStore) -> list[str]:
    wanted = select(persons.c.name).join(moderators, moderators.c.person == persons.c.id)
    async with people.reading() as connection:
        return [row.name for row in await connection.execute(wanted.order_by(persons.c.name))]
