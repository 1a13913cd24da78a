"""The pairing of a round: who plays at which table, and in which seat. Pure: no input, no output.

What matters, in this order: that people do not meet again whom they have met; that people with about the same
points play together (in the first round all have none, so the lot decides); that bots are shared out. In both
games the seat gives the clan, so the seats of a table are dealt such that everybody has had each about
equally often.

There is no chance in it but the lots, which follow from the seed of the tournament: `lot`. Whoever knows the
seed and the standings before a round gets the same tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import combinations, permutations
from typing import Final, NamedTuple

from bakufu.server.tournaments.sizes import Shape, Sizes, shapes

EXACT_MOST: Final = 12  # entrants for whom all possible rounds are looked through
PASSES_MOST: Final = 30
STARTS: Final = 12  # orders from which a large round is improved while people still meet again
REPEAT: Final = 10**15  # one meeting again outweighs all differences in points,
POINTS: Final = 10**4  # and the least difference in points outweighs all company of bots


class Entrant(NamedTuple):
    """An entrant before a round. `met`: how often whom; `seats`: one for each table played at."""

    number: int
    points: float = 0.0
    met: Mapping[int, int] = {}
    seats: tuple[int, ...] = ()
    byes: int = 0
    with_bots: int = 0  # rounds at tables with bots


class Pairing(NamedTuple):
    """Tables with the entrant in each seat (None: a bot), the leaders' table first; and who has a bye."""

    tables: list[tuple[int | None, ...]]
    byes: list[int]


def lot(seed: bytes, round: int, number: int) -> bytes:
    """The lot of an entrant in a round: the lower one comes first."""
    return sha256(seed + f"/{round}/{number}".encode()).digest()


def pair(entrants: Sequence[Entrant], sizes: Sizes, seed: bytes, round: int) -> Pairing:
    """The round for these entrants, in whatever order they are given."""
    lots = {one.number: lot(seed, round, one.number) for one in entrants}
    ranked = sorted(entrants, key=lambda one: (-one.points, lots[one.number]))
    wanted = shapes(len(ranked), sizes)
    resting = sorted(ranked, key=lambda one: (one.byes, one.points, lots[one.number]))[: wanted.byes]
    byes = sorted(one.number for one in resting)
    playing = [one for one in ranked if one.number not in byes]
    costs = _Costs(playing)
    if len(playing) <= EXACT_MOST:
        groups = _best_of_all(costs, wanted.tables)
    else:
        groups = _improved(costs, wanted.tables, seed, round)
    tables = [
        _seated([playing[place] for place in sorted(group)], shape.bots, lots)
        for group, shape in sorted(zip(groups, wanted.tables), key=lambda one: sorted(one[0]))
    ]
    return Pairing(tables, byes)


class _Costs:
    """What it costs that two entrants play together, by their places in the ranking."""

    def __init__(self, ranked: Sequence[Entrant]) -> None:
        self.pairs = [
            [
                one.met.get(other.number, 0) * REPEAT + round(2 * (one.points - other.points)) ** 2 * POINTS
                for other in ranked
            ]
            for one in ranked
        ]
        self.bots = [one.with_bots for one in ranked]

    def of(self, group: Sequence[int], shape: Shape) -> int:
        cost = sum(self.pairs[one][other] for one, other in combinations(group, 2))
        return cost + sum(self.bots[one] for one in group) if shape.bots else cost

    def joining(self, one: int, group: Sequence[int], without: int, shape: Shape) -> int:
        """What it costs that somebody takes the place of another in a group."""
        row = self.pairs[one]
        cost = sum(row[other] for other in group if other != without)
        return cost + self.bots[one] if shape.bots else cost


# -- few entrants --------------------------------------------------------------------------------------


def _best_of_all(costs: _Costs, tables: Sequence[Shape]) -> list[list[int]]:
    """The groups that cost least, of all possible ones; of several the one with the leaders together."""
    best: list[list[int]] = []
    least: int | None = None

    def fill(free: list[int], groups: dict[int, list[int]], cost: int) -> None:
        nonlocal best, least
        if least is not None and cost >= least:
            return
        if not free:
            best, least = [groups[number] for number in range(len(tables))], cost
            return
        for number in _kinds_left(tables, groups):
            shape = tables[number]
            for company in combinations(free[1:], shape.people - 1):
                group = [free[0], *company]
                left = [one for one in free if one not in group]
                fill(left, {**groups, number: group}, cost + costs.of(group, shape))

    fill(list(range(len(costs.pairs))), {}, 0)
    return best


def _kinds_left(tables: Sequence[Shape], taken: Mapping[int, object]) -> Iterator[int]:
    """A table of each kind that is still empty: two of a kind are the same."""
    seen: set[Shape] = set()
    for number, shape in enumerate(tables):
        if number not in taken and shape not in seen:
            seen.add(shape)
            yield number


# -- many entrants -------------------------------------------------------------------------------------


def _improved(costs: _Costs, tables: Sequence[Shape], seed: bytes, round: int) -> list[list[int]]:
    """Groups in the order of the ranking, improved by exchanges until none helps any more."""
    places = list(range(len(costs.pairs)))
    best: list[list[int]] = []
    least: int | None = None
    for start in range(STARTS):
        order = (
            places
            if start == 0
            else sorted(places, key=lambda place: lot(seed, -round * STARTS - start, place))
        )
        groups = _exchanged(costs, tables, _dealt(order, tables))
        cost = sum(costs.of(group, shape) for group, shape in zip(groups, tables, strict=True))
        if least is None or cost < least:
            best, least = groups, cost
        if least < REPEAT:
            break  # nobody meets again
    return best


def _dealt(order: Sequence[int], tables: Sequence[Shape]) -> list[list[int]]:
    groups, first = [], 0
    for shape in tables:
        groups.append(list(order[first : first + shape.people]))
        first += shape.people
    return groups


def _exchanged(costs: _Costs, tables: Sequence[Shape], groups: list[list[int]]) -> list[list[int]]:
    for _ in range(PASSES_MOST):
        better = False
        for one, other in combinations(range(len(groups)), 2):
            better |= _exchange(costs, groups[one], tables[one], groups[other], tables[other])
        if not better:
            break
    return groups


def _exchange(costs: _Costs, here: list[int], kind: Shape, there: list[int], other_kind: Shape) -> bool:
    """Exchange members of two groups as long as it costs less; whether anybody has moved."""
    moved = False
    for mine in range(len(here)):
        for theirs in range(len(there)):
            one, other = here[mine], there[theirs]
            now = costs.joining(one, here, one, kind) + costs.joining(other, there, other, other_kind)
            then = costs.joining(other, here, one, kind) + costs.joining(one, there, other, other_kind)
            if then < now:
                here[mine], there[theirs] = other, one
                moved = True
    return moved


# -- seats ---------------------------------------------------------------------------------------------


def _seated(group: Sequence[Entrant], bots: int, lots: Mapping[int, bytes]) -> tuple[int | None, ...]:
    """The seats of a table: such that its players have seats that they have had least often."""
    players: list[Entrant | None] = [*sorted(group, key=lambda one: lots[one.number]), *[None] * bots]
    best = min(permutations(players), key=_worn)
    return tuple(one.number if one is not None else None for one in best)


def _worn(order: Sequence[Entrant | None]) -> tuple[int, int]:
    """How often the players have had these seats: all together, and the most of one."""
    counts = [one.seats.count(seat) for seat, one in enumerate(order) if one is not None]
    return sum(counts), max(counts, default=0)
