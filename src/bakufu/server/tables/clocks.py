"""Game clocks: they run while a seat owes a move, and are stored in the database like everything else.

A clock reveals nothing else: it keeps running while a seat makes ten private moves before it is ready.

Clients show the moves of others one after the other. At a live table the clock of a seat that is asked does
not run meanwhile: it starts when the client says that it has shown everything (`shown`), and at the latest
after a time that depends on how much there is to show. So nobody can stop a clock by saying nothing, or by
making a move and taking it back again and again: every line of the log is counted once. The moment at which a
clock starts is `due_at - bank`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.tables import paces
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table

PER_EVENT: Final = 2.0  # seconds that a client may take to show a line of the log


def clock_time(table: Table, now: float) -> float:
    """The time on the clocks of a table: while it is paused they stand still."""
    return now if table.row.paused_at is None else table.row.paused_at


def update(table: Table, before: Sequence[Seat], after: Sequence[Seat], now: float) -> None:
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


def wait_for_showing(
    table: Table, before: Sequence[Seat], questions: Sequence[object], lines: int, now: float
) -> None:
    """After a move: let the clocks of the seats that are asked wait until it has been shown to them.

    `before`, `questions` and `lines` are the seats that were asked before the move, what they were asked, and
    the length of the public log. A seat that is still asked the same goes on thinking, and so does its clock.
    """
    pace = paces.pace(table.row.pace)
    if pace is None or not pace.showing:
        return
    fresh = _count_lines(table, lines, pace.showing, now)
    starts_at = table.row.shown_by
    if starts_at <= now:
        return
    for seat in table.to_act():
        clock = table.seats[seat]
        if clock.bot is not None or clock.due_at is None:
            continue
        # Only public lines count for a seat that was asked already: nobody can count its private moves.
        if seat not in before or (fresh and table.questions[seat] is not questions[seat]):
            left = clock.due_at - max(now, clock.due_at - clock.bank)
            table.set_seat(seat, bank=max(0.0, left), due_at=starts_at + max(0.0, left))


def _count_lines(table: Table, lines: int, most: float, now: float) -> bool:
    """Note by when clients will have shown the new lines of the public log; whether there are any."""
    row, public = table.row, table.log_lengths[table.players]
    counted = max(row.shown_lines, lines)
    if public <= counted:
        return False
    shown_by = max(now, row.shown_by) + (public - counted) * PER_EVENT
    table.set_table(shown_by=min(now + most, shown_by), shown_lines=public)
    return True


async def confirm_shown(store: TableStore, table_id: str, token: str, seq: int) -> None:
    """The client of a seat has shown update `seq`: if the seat is asked there, its clock starts now."""

    def change(table: Table) -> None:
        seat = seat_of(table, token)
        if seq > table.seqs[seat]:
            raise Refused("command-stale", seen=seq, now=table.seqs[seat])
        clock, now = table.seats[seat], clock_time(table, store.now())
        if clock.due_at is None or seq < table.questions[seat][1]:
            return
        if now < clock.due_at - clock.bank:
            table.set_seat(seat, due_at=now + clock.bank)

    await store.transaction(table_id, change)


def grant_increment(table: Table, seat: Seat, now: float) -> None:
    """Give a guest who takes their seat back after a timeout the time of one decision."""
    pace, now = paces.pace(table.row.pace), clock_time(table, now)
    due_at = table.seats[seat].due_at
    if pace is not None and due_at is not None and due_at < now + pace.increment:
        table.set_seat(seat, bank=pace.increment, due_at=now + pace.increment, reminded=False)
