"""Odds of a battle to the end, exact under the cheapest-first order of losses."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.odds import OddsQuery
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.odds import attack_odds, chain, hits, odds
from bakufu.games.ikusa.tables import CASTLE, PROVINCE_INDEX
from tests.games.ikusa.table import Table, war

SPEARMAN = (0, 0, 0, 1, 0, 0)


def test_one_spearman_against_another() -> None:
    """Each pass: both hit 1/9, one hits 2/9 each, none 4/9 (then again)."""
    found = odds(SPEARMAN, SPEARMAN)
    assert found.win == pytest.approx(2 / 5) and found.lose == pytest.approx(2 / 5)
    assert found.undecided == pytest.approx(1 / 5)
    assert found.attackers_left == pytest.approx(2 / 5)


def test_a_bowman_shoots_before_a_spearman_strikes() -> None:
    """He hits with 1/2; else the spearman hits with 1/3."""
    found = odds((1, 0, 0, 0, 0, 0), SPEARMAN)
    assert found.win == pytest.approx(0.5 / (0.5 + 0.5 / 3)) and found.undecided == 0


def test_all_chances_together_are_one() -> None:
    found = odds((2, 1, 3, 4, 2, 1), (1, 2, 0, 5, 1, 0), CASTLE, 4, True)
    assert found.win + found.undecided + found.lose == pytest.approx(1)
    assert sum(found.percent()) == 100


def test_walls_and_the_sea_help_the_defender() -> None:
    plain = odds((0, 0, 2, 3, 0, 0), (0, 0, 0, 3, 0, 0)).win
    assert odds((0, 0, 2, 3, 0, 0), (0, 0, 0, 3, 0, 0), CASTLE, 4).win < plain
    assert odds((0, 0, 2, 3, 0, 0), (0, 0, 0, 3, 0, 0), naval=True).win < plain


def test_losses_follow_the_ronin_limit_and_end_with_the_daimyo() -> None:
    forces = chain((0, 0, 0, 2, 2, 1))
    assert forces[1] == (0, 0, 0, 2, 1, 1) and forces[-2] == (0, 0, 0, 0, 0, 1) and sum(forces[-1]) == 0
    assert all(force[4] <= max(0, sum(force) - force[4] - 1) for force in forces)


def test_hits_are_a_sum_of_binomials() -> None:
    row = hits((2, 0, 1, 0, 0, 0), (0, 2))
    assert sum(row) == pytest.approx(1) and row[3] == pytest.approx(1 / 4 / 3)


def test_odds_agree_with_battles_that_are_fought() -> None:
    won = 0
    for seed in range(400):
        table = war("c", "losses=64,64,0", "battles=kai:pf:suruga", "kai=blue/1b3p", "suruga=orange/1s2p")
        table.chance.scripts["combat"] = []
        rng = Random(seed)
        table.chance.scripts["combat"] = [rng.randint(1, 12) for _ in range(400)]
        table.go()
        while table.decision == "stop_or_repeat":
            table.do("blue", ["repeat"])
        won += table["suruga"] == "empty" and table["kai"] != "empty"
    assert won / 400 == pytest.approx(odds((1, 0, 0, 3, 0, 0), (0, 1, 0, 2, 0, 0)).win, abs=0.09)


def test_from_a_view_hidden_ronin_of_others_do_not_count() -> None:
    table = war("b", "kai=blue/3p", "suruga=orange/3p2r?")
    kai, suruga = PROVINCE_INDEX["kai"], PROVINCE_INDEX["suruga"]
    assert attack_odds(GAME.view(table.state, 0), kai, 0, suruga) == odds(
        (0, 0, 0, 3, 0, 0), (0, 0, 0, 3, 0, 0)
    )


@pytest.mark.parametrize("target", ["tosa", "izu", "musashi"])
def test_there_are_no_odds_without_a_battle(target: str) -> None:
    table: Table = war("b", "kai=blue/3p", "izu=blue/1p", "tosa=orange/1p")
    with pytest.raises(Refused, match="odds-no-battle"):
        attack_odds(GAME.view(table.state, 0), PROVINCE_INDEX["kai"], 0, PROVINCE_INDEX[target])


# -- in the middle of a battle --------------------------------------------------------------------------

FOUR, TWO = (0, 0, 0, 4, 0, 0), (0, 0, 0, 2, 0, 0)


def test_losses_that_are_still_to_be_taken_count_as_taken() -> None:
    assert odds(FOUR, FOUR, hits_attacker=2) == odds(TWO, FOUR)
    assert odds(FOUR, FOUR, hits_defender=4).win == pytest.approx(1)


def test_after_the_shots_of_a_pass_only_the_swords_are_left_in_it() -> None:
    """A bowman whose turn is over must live through the spearman's (1/3) before he shoots again."""
    archer = (1, 0, 0, 0, 0, 0)
    fresh = odds(archer, SPEARMAN)
    assert odds(archer, SPEARMAN, shot=True).win == pytest.approx(2 / 3 * fresh.win)


def test_the_battle_under_way_is_told_to_both_sides_alike() -> None:
    table = war("c", "battles=kai:pf:suruga", "kai=blue/4p", "suruga=orange/4p")
    table.chance.scripts["combat"] = [1, 1, 12, 12, 12, 12, 12, 12]
    table.go()
    assert table.decision == "stop_or_repeat"
    for seat in (0, 1):
        assert GAME.odds(GAME.view(table.state, seat), OddsQuery()) == odds(FOUR, TWO)


def test_a_move_tells_the_odds_of_the_battle_that_it_would_begin() -> None:
    table = war("b", "kai=blue/3p", "suruga=orange/3p")
    view = GAME.view(table.state, 0)
    declare = GAME.moves.encode(["declare", "kai", "pf", "suruga"])
    assert declare in view.legal
    assert GAME.odds(view, OddsQuery(move=declare)) == attack_odds(
        view, PROVINCE_INDEX["kai"], 0, PROVINCE_INDEX["suruga"]
    )


@pytest.mark.parametrize("move", [None, 0, 1288, 65535, 999_999_999])
def test_other_questions_have_no_answer(move: int | None) -> None:
    table = war("b", "kai=blue/3p", "suruga=orange/3p")
    with pytest.raises(Refused, match="odds-n"):
        GAME.odds(GAME.view(table.state, 0), OddsQuery(move=move))
