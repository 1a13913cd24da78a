"""The rules of votes: who votes on what, how many voices decide, and how long it takes. All of it is data.

The policy in words is `docs/absence.md`. Every vote ends: by the voices, or at its time by what it says
below; so no vote can hold a table up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from bakufu.engine.ids import Seat
from bakufu.server.absence_protocol import Choice, VoteInfo, VoteKind
from bakufu.server.storage.rows import SeatRow, TableRow
from bakufu.server.tables.paces import HOUR, MINUTE

DAY: Final = 24 * HOUR
Result = Literal["bot", "offer", "wait", "end", "passed", "failed"]


class Rule(NamedTuple):
    """What can be chosen, and what it needs: `half` more than half of the voters, `all` every one of them."""

    choices: tuple[Choice, ...]
    needs: Literal["half", "all"]
    while_paused: bool = False  # whether it goes on while the game is paused


RULES: Final[dict[VoteKind, Rule]] = {
    "absent": Rule(("bot", "wait", "offer", "end"), "half"),  # to end it needs all
    "replace": Rule(("bot", "offer", "no"), "half"),
    "pause": Rule(("yes", "no"), "half"),
    "resume": Rule(("yes", "no"), "half", while_paused=True),
    "extend": Rule(("yes", "no"), "half"),
    "call_off": Rule(("yes", "no"), "all", while_paused=True),
}
# Of what has equally many voices when the clock of a vote about an absent player has run out, the first.
AT_THE_END: Final[tuple[Literal["bot", "offer", "wait"], ...]] = ("bot", "offer", "wait")


class Times(NamedTuple):
    """Durations in seconds, by the pace of a table."""

    vote: float  # how long a vote is open
    more: float  # what an extension adds to a clock
    pause: float  # how long a pause lasts at most
    absent: float  # after how long without an open page a player may be replaced
    again: float  # until the same player may ask the same again after it was turned down


_LIVE: Final = Times(2 * MINUTE, 5 * MINUTE, HOUR, MINUTE, 5 * MINUTE)
_DAYS: Final = Times(12 * HOUR, DAY, 14 * DAY, DAY, 12 * HOUR)
TIMES: Final[dict[str, Times]] = {
    "live": _LIVE,
    "relaxed": Times(5 * MINUTE, 10 * MINUTE, 2 * HOUR, 2 * MINUTE, 10 * MINUTE),
    "days": _DAYS,
    "days_fast": _DAYS,
    "days_slow": _DAYS._replace(more=2 * DAY, absent=2 * DAY),
    "none": Times(12 * HOUR, 0.0, 14 * DAY, 10 * MINUTE, HOUR),
}


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote, as it is stored with its table. `number`: of the table event that opened it."""

    number: int
    kind: VoteKind
    seat: Seat | None = None
    by: Seat | None = None
    opened_at: float
    due_at: float
    late_at: float | None = None  # "absent": when the time of the seat was up
    ballots: dict[int, Choice] = {}


_VOTES: Final = msgspec.json.Decoder(list[Vote])


def times(row: TableRow) -> Times:
    return TIMES[row.pace]


def open_votes(row: TableRow) -> list[Vote]:
    """The votes that are open at a table; none at a table that is not being played."""
    return _VOTES.decode(row.votes) if row.votes is not None and row.status == "playing" else []


def is_person(seat: SeatRow) -> bool:
    """Whether somebody plays this seat in person: bots, and seats that bots stand in for, have no vote."""
    return seat.kind == "human" and seat.bot is None and not seat.resigned


def voters_of(vote: Vote, seats: Sequence[SeatRow]) -> list[Seat]:
    """Who may vote: everybody who plays in person, except the one it is about."""
    return [seat.seat for seat in seats if is_person(seat) and seat.seat != vote.seat]


def is_asked_in(vote: Vote, seat: SeatRow) -> bool:
    """Whether this seat may vote and has not done so."""
    return is_person(seat) and seat.seat != vote.seat and seat.seat not in vote.ballots


def needed(kind: VoteKind, voters: int) -> int:
    return voters if RULES[kind].needs == "all" else voters // 2 + 1


def vote_infos(row: TableRow, seats: Sequence[SeatRow]) -> list[VoteInfo]:
    found = []
    for vote in open_votes(row):
        voters = voters_of(vote, seats)
        found.append(
            VoteInfo(
                number=vote.number,
                kind=vote.kind,
                seat=vote.seat,
                by=vote.by,
                opened_at=vote.opened_at,
                due_at=vote.due_at,
                choices=list(RULES[vote.kind].choices),
                voters=voters,
                ballots={seat: choice for seat, choice in vote.ballots.items() if seat in voters},
                needed=needed(vote.kind, len(voters)),
            )
        )
    return found


def paused_until(row: TableRow) -> float | None:
    """When a pause ends by itself; None when there is none."""
    return row.paused_at + times(row).pause if row.paused_at is not None else None


def result(vote: Vote, seats: Sequence[SeatRow], now: float) -> Result | None:
    """What has been decided; None while the vote goes on."""
    voters = voters_of(vote, seats)
    voices = Counter(choice for seat, choice in vote.ballots.items() if seat in voters)
    over = now >= vote.due_at or sum(voices.values()) == len(voters)
    if vote.kind == "absent":
        return _about_absent(voices, len(voters), over)
    if not voters:
        return "failed"
    enough = needed(vote.kind, len(voters))
    if vote.kind == "replace":
        if voices["bot"] + voices["offer"] >= enough:
            return "offer" if voices["offer"] > voices["bot"] else "bot"
        return "failed" if over else None
    if voices["yes"] >= enough:
        return "passed"
    if RULES[vote.kind].needs == "all":
        if voices["no"]:
            return "failed"
        # Whoever has said nothing until the end was not there; more than half must have been.
        return ("passed" if 2 * voices["yes"] > len(voters) else "failed") if over else None
    out_of_reach = voices["no"] > len(voters) - enough
    return "failed" if over or out_of_reach else None


def _about_absent(voices: Counter[Choice], voters: int, over: bool) -> Result | None:
    """A bot takes over if nobody says anything, so that the table always goes on."""
    if voters and voices["end"] == voters:
        return "end"
    for choice in AT_THE_END:
        if voices[choice] >= needed("absent", voters):
            return choice
    if not over:
        return None
    return max(AT_THE_END, key=lambda choice: (voices[choice], -AT_THE_END.index(choice)))


assert set(RULES) == set(get_args(VoteKind))
