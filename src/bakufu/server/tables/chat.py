"""Chat at a table, and each seat's private notes."""

from __future__ import annotations

from sqlalchemy import select

from bakufu.engine.errors import Refused
from bakufu.server.protocol import ChatLine
from bakufu.server.storage import db, schema
from bakufu.server.tables.names import clean_line
from bakufu.server.tables.store import Rooms, seat_of
from bakufu.server.tables.table import Live

LINE_MOST = 500  # characters of a chat line
NOTES_MOST = 20_000
PAGE = 200  # chat lines that are read at once


async def say(rooms: Rooms, table_id: str, token: str, text: str) -> ChatLine:
    text = clean_line(_storable(text)).strip()
    if not 0 < len(text) <= LINE_MOST:
        raise Refused("chat-length", given=len(text), most=LINE_MOST)

    def act(live: Live) -> ChatLine:
        seat = seat_of(live, token)
        number = live.chat[-1].number + 1 if live.chat else 1
        line = ChatLine(number=number, seat=seat, name=live.seats[seat].name, text=text, at=rooms.now())
        live.say(line)
        return line

    return await rooms.transaction(table_id, act)


async def since(rooms: Rooms, table_id: str, number: int) -> list[ChatLine]:
    """The chat lines after this number, oldest first, a page at a time."""
    live = await rooms.live(table_id)
    if live.chat and number + 1 < live.chat[0].number:  # older than what is kept in memory
        async with db.reading(rooms.engine) as connection:
            return await db.chat_rows(connection, table_id, number, PAGE, first=True)
    return [line for line in live.chat if line.number > number][:PAGE]


async def notes(rooms: Rooms, table_id: str, token: str) -> str:
    seat = seat_of(await rooms.live(table_id), token)
    wanted = select(schema.notes.c.text).where(
        schema.notes.c.table_id == table_id, schema.notes.c.seat == seat
    )
    async with db.reading(rooms.engine) as connection:
        return await connection.scalar(wanted) or ""


async def write_notes(rooms: Rooms, table_id: str, token: str, text: str) -> None:
    seat = seat_of(await rooms.live(table_id), token)
    text = _storable(text)
    if len(text) > NOTES_MOST:
        raise Refused("notes-length", given=len(text), most=NOTES_MOST)
    sql, mine = rooms.commits.sql, {"table_id": table_id, "seat": seat}
    await rooms.write([sql.delete(schema.notes, mine), sql.insert(schema.notes, {**mine, "text": text})])


def _storable(text: str) -> str:
    """Without what a database cannot hold: NUL, and halves of characters."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()
