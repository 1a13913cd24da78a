"""Daimyos and clans that leave the game, assassinated daimyos, and take-overs (sections 11 and 16)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa.tables import PROVINCES
from tests.games.ikusa.table import Table, hold, text, war
from tests.games.ikusa.war_table import at_level, story

THREE = ("blue.circle=kai/1b", "blue.square=mino/1b", "blue.hexagon=ise/1b")
BATTLE = "battles=yamato:pf:kawachi"


def victory_over_orange(*words: str, players: int = 3, blue: tuple[str, ...] = THREE) -> Table:
    """Blue's force of Yamato kills orange's last daimyo, who is alone in Kawachi."""
    told = (BATTLE, "yamato=blue/2p", "orange.circle=kawachi", *blue, *words)
    return war("c", *told, players=players, dice=[12, 4]).go()


def rolled(table: Table) -> list[tuple[object, ...]]:
    return [(e.facts["seat"], e.facts["unit"], e.facts["dice"]) for e in table.events("rolled")]


# -- lost daimyos --------------------------------------------------------------------------------------------


@pytest.mark.rule("I-ELIM-01")
def test_a_daimyo_falls_as_the_last_of_his_side() -> None:
    words = ("orange.circle=kawachi/1p", f"orange.square=sado/1p/{at_level(2)}", "yamato=blue/2b")
    table = war("c", BATTLE, *words, dice=[6, 6]).go()
    assert table["orange.circle"] == "none" and table["orange.square"].startswith("sado/1p")
    assert table.state.alive == [1, 1, 1] and table["kawachi"] == "empty"
    assert "daimyo-lost seat=1 daimyo=orange_circle province=kawachi (I-ELIM-01)" in story(table)


@pytest.mark.rule("I-ELIM-01")
@pytest.mark.rule("I-ASSN-03")
def test_a_daimyo_who_is_assassinated_while_alone_is_out_at_once() -> None:
    table = war(
        "b",
        *("ninja=blue", "wakasa=blue/1p", "orange.circle=tango", f"orange.square=sado/1p/{at_level(3)}"),
        ninja=[8],
    )
    table.do("blue", ["strike", "orange_circle"])
    assert table["orange.circle"] == "none" and table["tango"] == "empty"
    assert table.state.alive == [1, 1, 1] and table.decision == "declare_battle"


@pytest.mark.rule("I-ASSN-03")
def test_beside_a_force_the_province_stays_with_its_owner() -> None:
    table = war(
        "b", "ninja=blue", "orange.circle=tango", "tango=orange/1p", "orange.square=sado/1p", ninja=[1]
    )
    table.do("blue", ["strike", "orange_circle"])
    assert table["orange.circle"] == "none" and table["tango"] == "orange/1p"


@pytest.mark.rule("I-ASSN-01")
def test_an_assassinated_daimyo_lies_down_and_rolls_no_die() -> None:
    table = war("b", "ninja=blue", "yamato=blue/1p", "orange.circle=kawachi/1s", ninja=[8])
    table.do("blue", ["strike", "orange_circle"])
    assert table["orange.circle"] == "kawachi/1s/down"
    table.do("blue", ["declare", "yamato", "pf", "kawachi"], ["end"])
    assert rolled(table) == [(1, "swordsman", [12]), (0, "spearman", [12])]


@pytest.mark.rule("I-ASSN-02")
def test_the_other_units_of_his_army_and_the_force_defend() -> None:
    words = ("yamato=blue/1p", "orange.circle=kawachi/1b1p1r/down", "kawachi=orange/2g")
    table = war("c", BATTLE, *words).go()
    assert rolled(table) == [
        (1, "bowman", [12]),
        (1, "gunner", [12, 12]),
        (1, "ronin", [12]),
        (0, "spearman", [12]),
        (1, "spearman", [12]),
    ]


@pytest.mark.rule("I-ASSN-04")
@pytest.mark.rule("I-ELIM-01")
def test_when_all_other_units_of_the_army_fall_the_laid_down_daimyo_is_out() -> None:
    """Q-17: at the moment its last other unit falls, while the force fights on."""
    words = ("yamato=blue/1b", f"orange.circle=kawachi/1p/{at_level(3)}/down", "kawachi=orange/1g")
    table = war("c", BATTLE, *words, "orange.square=sado/1p", dice=[6]).go()
    table.do("orange", ["lose", "circle", "spearman"])
    assert table["orange.circle"] == "none" and table["kawachi"] == "orange/1g"
    assert table.state.experience[3] == 0 and table.state.struck_down[3] == 0
    assert table.decision == "stop_or_repeat"
    assert "losses seat=1 province=kawachi units=[0, 0, 0, 1, 0, 0] (I-SEQ-05)" in story(table)


@pytest.mark.rule("I-ASSN-04")
def test_the_last_defender_takes_the_laid_down_daimyo_with_him() -> None:
    """Q-57: no further hit is needed, and the province is empty."""
    words = ("yamato=blue/1b", "orange.circle=kawachi/1p/down", "orange.square=sado/1p")
    table = war("c", BATTLE, *words, dice=[6]).go()
    assert table["orange.circle"] == "none" and table["kawachi"] == "empty"
    assert "losses seat=1 province=kawachi units=[0, 0, 0, 1, 0, 0] (I-SEQ-05)" in story(table)


@pytest.mark.rule("I-ASSN-04")
def test_while_a_unit_of_his_army_is_left_the_daimyo_stays() -> None:
    words = ("yamato=blue/1b", "orange.circle=kawachi/2p/down", "kawachi=orange/1g")
    table = war("c", BATTLE, *words, dice=[6]).go().do("orange", ["lose", "circle", "spearman"])
    assert table["orange.circle"] == "kawachi/1p/down"


@pytest.mark.rule("I-ASSN-04")
@pytest.mark.rule("I-ELIM-02")
def test_whose_last_daimyo_goes_in_this_way_is_out_and_the_battle_over() -> None:
    """The province is the attacker's now, with the force in it; it was not left empty, so nobody learns."""
    words = ("battles=yamato:circle:kawachi", "orange.circle=kawachi/1p/down", "kawachi=orange/1g")
    blue = (f"blue.circle=yamato/2b/{at_level(2)}", "blue.square=mino/1b", "blue.hexagon=ise/1b")
    table = war("c", *words, *blue, "settsu=green/1p", "iga=green/1p", dice=[6, 12]).go()
    table.do("orange", ["lose", "circle", "spearman"])
    assert table["kawachi"] == "blue/1g" and table.state.alive == [1, 0, 1]
    assert table.decision == "after_battle" and not table.can("blue", ["advance"])
    table.do("blue", ["wait"])
    assert table.events("experience") == []


@pytest.mark.rule("I-ASSN-01")
@pytest.mark.rule("I-RONIN-08")
def test_a_laid_down_daimyo_does_not_count_for_the_ronin_from_the_next_loss_on() -> None:
    """Q-16: not at once."""
    table = war("b", "ninja=blue", "yamato=blue/1b", "orange.circle=kawachi/2p2r", ninja=[1], dice=[6])
    table.do("blue", ["strike", "orange_circle"])
    assert table["orange.circle"] == "kawachi/2p2r/down"
    table.do("blue", ["declare", "yamato", "pf", "kawachi"], ["end"])
    assert table["orange.circle"] == "kawachi/2p1r/down"


@pytest.mark.rule("Q-16")
@pytest.mark.rule("I-RONIN-05")
@pytest.mark.parametrize(("daimyo", "may_join"), [("", True), ("/down", False)])
def test_a_laid_down_daimyo_makes_no_room_for_another_ronin(daimyo: str, may_join: bool) -> None:
    table = war("d_pf", f"blue.circle=kai/1p1r{daimyo}", "suruga=blue/3p2r")
    table.do("blue", ["march", "suruga", "kai", "spearman", "circle"])
    assert table["blue.circle"] == f"kai/2p1r{daimyo}"
    assert table.can("blue", ["march", "suruga", "kai", "ronin", "circle"]) == may_join


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("Q-27")
def test_the_surplus_ronin_of_a_leaderless_army_go_before_those_of_the_force() -> None:
    words = ("yamato=blue/1b", "orange.circle=kawachi/2p2r/down", "kawachi=orange/3g2r")
    table = war("c", BATTLE, *words, dice=[6]).go()
    assert table["orange.circle"] == "kawachi/2p1r/down" and table["kawachi"] == "orange/3g2r"


# -- take-over -----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("I-ELIM-08")
def test_who_kills_the_last_daimyo_takes_over_units_and_provinces() -> None:
    table = victory_over_orange("tango=orange/1b2p/c", "omi=orange/1s")
    assert table.state.alive == [1, 0, 1] and table.provinces("orange") == 0
    assert table["tango"] == "blue/1b2p/c" and table["omi"] == "blue/1s"
    assert table["kawachi"] == "empty" and table.provinces("blue") == 4 + 2
    assert "eliminated seat=1 by=0 provinces=['omi', 'tango'] (I-ELIM-02)" in story(table)
    assert table.stage == "d" and table.acting == ["blue"]


@pytest.mark.rule("I-ELIM-02")
def test_ronin_ninja_and_marker_of_the_victim_go_back() -> None:
    table = war(
        "c",
        *(BATTLE, "yamato=blue/2p", "orange.circle=kawachi", *THREE, "tango=orange/3p2r?", "ninja=orange"),
        *("marker=1,2,3", "standing=0,3"),
        dice=[12, 4],
    ).go()
    assert table["tango"] == "blue/3p" and table.state.ronin_pool == 30
    assert table.state.ninja == -1 and table.state.orders == [] and table.state.marker == [1, 0, 3]
    table.pass_on()
    table.pass_on()
    while table.stage != "a":
        table.pass_on()
    assert table.acting == ["green"]  # orange's turn does not come


@pytest.mark.rule("I-ELIM-02")
def test_a_ninja_in_other_hands_stays_there() -> None:
    table = victory_over_orange("ninja=green")
    assert table.state.ninja == 2


@pytest.mark.rule("I-ELIM-02")
def test_attackers_can_be_eliminated_by_the_defender() -> None:
    """Q-33: the victim's turn ends; the eliminator, whose turn is still to come, has everything."""
    words = ("battles=yamato:circle:kawachi,kai:pf:suruga", "blue.circle=yamato/1p", "kai=blue/2p")
    orange = ("orange.circle=kawachi/2b", "orange.square=tango/1b", "orange.hexagon=omi/1b")
    table = war("c", *words, *orange, "suruga=green/1p", dice=[6, 6]).go()
    table.do("blue", ["fight", "yamato", "circle", "kawachi"])
    assert table.state.alive == [0, 1, 1] and table["kai"] == "orange/2p" and table["yamato"] == "empty"
    assert table.acting == ["orange"] and table.stage == "a"
    assert table.events("eliminated")[0].facts == {"seat": 0, "by": 1, "provinces": ["kai"]}
    table.do("orange", ["end"])
    assert table.can("orange", ["declare", "kai", "pf", "suruga"])


@pytest.mark.rule("I-ELIM-02")
def test_after_that_the_turn_goes_to_the_next_clan_even_with_daimyos_to_recover() -> None:
    words = ("battles=yamato:circle:kawachi", "blue.circle=yamato/1p", "kai=blue/2p")
    table = war("c", *words, "orange.circle=kawachi/2b", "suruga=green/1p", dice=[6, 6]).go()
    assert table.acting == ["orange"] and table.decision == "place_recovered"
    table.do("orange", ["recover", "kai"], ["done"])
    assert table.acting == ["orange"] and table.stage == "a" and table.state.fight == 0


@pytest.mark.rule("I-ELIM-02")
def test_the_ninja_eliminates_for_its_hirer() -> None:
    """Q-33: during somebody else's turn."""
    table = war(
        "b", "ninja=green", "wakasa=blue/1p", "orange.circle=tango", "omi=orange/2p", *THREE, ninja=[1]
    )
    table.do("blue", ["end"])
    assert table.acting == ["green"]
    table.do("green", ["strike", "orange_circle"])
    assert table.state.alive == [1, 0, 1] and table["omi"] == "green/2p"
    assert table.decision == "place_recovered" and table.acting == ["green"]


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("I-NINJA-06")
def test_the_avenger_eliminates_and_the_turn_of_the_victim_ends() -> None:
    orange = ("orange.circle=tango/1b", "orange.square=omi/1b", "orange.hexagon=mino/1b")
    table = war("a", "ninja=blue", "blue.circle=kai", "ise=blue/2p", *orange, ninja=[9], revenge=[9])
    table.do("blue", ["strike", "orange_circle"])
    assert table.state.alive == [0, 1, 1] and table["ise"] == "orange/2p" and table["kai"] == "empty"
    assert table.acting == ["orange"] and table.stage == "a"


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("I-ELIM-06")
def test_an_elimination_by_the_active_clan_in_phase_a_gives_it_everything_at_once() -> None:
    """Q-33: its phases B and C are still to come."""
    words = ("ninja=blue", *THREE, "orange.circle=tango", "omi=orange/2p", "wakasa=green/1p")
    table = war("a", *words, ninja=[8]).do("blue", ["strike", "orange_circle"])
    assert table.stage == "a" and table["omi"] == "blue/2p"
    table.do("blue", ["end"])
    assert table.can("blue", ["declare", "omi", "pf", "wakasa"])


@pytest.mark.rule("I-ELIM-03")
@pytest.mark.rule("I-ELIM-03", example=1)
@pytest.mark.rule("I-UNIT-10")
def test_the_eliminator_gets_his_lost_daimyos_back_as_beginners() -> None:
    table = victory_over_orange("tango=orange/1p", "omi=orange/1p", blue=("blue.square=mino/1b",))
    table.state.experience = [5, 0, 5, *table.state.experience[3:]]
    assert table.decision == "place_recovered" and table.acting == ["blue"]
    table.do("blue", ["recover", "tango"], ["done"], ["recover", "omi"], ["done"])
    assert table["blue.circle"] == "tango/" and table["blue.hexagon"] == "omi/"
    assert table.level("blue.circle") == 1 and table.level("blue.hexagon") == 1
    assert table["orange.circle"] == "none" and table.stage == "d"
    assert "recovered seat=0 daimyo=blue_circle province=tango (I-ELIM-03)" in story(table)


@pytest.mark.rule("I-ELIM-03")
def test_in_quick_play_recovered_daimyos_never_come_to_it() -> None:
    """Q-35: the game is over with the first elimination."""
    table = victory_over_orange("variant=quick", "tango=orange/1p", blue=("blue.square=mino/1b",))
    assert table.log[-1].facts["reason"] == "quick"
    assert table.decision == "game_over" and table.state.winners == [0]


@pytest.mark.rule("I-ELIM-03")
def test_who_has_three_daimyos_gets_none() -> None:
    assert victory_over_orange("tango=orange/1p").decision == "final_armies"


@pytest.mark.rule("I-ELIM-04")
def test_recovered_armies_go_to_any_own_province_without_an_army() -> None:
    table = victory_over_orange(
        "tango=orange/1p", "omi=green/1p", blue=("blue.square=mino/1b", "kai=blue/1p")
    )
    assert table.legal("blue") == [
        ["recover", name] for name in PROVINCES if name in ("yamato", "kai", "tango")
    ]
    assert table.refused("blue", ["recover", "mino"]).key == "army-there"
    assert table.refused("blue", ["recover", "omi"]).rule == "I-ELIM-04"
    assert not table.can("blue", ["recover", "kawachi"])  # empty
    table.do("blue", ["recover", "tango"], ["done"])
    assert not table.can("blue", ["recover", "tango"])


@pytest.mark.rule("I-ELIM-04")
def test_what_cannot_be_placed_stays_away() -> None:
    table = victory_over_orange(blue=("blue.square=mino/1b",))
    table.do("blue", ["recover", "yamato"], ["done"])
    assert table["blue.circle"] == "yamato/" and table["blue.hexagon"] == "none" and table.stage == "d"


@pytest.mark.rule("I-ELIM-05")
def test_a_recovered_army_may_absorb_the_force_of_its_province() -> None:
    """Q-35: all of it, if it likes."""
    table = victory_over_orange("tango=orange/1b2p", blue=(*THREE[:2],))
    table.do("blue", ["recover", "tango"])
    assert table.decision == "absorb_units"
    assert table.legal("blue") == [["done"], ["absorb", "bowman"], ["absorb", "spearman"]]
    table.do("blue", ["absorb", "spearman"], ["absorb", "bowman"])
    assert table["blue.hexagon"] == "tango/1b1p" and table["tango"] == "blue/1p"
    table.do("blue", ["absorb", "spearman"])
    assert table["tango"] == "blue" and table["blue.hexagon"] == "tango/1b2p"
    assert table.stage == "d"  # nothing is left to ask
    assert "picked-up seat=0 province=tango units=[1, 0, 0, 0, 0] (I-ELIM-05)" in story(table)


@pytest.mark.rule("I-ELIM-05")
@pytest.mark.rule("I-COMP-06")
def test_absorbing_keeps_to_the_squares_of_the_card() -> None:
    table = victory_over_orange("tango=orange/5b", blue=(*THREE[:2],))
    table.do("blue", ["recover", "tango"], *[["absorb", "bowman"]] * 4)
    assert table["blue.hexagon"] == "tango/4b" and table["tango"] == "blue/1b" and table.stage == "d"


@pytest.mark.rule("I-ELIM-05")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_that_are_too_many_follow_the_units_that_a_recovered_army_absorbs() -> None:
    """Q-11: as far as the army may hold them; the others are dismissed."""
    table = victory_over_orange("omi=blue/4p3r?", blue=(*THREE[:2],))
    table.do("blue", ["recover", "omi"], ["absorb", "spearman"])
    assert table["omi"] == "blue/3p2r" and table["blue.hexagon"] == "omi/1p1r"
    assert "picked-up seat=0 province=omi units=[0, 0, 0, 1, 1] (I-ELIM-05)" in story(table)
    assert not table.events("ronin-dismissed")


@pytest.mark.rule("I-ELIM-05")
@pytest.mark.rule("I-RONIN-08")
def test_an_absorbed_force_takes_all_its_ronin_along() -> None:
    """Q-35 with Q-11: nothing is left behind."""
    table = victory_over_orange("omi=blue/1b4p2r?", blue=(*THREE[:2],))
    table.do("blue", ["recover", "omi"], *[["absorb", "spearman"]] * 4, ["absorb", "bowman"])
    assert table["omi"] == "blue" and table["blue.hexagon"] == "omi/1b4p2r"


@pytest.mark.rule("I-ELIM-05")
@pytest.mark.rule("I-RONIN-05")
def test_a_recovered_army_may_take_ronin_too_as_far_as_its_units_reach() -> None:
    """Q-11: the owner distributes them."""
    table = victory_over_orange("omi=blue/5p2r?", blue=(*THREE[:2],))
    table.do("blue", ["recover", "omi"])
    assert not table.can("blue", ["absorb", "ronin"])  # a lone daimyo holds none
    table.do("blue", ["absorb", "spearman"], ["absorb", "ronin"])
    assert table["omi"] == "blue/4p1r" and table["blue.hexagon"] == "omi/1p1r"
    assert not table.can("blue", ["absorb", "ronin"])


@pytest.mark.rule("I-ELIM-05")
@pytest.mark.rule("I-FIN-04")
def test_in_phase_d_units_that_have_moved_are_not_absorbed_by_their_own_clan() -> None:
    """Q-36: they would move twice."""
    words = ("ninja=blue", "blue.circle=kai/1b", "wakasa=blue/3p", "omi=blue/1g", "orange.circle=tango")
    table = war("d_pf", *words, ninja=[1])
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"], ["strike", "orange_circle"])
    table.do("blue", ["recover", "omi"])
    assert not table.can("blue", ["absorb", "spearman"]) and table.can("blue", ["absorb", "gunner"])


@pytest.mark.rule("I-ELIM-05")
def test_another_clan_absorbs_captured_units_that_the_victim_had_moved() -> None:
    words = ("ninja=blue", "blue.circle=kai", "wakasa=blue/3p", "omi=blue/1g", "orange.circle=tango/1b")
    table = war("d_pf", *words, ninja=[9], revenge=[9])
    table.do("blue", ["march", "wakasa", "omi", "spearman", "pf"], ["strike", "orange_circle"])
    assert table.acting == ["orange"]
    table.do("orange", ["recover", "omi"], ["absorb", "spearman"])
    assert table["orange.square"] == "omi/1p"


@pytest.mark.rule("I-RONIN-08")
def test_ronin_that_were_to_follow_are_still_settled_after_a_take_over() -> None:
    words = ("ninja=blue", "blue.circle=kai/1b", "wakasa=blue/4p3r", "omi=blue/2g", "orange.circle=tango")
    table = war("d_pf", *words, ninja=[1])
    table.do("blue", ["march", "wakasa", "tamba", "spearman", "pf"], ["strike", "orange_circle"])
    table.do("blue", ["recover", "omi"], ["absorb", "gunner"], ["done"], ["recover", "tamba"])
    assert table["wakasa"] == "blue/3p3r"
    table.do("blue", ["end"])
    assert table["wakasa"] == "blue/3p2r"


@pytest.mark.rule("I-ELIM-06")
def test_everything_may_move_in_phase_d_but_captured_units_do_not_attack_in_a_running_phase_c() -> None:
    table = victory_over_orange("tango=orange/3p", "wakasa=green/1p", blue=(*THREE[:2],))
    table.do("blue", ["recover", "tango"], ["absorb", "spearman"], ["done"])
    assert table.stage == "d"  # no further battle
    table.do("blue", ["step", "hexagon", "tajima"])
    table.do("blue", ["end"], ["march", "tango", "tamba", "spearman", "pf"])
    assert table["tajima"] == "blue" and table["tamba"] == "blue/1p"


@pytest.mark.rule("I-ELIM-06")
@pytest.mark.rule("Q-34")
def test_the_figures_of_both_colours_are_one_reserve() -> None:
    table = victory_over_orange("tango=orange/3p")
    spears = 36 - 2 + 36 - 3
    assert table.tray("blue", "spearman") == spears and table.tray("orange", "spearman") == 0
    assert table.tray("blue", "bowman") == 9 - 3 + 9


@pytest.mark.rule("I-ELIM-06")
@pytest.mark.rule("Q-46")
def test_the_next_round_has_one_marker_fewer() -> None:
    table = Table(text("3.order.go_on", "orange.circle=none", players=4)).go()
    markers = table.state.marker
    assert markers[1] == 0 and sorted(markers) == [0, 1, 2, 3]


@pytest.mark.rule("I-ELIM-07")
def test_provinces_are_counted_at_once() -> None:
    mine = [name for name in PROVINCES if name not in ("yamato", "kawachi", "kai", "mino", "ise", "oki")]
    words = (hold("blue", mine[:20]), hold("orange", mine[20:31]))
    table = victory_over_orange(*words)
    assert table.decision == "game_over" and table.state.winners == [0]
    assert table.state.scores == [35, 0, 1]
    fewer = victory_over_orange(hold("blue", mine[:20]), hold("orange", mine[20:30]))
    assert fewer.decision == "final_armies"


@pytest.mark.rule("I-ELIM-07")
@pytest.mark.rule("Q-40")
def test_the_last_player_wins_at_once() -> None:
    table = victory_over_orange("green.circle=none")
    assert table.decision == "game_over" and table.state.winners == [0]
    assert story(table)[-1] == "game-over winners=[0] points=[4, 0, 0] reason=last (Q-40)"
    assert table.state.fight == 0


# -- both at once --------------------------------------------------------------------------------------------


def both_fall(*words: str, players: int = 4) -> Table:
    """The last daimyos of blue and orange kill each other."""
    told = ("battles=yamato:circle:kawachi", "blue.circle=yamato", "orange.circle=kawachi")
    return war("c", *told, *words, players=players, dice=[6, 6]).go()


@pytest.mark.rule("I-ELIM-02")
def test_when_both_fall_nobody_inherits_and_the_land_is_empty() -> None:
    table = both_fall("omi=blue/2p", "tango=orange/3p2r?/c", "ise=blue/1b")
    assert table.state.alive == [0, 0, 1, 1]
    assert table["omi"] == "empty" and table["tango"] == "none//c" and table["yamato"] == "empty"
    assert table.provinces("blue") == table.provinces("orange") == 0
    assert table.tray("blue", "spearman") == 36 and table.tray("orange", "spearman") == 36
    assert table.state.ronin_pool == 30
    assert table.acting == ["green"] and table.stage == "a"  # blue's turn is over, orange has none
    assert "fell-together seat=0 (I-ELIM-02)" in story(table)
    assert "fell-together seat=1 (I-ELIM-02)" in story(table)


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.rule("Q-32")
@pytest.mark.rule("Q-40")
def test_when_both_fall_a_single_other_player_wins() -> None:
    table = both_fall(players=3)
    assert table.decision == "game_over" and table.state.winners == [2]


@pytest.mark.rule("I-ELIM-02")
@pytest.mark.parametrize(
    ("more", "winner"),
    [(("omi=blue/1p",), 0), (("omi=orange/1p",), 1), ((), 1)],
    ids=["blue", "orange", "tie"],
)
def test_when_both_fall_and_nobody_is_left_provinces_decide_then_the_defender(
    more: tuple[str, ...], winner: int
) -> None:
    """Q-32: the provinces before that pass."""
    table = both_fall("green.circle=none", *more, players=3)
    assert table.decision == "game_over" and table.state.winners == [winner]


@pytest.mark.rule("I-ELIM-02")
def test_when_both_armies_fall_but_only_one_clan_is_out_the_other_takes_over() -> None:
    words = ("battles=yamato:circle:kawachi", "blue.circle=yamato", "orange.circle=kawachi", "omi=orange/2p")
    table = war("c", *words, "blue.square=mino/1b", dice=[6, 6]).go()
    assert table["omi"] == "blue/2p" and table.state.alive == [1, 0, 1]
    assert table.decision == "place_recovered" and table.acting == ["blue"]


@pytest.mark.rule("I-ELIM-02")
def test_two_clans_of_one_player_fall_one_by_one() -> None:
    """Q-42: the property of an eliminated clan goes to the eliminating clan; its player plays on."""
    words = (BATTLE, "yamato=blue/2p", "orange.circle=kawachi", "omi=orange/1p", *THREE)
    table = Table(text("2.c.go_on", *words, players=2), dice=[12, 4]).go()
    assert table["omi"] == "blue/1p" and table.decision == "final_armies"
