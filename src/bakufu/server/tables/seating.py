"""Who plays a seat during the game: the guest who took it, or a bot as a substitute; and new seat links."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.server.protocol import Joined, TableInfo
from bakufu.server.tables import clocks
from bakufu.server.tables.store import Rooms, seat_of
from bakufu.server.tables.table import Live
from bakufu.server.tables.tokens import digest, new_token


async def hand_over(rooms: Rooms, table_id: str, token: str, bot: str) -> TableInfo:
    """A bot plays on in this seat until the guest takes it back."""

    def act(live: Live) -> TableInfo:
        seat = seat_of(live, token)
        rooms.check_bot(live.row.game, bot)
        _check_playing(live)
        live.set_seat(seat, bot=bot)
        return live.info()

    return await rooms.transaction(table_id, act)


async def take_back(rooms: Rooms, table_id: str, token: str) -> TableInfo:
    def act(live: Live) -> TableInfo:
        seat = seat_of(live, token)
        _check_playing(live)
        if live.seats[seat].bot is not None:
            live.set_seat(seat, bot=None)
            clocks.grant(live, seat, rooms.now())
        return live.info()

    return await rooms.transaction(table_id, act)


async def renew(rooms: Rooms, table_id: str, token: str) -> Joined:
    """A new secret link for this seat; the old one opens nothing any more."""
    fresh = new_token()

    def act(live: Live) -> Joined:
        seat = seat_of(live, token)
        live.set_seat(seat, token=digest(fresh))
        return Joined(table=live.info(), seat=seat, token=fresh)

    return await rooms.transaction(table_id, act)


async def play_by_bot(rooms: Rooms, table_id: str, seat: int, bot: str, due_at: float) -> None:
    """The time of this seat is up: a bot takes over, unless it has moved in the meantime."""

    def act(live: Live) -> None:
        if live.status == "playing" and live.seats[seat].due_at == due_at and live.seats[seat].bot is None:
            live.set_seat(seat, bot=bot)

    await rooms.transaction(table_id, act)


def _check_playing(live: Live) -> None:
    if live.status != "playing":
        raise Refused("table-not-playing", table=live.id, status=live.status)
