"""How many tables a round has, and how many entrants and bots sit at each. Pure: no input, no output."""

from __future__ import annotations

from typing import Literal, NamedTuple

Fill = Literal["bots", "uneven", "byes"]


class Sizes(NamedTuple):
    """The players at a table, and what happens when the number of entrants does not fit."""

    wanted: int
    least: int
    most: int
    fill: Fill = "uneven"


class Shape(NamedTuple):
    """A table with so many entrants, and bots in its other seats."""

    people: int
    bots: int = 0


class Shapes(NamedTuple):
    tables: list[Shape]
    byes: int = 0


def shapes(entrants: int, sizes: Sizes) -> Shapes:
    """The tables of a round, those with the most entrants first. Where nothing else fits, bots fill."""
    if entrants < 1:
        return Shapes([])
    if sizes.fill == "uneven":
        found = _uneven(entrants, sizes)
        if found is not None:
            return Shapes(found)
    if sizes.fill == "byes" and entrants >= sizes.wanted:
        tables = entrants // sizes.wanted
        return Shapes([Shape(sizes.wanted)] * tables, entrants - tables * sizes.wanted)
    tables = -(-entrants // sizes.wanted)
    return Shapes([Shape(people, sizes.wanted - people) for people in _spread(entrants, tables)])


def _uneven(entrants: int, sizes: Sizes) -> list[Shape] | None:
    """Tables without bots whose sizes differ by one at most, as near as can be to the wanted size."""
    fitting = [
        _spread(entrants, tables)
        for tables in range(1, entrants + 1)
        if entrants // tables >= sizes.least and -(-entrants // tables) <= sizes.most
    ]
    if not fitting:
        return None
    best = min(
        fitting,
        key=lambda people: (sum(abs(size - sizes.wanted) for size in people) / len(people), len(people)),
    )
    return [Shape(people) for people in best]


def _spread(entrants: int, tables: int) -> list[int]:
    each, more = divmod(entrants, tables)
    return [each + (number < more) for number in range(tables)]
