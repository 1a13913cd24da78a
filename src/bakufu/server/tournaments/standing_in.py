"""Bots that stand in at tables of a tournament: for no-shows, for who has left, and when a round is too long.

Each change is one transaction of the table. Done again after a kill, it changes nothing more.
"""

from __future__ import annotations

from typing import NamedTuple

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.storage.tournaments_schema import tournament_seats
from bakufu.server.tables import pauses, standins, votes
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tournaments.rows import RoundSeat, RoundTable, Tournament

OUT_OF_REACH = ("table-unknown", "table-broken", "table-not-playing")


class Absences(NamedTuple):
    """For whom bots play from now on. `left`: for good; `unseen`: only if the seat was never opened."""

    left: frozenset[Seat]
    unseen: frozenset[Seat]
    all: bool  # everybody: the time of the round is up


async def stand_in(store: TableStore, tournament: Tournament, now: float) -> None:
    """Look through the tables of the round that are still played."""
    row = tournament.row
    late = row.deadline_at is not None and row.deadline_at <= now
    look_for_unseen = row.no_shows_at is not None and row.no_shows_at <= now
    gone = {one.number for one in tournament.entrants if one.status != "in"}
    for table in tournament.still_playing():
        held = [seat for seat in tournament.seats_of(row.round) if seat.number == table.number]
        left = frozenset(one.seat for one in held if one.entrant in gone and one.seat is not None)
        unseen = frozenset(one.seat for one in held if not one.no_show and one.seat is not None)
        wanted = Absences(left, unseen if look_for_unseen else frozenset(), late)
        if left or wanted.unseen or late:
            await _at(store, table, wanted, held, row.bot, now)


async def _at(
    store: TableStore, where: RoundTable, wanted: Absences, held: list[RoundSeat], bot: str, now: float
) -> None:
    entrants = {one.seat: one.entrant for one in held}

    def change(table: Table) -> None:
        if table.status != "playing":
            return
        if wanted.all:
            pauses.resume(table, "deadline", now)
        for seat in wanted.left:
            if not table.seats[seat].resigned:
                table.set_seat(seat, resigned=True, offered=False, draft=None)
        for seat in wanted.unseen:
            if is_unseen(table, seat):
                mark_no_show(store, table, where, entrants[seat], seat)
        for seat in range(table.players):
            if table.seats[seat].kind != "human" or table.seats[seat].bot is not None:
                continue
            if wanted.all or seat in wanted.left or (seat in wanted.unseen and is_unseen(table, seat)):
                reason = "left" if seat in wanted.left else "clock"
                standins.bot_in(table, seat, bot, reason, now)
        votes.settle(table, now, votes.first_bot(store, table))

    try:
        await store.transaction(where.table_id, change)
    except Refused as why:
        if why.refusal.key not in OUT_OF_REACH:
            raise


def is_unseen(table: Table, seat: Seat) -> bool:
    """Whether nobody has opened this seat yet, nor moved there."""
    held = table.seats[seat]
    if held.kind != "human" or held.token is not None or held.keys is not None:
        return False
    return table.session is None or all(made.seat != seat for made in table.session.moves)


def mark_no_show(store: TableStore, table: Table, where: RoundTable, entrant: int, seat: Seat) -> None:
    """Write with the table's change that the entrant has not come."""
    key = {"tournament": where.tournament, "round": where.round, "entrant": entrant}
    table.changes.more.append(store.writer.sql.update(tournament_seats, key, {"no_show": True}))
    table.set_seat(seat, bot=table.seats[seat].bot)  # a change of the table, also where a bot plays already
