"""Reports: somebody tells the moderators of a line, a player or a name, and the lines around it are kept."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.company import audit
from bakufu.server.company.blocks import seat_key
from bakufu.server.company.messages import Report, ReportInfo, SnapshotLine
from bakufu.server.company.origins import last_origin
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import company_schema, db, schema
from bakufu.server.tables.phrases import phrase_in
from bakufu.server.tables.table import Table

BEFORE, AFTER = 10, 5  # lines around the one that is reported
OPEN_MOST = 2000  # reports that wait; then nobody can make more
reports = company_schema.reports
SPECTATOR_LINES = company_schema.spectator_lines


class About(NamedTuple):
    """Whom a report is about."""

    who: str  # as in `origins`
    name: str
    person: str | None


class Reporter(NamedTuple):
    key: str  # of whom the same report counts once
    name: str
    person: str | None = None


async def report(people: PeopleStore, table: Table, wish: Report, reporter: Reporter) -> None:
    async with people.reading() as connection:
        about = await _about(connection, table, wish)
        snapshot = await _snapshot(connection, table.id, wish)
        origin = await last_origin(connection, table.id, about.who)
        open_now = select(func.count()).select_from(reports).where(reports.c.closed_at.is_(None))
        if (await connection.scalar(open_now) or 0) >= OPEN_MOST:
            raise Refused("reports-full")
        same = select(reports.c.id).where(
            reports.c.table_id == table.id,
            reports.c.room == wish.room,
            reports.c.who == about.who,
            reports.c.line == wish.line if wish.line is not None else reports.c.line.is_(None),
            reports.c.kind == wish.kind,
            reports.c.reporter == reporter.key,
        )
        if await connection.scalar(same) is not None:
            raise Refused("report-already")
    if reporter.key in (f"{table.id} {about.who}", about.person):
        raise Refused("report-yourself")
    row = {
        "table_id": table.id,
        "table_name": table.row.name,
        "kind": wish.kind,
        "room": wish.room,
        "line": wish.line,
        **about._asdict(),
        "address_key": origin.address_key if origin is not None else None,
        "network_key": origin.network_key if origin is not None else None,
        "reason": wish.reason,
        "words": wish.words.replace("\0", "").encode("utf-8", "replace").decode().strip(),
        "snapshot": db.to_json(snapshot),
        "reporter": reporter.key,
        "reporter_name": reporter.name,
        "reporter_person": reporter.person,
        "at": people.now(),
    }
    async with people.changing() as connection:
        await connection.execute(insert(reports).values(row))


async def _about(connection: AsyncConnection, table: Table, wish: Report) -> About:
    if wish.room == "spectators":
        row = await _spectator(connection, table.id, wish.line)
        who = row.author if row.seat is None else seat_key(row.seat)
        return About(who, row.name, row.person)
    if wish.kind == "line" or wish.line is not None:
        line = await _line(connection, table.id, wish.line)
        if line.seat is None:
            return About(f"line {line.number}", line.name, None)  # a spectator who spoke after the end
        seat = table.seats[line.seat]
        person = seat.person if seat.name == line.name else None  # not of a newcomer
        return About(seat_key(line.seat), line.name, person)
    if wish.seat is None or wish.seat >= table.players:
        raise Refused("seat-unknown", seat=wish.seat if wish.seat is not None else -1, players=table.players)
    seat = table.seats[wish.seat]
    if seat.kind != "human":
        raise Refused("report-no-person")
    return About(seat_key(seat.seat), seat.name, seat.person)


async def _line(connection: AsyncConnection, table_id: str, number: int | None) -> Row[Any]:
    said = schema.messages
    wanted = select(said).where(said.c.table_id == table_id, said.c.number == number)
    row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("line-unknown", line=number or 0)
    return row


async def _spectator(connection: AsyncConnection, table_id: str, number: int | None) -> Row[Any]:
    said = SPECTATOR_LINES
    wanted = select(said).where(said.c.table_id == table_id, said.c.number == number)
    row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("line-unknown", line=number or 0)
    return row


async def _snapshot(connection: AsyncConnection, table_id: str, wish: Report) -> list[SnapshotLine]:
    """The lines around the one that is reported; the last ones where none is."""
    said = SPECTATOR_LINES if wish.room == "spectators" else schema.messages
    wanted = select(said.c.number, said.c.name, said.c.text, said.c.phrase, said.c.at).where(
        said.c.table_id == table_id
    )
    before = wanted.order_by(said.c.number.desc()).limit(BEFORE + 1)
    found = []
    if wish.line is not None:
        after = wanted.where(said.c.number > wish.line).order_by(said.c.number).limit(AFTER)
        found = list(await connection.execute(after))
        before = before.where(said.c.number <= wish.line)
    rows = [*list(await connection.execute(before))[::-1], *found]
    return [
        SnapshotLine(
            number=row.number,
            name=row.name,
            text=row.text,
            phrase=row.phrase,
            at=row.at,
            reported=row.number == wish.line,
        )
        for row in rows
    ]


# -- at the desk ---------------------------------------------------------------------------------------


async def listed(
    people: PeopleStore, closed: bool, lang: str = "en", page: int = 0, most: int = 50
) -> list[ReportInfo]:
    """The open reports, the oldest first; or the closed ones, the last closed first."""
    wanted = select(reports).limit(most).offset(page * most)
    if closed:
        wanted = wanted.where(reports.c.closed_at.is_not(None)).order_by(reports.c.closed_at.desc())
    else:
        wanted = wanted.where(reports.c.closed_at.is_(None)).order_by(reports.c.id)
    async with people.reading() as connection:
        rows = list(await connection.execute(wanted))
        return [_info(row, await _before(connection, row), lang) for row in rows]


async def _before(connection: AsyncConnection, row: Row[Any]) -> int:
    """How many earlier reports are about the same account, or the same address."""
    same = [
        column == value
        for column, value in ((reports.c.person, row.person), (reports.c.address_key, row.address_key))
        if value is not None
    ]
    if not same:
        return 0
    wanted = select(func.count()).select_from(reports).where(reports.c.id < row.id, or_(*same))
    return await connection.scalar(wanted) or 0


def _info(row: Row[Any], before: int, lang: str) -> ReportInfo:
    return ReportInfo(
        id=row.id,
        table=row.table_id,
        table_name=row.table_name,
        kind=row.kind,
        room=row.room,
        line=row.line,
        seat=int(row.who.removeprefix("seat ")) if row.who.startswith("seat ") else None,
        name=row.name,
        account=row.person is not None,
        address=row.address_key is not None,
        before=before,
        reason=row.reason,
        words=row.words,
        lines=[_line_in(lang, SnapshotLine(**line)) for line in db.from_json(row.snapshot)],
        reporter=row.reporter_name,
        at=row.at,
        closed_at=row.closed_at,
        closed_by=row.closed_by,
    )


def _line_in(lang: str, line: SnapshotLine) -> SnapshotLine:
    return replace(line, text=phrase_in(lang, line.phrase)) if line.phrase else line


async def one(people: PeopleStore, number: int) -> Row[Any]:
    async with people.reading() as connection:
        row = (await connection.execute(select(reports).where(reports.c.id == number))).first()
    if row is None:
        raise Refused("report-unknown", report=number)
    return row


async def close(people: PeopleStore, by: str, number: int) -> None:
    await one(people, number)
    waits = (reports.c.id == number) & reports.c.closed_at.is_(None)
    async with people.changing() as connection:
        done = await connection.execute(
            update(reports).where(waits).values(closed_at=people.now(), closed_by=by)
        )
        if done.rowcount == 0:
            raise Refused("report-closed-already", report=number)
        await audit.note(connection, by, "report-closed", people.now(), report=number)


async def waiting(people: PeopleStore) -> int:
    wanted = select(func.count()).select_from(reports).where(reports.c.closed_at.is_(None))
    async with people.reading() as connection:
        return await connection.scalar(wanted) or 0
