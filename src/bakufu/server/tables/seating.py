"""Seating during a game: hand a seat to a substitute bot, take it back, and renew its link."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.protocol import Joined, TableInfo
from bakufu.server.tables import standins, table_events, votes
from bakufu.server.tables.standins import check_playing
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table
from bakufu.server.tables.tokens import digest, new_token


async def hand_over(store: TableStore, table_id: str, token: str, bot: str) -> TableInfo:
    """Let a bot play this seat until the guest takes it back."""

    def change(table: Table) -> TableInfo:
        seat, now = seat_of(table, token), store.now()
        store.check_bot(table.row.game, bot)
        check_playing(table)
        if table.seats[seat].resigned:
            raise Refused("seat-resigned", seat=seat)
        if table.seats[seat].bot != bot:
            table_events.check_room(table)
        standins.bot_in(table, seat, bot, "handed-over", now, table_events.actor_of(seat))
        votes.settle(table, now, votes.first_bot(store, table))
        return table.info()

    return await store.transaction(table_id, change)


async def take_back(store: TableStore, table_id: str, token: str) -> TableInfo:
    def change(table: Table) -> TableInfo:
        seat, now = seat_of(table, token), store.now()
        check_playing(table)
        standins.bot_out(table, seat, now, table_events.actor_of(seat))
        votes.settle(table, now, votes.first_bot(store, table))
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
        clock, now = table.seats[seat], store.now()
        if table.status != "playing" or table.row.paused_at is not None:
            return
        if clock.due_at == due_at and clock.bot is None:
            standins.bot_in(table, seat, bot, "clock", now)
            votes.settle(table, now, bot)

    await store.transaction(table_id, change)
