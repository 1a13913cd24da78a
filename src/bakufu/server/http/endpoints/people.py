"""Endpoints for persons: who I am, and my settings."""

from __future__ import annotations

from bakufu.server.http.endpoints.endpoint import ApiCall, check_token
from bakufu.server.people import devices, leaving, persons, recovery, seats, ways_in
from bakufu.server.people.messages import ChangeMe, Codes, Device, Done, Keys, Me, MyData, MyTable, WaysIn
from bakufu.server.people.sessions import SignedIn


async def me(call: ApiCall) -> Me:
    return me_of(await call.me())


async def change(call: ApiCall) -> Me:
    me = await call.me()
    wish: ChangeMe = call.body
    hidden = None if wish.profile is None else not wish.profile
    person = await persons.change(call.context.people, me.id, wish.name, wish.language, wish.settings, hidden)
    return me_of(me._replace(person=person))


async def sign_out(call: ApiCall) -> Done:
    """Sign out this device, another one, or all others."""
    me, which = await call.me(), call.choice("device")
    people, tables = call.context.people, call.store
    if which == "others":
        await devices.sign_out_others(people, tables, me)
    else:
        await devices.sign_out(people, tables, me.id, frozenset({which or me.session}))
    return Done()


async def my_devices(call: ApiCall) -> list[Device]:
    return await devices.devices(call.context.people, await call.me())


async def my_tables(call: ApiCall) -> list[MyTable]:
    me = await call.me()
    return await seats.my_tables(
        call.store, me.id, call.choice("status"), call.number("page"), call.number("limit")
    )


async def claim(call: ApiCall) -> Keys:
    me, wish = await call.me(), call.body
    tokens = [check_token(token) for token in wish.seats]
    host = check_token(wish.host_token) if wish.host_token is not None else None
    keys = await seats.claim(call.store, me, call.table, tokens, host)
    await seats.check_still_signed_in(call.context.people, call.store, me, call.table)
    return keys


async def keys(call: ApiCall) -> Keys:
    me = await call.me()
    keys = await seats.keys(call.store, me, call.table)
    await seats.check_still_signed_in(call.context.people, call.store, me, call.table)
    return keys


async def ways(call: ApiCall) -> WaysIn:
    return await ways_in.ways_in(call.context.people, (await call.me()).id)


async def remove_passkey(call: ApiCall) -> Done:
    await ways_in.remove_passkey(call.context.people, (await call.me()).id, call.choice("id") or "")
    return Done()


async def remove_email(call: ApiCall) -> Done:
    await ways_in.remove_email(call.context.people, (await call.me()).id, call.choice("address") or "")
    return Done()


async def new_codes(call: ApiCall) -> Codes:
    return Codes(codes=await recovery.new_codes(call.context.people, (await call.me()).id))


async def export(call: ApiCall) -> MyData:
    return await leaving.everything(call.context.people, call.store, await call.me())


async def leave(call: ApiCall) -> Done:
    await leaving.leave(call.context.people, call.store, await call.me(), call.body.name)
    return Done()


def me_of(me: SignedIn) -> Me:
    return Me(
        name=me.person.name,
        language=me.person.language,
        settings=me.person.settings,
        profile=not me.person.hidden,
        created_at=me.person.created_at,
        session=me.session,
    )
