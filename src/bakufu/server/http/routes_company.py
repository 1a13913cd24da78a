"""The routes of the HTTP API about good company, and those of the moderators' desk."""

from __future__ import annotations

from bakufu.server.company.messages import (
    Act,
    BanInfo,
    CloseReport,
    DeleteLine,
    DeskInfo,
    Hidden,
    LiftBan,
    MakeBan,
    React,
    Rename,
    Report,
    ReportInfo,
    SaySpectator,
    Shunned,
    ShunTarget,
    SpectatorLines,
)
from bakufu.server.http.endpoints import company, moderation
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.people.messages import Done

_T = "/api/tables/{table}"
_DESK = "/api/moderation"
_AFTER = (Parameter("after", "The number of the last line that you have; 0: the newest lines"),)
COMPANY: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        _T + "/spectators",
        "The spectators' chat, which players read only after the game",
        company.read_spectators,
        SpectatorLines,
        token="seat or none",
        query=_AFTER,
    ),
    Endpoint(
        "POST",
        _T + "/spectators",
        "Say something to the other spectators",
        company.say_spectator,
        Done,
        SaySpectator,
        token="person or none",
    ),
    Endpoint(
        "POST",
        _T + "/reactions",
        "Put a sign to a line of chat",
        company.react,
        Done,
        React,
        token="seat or none",
    ),
    Endpoint(
        "POST",
        _T + "/reports",
        "Tell the moderators of a line, a player or a name",
        company.report,
        Done,
        Report,
        token="seat or none",
    ),
    Endpoint(
        "GET",
        _T + "/hidden",
        "Whose lines and nudges you do not want to see",
        company.hidden,
        Hidden,
        token="person",
    ),
    Endpoint(
        "GET", "/api/me/blocks", "Whom you mute or block", company.my_blocks, list[Shunned], token="person"
    ),
    Endpoint(
        "POST", "/api/me/blocks", "Mute or block somebody", company.shun, Done, ShunTarget, token="person"
    ),
    Endpoint(
        "DELETE",
        "/api/me/blocks",
        "Mute or block no longer",
        company.lift,
        Done,
        token="person",
        query=(Parameter("id", "Which entry of your list", letters=20),),
    ),
    Endpoint("GET", _DESK, "Whether you are a moderator", moderation.info, DeskInfo, token="moderator"),
    Endpoint(
        "GET",
        _DESK + "/reports",
        "Reports, with the lines around",
        moderation.list_reports,
        list[ReportInfo],
        token="moderator",
        query=(
            Parameter("closed", "1: those that are closed", most=1),
            Parameter("page", "Pages to skip", most=10_000),
        ),
    ),
    Endpoint(
        "POST",
        _DESK + "/reports/close",
        "A report is dealt with",
        moderation.close_report,
        Done,
        CloseReport,
        token="moderator",
    ),
    Endpoint("GET", _DESK + "/bans", "Bans", moderation.list_bans, list[BanInfo], token="moderator"),
    Endpoint("POST", _DESK + "/bans", "Ban somebody", moderation.make_ban, Done, MakeBan, token="moderator"),
    Endpoint(
        "POST", _DESK + "/bans/lift", "End a ban", moderation.lift_ban, Done, LiftBan, token="moderator"
    ),
    Endpoint(
        "POST",
        _DESK + "/lines",
        "Delete a line of chat",
        moderation.delete_line,
        Done,
        DeleteLine,
        token="moderator",
    ),
    Endpoint(
        "POST",
        _DESK + "/names",
        "Give a player another name",
        moderation.rename,
        Done,
        Rename,
        token="moderator",
    ),
    Endpoint(
        "GET",
        _DESK + "/audit",
        "What moderators have done, the newest first",
        moderation.log,
        list[Act],
        token="moderator",
        query=(Parameter("before", "Only lines before this one"),),
    ),
)

# The HTTP status of refusals; all others are a 422.
STATUS_OF_COMPANY = {
    "banned": 403,
    "not-a-moderator": 403,
    "join-not-welcome": 403,
    "spectators-only": 403,
    "table-chat-players": 403,
    "line-unknown": 404,
    "report-unknown": 404,
    "person-unknown": 404,
    "block-unknown": 404,
    "ban-unknown": 404,
    "line-gone": 409,
    "report-already": 409,
    "report-closed-already": 409,
    "reports-full": 409,
    "reactions-full": 409,
    "spectators-full": 409,
    "ban-nobody": 409,
}
