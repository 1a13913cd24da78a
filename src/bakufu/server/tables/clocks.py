"""Game clocks: they run while a seat owes a move, and are stored in the database like everything else.

A clock reveals nothing else: it keeps running while a seat makes ten private moves before it is ready.
"""

from __future__ import annotations

from bakufu.engine.ids import Seat
from bakufu.server.tables import paces
from bakufu.server.tables.table import Table


def update(table: Table, before: list[int], after: list[int], now: float) -> None:
    """Stop the clocks of the seats that have answered, and start those of the seats that are asked."""
    pace = paces.pace(table.row.pace)
    if pace is None:
        return
    for seat in range(table.players):
        was, is_asked = seat in before, seat in after
        if was == is_asked:
            continue
        clock = table.seats[seat]
        if is_asked:
            table.set_seat(seat, due_at=now + clock.bank, reminded=False)
        else:
            asked_at = (clock.due_at if clock.due_at is not None else now) - clock.bank
            left = paces.left_after(pace, clock.bank, asked_at, now)
            table.set_seat(seat, bank=left, due_at=None, reminded=False)


def grant_increment(table: Table, seat: Seat, now: float) -> None:
    """Give a guest who takes their seat back after a timeout the time of one decision."""
    pace = paces.pace(table.row.pace)
    due_at = table.seats[seat].due_at
    if pace is not None and due_at is not None and due_at < now + pace.increment:
        table.set_seat(seat, bank=pace.increment, due_at=now + pace.increment, reminded=False)
