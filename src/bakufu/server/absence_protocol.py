"""The messages about presence and absence: who is there, votes, nudges, and what else happens at a table."""

from __future__ import annotations

from typing import Literal

from bakufu.engine.ids import Seat
from bakufu.server.message import Message, Number

VoteKind = Literal["absent", "replace", "pause", "resume", "extend", "call_off"]
Choice = Literal["yes", "no", "bot", "wait", "offer", "end"]
HostAction = Literal["bot", "offer", "pause", "resume", "extend", "end"]
Where = Literal["here", "away", "gone"]


# -- what clients send ---------------------------------------------------------------------------------


class OpenVote(Message, frozen=True, kw_only=True):
    """Ask the others to decide something together. `seat`: whom to replace; `choice`: by whom."""

    id: str  # chosen by the client: the same command never acts twice
    kind: Literal["replace", "pause", "resume", "extend", "call_off"]
    seat: Number | None = None
    choice: Literal["bot", "offer"] | None = None


class CastVote(Message, frozen=True, kw_only=True):
    id: str
    vote: Number
    choice: Choice


class SendNudge(Message, frozen=True, kw_only=True):
    """Remind a player who owes a move."""

    id: str
    seat: Number


class Resign(Message, frozen=True, kw_only=True):
    """Give up for good: a bot plays the seat from now on, or somebody else who takes it."""

    id: str


class HostDecides(Message, frozen=True, kw_only=True):
    """What the host does at once, without a vote. `seat` for `bot` and `offer`."""

    id: str
    action: HostAction
    seat: Number | None = None


class Visible(Message, frozen=True, kw_only=True, tag="visible"):
    """Whether the page of this client can be seen: it tells the others who is here and who is away."""

    visible: bool


# -- what the server answers ---------------------------------------------------------------------------


class VoteInfo(Message, frozen=True, kw_only=True):
    """A vote that is open. `ballots`: what those who have voted chose, by seat."""

    number: int
    kind: VoteKind
    seat: Seat | None  # whom it is about
    by: Seat | None  # who asked; None: the clock
    opened_at: float
    due_at: float
    choices: list[Choice]
    voters: list[Seat]
    ballots: dict[int, Choice]
    needed: int  # how many voices decide it before its end


class TableEvent(Message, frozen=True, kw_only=True):
    """Something that happened at the table besides moves. `line`: its place in this viewer's log."""

    type: Literal["table-event"] = "table-event"
    number: int
    kind: str
    seat: Seat | None
    by: Seat | None
    facts: dict[str, str | int]
    line: int
    at: float


class SeatPresence(Message, frozen=True, kw_only=True):
    """Whether a player's page is open. `since`: the minute since when it is not; None: never seen."""

    seat: Seat
    where: Where
    since: float | None


class Presence(Message, frozen=True, kw_only=True):
    """Who is at the table. It follows from open pages alone, never from what anybody does there."""

    type: Literal["presence"] = "presence"
    seats: list[SeatPresence]
    spectators: int
