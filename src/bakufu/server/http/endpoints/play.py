"""Endpoints for play: the view (also by long poll), moves, undo, drafts, odds, advice."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bakufu.engine.odds import OddsQuery
from bakufu.server.bots.advice import AdviceInfo
from bakufu.server.http.context import Context, draft_in_words
from bakufu.server.http.endpoints.endpoint import ApiCall, bearer_token, take_question
from bakufu.server.protocol import Ack, Draft, Update
from bakufu.server.tables import drafts
from bakufu.server.tables.broadcast import Watcher
from bakufu.server.tables.keys import key_used
from bakufu.server.tables.odds import OddsInfo, odds_of
from bakufu.server.tables.presence import Guest
from bakufu.server.tables.store import viewer_of


async def view(call: ApiCall) -> Update:
    """The view, at once or as soon as it is newer than `seen` (at most `wait` seconds later)."""
    beats = bool(call.number("beats"))
    if beats:  # many boards for one request
        take_question(call, "beats")
    token = bearer_token(call.request)
    table = await call.store.get(call.table)
    viewer = viewer_of(table, token, await call.store.is_member(table, token))
    seen, events, wait = call.number("seen"), call.number("events"), call.number("wait")
    if wait:
        context, seat = call.context, table.seats[viewer] if viewer is not None else None
        key = key_used(seat.keys, token) if seat is not None and token is not None else None
        watcher = Watcher(call.table, viewer, seen, events, 0, seat, key=key)
        guest = Guest(call.table, viewer, "", visible=True)
        await context.presence.enter(guest)
        try:
            with context.metrics.polls.track_inprogress(), suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await _wait_for_news(context, watcher)
        finally:
            await context.presence.leave(guest)
    return await call.store.update(call.table, token, seen, events, beats)


async def _wait_for_news(context: Context, watcher: Watcher) -> None:
    """Return when there is news for this watcher, or when the server stops; `Refused` if the seat is lost."""
    context.broadcaster.watch(watcher)
    stopping = asyncio.create_task(_wake_when_stopping(context, watcher))
    try:
        watcher.info = context.broadcaster.info(await context.broadcaster.table_for(watcher))
        while not context.stopping.is_set():
            table = await context.broadcaster.table_for(watcher)
            if (
                context.broadcaster.info(table) != watcher.info
                or table.seqs[table.viewer_index(watcher.viewer)] != watcher.seen
            ):
                return
            fresh = watcher.seen == watcher.events == 0
            if fresh and table.session is not None and table.session.events(watcher.viewer):
                return  # the game has started, and this watcher has seen nothing of it
            await watcher.woken.wait()
            watcher.woken.clear()
    finally:
        stopping.cancel()
        context.broadcaster.leave(watcher)


async def _wake_when_stopping(context: Context, watcher: Watcher) -> None:
    await context.stopping.wait()
    watcher.woken.set()


async def submit(call: ApiCall) -> Ack:
    """Submit moves, or an undo."""
    return await call.context.submit(call.table, call.token, call.body)


async def draft(call: ApiCall) -> Draft:
    return await _in_words(call, await drafts.load(call.store, call.table, call.token))


async def save_draft(call: ApiCall) -> Draft:
    saved = await drafts.save(call.store, call.table, call.token, call.body.seen, call.body.moves)
    return await _in_words(call, saved)


async def _in_words(call: ApiCall, draft: Draft) -> Draft:
    table = await call.store.get(call.table)
    return draft_in_words(call.lang, table.row.game, draft)


async def odds(call: ApiCall) -> OddsInfo | None:
    question = OddsQuery(
        target=call.choice("target"),
        armies=call.number("armies"),
        extra=call.choice("extra") != "no",
        move=call.number_or_none("move"),
    )
    return await odds_of(call.store, call.table, call.token, question, call.number_or_none("seen"))


async def ask_bot(call: ApiCall) -> AdviceInfo:
    """Advice from a bot. It is rate-limited, because it costs a bot's time."""
    take_question(call, "advice")
    return await call.context.advice.ask(call.table, call.token, call.choice("bot"), call.lang)
