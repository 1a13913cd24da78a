"""The HTTP API: every call of the product, also those that go over WebSocket, as one table of endpoints.

The OpenAPI document is made from this table, so it cannot say anything else than what is served.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bakufu.engine import registry
from bakufu.engine.errors import Refused, shown
from bakufu.engine.game import Game
from bakufu.server import history, lobby, paces, play, seating, talk
from bakufu.server.context import Context
from bakufu.server.hub import Watcher
from bakufu.server.protocol import (
    Ack,
    ChatLine,
    Command,
    Created,
    CreateTable,
    GameInfo,
    HandOver,
    Imported,
    Joined,
    JoinTable,
    Notes,
    OptionInfo,
    Refuse,
    Say,
    TableInfo,
    TakeBack,
    Update,
)

WAIT_MOST = 25.0  # seconds that a long poll may hang
PAGE_MOST = 100


class Call(NamedTuple):
    """One request, read and checked as far as every endpoint needs it."""

    context: Context
    request: Request
    body: Any

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    @property
    def token(self) -> str:
        token = bearer(self.request)
        if token is None:
            raise Refused("token-missing")
        return token

    def number(self, name: str, default: int, most: int = 2**31) -> int:
        text = self.request.query_params.get(name, str(default))
        if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > most:
            raise Refused("query-number", name=name, value=shown(text), most=most)
        return int(text)


class Endpoint(NamedTuple):
    method: str
    path: str
    summary: str
    run: Callable[[Call], Awaitable[object]]
    answer: Any
    body: Any = None
    token: str = ""  # whose token it wants: "seat", "host", "seat or none"
    query: tuple[str, ...] = ()


def bearer(request: Request) -> str | None:
    """The token of the Authorization header. There are no cookies, so no other site can borrow one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer" or not token or len(token) > 200:
        raise Refused("token-malformed")
    return token


# -- the calls -----------------------------------------------------------------------------------------


async def _games(call: Call) -> list[GameInfo]:
    return [_game_info(registry.game(name)) for name in registry.games()]


def _game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        least_players=game.min_players,
        most_players=game.max_players,
        options=[OptionInfo(name=o.name, values=list(o.values), rule=o.rule) for o in game.options],
        paces=[paces.NO_CLOCK, *paces.PACES],
    )


async def _create(call: Call) -> Created:
    address = call.request.client.host if call.request.client else "-"
    if not call.context.new_tables.take(address):
        raise Refused("too-many-tables")
    return await lobby.create(call.context.rooms, call.body)


async def _tables(call: Call) -> list[TableInfo]:
    query = call.request.query_params
    status = query.get("status", "waiting")
    if status not in ("waiting", "playing", "over"):
        raise Refused("query-status", status=shown(status))
    page, limit = call.number("page", 0, 10_000), call.number("limit", 50, PAGE_MOST)
    return await lobby.tables(call.context.rooms, status, query.get("game"), page, limit)


async def _table(call: Call) -> TableInfo:
    return (await call.context.rooms.live(call.table)).info()


async def _join(call: Call) -> Joined:
    return await lobby.join(call.context.rooms, call.table, call.body)


async def _leave(call: Call) -> TableInfo:
    return await lobby.leave(call.context.rooms, call.table, call.token)


async def _start(call: Call) -> TableInfo:
    return await lobby.start(call.context.rooms, call.table, call.token)


async def _view(call: Call) -> Update:
    """At once, or as soon as there is something newer than `seen` (at most `wait` seconds later)."""
    rooms, hub = call.context.rooms, call.context.hub
    viewer = await rooms.viewer(call.table, bearer(call.request))
    seen, events, wait = call.number("seen", 0), call.number("events", 0), call.number("wait", 0, 25)
    live = await rooms.live(call.table)
    if wait and live.counts[live.index(viewer)] == seen:
        watcher = Watcher(call.table, viewer, seen, events, 0)
        watcher.woken.clear()
        hub.watch(watcher)
        try:
            await asyncio.wait_for(_news(call.context, watcher), wait)
        except TimeoutError:
            pass
        finally:
            hub.leave(watcher)
    return (await rooms.live(call.table)).update_for(viewer, seen, events)


async def _news(context: Context, watcher: Watcher) -> None:
    while True:
        live = await context.rooms.live(watcher.table_id)
        if live.counts[live.index(watcher.viewer)] != watcher.seen:
            return
        await watcher.woken.wait()
        watcher.woken.clear()


async def _moves(call: Call) -> Ack:
    return await play.submit(call.context.rooms, call.table, call.token, call.body)


async def _undo(call: Call) -> Ack:
    return await play.undo(call.context.rooms, call.table, call.token, call.body)


async def _hand_over(call: Call) -> TableInfo:
    return await seating.hand_over(call.context.rooms, call.table, call.token, call.body.bot)


async def _take_back(call: Call) -> TableInfo:
    return await seating.take_back(call.context.rooms, call.table, call.token)


async def _export(call: Call) -> msgspec.Raw:
    return msgspec.Raw(await history.export(call.context.rooms, call.table, bearer(call.request)))


async def _import(call: Call) -> Imported:
    return await history.import_record(call.context.rooms, await call.request.body())


async def _rematch(call: Call) -> Created:
    return await history.rematch(call.context.rooms, call.table, call.token)


async def _chat(call: Call) -> list[ChatLine]:
    await call.context.rooms.viewer(call.table, bearer(call.request))
    return await talk.since(call.context.rooms, call.table, call.number("after", 0))


async def _say(call: Call) -> ChatLine:
    return await talk.say(call.context.rooms, call.table, call.token, call.body.text)


async def _notes(call: Call) -> Notes:
    return Notes(text=await talk.notes(call.context.rooms, call.table, call.token))


async def _write_notes(call: Call) -> Notes:
    await talk.write_notes(call.context.rooms, call.table, call.token, call.body.text)
    return call.body  # type: ignore[no-any-return]


_PAGES = ("status", "game", "page", "limit")
_T = "/api/tables/{table}"
ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", "The games, with their options", _games, list[GameInfo]),
    Endpoint("GET", "/api/tables", "Open tables", _tables, list[TableInfo], query=_PAGES),
    Endpoint("POST", "/api/tables", "Create a table", _create, Created, CreateTable),
    Endpoint("POST", "/api/records", "Import a record as a finished table", _import, Imported, msgspec.Raw),
    Endpoint("GET", _T, "What everybody may know about a table", _table, TableInfo),
    Endpoint("POST", _T + "/join", "Take a seat as a guest", _join, Joined, JoinTable),
    Endpoint("POST", _T + "/leave", "Leave before the start", _leave, TableInfo, token="seat"),
    Endpoint("POST", _T + "/start", "Start the game", _start, TableInfo, token="host"),
    Endpoint(
        "GET",
        _T + "/view",
        "The table through your eyes, with your legal moves",
        _view,
        Update,
        token="seat or none",
        query=("seen", "events", "wait"),
    ),
    Endpoint("POST", _T + "/moves", "A move, or a run of moves", _moves, Ack, Command, token="seat"),
    Endpoint("POST", _T + "/undo", "Take back your last move", _undo, Ack, TakeBack, token="seat"),
    Endpoint("POST", _T + "/bot", "Hand your seat to a bot", _hand_over, TableInfo, HandOver, token="seat"),
    Endpoint("DELETE", _T + "/bot", "Take your seat back", _take_back, TableInfo, token="seat"),
    Endpoint("GET", _T + "/export", "What you may take away", _export, msgspec.Raw, token="seat or none"),
    Endpoint("POST", _T + "/rematch", "A new table like this one", _rematch, Created, token="host"),
    Endpoint(
        "GET", _T + "/chat", "Chat lines", _chat, list[ChatLine], token="seat or none", query=("after",)
    ),
    Endpoint("POST", _T + "/chat", "Say something", _say, ChatLine, Say, token="seat"),
    Endpoint("GET", _T + "/notes", "Your private notes", _notes, Notes, token="seat"),
    Endpoint("PUT", _T + "/notes", "Write your private notes", _write_notes, Notes, Notes, token="seat"),
)

# What a refusal means for HTTP; everything else is a 422.
STATUS = {
    "table-unknown": 404,
    "token-missing": 401,
    "token-malformed": 401,
    "token-wrong": 403,
    "not-the-host": 403,
    "invitation-wrong": 403,
    "no-spectators": 403,
    "command-stale": 409,
    "table-busy": 409,
    "table-started": 409,
    "seat-taken": 409,
    "seat-name-taken": 409,
    "table-full": 409,
    "message-malformed": 400,
    "message-too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
}


def refusal_response(context: Context, lang: str, why: Refused) -> Response:
    context.metrics.refused.labels(why.refusal.key).inc()
    body = Refuse(refusal=why.refusal, words=context.words(lang, why))
    status = STATUS.get(why.refusal.key, 422)
    return Response(msgspec.json.encode(body), status, media_type="application/json")
