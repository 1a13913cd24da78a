"""Pauses, extensions, and the end of a game that its players give up.

While a game is paused its clocks stand still: they keep the time of the pause, and are moved on when it ends.
All functions change a fork of a table, and note what they did as a table event.
"""

from __future__ import annotations

import msgspec

from bakufu.engine.ids import Seat
from bakufu.server.storage import db
from bakufu.server.tables import voting
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import SERVER, note
from bakufu.server.tables.voting import RULES, Vote


def pause(table: Table, reason: str, now: float, actor: str = SERVER, command: str | None = None) -> None:
    if table.row.paused_at is None:
        table.set_table(paused_at=now)
        note(table, "paused", now, actor=actor, command=command, reason=reason)


def resume(table: Table, reason: str, now: float, actor: str = SERVER, command: str | None = None) -> None:
    """Let the clocks, and the votes that stood still with them, go on where they were."""
    paused_at = table.row.paused_at
    if paused_at is None:
        return
    stood = max(0.0, now - paused_at)
    table.set_table(paused_at=None, shown_by=table.row.shown_by + stood if table.row.shown_by else 0.0)
    for seat in table.seats:
        if seat.due_at is not None:
            table.set_seat(seat.seat, due_at=seat.due_at + stood)
    keep_votes(table, [_moved_on(vote, stood) for vote in voting.open_votes(table.row)])
    note(table, "resumed", now, actor=actor, command=command, reason=reason)


def _moved_on(vote: Vote, stood: float) -> Vote:
    if RULES[vote.kind].while_paused:
        return vote
    late_at = vote.late_at + stood if vote.late_at is not None else None
    return msgspec.structs.replace(vote, due_at=vote.due_at + stood, late_at=late_at)


def extend(
    table: Table,
    seats: list[Seat],
    reason: str,
    now: float,
    actor: str = SERVER,
    command: str | None = None,
) -> None:
    """More time for these seats, as far as they owe a move; one whose time is up gets it from now on."""
    more = voting.times(table.row).more
    for seat in seats:
        clock = table.seats[seat]
        if clock.due_at is not None:
            due_at = max(now, clock.due_at) + more
            asked_at = clock.due_at - clock.bank
            table.set_seat(seat, due_at=due_at, bank=due_at - asked_at, reminded=False)
    about = seats[0] if len(seats) == 1 else None
    note(table, "extended", now, seat=about, actor=actor, command=command, seconds=int(more), reason=reason)


def call_off(table: Table, reason: str, now: float, actor: str = SERVER, command: str | None = None) -> None:
    """End the game without an outcome."""
    note(table, "called-off", now, actor=actor, command=command, reason=reason)
    table.set_table(status="cancelled", ended_at=now, paused_at=None, votes=None, wake_at=None)
    for seat in table.seats:
        if seat.due_at is not None:
            table.set_seat(seat.seat, due_at=None, reminded=False)


def keep_votes(table: Table, votes: list[Vote]) -> None:
    """Store the open votes, and when the server must look at them again."""
    stored = db.to_json(votes) if votes else None
    if stored != table.row.votes:
        table.set_table(votes=stored)


def schedule(table: Table) -> None:
    """Note when a vote or the pause ends by itself."""
    paused = table.row.paused_at is not None
    ends = [
        vote.due_at for vote in voting.open_votes(table.row) if not paused or RULES[vote.kind].while_paused
    ]
    until = voting.paused_until(table.row)
    wake_at = min([*ends, *([until] if until is not None else [])], default=None)
    if wake_at != table.row.wake_at:
        table.set_table(wake_at=wake_at)
