"""The preview of a planning tray: what each bin may hold, what the koku bring, and the run to submit."""

from __future__ import annotations

from itertools import product

import pytest

from bakufu.engine.preview import Preview, preview
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.preview.tray import TrayForecast
from bakufu.games.ikusa.tables import BIN_BUILD, BIN_LEVY, BIN_NINJA, BIN_RONIN, BINS, RONIN_ALL
from tests.games.ikusa.purchases import EIGHT, can_plan, planning
from tests.games.ikusa.table import Table


def seen(table: Table, *named: tuple[int, int], seat: int = 0) -> tuple[Preview, TrayForecast]:
    """The preview of so many koku in these bins."""
    moves = [GAME.moves.encode(["plan", BINS[bin_], koku]) for bin_, koku in named]
    found = preview(GAME, GAME.view(table.state, seat), moves)
    assert isinstance(found.forecast, TrayForecast)
    return found, found.forecast


def whole(*koku: int) -> list[tuple[int, int]]:
    return list(enumerate(koku))


def counts(moves: list[int]) -> list[tuple[str, int]]:
    return [(str(form[1]), int(form[2])) for form in map(GAME.moves.decode, moves)]


def refusals(found: Preview) -> list[tuple[str, str] | None]:
    said = [move.refusal for move in found.moves]
    return [None if refusal is None else (refusal.key, refusal.rule) for refusal in said]


@pytest.mark.rule("I-PLAN-01")
def test_a_tray_with_koku_left_is_not_complete_and_says_why() -> None:
    found, forecast = seen(planning("koku=5,5,5"), *whole(1, 2, 1, 0, 0))
    assert found.run == []
    assert refusals(found) == [None] * 5
    assert forecast.left == 1
    assert forecast.refusal is not None
    assert (forecast.refusal.key, forecast.refusal.rule) == ("koku-kept-back", "I-PLAN-01")
    assert forecast.refusal.facts == {"left": 1}


def test_koku_are_laid_in_any_order_and_submitted_bin_by_bin() -> None:
    found, forecast = seen(planning("koku=5,5,5"), (BIN_LEVY, 2), (BIN_BUILD, 2), (0, 1))
    assert counts(found.run) == [("turn_order", 1), ("build", 2), ("levy", 2)]
    assert [bin_.koku for bin_ in forecast.bins] == [1, 2, 2, 0, 0]
    assert (forecast.left, forecast.refusal) == (0, None)


@pytest.mark.rule("I-PLAN-02")
def test_the_build_bin_takes_nothing_or_the_price_of_a_building() -> None:
    table = planning("koku=5,5,5")
    _, forecast = seen(table)
    assert [choice.koku for choice in forecast.bins[BIN_BUILD].choices] == [0, 2]
    assert [choice.koku for choice in forecast.bins[BIN_LEVY].choices] == [0, 1, 2, 3, 4, 5]
    _, forecast = seen(table, (BIN_BUILD, 2))
    refusal = forecast.bins[BIN_BUILD].refusal
    assert refusal is not None and (refusal.key, refusal.rule) == ("build-koku", "I-PLAN-02")
    found, forecast = seen(table, (BIN_BUILD, 1))
    assert refusals(found) == [("build-koku", "I-PLAN-02")]
    assert forecast.bins[BIN_BUILD].koku == 0, "what is refused does not lie in the tray"


def test_a_bin_takes_no_more_koku_than_are_left() -> None:
    table = planning("koku=5,5,5")
    found, forecast = seen(table, (BIN_RONIN, 3), (BIN_NINJA, 2))
    assert all(bin_.refusal and bin_.refusal.key == "too-few-koku" for bin_ in forecast.bins)
    found, forecast = seen(table, (BIN_RONIN, 3), (BIN_NINJA, 3), (BIN_LEVY, 1))
    assert refusals(found) == [None, ("too-few-koku", "I-PLAN-01"), None]
    assert (found.run, forecast.left) == ([], 1)
    found, _ = seen(table, (BIN_RONIN, 4))
    assert counts(found.may_follow) == [
        *(("turn_order", 0), ("turn_order", 1)),
        ("build", 0),
        *(("levy", 0), ("levy", 1)),
        *(("ninja", 0), ("ninja", 1)),
    ]


def test_a_bin_is_named_once() -> None:
    """An advised run may go on with the tray of the player's other clan."""
    found, forecast = seen(planning("koku=5,5,5"), *whole(0, 0, 4, 1), *whole(0, 2))
    filled = ("bin-filled", "I-PLAN-01")
    assert refusals(found) == [None, None, None, None, filled, filled]
    assert [bin_.koku for bin_ in forecast.bins] == [0, 0, 4, 1, 0]


def test_the_last_bin_gets_the_rest_once_all_others_are_named() -> None:
    table = planning("koku=5,5,5")
    found, forecast = seen(table, *whole(1, 0, 2, 0))
    assert [bin_.koku for bin_ in forecast.bins] == [1, 0, 2, 0, 2]
    assert counts(found.run) == [("turn_order", 1), ("build", 0), ("levy", 2), ("ronin", 0)]
    found, forecast = seen(table, *whole(1, 0, 2, 0, 1))
    assert (found.run, forecast.left) == ([], 1), "unless it is named itself"


def test_what_is_handed_in_stays_as_it_is() -> None:
    table = planning("koku=5,5,5", "blue.bins=1,-,-,-,-")
    found, forecast = seen(table, (0, 2), (BIN_LEVY, 4))
    assert refusals(found) == [("bin-filled", "I-PLAN-01"), None]
    assert [bin_.koku for bin_ in forecast.bins] == [1, 0, 4, 0, 0]
    found, _ = seen(table, (BIN_LEVY, 4))
    assert counts(found.run) == [("build", 0), ("levy", 4)]


def test_the_tray_of_a_seat_that_is_ready_is_still_told() -> None:
    table = planning("koku=5,5,5", "blue.bins=1,2,2,0,0", act="orange,green")
    found, forecast = seen(table)
    assert (found.run, found.may_follow, forecast.left) == ([], [], 0)
    assert [[choice.koku for choice in bin_.choices] for bin_ in forecast.bins] == [[1], [2], [2], [0], [0]]
    found, _ = seen(table, (BIN_LEVY, 1))
    assert found.moves[0].refusal is not None


def test_what_may_be_divided_so_is_what_the_game_lets_be_divided_so() -> None:
    table = planning("koku=4,5,5")
    for tray in product(range(5), repeat=5):
        if sum(tray) == 4:
            found, _ = seen(table, *reversed(whole(*tray)))
            assert bool(found.run) == can_plan(4, list(tray)), tray


@pytest.mark.rule("I-LEVY-01")
@pytest.mark.rule("I-LEVY-03")
def test_the_levy_bin_tells_how_many_units_it_brings_at_most() -> None:
    """Three spearmen for a koku, until the tray or the provinces end."""
    table = planning("koku=12,5,5", EIGHT)
    choices = seen(table)[1].bins[BIN_LEVY].choices
    provinces = table.state.provinces[0]
    assert [choice.brings for choice in choices[:4]] == [0, 3, 6, provinces]
    assert [choice.koku for choice in choices if choice.is_wasted] == list(range(provinces + 1, 13))
    table.state.tray[0:4] = [1, 1, 0, 4]
    choices = seen(table)[1].bins[BIN_LEVY].choices
    assert [choice.brings for choice in choices[:6]] == [0, 3, 4, 5, 6, 6]
    assert [choice.is_wasted for choice in choices[:6]] == [False] * 5 + [True]


@pytest.mark.rule("I-RONIN-01")
@pytest.mark.rule("I-RONIN-02")
def test_the_ronin_bin_tells_how_many_the_pool_has() -> None:
    table = planning("koku=5,5,5")
    table.state.ronin_pool = 5
    choices = seen(table)[1].bins[BIN_RONIN].choices
    assert [choice.brings for choice in choices] == [0, 2, 4, 5, 5, 5]
    assert [choice.is_wasted for choice in choices] == [False, False, False, True, True, True]
    assert RONIN_ALL > 5


def test_a_free_move_belongs_to_no_tray() -> None:
    table = planning("koku=5,5,5")
    free = GAME.out_of_turn_moves(table.state, 0)[0]
    found = preview(GAME, GAME.view(table.state, 0), [free])
    assert refusals(found) == [("not-now", "I-PLAN-01")]


def test_the_preview_says_the_same_whatever_the_others_have_laid() -> None:
    """I-PLAN-03: the bins of others are secret until all have finished."""
    one = planning("koku=5,5,5", "orange.bins=5,0,0,0,0", act="blue,green")
    other = planning("koku=5,5,5", "orange.bins=0,0,0,0,5", act="blue,green")
    for named in ([], whole(1, 0, 2, 0), whole(1, 2, 2, 0, 0)):
        assert seen(one, *named) == seen(other, *named)
