"""Who plays a seat during a game: a bot that stands in, the player who comes back, a newcomer.

All functions change a fork of a table, and note what they did as a table event.
"""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.tables import clocks, paces
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.names import are_alike
from bakufu.server.tables.sitting import sit_down
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import SERVER, note


def check_playing(table: Table) -> None:
    if table.status != "playing":
        raise Refused("table-not-playing", table=table.id, status=table.status)


def check_not_paused(table: Table) -> None:
    if table.row.paused_at is not None:
        raise Refused("table-paused", table=table.id)


def bot_in(
    table: Table,
    seat: Seat,
    bot: str,
    reason: str,
    now: float,
    actor: str = SERVER,
    command: str | None = None,
) -> None:
    """Let a bot play this seat until its player takes it back."""
    if table.seats[seat].bot == bot:
        return
    table.set_seat(seat, bot=bot)
    name = table.seats[seat].name
    note(table, "bot-in", now, seat=seat, actor=actor, command=command, bot=bot, name=name, reason=reason)


def bot_out(table: Table, seat: Seat, now: float, actor: str) -> None:
    """The player has come back."""
    if table.seats[seat].resigned:
        raise Refused("seat-resigned", seat=seat)
    if table.seats[seat].bot is None:
        return
    table.set_seat(seat, bot=None, offered=False)
    clocks.grant_increment(table, seat, now)
    note(table, "bot-out", now, seat=seat, actor=actor, name=table.seats[seat].name)


def offer(
    table: Table,
    seat: Seat,
    bot: str | None,
    reason: str,
    now: float,
    actor: str = SERVER,
    command: str | None = None,
) -> None:
    """Offer the seat to anybody. A bot plays it until somebody comes, so that the others need not wait."""
    if table.seats[seat].offered:
        return
    table.set_seat(seat, offered=True)
    name = table.seats[seat].name
    note(table, "offered", now, seat=seat, actor=actor, command=command, name=name, reason=reason)
    if bot is not None and table.seats[seat].bot is None:
        bot_in(table, seat, bot, "offered", now, actor)


def seat_newcomer(
    table: Table, wanted: Seat | None, name: str, token: str, holder: Holder | None, now: float
) -> Seat:
    """Give an offered seat to a newcomer, with all that it may know. The old link stops working."""
    offered = [seat.seat for seat in table.seats if seat.offered]
    if not offered:
        raise Refused("table-started", table=table.id)
    if wanted is not None and wanted >= table.players:
        raise Refused("seat-unknown", seat=wanted, players=table.players)
    if wanted is not None and wanted not in offered:
        raise Refused("seat-taken", seat=wanted)
    seat = offered[0] if wanted is None else wanted
    before = table.seats[seat]
    taken = sit_down(table.row, table.seats, seat, name, token, holder)
    came_back = holder is not None and holder.person == before.person
    if are_alike(taken["name"], before.name) and not came_back:
        raise Refused("seat-name-before", name=taken["name"])  # nobody would see that it is somebody else
    table.set_seat(
        seat,
        **taken,
        bot=None,
        offered=False,
        resigned=False,
        draft=None,
        reminded=False,
    )
    pace = paces.pace(table.row.pace)
    if pace is not None:
        start = clocks.clock_time(table, now)
        due_at = start + pace.start if before.due_at is not None else None
        table.set_seat(seat, bank=pace.start, due_at=due_at)
    if table.row.host_seat == seat:
        table.set_table(host_seat=None)
    table.changes.notes_deleted.append(seat)  # those are private to whoever wrote them
    table.changes.devices_deleted.append(seat)
    number = note(table, "joined", now, seat=seat, actor=str(seat), name=taken["name"], was=before.name)
    if before.person is not None:
        table.changes.former_holders.append({"number": number, "seat": seat, "person": before.person})
    return seat
