"""Seating during a game: hand a seat to a substitute bot, take it back, and renew its link."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.protocol import Joined, TableInfo
from bakufu.server.tables import clocks
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest, new_token


async def hand_over(store: TableStore, table_id: str, token: str, bot: str) -> TableInfo:
    """Let a bot play this seat until the guest takes it back."""

    def change(table: Table) -> TableInfo:
        seat = seat_of(table, token)
        store.check_bot(table.row.game, bot)
        _check_playing(table)
        table.set_seat(seat, bot=bot)
        return table.info()

    return await store.transaction(table_id, change)


async def take_back(store: TableStore, table_id: str, token: str) -> TableInfo:
    def change(table: Table) -> TableInfo:
        seat = seat_of(table, token)
        _check_playing(table)
        if table.seats[seat].bot is not None:
            table.set_seat(seat, bot=None)
            clocks.grant_increment(table, seat, store.now())
        return table.info()

    return await store.transaction(table_id, change)


async def renew(store: TableStore, table_id: str, token: str) -> Joined:
    """Make a new secret link for this seat; the old one stops working."""
    fresh = new_token()

    def change(table: Table) -> Joined:
        seat = seat_of(table, token)
        table.set_seat(seat, token=digest(fresh))
        return Joined(table=table.info(), seat=seat, token=fresh)

    return await store.transaction(table_id, change)


async def substitute_bot(store: TableStore, table_id: str, seat: Seat, bot: str, due_at: float) -> None:
    """Let a bot take over a seat whose time is up, unless the seat has moved in the meantime."""

    def change(table: Table) -> None:
        if table.status == "playing" and table.seats[seat].due_at == due_at and table.seats[seat].bot is None:
            table.set_seat(seat, bot=bot)

    await store.transaction(table_id, change)


def _check_playing(table: Table) -> None:
    if table.status != "playing":
        raise Refused("table-not-playing", table=table.id, status=table.status)
