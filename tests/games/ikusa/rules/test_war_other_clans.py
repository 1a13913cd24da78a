"""The war of another clan than the first, with all three of its armies: nothing depends on who it is."""

from __future__ import annotations

import pytest

from tests.games.ikusa.table import PHASES, Table, text
from tests.games.ikusa.war_table import at_level, story


def turn_of_green(phase: str, *words: str, **dice: list[int]) -> Table:
    act = "" if phase == "c" else "act=green"
    return Table(text(f"2.{PHASES[phase]}", "turn=2", act, *words), **dice)


ARMIES = ("green.circle=omi/1b", "green.square=wakasa/1s2p", "green.hexagon=mino/1g2p")
LAND = ("omi=green/1p", "wakasa=green/2p", "mino=green/2g", "iga=green/1p")


@pytest.mark.rule("I-MOVE-04")
def test_armies_that_meet_part_again() -> None:
    table = turn_of_green("a", *ARMIES, *LAND).do("green", ["step", "circle", "wakasa"])
    assert not table.can("green", ["end"])
    assert table.legal("green", "step") == [["step", "square", "omi"]]
    table.do("green", ["step", "square", "omi"], ["end"])
    assert table["green.circle"] == "wakasa/1b" and table["green.square"] == "omi/1s2p"


@pytest.mark.rule("I-MOVE-04")
def test_the_steps_that_are_left_count_when_armies_must_part() -> None:
    """In Wakasa the square must leave by Omi; beyond a third army there it has no second step."""
    table = turn_of_green("a", *ARMIES, *LAND).do("green", ["step", "circle", "wakasa"])
    assert not table.can("green", ["step", "hexagon", "omi"])


@pytest.mark.rule("I-MOVE-04")
@pytest.mark.rule("I-FIN-03")
@pytest.mark.parametrize("phase", ["a", "d"])
def test_only_in_phase_d_an_army_makes_way_into_an_empty_province(phase: str) -> None:
    words = (f"green.circle=omi/1b/{at_level(2)}", "green.hexagon=wakasa/1p/down", "green.square=tango/1p")
    table = turn_of_green(phase, *words, "omi=green/1p", "tango=green/1p")
    table.do("green", ["step", "circle", "wakasa"])
    assert table.can("green", ["step", "circle", "tango"]) == (phase == "d")
    assert table.can("green", ["step", "circle", "omi"])


@pytest.mark.rule("I-MOVE-06")
def test_each_army_picks_up_for_its_own_card() -> None:
    table = turn_of_green("a", *ARMIES, *LAND)
    table.do("green", ["pick", "hexagon", "gunner"], ["pick", "square", "spearman"])
    assert table["green.hexagon"] == "mino/2g2p" and table["green.square"] == "wakasa/1s3p"
    assert table["mino"] == "green/1g" and table["wakasa"] == "green/1p"


@pytest.mark.rule("I-FIN-06")
def test_split_offs_and_moved_units_of_each_army() -> None:
    table = turn_of_green("d", *ARMIES, *LAND)
    table.do("green", ["split_off", "hexagon", "owari"], ["leave", "spearman"], ["go"])
    assert table["owari"] == "green/1p" and table["green.hexagon"] == "mino/1g1p"
    table.do("green", ["step", "hexagon", "hida"])
    assert not table.can("green", ["split_off", "hexagon", "etchu"])  # they have moved
    table.do("green", ["split_off", "square", "tango"], ["leave", "swordsman"], ["go"])
    assert table["tango"] == "green/1s" and table["green.square"] == "wakasa/2p"


@pytest.mark.rule("I-FIN-03")
@pytest.mark.rule("I-MOVE-02")
def test_without_a_step_left_an_army_with_fresh_units_only_splits_off() -> None:
    table = turn_of_green("d", *ARMIES, *LAND)
    table.do("green", ["step", "circle", "iga"])
    table.do("green", ["pick", "circle", "spearman"])
    assert table.legal("green", "split_off")
    assert [move for move in table.legal("green", "step") if move[1] == "circle"] == []


@pytest.mark.rule("I-FIN-05")
def test_units_march_onto_the_card_of_the_third_army() -> None:
    table = turn_of_green("d_pf", *ARMIES, *LAND, "owari=green/2p1r")
    table.do("green", ["march", "owari", "mino", "spearman", "hexagon"])
    table.do("green", ["march", "owari", "mino", "ronin", "hexagon"])
    assert table["green.hexagon"] == "mino/1g3p1r" and table["owari"] == "green/1p"


@pytest.mark.rule("I-CMB-03")
@pytest.mark.rule("I-EXP-03")
def test_the_battles_of_another_clans_second_army() -> None:
    army = f"green.square=wakasa/2b1r?/{at_level(2)}"
    words = ("battles=wakasa:square:tango", army, "wakasa=green/2p1r?", "tango=blue/1p", "tamba=blue/2p")
    table = turn_of_green("c", *words, "blue.square=kai/1b", dice=[6, 12]).go()
    assert table["tango"] == "empty" and table["wakasa"] == "green/2p1r?"
    hole = table.state.experience[7]
    table.do("green", ["advance"], ["attack", "tamba"], ["call_off"])
    assert table["green.square"].startswith("tango/2b1r") and table.state.experience[7] == hole + 1
    assert "experience seat=2 daimyo=green_square level=2 (I-EXP-03)" in story(table)


@pytest.mark.rule("I-SEQ-05")
@pytest.mark.rule("I-SEQ-06")
def test_losses_of_another_clans_armies_on_both_sides() -> None:
    words = ("battles=wakasa:square:tango", "green.square=wakasa/1b1p", "tango=orange/1p")
    orange = ("orange.square=tango/1b1g", "orange.circle=kai/1b")
    table = turn_of_green("c", *words, *orange, dice=[6, 6]).go()
    table.do("green", ["lose", "square", "spearman"]).do("orange", ["lose", "square", "gunner"])
    assert table["green.square"] == "wakasa/1b" and table["orange.square"] == "tango/1b"
    assert table.tray("green", "spearman") == 36 and table.tray("orange", "gunner") == 9


@pytest.mark.rule("I-ELIM-03")
@pytest.mark.rule("I-ELIM-05")
def test_another_clan_takes_over_and_recovers() -> None:
    words = ("battles=yamato:pf:kawachi", "yamato=green/2p", "green.square=ise/1b", "orange.circle=kawachi")
    table = turn_of_green("c", *words, "tango=orange/1b2p", "omi=orange/1p", dice=[12, 4]).go()
    table.do("green", ["recover", "tango"], ["absorb", "bowman"], ["done"])
    assert table["green.circle"] == "tango/1b" and table["tango"] == "green/2p"
    table.do("green", ["recover", "omi"], ["absorb", "spearman"])
    assert table["green.hexagon"] == "omi/1p" and table["omi"] == "green" and table.stage == "d"
    assert "recovered seat=2 daimyo=green_hexagon province=omi (I-ELIM-03)" in story(table)


@pytest.mark.rule("I-DECL-02")
def test_each_of_three_armies_declares_from_where_it_stands() -> None:
    table = turn_of_green("b", *ARMIES, *LAND, "tango=orange/1p")
    armies = {tuple(move[1:3]) for move in table.legal("green", "declare") if move[2] != "pf"}
    assert armies == {("omi", "circle"), ("wakasa", "square"), ("mino", "hexagon")}
    table.do("green", ["declare", "wakasa", "square", "tango"])
    assert story(table) == ["declared seat=2 body=square origin=wakasa target=tango (I-DECL-05)"]
    assert {tuple(move[1:3]) for move in table.legal("green", "declare") if move[2] != "pf"} == armies - {
        ("wakasa", "square")
    }


@pytest.mark.rule("I-DECL-01")
@pytest.mark.parametrize("unit", ["b", "s", "g", "p"])
def test_a_force_of_any_kind_of_unit_may_attack(unit: str) -> None:
    table = turn_of_green("b", f"wakasa=green/1{unit}", "tango=orange/1p")
    assert table.can("green", ["declare", "wakasa", "pf", "tango"])
    assert table.can("green", ["declare", "wakasa", "pf", "tamba"])  # empty


# -- standing orders of the ninja strike at the boundaries of the turn (Q-14) --------------------------------

NOW, START_A, START_D = 0, 1, 4
STRUCK = ("ninja=orange", "green.circle=omi/1b", "omi=green/2p", "wakasa=green/1p")


@pytest.mark.rule("I-NINJA-04")
def test_a_standing_order_strikes_at_the_start_of_phase_a() -> None:
    table = Table(text("2.turn.go_on", "turn=1", f"standing=6,{START_A}", *STRUCK), ninja=[8]).go()
    assert table["green.circle"] == "omi/1b/down" and table.acting == ["green"] and table.stage == "a"


@pytest.mark.rule("I-NINJA-04")
def test_a_standing_order_strikes_at_the_start_of_phase_d() -> None:
    table = turn_of_green("c", f"standing=6,{START_D}", *STRUCK, ninja=[8]).go()
    assert table["green.circle"] == "omi/1b/down" and table.stage == "d"


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("a", ["pick", "circle", "spearman"]),
        ("b", ["declare", "wakasa", "pf", "tango"]),
        ("d", ["pick", "circle", "spearman"]),
        ("d_pf", ["march", "omi", "wakasa", "spearman", "pf"]),
    ],
)
@pytest.mark.parametrize("trigger", [NOW, START_A])
def test_an_order_for_now_strikes_after_the_next_move(phase: str, move: list[str], trigger: int) -> None:
    table = turn_of_green(phase, f"standing=6,{trigger}", *STRUCK, ninja=[8]).do("green", move)
    assert table["green.circle"].endswith("/down") == (trigger == NOW)
    assert table.acting == ["green"] and table.stage == phase


@pytest.mark.rule("I-SEQ-04")
def test_hits_beyond_the_attackers_are_lost_too() -> None:
    words = ("battles=wakasa:pf:tango", "wakasa=green/1p", "tango=orange/3b")
    table = turn_of_green("c", *words, dice=[6, 6, 6]).go()
    assert table["wakasa"] == "empty" and table.tray("green", "spearman") == 36 - 1
    assert "losses seat=2 province=wakasa units=[0, 0, 0, 1, 0, 0] (I-SEQ-05)" in story(table)


@pytest.mark.rule("I-DEF-03")
def test_a_wall_that_was_not_hit_is_not_spoken_of() -> None:
    words = ("battles=wakasa:pf:tango", "wakasa=green/2p", "tango=orange/1b/c")
    table = turn_of_green("c", *words, dice=[6]).go()
    assert table["wakasa"] == "green/1p" and table.events("bonus-lost") == []


@pytest.mark.rule("I-MOVE-05")
@pytest.mark.parametrize("force", ["1b1s", "1b1g", "1b1p", "1s1g"])
def test_any_force_holds_the_province_that_a_daimyo_alone_leaves(force: str) -> None:
    table = turn_of_green("a", "green.square=omi", f"omi=green/{force}", "iga=green/1p")
    table.do("green", ["step", "square", "iga"])
    assert table["omi"] == f"green/{force}" and table["green.square"] == "iga/"


@pytest.mark.rule("I-ASSN-02")
def test_of_three_armies_only_the_leaderless_one_may_not_declare() -> None:
    down = ("green.circle=omi/1b", "green.square=wakasa/1s/down", "green.hexagon=mino/1g")
    table = turn_of_green("b", *down, *LAND)
    assert {move[2] for move in table.legal("green", "declare")} == {"pf", "circle", "hexagon"}


# -- the first and the last province of the list are provinces like any other --------------------------------


@pytest.mark.rule("I-R1-02")
def test_in_round_one_an_army_closes_its_own_province_and_no_other() -> None:
    words = (
        "omi=blue/1p",
        "blue.circle=omi/1b",
        "orange.circle=yamashiro/1b",
        "iki=blue/1p",
        "tsushima=orange/1p",
    )
    table = Table(text(f"1.{PHASES['b']}", "act=blue", *words))
    assert table.refused("blue", ["declare", "omi", "pf", "yamashiro"]).rule == "I-R1-02"
    assert table.can("blue", ["declare", "iki", "pf", "tsushima"])
    again = Table(text(f"2.{PHASES['b']}", "act=blue", *words))
    assert again.can("blue", ["declare", "omi", "pf", "yamashiro"])


@pytest.mark.rule("I-ELIM-03")
def test_an_army_in_the_first_province_was_never_lost() -> None:
    words = (
        "battles=yamato:pf:kawachi",
        "yamato=blue/2p",
        "blue.circle=yamashiro/1b",
        "orange.circle=kawachi",
    )
    table = Table(text("2.c.go_on", *words, "tango=orange/1p", "omi=orange/1p"), dice=[12, 4]).go()
    table.do("blue", ["recover", "tango"], ["done"], ["recover", "omi"], ["absorb", "spearman"])
    assert table["blue.circle"] == "yamashiro/1b"
    assert table["blue.square"] == "tango/" and table["blue.hexagon"] == "omi/1p"


@pytest.mark.rule("I-FIN-05")
@pytest.mark.rule("I-UNIT-07")
@pytest.mark.parametrize("force", ["2b3s", "3b1s1g", "1b1s1g2p", "5g"])
def test_five_units_of_any_kinds_fill_a_force(force: str) -> None:
    table = turn_of_green("d_pf", "omi=green/2p", f"iga=green/{force}")
    assert table.refused("green", ["march", "omi", "iga", "spearman", "pf"]).key == "force-full"
    assert ["march", "omi", "iga", "spearman", "pf"] not in table.legal("green")


@pytest.mark.rule("I-FIN-05")
@pytest.mark.rule("I-RONIN-08")
def test_ronin_follow_onto_a_card_only_as_far_as_its_units_reach() -> None:
    """Q-11: the daimyo and one spearman hold one ronin; the second is too many for both bodies."""
    table = turn_of_green("d_pf", "green.hexagon=mino", "owari=green/3p2r")
    table.do("green", ["march", "owari", "mino", "spearman", "hexagon"])
    table.do("green", ["march", "owari", "mino", "ronin", "hexagon"])
    assert not table.can("green", ["march", "owari", "mino", "ronin", "hexagon"])
    assert table["green.hexagon"] == "mino/1p1r" and table["owari"] == "green/2p1r"


@pytest.mark.rule("I-FIN-07")
def test_a_force_beside_an_army_of_the_third_clan_may_leave_wholly() -> None:
    table = turn_of_green("d_pf", "green.circle=yamashiro/1b", "yamashiro=green/1p", "omi=green/1p")
    table.do("green", ["march", "yamashiro", "omi", "spearman", "pf"])
    assert table["yamashiro"] == "green" and table["omi"] == "green/2p"


@pytest.mark.rule("I-GAR-01")
@pytest.mark.rule("I-RONIN-08")
def test_the_log_names_the_clan_that_leaves_a_garrison_and_dismisses_ronin() -> None:
    table = turn_of_green("a", "green.square=wakasa/2p2r", "omi=green/1p")
    table.do("green", ["step", "square", "omi"], ["leave", "spearman"], ["go"])
    assert story(table) == [
        "garrison seat=2 province=wakasa units=[0, 0, 0, 1, 0] (I-GAR-01)",
        "ronin-dismissed seat=2 province=wakasa ronin=1 (I-RONIN-08)",
        "army-moved seat=2 army=green_square origin=wakasa target=omi (I-MOVE-01)",
    ]
    assert table["green.square"] == "omi/1p1r"


@pytest.mark.rule("I-MOVE-04")
@pytest.mark.rule("I-UNIT-09")
def test_two_armies_do_not_stay_in_the_first_province_either() -> None:
    words = ("green.circle=omi/1b", "green.square=yamashiro/1s", "omi=green/1p", "yamashiro=green/1p")
    table = turn_of_green("a", *words).do("green", ["step", "circle", "yamashiro"])
    assert table.refused("green", ["end"]).rule == "I-UNIT-09"


@pytest.mark.rule("I-FIN-06")
@pytest.mark.parametrize("unit", ["bowman", "swordsman", "gunner", "spearman"])
def test_units_that_moved_with_the_third_army_are_counted_by_their_kind(unit: str) -> None:
    """Q-36: a unit picked up on the way may be split off, the others of its kind not."""
    letter = {"bowman": "b", "swordsman": "s", "gunner": "g", "spearman": "p"}[unit]
    words = (f"green.hexagon=wakasa/1{letter}", "wakasa=green/1p", f"omi=green/2{letter}")
    table = turn_of_green("d", *words).do("green", ["step", "hexagon", "omi"])
    assert table.legal("green", "split_off") == []
    table.do("green", ["pick", "hexagon", unit], ["split_off", "hexagon", "iga"], ["leave", unit])
    assert table["iga"] == f"green/1{letter}" and table["green.hexagon"] == f"omi/1{letter}"
    assert table.legal("green", "split_off") == []


@pytest.mark.rule("I-EXPC-02")
@pytest.mark.rule("I-EXPC-04")
def test_an_army_moves_on_through_the_first_province() -> None:
    words = ("battles=omi:circle:yamashiro", f"green.circle=omi/2b/{at_level(2)}", "omi=green/1p")
    table = turn_of_green("c", *words, "yamashiro=orange/1p", "kawachi=orange/1p", dice=[6]).go()
    table.do("green", ["advance"])
    assert table["yamashiro"] == "green" and table.can("green", ["attack", "kawachi"])


@pytest.mark.rule("I-CMB-03")
@pytest.mark.parametrize("unit", ["b", "s", "g", "p"])
def test_the_declared_battle_of_a_force_of_one_kind_is_fought(unit: str) -> None:
    words = ("battles=omi:pf:yamashiro", f"omi=green/1{unit}", "yamashiro=orange/1p")
    table = turn_of_green("c", *words, dice=[1]).go()
    assert table["yamashiro"] == "empty" and table.events("lapsed") == []
