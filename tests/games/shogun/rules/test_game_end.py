"""Section 10.5: the end of the game (S-GAME)."""

from __future__ import annotations

import pytest

from bakufu.games.shogun import GAME
from tests.games.shogun.rules.given import play_on
from tests.games.shogun.table import Table


def last_winter(words: str) -> Table:
    return Table(f"shogun/3 at=y2.winter.scoring.go_on order=blue,yellow,red {words}").go()


@pytest.mark.rule("S-GAME-01")
def test_the_second_winter_ends_the_game_after_its_scoring() -> None:
    table = last_winter("kai=red2 ise=blue1 mino=yellow1 hida=yellow1 vp=10,10,10")
    assert (table.decision, table.acting) == ("game_over", [])
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([11, 11, 12], [2])
    assert "at=y2.winter.over.game_over" in GAME.write(table.state)


@pytest.mark.rule("S-GAME-01")
def test_the_first_winter_does_not_end_the_game() -> None:
    table = Table("shogun/3 at=y1.winter.scoring.go_on kai=red2").go()
    assert table.decision == "plan"
    assert GAME.outcome(table.state) is None


@pytest.mark.rule("S-GAME-01")
def test_nobody_can_move_after_the_end() -> None:
    table = last_winter("kai=red2")
    assert table.refused("red", ["stay"]).rule == "S-GAME-01"


@pytest.mark.rule("S-GAME-01")
def test_more_chests_do_not_help_against_more_points() -> None:
    outcome = GAME.outcome(last_winter("vp=12,11,0 chests=0,99,99").state)
    assert outcome is not None and outcome.winners == [0]


@pytest.mark.rule("S-GAME-02")
def test_a_tie_goes_to_the_player_with_more_chests() -> None:
    outcome = GAME.outcome(last_winter("vp=12,12,11 chests=3,4,9").state)
    assert outcome is not None and outcome.winners == [1]


@pytest.mark.rule("S-GAME-02")
def test_still_tied_players_share_the_victory() -> None:
    outcome = GAME.outcome(last_winter("vp=12,12,12 chests=4,3,4").state)
    assert outcome is not None and outcome.winners == [0, 2]


@pytest.mark.rule("A-19")
def test_a_table_may_break_the_last_tie_by_turn_order() -> None:
    outcome = GAME.outcome(last_winter("final_tie=turn_order vp=12,12,12 chests=4,3,4").state)
    assert outcome is not None and outcome.winners == [2]  # the order is blue, yellow, red


@pytest.mark.rule("A-19")
def test_turn_order_does_not_matter_where_chests_decide() -> None:
    outcome = GAME.outcome(last_winter("final_tie=turn_order vp=12,12,12 chests=5,3,4").state)
    assert outcome is not None and outcome.winners == [0]


@pytest.mark.rule("S-GAME-03")
def test_a_player_without_provinces_plans_with_his_chest_cards() -> None:
    table = Table(
        "shogun/3 at=y1.summer.layout.go_on events=EV03,EV07,EV08,EV12- kai=red2 ise=blue1 chests=5,5,5"
    ).go()
    assert "yellow" in table.acting
    bids = [card for _, _, card in table.legal("yellow")]
    assert bids == ["chest_0", "chest_1", "chest_2", "chest_3", "chest_4", "none"]


@pytest.mark.rule("S-GAME-03")
@pytest.mark.rule("A-17")
def test_a_player_without_provinces_bids_pays_and_takes_a_special_card() -> None:
    table = Table(
        "shogun/3 at=y1.summer.layout.go_on events=EV03,EV07,EV08,EV12- kai=red2 ise=blue1 chests=5,5,5"
    ).go()
    table.do("yellow", ["plan", "bid", "chest_4"])
    play_on(table, "take_special")
    assert (table.acting, table.chests("yellow")) == (["yellow"], 1)
    table.do("yellow", ["take", "attack"])
    assert table.state.special[2] != -1


@pytest.mark.rule("S-GAME-03")
@pytest.mark.rule("A-17")
def test_a_player_without_provinces_starves_nobody_and_scores_nothing() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=yellow,red,blue events=EV02 kai=red1 rice=9,9,0 vp=0,0,7"
    ).go()
    assert not table.events("hungry")
    assert table.state.vp == [1, 0, 7]
