"""Random draws: the one interface through which a game uses chance.

A game asks `below(n)` for a number under n, or `hits(n, threshold)` for how many of n independent trials
succeed, each with probability threshold / 65536. Every question says why it is asked; a table turns that
into a label, a simulation ignores it. A question with only one possible answer is not a draw.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bakufu.engine.pickles import rebuilt, uninitialised

TRIALS_ONE: Final = 65536  # the threshold of certainty


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The door. Subclasses answer `draw_below` and `draw_hits`; the trivial cases are settled here."""

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
        """For every subclass: of a compiled class Python would forget what an interpreted one adds."""
        return rebuilt, (uninitialised, (type(self),), self.__dict__)

    def draw_below(self, n: int, why: str) -> int:
        raise AssertionError("a chance must answer draw_below")

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        raise AssertionError("a chance must answer draw_hits")


class Seeded(Chance):
    """A fast seeded generator for simulations. It settles the trivial cases itself: one call, not two."""

    def __init__(self, seed: int) -> None:
        self._generator = Random(seed)
        self._random = self._generator.random

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles have a generator of their own. The bound method alone would be shared."""
        return seeded_at, (self._generator.getstate(),)

    def __deepcopy__(self, memo: object) -> Seeded:
        return seeded_at(self._generator.getstate())  # there are 625 numbers in it, none of which can change

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
        for cumulated in row:  # few trials succeed as a rule, so this beats bisecting
            if drawn < cumulated:
                break
            count += 1
        return count

    def draw_below(self, n: int, why: str) -> int:
        return self.below(n, why)

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        return self.hits(n, threshold, why)


def seeded_at(place: tuple[Any, ...]) -> Seeded:
    """A generator that goes on from this place, which is the state of a `random.Random`."""
    chance = Seeded(0)
    chance._generator.setstate(place)
    return chance


# Cumulated binomials by (n, threshold). Games use few thresholds and small n, so this stays small.
_CUMULATED: Final[dict[int, list[float]]] = {}


def cumulated_hits(n: int, threshold: int) -> list[float]:
    """P(hits <= k) for k = 0 .. n - 1; a uniform number's place in it is a binomial draw."""
    p = threshold / TRIALS_ONE
    row: list[float] = []
    total = 0.0
    for k in range(n):
        total += comb(n, k) * p**k * (1 - p) ** (n - k)
        row.append(total)
    return row
