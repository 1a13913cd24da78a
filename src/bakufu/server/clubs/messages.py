"""Messages of the HTTP API about clubs. Members are named, never by an id: names are unique."""

from __future__ import annotations

from typing import Literal

from bakufu.server.message import Message

Role = Literal["owner", "member"]


class ClubName(Message, frozen=True, kw_only=True):
    name: str


class Invitation(Message, frozen=True, kw_only=True):
    """The secret of a club's invite link."""

    invite: str


class MemberName(Message, frozen=True, kw_only=True):
    name: str


class MyClub(Message, frozen=True, kw_only=True):
    """A club of yours."""

    id: str
    name: str
    role: Role
    members: int


class ClubCard(Message, frozen=True, kw_only=True):
    """What whoever has the invitation may know of a club."""

    id: str
    name: str
    owner: str
    members: int


class ClubMember(Message, frozen=True, kw_only=True):
    name: str
    role: Role
    joined_at: float
    you: bool


class Club(Message, frozen=True, kw_only=True):
    """A club, as its members see it. `invited`: whether there is an invite link."""

    id: str
    name: str
    created_at: float
    role: Role
    invited: bool
    members: list[ClubMember]
    members_most: int


class ClubMade(Message, frozen=True, kw_only=True):
    """A club or its new invitation, which is told only once: the server keeps a digest."""

    club: Club
    invite: str


class ClubResult(Message, frozen=True, kw_only=True):
    """A line of a club's table of results: one member at one game; "" is all games."""

    game: str
    name: str
    games: int
    wins: int
    mean_place: float
    points: float  # for each game that was played
