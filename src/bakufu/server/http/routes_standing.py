"""The routes of the HTTP API about standing."""

from __future__ import annotations

from bakufu.engine import registry
from bakufu.engine.record import NAME_MOST
from bakufu.server.http.endpoints import standing
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.standing.leaderboards import RATED_PACES
from bakufu.server.standing.messages import Leaderboard, PlayedGame, Profile, TableRatings

PAGE_MOST = 100
_PAGES = (
    Parameter("page", "Pages to skip", most=10_000),
    Parameter("limit", "Lines on a page", default=50, most=PAGE_MOST),
)
_NAME = Parameter("name", "The name of a person, exactly as it is written", letters=NAME_MOST)
_BOARD = (
    Parameter("game", "The game", choices=registry.games),
    Parameter("players", "The number of seats", default=4, most=10),
    Parameter("pace", "At one sitting, or over days; live when not given", choices=lambda: RATED_PACES),
    *_PAGES,
)
STANDING: tuple[Endpoint, ...] = (
    Endpoint(
        "GET", "/api/leaderboard", "The best rated people", standing.leaderboard, Leaderboard, query=_BOARD
    ),
    Endpoint(
        "GET",
        "/api/profile",
        "What everybody may know of a person",
        standing.profile,
        Profile,
        token="person or none",
        query=(_NAME,),
    ),
    Endpoint(
        "GET",
        "/api/profile/games",
        "The finished public games of a person, the newest first",
        standing.profile_games,
        list[PlayedGame],
        token="person or none",
        query=(_NAME, *_PAGES),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/ratings",
        "What a game did to the ratings of its players",
        standing.table_ratings,
        TableRatings,
        token="person or none",
    ),
)

# The HTTP status of refusals; all others are a 422.
STATUS_OF_STANDING = {
    "profile-none": 404,
    "rated-end-by-vote": 409,
}
