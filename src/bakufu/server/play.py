"""The game itself: moves and their taking back, each one entry of the table's history."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.engine.errors import Refused
from bakufu.server import clocks, store
from bakufu.server.live import Change, Live
from bakufu.server.protocol import Ack, Command, TakeBack
from bakufu.server.rooms import Rooms, seat_of

COMMAND_ID_MOST = 64


async def submit(rooms: Rooms, table_id: str, token: str, command: Command) -> Ack:
    return await _command(rooms, table_id, token, command.id, command.seen, "run", command.moves)


async def undo(rooms: Rooms, table_id: str, token: str, command: TakeBack) -> Ack:
    return await _command(rooms, table_id, token, command.id, command.seen, "undo", [])


async def submit_for_bot(rooms: Rooms, table_id: str, seat: int, seen: int, moves: list[Any]) -> Ack:
    """A move of a seat that a bot plays."""

    async def act(connection: AsyncConnection, live: Live) -> Ack:
        if live.seats[seat].bot is None:
            raise Refused("seat-is-human", seat=seat)
        return await _play(rooms, connection, live, seat, None, seen, "run", moves)

    return await rooms.transaction(table_id, act)


async def _command(
    rooms: Rooms, table_id: str, token: str, command: str, seen: int, kind: str, moves: list[Any]
) -> Ack:
    if not 0 < len(command) <= COMMAND_ID_MOST or not command.isprintable():
        raise Refused("command-id", most=COMMAND_ID_MOST)

    async def act(connection: AsyncConnection, live: Live) -> Ack:
        return await _play(rooms, connection, live, seat_of(live, token), command, seen, kind, moves)

    return await rooms.transaction(table_id, act)


async def _play(
    rooms: Rooms,
    connection: AsyncConnection,
    live: Live,
    seat: int,
    command: str | None,
    seen: int,
    kind: str,
    moves: list[Any],
) -> Ack:
    if command is not None and (seat, command) in live.acts:
        return Ack(id=command, seq=live.acts[seat, command], repeated=True)
    if live.status != "playing":
        raise Refused("table-not-playing", table=live.id, status=live.status)
    if live.is_stale(seat, seen):
        raise Refused("command-stale", seen=seen, now=live.counts[seat])
    asked, before, now = live.to_act(), live.seq, rooms.now()
    change = live.change(kind, seat, moves)
    try:
        await _write(connection, live, before, change, command, now)
        await clocks.ask(connection, live, asked, live.to_act(), now)
    except BaseException:
        rooms.forget(live.id)  # memory is ahead of the database
        raise
    if command is not None:
        live.acts[seat, command] = live.counts[seat]
    return Ack(id=command or "", seq=live.counts[seat])


async def _write(
    connection: AsyncConnection, live: Live, before: int, change: Change, command: str | None, now: float
) -> None:
    await store.append_entry(
        connection,
        table_id=live.id,
        seq=live.seq,
        kind=change.kind,
        seat=change.seat,
        moves=change.moves,
        draws=change.draws,
        touched=change.touched,
        command=command,
        at=now,
    )
    columns: dict[str, Any] = {"seq": live.seq, "digest": live.digest(), "changed_at": now}
    if change.outcome is not None:
        columns |= {"status": "over", "ended_at": now, "outcome": store.to_json(change.outcome)}
    await store.change_table(connection, live.id, before, **columns)
    if change.outcome is not None:
        live.row = await store.table_row(connection, live.id)
        live.status = "over"
