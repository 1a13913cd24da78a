"""Endpoints about notices: how a person wants to be told, and a guest's devices at one seat."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.http.endpoints.endpoint import ApiCall
from bakufu.server.notices import channel_rows, webhook
from bakufu.server.notices.channel_rows import WEBHOOKS
from bakufu.server.notices.kinds import KINDS
from bakufu.server.notices.messages import AddChannel, AddedChannel, GuestPush, NoticesInfo
from bakufu.server.notices.noted import guest
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.devices import device_of
from bakufu.server.people.messages import Done
from bakufu.server.storage.rows import SeatRow
from bakufu.server.tables.store import seat_of
from bakufu.server.tables.table import Table

OF_PERSON = "person"  # a person's seat: the person sets up their own notices


async def info(call: ApiCall) -> NoticesInfo:
    me, notices = await call.me(), call.context.notices
    people = call.context.people
    return NoticesInfo(
        off=notices.off(),
        push_key=await notices.push.public_key(),
        wishes=await channel_rows.wishes(people, me.id) or notices.first_wishes("UTC"),
        channels=await channel_rows.infos(people, me.id),
        addresses=await channel_rows.addresses(people, me.id),
        kinds=list(KINDS),
    )


async def change(call: ApiCall) -> Wishes:
    me = await call.me()
    return await channel_rows.save_wishes(call.context.people, me.id, call.body)


async def add_channel(call: ApiCall) -> AddedChannel:
    me, notices = await call.me(), call.context.notices
    wish: AddChannel = call.body
    off = notices.off().get("webhook" if wish.kind in WEBHOOKS else wish.kind)
    if off is not None:
        raise Refused("notice-way-off", way=wish.kind)
    if wish.push is not None and wish.kind == "push":
        notices.web.check(wish.push.endpoint)
    if wish.kind in WEBHOOKS:
        notices.web.check(wish.target)
        webhook.check_target(wish.kind, wish.target, notices.web.loopback)
    device = device_of(call.request.headers.get("user-agent", "")) if wish.kind == "push" else ""
    first = notices.first_wishes(wish.zone)
    return await channel_rows.add(call.context.people, me.id, wish, device, first)


async def switch_channel(call: ApiCall) -> Done:
    me = await call.me()
    await channel_rows.switch(call.context.people, me.id, call.body.channel, call.body.enabled)
    return Done()


async def remove_channel(call: ApiCall) -> Done:
    me = await call.me()
    await channel_rows.remove(call.context.people, me.id, call.choice("channel") or "")
    return Done()


async def test_channel(call: ApiCall) -> Done:
    me = await call.me()
    await call.context.notices.send_test(me.id, call.choice("channel") or "")
    return Done()


# A guest's seat


async def guest_info(call: ApiCall) -> GuestPush:
    _, seat = await _seat(call)
    off = OF_PERSON if seat.person is not None else ""
    key = await call.context.notices.push.public_key()
    return GuestPush(off=off, push_key=key, subscribed=seat.subscribed)


async def guest_subscribe(call: ApiCall) -> Done:
    number, seat = await _seat(call)
    if seat.person is not None or seat.token is None:
        raise Refused("notice-seat-of-person", table=call.table)
    notices = call.context.notices
    notices.web.check(call.body.endpoint)
    await channel_rows.add_guest(call.context.people, call.table, number, seat.token, call.body, call.lang)
    await _mark(call, number, True)
    return Done()


async def guest_unsubscribe(call: ApiCall) -> Done:
    number, _ = await _seat(call)
    await channel_rows.remove_guest(call.context.people, guest(call.table, number))
    await _mark(call, number, False)
    return Done()


async def _seat(call: ApiCall) -> tuple[Seat, SeatRow]:
    table = await call.store.get(call.table)
    number = seat_of(table, call.token)
    return number, table.seats[number]


async def _mark(call: ApiCall, seat: Seat, subscribed: bool) -> None:
    """Note at the seat whether its guest is told anything: others need no notices."""

    def change(table: Table) -> None:
        if seat_of(table, call.token) == seat and table.seats[seat].subscribed != subscribed:
            table.set_seat(seat, subscribed=subscribed)

    await call.store.transaction(call.table, change)
