"""Elimination, final movement, income and victory (sections 16 to 19)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.phases.winter import income
from bakufu.games.ikusa.tables import PROVINCES
from tests.games.ikusa.playing import new_game
from tests.games.ikusa.table import FAR, Table, hold, text, war

LAST = [
    "battles=kai:pf:suruga",
    "kai=blue/1b1p",
    "orange.circle=suruga",
    "mino=orange/2p/c",
    "owari=orange/1s",
]


# -- elimination ---------------------------------------------------------------------------------------


@pytest.mark.rule("I-ELIM-01")
def test_a_daimyo_falls_as_the_last_casualty_of_his_side() -> None:
    table = war("c", *LAST, "orange.square=tosa", dice=[1]).go()
    assert table["orange.circle"] == "none" and table["suruga"] == "empty"
    assert table["orange.square"] == "tosa/" and table.state.alive[1]


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("I-ELIM-08")
def test_without_a_daimyo_a_clan_is_out_and_its_conqueror_takes_everything() -> None:
    spearmen = 36 * 2
    table = war("c", *LAST, "orange.bins=0,0,0,0,0", dice=[1]).go()
    assert not table.state.alive[1] and table.provinces("orange") == 0
    assert table["mino"] == "blue/2p/c" and table["owari"] == "blue/1s"
    assert table.state.tray[4:8] == [0, 0, 0, 0]
    on_board = sum(table.state.pf[i * 5 + 3] for i in range(68) if table.state.owner[i] == 0)
    assert table.tray("blue", "spearman") + on_board == spearmen


@pytest.mark.rule("I-ELIM-03")
@pytest.mark.rule("I-ELIM-03", example=1)
@pytest.mark.rule("I-ELIM-04")
def test_the_eliminator_gets_his_lost_daimyos_back() -> None:
    table = war("c", *LAST, "blue.circle=izu/1g/h5", "izu=blue/1p", dice=[1]).go()
    assert table.decision == "place_recovered" and table.acting == ["blue"]
    assert table.refused("blue", ["recover", "izu"]).rule == "I-ELIM-04"
    assert table.refused("blue", ["recover", "suruga"]).key == "not-your-province"
    table.do("blue", ["recover", "mino"])
    while table.decision == "absorb_units":
        table.do("blue", ["done"])
    table.do("blue", ["recover", "kai"])
    while table.decision == "absorb_units":
        table.do("blue", ["done"])
    assert table["blue.square"] == "mino/" and table["blue.hexagon"] == "kai/" and table.stage == "d"
    assert table.level("blue.circle") == 2 and table.level("blue.square") == 1


@pytest.mark.rule("I-ELIM-05")
def test_a_recovered_daimyo_may_absorb_the_force_around_him() -> None:
    table = war("c", *LAST, "blue.circle=izu/1g", dice=[1]).go().do("blue", ["recover", "mino"])
    assert table.decision == "absorb_units"
    table.do("blue", ["absorb", "spearman"], ["absorb", "spearman"])
    assert table["blue.square"] == "mino/2p" and table["mino"] == "blue//c"


@pytest.mark.rule("I-ELIM-06")
def test_captured_units_move_in_phase_d_and_levies_come_from_both_trays() -> None:
    table = war("c", *LAST, dice=[1]).go()
    while table.decision != "final_armies":
        table.do("blue", table.legal("blue")[0])
    table.do("blue", ["end"])
    assert table.can("blue", ["march", "mino", "owari", "spearman", "pf"])
    assert table.tray("blue", "bowman") > 9


@pytest.mark.rule("I-ELIM-06")
def test_the_next_round_has_one_marker_fewer() -> None:
    """Q-46."""
    table = Table(text("3.order.go_on", "orange.circle=none", players=4)).go()
    markers = table.state.marker
    assert markers[1] == 0 and sorted(markers) == [0, 1, 2, 3]


@pytest.mark.rule("I-ELIM-07")
def test_after_a_take_over_provinces_are_counted_at_once() -> None:
    land = [p for p in PROVINCES if p not in ("kai", "suruga", "tsushima", "oki", "sado")]
    words = [hold("blue", land[:20]), hold("orange", land[20:33]), "kai=blue/1b1p", "orange.circle=suruga"]
    table = war("c", "battles=kai:pf:suruga", *words, dice=[1]).go()
    assert table.state.winners == [0] and table.state.scores[0] == 35


@pytest.mark.rule("I-ELIM-02")
def test_a_defender_eliminates_an_attacker_whose_turn_then_ends() -> None:
    words = [
        "battles=kai:circle:suruga",
        "blue.circle=kai",
        "izu=blue/2p",
        "suruga=orange/2b",
        "orange.circle=tosa/1g",
    ]
    table = war("c", *words, dice=[1, 1]).go()
    assert not table.state.alive[0] and table["izu"] == "orange/2p"
    while table.decision in ("place_recovered", "absorb_units"):
        table.do("orange", table.legal("orange")[0])
    assert table.acting == ["orange"] and table.stage == "a"


@pytest.mark.rule("I-ELIM-02")
def test_two_last_daimyos_that_fall_together_leave_their_land_empty() -> None:
    words = [
        "battles=kai:circle:suruga",
        "blue.circle=kai",
        "orange.circle=suruga",
        "izu=blue/2p/c",
        "mino=orange/1p",
    ]
    table = war("c", *words, dice=[6, 6], players=4).go()
    assert table.state.alive == [0, 0, 1, 1]
    assert table["izu"] == "none//c" and table["mino"] == "empty" and table["kai"] == "empty"
    assert table.tray("blue", "spearman") == 36 and table.acting == ["green"]


# -- phase D -------------------------------------------------------------------------------------------


@pytest.mark.rule("I-FIN-01")
def test_armies_move_before_provincial_forces() -> None:
    table = war("d", "blue.circle=kai/1g", "kai=blue/2p", "suruga=blue/1p")
    assert table.refused("blue", ["march", "kai", "suruga", "spearman", "pf"]).key == "wrong-kind"
    table.do("blue", ["end"])
    assert table.refused("blue", ["step", "circle", "suruga"]).key == "wrong-kind"
    assert table.can("blue", ["march", "kai", "suruga", "spearman", "pf"])


@pytest.mark.rule("I-FIN-02")
@pytest.mark.rule("I-FIN-03")
def test_armies_move_anew_and_conquer_what_lies_empty() -> None:
    table = war("d", "blue.circle=kai/2g/h4", "kai=blue/1p").do("blue", ["step", "circle", "suruga"])
    assert table.provinces("blue") == 2
    table.do("blue", ["step", "circle", "izu"], ["leave", "gunner"], ["go"])
    assert (
        table["suruga"] == "blue/1g" and table["blue.circle"] == "izu/1g/h4" and table.provinces("blue") == 3
    )
    assert not table.legal("blue", "step")


@pytest.mark.rule("I-FIN-04")
def test_each_unit_of_a_force_takes_one_step_in_any_direction() -> None:
    table = war("d_pf", "kai=blue/3p", "suruga=blue/1p")
    table.do(
        "blue", ["march", "kai", "suruga", "spearman", "pf"], ["march", "kai", "sagami", "spearman", "pf"]
    )
    assert (table["kai"], table["suruga"], table["sagami"]) == ("blue/1p", "blue/2p", "blue/1p")
    assert table.refused("blue", ["march", "sagami", "kai", "spearman", "pf"]).rule == "I-FIN-04"
    table.do("blue", ["march", "suruga", "kai", "spearman", "pf"])  # the one that stood there may still go
    assert table.refused("blue", ["march", "suruga", "kai", "spearman", "pf"]).rule == "I-FIN-04"


@pytest.mark.rule("I-FIN-05")
def test_units_join_the_force_or_an_army_with_a_free_square() -> None:
    table = war("d_pf", "kai=blue/1b3p", "blue.circle=suruga/4b", "suruga=blue/4p")
    table.do(
        "blue", ["march", "kai", "suruga", "spearman", "circle"], ["march", "kai", "suruga", "spearman", "pf"]
    )
    assert table["blue.circle"] == "suruga/4b1p" and table["suruga"] == "blue/5p"
    assert table.refused("blue", ["march", "kai", "suruga", "bowman", "circle"]).rule == "I-COMP-06"


@pytest.mark.rule("I-FIN-06")
def test_units_split_off_an_army_conquer_an_empty_neighbour() -> None:
    table = war("d", "blue.circle=kai/1b2g1p", "kai=blue/1p")
    table.do("blue", ["split_off", "circle", "suruga"], ["leave", "gunner"], ["leave", "gunner"], ["go"])
    assert table["suruga"] == "blue/2g" and table["blue.circle"] == "kai/1b1p"
    assert table.state.steps == [0, 0, 0]
    table.do("blue", ["step", "circle", "suruga"])
    assert table.refused("blue", ["split_off", "circle", "izu"]).rule == "I-FIN-06"  # all have moved
    assert table.refused("blue", ["pick", "circle", "gunner"]).rule == "I-FIN-04"  # they stay where they went


@pytest.mark.rule("I-FIN-06")
def test_no_units_are_split_off_into_a_friendly_province() -> None:
    table = war("d", "blue.circle=kai/1b2g1p", "kai=blue/1p", "suruga=blue/1p")
    assert table.refused("blue", ["split_off", "circle", "suruga"]).rule == "I-GAR-02"


@pytest.mark.rule("I-FIN-07")
def test_the_whole_force_may_leave_where_an_army_stays() -> None:
    table = war("d_pf", "blue.circle=kai/1g", "kai=blue/1p", "suruga=blue/1p")
    table.do("blue", ["march", "kai", "suruga", "spearman", "pf"])
    assert table["kai"] == "blue" and table.provinces("blue") == 2


@pytest.mark.rule("I-FIN-08")
@pytest.mark.rule("I-FIN-08", example=1)
def test_example_d() -> None:
    words = ["blue.circle=tango/2b1g2p/h7", "yamashiro=blue/1g1p", "battles=tango:circle:tajima"]
    table = war("d", *words)
    before = table.provinces("blue")
    table.do("blue", ["step", "circle", "tajima"], ["leave", "bowman"], ["go"])
    table.do("blue", ["step", "circle", "tamba"], ["leave", "spearman"], ["go"], ["end"])
    table.do("blue", ["march", "yamashiro", "kawachi", "gunner", "pf"])
    assert table.provinces("blue") == before + 3
    assert (table["tango"], table["tajima"], table["yamashiro"]) == ("blue/1b", "blue/1p", "blue/1p")
    table.do("blue", ["end"])
    assert table.state.battles == []


# -- actions 8 and 9 -----------------------------------------------------------------------------------


@pytest.mark.rule("I-REM-01")
def test_all_ronin_go_back_at_the_end_of_a_round() -> None:
    table = Table(text("2.winter.go_on", "kai=blue/3p2r?", "blue.circle=kai/2g1r", "izu=orange/3p1r")).go()
    assert table.state.ronin == 30 and table["kai"] == "blue/3p" and table.state.hidden_pf == 0


@pytest.mark.rule("I-INC-01")
@pytest.mark.rule("I-INC-01", example=1)
@pytest.mark.rule("I-INC-02")
@pytest.mark.rule("I-INC-02", example=1)
@pytest.mark.parametrize(("provinces", "koku"), [(26, 8), (1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (34, 11)])
def test_a_third_of_the_provinces_but_at_least_three(provinces: int, koku: int) -> None:
    assert income(provinces) == koku
    land = [p for p in PROVINCES if p not in ("oki", "sado", "tsushima")]
    table = Table(text("2.winter.go_on", "variant=long", hold("blue", land[: provinces - 1]))).go()
    assert table.provinces("blue") == provinces and table.state.koku[0] == koku


@pytest.mark.rule("I-INC-02")
def test_without_a_daimyo_there_is_no_least_income() -> None:
    assert income(2, daimyos=0) == 0


@pytest.mark.rule("I-INC-03")
def test_empty_provinces_pay_nobody() -> None:
    land = [p for p in PROVINCES if p not in ("oki", "sado", "tsushima")]
    table = Table(text("2.winter.go_on", hold("blue", land[:11]))).go()
    assert table.state.koku == [4, 3, 3]


# -- victory -------------------------------------------------------------------------------------------


def nearly(variant: str) -> Table:
    land = [p for p in PROVINCES if p not in ("kai", "suruga", "oki", "sado", "tsushima", "mutsu")]
    return war("d_pf", f"variant={variant}", hold("blue", land[:32]), "suruga=blue/2b", players=4)


@pytest.mark.rule("I-WIN-01")
def test_the_35th_province_wins_at_once() -> None:
    table = nearly("standard")
    assert table.provinces("blue") == 34 and GAME.outcome(table.state) is None
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"])
    assert table.state.winners == [0] and table.state.scores == [35, 1, 1, 1] and table.acting == []


@pytest.mark.rule("I-WIN-02")
@pytest.mark.rule("I-WIN-02", example=1)
def test_in_the_longer_game_the_end_of_the_round_decides() -> None:
    table = nearly("long")
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"], ["end"])
    assert table.provinces("blue") == 35 and GAME.outcome(table.state) is None
    # One of the 35 is lost before the round ends.
    words = [
        "variant=long",
        "turn=3 order=blue,orange,green,red",
        "battles=mino:pf:owari",
        "mino=red/1b",
        "owari=blue/1p",
    ]
    land = [p for p in PROVINCES if p not in ("mino", "owari", "oki", "sado", "tsushima", "mutsu")]
    table = Table(text("2.c.go_on", *words, hold("blue", land[:33]), players=4), dice=[1])
    assert table.provinces("blue") == 35
    table.go().do("red", ["end"], ["end"])
    assert table.provinces("blue") == 34 and table.state.round == 3 and GAME.outcome(table.state) is None


@pytest.mark.rule("I-WIN-02")
def test_in_the_longer_game_35_at_the_end_of_the_round_win() -> None:
    table = nearly("long")
    table.do("blue", ["march", "suruga", "kai", "bowman", "pf"], ["end"])
    for clan in ("orange", "green", "red"):
        table.do(clan, ["end"], ["end"], ["end"], ["end"])
    assert table.state.winners == [0]


@pytest.mark.rule("I-WIN-01")
def test_the_last_player_wins_at_once() -> None:
    words = ["battles=kai:pf:suruga", "kai=blue/1b", "orange.circle=suruga", "blue.circle=izu"]
    table = Table("ikusa/3 at=2.c.go_on order=blue,orange izu=blue/1p " + " ".join(words), dice=[1]).go()
    assert table.state.winners == [0]


def test_the_round_limit_of_a_table_ends_the_game_for_most_provinces() -> None:
    table = Table(text("8.winter.go_on", "round_limit=8", "kai=blue/1p")).go()
    assert table.state.winners == [0] and table.state.scores == [2, 1, 1]


@pytest.mark.rule("I-WIN-01")
def test_a_house_rule_lets_a_few_more_provinces_than_at_the_start_win_at_once() -> None:
    """Three players begin with 22 provinces each; two more win."""
    names = [p for p in PROVINCES if p not in (*FAR.values(), "kai", "suruga")]
    table = war("d_pf", hold("blue", names[:21]), "goal=plus_2", "kai=blue/2p")
    assert table.provinces("blue") == 23
    table.do("blue", ["march", "kai", "suruga", "spearman", "pf"])
    assert table.decision == "game_over" and table.state.winners == [0]


@pytest.mark.rule("I-2P-05")
@pytest.mark.parametrize(("players", "win"), [(2, 38), (3, 26), (4, 21), (5, 17)])
def test_the_house_rule_counts_from_what_the_players_begin_with(players: int, win: int) -> None:
    assert new_game(players, goal="plus_4").rules.win == win


@pytest.mark.rule("I-WIN-02")
def test_two_with_as_many_provinces_as_a_house_rule_asks_play_on() -> None:
    """Only a house rule makes it possible; the round limit still ends the game for both."""
    names = [p for p in PROVINCES if p not in FAR.values()]
    blue, orange = hold("blue", names[:23]), hold("orange", names[23:46])
    words = (blue, orange, "variant=long", "goal=plus_2")
    table = Table(text("3.winter.go_on", *words)).go()
    assert table.provinces("blue") == table.provinces("orange") == 24
    assert table.decision == "fill_bin" and table.state.round == 4
    table = Table(text("8.winter.go_on", *words, "round_limit=8")).go()
    assert table.state.winners == [0, 1]
