"""The routes of the HTTP API about tournaments; part of the table in `routes`."""

from __future__ import annotations

from bakufu.engine import registry
from bakufu.server.http.endpoints import tournaments
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.people.messages import Done
from bakufu.server.tables.tokens import ID_LENGTH
from bakufu.server.tournaments.messages import (
    CreatedTournament,
    CreateTournament,
    DirectorActs,
    EnteredTournament,
    EnterTournament,
    SeatAtTable,
    TournamentInfo,
    TournamentInvitation,
    TournamentPage,
)

PAGE_MOST = 50
WHEN = ("now", "over")
_LIST = (
    Parameter("game", "Only tournaments of this game", choices=registry.games),
    Parameter("when", "now: those to come and those that run; over: the others", choices=lambda: WHEN),
    Parameter("page", "Pages to skip", most=10_000),
    Parameter("limit", "Tournaments on a page", default=20, most=PAGE_MOST),
)
_ALL = "/api/tournaments"
_ONE = "/api/tournaments/{tournament}"
TOURNAMENTS: tuple[Endpoint, ...] = (
    Endpoint("GET", _ALL, "Open tournaments", tournaments.tournaments, list[TournamentInfo], query=_LIST),
    Endpoint(
        "POST",
        _ALL,
        "Open a tournament",
        tournaments.create,
        CreatedTournament,
        CreateTournament,
        token="person or none",
    ),
    Endpoint(
        "GET",
        _ONE,
        "A tournament: entrants, tables, standings, log, and what you are there",
        tournaments.page,
        TournamentPage,
        token="anybody",
    ),
    Endpoint(
        "POST",
        _ONE + "/entrants",
        "Enter",
        tournaments.enter,
        EnteredTournament,
        EnterTournament,
        token="anybody",
    ),
    Endpoint("DELETE", _ONE + "/entrants", "Withdraw", tournaments.withdraw, Done, token="entrant"),
    Endpoint(
        "POST",
        _ONE + "/seat",
        "What opens your seat at a table",
        tournaments.own_seat,
        SeatAtTable,
        token="entrant",
        query=(Parameter("table", "The id of the table", letters=ID_LENGTH),),
    ),
    Endpoint(
        "POST",
        _ONE + "/acts",
        "An act of the director",
        tournaments.act,
        TournamentPage,
        DirectorActs,
        token="director",
    ),
    Endpoint(
        "POST",
        _ONE + "/invite",
        "A new invitation; the one before ends",
        tournaments.new_invite,
        TournamentInvitation,
        token="director",
    ),
)

# The HTTP status of refusals; all others are a 422.
STATUS_OF_TOURNAMENTS = {
    "tournament-unknown": 404,
    "tournament-table-unknown": 404,
    "tournament-seat-gone": 404,
    "tournament-invitation-wrong": 403,
    "tournament-account-required": 403,
    "tournament-not-director": 403,
    "tournament-not-entered": 403,
    "tournament-removed": 403,
    "tournament-busy": 409,
    "tournament-full": 409,
    "tournament-not-open-yet": 409,
    "tournament-closed": 409,
    "tournament-entered-already": 409,
    "tournament-over": 409,
    "tournament-started": 409,
    "tournament-too-few": 409,
    "tournament-round-other": 409,
    "tournament-round-played": 409,
    "tournament-no-round": 409,
    "tournament-no-start-time": 409,
    "tournament-entrant-there": 409,
    "tournament-entrant-plays": 409,
    "tournament-entrant-not-playing": 409,
}
