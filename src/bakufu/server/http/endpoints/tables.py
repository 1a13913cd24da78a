"""Endpoints for tables and seats: create, list, join, leave, start, and who plays a seat."""

from __future__ import annotations

from bakufu.server.company.blocks import check_may_join, seat_key
from bakufu.server.http.endpoints.endpoint import ApiCall, check_new_table_limit
from bakufu.server.people import seats
from bakufu.server.people.sessions import SignedIn
from bakufu.server.protocol import Created, Joined, SeatInfo, TableInfo
from bakufu.server.tables import lobby, seating
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.store import seat_of


async def create(call: ApiCall) -> Created:
    check_new_table_limit(call)
    me = await call.me_or_none()
    made = await lobby.create(call.store, call.body, holder=_holder(me))
    await seats.check_still_signed_in(call.context.people, call.store, me, made.table.id)
    if made.seat is not None:
        await call.context.company.note_origin(made.table.id, seat_key(made.seat), call.address)
    return made


async def tables(call: ApiCall) -> list[TableInfo]:
    status, ids = call.choice("status"), call.choice("ids")
    if ids is None:
        status = status or "waiting"
    return await lobby.tables(
        call.store,
        status,
        call.choice("game"),
        call.number("page"),
        call.number("limit"),
        None if ids is None else ids.split(","),
    )


async def table(call: ApiCall) -> TableInfo:
    return (await call.store.get(call.table)).info()


async def join(call: ApiCall) -> Joined:
    me = await call.me_or_none()
    await check_may_join(call.context.people, await call.store.get(call.table), me.id if me else None)
    joined = await lobby.join(call.store, call.table, call.body, _holder(me))
    await seats.check_still_signed_in(call.context.people, call.store, me, call.table)
    await call.context.company.note_origin(call.table, seat_key(joined.seat), call.address)
    return joined


def _holder(me: SignedIn | None) -> Holder | None:
    return Holder(me.id, me.session, me.person.name) if me is not None else None


async def leave(call: ApiCall) -> TableInfo:
    return await lobby.leave(call.store, call.table, call.token)


async def start(call: ApiCall) -> TableInfo:
    return await lobby.start(call.store, call.table, call.token)


async def cancel(call: ApiCall) -> TableInfo:
    return await lobby.cancel(call.store, call.table, call.token)


async def seat_bot(call: ApiCall) -> TableInfo:
    return await lobby.seat_bot(call.store, call.table, call.token, call.body.seat, call.body.bot)


async def free_seat(call: ApiCall) -> TableInfo:
    return await lobby.free_seat(call.store, call.table, call.token, call.number("seat"))


async def seat(call: ApiCall) -> SeatInfo:
    table = await call.store.get(call.table)
    return table.info().seats[seat_of(table, call.token)]


async def renew(call: ApiCall) -> Joined:
    return await seating.renew(call.store, call.table, call.token)


async def hand_over(call: ApiCall) -> TableInfo:
    return await seating.hand_over(call.store, call.table, call.token, call.body.bot)


async def take_back(call: ApiCall) -> TableInfo:
    return await seating.take_back(call.store, call.table, call.token)
