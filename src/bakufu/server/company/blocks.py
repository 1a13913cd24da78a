"""Mute and block: whom somebody with an account does not want to read, or to meet.

A person who is blocked by their seat is blocked wherever they sit. Nobody learns from it whether an account
sits at a seat: a guest is kept in the same way, by table and seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.company.messages import Hidden, Shunned
from bakufu.server.people.persons import PeopleStore
from bakufu.server.people.tokens import new_id
from bakufu.server.storage import company_schema, db, schema
from bakufu.server.storage.db import from_json
from bakufu.server.tables.table import Table

BLOCK, MUTE = "block", "mute"
BLOCKS_MOST = 500  # of one person
blocks = company_schema.blocks


def seat_key(seat: int) -> str:
    return f"seat {seat}"


async def blocked_by(connection: AsyncConnection, person: str) -> set[str]:
    """The persons with whom this one must not be paired: who blocks them, and whom they block."""
    found = await connection.execute(
        select(blocks.c.person, blocks.c.other).where(
            blocks.c.kind == BLOCK, or_(blocks.c.person == person, blocks.c.other == person)
        )
    )
    return {one for row in found for one in (row.person, row.other) if one not in (None, person)}


async def blocked_pairs(people: PeopleStore, persons: Collection[str]) -> set[frozenset[str]]:
    """Of these persons, the pairs of whom one blocks the other: they are never seated at one table by lot."""
    theirs = and_(blocks.c.kind == BLOCK, blocks.c.person.in_(persons), blocks.c.other.in_(persons))
    async with db.reading(people.engine) as connection:
        found = await connection.execute(select(blocks.c.person, blocks.c.other).where(theirs))
        return {frozenset((row.person, row.other)) for row in found}


async def shun(
    people: PeopleStore, me: str, kind: str, table: Table, who: str, other: str | None, name: str
) -> None:
    """Mute or block somebody; once more changes nothing."""
    if other == me:
        raise Refused("block-yourself")
    same = (blocks.c.person == me) & (blocks.c.kind == kind)
    same &= (
        (blocks.c.other == other)
        if other is not None
        else (blocks.c.other.is_(None) & (blocks.c.table_id == table.id) & (blocks.c.who == who))
    )
    row = {"id": new_id(), "person": me, "kind": kind, "other": other, "table_id": table.id, "who": who}
    async with people.changing() as connection:
        await connection.execute(delete(blocks).where(same))
        mine = await connection.scalar(select(func.count()).select_from(blocks).where(blocks.c.person == me))
        if (mine or 0) >= BLOCKS_MOST:
            raise Refused("blocks-too-many", most=BLOCKS_MOST)
        await connection.execute(insert(blocks).values({**row, "name": name, "at": people.now()}))


async def mine(people: PeopleStore, me: str) -> list[Shunned]:
    wanted = select(blocks).where(blocks.c.person == me).order_by(blocks.c.at.desc(), blocks.c.id)
    async with people.reading() as connection:
        found = await connection.execute(wanted)
        return [Shunned(id=row.id, kind=row.kind, name=row.name, at=row.at) for row in found]


async def lift(people: PeopleStore, me: str, id: str) -> None:
    async with people.changing() as connection:
        gone = await connection.execute(delete(blocks).where(blocks.c.person == me, blocks.c.id == id))
        if gone.rowcount == 0:
            raise Refused("block-unknown")


async def hidden(people: PeopleStore, me: str, table: Table) -> Hidden:
    """Whose lines this person does not want to see at a table."""
    lines = company_schema.spectator_lines.c
    async with people.reading() as connection:
        found = list(await connection.execute(select(blocks).where(blocks.c.person == me)))
        others = {row.other for row in found if row.other is not None}
        here = {row.who for row in found if row.other is None and row.table_id == table.id}
        spoken = await connection.execute(
            select(lines.author).where(lines.table_id == table.id, lines.person.in_(others)).distinct()
        )
        authors = {row.author for row in spoken} | {who for who in here if not who.startswith("seat ")}
    seats = [seat.seat for seat in table.seats if seat.person in others or seat_key(seat.seat) in here]
    return Hidden(seats=seats, authors=sorted(authors))


async def check_may_join(people: PeopleStore, table: Table, me: str | None) -> None:
    """Who is blocked by the host of a table cannot sit down there. The refusal does not say by whom."""
    host = table.row.host_person
    if me is None or host is None or host == me:
        return
    wanted = select(blocks.c.id).where(blocks.c.kind == BLOCK, blocks.c.person == host, blocks.c.other == me)
    async with people.reading() as connection:
        if await connection.scalar(wanted) is not None:
            raise Refused("join-not-welcome", table=table.id)


async def hides(connection: AsyncConnection, person: str, table_id: str, seat: int) -> bool:
    """Whether this person does not want to hear from whoever has a seat: no nudge is told then."""
    sat = schema.seats.c
    other = await connection.scalar(select(sat.person).where(sat.table_id == table_id, sat.seat == seat))
    by_seat = blocks.c.other.is_(None) & (blocks.c.table_id == table_id) & (blocks.c.who == seat_key(seat))
    same = by_seat if other is None else or_(blocks.c.other == other, by_seat)
    wanted = select(blocks.c.id).where(blocks.c.person == person, same)
    return await connection.scalar(wanted) is not None


async def hidden_nudges(connection: AsyncConnection, notices: Iterable[Row[Any]]) -> set[int]:
    """Of these notices, the nudges from somebody whom their recipient does not want to hear."""
    found = set()
    for notice in notices:
        by = from_json(notice.facts).get("by")
        if by is None or notice.person is None or notice.table_id is None:
            continue
        if await hides(connection, notice.person, notice.table_id, int(by)):
            found.add(notice.id)
    return found
