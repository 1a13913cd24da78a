from __future__ import annotations

from typing import Any

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.options import complete
from tests.engine.tables import refusal
from tests.engine.toy import DOJO


def test_options_that_are_not_given_take_their_defaults() -> None:
    assert complete(DOJO, 3, {"gifts": "off"}) == {"length": "short", "gifts": "off"}


def test_an_unknown_option_names_the_nearest_and_lists_all() -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, 3, {"lenght": "long"})
    assert refusal(caught).key == "option-unknown"
    assert refusal(caught).facts == {
        "game": "dojo", "name": "'lenght'", "nearest": "length", "names": "length, gifts",
    }  # fmt: skip


def test_a_bad_value_lists_the_good_ones_with_the_rule() -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, 3, {"length": "endless"})
    assert refusal(caught).key == "option-bad-value"
    assert refusal(caught).rule == "D-OPT-01"
    assert refusal(caught).facts["values"] == "short, long"


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_too_few_or_too_many_players_are_told_the_range(players: int) -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, players, {})
    assert refusal(caught).facts == {"game": "dojo", "given": players, "low": 2, "high": 4}


def test_the_game_has_the_last_word_on_the_whole_table() -> None:
    with pytest.raises(Refused) as caught:
        complete(DOJO, 4, {"length": "long"})
    assert (refusal(caught).key, refusal(caught).rule) == ("dojo-too-long", "D-OPT-01")


@pytest.mark.parametrize(
    ("players", "given"), [("3", {}), (True, {}), (3.0, {}), (3, {"length": 1}), (3, {7: "long"})]
)
def test_values_of_the_wrong_type_are_refused(players: Any, given: Any) -> None:
    with pytest.raises(Refused):
        complete(DOJO, players, given)
