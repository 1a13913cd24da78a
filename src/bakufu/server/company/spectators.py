"""The spectators' chat of a table: players do not read it while they play, so nobody can whisper to them.

It is kept apart from the table's chat, in rows of its own that are not in memory. That it has changed is
counted at the table (`tables.spectator_chat`), so every server process wakes its watchers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.engine import Row

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.company.messages import SpectatorLine, SpectatorLines
from bakufu.server.people.sessions import SignedIn
from bakufu.server.storage import company_schema, db
from bakufu.server.storage.people_schema import persons
from bakufu.server.tables.chat import check_text, is_open_to_all
from bakufu.server.tables.names import guest_name, name_key
from bakufu.server.tables.phrases import check_sign, phrase_in
from bakufu.server.tables.store import ATTEMPTS, TableStore
from bakufu.server.tables.table import Table

PAGE = 200  # lines that are read at once
CHANGES_MOST = 20_000  # lines and reactions of a table
REACTIONS_MOST = 200  # of one sign at one line
lines = company_schema.spectator_lines


class Spectator(NamedTuple):
    """Who looks at a table: an author of lines, who may have an account, or a player after the end."""

    author: str
    me: SignedIn | None
    seat: Seat | None = None


def check_outside(table: Table, seat: Seat | None, me: SignedIn | None) -> None:
    """Refuse players of a game that is not over, whichever of their tokens they show."""
    plays = seat is not None or (me is not None and any(one.person == me.id for one in table.seats))
    if plays and not is_open_to_all(table):
        raise Refused("spectators-only", table=table.id)


async def name_of(store: TableStore, table: Table, who: Spectator, wanted: str) -> str:
    """The name of somebody in this chat: nobody can pass for a player, another spectator or an account."""
    if who.seat is not None:
        return table.seats[who.seat].name
    if who.me is not None:
        return who.me.person.name
    async with db.reading(store.engine) as connection:
        spoken = select(lines.c.name).where(lines.c.table_id == table.id, lines.c.author != who.author)
        others = [row.name for row in await connection.execute(spoken.distinct())]
        name = guest_name(wanted, [*(seat.name for seat in table.seats if seat.name), *others])
        taken = select(persons.c.id).where(persons.c.name_key == name_key(name))
        if await connection.scalar(taken) is not None:
            raise Refused("person-name-taken", name=name)
    return name


async def say(store: TableStore, table_id: str, who: Spectator, name: str, text: str, phrase: str) -> None:
    row = {
        "author": who.author,
        "person": who.me.id if who.me is not None else None,
        "seat": who.seat,
        "name": name,
        "text": check_text(text, phrase),
        "phrase": phrase,
    }

    def change(table: Table) -> None:
        check_outside(table, who.seat, who.me)
        number = _count(table)  # the numbers of lines rise, and some are left out
        columns = {"table_id": table_id, "number": number, **row, "at": store.now()}
        table.changes.more.append(store.writer.sql.insert(lines, columns))

    await store.transaction(table_id, change)


def _count(table: Table) -> int:
    edit = table.row.spectator_chat + 1
    if edit > CHANGES_MOST:
        raise Refused("spectators-full", table=table.id, most=CHANGES_MOST)
    table.set_table(spectator_chat=edit)
    return edit


async def since(store: TableStore, table: Table, who: Spectator, after: int, lang: str) -> SpectatorLines:
    """The lines after this number, or the last ones when it is 0."""
    check_outside(table, who.seat, who.me)
    found = await _lines(store, table.id, who, after)
    return SpectatorLines(lines=[line_in(lang, line) for line in found], changes=table.row.spectator_chat)


def line_in(lang: str, line: SpectatorLine) -> SpectatorLine:
    return replace(line, text=phrase_in(lang, line.phrase)) if line.phrase else line


async def _lines(store: TableStore, table_id: str, who: Spectator, after: int) -> list[SpectatorLine]:
    wanted = select(lines).where(lines.c.table_id == table_id, lines.c.number > after)
    wanted = wanted.order_by(lines.c.number if after else lines.c.number.desc()).limit(PAGE)
    async with db.reading(store.engine) as connection:
        rows: Sequence[Row[Any]] = list(await connection.execute(wanted))
    return [_line(row, who.author) for row in (rows if after else rows[::-1])]


def _line(row: Row[Any], author: str) -> SpectatorLine:
    reactions: dict[str, list[str]] = db.from_json(row.reactions) if row.reactions else {}
    return SpectatorLine(
        number=row.number,
        author=row.author,
        mine=row.author == author,
        seat=row.seat,
        name=row.name,
        text=row.text,
        phrase=row.phrase,
        gone=row.gone,
        reactions={sign: len(authors) for sign, authors in reactions.items()},
        own=[sign for sign, authors in reactions.items() if author in authors],
        edit=row.edit,
        at=row.at,
    )


async def react(
    store: TableStore, table_id: str, who: Spectator, number: int, sign: str, wanted: bool
) -> None:
    """Put a sign to a spectator's line, or take it away; each spectator has one of each sign."""
    check_sign(sign)
    for _ in range(ATTEMPTS):
        known = (await store.get(table_id)).row.spectator_chat
        row = await line_row(store, table_id, number)
        if row.gone:
            raise Refused("line-gone", line=number)
        left = _reactions(row, who.author, sign, wanted)
        if await _write_reactions(store, table_id, who, number, known, left):
            return
    raise Refused("table-busy", table=table_id)


def _reactions(row: Row[Any], author: str, sign: str, wanted: bool) -> dict[str, list[str]]:
    reactions: dict[str, list[str]] = db.from_json(row.reactions) if row.reactions else {}
    authors = [one for one in reactions.get(sign, []) if one != author]
    if wanted and len(authors) >= REACTIONS_MOST:
        raise Refused("reactions-full", most=REACTIONS_MOST)
    reactions[sign] = [*authors, author] if wanted else authors
    return {one: by for one, by in reactions.items() if by}


async def _write_reactions(
    store: TableStore, table_id: str, who: Spectator, number: int, known: int, left: dict[str, list[str]]
) -> bool:
    """Write them if nothing in this chat has changed since they were read."""

    def change(table: Table) -> bool:
        check_outside(table, who.seat, who.me)
        if table.row.spectator_chat != known:
            return False
        columns = {"reactions": db.to_json(left) if left else None, "edit": _count(table)}
        key = {"table_id": table_id, "number": number}
        table.changes.more.append(store.writer.sql.update(lines, key, columns))
        return True

    return await store.transaction(table_id, change)


async def line_row(store: TableStore, table_id: str, number: int) -> Row[Any]:
    wanted = select(lines).where(lines.c.table_id == table_id, lines.c.number == number)
    async with db.reading(store.engine) as connection:
        row = (await connection.execute(wanted)).first()
    if row is None:
        raise Refused("line-unknown", line=number)
    return row


async def author_row(store: TableStore, table_id: str, author: str) -> Row[Any]:
    """The last line of an author."""
    wanted = select(lines).where(lines.c.table_id == table_id, lines.c.author == author)
    async with db.reading(store.engine) as connection:
        row = (await connection.execute(wanted.order_by(lines.c.number.desc()).limit(1))).first()
    if row is None:
        raise Refused("author-unknown")
    return row
