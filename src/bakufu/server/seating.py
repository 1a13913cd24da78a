"""Who plays a seat during the game: the guest who took it, or a bot in his place."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server.live import Live
from bakufu.server.protocol import TableInfo
from bakufu.server.rooms import Rooms, seat_of


async def hand_over(rooms: Rooms, table_id: str, token: str, bot: str) -> TableInfo:
    """A bot plays on in this seat until the guest takes it back."""

    async def act(connection: AsyncConnection, live: Live) -> None:
        seat = seat_of(live, token)
        rooms.check_bot(live.row.game, bot)
        _check_playing(live)
        await rooms.change_seat(connection, live, seat, bot=bot)

    await rooms.transaction(table_id, act)
    return (await rooms.live(table_id)).info()


async def take_back(rooms: Rooms, table_id: str, token: str) -> TableInfo:
    async def act(connection: AsyncConnection, live: Live) -> None:
        seat = seat_of(live, token)
        _check_playing(live)
        await rooms.change_seat(connection, live, seat, bot=None)

    await rooms.transaction(table_id, act)
    return (await rooms.live(table_id)).info()


async def play_by_bot(rooms: Rooms, table_id: str, seat: int, bot: str, due_at: float) -> None:
    """The time of this seat is up: a bot takes over, unless it has moved in the meantime."""

    async def act(connection: AsyncConnection, live: Live) -> None:
        if live.status == "playing" and live.seats[seat].due_at == due_at and live.seats[seat].bot is None:
            await rooms.change_seat(connection, live, seat, bot=bot)

    await rooms.transaction(table_id, act)


def _check_playing(live: Live) -> None:
    if live.status != "playing":
        raise Refused("table-not-playing", table=live.id, status=live.status)
