"""Messages of the HTTP API about finding a game, and about what the lobby tells of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from bakufu.engine.ids import Seat
from bakufu.server.absence_protocol import Where
from bakufu.server.message import Message, Number

Names = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]


class GameWish(Message, frozen=True, kw_only=True):
    """What you would play. Several values mean that any will do; the first is liked best."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[list[Number], Meta(max_length=40)]
    lengths: Names = field(default_factory=list)  # none: any
    paces: Names
    languages: Names = field(default_factory=list)  # that you write; none: any
    level: Annotated[int, Meta(ge=1, le=3)] = 2  # new to the game, knows it, plays it well
    same_level: bool = False  # only with people of this level
    bots: bool = True  # whether to be asked, after a while, to begin with bots
    notify: bool = False  # go on looking while the page is closed, and send a notice; only for persons


class FindGame(Message, frozen=True, kw_only=True):
    """Look for a game. `known`: the last table that you were given, so that you do not get it again."""

    wish: GameWish
    name: Annotated[str, Meta(max_length=200)] = ""  # of a guest; a person has their own
    browser: Annotated[str, Meta(max_length=100)] = ""  # two windows of one browser are never paired
    known: Annotated[str, Meta(max_length=16)] | None = None


class Finding(Message, frozen=True, kw_only=True):
    """Your search. Who else is looking is told to nobody: only how many they are, by game."""

    state: Literal["none", "waiting", "paired"]
    looking: dict[str, int]
    wish: GameWish | None = None
    waited: float = 0.0  # seconds
    bots_after: float | None = None  # seconds until you may begin with bots; none: never
    bots: bool = False  # whether you have agreed to that
    key: str | None = None  # what a guest asks with from now on; only in the answer to a new search
    table: str | None = None
    seat: Seat | None = None
    token: str | None = None  # of a guest's seat; a person asks for keys


class ExpectedLength(Message, frozen=True, kw_only=True):
    """About how long a game takes; there is one for each form and pace that has been measured."""

    players: int
    length: str
    pace: str
    minutes: int


class GameLengths(Message, frozen=True, kw_only=True):
    """The option of a game that sets its length, if any, and how long its forms take."""

    game: str
    option: str
    expected: list[ExpectedLength]


class FindingInfo(Message, frozen=True, kw_only=True):
    looking: dict[str, int]  # how many people look for a game, by game
    games: list[GameLengths]


class LobbyFacts(Message, frozen=True, kw_only=True):
    """What the lobby tells of a table besides the table itself."""

    table: str
    host: Where | None  # where the host is; none: not at the table, or not to be told
    minutes: int | None  # about how long the game takes
