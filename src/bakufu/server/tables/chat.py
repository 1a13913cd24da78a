"""Chat at a table, and each seat's private notes."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import select

from bakufu.engine.errors import Refused
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import db, schema
from bakufu.server.tables.names import clean_line
from bakufu.server.tables.phrases import check_phrase, check_sign
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table

LINE_MOST = 500  # characters of a chat line
NOTES_MOST = 20_000
PAGE = 200  # chat lines that are read at once


async def add_line(store: TableStore, table_id: str, token: str, text: str, phrase: str = "") -> ChatLine:
    """Say something at a seat: a text, or a ready phrase."""
    text = check_text(text, phrase)

    def change(table: Table) -> ChatLine:
        seat = seat_of(table, token)
        line = ChatLine(
            number=_next_number(table),
            seat=seat,
            name=table.seats[seat].name,
            text=text,
            phrase=phrase,
            at=store.now(),
        )
        table.add_chat_line(line)
        return line

    return await store.transaction(table_id, change)


async def add_guest_line(
    store: TableStore, table_id: str, name: str, text: str, phrase: str = ""
) -> ChatLine:
    """Say something at the table as a spectator, which helps nobody once the game is over."""
    text = check_text(text, phrase)

    def change(table: Table) -> ChatLine:
        if not is_open_to_all(table):
            raise Refused("table-chat-players", table=table_id)
        line = ChatLine(
            number=_next_number(table), seat=None, name=name, text=text, phrase=phrase, at=store.now()
        )
        table.add_chat_line(line)
        return line

    return await store.transaction(table_id, change)


def is_open_to_all(table: Table) -> bool:
    """Whether the game is over, so that players and spectators may talk to each other."""
    return table.status in ("over", "cancelled")


def check_text(text: str, phrase: str) -> str:
    """The text as it is stored: a line that can be shown, or nothing beside a ready phrase."""
    if phrase:
        check_phrase(phrase)
        if text:
            raise Refused("phrase-with-text")
        return ""
    text = clean_line(_storable(text)).strip()
    if not 0 < len(text) <= LINE_MOST:
        raise Refused("chat-length", given=len(text), most=LINE_MOST)
    return text


def _next_number(table: Table) -> int:
    return table.chat[-1].number + 1 if table.chat else 1


async def react(
    store: TableStore, table_id: str, token: str, number: int, sign: str, wanted: bool
) -> ChatLine:
    """Put a sign to a line, or take it away. Of each sign a seat has one at a line."""
    check_sign(sign)

    def change(table: Table) -> ChatLine:
        seat = seat_of(table, token)
        line = _line(table, number)
        if line.gone:
            raise Refused("line-gone", line=number)
        seats = [one for one in line.reactions.get(sign, []) if one != seat]
        if (len(seats) < len(line.reactions.get(sign, []))) == wanted:
            return line  # nothing new
        seats = sorted([*seats, seat]) if wanted else seats
        reactions = {**line.reactions, sign: seats}
        return edit_line(store, table, line, reactions={one: who for one, who in reactions.items() if who})

    return await store.transaction(table_id, change)


def _line(table: Table, number: int) -> ChatLine:
    """A line that is not too old to be kept in memory."""
    for line in reversed(table.chat):
        if line.number == number:
            return line
    raise Refused("line-unknown", line=number)


def edit_line(store: TableStore, table: Table, line: ChatLine, **changes: Any) -> ChatLine:
    """Change a line that was said before; everybody who has it gets it again."""
    edit = table.row.chat_edits + 1
    table.set_table(chat_edits=edit)
    edited = replace(line, **changes, edit=edit)
    table.chat = [edited if one.number == line.number else one for one in table.chat]
    columns = {**changes, "edit": edit}
    if "reactions" in columns:
        columns["reactions"] = db.to_json(columns["reactions"]) if columns["reactions"] else None
    key = {"table_id": table.id, "number": line.number}
    table.changes.more.append(store.writer.sql.update(schema.messages, key, columns))
    return edited


async def since(store: TableStore, table_id: str, number: int) -> list[ChatLine]:
    """The chat lines after this number, oldest first, a page at a time."""
    table = await store.get(table_id)
    if table.chat and number + 1 < table.chat[0].number:  # older than what is kept in memory
        async with db.reading(store.engine) as connection:
            return await db.chat_rows(connection, table_id, number, PAGE, first=True)
    return [line for line in table.chat if line.number > number][:PAGE]


async def notes(store: TableStore, table_id: str, token: str) -> str:
    seat = seat_of(await store.get(table_id), token)
    wanted = select(schema.notes.c.text).where(
        schema.notes.c.table_id == table_id, schema.notes.c.seat == seat
    )
    async with db.reading(store.engine) as connection:
        return await connection.scalar(wanted) or ""


async def write_notes(store: TableStore, table_id: str, token: str, text: str) -> None:
    seat = seat_of(await store.get(table_id), token)
    text = _storable(text)
    if len(text) > NOTES_MOST:
        raise Refused("notes-length", given=len(text), most=NOTES_MOST)
    sql, mine = store.writer.sql, {"table_id": table_id, "seat": seat}
    await store.write([sql.delete(schema.notes, mine), sql.insert(schema.notes, {**mine, "text": text})])


def _storable(text: str) -> str:
    """The text without characters that a database cannot store: NUL and lone surrogates."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()
