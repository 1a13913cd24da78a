"""Wage war: ownership, garrisons, phases A and B (sections 12 to 14)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.stages import (
    STAGES,
)
from bakufu.games.ikusa.tables import CLANS
from tests.games.ikusa.playing import random_game
from tests.games.ikusa.table import war


@pytest.mark.rule("I-WAR-01")
def test_clans_wage_war_one_after_another_in_marker_order() -> None:
    table = war("a", "order=blue,green,orange", "marker=1,3,2", "blue.circle=kai/1g", "green.circle=izu/1g")
    table.do("blue", ["end"], ["end"], ["end"], ["end"])
    assert table.acting == ["green"] and table.stage == "a"
    table.do("green", ["end"], ["end"], ["end"], ["end"])
    assert table.acting == ["orange"]


# -- ownership -----------------------------------------------------------------------------------------


@pytest.mark.rule("I-OWN-01")
def test_a_province_is_owned_exactly_while_units_stand_in_it() -> None:
    for state in random_game(3, 5):
        assert not [fault for fault in GAME.broken(state) if "I-OWN-01" in fault]
        if state.round == 4:
            break


@pytest.mark.rule("I-OWN-02")
def test_units_move_among_friends_and_attack_others() -> None:
    table = war("a", "blue.circle=kai/1g", "kai=blue/1p", "suruga=orange/1p", "sagami=blue/1p")
    assert table.can("blue", ["step", "circle", "sagami"])
    assert table.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-03"
    table.do("blue", ["end"])
    assert table.can("blue", ["declare", "kai", "pf", "suruga"])
    assert table.refused("blue", ["declare", "kai", "pf", "sagami"]).rule == "I-OWN-02"


@pytest.mark.rule("I-OWN-03")
def test_the_first_units_in_an_empty_province_take_card_and_building() -> None:
    table = war("d_pf", "kai=blue/2p", "suruga=none//c").do(
        "blue", ["march", "kai", "suruga", "spearman", "pf"]
    )
    assert table["suruga"] == "blue/1p/c" and table.provinces("blue") == 3


@pytest.mark.rule("I-OWN-04")
@pytest.mark.rule("I-FIN-07")
def test_no_province_is_left_empty_by_moving_out() -> None:
    table = war("d_pf", "kai=blue/1p", "suruga=blue/1p")
    assert table.refused("blue", ["march", "kai", "suruga", "spearman", "pf"]).rule == "I-OWN-04"


@pytest.mark.rule("I-OWN-05")
def test_with_its_last_unit_a_clan_loses_the_card() -> None:
    table = war("c", "battles=kai:pf:suruga", "kai=blue/2p", "suruga=orange/1p", dice=[1]).go()
    assert table["suruga"] == "empty" and table.provinces("orange") == 1
    assert table.events("emptied")[0].facts == {"seat": 1, "province": "suruga"}


# -- garrisons -----------------------------------------------------------------------------------------


@pytest.mark.rule("I-GAR-01")
@pytest.mark.rule("I-MOVE-05")
def test_an_army_leaves_a_garrison_of_one_to_five_regular_units() -> None:
    table = war("a", "blue.circle=kai/1b1s4g2r", "suruga=blue/1p")
    table.do("blue", ["step", "circle", "suruga"])
    assert table.decision == "choose_party"
    assert table.refused("blue", ["go"]).rule == "I-MOVE-05"
    assert table.refused("blue", ["leave", "ronin"]).rule == "I-RONIN-05"
    assert table.can("blue", ["leave", "bowman"])
    table.do("blue", *[["leave", "gunner"]] * 4, ["leave", "bowman"])
    assert table.refused("blue", ["leave", "swordsman"]).rule == "I-UNIT-07"
    table.do("blue", ["go"])
    assert table["kai"] == "blue/1b4g" and table["blue.circle"] == "suruga/1s1r"
    assert table.state.ronin == 29  # one ronin too many for daimyo and swordsman


@pytest.mark.rule("I-GAR-02")
@pytest.mark.rule("I-GAR-02", example=1)
def test_no_unit_is_dropped_where_a_force_stands() -> None:
    table = war("a", "blue.circle=kai/2g", "kai=blue/1p", "suruga=blue/1p")
    table.do("blue", ["step", "circle", "suruga"])
    assert (
        table.decision == "move_armies" and table["kai"] == "blue/1p" and table["blue.circle"] == "suruga/2g"
    )


@pytest.mark.rule("I-GAR-02", example=2)
def test_a_daimyo_alone_cannot_leave_a_province_without_a_force() -> None:
    table = war("a", "blue.circle=kai", "suruga=blue/1p")
    assert table.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-05"
    table = war("d", "blue.circle=kai", "suruga=blue/1p")
    assert table.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-05"


# -- phase A -------------------------------------------------------------------------------------------


@pytest.mark.rule("I-MOVE-01")
def test_in_phase_a_only_armies_move() -> None:
    table = war("a", "blue.circle=kai/1g", "kai=blue/2p", "suruga=blue/1p")
    assert {move[0] for move in table.legal("blue")} <= {"end", "step", "pick"}
    assert table.refused("blue", ["march", "kai", "suruga", "spearman", "pf"]).key == "wrong-kind"


@pytest.mark.rule("I-MOVE-02")
@pytest.mark.rule("I-MOVE-02", example=1)
def test_an_army_makes_up_to_as_many_steps_as_its_level() -> None:
    land = ["kai=blue/1p", "suruga=blue/1p", "izu=blue/1p", "sagami=blue/1p", "musashi=blue/1p"]
    table = war("a", "blue.circle=kai/1g/h7", *land)
    assert table.level("blue.circle") == 3 and table.can("blue", ["end"])
    for target in ("suruga", "izu", "sagami"):
        table.do("blue", ["step", "circle", target])
    assert table.refused("blue", ["step", "circle", "musashi"]).rule == "I-MOVE-02"


@pytest.mark.rule("I-MOVE-03")
def test_no_step_into_an_empty_or_enemy_province_in_phase_a() -> None:
    table = war("a", "blue.circle=kai/1g", "kai=blue/1p", "suruga=orange/1p")
    assert table.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-03"
    assert table.refused("blue", ["step", "circle", "sagami"]).rule == "I-MOVE-03"


@pytest.mark.rule("I-MOVE-04")
def test_armies_may_pass_but_not_meet_for_good() -> None:
    land = ["kai=blue/1p", "suruga=blue/1p", "izu=blue/1p"]
    table = war("a", "blue.circle=kai/1g", "blue.square=suruga/1g", *land)
    table.do("blue", ["step", "circle", "suruga"])  # the square army can still move out
    assert not table.can("blue", ["end"])
    table.do("blue", ["step", "square", "izu"])
    assert table.can("blue", ["end"])
    stuck = war("a", "blue.circle=kai/1g", "blue.square=suruga/1g", *land)
    stuck.state.steps = [0, 1, 0]
    assert stuck.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-04"


@pytest.mark.rule("I-MOVE-04")
def test_where_another_own_army_stays_no_garrison_is_dropped() -> None:
    table = war("a", "blue.circle=kai/1g", "blue.square=suruga/1g/h4", "suruga=blue/1p", "kai=blue")
    table.do("blue", ["step", "square", "kai"], ["step", "square", "suruga"])
    assert table["kai"] == "blue" and table["blue.square"] == "suruga/1g/h4"


@pytest.mark.rule("I-MOVE-05")
def test_a_garrison_may_keep_ronin_of_the_army() -> None:
    table = war("a", "blue.circle=kai/4g2r?", "suruga=blue/1p")
    table.do(
        "blue",
        ["step", "circle", "suruga"],
        ["leave", "gunner"],
        ["leave", "gunner"],
        ["leave", "ronin"],
        ["go"],
    )
    assert table["kai"] == "blue/2g1r" and table["blue.circle"] == "suruga/2g1r"


@pytest.mark.rule("I-MOVE-06")
def test_an_army_picks_up_units_where_it_starts_and_where_it_comes() -> None:
    table = war("a", "blue.circle=kai/1g", "kai=blue/1b2p", "suruga=blue/1s")
    table.do(
        "blue", ["pick", "circle", "bowman"], ["step", "circle", "suruga"], ["pick", "circle", "swordsman"]
    )
    assert table["blue.circle"] == "suruga/1b1s1g" and table["kai"] == "blue/2p" and table["suruga"] == "blue"


@pytest.mark.rule("I-MOVE-07")
def test_after_taking_the_whole_force_along_a_garrison_is_due_again() -> None:
    table = war("a", "blue.circle=kai/1g/h4", "kai=blue/1p", "suruga=blue/1p", "izu=blue/1p")
    table.do("blue", ["step", "circle", "suruga"], ["pick", "circle", "spearman"], ["step", "circle", "izu"])
    assert table.decision == "choose_party"
    table.do("blue", ["leave", "spearman"], ["go"])
    assert table["suruga"] == "blue/1p"


@pytest.mark.rule("I-MOVE-07", example=1)
def test_example_a() -> None:
    table = war("a", "blue.circle=yamashiro/1s2g1p/h4", "omi=blue/1b1p", "wakasa=blue/1p", "tango=orange/1p")
    table.do("blue", ["step", "circle", "omi"], ["leave", "gunner"], ["leave", "spearman"], ["go"])
    table.do("blue", ["pick", "circle", "bowman"], ["step", "circle", "wakasa"])
    assert table.state.steps == [2, 0, 0] and table.level("blue.circle") == 2
    assert table["yamashiro"] == "blue/1g1p" and table["omi"] == "blue/1p"
    assert table["blue.circle"] == "wakasa/1b1s1g/h4"


@pytest.mark.rule("I-MOVE-08")
def test_an_army_whose_daimyo_was_assassinated_neither_moves_nor_picks_up() -> None:
    table = war("a", "blue.circle=kai/1g/down", "kai=blue/1p", "suruga=blue/1p")
    assert table.refused("blue", ["step", "circle", "suruga"]).rule == "I-MOVE-08"
    assert table.refused("blue", ["pick", "circle", "spearman"]).rule == "I-MOVE-08"


@pytest.mark.rule("I-RONIN-06")
@pytest.mark.rule("I-RONIN-07")
def test_moving_turns_ronin_up_and_they_only_follow_their_own_units() -> None:
    table = war("d_pf", "kai=blue/3p2r?", "suruga=blue/1p")
    assert table.refused("blue", ["march", "kai", "suruga", "ronin", "pf"]).rule == "I-RONIN-07"
    table.do("blue", ["march", "kai", "suruga", "spearman", "pf"])
    assert table["kai"] == "blue/2p2r" and table.events("ronin-revealed")
    table.do("blue", ["march", "kai", "suruga", "ronin", "pf"])
    assert table["kai"] == "blue/2p1r" and table["suruga"] == "blue/2p1r"


@pytest.mark.rule("I-RONIN-08")
def test_ronin_that_stay_behind_and_are_too_many_are_dismissed() -> None:
    table = war("d_pf", "kai=blue/3p2r", "suruga=blue/1p").do(
        "blue", ["march", "kai", "suruga", "spearman", "pf"], ["end"]
    )
    assert table["kai"] == "blue/2p1r"


@pytest.mark.rule("I-RONIN-06")
def test_declaring_turns_nothing_up_and_an_army_that_stays_keeps_its_ronin_hidden() -> None:
    table = war("b", "kai=blue/3p2r?", "blue.circle=kai/2g1r?", "suruga=orange/3p1r?")
    table.do("blue", ["declare", "kai", "pf", "suruga"])
    assert not table.events("ronin-revealed")
    table.do("blue", ["end"])
    assert table["kai"] == "blue/3p2r" and table["suruga"] == "orange/3p1r"
    assert table["blue.circle"] == "kai/2g1r?"


# -- phase B -------------------------------------------------------------------------------------------


@pytest.mark.rule("I-DECL-01")
def test_declaring_is_optional_and_goes_against_enemy_or_empty_neighbours() -> None:
    table = war("b", "kai=blue/2p", "suruga=orange/1p")
    assert table.can("blue", ["end"]) and table.can("blue", ["declare", "kai", "pf", "suruga"])
    assert table.can("blue", ["declare", "kai", "pf", "sagami"])
    assert table.refused("blue", ["declare", "kai", "pf", "mutsu"]).rule == "I-MAP-05"


@pytest.mark.rule("I-DECL-02")
def test_a_body_has_at_most_one_declared_battle() -> None:
    table = war("b", "kai=blue/2p", "suruga=orange/1p", "sagami=orange/1p")
    table.do("blue", ["declare", "kai", "pf", "suruga"])
    assert table.refused("blue", ["declare", "kai", "pf", "sagami"]).rule == "I-DECL-02"


@pytest.mark.rule("I-DECL-03")
def test_several_bodies_attack_one_province_in_separate_battles() -> None:
    table = war("b", "kai=blue/1p", "izu=blue/1p", "suruga=orange/3p")
    table.do("blue", ["declare", "kai", "pf", "suruga"], ["declare", "izu", "pf", "suruga"])
    assert len(table.state.battles) == 2


@pytest.mark.rule("I-DECL-04")
def test_both_bodies_of_a_double_troop_province_may_attack() -> None:
    for target in ("suruga", "sagami"):
        table = war("b", "blue.circle=kai/1g", "kai=blue/1p", "suruga=orange/1p", "sagami=orange/1p")
        table.do("blue", ["declare", "kai", "circle", "suruga"], ["declare", "kai", "pf", target])
        assert len(table.state.battles) == 2
    one = war("b", "blue.circle=kai/1g", "kai=blue/1p", "suruga=orange/1p")
    assert one.do("blue", ["declare", "kai", "pf", "suruga"]).can("blue", ["end"])


@pytest.mark.rule("I-DECL-05")
@pytest.mark.rule("I-DECL-05", example=1)
def test_example_b() -> None:
    table = war(
        "b",
        "blue.circle=wakasa/1g",
        "wakasa=blue/2p",
        "yamato=blue/2p",
        "yamashiro=blue/1g1p",
        "tango=orange/1p",
        "kawachi=orange/1s1p",
    )
    table.do(
        "blue",
        ["declare", "wakasa", "circle", "tango"],
        ["declare", "wakasa", "pf", "tango"],
        ["declare", "yamato", "pf", "kawachi"],
        ["declare", "yamashiro", "pf", "kawachi"],
    )
    assert len(table.state.battles) == 4
    assert len(table.events("declared")) == 4 and all(
        event.audience is None for event in table.events("declared")
    )


@pytest.mark.rule("I-DECL-06")
def test_a_declared_battle_is_fought_if_it_still_can_be() -> None:
    table = war("b", "kai=blue/2p", "suruga=orange/1p").do(
        "blue", ["declare", "kai", "pf", "suruga"], ["end"]
    )
    assert table.decision == "stop_or_repeat"  # one pass has been fought, all missed
    table = war(
        "c",
        "battles=kai:pf:suruga,izu:pf:suruga",
        "kai=blue/2p",
        "izu=blue/1p",
        "suruga=orange/1p",
    )
    table.chance.scripts["combat"] = [1]
    table.go().do("blue", ["fight", "kai", "pf", "suruga"])
    assert table["suruga"] == "empty" and len(table.events("lapsed")) == 1


@pytest.mark.rule("I-DECL-07")
def test_an_attack_along_a_sea_line_is_a_naval_invasion() -> None:
    table = war("c", "battles=nagato:pf:buzen", "nagato=blue/2p", "buzen=orange/1p").go()
    assert len(table.events("invasion")) == 1
    table = war("c", "battles=kai:pf:suruga", "kai=blue/2p", "suruga=orange/1p").go()
    assert len(table.events("battle")) == 1


@pytest.mark.rule("I-DECL-08")
def test_nothing_moves_in_phase_b() -> None:
    table = war("b", "blue.circle=kai/1g", "kai=blue/2p", "suruga=blue/1p")
    assert {move[0] for move in table.legal("blue")} == {"end", "declare"}


@pytest.mark.rule("I-R1-02")
def test_in_round_1_no_province_with_an_army_is_attacked() -> None:
    words = [
        "blue.circle=kai/1g/h4",
        "kai=blue/1p",
        "suruga=orange/1p",
        "sagami=orange/1p",
        "orange.circle=suruga/1g",
    ]
    table = war("b", *words, round=1)
    assert table.refused("blue", ["declare", "kai", "pf", "suruga"]).rule == "I-R1-02"
    assert table.can("blue", ["declare", "kai", "pf", "sagami"])
    assert war("b", *words, round=2).can("blue", ["declare", "kai", "pf", "suruga"])


@pytest.mark.rule("I-R1-02")
def test_in_round_1_further_attacks_leave_armies_alone_too() -> None:
    table = war(
        "c",
        "battles=kai:circle:sagami",
        "blue.circle=kai/1g/h4",
        "kai=blue/1p",
        "sagami=orange/1p",
        "suruga=orange/1p",
        "orange.circle=suruga/1g",
        round=1,
        dice=[1],
    ).go()
    assert table.decision == "after_battle"
    assert table.refused("blue", ["attack", "suruga"]).rule == "I-R1-02"


def test_names_of_stages_and_clans_fit_the_moment() -> None:
    table = war("b", "kai=blue/2p")
    assert GAME.moment(table.state) == f"r2/{STAGES[table.state.stage]}/{CLANS[0]}"
