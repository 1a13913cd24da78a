"""Endpoints for text: the game log, chat, private notes."""

from __future__ import annotations

from typing import Any

from bakufu.engine.events import Event
from bakufu.i18n import Words
from bakufu.server.http.company_checks import say_at_table
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token
from bakufu.server.protocol import ChatLine, LogLine, Notes
from bakufu.server.tables import chat
from bakufu.server.tables.phrases import line_in

LOG_MOST = 500  # lines of the log at once


async def log(call: ApiCall) -> list[LogLine]:
    """The log of this viewer as text."""
    viewer = await call.store.viewer(call.table, bearer_token(call.request))
    table = await call.store.get(call.table)
    if table.session is None:
        return []
    words = Words(call.lang, table.row.game, table.session.seats)
    first = call.number("events")
    events = table.session.events(viewer)[first : first + LOG_MOST]
    return [
        LogLine(number=first + place, key=event.key, rule=event.rule, words=event_words(words, event))
        for place, event in enumerate(events)
    ]


def event_words(words: Words, event: Event) -> str:
    facts: dict[str, Any] = {**event.facts}  # a list among them holds numbers or names, never both
    return words.event(event.key, facts, event.rule)


async def chat_lines(call: ApiCall) -> list[ChatLine]:
    await call.store.viewer(call.table, bearer_token(call.request))
    lines = await chat.since(call.store, call.table, call.number("after"))
    return [line_in(call.lang, line) for line in lines]


async def post_chat(call: ApiCall) -> ChatLine:
    line = await say_at_table(call.context, call.table, call.token, call.body, call.address)
    return line_in(call.lang, line)


async def notes(call: ApiCall) -> Notes:
    return Notes(text=await chat.notes(call.store, call.table, call.token))


async def write_notes(call: ApiCall) -> Notes:
    await chat.write_notes(call.store, call.table, call.token, call.body.text)
    return call.body  # type: ignore[no-any-return]
