"""Endpoints for records: export, import, replay, luck report, and new tables made from an old game."""

from __future__ import annotations

import msgspec

from bakufu.engine.fights import Luck
from bakufu.server.http.endpoints.endpoint import Call, bearer, take_new_table
from bakufu.server.protocol import Created, Imported
from bakufu.server.tables import history, luck, play_on, replays


async def export(call: Call) -> msgspec.Raw:
    return msgspec.Raw(await history.export(call.rooms, call.table, bearer(call.request)))


async def import_record(call: Call) -> Imported:
    take_new_table(call)
    return await history.import_record(call.rooms, await call.request.body())


async def replay(call: Call) -> replays.ReplayPart:
    first, last, viewer = call.number("from"), call.number("to"), call.choice("viewer")
    return await replays.replay(call.rooms, call.table, bearer(call.request), viewer, first, last)


async def draws(call: Call) -> replays.ReplayDraws:
    return await replays.draws(call.rooms, call.table, bearer(call.request))


async def luck_report(call: Call) -> Luck:
    return await luck.report(call.rooms, call.table, bearer(call.request))


async def create_play_on(call: Call) -> Created:
    take_new_table(call)
    return await play_on.play_on(call.rooms, call.table, bearer(call.request), call.body)


async def rematch(call: Call) -> Created:
    take_new_table(call)
    return await history.rematch(call.rooms, call.table, call.token)


async def clone(call: Call) -> Created:
    take_new_table(call)
    return await history.clone(call.rooms, call.table, call.token)
