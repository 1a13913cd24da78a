"""Pairings: everybody once a round, few repeats, fair seats, and the same from the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.server.tournaments.pairing import Entrant, Pairing, pair
from bakufu.server.tournaments.sizes import Fill, Shape, Sizes, shapes

SEED = b"seven cranes"
FILLS: tuple[Fill, ...] = ("bots", "uneven", "byes")
sizes = st.builds(
    lambda least, more, wanted, fill: Sizes(least + min(wanted, more), least, least + more, fill),
    st.integers(2, 3), st.integers(0, 2), st.integers(0, 2), st.sampled_from(FILLS),
)  # fmt: skip


class Field:
    """A tournament of entrants who are paired round after round; points go by lot."""

    def __init__(self, count: int, sizes: Sizes, seed: bytes = SEED) -> None:
        self.sizes = sizes
        self.seed = seed
        self.rng = Random(count)
        self.met: dict[int, Counter[int]] = {number: Counter() for number in range(1, count + 1)}
        self.seats: dict[int, list[int]] = {number: [] for number in self.met}
        self.points = dict.fromkeys(self.met, 0.0)
        self.byes: Counter[int] = Counter()
        self.with_bots: Counter[int] = Counter()
        self.round = 0

    def entrants(self) -> list[Entrant]:
        return [
            Entrant(
                number,
                self.points[number],
                self.met[number],
                tuple(self.seats[number]),
                self.byes[number],
                self.with_bots[number],
            )
            for number in self.met
        ]

    def pair(self) -> Pairing:
        return pair(self.entrants(), self.sizes, self.seed, self.round + 1)

    def play(self) -> Pairing:
        pairing = self.pair()
        self.round += 1
        self.byes.update(pairing.byes)
        for table in pairing.tables:
            people = [number for number in table if number is not None]
            for seat, number in enumerate(table):
                if number is not None:
                    self.seats[number].append(seat)
                    self.points[number] += self.rng.choice([0.0, 4.0, 8.0, 12.0])
                    self.met[number].update(other for other in people if other != number)
                    self.with_bots[number] += len(people) < len(table)
        return pairing

    def repeats(self, groups: Sequence[Sequence[int | None]]) -> int:
        return sum(
            self.met[one][other]
            for group in groups
            for one, other in combinations([number for number in group if number is not None], 2)
        )


@settings(max_examples=80, deadline=None)
@given(st.integers(1, 40), sizes, st.integers(1, 4), st.binary(max_size=8))
def test_everybody_plays_once_in_every_round_or_has_a_bye(
    count: int, sizes: Sizes, rounds: int, seed: bytes
) -> None:
    field = Field(count, sizes, seed)
    for _ in range(rounds):
        pairing = field.play()
        playing = [number for table in pairing.tables for number in table if number is not None]
        assert sorted([*playing, *pairing.byes]) == list(field.met)
        assert all(sizes.least <= len(table) <= sizes.most for table in pairing.tables)
        assert all(any(number is not None for number in table) for table in pairing.tables)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 300), sizes)
def test_tables_differ_by_one_person_at_most_and_bots_come_only_where_they_are_needed(
    count: int, sizes: Sizes
) -> None:
    found = shapes(count, sizes)
    people = [shape.people for shape in found.tables]
    assert sum(people) + found.byes == count and max(people) - min(people) <= 1
    assert found.byes < sizes.wanted
    bots = sum(shape.bots for shape in found.tables)
    if sizes.fill == "uneven" and bots:
        fits = [k for k in range(1, count + 1) if count // k >= sizes.least and -(-count // k) <= sizes.most]
        assert not fits
    if sizes.fill == "bots":
        assert not found.byes and bots < sizes.wanted
    if sizes.fill == "byes" and count >= sizes.wanted:
        assert not bots


def test_a_number_that_fits_gets_tables_of_the_wanted_size() -> None:
    for fill in FILLS:
        assert shapes(8, Sizes(4, 3, 5, fill)).tables == [Shape(4), Shape(4)]
    assert shapes(9, Sizes(4, 3, 5, "uneven")).tables == [Shape(5), Shape(4)]
    assert shapes(7, Sizes(4, 3, 5, "bots")).tables == [Shape(4), Shape(3, 1)]
    assert shapes(9, Sizes(4, 3, 5, "byes")) == ([Shape(4), Shape(4)], 1)
    assert shapes(2, Sizes(4, 3, 5, "uneven")).tables == [Shape(2, 2)]


def divisions(free: list[int], people: list[int]) -> Iterator[list[list[int]]]:
    """Every way to divide people into groups of these sizes."""
    if not people:
        yield []
        return
    for size in set(people):
        rest = people[:]
        rest.remove(size)
        for company in combinations(free[1:], size - 1):
            group = [free[0], *company]
            for others in divisions([one for one in free if one not in group], rest):
                yield [group, *others]


@settings(max_examples=25, deadline=None)
@given(st.integers(4, 9), sizes, st.integers(1, 5))
def test_as_few_people_as_possible_meet_again(count: int, sizes: Sizes, rounds: int) -> None:
    field = Field(count, sizes)
    for _ in range(rounds):
        field.play()
    pairing = field.pair()
    playing = [number for number in field.met if number not in pairing.byes]
    people = [sum(number is not None for number in table) for table in pairing.tables]
    assert field.repeats(pairing.tables) == min(map(field.repeats, divisions(playing, people)))


@pytest.mark.parametrize(("count", "rounds"), [(16, 3), (40, 5), (120, 5)])
def test_in_a_large_field_nobody_meets_again(count: int, rounds: int) -> None:
    field = Field(count, Sizes(4, 3, 5))
    for _ in range(rounds):
        assert field.repeats(field.pair().tables) == 0
        field.play()


def test_three_hundred_entrants_are_paired_in_seconds_of_work() -> None:
    field = Field(300, Sizes(4, 3, 5))
    for _ in range(3):
        assert field.repeats(field.pair().tables) == 0
        field.play()


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 30), st.integers(3, 5))
def test_seats_are_shared_out(count: int, size: int) -> None:
    """In as many rounds as a table has seats, nobody has one seat more than twice."""
    field = Field(count, Sizes(size, size, size, "bots"))
    for _ in range(size):
        field.play()
    worn = [max(Counter(seats).values()) for seats in field.seats.values()]
    assert max(worn) <= 2
    repeated = sum(size - len(set(seats)) for seats in field.seats.values())
    assert repeated <= count * size / 4, "by chance it would be more than a third"


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 30), st.integers(2, 6))
def test_nobody_has_a_second_bye_before_everybody_has_had_one(count: int, rounds: int) -> None:
    field = Field(count, Sizes(4, 4, 4, "byes"))
    for _ in range(rounds):
        field.play()
    had = [field.byes[number] for number in field.met]
    assert max(had) - min(had) <= 1


def test_bots_are_shared_out() -> None:
    field = Field(7, Sizes(4, 4, 4, "bots"))
    for _ in range(6):
        field.play()
    assert max(field.with_bots.values()) <= 5 and len(field.with_bots) == 7


def test_leaders_play_each_other_if_they_have_not_met() -> None:
    points = [30.0, 0.0, 24.0, 28.0, 26.0, 4.0, 8.0, 6.0]
    entrants = [Entrant(number + 1, each) for number, each in enumerate(points)]
    tables = pair(entrants, Sizes(4, 3, 5), SEED, 2).tables
    assert set(tables[0]) == {1, 3, 4, 5}
    entrants[0] = entrants[0]._replace(met={3: 1, 4: 1, 5: 1})
    for place in (2, 3, 4):
        entrants[place] = entrants[place]._replace(met={1: 1})
    tables = pair(entrants, Sizes(4, 3, 5), SEED, 3).tables
    assert not set(tables[0]) & {3, 4, 5}


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 30), sizes, st.integers(0, 3), st.randoms(use_true_random=False))
def test_the_same_seed_gives_the_same_tables_in_whatever_order_entrants_are_given(
    count: int, sizes: Sizes, rounds: int, rng: Random
) -> None:
    field = Field(count, sizes)
    for _ in range(rounds):
        field.play()
    entrants = field.entrants()
    rng.shuffle(entrants)
    assert pair(entrants, sizes, SEED, field.round + 1) == field.pair()


def test_another_seed_gives_other_tables() -> None:
    assert len({str(Field(12, Sizes(4, 3, 5), bytes([seed])).pair()) for seed in range(8)}) > 6


def test_nobody_is_paired_where_nobody_has_entered() -> None:
    assert pair([], Sizes(4, 3, 5), SEED, 1) == ([], [])
