from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu.engine.game import HIDDEN
from bakufu.engine.views import same_knowledge, uncovers, viewers
from tests.engine.tables import dojo

H = HIDDEN


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (H, 4),
        (H, None),
        (H, [H]),
        ([1, H], [1, 2]),
        ([H, H], [H]),
        ([H], None),
        ({"hand": [3, H]}, {"hand": [3, 3]}),
        ({"hand": H}, {}),
        ({"hand": [H]}, {"hand": {"0": H}}),
        ({"a": {"b": [[0], [H]]}}, {"a": {"b": [[0], [7]]}}),
    ],
)
def test_a_hidden_mark_that_changes_or_goes_is_uncovered(before: object, after: object) -> None:
    assert uncovers(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (H, H),
        (3, H),
        ([3, H], [H, H]),
        ([H], [H, 5]),
        ({"hand": H, "points": 3}, {"hand": H, "points": 4, "more": 1}),
        ([1, 2, 3], []),
        ({"plan": [-1, -1]}, {"plan": [H, H]}),
        ("-2", "x"),
        (-2.0, 1),
    ],
)
def test_hiding_growing_and_open_changes_uncover_nothing(before: object, after: object) -> None:
    assert not uncovers(before, after)


class Hand(msgspec.Struct):
    cards: tuple[int, ...]


def test_boards_made_of_structs_and_tuples_are_walked_too() -> None:
    assert uncovers(Hand((1, H)), Hand((1, 5)))
    assert not uncovers(Hand((1, H)), Hand((2, H)))


BOARD: st.SearchStrategy[Any] = st.recursive(
    st.integers(-2, 3) | st.none() | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=12,
)


@given(BOARD)
def test_a_board_does_not_uncover_itself(board: object) -> None:
    assert not uncovers(board, board)


@given(BOARD, BOARD)
def test_nothing_is_uncovered_where_nothing_was_hidden(before: object, after: object) -> None:
    if "-2" not in repr(before):
        assert not uncovers(before, after)


@given(BOARD)
def test_taking_the_whole_board_away_uncovers_exactly_what_was_hidden(board: object) -> None:
    def hides(part: object) -> bool:
        if isinstance(part, dict):
            return any(hides(inner) for inner in part.values())
        return any(hides(inner) for inner in part) if isinstance(part, list) else part == HIDDEN

    assert uncovers(board, "gone") == hides(board)


def test_the_viewers_are_the_spectators_and_every_seat() -> None:
    assert viewers(3) == [None, 0, 1, 2]


def test_knowledge_is_the_whole_view_apart_from_who_owes_a_move() -> None:
    view = dojo().view(0)
    assert same_knowledge(view, msgspec.structs.replace(view, to_act=[1]))
    assert not same_knowledge(view, msgspec.structs.replace(view, legal=[1]))
    assert not same_knowledge(view, msgspec.structs.replace(view, board={}))
