"""Messages of the HTTP API about persons. They are sent only to the person whom they are about."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from bakufu.engine.ids import Seat
from bakufu.server.message import Message
from bakufu.server.protocol import TableInfo

Language = Literal["en", "nl", "zh-Hans"]
Tokens = Annotated[list[str], Meta(max_length=10)]


class ChangeMe(Message, frozen=True, kw_only=True):
    """What is not given stays as it is."""

    name: str | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = None
    profile: bool | None = None  # whether everybody may see your profile and your ratings


class Me(Message, frozen=True, kw_only=True):
    """The person who is signed in."""

    name: str
    language: str
    settings: dict[str, Any]
    profile: bool  # whether everybody may see your profile and your ratings
    created_at: float
    session: str  # the id of the session that asks


class Device(Message, frozen=True, kw_only=True):
    """A device on which you are signed in."""

    id: str
    name: str  # browser and system, as the browser names itself; may be empty
    created_at: float
    seen_at: float  # to the hour
    this: bool


class Claim(Message, frozen=True, kw_only=True):
    """Proof that a guest's seats, or the host's rights, are yours: their tokens."""

    seats: Tokens
    host_token: str | None = None


class SeatKey(Message, frozen=True, kw_only=True):
    seat: Seat
    token: str


class Keys(Message, frozen=True, kw_only=True):
    """Keys for this device, to everything that you have at a table. They end with its session."""

    table: TableInfo
    seats: list[SeatKey]
    host_token: str | None


class MyTable(Message, frozen=True, kw_only=True):
    """A table of yours: which seats you have there, and whether you host it."""

    table: TableInfo
    seats: list[Seat]
    host: bool


class Done(Message, frozen=True, kw_only=True):
    """It is done, and there is nothing else to tell."""


class PasskeyInfo(Message, frozen=True, kw_only=True):
    id: str
    label: str
    created_at: float
    used_at: float | None


class EmailInfo(Message, frozen=True, kw_only=True):
    address: str
    verified_at: float


class WaysIn(Message, frozen=True, kw_only=True):
    """How you sign in."""

    passkeys: list[PasskeyInfo]
    emails: list[EmailInfo]
    codes: int  # recovery codes that were not used yet


class SignInInfo(Message, frozen=True, kw_only=True):
    """How anybody can sign in here."""

    passkeys: bool
    passkeys_at: str | None  # another address of this server where passkeys work, if this one is none
    email: bool


class AskPasskey(Message, frozen=True, kw_only=True):
    """`create`: for somebody new; `add`: one more for you; `sign-in`: use one."""

    purpose: Literal["create", "add", "sign-in"]
    name: str = ""  # for somebody new, as the browser will show it


class PasskeyQuestion(Message, frozen=True, kw_only=True):
    options: dict[str, Any]  # for navigator.credentials, in the JSON form of WebAuthn


class NewPerson(Message, frozen=True, kw_only=True):
    """Somebody new, with their first passkey."""

    name: str
    language: Language = "en"
    credential: dict[str, Any]


class NewPasskey(Message, frozen=True, kw_only=True):
    credential: dict[str, Any]


class UsePasskey(Message, frozen=True, kw_only=True):
    credential: dict[str, Any]


class AskLink(Message, frozen=True, kw_only=True):
    """Send a link to this address. Every address gets the same answer."""

    address: str
    language: Language = "en"


class UseLink(Message, frozen=True, kw_only=True):
    """`name`: for somebody who is new here."""

    token: str
    name: str | None = None
    language: Language = "en"


class UseCode(Message, frozen=True, kw_only=True):
    code: str


class Codes(Message, frozen=True, kw_only=True):
    """New recovery codes. They are told only once, and those before work no longer."""

    codes: list[str]


class Leave(Message, frozen=True, kw_only=True):
    """Delete me; my name is the proof that I mean it."""

    name: str


class Welcome(Message, frozen=True, kw_only=True):
    """You are signed in; the token opens what is yours."""

    token: str | None  # None: you were, and an address was added
    me: Me


class MyNotes(Message, frozen=True, kw_only=True):
    table: str
    seat: Seat
    text: str


class MyLine(Message, frozen=True, kw_only=True):
    table: str
    text: str
    at: float


class MyEvent(Message, frozen=True, kw_only=True):
    """What happened at a table besides moves, by you or about you: votes, nudges, stand-ins."""

    table: str
    seat: Seat
    kind: str
    facts: dict[str, str | int]
    at: float


class MyLastSeen(Message, frozen=True, kw_only=True):
    """When a page of a table was last open at your seat."""

    table: str
    seat: Seat
    at: float


class MyData(Message, frozen=True, kw_only=True):
    """Everything that is stored about you. The record of each game is at /api/tables/{table}/export."""

    name: str
    language: str
    settings: dict[str, Any]
    created_at: float
    ways_in: WaysIn
    devices: list[Device]
    tables: list[MyTable]
    notes: list[MyNotes]
    chat: list[MyLine]
    events: list[MyEvent]
    last_seen: list[MyLastSeen]
    company: dict[str, Any]  # whom they mute or block, what they said among spectators, their reports
    notices: dict[str, Any]  # what you wish to be told, and over which channels
    looking: dict[str, Any] | None = None  # what game you look for, or have looked for last
    standing: dict[str, Any]  # your results, ratings, and how they came about
    tournaments: list[dict[str, Any]]  # that you have entered
    clubs: list[dict[str, Any]]  # their names, your roles there, and since when
