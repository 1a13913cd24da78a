"""Endpoints for records: export, import, replay, luck report, and new tables made from an old game."""

from __future__ import annotations

import msgspec

from bakufu.engine.odds import Luck
from bakufu.server.http.endpoints.endpoint import (
    ApiCall,
    bearer_token,
    check_new_table_limit,
    holder_of,
    take_question,
)
from bakufu.server.people.seats import check_still_signed_in
from bakufu.server.protocol import Created, Imported
from bakufu.server.tables import history, lesson, luck, play_on, rematch, replays
from bakufu.server.tables.messages import Rematch


async def export(call: ApiCall) -> msgspec.Raw:
    return msgspec.Raw(await history.export(call.store, call.table, bearer_token(call.request)))


async def import_record(call: ApiCall) -> Imported:
    check_new_table_limit(call)
    me = await call.me_or_none()
    made = await history.import_record(call.store, await call.request.body(), holder_of(me))
    await check_still_signed_in(call.context.people, call.store, me, made.table.id)
    return made


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


# New tables. They belong to the account of whoever is signed in, whatever opened the old table.


async def create_play_on(call: ApiCall) -> Created:
    check_new_table_limit(call)
    me = await call.me_beside()
    token = bearer_token(call.request)
    made = await play_on.play_on(call.store, call.table, token, call.body, holder_of(me))
    await check_still_signed_in(call.context.people, call.store, me, made.table.id)
    return made


async def open_lesson(call: ApiCall) -> Created:
    check_new_table_limit(call)
    me = await call.me_or_none()
    made = await lesson.open_lesson(call.store, call.body, holder_of(me))
    await check_still_signed_in(call.context.people, call.store, me, made.table.id)
    return made


async def ask_rematch(call: ApiCall) -> Rematch:
    check_new_table_limit(call)
    me = await call.me_beside()
    made = await rematch.rematch(call.store, call.table, call.token, call.body, holder_of(me))
    await check_still_signed_in(call.context.people, call.store, me, made.table.id)
    return made


async def clone(call: ApiCall) -> Created:
    check_new_table_limit(call)
    me = await call.me_beside()
    made = await history.clone(call.store, call.table, call.token, holder_of(me))
    await check_still_signed_in(call.context.people, call.store, me, made.table.id)
    return made
