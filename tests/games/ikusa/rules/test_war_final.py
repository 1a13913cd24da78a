"""Phase D: the final movement (section 17)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa.tables import PROVINCES
from tests.games.ikusa.table import PHASES, Table, hold, text, war
from tests.games.ikusa.war_table import at_level, story


@pytest.mark.rule("I-FIN-01")
def test_first_all_armies_then_all_provincial_forces() -> None:
    table = war("d", "blue.circle=wakasa/2b", "wakasa=blue/2p", "omi=blue/1p")
    assert {move[0] for move in table.legal("blue")} == {"end", "step", "split_off", "pick"}
    table.do("blue", ["end"])
    assert table.stage == "d_pf" and {move[0] for move in table.legal("blue")} == {"end", "march"}


@pytest.mark.rule("I-FIN-02")
def test_an_army_has_its_full_steps_again_after_phases_a_and_c() -> None:
    table = war("a", "blue.circle=wakasa/2b", "wakasa=blue/1p", "omi=blue/1p", "tango=orange/1p")
    table.do("blue", ["step", "circle", "omi"])
    assert not table.can("blue", ["step", "circle", "wakasa"])
    table.do("blue", ["end"], ["end"])
    assert table.stage == "d"
    table.do("blue", ["step", "circle", "wakasa"])
    assert table.refused("blue", ["step", "circle", "omi"]).key == "no-steps"


@pytest.mark.rule("I-FIN-02")
@pytest.mark.rule("Q-38")
def test_pick_ups_and_garrisons_are_as_in_phase_a() -> None:
    """Q-38: also from the province where the army starts the phase."""
    table = war("d", "blue.circle=wakasa/1b", "wakasa=blue/1g", "omi=blue/2p")
    table.do("blue", ["pick", "circle", "gunner"], ["step", "circle", "omi"], ["leave", "gunner"], ["go"])
    assert table["wakasa"] == "blue/1g"
    table.do("blue", ["pick", "circle", "spearman"])
    assert table["blue.circle"] == "omi/1b1p" and table["omi"] == "blue/1p"


@pytest.mark.rule("I-FIN-02")
@pytest.mark.rule("I-FIN-03")
def test_armies_do_not_enter_enemy_provinces() -> None:
    table = war("d", "blue.circle=wakasa/1b", "wakasa=blue/1g", "tango=orange/1p")
    assert table.refused("blue", ["step", "circle", "tango"]).rule == "I-FIN-03"
    assert table.refused("blue", ["split_off", "circle", "tango"]).rule == "I-GAR-02"


@pytest.mark.rule("I-FIN-03")
@pytest.mark.rule("I-OWN-03")
def test_an_army_conquers_the_empty_provinces_that_it_enters_and_goes_on() -> None:
    table = war("d", f"blue.circle=wakasa/4b/{at_level(3)}", "wakasa=blue/1p", "tamba=none//c")
    cards = table.provinces("blue")
    table.do("blue", ["step", "circle", "tango"])
    assert table["tango"] == "blue" and table.provinces("blue") == cards + 1
    table.do("blue", ["step", "circle", "tamba"], ["leave", "bowman"], ["go"])
    assert table["tango"] == "blue/1b" and table["tamba"] == "blue//c"  # the castle comes along
    table.do("blue", ["step", "circle", "harima"], ["leave", "bowman"], ["go"])
    assert table["blue.circle"].startswith("harima/2b") and table.provinces("blue") == cards + 3
    assert story(table)[:2] == [
        "army-moved seat=0 army=blue_circle origin=wakasa target=tango (I-MOVE-01)",
        "conquered seat=0 province=tango (I-OWN-03)",
    ]


@pytest.mark.rule("I-FIN-03")
def test_two_armies_do_not_end_in_one_empty_province() -> None:
    table = war("d", "blue.circle=wakasa/1b", "blue.square=tamba/1b", "wakasa=blue/1p", "tamba=blue/1p")
    table.do("blue", ["step", "circle", "tango"])
    assert table.refused("blue", ["step", "square", "tango"]).key == "armies-meet"
    assert table.can("blue", ["step", "square", "wakasa"])


@pytest.mark.rule("I-FIN-03")
@pytest.mark.rule("I-MOVE-04")
def test_in_the_final_movement_an_army_may_also_make_way_into_an_empty_province() -> None:
    table = war("d", "blue.circle=wakasa/1b", "blue.square=tamba/1b", "wakasa=blue/1p", "tamba=blue/1p")
    table.do("blue", ["step", "circle", "tamba"])
    assert not table.can("blue", ["end"])
    assert ["step", "square", "tango"] in table.legal("blue")
    table.do("blue", ["step", "square", "tango"], ["end"])


# -- provincial forces ---------------------------------------------------------------------------------------


@pytest.mark.rule("I-FIN-04")
def test_each_unit_takes_one_step_and_a_force_may_split() -> None:
    table = war("d_pf", "wakasa=blue/1b2p", "omi=blue/1p", "echizen=orange/1p")
    targets = {move[2] for move in table.legal("blue", "march") if move[1] == "wakasa"}
    assert targets == {"omi", "tango", "tamba"}
    table.do(
        "blue", ["march", "wakasa", "omi", "bowman", "pf"], ["march", "wakasa", "tango", "spearman", "pf"]
    )
    assert (table["wakasa"], table["omi"], table["tango"]) == ("blue/1p", "blue/1b1p", "blue/1p")
    assert story(table) == [
        "marched seat=0 units=[1, 0, 0, 0, 0] origin=wakasa target=omi (I-FIN-04)",
        "marched seat=0 units=[0, 0, 0, 1, 0] origin=wakasa target=tango (I-FIN-04)",
        "conquered seat=0 province=tango (I-OWN-03)",
    ]
    assert table.refused("blue", ["march", "wakasa", "echizen", "spearman", "pf"]).rule == "I-FIN-04"


@pytest.mark.rule("I-FIN-04")
def test_a_unit_that_has_marched_stays() -> None:
    table = war("d_pf", "wakasa=blue/2p", "omi=blue/1g")
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    assert table.refused("blue", ["march", "omi", "iga", "spearman", "pf"]).key == "moved-already"
    assert table.can("blue", ["march", "omi", "iga", "gunner", "pf"])


@pytest.mark.rule("I-FIN-04")
def test_the_list_of_marches_stays_true_from_march_to_march() -> None:
    """It is the same as when it is made anew, with full forces and armies beside them too."""
    table = war(
        "d_pf",
        *("wakasa=blue/5p", "omi=blue/1b3p", "tamba=blue/1g4p", "yamashiro=blue/2s", "iga=blue/5g"),
        *("blue.circle=omi/3b1s9p", "blue.square=tamba/1b"),
    )
    for _ in range(12):
        kept = table.legal("blue")
        table.state.listed_moves = []
        assert kept == table.legal("blue")
        marches = table.legal("blue", "march")
        if not marches:
            break
        table.do("blue", marches[len(marches) // 2])


@pytest.mark.rule("I-FIN-05")
@pytest.mark.rule("I-UNIT-07")
def test_units_join_the_force_there_up_to_five() -> None:
    table = war("d_pf", "wakasa=blue/3p", "omi=blue/4p")
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    assert table["omi"] == "blue/5p"
    refusal = table.refused("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    assert refusal.key == "force-full"


@pytest.mark.rule("I-FIN-05")
@pytest.mark.rule("I-COMP-06")
def test_units_join_an_army_there_if_it_has_squares() -> None:
    table = war("d_pf", "wakasa=blue/1b3p", "blue.circle=omi/4s9p", "omi=blue/5g")
    assert table.refused("blue", ["march", "wakasa", "omi", "bowman", "circle"]).key == "card-full"
    table.do("blue", ["march", "wakasa", "omi", "spearman", "circle"])
    assert table["blue.circle"] == "omi/4s10p" and table["omi"] == "blue/5g"
    assert table.refused("blue", ["march", "wakasa", "omi", "spearman", "circle"]).key == "card-full"
    assert table.refused("blue", ["march", "wakasa", "omi", "spearman", "square"]).key == "army-not-there"


@pytest.mark.rule("I-FIN-05")
def test_beside_an_army_a_unit_may_found_a_force() -> None:
    table = war("d_pf", "wakasa=blue/2p", "blue.circle=omi/1b")
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    assert table["omi"] == "blue/1p" and table["blue.circle"] == "omi/1b"


# -- empty provinces -----------------------------------------------------------------------------------------


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("I-GAR-02")
def test_an_army_sends_units_into_an_empty_province() -> None:
    table = war("d", "blue.circle=wakasa/1b3p")
    cards = table.provinces("blue")
    table.do("blue", ["split_off", "circle", "tango"])
    assert table.decision == "choose_party" and not table.can("blue", ["go"])
    table.do("blue", ["leave", "spearman"], ["leave", "bowman"], ["go"])
    assert table["tango"] == "blue/1b1p" and table["blue.circle"] == "wakasa/2p"
    assert table.provinces("blue") == cards + 1
    assert story(table) == [
        "split-off seat=0 province=tango units=[1, 0, 0, 1, 0] (I-FIN-06)",
        "conquered seat=0 province=tango (I-OWN-03)",
    ]
    assert table.can("blue", ["split_off", "circle", "tamba"]) and table.decision == "final_armies"
    assert table.state.steps == [0, 0, 0]  # no step of the army (Q-36)


@pytest.mark.rule("I-FIN-06")
def test_an_army_may_send_all_its_units_and_the_daimyo_stays() -> None:
    table = war("d", "blue.circle=wakasa/2p").do("blue", ["split_off", "circle", "tango"])
    table.do("blue", ["leave", "spearman"], ["leave", "spearman"])
    assert table["tango"] == "blue/2p" and table["blue.circle"] == "wakasa/" and table["wakasa"] == "blue"
    assert table.legal("blue", "split_off") == []


@pytest.mark.rule("I-FIN-06")
def test_ronin_go_with_split_off_units_or_stay_within_the_limit() -> None:
    table = war("d", "blue.circle=wakasa/4p4r?").do("blue", ["split_off", "circle", "tango"])
    table.do("blue", *[["leave", "spearman"]] * 2, ["leave", "ronin"], ["go"])
    assert table["tango"] == "blue/2p1r" and table["blue.circle"] == "wakasa/2p2r"


@pytest.mark.rule("I-FIN-06")
def test_units_do_not_split_off_into_provinces_that_are_not_empty_or_not_adjacent() -> None:
    table = war("d", "blue.circle=wakasa/3p", "omi=blue/1p", "tango=orange/1p")
    targets = [move[2] for move in table.legal("blue", "split_off")]
    assert targets == ["echizen", "tamba"]


@pytest.mark.rule("I-FIN-06")
def test_units_that_moved_with_the_army_do_not_split_off() -> None:
    """Q-36: never two of these in one phase."""
    table = war("d", "blue.circle=wakasa/1b2p", "wakasa=blue/1p", "omi=blue/1g")
    table.do("blue", ["step", "circle", "omi"])
    assert table.refused("blue", ["split_off", "circle", "iga"]).rule == "I-FIN-06"
    table.do("blue", ["pick", "circle", "gunner"], ["split_off", "circle", "iga"])
    assert table.legal("blue") == [["leave", "gunner"]]  # it has not moved yet
    table.do("blue", ["leave", "gunner"])
    assert table["iga"] == "blue/1g" and table["blue.circle"] == "omi/1b2p"


@pytest.mark.rule("I-FIN-04")
@pytest.mark.rule("I-FIN-06")
def test_garrisons_and_split_off_units_of_this_phase_stay() -> None:
    """Q-36; units that were dropped in A or C may move."""
    table = war("d", "blue.circle=wakasa/1b3p", "omi=blue/2g")
    table.do("blue", ["split_off", "circle", "tango"], ["leave", "spearman"], ["go"])
    table.do("blue", ["step", "circle", "omi"], ["leave", "spearman"], ["leave", "spearman"], ["go"])
    table.do("blue", ["end"])
    origins = {move[1] for move in table.legal("blue", "march")}
    assert origins == {"omi"}
    assert table.refused("blue", ["march", "wakasa", "tamba", "spearman", "pf"]).key == "moved-already"


@pytest.mark.rule("I-FIN-04")
def test_a_garrison_of_phase_a_may_move_in_phase_d() -> None:
    table = war("a", "blue.circle=wakasa/1b2p", "omi=blue/1g")
    table.do("blue", ["step", "circle", "omi"], ["leave", "spearman"], ["leave", "spearman"], ["go"])
    table.do("blue", ["end"], ["end"], ["end"])
    assert table.stage == "d_pf"
    assert table.can("blue", ["march", "wakasa", "tango", "spearman", "pf"])


@pytest.mark.rule("I-FIN-06")
def test_a_garrison_of_this_phase_is_not_picked_up_again() -> None:
    table = war("d", f"blue.circle=wakasa/1b1p/{at_level(2)}", "omi=blue/1g")
    table.do("blue", ["step", "circle", "omi"], ["leave", "spearman"], ["go"], ["step", "circle", "wakasa"])
    assert table["wakasa"] == "blue/1p"
    assert table.refused("blue", ["pick", "circle", "spearman"]).key == "moved-already"


@pytest.mark.rule("I-FIN-06")
def test_of_moved_and_fresh_units_of_a_kind_only_the_fresh_ones_split_off() -> None:
    table = war("d", "blue.circle=wakasa/2p", "wakasa=blue/1b", "omi=blue/3p")
    table.do("blue", ["step", "circle", "omi"], *[["pick", "circle", "spearman"]] * 2)
    table.do("blue", ["split_off", "circle", "iga"], ["leave", "spearman"])
    assert table.can("blue", ["leave", "spearman"])
    table.do("blue", ["leave", "spearman"])  # two fresh ones; the others have moved
    assert table["iga"] == "blue/2p" and table["blue.circle"] == "omi/2p"


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("I-WIN-01")
@pytest.mark.parametrize("how", ["step", "split_off", "march"])
def test_the_card_counts_at_once(how: str) -> None:
    """Q-39: the thirty-fifth province wins, however it is conquered."""
    held = [name for name in PROVINCES if name not in ("wakasa", "tango", "sado", "oki")][:33]
    words = (hold("blue", held), "wakasa=blue/2b", "blue.circle=wakasa/1s")
    table = war("d_pf" if how == "march" else "d", *words)
    assert table.provinces("blue") == 34
    if how == "step":
        table.do("blue", ["step", "circle", "tango"])
    elif how == "march":
        table.do("blue", ["march", "wakasa", "tango", "bowman", "pf"])
    else:
        table.do("blue", ["split_off", "circle", "tango"], ["leave", "swordsman"])
    assert table.decision == "game_over" and table.state.winners == [0]


# -- limits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("I-FIN-07")
@pytest.mark.rule("I-OWN-04")
def test_the_last_unit_of_a_province_stays() -> None:
    table = war("d_pf", "wakasa=blue/2p", "omi=blue/1p")
    assert table.refused("blue", ["march", "omi", "iga", "spearman", "pf"]).rule == "I-OWN-04"
    table.do("blue", ["march", "wakasa", "tango", "spearman", "pf"])
    assert table.refused("blue", ["march", "wakasa", "tango", "spearman", "pf"]).key == "left-empty"


@pytest.mark.rule("I-FIN-07")
def test_beside_an_army_the_whole_force_may_leave() -> None:
    table = war("d_pf", "wakasa=blue/2p", "blue.circle=wakasa/")
    table.do("blue", *[["march", "wakasa", "tango", "spearman", "pf"]] * 2)
    assert table["wakasa"] == "blue" and table["tango"] == "blue/2p"


@pytest.mark.rule("I-FIN-07")
@pytest.mark.rule("I-RONIN-07")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_march_with_their_units_and_never_alone() -> None:
    """Q-11: after their units, to the same body, within its limit; too many are dismissed."""
    table = war("d_pf", "wakasa=blue/5p4r?")
    assert table.refused("blue", ["march", "wakasa", "tango", "ronin", "pf"]).rule == "I-RONIN-07"
    table.do("blue", ["march", "wakasa", "tango", "spearman", "pf"])
    assert table["wakasa"] == "blue/4p4r"  # turned up, and one too many for a moment
    assert not table.can("blue", ["march", "wakasa", "tango", "ronin", "pf"])  # beside one unit: none
    table.do("blue", ["march", "wakasa", "tango", "spearman", "pf"])
    table.do("blue", ["march", "wakasa", "tango", "ronin", "pf"])
    assert not table.can("blue", ["march", "wakasa", "tango", "ronin", "pf"])
    assert table["tango"] == "blue/2p1r" and table["wakasa"] == "blue/3p3r"
    pool = table.state.ronin_pool
    table.do("blue", ["march", "wakasa", "tamba", "spearman", "pf"])  # another way: the rest is settled
    assert table["wakasa"] == "blue/2p2r" and table.state.ronin_pool == pool + 1
    table.do("blue", ["end"])
    assert table["wakasa"] == "blue/2p1r"


@pytest.mark.rule("I-RONIN-08")
def test_ronin_follow_their_units_into_an_army() -> None:
    table = war("d_pf", "wakasa=blue/2p1r", "blue.circle=omi/")
    table.do("blue", ["march", "wakasa", "omi", "spearman", "circle"])
    assert not table.can("blue", ["march", "wakasa", "omi", "ronin", "pf"])
    table.do("blue", ["march", "wakasa", "omi", "ronin", "circle"])
    assert table["blue.circle"] == "omi/1p1r" and table["wakasa"] == "blue/1p"
    assert not table.can("blue", ["march", "wakasa", "omi", "ronin", "circle"])


@pytest.mark.rule("I-RONIN-06")
@pytest.mark.rule("Q-10")
def test_units_that_join_do_not_turn_up_the_ronin_who_were_there() -> None:
    """Q-10: only moving ronin, and those they are put with, are turned up."""
    table = war("d_pf", "wakasa=blue/4p3r?", "blue.circle=omi/2p1r?", "omi=blue/3p1r?")
    table.do("blue", ["march", "wakasa", "omi", "spearman", "circle"])
    assert table["blue.circle"] == "omi/3p1r?" and table["omi"] == "blue/3p1r?"
    table.do("blue", ["march", "wakasa", "omi", "ronin", "circle"])
    assert table["blue.circle"] == "omi/3p2r" and table["omi"] == "blue/3p1r?"
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"])
    assert table["omi"] == "blue/4p1r?"
    table.do("blue", ["march", "wakasa", "omi", "ronin", "pf"])
    assert table["omi"] == "blue/4p2r"


@pytest.mark.rule("I-FIN-08")
def test_at_the_end_of_the_phase_nothing_of_the_war_is_left_on_the_board() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/2p", "kawachi=orange/2p/c").go()
    table.do("blue", ["call_off"], ["end"], ["end"])
    state = table.state
    assert (state.battles, state.bonus, state.immovable, state.moved_units, state.called_off_at) == (
        [],
        [],
        [],
        [],
        [],
    )
    assert (state.battle_province, state.origin, state.body, state.passes, state.attacks, state.success) == (
        -1,
        -1,
        0,
        0,
        0,
        0,
    )
    assert table.acting == ["orange"] and table.stage == "a"


@pytest.mark.rule("I-FIN-08", example=1)
def test_example_d() -> None:
    table = war("d", f"blue.circle=tango/2b2g2p/{at_level(3)}", "yamashiro=blue/1g1p")
    cards = table.provinces("blue")
    table.do("blue", ["step", "circle", "tajima"], ["leave", "bowman"], ["go"])
    table.do("blue", ["step", "circle", "tamba"], ["leave", "spearman"], ["go"])
    assert table.legal("blue", "step")  # a third step is not used
    table.do("blue", ["end"], ["march", "yamashiro", "kawachi", "gunner", "pf"])
    assert table.provinces("blue") == cards + 3
    assert table["tango"] == "blue/1b" and table["tajima"] == "blue/1p"
    assert table["yamashiro"] == "blue/1p" and table["kawachi"] == "blue/1g"
    assert table["blue.circle"].startswith("tamba/1b2g1p")


@pytest.mark.rule("I-ASSN-02")
def test_a_leaderless_army_does_not_move_or_split_off_in_phase_d() -> None:
    table = war("d", "blue.circle=wakasa/3p/down", "wakasa=blue/2p", "omi=blue/1p")
    assert table.legal("blue") == [["end"]]
    table.do("blue", ["end"])
    assert table.can("blue", ["march", "wakasa", "omi", "spearman", "pf"])


@pytest.mark.rule("I-2P-04")
def test_the_second_clan_of_a_player_is_no_friend_on_the_road() -> None:
    """Q-42: no entry and no passage."""
    position = text(f"2.{PHASES['d_pf']}", "act=blue", "wakasa=blue/3p", "tango=green/1p", players=2)
    table = Table(position)
    targets = {move[2] for move in table.legal("blue", "march") if move[1] == "wakasa"}
    assert targets == {"omi", "echizen", "tamba"}
    army = Table(text(f"2.{PHASES['d']}", "act=blue", "blue.circle=wakasa/3p", "tango=green/1p", players=2))
    assert not army.can("blue", ["step", "circle", "tango"])
    assert not army.can("blue", ["split_off", "circle", "tango"])
