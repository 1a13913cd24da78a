"""Random draws: the one interface through which a game uses chance.

A game calls `below(n)` for a number less than n, or `hits(n, threshold)` for how many of n independent trials
succeed, each with probability threshold / 65536. Every call gives its reason; a table turns the reason into a
label, a simulation ignores it. A call with only one possible result is not a draw.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bakufu.engine.pickles import rebuilt, uninitialised

TRIALS_ONE: Final = 65536  # the threshold at which every trial succeeds


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The interface for random draws. Subclasses implement `draw_below` and `draw_hits`.

    Calls with only one possible result are answered here.
    """

    def below(self, n: int, why: str) -> int:
        if n <= 1:
            return 0
        return self.draw_below(n, why)

    def hits(self, n: int, threshold: int, why: str) -> int:
        if n <= 0 or threshold <= 0:
            return 0
        if threshold >= TRIALS_ONE:
            return n
        return self.draw_hits(n, threshold, why)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all attributes. For compiled classes Python would drop those that a subclass adds."""
        return rebuilt, (uninitialised, (type(self),), self.__dict__)

    def draw_below(self, n: int, why: str) -> int:
        raise AssertionError("a chance must answer draw_below")

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        raise AssertionError("a chance must answer draw_hits")


class Seeded(Chance):
    """A fast seeded generator for simulations. It answers the trivial cases itself, to save a call."""

    def __init__(self, seed: int) -> None:
        self._generator = Random(seed)
        self._random = self._generator.random

    def __reduce__(self) -> tuple[object, ...]:
        """Give copies and pickles their own generator. Otherwise they would share the bound method."""
        return seeded_at, (self._generator.getstate(),)

    def __deepcopy__(self, memo: object) -> Seeded:
        return seeded_at(self._generator.getstate())  # a tuple of 625 numbers, so it needs no deep copy

    def below(self, n: int, why: str) -> int:
        return int(self._random() * n) if n > 1 else 0

    def hits(self, n: int, threshold: int, why: str) -> int:
        if n <= 0 or threshold <= 0:
            return 0
        if threshold >= TRIALS_ONE:
            return n
        key = n * TRIALS_ONE + threshold
        row = _CUMULATED.get(key)
        if row is None:
            row = cumulated_hits(n, threshold)
            _CUMULATED[key] = row
        drawn = self._random()
        count = 0
        for cumulated in row:  # usually few trials succeed, so this is faster than a binary search
            if drawn < cumulated:
                break
            count += 1
        return count

    def draw_below(self, n: int, why: str) -> int:
        return self.below(n, why)

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        return self.hits(n, threshold, why)


def seeded_at(place: tuple[Any, ...]) -> Seeded:
    """A generator that continues from this state of a `random.Random`."""
    chance = Seeded(0)
    chance._generator.setstate(place)
    return chance


# Cumulative binomial distributions by (n, threshold). Games use few thresholds and small n.
_CUMULATED: Final[dict[int, list[float]]] = {}


def cumulated_hits(n: int, threshold: int) -> list[float]:
    """P(hits <= k) for k = 0 .. n - 1. The position of a uniform number in it is a binomial draw."""
    p = threshold / TRIALS_ONE
    row: list[float] = []
    total = 0.0
    for k in range(n):
        total += comb(n, k) * p**k * (1 - p) ** (n - k)
        row.append(total)
    return row
