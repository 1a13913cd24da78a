"""Chat at a table, and each seat's private notes."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server import schema
from bakufu.server.live import Live
from bakufu.server.protocol import ChatLine
from bakufu.server.rooms import Rooms, seat_of

LINE_MOST = 500  # characters of a chat line
NOTES_MOST = 20_000
PAGE = 200  # chat lines that are read at once


async def say(rooms: Rooms, table_id: str, token: str, text: str) -> ChatLine:
    text = text.strip()
    if not 0 < len(text) <= LINE_MOST:
        raise Refused("chat-length", given=len(text), most=LINE_MOST)

    async def act(connection: AsyncConnection, live: Live) -> ChatLine:
        seat = seat_of(live, token)
        number = live.chat[-1].number + 1 if live.chat else 1
        line = ChatLine(number=number, seat=seat, name=live.seats[seat].name, text=text, at=rooms.now())
        # Another process may have taken this number: then the key refuses it and we try again.
        await connection.execute(
            insert(schema.messages).values(
                table_id=table_id, number=number, seat=seat, name=line.name, text=text, at=line.at
            )
        )
        live.chat.append(line)
        return line

    return await rooms.transaction(table_id, act)


async def since(rooms: Rooms, table_id: str, number: int) -> list[ChatLine]:
    """The chat lines after this number, oldest first, a page at a time."""
    live = await rooms.live(table_id)
    return [line for line in live.chat if line.number > number][:PAGE]


async def notes(rooms: Rooms, table_id: str, token: str) -> str:
    seat = seat_of(await rooms.live(table_id), token)
    wanted = select(schema.notes.c.text).where(
        schema.notes.c.table_id == table_id, schema.notes.c.seat == seat
    )
    async with rooms.engine.connect() as connection:
        return await connection.scalar(wanted) or ""


async def write_notes(rooms: Rooms, table_id: str, token: str, text: str) -> None:
    seat = seat_of(await rooms.live(table_id), token)
    if len(text) > NOTES_MOST:
        raise Refused("notes-length", given=len(text), most=NOTES_MOST)
    mine = (schema.notes.c.table_id == table_id) & (schema.notes.c.seat == seat)
    async with rooms.engine.begin() as connection:
        await connection.execute(delete(schema.notes).where(mine))
        await connection.execute(insert(schema.notes).values(table_id=table_id, seat=seat, text=text))
