"""The clocks of a table: they run while a seat owes a move, and live in the database like all else."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server import paces, store
from bakufu.server.live import Live


async def ask(
    connection: AsyncConnection, live: Live, before: list[int], after: list[int], now: float
) -> None:
    """The clocks of those who have answered stop, of those who are asked they start."""
    pace = paces.pace(live.row.pace)
    if pace is None:
        return
    for seat in live.seats:
        was, is_asked = seat.seat in before, seat.seat in after
        if was == is_asked:
            continue
        if is_asked:
            seat.due_at = now + seat.bank
        else:
            asked_at = (seat.due_at or now) - seat.bank
            seat.bank = paces.left_after(pace, seat.bank, asked_at, now)
            seat.due_at = None
        seat.reminded = False
        await store.change_seat(
            connection, live.id, seat.seat, bank=seat.bank, due_at=seat.due_at, reminded=False
        )
