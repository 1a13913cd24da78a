from __future__ import annotations

from collections import Counter

import pytest

from bakufu.engine.chance import TRIALS_ONE, Chance, Seeded, cumulated_hits


class Unasked(Chance):
    """Fails when it is asked for a draw."""


@pytest.mark.parametrize("n", [-1, 0, 1])
def test_a_number_that_can_only_be_nought_is_not_drawn(n: int) -> None:
    assert Unasked().below(n, "why") == 0


@pytest.mark.parametrize(
    ("n", "threshold", "expected"),
    [(0, 30000, 0), (5, 0, 0), (5, -1, 0), (5, TRIALS_ONE, 5), (5, TRIALS_ONE + 1, 5)],
)
def test_hits_that_are_certain_are_not_drawn(n: int, threshold: int, expected: int) -> None:
    assert Unasked().hits(n, threshold, "why") == expected


def test_one_seed_gives_one_sequence() -> None:
    one, other = Seeded(7), Seeded(7)
    assert [one.below(100, "") for _ in range(20)] == [other.below(100, "") for _ in range(20)]
    assert [one.hits(9, 30000, "") for _ in range(20)] == [other.hits(9, 30000, "") for _ in range(20)]


def test_seeded_numbers_reach_every_value_alike() -> None:
    chance = Seeded(1)
    counts = Counter(chance.below(6, "die") for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1800 < count < 2200 for count in counts.values())


def test_seeded_hits_follow_the_binomial() -> None:
    chance = Seeded(1)
    hits = [chance.hits(10, TRIALS_ONE // 4, "cubes") for _ in range(8000)]
    assert min(hits) == 0 and 7 <= max(hits) <= 10
    assert abs(sum(hits) / len(hits) - 2.5) < 0.07


def test_cumulated_hits_end_just_below_certainty() -> None:
    row = cumulated_hits(3, TRIALS_ONE // 2)
    assert row == [0.125, 0.5, 0.875]
