"""Endpoints for persons: who I am, and my settings."""

from __future__ import annotations

from bakufu.server.http.endpoints.endpoint import ApiCall, check_token
from bakufu.server.people import devices, persons, seats
from bakufu.server.people.messages import ChangeMe, Device, Done, Keys, Me, MyTable
from bakufu.server.people.sessions import SignedIn


async def me(call: ApiCall) -> Me:
    return me_of(await call.me())


async def change(call: ApiCall) -> Me:
    me = await call.me()
    wish: ChangeMe = call.body
    person = await persons.change(call.context.people, me.id, wish.name, wish.language, wish.settings)
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


def me_of(me: SignedIn) -> Me:
    return Me(
        name=me.person.name,
        language=me.person.language,
        settings=me.person.settings,
        created_at=me.person.created_at,
        session=me.session,
    )
