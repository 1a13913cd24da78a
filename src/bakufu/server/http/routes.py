"""The routes of the HTTP API: one table of all endpoints, including those that also exist over WebSocket.

The OpenAPI document is generated from this table, so it always matches what is served. What the endpoints do
is in `endpoints`, by subject.
"""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.odds import Luck
from bakufu.server.absence_protocol import (
    CastVote,
    HostDecides,
    OpenVote,
    Presence,
    Resign,
    SendNudge,
    TableEvent,
)
from bakufu.server.bots import advice
from bakufu.server.http.context import Context
from bakufu.server.http.endpoints import absence, chat, games, play, reach, records, tables
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.http.routes_clubs import CLUBS, STATUS_OF_CLUBS
from bakufu.server.http.routes_company import COMPANY, STATUS_OF_COMPANY
from bakufu.server.http.routes_notices import NOTICES, STATUS_OF_NOTICES
from bakufu.server.http.routes_pairing import PAIRING, STATUS_OF_PAIRING
from bakufu.server.http.routes_people import PEOPLE
from bakufu.server.http.routes_standing import STANDING, STATUS_OF_STANDING
from bakufu.server.http.routes_tournaments import STATUS_OF_TOURNAMENTS, TOURNAMENTS
from bakufu.server.message import NUMBER_MOST
from bakufu.server.protocol import (
    Ack,
    ChatLine,
    Created,
    CreateTable,
    Draft,
    GameInfo,
    GameWords,
    HandOver,
    Imported,
    Joined,
    JoinTable,
    LogLine,
    MoveKindInfo,
    Moves,
    Notes,
    OpenLesson,
    PlayOn,
    ReachInfo,
    SaveDraft,
    Say,
    SeatBot,
    SeatInfo,
    TableInfo,
    Undo,
    Update,
)
from bakufu.server.tables import replays
from bakufu.server.tables.messages import AskRematch, Rematch
from bakufu.server.tables.odds import ANSWERS, OddsInfo
from bakufu.server.tables.tokens import ID_LENGTH

WAIT_MOST = 25  # seconds that a long poll may wait
PAGE_MOST = 100
STATUSES = ("waiting", "playing", "over")

_PAGES = (
    Parameter("status", "Only tables of this status; waiting when not given", choices=lambda: STATUSES),
    Parameter("game", "Only tables of this game", choices=registry.games),
    Parameter("page", "Pages to skip", most=10_000),
    Parameter("limit", "Tables on a page", default=50, most=PAGE_MOST),
    Parameter(
        "ids",
        "Only these tables, with commas between; of any status when none is given",
        letters=PAGE_MOST * (ID_LENGTH + 1),
    ),
)
_SEAT = (Parameter("seat", "The seat, from 0 on", most=9),)
_SINCE = (
    Parameter("seen", "The number of the last update that you have"),
    Parameter("events", "How many lines of the log you have"),
    Parameter("wait", "Seconds to wait for something new, if there is nothing yet", most=WAIT_MOST),
    Parameter("beats", "1: also how the board looked at each of the events", most=1),
)
_ODDS = (
    Parameter(
        "target", "The province by its name; without it and a move, of the fight under way", letters=40
    ),
    Parameter("armies", "With how many you would attack", most=100),
    Parameter("extra", "Whether your extra army takes part; yes when not given", choices=lambda: ANSWERS),
    Parameter("move", "The number of the move that would begin the fight", default=None),
    Parameter("seen", "The update you look at; once the table has moved on the answer is null", default=None),
)
_POSITIONS = (
    Parameter("from", "The first position; 0 is the set-up"),
    Parameter("to", "The last position", default=NUMBER_MOST),
    Parameter("viewer", "Whose eyes; others than yours once it is over", choices=lambda: replays.VIEWERS),
    Parameter("beats", "1: also how the board looked at each event, in smaller parts", most=1),
)
_T = "/api/tables/{table}"
ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", "The games, with their options", games.games, list[GameInfo]),
    Endpoint("GET", "/api/reach", "Whether other machines reach this server", reach.reach, ReachInfo),
    Endpoint(
        "GET",
        "/api/moves",
        "How the moves of a game are numbered",
        games.move_table,
        list[MoveKindInfo],
        query=(Parameter("game", "Of which game", choices=registry.games),),
    ),
    Endpoint(
        "GET",
        "/api/words",
        "The messages of a game in your language, over the English ones",
        games.game_words,
        GameWords,
        query=(Parameter("game", "Of which game", choices=registry.games),),
    ),
    *PEOPLE,
    *NOTICES,
    *PAIRING,
    *STANDING,
    *TOURNAMENTS,
    *CLUBS,
    *COMPANY,
    Endpoint("GET", "/api/tables", "Open tables", tables.tables, list[TableInfo], query=_PAGES),
    Endpoint(
        "POST", "/api/tables", "Create a table", tables.create, Created, CreateTable, token="person or none"
    ),
    Endpoint(
        "POST",
        "/api/lessons",
        "A guided first game in a prepared position, against bots",
        records.open_lesson,
        Created,
        OpenLesson,
        token="person or none",
    ),
    Endpoint(
        "POST",
        "/api/records",
        "Import a record as a finished table",
        records.import_record,
        Imported,
        msgspec.Raw,
        token="person or none",
    ),
    Endpoint(
        "GET", _T, "What everybody may know about a table", tables.table, TableInfo, token="seat or none"
    ),
    Endpoint("DELETE", _T, "Give the table up before the start", tables.cancel, TableInfo, token="host"),
    Endpoint(
        "POST",
        _T + "/join",
        "Take a free seat, as a guest or as yourself",
        tables.join,
        Joined,
        JoinTable,
        token="person or none",
    ),
    Endpoint("POST", _T + "/leave", "Leave before the start", tables.leave, TableInfo, token="seat"),
    Endpoint("POST", _T + "/start", "Start the game", tables.start, TableInfo, token="host"),
    Endpoint("POST", _T + "/seats", "Let a bot sit down", tables.seat_bot, TableInfo, SeatBot, token="host"),
    Endpoint("DELETE", _T + "/seats", "Free a seat", tables.free_seat, TableInfo, token="host", query=_SEAT),
    Endpoint("GET", _T + "/link", "Which seat your link opens", tables.seat, SeatInfo, token="seat"),
    Endpoint("POST", _T + "/link", "A new secret link for your seat", tables.renew, Joined, token="seat"),
    Endpoint(
        "GET",
        _T + "/view",
        "The table through your eyes, with your legal moves",
        play.view,
        Update,
        token="seat or none",
        query=_SINCE,
    ),
    Endpoint(
        "POST",
        _T + "/moves",
        "A move, or a run of moves",
        play.submit,
        Ack,
        Moves,
        token="seat",
        refresh_first=False,
    ),
    Endpoint("GET", _T + "/draft", "Moves that you have not handed in", play.draft, Draft, token="seat"),
    Endpoint("PUT", _T + "/draft", "Keep such moves", play.save_draft, Draft, SaveDraft, token="seat"),
    Endpoint(
        "GET",
        _T + "/odds",
        "Odds of a fight",
        play.odds,
        OddsInfo | None,
        token="seat",
        query=_ODDS,
    ),
    Endpoint(
        "GET",
        _T + "/advice",
        "What a bot would do in your place, and why",
        play.ask_bot,
        advice.AdviceInfo,
        token="seat",
        query=(
            Parameter("bot", "Which bot; the first of the game's when not given", choices=advice.advisers),
        ),
    ),
    Endpoint(
        "POST",
        _T + "/undo",
        "Take back your last move",
        play.submit,
        Ack,
        Undo,
        token="seat",
        refresh_first=False,
    ),
    Endpoint(
        "POST", _T + "/bot", "Hand your seat to a bot", tables.hand_over, TableInfo, HandOver, token="seat"
    ),
    Endpoint(
        "GET", _T + "/presence", "Who is at the table", absence.presence, Presence, token="seat or none"
    ),
    Endpoint(
        "GET",
        _T + "/events",
        "What happened besides moves: who plays for whom, votes, pauses",
        absence.events,
        list[TableEvent],
        token="seat or none",
        query=(Parameter("after", "The number of the last event that you have"),),
    ),
    Endpoint("POST", _T + "/votes", "Ask the others", absence.open_vote, TableInfo, OpenVote, token="seat"),
    Endpoint("POST", _T + "/ballots", "Vote", absence.cast, TableInfo, CastVote, token="seat"),
    Endpoint("POST", _T + "/nudges", "Remind a player", absence.nudge, TableInfo, SendNudge, token="seat"),
    Endpoint("POST", _T + "/resign", "Give up for good", absence.resign, TableInfo, Resign, token="seat"),
    Endpoint(
        "POST",
        _T + "/host",
        "What the host decides without a vote",
        absence.host_decides,
        TableInfo,
        HostDecides,
        token="host",
    ),
    Endpoint("DELETE", _T + "/bot", "Take your seat back", tables.take_back, TableInfo, token="seat"),
    Endpoint(
        "GET", _T + "/export", "What you may take away", records.export, msgspec.Raw, token="seat or none"
    ),
    Endpoint(
        "GET",
        _T + "/replay",
        "The game again, position by position",
        records.replay,
        replays.ReplayPart,
        token="seat or none",
        query=_POSITIONS,
    ),
    Endpoint(
        "GET",
        _T + "/draws",
        "Every draw of a finished game, to be made again",
        records.draws,
        replays.ReplayDraws,
        token="seat or none",
    ),
    Endpoint(
        "GET", _T + "/luck", "The fights and their odds", records.luck_report, Luck, token="seat or none"
    ),
    Endpoint(
        "POST",
        _T + "/play-on",
        "A new table from a position of a finished game, against bots",
        records.create_play_on,
        Created,
        PlayOn,
        token="seat or none",
    ),
    Endpoint(
        "POST",
        _T + "/rematch",
        "Play again with the same people, as a player or the host",
        records.ask_rematch,
        Rematch,
        AskRematch,
        token="seat",
    ),
    Endpoint("POST", _T + "/clone", "The same deal once more", records.clone, Created, token="host"),
    Endpoint(
        "GET",
        _T + "/log",
        "What you saw happen, in the language of Accept-Language",
        chat.log,
        list[LogLine],
        token="seat or none",
        query=(Parameter("events", "How many lines of the log you have"),),
    ),
    Endpoint(
        "GET",
        _T + "/chat",
        "Chat lines",
        chat.chat_lines,
        list[ChatLine],
        token="seat or none",
        query=(Parameter("after", "The number of the last chat line that you have"),),
    ),
    Endpoint("POST", _T + "/chat", "Say something", chat.post_chat, ChatLine, Say, token="seat"),
    Endpoint("GET", _T + "/notes", "Your private notes", chat.notes, Notes, token="seat"),
    Endpoint("PUT", _T + "/notes", "Write your private notes", chat.write_notes, Notes, Notes, token="seat"),
)

# The HTTP status of each refusal; all others are a 422.
STATUS = {
    **STATUS_OF_NOTICES,
    **STATUS_OF_PAIRING,
    **STATUS_OF_TOURNAMENTS,
    **STATUS_OF_CLUBS,
    **STATUS_OF_COMPANY,
    "table-unknown": 404,
    "page-unknown": 404,
    "method-unknown": 405,
    "origin-foreign": 403,
    "metrics-private": 403,
    "body-slow": 408,
    "table-not-started": 409,
    "table-not-playing": 409,
    "table-paused": 409,
    "table-not-paused": 409,
    "table-events-full": 409,
    "seat-resigned": 409,
    "seat-played-by-bot": 409,
    "seat-not-replaceable": 409,
    "seat-replaced-already": 409,
    "seat-not-absent": 409,
    "vote-not-playing": 403,
    "vote-not-yours": 403,
    "vote-twice": 409,
    "vote-over": 409,
    "vote-open-already": 409,
    "vote-again": 409,
    "vote-no-clock": 409,
    "nudge-nobody": 409,
    "nudge-not-asked": 409,
    "nudge-again": 409,
    "replay-not-yet": 409,
    "seats-open": 409,
    "server-failed": 500,
    "database-away": 503,
    "session-missing": 401,
    "session-ended": 401,
    "person-name-taken": 409,
    "seat-of-another": 403,
    "table-of-another": 403,
    "account-required": 403,
    "seat-yours-already": 409,
    **STATUS_OF_STANDING,
    "device-unknown": 404,
    "passkey-not-yours": 404,
    "email-not-yours": 404,
    "passkey-malformed": 400,
    "passkey-wrong": 403,
    "passkey-unknown": 403,
    "passkey-too-late": 409,
    "code-wrong": 403,
    "link-used-up": 403,
    "link-of-another": 403,
    "email-taken": 409,
    "email-off": 409,
    "last-way-in": 409,
    "name-not-confirmed": 409,
    "device-signed-out": 403,
    "token-missing": 401,
    "token-malformed": 401,
    "token-wrong": 403,
    "link-renewed": 403,
    "seat-lost": 403,
    "not-the-host": 403,
    "invitation-wrong": 403,
    "no-spectators": 403,
    "advice-forbidden": 403,
    "advice-nothing-asked": 409,
    "advice-real-throw": 409,
    "advice-busy": 503,
    "advice-failed": 503,
    "command-stale": 409,
    "table-busy": 409,
    "table-started": 409,
    "table-cancelled": 409,
    "clone-not-over": 409,
    "play-on-not-yet": 409,
    "lesson-missing": 404,
    "seat-taken": 409,
    "seat-name-taken": 409,
    "seat-name-before": 409,
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
    again_after = why.refusal.facts.get("again_after", 1)
    headers = {"retry-after": str(again_after)} if status in (429, 503) else None
    return Response(msgspec.json.encode(body), status, headers, "application/json")
