"""Persons: create, rename, and the settings that follow them to every device.

Every transaction here begins with a write, so that SQLite never finds its snapshot outdated in the middle.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bakufu.engine.errors import Refused
from bakufu.server.people.tokens import new_id
from bakufu.server.storage import db
from bakufu.server.storage.people_schema import persons
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables.names import guest_name, name_key

SETTINGS_MOST = 20_000  # characters of JSON


class Person(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str
    settings: dict[str, Any]
    created_at: float
    hidden: bool = False  # has no public profile


class PeopleStore:
    """The database of persons; one for each server process."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self.engine = engine
        self.now = now

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, written completely or not at all; it must begin with a write."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise  # something is taken: the caller knows what
        except DATABASE_ERRORS as error:
            raise Refused("database-away") from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with db.reading(self.engine) as connection:
            yield connection


async def create(connection: AsyncConnection, name: str, language: str, now: float, id: str = "") -> Person:
    """A new person; `Refused` when somebody has this name, or one that looks like it."""
    name = guest_name(name, [])
    person = Person(id=id or new_id(), name=name, language=language, settings={}, created_at=now)
    row = {
        "id": person.id,
        "name": name,
        "name_key": name_key(name),
        "language": language,
        "settings": "{}",
        "created_at": now,
        "seen_at": now,
    }
    try:
        await connection.execute(insert(persons).values(row))
    except IntegrityError:
        raise Refused("person-name-taken", name=name) from None
    return person


async def check_name(people: PeopleStore, name: str) -> None:
    """Whether somebody new could have this name: asked before a passkey is made that nobody would have."""
    name = guest_name(name, [])
    async with people.reading() as connection:
        if await connection.scalar(select(persons.c.id).where(persons.c.name_key == name_key(name))):
            raise Refused("person-name-taken", name=name)


def person_of(row: Row[Any]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        language=row.language,
        settings=db.from_json(row.settings),
        created_at=row.created_at,
        hidden=row.hidden,
    )


async def load(people: PeopleStore, person: str) -> Person:
    wanted = select(persons).where(persons.c.id == person, persons.c.deleted_at.is_(None))
    async with people.reading() as connection:
        row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("session-ended")
    return person_of(row)


async def exists(people: PeopleStore, person: str) -> bool:
    wanted = select(persons.c.id).where(persons.c.id == person, persons.c.deleted_at.is_(None))
    async with people.reading() as connection:
        return await connection.scalar(wanted) is not None


async def change(
    people: PeopleStore,
    person: str,
    name: str | None = None,
    language: str | None = None,
    settings: dict[str, Any] | None = None,
    hidden: bool | None = None,
) -> Person:
    """Change what is given; the rest stays as it is."""
    columns: dict[str, Any] = {}
    if name is not None:
        name = guest_name(name, [])
        columns |= {"name": name, "name_key": name_key(name)}
    if language is not None:
        columns["language"] = language
    if settings is not None:
        columns["settings"] = stored_settings(settings)
    if hidden is not None:
        columns["hidden"] = hidden
    if columns:
        mine = update(persons).where(persons.c.id == person, persons.c.deleted_at.is_(None))
        try:
            async with people.changing() as connection:
                await connection.execute(mine.values(columns))
        except IntegrityError:
            raise Refused("person-name-taken", name=name or "") from None
    return await load(people, person)


def stored_settings(settings: dict[str, Any]) -> str:
    """Settings as they are stored; without what a database cannot store, as in notes."""
    text = db.to_json(settings)
    if len(text) > SETTINGS_MOST or "\\u0000" in text:
        raise Refused("settings-too-large", most=SETTINGS_MOST)
    return text
