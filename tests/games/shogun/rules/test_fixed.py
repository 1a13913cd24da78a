"""S-FIXED: start provinces by the printed tables."""

from __future__ import annotations

from itertools import permutations

import pytest

from bakufu.engine.events import Log
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import board, new_game

COLUMN_A_OF_3 = {
    "suruga": 5, "mino": 4, "tamba": 4, "musashi": 3, "harima": 3,
    "izu": 2, "owari": 2, "sagami": 2, "tajima": 2,
}  # fmt: skip
COLUMN_E_OF_5 = {"yamato": 5, "kaga": 4, "kii": 4, "shima": 3, "omi": 3, "ise": 2, "noto": 2}


def _armies(state: State, seat: int) -> dict[str, int]:
    return {name: state.armies[p] for p, name in enumerate(PROVINCES) if state.owner[p] == seat}


@pytest.mark.rule("S-FIXED-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_no_fixed_setup_on_the_moon_side(players: int) -> None:
    refusal = GAME.check(players, {**DEFAULTS, "board": "moon", "setup": "fixed"})
    assert refusal is not None
    assert refusal.rule == "S-FIXED-01"
    assert GAME.check(players, {**DEFAULTS, "board": "moon", "setup": "draft"}) is None
    assert GAME.check(players, {**DEFAULTS, "board": "sun", "setup": "fixed"}) is None


@pytest.mark.rule("S-FIXED-02", example=1)
def test_three_players_column_a() -> None:
    state = new_game(3, setup="fixed", fixed_columns="by_seat")
    assert _armies(state, 0) == COLUMN_A_OF_3


@pytest.mark.rule("S-FIXED-02", example=2)
def test_five_players_column_e() -> None:
    state = new_game(5, setup="fixed", fixed_columns="by_seat")
    assert _armies(state, 4) == COLUMN_E_OF_5


@pytest.mark.rule("S-FIXED-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_a_column_of_his_own_and_the_cards_that_match(players: int) -> None:
    state = new_game(players, setup="fixed")
    columns = [set(_armies(state, seat)) for seat in range(players)]
    assert len(set.union(*columns)) == sum(len(column) for column in columns)
    for seat in range(players):
        assert {PROVINCES[card] for card in board(state, seat).hand if card < 45} == columns[seat]


@pytest.mark.rule("S-FIXED-03")
def test_columns_are_dealt_at_random_every_deal_being_possible() -> None:
    deals = set()
    for seed in range(80):
        log: Log = []
        new_game(3, seed, log, setup="fixed")
        deals.add(tuple(event.facts["column"] for event in log if event.key == "column"))
    assert deals == set(permutations("ABC"))


@pytest.mark.rule("S-FIXED-03")
def test_the_host_may_deal_columns_by_seat() -> None:
    starts = {str(_armies(new_game(3, seed, setup="fixed", fixed_columns="by_seat"), 0)) for seed in range(9)}
    assert len(starts) == 1
