"""Endpoints for persons: who I am, and my settings."""

from __future__ import annotations

from bakufu.server.http.endpoints.endpoint import ApiCall
from bakufu.server.people import persons
from bakufu.server.people.messages import ChangeMe, Me
from bakufu.server.people.sessions import SignedIn


async def me(call: ApiCall) -> Me:
    return me_of(await call.me())


async def change(call: ApiCall) -> Me:
    me = await call.me()
    wish: ChangeMe = call.body
    person = await persons.change(call.context.people, me.id, wish.name, wish.language, wish.settings)
    return me_of(me._replace(person=person))


def me_of(me: SignedIn) -> Me:
    return Me(
        name=me.person.name,
        language=me.person.language,
        settings=me.person.settings,
        created_at=me.person.created_at,
        session=me.session,
    )
