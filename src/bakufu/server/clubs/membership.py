"""Coming and going: join a club, leave it, remove a member, hand it over."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.clubs.clubs import (
    MEMBER,
    MEMBERS_MOST,
    OWNER,
    check_owner,
    checked_invite,
    look,
    role_of,
    take_club,
    take_person,
)
from bakufu.server.clubs.messages import Club
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import SignedIn
from bakufu.server.storage.clubs_schema import clubs, members
from bakufu.server.storage.people_schema import persons
from bakufu.server.tables.club_tables import tidy
from bakufu.server.tables.store import TableStore


async def join(people: PeopleStore, me: SignedIn, club: str, invite: str) -> Club:
    """Become a member, with the invitation. Nothing happens to whoever is one already."""
    try:
        async with people.changing() as connection:
            await take_person(connection, me)
            await _take_invited(connection, club, invite)
            wanted = select(func.count()).select_from(members).where(members.c.club == club)
            if (await connection.scalar(wanted) or 0) >= MEMBERS_MOST:
                raise Refused("club-full", most=MEMBERS_MOST)
            new = {"club": club, "person": me.id, "role": MEMBER, "joined_at": people.now()}
            await connection.execute(insert(members).values(new))
    except IntegrityError:
        pass  # a member already
    return await look(people, me, club)


async def _take_invited(connection: AsyncConnection, club: str, invite: str) -> None:
    changed = update(clubs).where(clubs.c.id == club).values(version=clubs.c.version + 1).returning(clubs)
    checked_invite((await connection.execute(changed)).first(), invite)


async def leave(people: PeopleStore, store: TableStore, me: SignedIn, club: str) -> None:
    """Leave a club. Its owner hands it over first, or closes it."""
    async with people.changing() as connection:
        await take_club(connection, club)
        if await role_of(connection, club, me.id) == OWNER:
            raise Refused("club-owner-leaves")
        await connection.execute(delete(members).where(members.c.club == club, members.c.person == me.id))
    await tidy(store, club)


async def remove(people: PeopleStore, store: TableStore, me: SignedIn, club: str, name: str) -> Club:
    """Remove a member, as the owner."""
    async with people.changing() as connection:
        await take_club(connection, club)
        await check_owner(connection, club, me)
        person = await _named(connection, club, name, me)
        await connection.execute(delete(members).where(members.c.club == club, members.c.person == person))
    await tidy(store, club)
    return await look(people, me, club)


async def hand_over(people: PeopleStore, me: SignedIn, club: str, name: str) -> Club:
    """Make another member the owner; the owner before stays as a member."""
    async with people.changing() as connection:
        await take_club(connection, club)
        await check_owner(connection, club, me)
        person = await _named(connection, club, name, me)
        for who, role in ((me.id, MEMBER), (person, OWNER)):
            mine = update(members).where(members.c.club == club, members.c.person == who)
            await connection.execute(mine.values(role=role))
    return await look(people, me, club)


async def _named(connection: AsyncConnection, club: str, name: str, me: SignedIn) -> str:
    """The other member of this name."""
    wanted = (
        select(members.c.person)
        .join(persons, persons.c.id == members.c.person)
        .where(members.c.club == club, persons.c.name == name, persons.c.id != me.id)
    )
    person: str | None = await connection.scalar(wanted)
    if person is None:
        raise Refused("club-member-unknown", name=safe_repr(name))
    return person
