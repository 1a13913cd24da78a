"""The preview of a levy: its price, what may be added, and the run to submit."""

from __future__ import annotations

from itertools import product

import pytest

from bakufu.engine.preview import Preview, preview
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.phases.levy import price
from bakufu.games.ikusa.preview.levy import LevyForecast
from bakufu.games.ikusa.tables import BUNDLES
from tests.games.ikusa.purchases import EIGHT, levying
from tests.games.ikusa.table import Table


def seen(table: Table, *units: str) -> tuple[Preview, LevyForecast]:
    moves = [GAME.moves.encode(["levy", unit]) for unit in units]
    found = preview(GAME, GAME.view(table.state, 0), moves)
    assert isinstance(found.forecast, LevyForecast)
    return found, found.forecast


def names(moves: list[int]) -> list[str]:
    return [str(GAME.moves.decode(move)[-1]) for move in moves]


def test_a_part_of_a_bundle_costs_a_whole_koku_and_the_rest_of_it_is_free() -> None:
    found, forecast = seen(levying(2, EIGHT), "spearman", "bowman")
    assert (forecast.koku, forecast.spent, forecast.units) == (2, 2, [1, 0, 0, 1])
    assert forecast.free == [3]
    assert names(found.may_follow) == ["spearman", "done"]
    assert names(found.run) == ["spearman", "bowman", "done"]


def test_a_unit_beyond_the_koku_is_refused_with_its_rule() -> None:
    found, forecast = seen(levying(1, EIGHT), "bowman", "swordsman")
    assert [move.refusal and (move.refusal.key, move.refusal.rule) for move in found.moves] == [
        None,
        ("levy-koku", "I-LEVY-01"),
    ]
    assert found.run == []
    assert forecast.units == [1, 0, 0, 0]


def test_the_game_ends_a_levy_by_itself_where_nothing_more_can_be_had() -> None:
    found, _ = seen(levying(1, EIGHT), "bowman")
    assert names(found.run) == ["bowman"]
    assert found.may_follow == []


def test_no_more_units_than_provinces() -> None:
    table = levying(4, EIGHT)
    found, forecast = seen(table, *["spearman"] * 8)
    assert len(found.run) == 8
    assert (forecast.spent, forecast.most) == (3, 8)


@pytest.mark.rule("I-LEVY-01")
def test_the_printed_bundles_are_those_that_the_price_counts() -> None:
    for units in product(range(4), range(4), range(4), range(7)):
        bundles = sum(-(-sum(units[kind] for kind in kinds) // size) for kinds, size in BUNDLES)
        assert price(list(units)) == bundles


def test_a_free_move_belongs_to_no_levy() -> None:
    table = levying(2, EIGHT)
    free = GAME.out_of_turn_moves(table.state, 0)[0]
    found = preview(GAME, GAME.view(table.state, 0), [free])
    assert [move.refusal and move.refusal.key for move in found.moves] == ["not-now"]
