"""Endpoints for tables and seats: create, list, join, leave, start, and who plays a seat."""

from __future__ import annotations

from bakufu.server.http.endpoints.endpoint import Call, take_new_table
from bakufu.server.protocol import Created, Joined, SeatInfo, TableInfo
from bakufu.server.tables import lobby, seating
from bakufu.server.tables.store import seat_of


async def create(call: Call) -> Created:
    take_new_table(call)
    return await lobby.create(call.rooms, call.body)


async def tables(call: Call) -> list[TableInfo]:
    status, ids = call.choice("status"), call.choice("ids")
    if ids is None:
        status = status or "waiting"
    return await lobby.tables(
        call.rooms,
        status,
        call.choice("game"),
        call.number("page"),
        call.number("limit"),
        None if ids is None else ids.split(","),
    )


async def table(call: Call) -> TableInfo:
    return (await call.rooms.live(call.table)).info()


async def join(call: Call) -> Joined:
    return await lobby.join(call.rooms, call.table, call.body)


async def leave(call: Call) -> TableInfo:
    return await lobby.leave(call.rooms, call.table, call.token)


async def start(call: Call) -> TableInfo:
    return await lobby.start(call.rooms, call.table, call.token)


async def cancel(call: Call) -> TableInfo:
    return await lobby.cancel(call.rooms, call.table, call.token)


async def seat_bot(call: Call) -> TableInfo:
    return await lobby.seat_bot(call.rooms, call.table, call.token, call.body.seat, call.body.bot)


async def free_seat(call: Call) -> TableInfo:
    return await lobby.free_seat(call.rooms, call.table, call.token, call.number("seat"))


async def seat(call: Call) -> SeatInfo:
    live = await call.rooms.live(call.table)
    return live.info().seats[seat_of(live, call.token)]


async def renew(call: Call) -> Joined:
    return await seating.renew(call.rooms, call.table, call.token)


async def hand_over(call: Call) -> TableInfo:
    return await seating.hand_over(call.rooms, call.table, call.token, call.body.bot)


async def take_back(call: Call) -> TableInfo:
    return await seating.take_back(call.rooms, call.table, call.token)
