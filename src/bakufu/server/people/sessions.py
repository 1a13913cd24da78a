"""Sessions: the devices on which a person is signed in, each with a token that can be revoked.

A revoked session ends at once: first it expires, then the keys that it had to seats go (which closes open
sockets), and its row goes last. If the server stops in between, the next cleaning finishes the work.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.people.persons import PeopleStore, Person, person_of
from bakufu.server.people.tokens import is_session, new_id, new_session_token, session_digest
from bakufu.server.storage.people_schema import persons, sessions

HOUR = 3600.0
LASTS = 180 * 24 * HOUR  # since the device was last used
SEEN_EVERY = HOUR  # how exactly it is known when a device was last used
SESSIONS_MOST = 50  # of one person; the longest unused ends


class SignedIn(NamedTuple):
    """Who sends a request: a person, on one of their devices."""

    person: Person
    session: str

    @property
    def id(self) -> str:
        return self.person.id


class OpenedSession(NamedTuple):
    id: str
    token: str


async def open_session(connection: AsyncConnection, person: str, device: str, now: float) -> OpenedSession:
    """Sign a device in, in a transaction that has begun with a write.

    Of too many devices, the one that was not used for longest expires; the next cleaning takes its keys.
    """
    newest = (
        select(sessions.c.id)
        .where(sessions.c.person == person)
        .order_by(sessions.c.seen_at.desc(), sessions.c.id)
        .limit(SESSIONS_MOST - 1)
    )
    await connection.execute(
        update(sessions)
        .where(sessions.c.person == person, sessions.c.id.not_in(newest))
        .values(expires_at=0.0)
    )
    opened = OpenedSession(new_id(), new_session_token())
    await connection.execute(
        insert(sessions).values(
            id=opened.id,
            digest=session_digest(opened.token),
            person=person,
            device=device,
            created_at=now,
            seen_at=now,
            expires_at=now + LASTS,
        )
    )
    return opened


async def open_for(people: PeopleStore, person: str, device: str) -> OpenedSession:
    """Sign a device in, for somebody who has proven who they are."""
    now = people.now()
    here = update(persons).where(persons.c.id == person, persons.c.deleted_at.is_(None))
    async with people.changing() as connection:
        if (await connection.execute(here.values(seen_at=now))).rowcount == 0:
            raise Refused("session-ended")
        return await open_session(connection, person, device, now)


async def signed_in(people: PeopleStore, token: str | None) -> SignedIn:
    """Whose session this token is; `Refused` if it is none, or no longer."""
    if token is None or not is_session(token):
        raise Refused("session-missing")
    now = people.now()
    wanted = (
        select(persons, sessions.c.id.label("session"), sessions.c.seen_at.label("session_seen"))
        .join(sessions, sessions.c.person == persons.c.id)
        .where(
            sessions.c.digest == session_digest(token),
            sessions.c.expires_at > now,
            persons.c.deleted_at.is_(None),
        )
    )
    async with people.reading() as connection:
        row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("session-ended")
    if now - row.session_seen >= SEEN_EVERY:
        await _note_use(people, row.session, row.id, now)
    return SignedIn(person_of(row), row.session)


async def is_live(people: PeopleStore, session: str) -> bool:
    """Whether a session that was asked for a moment ago has not been revoked since."""
    wanted = (
        select(sessions.c.id)
        .join(persons, persons.c.id == sessions.c.person)
        .where(sessions.c.id == session, sessions.c.expires_at > people.now(), persons.c.deleted_at.is_(None))
    )
    async with people.reading() as connection:
        return await connection.scalar(wanted) is not None


async def _note_use(people: PeopleStore, session: str, person: str, now: float) -> None:
    still_open = sessions.c.expires_at > now  # a session that was revoked meanwhile must not come back
    async with people.changing() as connection:
        await connection.execute(
            update(sessions)
            .where(sessions.c.id == session, still_open)
            .values(seen_at=now, expires_at=now + LASTS)
        )
        await connection.execute(update(persons).where(persons.c.id == person).values(seen_at=now))


async def expire(people: PeopleStore, person: str, only: frozenset[str] | None = None) -> frozenset[str]:
    """End sessions of a person: these, or all (None). Return which have ended."""
    ended = update(sessions).where(sessions.c.person == person).values(expires_at=0.0)
    if only is not None:
        ended = ended.where(sessions.c.id.in_(only))
    async with people.changing() as connection:
        found = await connection.execute(ended.returning(sessions.c.id))
        return frozenset(row.id for row in found)


async def remove(people: PeopleStore, ended: frozenset[str]) -> None:
    """Delete sessions whose keys are gone."""
    async with people.changing() as connection:
        await connection.execute(delete(sessions).where(sessions.c.id.in_(ended), sessions.c.expires_at <= 0))
