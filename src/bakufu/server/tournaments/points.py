"""Points, tie-breaks and standings of a tournament. Pure: no input, no output. See docs/tournaments.md."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from bakufu.engine.game import Outcome
from bakufu.engine.ids import Seat

BEST: Final = 12.0  # points of the winner; the last has none, the others evenly between
EVEN: Final = BEST / 2  # for a bye, and for a game that was called off
DECIMALS: Final = 4


class SeatResult(msgspec.Struct, frozen=True):
    """What became of a seat. `place`: 0 where the game was called off; shared places are the same number."""

    points: float
    place: int = 0
    score: int = 0
    share: float = 0.0  # of the points that all at the table made in the game
    won: bool = False
    resigned: bool = False  # has given up for good, which is worth nothing


def place_points(place: int, players: int) -> float:
    """The points for a place, from 1 on. Every table has the same mean, whatever its size."""
    return BEST * (players - place) / (players - 1) if players > 1 else EVEN


def results(outcome: Outcome, resigned: Container[Seat] = ()) -> list[SeatResult]:
    """The results of a finished game by seat: winners first, the others by their score; equals share."""
    players = len(outcome.scores)
    keys = [(seat in outcome.winners, outcome.scores[seat]) for seat in range(players)]
    whole = sum(max(0, score) for score in outcome.scores)
    found = []
    for seat, key in enumerate(keys):
        first = 1 + sum(other > key for other in keys)
        shared = keys.count(key)
        points = sum(place_points(place, players) for place in range(first, first + shared)) / shared
        score = outcome.scores[seat]
        share = round(max(0, score) / whole, DECIMALS) if whole else 0.0
        won = seat in outcome.winners
        found.append(SeatResult(round(points, DECIMALS), first, score, share, won, seat in resigned))
    return found


def called_off(players: int, resigned: Container[Seat] = ()) -> list[SeatResult]:
    """The results of a game without an outcome: everybody shares."""
    return [SeatResult(EVEN, resigned=seat in resigned) for seat in range(players)]


Kind = Literal["played", "playing", "bye", "no-show", "resigned", "void", "replaced"]


class Played(NamedTuple):
    """What an entrant did in a round: `company` are the other entrants at the table."""

    round: int
    entrant: int
    kind: Kind
    table: int = 0
    seat: int | None = None
    result: SeatResult | None = None
    company: tuple[int, ...] = ()

    @property
    def points(self) -> float:
        if self.kind == "bye":
            return EVEN
        if self.kind in ("played", "void") and self.result is not None:
            return self.result.points
        return 0.0


class Standing(NamedTuple):
    rank: int
    entrant: int
    points: float
    opponents: float  # for each round played, the mean of the points of those at the table
    share: float
    wins: int
    rounds: int  # that count so far


def standings(entrants: Iterable[int], played: Sequence[Played], last: Iterable[int] = ()) -> list[Standing]:
    """Everybody in order. Who is equal in everything shares the rank. `last`: who is not ranked (rank 0)."""
    unranked = set(last)
    by_entrant: dict[int, list[Played]] = {number: [] for number in entrants}
    for one in played:
        by_entrant[one.entrant].append(one)
    points = {number: sum(one.points for one in rounds) for number, rounds in by_entrant.items()}
    rows = [_row(number, rounds, points) for number, rounds in by_entrant.items()]
    rows.sort(key=lambda row: (row.entrant in unranked, *_order(row), row.entrant))
    ranked: list[Standing] = []
    for place, row in enumerate(rows):
        if row.entrant in unranked:
            rank = 0
        elif ranked and _order(ranked[-1]) == _order(row):
            rank = ranked[-1].rank
        else:
            rank = place + 1
        ranked.append(row._replace(rank=rank))
    return ranked


def _row(number: int, rounds: Sequence[Played], points: Mapping[int, float]) -> Standing:
    counted = [one for one in rounds if one.kind != "playing"]
    done = [one for one in counted if one.result is not None and one.kind in ("played", "void")]
    opponents = sum(
        sum(points[other] for other in one.company) / len(one.company) for one in done if one.company
    )
    share = sum(one.result.share for one in done if one.result is not None)
    wins = sum(one.result.won for one in done if one.result is not None)
    return Standing(
        0,
        number,
        round(points[number], DECIMALS),
        round(opponents, DECIMALS),
        round(share, DECIMALS),
        wins,
        len(counted),
    )


def _order(row: Standing) -> tuple[float, float, float, int]:
    return (-row.points, -row.opponents, -row.share, -row.wins)
