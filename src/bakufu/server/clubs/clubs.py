"""Clubs: found, rename, invite, look at, and close them.

Every change of a club begins with a write to its row, so that changes of one club come one after the other,
and limits hold however many people press at the same moment.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.clubs.messages import Club, ClubCard, ClubMade, ClubMember, MyClub
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.sessions import SignedIn
from bakufu.server.storage.clubs_schema import clubs, members
from bakufu.server.storage.people_schema import persons
from bakufu.server.tables.club_tables import tidy
from bakufu.server.tables.names import guest_name, name_key
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.tokens import digest, new_table_id, new_token, token_matches

CLUBS_MOST = 20  # of one person
MEMBERS_MOST = 200  # of one club
OWNER, MEMBER = "owner", "member"


# -- founding and changing ---------------------------------------------------------------------------------


async def found(people: PeopleStore, me: SignedIn, name: str) -> ClubMade:
    """A new club with one member, its owner, and an invitation."""
    name = club_name(name)
    club, invite, now = new_table_id(), new_token(), people.now()
    row = {
        "id": club,
        "name": name,
        "name_key": name_key(name),
        "invite": digest(invite),
        "version": 0,
        "created_at": now,
    }
    try:
        async with people.changing() as connection:
            await take_person(connection, me)
            await connection.execute(insert(clubs).values(row))
            await connection.execute(
                insert(members).values(club=club, person=me.id, role=OWNER, joined_at=now)
            )
    except IntegrityError:
        raise Refused("club-name-taken", name=name) from None
    return ClubMade(club=await look(people, me, club), invite=invite)


def club_name(name: str) -> str:
    """A name in its canonical form, by the rules for the names of persons."""
    return guest_name(name, [])


async def take_person(connection: AsyncConnection, me: SignedIn) -> None:
    """Begin a change with which a person gets into one more club."""
    mine = update(persons).where(persons.c.id == me.id, persons.c.deleted_at.is_(None))
    if (await connection.execute(mine.values(seen_at=persons.c.seen_at))).rowcount == 0:
        raise Refused("session-ended")
    wanted = select(func.count()).select_from(members).where(members.c.person == me.id)
    if (await connection.scalar(wanted) or 0) >= CLUBS_MOST:
        raise Refused("clubs-most", most=CLUBS_MOST)


async def take_club(connection: AsyncConnection, club: str) -> None:
    """Begin a change of a club; others wait until it is done."""
    changed = update(clubs).where(clubs.c.id == club).values(version=clubs.c.version + 1)
    if (await connection.execute(changed)).rowcount == 0:
        raise Refused("club-members-only")


async def role_of(connection: AsyncConnection, club: str, person: str) -> str:
    """The role of a member. Strangers learn nothing, not even whether there is such a club."""
    wanted = select(members.c.role).where(members.c.club == club, members.c.person == person)
    role: str | None = await connection.scalar(wanted)
    if role is None:
        raise Refused("club-members-only")
    return role


async def check_owner(connection: AsyncConnection, club: str, me: SignedIn) -> None:
    if await role_of(connection, club, me.id) != OWNER:
        raise Refused("club-owner-only")


async def rename(people: PeopleStore, me: SignedIn, club: str, name: str) -> Club:
    name = club_name(name)
    try:
        async with people.changing() as connection:
            await take_club(connection, club)
            await check_owner(connection, club, me)
            named = update(clubs).where(clubs.c.id == club)
            await connection.execute(named.values(name=name, name_key=name_key(name)))
    except IntegrityError:
        raise Refused("club-name-taken", name=name) from None
    return await look(people, me, club)


async def invite(people: PeopleStore, me: SignedIn, club: str) -> ClubMade:
    """A new invitation; the one before stops working."""
    token = new_token()
    await _set_invite(people, me, club, digest(token))
    return ClubMade(club=await look(people, me, club), invite=token)


async def revoke(people: PeopleStore, me: SignedIn, club: str) -> Club:
    """No invitation any more."""
    await _set_invite(people, me, club, None)
    return await look(people, me, club)


async def _set_invite(people: PeopleStore, me: SignedIn, club: str, kept: str | None) -> None:
    async with people.changing() as connection:
        await take_club(connection, club)
        await check_owner(connection, club, me)
        await connection.execute(update(clubs).where(clubs.c.id == club).values(invite=kept))


async def close(people: PeopleStore, store: TableStore, me: SignedIn, club: str) -> None:
    """Close a club for good. Games that have begun go on; tables that wait are given up."""
    async with people.changing() as connection:
        await take_club(connection, club)
        await check_owner(connection, club, me)
        await connection.execute(delete(members).where(members.c.club == club))
        await connection.execute(delete(clubs).where(clubs.c.id == club))
    await tidy(store, club)


# -- looking -----------------------------------------------------------------------------------------------


async def my_clubs(people: PeopleStore, person: str) -> list[MyClub]:
    others = members.alias()
    count = select(func.count()).where(others.c.club == clubs.c.id).scalar_subquery()
    wanted = (
        select(clubs.c.id, clubs.c.name, members.c.role, count.label("members"))
        .join(members, members.c.club == clubs.c.id)
        .where(members.c.person == person)
        .order_by(clubs.c.name, clubs.c.id)
    )
    async with people.reading() as connection:
        return [MyClub(**row._mapping) for row in await connection.execute(wanted)]


async def look(people: PeopleStore, me: SignedIn, club: str) -> Club:
    """The club as a member sees it."""
    wanted = (
        select(persons.c.name, members.c.role, members.c.joined_at, members.c.person)
        .join(persons, persons.c.id == members.c.person)
        .where(members.c.club == club)
        .order_by(members.c.role.desc(), members.c.joined_at, persons.c.name)
    )
    async with people.reading() as connection:
        role = await role_of(connection, club, me.id)
        row = await _row(connection, club)
        found = [
            ClubMember(name=one.name, role=one.role, joined_at=one.joined_at, you=one.person == me.id)
            for one in await connection.execute(wanted)
        ]
    return Club(
        id=club,
        name=row.name,
        created_at=row.created_at,
        role=role,  # type: ignore[arg-type]
        invited=row.invite is not None,
        members=found,
        members_most=MEMBERS_MOST,
    )


async def card(people: PeopleStore, club: str, invite: str) -> ClubCard:
    """The club as whoever has its invitation sees it, with an account or without."""
    async with people.reading() as connection:
        row = (await connection.execute(select(clubs).where(clubs.c.id == club))).first()
        name = checked_invite(row, invite).name
        count = await connection.scalar(
            select(func.count()).select_from(members).where(members.c.club == club)
        )
        owner = await connection.scalar(
            select(persons.c.name)
            .join(members, members.c.person == persons.c.id)
            .where(members.c.club == club, members.c.role == OWNER)
        )
    return ClubCard(id=club, name=name, owner=owner or "", members=count or 0)


async def _row(connection: AsyncConnection, club: str) -> Row[Any]:
    row = (await connection.execute(select(clubs).where(clubs.c.id == club))).first()
    if row is None:
        raise Refused("club-members-only")
    return row


def checked_invite(row: Row[Any] | None, given: str) -> Row[Any]:
    """The same refusal for a wrong invitation, one that was renewed, and a club that is not there."""
    if row is None or not token_matches(given, row.invite):
        raise Refused("club-invitation-wrong")
    return row
