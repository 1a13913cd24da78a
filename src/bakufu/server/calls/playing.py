"""The game: the view, moves, drafts, odds."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bakufu.engine.views import Viewer
from bakufu.server import advice, drafts, play
from bakufu.server.calls.call import Call, bearer
from bakufu.server.context import Context
from bakufu.server.hub import Watcher
from bakufu.server.protocol import Ack, Draft, Update


async def view(call: Call) -> Update:
    """At once, or as soon as there is something newer than `seen` (at most `wait` seconds later)."""
    viewer = await call.rooms.viewer(call.table, bearer(call.request))
    seen, events, wait = call.number("seen"), call.number("events"), call.number("wait")
    if wait:
        context = call.context
        with context.metrics.polls.track_inprogress(), suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await _news(context, call.table, viewer, seen, events)
    return await call.rooms.update(call.table, bearer(call.request), seen, events)


async def _news(context: Context, table: str, viewer: Viewer, seen: int, events: int) -> None:
    """Returns when this viewer misses something, or when the server stops."""
    watcher = Watcher(table, viewer, seen, events, 0)
    context.hub.watch(watcher)
    stopping = asyncio.create_task(_wake_when_stopping(context, watcher))
    try:
        watcher.info = context.hub.info(await context.rooms.live(table))
        while not context.stopping.is_set():
            live = await context.rooms.live(table)
            if context.hub.info(live) != watcher.info or live.counts[live.index(viewer)] != seen:
                return
            if seen == events == 0 and live.session is not None and live.session.events(viewer):
                return  # the start, for somebody who has seen nothing of the game
            await watcher.woken.wait()
            watcher.woken.clear()
    finally:
        stopping.cancel()
        context.hub.leave(watcher)


async def _wake_when_stopping(context: Context, watcher: Watcher) -> None:
    await context.stopping.wait()
    watcher.woken.set()


async def moves(call: Call) -> Ack:
    with call.context.metrics.move_seconds.time():
        ack = await play.submit(call.rooms, call.table, call.token, call.body)
    return call.context.counted(ack)


async def undo(call: Call) -> Ack:
    return call.context.counted(await play.undo(call.rooms, call.table, call.token, call.body))


async def draft(call: Call) -> Draft:
    return await drafts.load(call.rooms, call.table, call.token)


async def save_draft(call: Call) -> Draft:
    return await drafts.save(call.rooms, call.table, call.token, call.body.seen, call.body.moves)


async def odds(call: Call) -> advice.OddsInfo:
    answer, target, armies = call.choice("extra"), call.choice("target"), call.number("armies")
    return await advice.battle_odds(call.rooms, call.table, call.token, target, armies, answer)
