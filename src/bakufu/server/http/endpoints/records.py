"""Endpoints for records: export, import, replay, luck report, and new tables made from an old game."""

from __future__ import annotations

import msgspec

from bakufu.engine.odds import Luck
from bakufu.server.http.endpoints.endpoint import (
    ApiCall,
    bearer_token,
    check_new_table_limit,
    take_question,
)
from bakufu.server.protocol import Created, Imported
from bakufu.server.tables import history, lesson, luck, play_on, replays


async def export(call: ApiCall) -> msgspec.Raw:
    return msgspec.Raw(await history.export(call.store, call.table, bearer_token(call.request)))


async def import_record(call: ApiCall) -> Imported:
    check_new_table_limit(call)
    return await history.import_record(call.store, await call.request.body())


async def replay(call: ApiCall) -> replays.ReplayPart:
    first, last, viewer = call.number("from"), call.number("to"), call.choice("viewer")
    beats = bool(call.number("beats"))
    if beats:  # many boards for one request
        take_question(call, "beats")
    return await replays.replay(
        call.store, call.table, bearer_token(call.request), viewer, first, last, beats
    )


async def draws(call: ApiCall) -> replays.ReplayDraws:
    return await replays.draws(call.store, call.table, bearer_token(call.request))


async def luck_report(call: ApiCall) -> Luck:
    return await luck.report(call.store, call.table, bearer_token(call.request))


async def create_play_on(call: ApiCall) -> Created:
    check_new_table_limit(call)
    return await play_on.play_on(call.store, call.table, bearer_token(call.request), call.body)


async def open_lesson(call: ApiCall) -> Created:
    check_new_table_limit(call)
    return await lesson.open_lesson(call.store, call.body)


async def rematch(call: ApiCall) -> Created:
    check_new_table_limit(call)
    return await history.rematch(call.store, call.table, call.token)


async def clone(call: ApiCall) -> Created:
    check_new_table_limit(call)
    return await history.clone(call.store, call.table, call.token)
