"""Points and standings of a tournament."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu.engine.game import Outcome
from bakufu.server.tournaments.points import (
    BEST,
    EVEN,
    Kind,
    Played,
    SeatResult,
    called_off,
    place_points,
    results,
    standings,
)


def points(scores: list[int], *winners: int) -> list[float]:
    return [one.points for one in results(Outcome(scores, list(winners)))]


@pytest.mark.parametrize(
    ("players", "given"), [(2, [12, 0]), (3, [12, 6, 0]), (4, [12, 8, 4, 0]), (5, [12, 9, 6, 3, 0])]
)
def test_points_for_a_place_depend_on_the_size_of_the_table(players: int, given: list[float]) -> None:
    assert [place_points(place, players) for place in range(1, players + 1)] == given


def test_shared_places_share_their_points() -> None:
    assert points([30, 20, 20, 10], 0) == [12, 6, 6, 0]
    assert points([30, 30, 20], 0, 1) == [9, 9, 0]
    assert points([5, 5, 5, 5, 5], 0, 1, 2, 3, 4) == [6] * 5


def test_the_winner_is_first_whatever_the_scores_say() -> None:
    """In Ikusa somebody may win with fewer provinces than another has."""
    assert points([3, 9, 5], 0) == [12, 6, 0]


@given(st.lists(st.integers(-5, 60), min_size=2, max_size=5))
def test_every_table_gives_the_same_mean(scores: list[int]) -> None:
    best = max(scores)
    found = points(scores, *[seat for seat, score in enumerate(scores) if score == best])
    assert sum(found) / len(found) == pytest.approx(EVEN, abs=1e-3)
    assert max(found) <= BEST and min(found) >= 0


def played(round: int, entrant: int, points: float, *company: int, **more: object) -> Played:
    result = SeatResult(points, 1, **more)  # type: ignore[arg-type]
    return Played(round, entrant, "played", 1, 0, result, company)


def test_of_equal_points_those_against_stronger_opponents_count_more() -> None:
    games = [
        played(1, 1, 12, 2), played(1, 2, 0, 1), played(1, 3, 12, 4), played(1, 4, 0, 3),
        played(2, 1, 0, 5), played(2, 3, 0, 6), played(2, 5, 12, 1), played(2, 6, 6, 3),
    ]  # fmt: skip
    rows = standings(range(1, 7), games)
    order = [row.entrant for row in rows]
    assert order.index(1) < order.index(3) and rows[order.index(1)].opponents == 12


def test_then_the_share_of_the_points_at_the_table_then_wins() -> None:
    rows = standings([1, 2], [played(1, 1, 6, share=0.3), played(1, 2, 6, share=0.4)])
    assert [row.entrant for row in rows] == [2, 1]
    rows = standings([1, 2], [played(1, 1, 6, share=0.3), played(1, 2, 6, share=0.3, won=True)])
    assert [(row.entrant, row.rank) for row in rows] == [(2, 1), (1, 2)]


def test_who_is_equal_in_everything_shares_the_rank() -> None:
    rows = standings([1, 2, 3], [played(1, 1, 6), played(1, 2, 6)])
    assert [(row.entrant, row.rank) for row in rows] == [(1, 1), (2, 1), (3, 3)]


def test_a_bye_is_worth_the_mean_of_a_table_and_missed_rounds_nothing() -> None:
    kinds: list[Kind] = ["bye", "no-show", "resigned", "replaced", "playing"]
    result = SeatResult(12.0, 1)
    rows = standings(range(1, 7), [Played(1, n + 1, kind, result=result) for n, kind in enumerate(kinds)])
    assert {row.entrant: row.points for row in rows} == {1: EVEN, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}


def test_a_game_that_was_called_off_is_shared() -> None:
    assert [one.points for one in called_off(4)] == [EVEN] * 4


def test_who_was_banned_is_listed_last_without_a_rank() -> None:
    rows = standings([1, 2], [played(1, 1, 12), played(1, 2, 0)], last=[1])
    assert [(row.entrant, row.rank) for row in rows] == [(2, 1), (1, 0)]
