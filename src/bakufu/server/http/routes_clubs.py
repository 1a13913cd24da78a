"""The routes of the HTTP API about clubs, times to start, and calendars; part of the table in `routes`."""

from __future__ import annotations

from bakufu.server.clubs.messages import (
    Club,
    ClubCard,
    ClubMade,
    ClubName,
    ClubResult,
    Invitation,
    MemberName,
    MyClub,
)
from bakufu.server.http.endpoints import clubs, tables
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.people.messages import Done
from bakufu.server.protocol import TableInfo
from bakufu.server.tables.messages import SetSchedule

STATUSES = ("waiting", "playing", "over", "cancelled")
_PAGES = (
    Parameter("status", "Only tables of this status", choices=lambda: STATUSES),
    Parameter("page", "Pages to skip", most=10_000),
    Parameter("limit", "Tables on a page", default=50, most=100),
)
_NAME = (Parameter("name", "The name of the member", letters=40),)
_C = "/api/clubs/{club}"
_T = "/api/tables/{table}"
CLUBS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/clubs", "Your clubs", clubs.my_clubs, list[MyClub], token="person"),
    Endpoint("POST", "/api/clubs", "Found a club", clubs.found, ClubMade, ClubName, token="person"),
    Endpoint("GET", _C, "A club of yours", clubs.look, Club, token="person"),
    Endpoint("PUT", _C, "Rename it, as its owner", clubs.rename, Club, ClubName, token="person"),
    Endpoint("DELETE", _C, "Close it for good, as its owner", clubs.close, Done, token="person"),
    Endpoint("POST", _C + "/card", "What the invitation tells", clubs.card, ClubCard, Invitation),
    Endpoint("POST", _C + "/join", "Become a member", clubs.join, Club, Invitation, token="person"),
    Endpoint("POST", _C + "/leave", "Leave it", clubs.leave, Done, token="person"),
    Endpoint("POST", _C + "/invite", "A new invitation", clubs.invite, ClubMade, token="person"),
    Endpoint("DELETE", _C + "/invite", "No invitation any more", clubs.revoke, Club, token="person"),
    Endpoint("DELETE", _C + "/members", "Remove a member", clubs.remove, Club, token="person", query=_NAME),
    Endpoint("POST", _C + "/owner", "Hand it over", clubs.hand_over, Club, MemberName, token="person"),
    Endpoint(
        "GET",
        _C + "/tables",
        "Its tables",
        clubs.club_tables,
        list[TableInfo],
        token="person",
        query=_PAGES,
    ),
    Endpoint(
        "GET", _C + "/results", "Its table of results", clubs.club_results, list[ClubResult], token="person"
    ),
    Endpoint(
        "PUT",
        _T + "/schedule",
        "When the table starts by itself",
        tables.set_schedule,
        TableInfo,
        SetSchedule,
        token="host",
    ),
    Endpoint(
        "GET",
        _T + "/calendar",
        "The time at which it starts, as a file for calendars (RFC 5545)",
        tables.calendar_file,
        str,
        token="seat or none",
        media="text/calendar",
    ),
)
STATUS_OF_CLUBS = {
    "club-members-only": 403,
    "club-owner-only": 403,
    "club-invitation-wrong": 403,
    "club-member-unknown": 404,
    "club-name-taken": 409,
    "club-owner-leaves": 409,
    "club-full": 409,
    "clubs-most": 409,
    "seats-held": 409,
    "rematch-not-over": 409,
    "schedule-none": 409,
}
