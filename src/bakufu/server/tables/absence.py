"""What a player or the host does at once about absent players: resign, nudge, and the host's decisions."""

from __future__ import annotations

from math import ceil
from typing import Final

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.absence_protocol import HostDecides, Resign, SendNudge
from bakufu.server.protocol import TableInfo
from bakufu.server.tables import pauses, standins, table_events, votes
from bakufu.server.tables.keys import check_host
from bakufu.server.tables.standins import check_not_paused, check_playing
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import HOST, actor_of, note
from bakufu.server.tables.votes import GoneSince, first_bot
from bakufu.server.tables.voting import is_person

NUDGE_EVERY: Final = 180.0  # seconds between two nudges of one player by the same other


async def resign(store: TableStore, table_id: str, token: str, command: Resign) -> TableInfo:
    """Give up for good. The game ends when nobody is left who could still play it."""

    def change(table: Table) -> TableInfo:
        seat, now = seat_of(table, token), store.now()
        actor = actor_of(seat)
        if table_events.check_command(table, actor, command.id):
            return table.info()
        check_playing(table)
        if table.seats[seat].resigned:
            raise Refused("seat-resigned", seat=seat)
        table.set_seat(seat, resigned=True, draft=None)
        note(table, "resigned", now, seat=seat, actor=actor, command=command.id, name=table.seats[seat].name)
        bot = first_bot(store, table)
        if bot is None or not any(one.kind == "human" and not one.resigned for one in table.seats):
            pauses.call_off(table, "resigned", now)
            return table.info()
        if table.seats[seat].bot is None:
            standins.bot_in(table, seat, bot, "resigned", now)
        votes.settle(table, now, bot)
        return table.info()

    return await store.transaction(table_id, change)


async def host_decides(
    store: TableStore, table_id: str, host_token: str, wish: HostDecides, gone_since: GoneSince
) -> TableInfo:
    """The host acts at once, without a vote. Nobody who is there is replaced, not even by the host."""

    def change(table: Table) -> TableInfo:
        check_host(table.row, host_token)
        now, bot = store.now(), first_bot(store, table)
        if table_events.check_command(table, HOST, wish.id):
            return table.info()
        check_playing(table)
        if wish.action not in ("resume", "end"):
            table_events.check_room(table)
        if wish.action in ("bot", "offer"):
            check_not_paused(table)
            votes.check_replaceable(table, wish.seat, None, wish.action, gone_since, now)
            assert wish.seat is not None
            if wish.action == "offer":
                standins.offer(table, wish.seat, bot, HOST, now, HOST, wish.id)
            else:
                store.check_bot(table.row.game, bot)
                standins.bot_in(table, wish.seat, bot or "", HOST, now, HOST, wish.id)
        elif wish.seat is not None:
            raise Refused("vote-without-seat")
        else:
            _decide_for_all(table, wish, now)
        votes.settle(table, now, bot)
        return table.info()

    return await store.transaction(table_id, change)


def _decide_for_all(table: Table, wish: HostDecides, now: float) -> None:
    if wish.action == "end":
        if table.row.rated:  # or a host who is losing would do it
            raise Refused("rated-end-by-vote")
        pauses.call_off(table, HOST, now, HOST, wish.id)
    elif wish.action == "resume":
        if table.row.paused_at is None:
            raise Refused("table-not-paused", table=table.id)
        pauses.resume(table, HOST, now, HOST, wish.id)
    else:
        check_not_paused(table)
        if wish.action == "pause":
            pauses.pause(table, HOST, now, HOST, wish.id)
        elif table.row.pace == "none":
            raise Refused("vote-no-clock", table=table.id)
        else:
            asked = [seat for seat in table.to_act() if is_person(table.seats[seat])]
            pauses.extend(table, asked, HOST, now, HOST, wish.id)


async def nudge(store: TableStore, table_id: str, token: str, wish: SendNudge) -> TableInfo:
    """Remind a player who, as everybody can see, owes a move. It tells nothing that is not shown anyway."""

    def change(table: Table) -> TableInfo:
        seat, now = seat_of(table, token), store.now()
        actor = actor_of(seat)
        if table_events.check_command(table, actor, wish.id):
            return table.info()
        check_playing(table)
        check_not_paused(table)
        if wish.seat >= table.players:
            raise Refused("seat-unknown", seat=wish.seat, players=table.players)
        if not is_person(table.seats[seat]):
            raise Refused("vote-not-playing", seat=seat)
        if wish.seat == seat or not is_person(table.seats[wish.seat]):
            raise Refused("nudge-nobody", seat=wish.seat)
        if not table.info().seats[wish.seat].to_act:
            raise Refused("nudge-not-asked", seat=wish.seat)
        left = _last_nudge(table, actor, wish.seat) + NUDGE_EVERY - now
        if left > 0:
            raise Refused("nudge-again", again_after=ceil(left), minutes=ceil(left / 60))
        table_events.check_room(table)
        note(table, "nudge", now, seat=wish.seat, actor=actor, command=wish.id)
        return table.info()

    return await store.transaction(table_id, change)


def _last_nudge(table: Table, actor: str, seat: Seat) -> float:
    """When this player nudged that one last."""
    found = (e.at for e in reversed(table.events) if (e.kind, e.actor, e.seat) == ("nudge", actor, seat))
    return next(found, float("-inf"))
