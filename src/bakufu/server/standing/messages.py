"""Messages of the HTTP API about standing. They hold only what everybody may know, without ids of persons."""

from __future__ import annotations

from bakufu.engine.ids import Seat
from bakufu.server.message import Message


class RatingInfo(Message, frozen=True, kw_only=True):
    """A rating: two thirds of all people are within `deviation` of it."""

    rating: int
    deviation: int
    games: int
    wins: int
    provisional: bool  # too few games to say much


class Ranked(Message, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    place: int
    name: str
    rating: RatingInfo


class Leaderboard(Message, frozen=True, kw_only=True):
    """A page of the people with a rating that is no longer provisional, the best first."""

    game: str
    players: int
    pace: str
    people: int  # on all pages
    lines: list[Ranked]


class CurvePoint(Message, frozen=True, kw_only=True):
    """A rating after a game."""

    at: float
    rating: int
    deviation: int


class RatingCurve(Message, frozen=True, kw_only=True):
    """A person's rating at one kind of table, and how it came about, the oldest game first."""

    game: str
    players: int
    pace: str
    rating: RatingInfo
    curve: list[CurvePoint]


class SideResults(Message, frozen=True, kw_only=True):
    """How somebody did on a side of a game, or at a seat where the game has no sides."""

    game: str
    players: int
    seat: Seat
    clan: str | None
    games: int
    wins: int
    mean_place: float


class Rival(Message, frozen=True, kw_only=True):
    """Somebody whom a person has often met. `ahead`: how often the person came in before them."""

    name: str
    games: int
    ahead: int
    behind: int


class MoveTime(Message, frozen=True, kw_only=True):
    """Half of the moves took longer than this, in a typical game of this pace."""

    pace: str
    seconds: float


class Profile(Message, frozen=True, kw_only=True):
    """What everybody may know of a person. It tells of public games that are over, and of nothing else."""

    name: str
    since: float  # to the day
    games: int
    wins: int
    left: int  # games that they left to a bot
    resigned: int
    clock_losses: int  # how often their time was up
    ratings: list[RatingCurve]
    sides: list[SideResults]
    rivals: list[Rival]
    move_times: list[MoveTime]


class GameSeat(Message, frozen=True, kw_only=True):
    seat: Seat
    name: str
    place: int
    points: int
    bot: str | None
    left: bool
    self: bool = False  # the person whose game this is


class PlayedGame(Message, frozen=True, kw_only=True):
    """A finished game of a person."""

    table: str
    game: str
    players: int
    pace: str
    ended_at: float
    rated: bool
    change: int | None  # of the person's rating
    seats: list[GameSeat]


class RatingChange(Message, frozen=True, kw_only=True):
    seat: Seat
    name: str
    before: int
    after: int
    deviation: int
    provisional: bool


class TableRatings(Message, frozen=True, kw_only=True):
    """What a game did to the ratings of its players. `unrated`: why it does not count."""

    pending: bool  # it will be counted in a moment
    rated: bool
    unrated: str | None
    changes: list[RatingChange]
