"""The HTTP API: every call of the product, also those that go over WebSocket, as one table of endpoints.

The OpenAPI document is made from this table, so it cannot say anything else than what is served.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bakufu.engine import registry
from bakufu.engine.errors import Refused, shown
from bakufu.engine.events import Event
from bakufu.engine.game import Game
from bakufu.engine.views import Viewer
from bakufu.games.shogun.luck import Luck
from bakufu.i18n import Words
from bakufu.server import (
    advice,
    continuing,
    drafts,
    history,
    lobby,
    luck,
    paces,
    play,
    replays,
    seating,
    talk,
)
from bakufu.server.context import Context, preferred, words_of
from bakufu.server.hub import Watcher
from bakufu.server.protocol import (
    NUMBER_MOST,
    Ack,
    ArgumentInfo,
    BotInfo,
    ChatLine,
    Command,
    Created,
    CreateTable,
    Draft,
    GameInfo,
    HandOver,
    Imported,
    Joined,
    JoinTable,
    LogLine,
    MoveKindInfo,
    Notes,
    OptionInfo,
    PlayOn,
    SaveDraft,
    Say,
    SeatBot,
    TableInfo,
    TakeBack,
    Update,
)
from bakufu.server.rooms import Rooms
from bakufu.server.tokens import ID_LENGTH, ID_LETTERS

WAIT_MOST = 25  # seconds that a long poll may hang
PAGE_MOST = 100
LOG_MOST = 500  # lines of the log at once
TOKEN_MOST = 200
STATUSES = ("waiting", "playing", "over")


class Query(NamedTuple):
    """A parameter of a call: a number up to `most`, or one of `choices`."""

    name: str
    about: str
    default: int = 0
    most: int = NUMBER_MOST
    choices: Callable[[], Sequence[str]] | None = None


class Call(NamedTuple):
    """One request, read and checked as far as every endpoint needs it."""

    context: Context
    request: Request
    body: Any
    query: Mapping[str, int | str | None]

    @property
    def rooms(self) -> Rooms:
        return self.context.rooms

    @property
    def table(self) -> str:
        return check_table_id(str(self.request.path_params["table"]))

    @property
    def token(self) -> str:
        token = bearer(self.request)
        if token is None:
            raise Refused("token-missing")
        return token

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "-"

    @property
    def lang(self) -> str:
        return preferred(self.request.headers.get("accept-language", ""))

    def number(self, name: str) -> int:
        value = self.query[name]
        assert isinstance(value, int)
        return value

    def choice(self, name: str) -> str | None:
        value = self.query[name]
        assert not isinstance(value, int)
        return value


class Endpoint(NamedTuple):
    method: str
    path: str
    summary: str
    run: Callable[[Call], Awaitable[object]]
    answer: Any
    body: Any = None
    token: str = ""  # whose token it wants: "seat", "host", "seat or none"
    query: tuple[Query, ...] = ()


def bearer(request: Request) -> str | None:
    """The token of the Authorization header. There are no cookies, so no other site can borrow one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise Refused("token-malformed")
    return check_token(token)


def check_token(token: str) -> str:
    if not 0 < len(token) <= TOKEN_MOST or not token.isascii() or not token.isprintable():
        raise Refused("token-malformed")
    return token


def check_table_id(text: str) -> str:
    """A text that can be the id of a table; whatever cannot is never asked of the database."""
    if len(text) != ID_LENGTH or not set(text) <= set(ID_LETTERS):
        raise Refused("table-unknown", table=shown(text))
    return text


def read_query(endpoint: Endpoint, request: Request) -> dict[str, int | str | None]:
    """The parameters of a call, all of them, checked. Unknown ones are refused: they may be misspelt."""
    given = request.query_params
    known = [query.name for query in endpoint.query]
    for name, _ in given.multi_items():
        if name not in known:
            raise Refused("query-unknown", name=shown(name), known=", ".join(known) or "-")
        if len(given.getlist(name)) > 1:
            raise Refused("query-twice", name=name)
    return {query.name: _parameter(query, given.get(query.name)) for query in endpoint.query}


def _parameter(query: Query, text: str | None) -> int | str | None:
    if query.choices is not None:
        if text is not None and text not in query.choices():
            known = ", ".join(query.choices())
            raise Refused("query-choice", name=query.name, value=shown(text), known=known)
        return text
    if text is None:
        return query.default
    if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > query.most:
        raise Refused("query-number", name=query.name, value=shown(text), most=query.most)
    return int(text)


# -- the calls -----------------------------------------------------------------------------------------


async def _games(call: Call) -> list[GameInfo]:
    return [_game_info(call, registry.game(name)) for name in registry.games()]


async def _move_table(call: Call) -> list[MoveKindInfo]:
    """How the moves of a game are numbered: all that a client needs to offer them, whatever the game."""
    game = registry.game(call.choice("game") or "-")
    return [
        MoveKindInfo(
            name=kind.name,
            base=kind.base,
            last=kind.last,
            arguments=[
                ArgumentInfo(name=a.name, values=list(a.values), stride=a.stride) for a in kind.arguments
            ],
        )
        for kind in game.moves.kinds
    ]


def _game_info(call: Call, game: Game[Any]) -> GameInfo:
    words = words_of(call.lang)
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        least_players=game.min_players,
        most_players=game.max_players,
        options=[OptionInfo(name=o.name, values=list(o.values), rule=o.rule) for o in game.options],
        paces=[paces.NO_CLOCK, *paces.PACES],
        bots=[
            BotInfo(id=bot, name=words.say(f"bot-{bot}"), about=words.say(f"bot-{bot}.about"))
            for bot in call.rooms.bots(game.id)
        ],
    )


def _take_new_table(call: Call) -> None:
    if not call.context.new_tables.take(call.address):
        call.context.metrics.limited.labels("tables").inc()
        raise Refused("too-many-tables")


async def _create(call: Call) -> Created:
    _take_new_table(call)
    return await lobby.create(call.rooms, call.body)


async def _tables(call: Call) -> list[TableInfo]:
    status = call.choice("status") or "waiting"
    return await lobby.tables(
        call.rooms, status, call.choice("game"), call.number("page"), call.number("limit")
    )


async def _table(call: Call) -> TableInfo:
    return (await call.rooms.live(call.table)).info()


async def _join(call: Call) -> Joined:
    return await lobby.join(call.rooms, call.table, call.body)


async def _leave(call: Call) -> TableInfo:
    return await lobby.leave(call.rooms, call.table, call.token)


async def _start(call: Call) -> TableInfo:
    return await lobby.start(call.rooms, call.table, call.token)


async def _cancel(call: Call) -> TableInfo:
    return await lobby.cancel(call.rooms, call.table, call.token)


async def _seat_bot(call: Call) -> TableInfo:
    return await lobby.seat_bot(call.rooms, call.table, call.token, call.body.seat, call.body.bot)


async def _free_seat(call: Call) -> TableInfo:
    return await lobby.free_seat(call.rooms, call.table, call.token, call.number("seat"))


async def _renew(call: Call) -> Joined:
    return await seating.renew(call.rooms, call.table, call.token)


async def _view(call: Call) -> Update:
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


async def _log(call: Call) -> list[LogLine]:
    """What this viewer saw happen, in words."""
    viewer = await call.rooms.viewer(call.table, bearer(call.request))
    live = await call.rooms.live(call.table)
    if live.session is None:
        return []
    words = Words(call.lang, live.row.game, live.session.seats)
    first = call.number("events")
    events = live.session.events(viewer)[first : first + LOG_MOST]
    return [
        LogLine(number=first + place, key=event.key, rule=event.rule, words=event_words(words, event))
        for place, event in enumerate(events)
    ]


def event_words(words: Words, event: Event) -> str:
    facts: dict[str, Any] = {**event.facts}  # a list in it holds numbers or names, never both
    return words.event(event.key, facts, event.rule)


async def _odds(call: Call) -> advice.OddsInfo:
    answer, target, armies = call.choice("extra"), call.choice("target"), call.number("armies")
    return await advice.battle_odds(call.rooms, call.table, call.token, target, armies, answer)


async def _moves(call: Call) -> Ack:
    with call.context.metrics.move_seconds.time():
        ack = await play.submit(call.rooms, call.table, call.token, call.body)
    return call.context.counted(ack)


async def _undo(call: Call) -> Ack:
    return call.context.counted(await play.undo(call.rooms, call.table, call.token, call.body))


async def _draft(call: Call) -> Draft:
    return await drafts.load(call.rooms, call.table, call.token)


async def _save_draft(call: Call) -> Draft:
    return await drafts.save(call.rooms, call.table, call.token, call.body.seen, call.body.moves)


async def _hand_over(call: Call) -> TableInfo:
    return await seating.hand_over(call.rooms, call.table, call.token, call.body.bot)


async def _take_back(call: Call) -> TableInfo:
    return await seating.take_back(call.rooms, call.table, call.token)


async def _export(call: Call) -> msgspec.Raw:
    return msgspec.Raw(await history.export(call.rooms, call.table, bearer(call.request)))


async def _replay(call: Call) -> replays.ReplayPart:
    first, last, viewer = call.number("from"), call.number("to"), call.choice("viewer")
    return await replays.replay(call.rooms, call.table, bearer(call.request), viewer, first, last)


async def _draws(call: Call) -> replays.ReplayDraws:
    return await replays.draws(call.rooms, call.table, bearer(call.request))


async def _import(call: Call) -> Imported:
    _take_new_table(call)
    return await history.import_record(call.rooms, await call.request.body())


async def _rematch(call: Call) -> Created:
    _take_new_table(call)
    return await history.rematch(call.rooms, call.table, call.token)


async def _clone(call: Call) -> Created:
    _take_new_table(call)
    return await history.clone(call.rooms, call.table, call.token)


async def _play_on(call: Call) -> Created:
    _take_new_table(call)
    return await continuing.play_on(call.rooms, call.table, bearer(call.request), call.body)


async def _luck(call: Call) -> Luck:
    return await luck.report(call.rooms, call.table, bearer(call.request))


async def _chat(call: Call) -> list[ChatLine]:
    await call.rooms.viewer(call.table, bearer(call.request))
    return await talk.since(call.rooms, call.table, call.number("after"))


async def _say(call: Call) -> ChatLine:
    return await talk.say(call.rooms, call.table, call.token, call.body.text)


async def _notes(call: Call) -> Notes:
    return Notes(text=await talk.notes(call.rooms, call.table, call.token))


async def _write_notes(call: Call) -> Notes:
    await talk.write_notes(call.rooms, call.table, call.token, call.body.text)
    return call.body  # type: ignore[no-any-return]


_PAGES = (
    Query("status", "Only tables of this status; waiting when not given", choices=lambda: STATUSES),
    Query("game", "Only tables of this game", choices=registry.games),
    Query("page", "Pages to skip", most=10_000),
    Query("limit", "Tables on a page", default=50, most=PAGE_MOST),
)
_SEAT = (Query("seat", "The seat, from 0 on", most=9),)
_SINCE = (
    Query("seen", "The number of the last update that you have"),
    Query("events", "How many lines of the log you have"),
    Query("wait", "Seconds to wait for something new, if there is nothing yet", most=WAIT_MOST),
)
_ODDS = (
    Query("target", "The province", choices=lambda: advice.TARGETS),
    Query("armies", "With how many you would attack", most=100),
    Query("extra", "Whether your extra army takes part; yes when not given", choices=lambda: advice.ANSWERS),
)
_POSITIONS = (
    Query("from", "The first position; 0 is the set-up"),
    Query("to", "The last position", default=NUMBER_MOST),
    Query("viewer", "Whose eyes; others than yours once it is over", choices=lambda: replays.VIEWERS),
)
_T = "/api/tables/{table}"
ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", "The games, with their options", _games, list[GameInfo]),
    Endpoint(
        "GET",
        "/api/moves",
        "How the moves of a game are numbered",
        _move_table,
        list[MoveKindInfo],
        query=(Query("game", "Of which game", choices=registry.games),),
    ),
    Endpoint("GET", "/api/tables", "Open tables", _tables, list[TableInfo], query=_PAGES),
    Endpoint("POST", "/api/tables", "Create a table", _create, Created, CreateTable),
    Endpoint("POST", "/api/records", "Import a record as a finished table", _import, Imported, msgspec.Raw),
    Endpoint("GET", _T, "What everybody may know about a table", _table, TableInfo),
    Endpoint("DELETE", _T, "Give the table up before the start", _cancel, TableInfo, token="host"),
    Endpoint("POST", _T + "/join", "Take a seat as a guest", _join, Joined, JoinTable),
    Endpoint("POST", _T + "/leave", "Leave before the start", _leave, TableInfo, token="seat"),
    Endpoint("POST", _T + "/start", "Start the game", _start, TableInfo, token="host"),
    Endpoint("POST", _T + "/seats", "Let a bot sit down", _seat_bot, TableInfo, SeatBot, token="host"),
    Endpoint("DELETE", _T + "/seats", "Free a seat", _free_seat, TableInfo, token="host", query=_SEAT),
    Endpoint("POST", _T + "/link", "A new secret link for your seat", _renew, Joined, token="seat"),
    Endpoint(
        "GET",
        _T + "/view",
        "The table through your eyes, with your legal moves",
        _view,
        Update,
        token="seat or none",
        query=_SINCE,
    ),
    Endpoint("POST", _T + "/moves", "A move, or a run of moves", _moves, Ack, Command, token="seat"),
    Endpoint("GET", _T + "/draft", "Moves that you have not handed in", _draft, Draft, token="seat"),
    Endpoint("PUT", _T + "/draft", "Keep such moves", _save_draft, Draft, SaveDraft, token="seat"),
    Endpoint("GET", _T + "/odds", "Odds of a fight", _odds, advice.OddsInfo, token="seat", query=_ODDS),
    Endpoint("POST", _T + "/undo", "Take back your last move", _undo, Ack, TakeBack, token="seat"),
    Endpoint("POST", _T + "/bot", "Hand your seat to a bot", _hand_over, TableInfo, HandOver, token="seat"),
    Endpoint("DELETE", _T + "/bot", "Take your seat back", _take_back, TableInfo, token="seat"),
    Endpoint("GET", _T + "/export", "What you may take away", _export, msgspec.Raw, token="seat or none"),
    Endpoint(
        "GET",
        _T + "/replay",
        "The game again, position by position",
        _replay,
        replays.ReplayPart,
        token="seat or none",
        query=_POSITIONS,
    ),
    Endpoint(
        "GET",
        _T + "/draws",
        "Every draw of a finished game, to be made again",
        _draws,
        replays.ReplayDraws,
        token="seat or none",
    ),
    Endpoint("GET", _T + "/luck", "The fights and their odds", _luck, Luck, token="seat or none"),
    Endpoint(
        "POST",
        _T + "/play-on",
        "A new table from a position of a finished game, against bots",
        _play_on,
        Created,
        PlayOn,
        token="seat or none",
    ),
    Endpoint("POST", _T + "/rematch", "A new table like this one", _rematch, Created, token="host"),
    Endpoint("POST", _T + "/clone", "The same deal once more", _clone, Created, token="host"),
    Endpoint(
        "GET",
        _T + "/log",
        "What you saw happen, in the language of Accept-Language",
        _log,
        list[LogLine],
        token="seat or none",
        query=(Query("events", "How many lines of the log you have"),),
    ),
    Endpoint(
        "GET",
        _T + "/chat",
        "Chat lines",
        _chat,
        list[ChatLine],
        token="seat or none",
        query=(Query("after", "The number of the last chat line that you have"),),
    ),
    Endpoint("POST", _T + "/chat", "Say something", _say, ChatLine, Say, token="seat"),
    Endpoint("GET", _T + "/notes", "Your private notes", _notes, Notes, token="seat"),
    Endpoint("PUT", _T + "/notes", "Write your private notes", _write_notes, Notes, Notes, token="seat"),
)

# What a refusal means for HTTP; everything else is a 422.
STATUS = {
    "table-unknown": 404,
    "page-unknown": 404,
    "method-unknown": 405,
    "origin-foreign": 403,
    "metrics-private": 403,
    "body-slow": 408,
    "table-not-started": 409,
    "table-not-playing": 409,
    "replay-not-yet": 409,
    "seats-open": 409,
    "server-failed": 500,
    "database-away": 503,
    "token-missing": 401,
    "token-malformed": 401,
    "token-wrong": 403,
    "not-the-host": 403,
    "invitation-wrong": 403,
    "no-spectators": 403,
    "command-stale": 409,
    "table-busy": 409,
    "table-started": 409,
    "table-cancelled": 409,
    "clone-not-over": 409,
    "play-on-not-yet": 409,
    "seat-taken": 409,
    "seat-name-taken": 409,
    "table-full": 409,
    "message-malformed": 400,
    "message-too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
}


def refusal_response(context: Context, lang: str, why: Refused) -> Response:
    body = context.refuse(lang, why)
    status = STATUS.get(why.refusal.key, 422)
    headers = {"retry-after": "1"} if status in (429, 503) else None
    return Response(msgspec.json.encode(body), status, headers, "application/json")
