"""Endpoints for tables and seats: create, list, join, leave, start, and who plays a seat."""

from __future__ import annotations

from starlette.responses import Response

from bakufu.server.company.blocks import check_may_join, seat_key
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token, check_new_table_limit, holder_of
from bakufu.server.people import seats
from bakufu.server.protocol import Created, Joined, SeatInfo, TableInfo
from bakufu.server.tables import calendar, lobby, schedule, seating
from bakufu.server.tables.store import seat_of


async def create(call: ApiCall) -> Created:
    check_new_table_limit(call)
    me = await call.me_or_none()
    made = await lobby.create(call.store, call.body, holder=holder_of(me))
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
        await call.context.clubs.clubs_of(bearer_token(call.request)) if ids is not None else (),
    )


async def table(call: ApiCall) -> TableInfo:
    return (await call.store.known_table(call.table, bearer_token(call.request))).info()


async def set_schedule(call: ApiCall) -> TableInfo:
    return await schedule.set_time(call.store, call.table, call.token, call.body.starts_at)


async def calendar_file(call: ApiCall) -> Response:
    """The time at which the table starts, for calendars."""
    table = await call.store.known_table(call.table, bearer_token(call.request))
    url = call.context.settings.url
    text = calendar.calendar(table.row, call.lang, f"{url}/" if url else "", call.store.now())
    name = {"content-disposition": f'attachment; filename="bakufu-{table.id}.ics"'}
    return Response(text, headers=name, media_type="text/calendar")


async def join(call: ApiCall) -> Joined:
    me = await call.me_or_none()
    await check_may_join(call.context.people, await call.store.get(call.table), me.id if me else None)
    joined = await lobby.join(call.store, call.table, call.body, holder_of(me))
    await seats.check_still_signed_in(call.context.people, call.store, me, call.table)
    await call.context.company.note_origin(call.table, seat_key(joined.seat), call.address)
    return joined


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
