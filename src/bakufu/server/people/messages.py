"""Messages of the HTTP API about persons. They are sent only to the person whom they are about."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from bakufu.engine.ids import Seat
from bakufu.server.protocol import Message, TableInfo

Language = Literal["en", "nl", "zh-Hans"]
Tokens = Annotated[list[str], Meta(max_length=10)]


class ChangeMe(Message, frozen=True, kw_only=True):
    """What is not given stays as it is."""

    name: str | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = None


class Me(Message, frozen=True, kw_only=True):
    """The person who is signed in."""

    name: str
    language: str
    settings: dict[str, Any]
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
