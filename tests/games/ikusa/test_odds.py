"""Odds of a battle to the end, exact under the cheapest-first order of losses."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine.errors import Refused
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.odds import attack_odds, chain, hits, odds
from bakufu.games.ikusa.tables import CASTLE, PROVINCE_INDEX
from tests.games.ikusa.table import Table, war

SPEARMAN = (0, 0, 0, 1, 0, 0)


def test_one_spearman_against_another() -> None:
    """Each pass: both hit 1/9, one hits 2/9 each, none 4/9 (then again)."""
    found = odds(SPEARMAN, SPEARMAN)
    assert found.win == pytest.approx(2 / 5) and found.lose == pytest.approx(2 / 5)
    assert found.both_fall == pytest.approx(1 / 5)
    assert found.attackers_left == pytest.approx(2 / 5)


def test_a_bowman_shoots_before_a_spearman_strikes() -> None:
    """He hits with 1/2; else the spearman hits with 1/3."""
    found = odds((1, 0, 0, 0, 0, 0), SPEARMAN)
    assert found.win == pytest.approx(0.5 / (0.5 + 0.5 / 3)) and found.both_fall == 0


def test_all_chances_together_are_one() -> None:
    found = odds((2, 1, 3, 4, 2, 1), (1, 2, 0, 5, 1, 0), CASTLE, 4, True)
    assert found.win + found.both_fall + found.lose == pytest.approx(1)
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
