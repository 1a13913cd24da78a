"""The seats and tables of a person: claim them, get keys for a device, list them, take keys away.

A guest's seat is claimed with the token of its link. From then on it is its person's: nobody else can claim
it, each of the person's devices opens it with a key of its own, and no renewed link locks its person out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.sql import Select

from bakufu.engine.errors import Refused
from bakufu.server.people.messages import Keys, MyTable, SeatKey
from bakufu.server.people.persons import PeopleStore, exists
from bakufu.server.people.sessions import SignedIn, is_live
from bakufu.server.storage import db, schema
from bakufu.server.storage.rows import Changes, SeatRow, TableRow
from bakufu.server.storage.standing_schema import results
from bakufu.server.storage.writes import Write
from bakufu.server.tables.club_access import check_may_sit
from bakufu.server.tables.keys import with_key, without_sessions
from bakufu.server.tables.names import name_key
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table, info_of
from bakufu.server.tables.tokens import new_token, token_matches


async def claim(
    store: TableStore, me: SignedIn, table_id: str, seat_tokens: Sequence[str], host_token: str | None
) -> Keys:
    """Make a guest's seats, and the host's rights, this person's; the tokens are the proof."""

    def change(table: Table) -> Keys:
        for token in seat_tokens:
            seat = table.seats[seat_of(table, token)]
            if seat.person not in (None, me.id):
                raise Refused("seat-of-another", table=table_id)
            if seat.person is None:
                table.set_seat(seat.seat, person=me.id)
                if table.status == "over":
                    table.changes.more.append(_claimed_result(store, table, seat, me))
        if host_token is not None:
            _claim_host(table, me, host_token)
        return give_keys(table, me)

    return await _if_known(store, me, await store.transaction(table_id, change))


def _claimed_result(store: TableStore, table: Table, seat: SeatRow, me: SignedIn) -> Write:
    """The result of a game that a guest has played becomes the person's."""
    # Under another name it is theirs alone to know.
    is_public = table.row.visibility == "open" and table.row.spectators
    shown = is_public and name_key(seat.name) == name_key(me.person.name)
    where = {"table_id": table.id, "seat": seat.seat}
    return store.writer.sql.update(results, where, {"person": me.id, "shown": shown})


def _claim_host(table: Table, me: SignedIn, host_token: str) -> None:
    if table.row.host_person not in (None, me.id):
        raise Refused("table-of-another", table=table.id)
    if not token_matches(host_token, table.row.host):
        raise Refused("not-the-host", table=table.id)
    if table.row.host_person is None:
        table.set_table(host_person=me.id)


async def keys(store: TableStore, me: SignedIn, table_id: str) -> Keys:
    """Keys to everything that this person has at a table, for the device that asks; maybe to nothing."""
    given = await store.transaction(table_id, lambda table: give_keys(table, me))
    return await _if_known(store, me, given)


async def _if_known(store: TableStore, me: SignedIn, given: Keys) -> Keys:
    """Keys to nothing tell of the table; that of a club is told of to its members alone."""
    row = (await store.get(given.table.id)).row
    if not given.seats and given.host_token is None:
        await check_may_sit(store.clubs, row, me.id)
    return given


def give_keys(table: Table, me: SignedIn) -> Keys:
    given = []
    for seat in table.seats:
        if seat.person == me.id:
            token = new_token()
            table.set_seat(seat.seat, keys=with_key(seat.keys, me.session, token))
            given.append(SeatKey(seat=seat.seat, token=token))
    host = new_token() if table.row.host_person == me.id else None
    if host is not None:
        table.set_table(host_keys=with_key(table.row.host_keys, me.session, host))
    return Keys(table=table.info(), seats=given, host_token=host)


async def check_still_signed_in(
    people: PeopleStore, store: TableStore, me: SignedIn | None, table_id: str
) -> None:
    """After keys were given: take them back if the device was signed out in the meantime."""
    if me is None or await is_live(people, me.session):
        return
    await take_keys(store, me.id, frozenset({me.session}), [table_id])
    if not await exists(people, me.id):  # deleted in the meantime, after this table was looked at
        await store.change_rows(table_id, lambda row, seats: _released(row, seats, me.id))
    raise Refused("session-ended")


def _released(row: TableRow, seats: list[SeatRow], person: str) -> Changes:
    """Make what this person had a guest's again."""
    changes = Changes()
    if row.host_person == person:
        changes.table["host_person"] = None
    for seat in seats:
        if seat.person == person:
            changes.seats[seat.seat] = {"person": None}
    return changes


async def take_keys(
    store: TableStore, person: str, ended: frozenset[str], tables: Sequence[str] | None = None
) -> None:
    """Take away the keys of sessions that have ended, which closes the sockets that they opened."""
    if not ended:
        return

    def change(row: TableRow, seats: list[SeatRow]) -> Changes:
        changes = Changes()
        left = without_sessions(row.host_keys, ended)
        if left != row.host_keys:
            changes.table["host_keys"] = left
        for seat in seats:
            left = without_sessions(seat.keys, ended)
            if left != seat.keys:
                changes.seats[seat.seat] = {"keys": left}
        return changes

    for table_id in tables if tables is not None else await tables_of(store, person, with_keys=True):
        await store.change_rows(table_id, change)


async def tables_of(store: TableStore, person: str, with_keys: bool = False, once: bool = False) -> list[str]:
    """The ids of all tables where this person has a seat or hosts; `once`: or has had a seat."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    hosted = select(schema.tables.c.id).where(schema.tables.c.host_person == person)
    if with_keys:
        sat = sat.where(schema.seats.c["keys"].is_not(None))
        hosted = hosted.where(schema.tables.c.host_keys.is_not(None))
    wanted = sat.union(hosted)
    if once:
        had = schema.former_holders.c
        wanted = sat.union(hosted, select(had.table_id).where(had.person == person))
    async with db.reading(store.engine) as connection:
        found = await connection.execute(wanted)
        return sorted(row[0] for row in found)


async def my_tables(
    store: TableStore, person: str, status: str | None = None, page: int = 0, limit: int = 50
) -> list[MyTable]:
    """The tables of a person, the newest first."""
    async with db.reading(store.engine) as connection:
        rows = [
            TableRow(**row._mapping) for row in await connection.execute(_mine(person, status, page, limit))
        ]
        found = await connection.execute(
            select(schema.seats)
            .where(schema.seats.c.table_id.in_([row.id for row in rows]))
            .order_by(schema.seats.c.seat)
        )
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in found:
            seats[seat.table_id].append(SeatRow(**seat._mapping))
    return [
        MyTable(
            table=info_of(row, seats[row.id]),
            seats=[seat.seat for seat in seats[row.id] if seat.person == person],
            host=row.host_person == person,
        )
        for row in rows
    ]


def _mine(person: str, status: str | None, page: int, limit: int) -> Select[Any]:
    tables = schema.tables
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    hosted = select(tables.c.id).where(tables.c.host_person == person)
    wanted = select(tables).where(tables.c.id.in_(sat.union(hosted)))  # with `or` all tables would be read
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    return wanted.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit).offset(page * limit)
