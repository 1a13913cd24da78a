"""Messages of the HTTP API about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from bakufu.server.message import Message, Number
from bakufu.server.tournaments.points import Kind
from bakufu.server.tournaments.sizes import Fill

Text = Annotated[str, Meta(max_length=200)]
TableId = Annotated[str, Meta(max_length=40)]
Minutes = Annotated[int, Meta(ge=0, le=90 * 24 * 60)]
Status = Literal["announced", "open", "running", "finished", "called_off"]
ROUNDS_MOST, TABLE_MOST, ENTRANTS_MOST = 20, 5, 300
NAME_MOST, ABOUT_MOST = 60, 1000


class CreateTournament(Message, frozen=True, kw_only=True):
    """`least` and `most`: players at a table when the number of entrants does not fit; null: near `wanted`.

    Times are seconds since 1970. Without `opens_at` it is open at once; without `starts_at` the director
    starts it. Minutes that are not given follow from the pace.
    """

    name: Annotated[str, Meta(min_length=1, max_length=NAME_MOST)]
    about: Annotated[str, Meta(max_length=ABOUT_MOST)] = ""
    game: Text
    options: dict[str, str] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS_MOST)] = 3
    wanted: Annotated[int, Meta(ge=2, le=TABLE_MOST)] = 4
    least: Annotated[int, Meta(ge=2, le=TABLE_MOST)] | None = None
    most: Annotated[int, Meta(ge=2, le=TABLE_MOST)] | None = None
    fill: Fill = "uneven"
    bot: Text | None = None
    pace: Text = "live"
    visibility: Literal["open", "invite"] = "open"
    accounts_required: bool = False
    entrants_most: Annotated[int, Meta(ge=2, le=ENTRANTS_MOST)] = 100
    late: Annotated[int, Meta(ge=1, le=ROUNDS_MOST)] = 1
    opens_at: Number | None = None
    starts_at: Number | None = None
    round_minutes: Annotated[int, Meta(ge=1, le=90 * 24 * 60)] | None = None
    break_minutes: Minutes | None = None
    no_show_minutes: Annotated[int, Meta(ge=1, le=90 * 24 * 60)] | None = None


class TournamentInfo(Message, frozen=True, kw_only=True):
    """What everybody may know. `seed`: shown from the start on; `commitment`: its digest, shown before."""

    id: str
    name: str
    about: str
    game: str
    options: dict[str, str]
    rounds: int
    wanted: int
    least: int
    most: int
    fill: Fill
    bot: str
    pace: str
    visibility: Literal["open", "invite"]
    accounts_required: bool
    entrants_most: int
    late: int
    status: Status
    round: int
    entrants: int
    opens_at: float | None
    starts_at: float | None
    round_seconds: float
    break_seconds: float
    no_show_seconds: float
    deadline_at: float | None
    next_at: float | None
    commitment: str
    seed: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None


class EntrantInfo(Message, frozen=True, kw_only=True):
    number: int
    name: str
    status: Literal["in", "out", "removed", "banned"]
    account: bool


class RoundSeatInfo(Message, frozen=True, kw_only=True):
    """A seat of a table: an entrant's, or a bot's (null). `result`: once the game is over."""

    entrant: int | None
    no_show: bool
    place: int | None
    points: float | None
    score: int | None


class RoundTableInfo(Message, frozen=True, kw_only=True):
    round: int
    number: int
    table: str
    status: Literal["playing", "over", "void"]
    seats: list[RoundSeatInfo]


class CrosstableCell(Message, frozen=True, kw_only=True):
    """What an entrant did in a round, in the crosstable. `company`: the entrants at the same table."""

    round: int
    kind: Kind
    table: int
    place: int
    points: float
    company: list[int]


class StandingInfo(Message, frozen=True, kw_only=True):
    """A line of the standings. `rank`: 0 for who is not ranked."""

    rank: int
    entrant: int
    name: str
    points: float
    opponents: float
    share: float
    wins: int
    cells: list[CrosstableCell]


class TournamentLine(Message, frozen=True, kw_only=True):
    number: int
    kind: str
    actor: Literal["", "director", "entrant"]
    facts: dict[str, str | int]
    at: float


class YouThere(Message, frozen=True, kw_only=True):
    """What you are here. `table`: where you play in this round, with your seat."""

    director: bool
    entrant: int | None
    table: str | None
    seat: int | None


class TournamentPage(Message, frozen=True, kw_only=True):
    info: TournamentInfo
    entrants: list[EntrantInfo]
    byes: list[int]
    tables: list[RoundTableInfo]
    standings: list[StandingInfo]
    log: list[TournamentLine]
    you: YouThere


class CreatedTournament(Message, frozen=True, kw_only=True):
    """`director_token`: has the director's rights; null where your account has them. `invite`: for guests."""

    info: TournamentInfo
    director_token: str | None
    invite: str


class EnterTournament(Message, frozen=True, kw_only=True):
    """`name`: of a guest. `entropy`: anything, to be added to the draws of your tables."""

    name: Text = ""
    invite: Text | None = None
    entropy: Annotated[str, Meta(max_length=64)] = ""


class EnteredTournament(Message, frozen=True, kw_only=True):
    """`token`: opens a guest's seats; null for somebody with an account."""

    entrant: int
    token: str | None


class SeatAtTable(Message, frozen=True, kw_only=True):
    table: str
    seat: int
    token: str


class TournamentInvitation(Message, frozen=True, kw_only=True):
    invite: str


Action = Literal[
    "open", "start", "next-round", "extend", "finish-round", "void", "replace", "remove", "ban", "call-off"
]


class DirectorActs(Message, frozen=True, kw_only=True):
    """One act of the director. `round`: the round that you see, so that nothing is done twice.

    `void` needs the table; `replace` the entrant who is not there, and `by`: who comes instead (null: a bot).
    """

    action: Action
    round: Number
    entrant: Number | None = None
    by: Number | None = None
    table: TableId | None = None
    minutes: Minutes | None = None
