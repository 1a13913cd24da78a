from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu.engine.errors import Refused
from bakufu.engine.moves import Argument, MoveKind, MoveTable
from tests.engine.tables import refusal

PLACES = ["kozuke", "musashi", "sagami"]
TABLE = MoveTable(
    MoveKind("pass", 0),
    MoveKind("attack", 10, Argument("province", PLACES, 5), Argument("armies", range(1, 6), 1)),
    MoveKind("bid", 40, Argument("chests", range(4), 1)),
)


@given(st.integers(-5, 60))
def test_every_number_is_a_move_and_back_or_is_refused(number: int) -> None:
    if number in {0, *range(10, 25), *range(40, 44)}:
        assert TABLE.encode(TABLE.decode(number)) == number
    else:
        with pytest.raises(Refused) as caught:
            TABLE.decode(number)
        assert refusal(caught).key == "move-unknown-number"


def test_arguments_are_digits_in_the_block_of_their_kind() -> None:
    assert TABLE.encode(["attack", "musashi", 3]) == 10 + 5 * 1 + 2
    assert TABLE.decode(17) == ["attack", "musashi", 3]


@pytest.mark.parametrize(
    ("form", "key"),
    [
        (None, "move-malformed"),
        ([], "move-malformed"),
        ("pass", "move-malformed"),
        ({"pass": 1}, "move-malformed"),
        ([["pass"]], "move-unknown-kind"),
        (["fly"], "move-unknown-kind"),
        (["pass", 1], "move-wrong-length"),
        (["attack", "kozuke"], "move-wrong-length"),
        (["attack", "edo", 1], "move-unknown-value"),
        (["attack", "kozuke", 6], "move-unknown-value"),
        (["attack", "kozuke", True], "move-unknown-value"),
        (["attack", "kozuke", 1.0], "move-unknown-value"),
        (["attack", "kozuke", "1"], "move-unknown-value"),
        (["attack", ["kozuke"], 1], "move-unknown-value"),
    ],
)
def test_a_malformed_move_is_refused_by_its_wrong_part(form: object, key: str) -> None:
    with pytest.raises(Refused) as caught:
        TABLE.encode(form)
    assert refusal(caught).key == key


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(JSON)
def test_whatever_a_stranger_sends_is_a_move_or_is_refused(form: object) -> None:
    try:
        move = TABLE.encode(form)
    except Refused:
        return
    assert TABLE.decode(move) == form


def test_kinds_that_overlap_are_not_a_table() -> None:
    with pytest.raises(AssertionError):
        MoveTable(MoveKind("bid", 0, Argument("chests", range(4), 1)), MoveKind("pass", 3))
