"""Endpoints about presence and absence: who is there, table events, votes, nudges, the host's decisions."""

from __future__ import annotations

from bakufu.server.absence_protocol import Presence, TableEvent
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token
from bakufu.server.protocol import TableInfo
from bakufu.server.tables import absence, table_events, votes


async def presence(call: ApiCall) -> Presence:
    await call.store.viewer(call.table, bearer_token(call.request))
    return await call.context.presence.presence(call.table)


async def events(call: ApiCall) -> list[TableEvent]:
    viewer = await call.store.viewer(call.table, bearer_token(call.request))
    return table_events.events_after(await call.store.get(call.table), viewer, call.number("after"))


async def open_vote(call: ApiCall) -> TableInfo:
    gone = await call.context.presence.gone_since(call.table)
    return await votes.open_vote(call.store, call.table, call.token, call.body, gone.get)


async def cast(call: ApiCall) -> TableInfo:
    return await votes.cast(call.store, call.table, call.token, call.body)


async def nudge(call: ApiCall) -> TableInfo:
    return await absence.nudge(call.store, call.table, call.token, call.body)


async def resign(call: ApiCall) -> TableInfo:
    return await absence.resign(call.store, call.table, call.token, call.body)


async def host_decides(call: ApiCall) -> TableInfo:
    gone = await call.context.presence.gone_since(call.table)
    return await absence.host_decides(call.store, call.table, call.token, call.body, gone.get)
