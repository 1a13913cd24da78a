"""Who is a member of which club, for the tables of clubs; asked anew each time: who has left sees no more."""

from __future__ import annotations

from sqlalchemy import select

from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.tokens import is_session, session_digest
from bakufu.server.storage.clubs_schema import members
from bakufu.server.storage.people_schema import persons, sessions


class Members:
    def __init__(self, people: PeopleStore) -> None:
        self.people = people

    async def is_member(self, club: str, person: str) -> bool:
        wanted = select(members.c.role).where(members.c.club == club, members.c.person == person)
        async with self.people.reading() as connection:
            return await connection.scalar(wanted) is not None

    async def opens(self, club: str, token: str) -> bool:
        """Whether this is the token of a member's session."""
        return club in await self.clubs_of(token)

    async def clubs_of(self, token: str | None) -> list[str]:
        """The clubs of whoever's session this is; none for anything else, and for one that has ended."""
        if token is None or not is_session(token):
            return []
        wanted = (
            select(members.c.club)
            .join(persons, persons.c.id == members.c.person)
            .join(sessions, sessions.c.person == persons.c.id)
            .where(sessions.c.digest == session_digest(token), sessions.c.expires_at > self.people.now())
            .where(persons.c.deleted_at.is_(None))
        )
        async with self.people.reading() as connection:
            return [row.club for row in await connection.execute(wanted)]
