"""The routes of the HTTP API about finding a game, and about what the lobby tells of tables."""

from __future__ import annotations

from bakufu.server.http.endpoints import pairing
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.pairing.messages import FindGame, Finding, FindingInfo, LobbyFacts
from bakufu.server.tables.tokens import ID_LENGTH

WAIT_MOST = 25  # seconds that a long poll may wait
TABLES_MOST = 100
_MINE = "/api/finding/mine"
_WAIT = (Parameter("wait", "Seconds to wait for a game, if there is none yet", most=WAIT_MOST),)
_IDS = (Parameter("ids", "The tables, with commas between", letters=TABLES_MOST * (ID_LENGTH + 1)),)
PAIRING: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/finding", "How many people look for a game", pairing.info, FindingInfo),
    Endpoint("GET", _MINE, "Your search", pairing.mine, Finding, token="search or none", query=_WAIT),
    Endpoint(
        "POST",
        _MINE,
        "Look for a game, or change what you look for",
        pairing.begin,
        Finding,
        FindGame,
        token="search or none",
    ),
    Endpoint("DELETE", _MINE, "Stop looking", pairing.stop, Finding, token="search or none"),
    Endpoint(
        "POST",
        _MINE + "/bots",
        "Begin with bots in the seats that are still free",
        pairing.agree_to_bots,
        Finding,
        token="search or none",
    ),
    Endpoint(
        "GET",
        "/api/lobby",
        "What the lobby tells of open tables: where the host is, how long the game takes",
        pairing.lobby,
        list[LobbyFacts],
        query=_IDS,
    ),
)

# The HTTP status of refusals; all others are a 422.
STATUS_OF_PAIRING = {
    "finding-none": 404,
    "finding-busy": 409,
    "finding-bots-early": 409,
    "finding-no-bots": 409,
    "finding-notify-account": 403,
    "finding-notify-channel": 409,
    "finding-address-most": 429,
}
