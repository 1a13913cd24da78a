"""Commands of a running game: moves and undo, each one entry of the table's history."""

from __future__ import annotations

from typing import Any

from bakufu.engine.errors import Refused
from bakufu.server.protocol import Ack, Command, TakeBack
from bakufu.server.tables import clocks, drafts
from bakufu.server.tables.store import Rooms, seat_of
from bakufu.server.tables.table import Live

COMMAND_ID_MOST = 64


async def submit(rooms: Rooms, table_id: str, token: str, command: Command) -> Ack:
    return await _command(rooms, table_id, token, command.id, command.seen, "run", command.moves)


async def undo(rooms: Rooms, table_id: str, token: str, command: TakeBack) -> Ack:
    return await _command(rooms, table_id, token, command.id, command.seen, "undo", [])


async def submit_for_bot(rooms: Rooms, table_id: str, seat: int, seen: int, moves: list[Any]) -> Ack:
    """A move of a seat that a bot plays."""

    def act(live: Live) -> Ack:
        if live.seats[seat].bot is None:
            raise Refused("seat-is-human", seat=seat)
        return _play(live, seat, None, seen, "run", moves, rooms.now())

    return await rooms.transaction(table_id, act)


async def _command(
    rooms: Rooms, table_id: str, token: str, command: str, seen: int, kind: str, moves: list[Any]
) -> Ack:
    if not 0 < len(command) <= COMMAND_ID_MOST or not command.isprintable():
        raise Refused("command-id", most=COMMAND_ID_MOST)

    def act(live: Live) -> Ack:
        seat = seat_of(live, token)
        if (seat, command) in live.acts:
            return Ack(id=command, seq=live.acts[seat, command], repeated=True)
        return _play(live, seat, command, seen, kind, moves, rooms.now())

    return await rooms.transaction(table_id, act)


def _play(
    live: Live, seat: int, command: str | None, seen: int, kind: str, moves: list[Any], now: float
) -> Ack:
    if live.status != "playing":
        raise Refused("table-not-playing", table=live.id, status=live.status)
    if live.is_stale(seat, seen):
        raise Refused("command-stale", seen=seen, now=live.counts[seat])
    asked, questions = live.to_act(), live.asked[:]
    live.play(kind, seat, moves, command, now)
    drafts.forget(live, questions)
    clocks.ask(live, asked, live.to_act(), now)
    return Ack(id=command or "", seq=live.counts[seat])
