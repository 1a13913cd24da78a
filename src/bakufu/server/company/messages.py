"""Messages of the HTTP API about good company: reactions, spectators' chat, blocks, reports, the desk."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from bakufu.engine.ids import Seat
from bakufu.server.message import Message, Number

Reason = Literal["insult", "threat", "spam", "cheating", "name", "other"]
Target = Literal["line", "player", "name"]
ChatRoom = Literal["table", "spectators"]
BanOf = Literal["person", "address", "network", "cidr"]
Words = Annotated[str, Meta(max_length=500)]
Hours = Annotated[float, Meta(ge=0.01, le=24 * 365 * 5)]


# -- at the table --------------------------------------------------------------------------------------


class React(Message, frozen=True, kw_only=True):
    """Put a sign to a line of chat, or take it away."""

    room: ChatRoom = "table"
    line: Number
    sign: str
    on: bool = True


class SaySpectator(Message, frozen=True, kw_only=True):
    """A line of the spectators' chat.

    A guest sends a header `X-Browser` with a secret of its browser, by which its lines are one guest's.
    """

    text: str = ""
    phrase: str = ""
    name: str = ""  # of a guest; an account has its own
    room: ChatRoom = "spectators"  # "table": once the game is over


class SpectatorLine(Message, frozen=True, kw_only=True):
    number: int
    author: str  # the same for all lines of somebody at this table, and at no other
    mine: bool
    seat: Seat | None  # of a player, after the end
    name: str
    text: str
    phrase: str
    gone: bool
    reactions: dict[str, int]  # how many, by sign
    own: list[str]  # the signs that you have put there
    edit: int
    at: float


class SpectatorLines(Message, frozen=True, kw_only=True):
    lines: list[SpectatorLine]
    changes: int  # how often this chat has changed


class Report(Message, frozen=True, kw_only=True):
    """Tell the moderators: of a `line`, or of the player of a `seat`."""

    kind: Target
    room: ChatRoom = "table"
    line: Number | None = None
    seat: Number | None = None
    reason: Reason
    words: Words = ""


class ShunTarget(Message, frozen=True, kw_only=True):
    """Whom you do not want to read (mute) or to meet (block): somebody at a table."""

    kind: Literal["mute", "block"]
    table: str
    seat: Number | None = None
    author: str = ""  # of spectators' lines


class Shunned(Message, frozen=True, kw_only=True):
    id: str
    kind: Literal["mute", "block"]
    name: str  # as you saw it then
    at: float


class Hidden(Message, frozen=True, kw_only=True):
    """Whose lines and nudges you do not want to see at this table."""

    seats: list[Seat]
    authors: list[str]


# -- the desk ------------------------------------------------------------------------------------------


class DeskInfo(Message, frozen=True, kw_only=True):
    """Who you are at the desk, and what waits."""

    name: str
    reports: int  # that are open
    bans: int  # that hold


class SnapshotLine(Message, frozen=True, kw_only=True):
    number: int
    name: str
    text: str
    phrase: str = ""
    at: float
    reported: bool = False


class ReportInfo(Message, frozen=True, kw_only=True):
    id: int
    table: str
    table_name: str
    kind: Target
    room: ChatRoom
    line: int | None
    seat: Seat | None  # of whom it is about
    name: str
    account: bool  # whether there is an account to ban
    address: bool  # whether it is known from where they spoke, so that this can be banned
    before: int  # earlier reports about the same account or address
    reason: Reason
    words: str
    lines: list[SnapshotLine]
    reporter: str
    at: float
    closed_at: float | None
    closed_by: str


class CloseReport(Message, frozen=True, kw_only=True):
    report: Number


class MakeBan(Message, frozen=True, kw_only=True):
    """Ban whom a report is about, an account by its name, or a range of addresses."""

    of: BanOf
    report: Number | None = None
    name: str = ""  # of an account
    cidr: str = ""
    hours: Hours
    reason: Annotated[str, Meta(max_length=200)] = ""


class BanInfo(Message, frozen=True, kw_only=True):
    id: int
    of: BanOf
    name: str
    reason: str
    report: int | None
    by: str
    at: float
    until: float
    lifted_at: float | None


class LiftBan(Message, frozen=True, kw_only=True):
    ban: Number


class DeleteLine(Message, frozen=True, kw_only=True):
    table: str
    room: ChatRoom = "table"
    line: Number


class Rename(Message, frozen=True, kw_only=True):
    """Give the player of a seat another name; without one the seat is called `guest N`."""

    table: str
    seat: Number
    name: str = ""


class Act(Message, frozen=True, kw_only=True):
    """A line of the audit log."""

    id: int
    by: str
    act: str
    facts: dict[str, Any] = field(default_factory=dict)
    at: float
