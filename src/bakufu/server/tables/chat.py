"""Chat at a table, and each seat's private notes."""

from __future__ import annotations

from sqlalchemy import select

from bakufu.engine.errors import Refused
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import db, schema
from bakufu.server.tables.names import clean_line
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table

LINE_MOST = 500  # characters of a chat line
NOTES_MOST = 20_000
PAGE = 200  # chat lines that are read at once


async def add_line(store: TableStore, table_id: str, token: str, text: str) -> ChatLine:
    text = clean_line(_storable(text)).strip()
    if not 0 < len(text) <= LINE_MOST:
        raise Refused("chat-length", given=len(text), most=LINE_MOST)

    def change(table: Table) -> ChatLine:
        seat = seat_of(table, token)
        number = table.chat[-1].number + 1 if table.chat else 1
        line = ChatLine(number=number, seat=seat, name=table.seats[seat].name, text=text, at=store.now())
        table.add_chat_line(line)
        return line

    return await store.transaction(table_id, change)


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
