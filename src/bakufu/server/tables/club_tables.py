"""The tables of a club when somebody is no longer a member, or the club is no more.

Tables that wait lose the seats of whoever is no member, and those of a closed club are given up. Games that
have begun go on with their players; the host's rights go to the owner of the club. All of it follows from the
database alone, so what was interrupted is done by the next cleaning.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, or_, select

from bakufu.engine.errors import Refused
from bakufu.server.storage import db, schema
from bakufu.server.storage.clubs_schema import clubs, members
from bakufu.server.storage.rows import Changes, SeatRow, TableRow
from bakufu.server.tables.club_access import CLUB
from bakufu.server.tables.sitting import FREE
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.tokens import digest, new_token


async def tidy(store: TableStore, club: str | None = None) -> None:
    """Put the tables of this club, or of all clubs, in order."""
    for table_id, of_club in await _in_disorder(store, club):
        async with db.reading(store.engine) as connection:
            wanted = select(members.c.person, members.c.role).where(members.c.club == of_club)
            roles = {row.person: row.role for row in await connection.execute(wanted)}
        owner = next((person for person, role in roles.items() if role == "owner"), None)

        def change(
            row: TableRow, seats: list[SeatRow], roles: dict[str, str] = roles, owner: str | None = owner
        ) -> Changes:
            return _changes(row, seats, set(roles), owner, store.now())

        try:
            await store.change_rows(table_id, change)
        except Refused as why:
            if why.refusal.key == "database-away":
                raise  # anything else is another table's trouble: the next cleaning comes back to it


async def _in_disorder(store: TableStore, club: str | None) -> list[tuple[str, str]]:
    """The tables where somebody has a part who is no member, with their clubs."""
    tables, seats = schema.tables.c, schema.seats.c

    def stranger(person: ColumnElement[str | None]) -> ColumnElement[bool]:
        known = select(members.c.role).where(members.c.club == tables.club, members.c.person == person)
        return and_(person.is_not(None), ~known.exists())

    sits = select(seats.seat).where(seats.table_id == tables.id, stranger(seats.person)).exists()
    closed = ~select(clubs.c.id).where(clubs.c.id == tables.club).exists()
    waiting = and_(tables.status == "waiting", or_(closed, sits, stranger(tables.host_person)))
    playing = and_(tables.status == "playing", ~closed, stranger(tables.host_person))
    wanted = select(tables.id, tables.club).where(tables.visibility == CLUB, or_(waiting, playing))
    if club is not None:
        wanted = wanted.where(tables.club == club)
    async with db.reading(store.engine) as connection:
        return [(row.id, row.club) for row in await connection.execute(wanted)]


def _changes(row: TableRow, seats: list[SeatRow], known: set[str], owner: str | None, now: float) -> Changes:
    changes = Changes()
    if row.status == "waiting":
        for seat in seats:
            if seat.person is not None and seat.person not in known:
                changes.seats[seat.seat] = dict(FREE)
                changes.devices_deleted.append(seat.seat)
        if not known:
            changes.table |= {"status": "cancelled", "ended_at": now}
    if row.status in ("waiting", "playing") and owner is not None and row.host_person not in (None, *known):
        changes.table |= {"host_person": owner, "host_keys": None, "host": digest(new_token())}
    return changes
