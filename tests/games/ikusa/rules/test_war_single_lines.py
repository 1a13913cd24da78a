"""Small turns of the war that only one line of a rule decides: each test fails if that line is wrong."""

from __future__ import annotations

import pytest

from tests.games.ikusa.playing import board
from tests.games.ikusa.table import PHASES, Table, text, war
from tests.games.ikusa.war_table import at_level, story

KINDS = {"bowman": "b", "swordsman": "s", "gunner": "g", "spearman": "p"}


@pytest.mark.rule("I-FIN-04")
@pytest.mark.parametrize("kind", KINDS)
def test_of_a_force_of_one_kind_that_kind_marches_and_no_other(kind: str) -> None:
    table = war("d_pf", f"wakasa=blue/2{KINDS[kind]}", "omi=blue/1p")
    assert {move[3] for move in table.legal("blue", "march") if move[1] == "wakasa"} == {kind}


@pytest.mark.rule("I-FIN-04")
@pytest.mark.rule("Q-36")
@pytest.mark.parametrize("kind", KINDS)
def test_of_each_kind_as_many_stay_as_have_come(kind: str) -> None:
    """One has come beside one that was there: one of them may still go, and then no more."""
    unit = KINDS[kind]
    other = "p" if unit == "b" else "b"
    table = war("d_pf", f"wakasa=blue/2{unit}", f"omi=blue/1{unit}2{other}")
    table.do("blue", ["march", "wakasa", "omi", kind, "pf"], ["march", "omi", "iga", kind, "pf"])
    assert table["omi"] in (f"blue/1{unit}2{other}", f"blue/2{other}1{unit}")
    assert table.refused("blue", ["march", "omi", "iga", kind, "pf"]).key == "moved-already"


@pytest.mark.rule("I-FIN-06")
@pytest.mark.rule("Q-36")
def test_what_was_done_before_phase_d_keeps_no_unit_from_being_split_off() -> None:
    table = war("a", f"blue.circle=kai/1b1p/{at_level(1)}", "kai=blue/1p", "suruga=blue/1p")
    table.do("blue", ["step", "circle", "suruga"], ["end"], ["end"])
    assert table.stage == "d"
    table.do("blue", ["split_off", "circle", "izu"])
    assert table.legal("blue", "leave") == [["leave", "bowman"], ["leave", "spearman"]]


@pytest.mark.rule("I-RONIN-05")
@pytest.mark.rule("I-SEQ-06")
@pytest.mark.parametrize("unit", KINDS)
def test_regular_units_of_every_kind_let_ronin_stay(unit: str) -> None:
    """Three regular units beside one ronin: either may fall, for two are still enough for him."""
    words = ("battles=kai:pf:suruga", "kai=blue/1b", f"suruga=orange/3{KINDS[unit]}1r")
    table = war("c", *words, dice=[1])
    table.go()
    assert table.legal("orange") == [["lose", "pf", unit], ["lose", "pf", "ronin"]]


@pytest.mark.rule("I-SEQ-05")
def test_once_the_losses_have_fallen_none_are_owed() -> None:
    table = war("c", "battles=kai:pf:suruga", "kai=blue/2p", "suruga=orange/2p", dice=[1, 12, 12, 12]).go()
    assert table.decision == "stop_or_repeat" and table["suruga"] == "orange/1p"
    seen = board(table.state, 0)
    assert (seen.hits_attacker, seen.hits_defender) == (0, 0)


@pytest.mark.rule("I-MOVE-06")
@pytest.mark.rule("I-RONIN-06")
@pytest.mark.rule("Q-10")
def test_an_army_that_picks_up_a_unit_turns_up_its_ronin() -> None:
    """Q-10: a pick-up counts as moving."""
    table = war("a", "blue.circle=yamashiro/2b1r?", "yamashiro=blue/2p")
    table.do("blue", ["pick", "circle", "spearman"])
    assert table["blue.circle"] == "yamashiro/2b1p1r"
    assert story(table)[0] == "ronin-revealed seat=0 province=yamashiro ronin=1 (I-RONIN-06)"


@pytest.mark.rule("I-MOVE-02")
def test_the_ways_of_an_army_are_as_long_as_its_own_level() -> None:
    """The first province of the list, Yamashiro, is one like any other on the way."""
    land = ("omi=blue/1p", "yamashiro=blue/1p", "kawachi=blue/1p", "kai=blue/1p", "suruga=blue/1p")
    table = war("a", f"blue.circle=omi/1g/{at_level(2)}", "blue.square=kai/1g", *land, "izu=blue/1p")
    assert board(table.state, 0).paths == [[[0, 2]], [], []]
    table = war("a", "blue.circle=omi/1g", f"blue.square=kai/1g/{at_level(2)}", *land, "izu=blue/1p")
    assert [len(ways) for ways in board(table.state, 0).paths] == [0, 1, 0]


@pytest.mark.rule("I-DECL-01")
@pytest.mark.parametrize("number", [1, 2])
def test_the_last_clan_too_attacks_empty_provinces_in_every_round(number: int) -> None:
    words = ("turn=2", "act=green", "green.circle=kai/1g", "kai=green/1p")
    table = Table(text(f"{number}.{PHASES['b']}", *words))
    assert table.can("green", ["declare", "kai", "circle", "suruga"])


@pytest.mark.rule("I-NINJA-06")
@pytest.mark.rule("I-DECL-01")
def test_an_army_whose_daimyo_falls_to_revenge_while_battles_are_declared_declares_no_more() -> None:
    words = ("ninja=blue", "blue.circle=kai/1g", "kai=blue/1p", "orange.circle=suruga/2g", "suruga=orange/1p")
    table = war("b", *words, ninja=[9], revenge=[9])
    assert table.can("blue", ["declare", "kai", "circle", "suruga"])
    table.do("blue", ["strike", "orange_circle"])
    assert table["blue.circle"] == "kai/1g/down" and table.decision == "declare_battle"
    assert not table.can("blue", ["declare", "kai", "circle", "suruga"])
    assert table.can("blue", ["declare", "kai", "pf", "suruga"])


@pytest.mark.rule("I-NINJA-06")
def test_revenge_reaches_a_daimyo_in_the_first_province_of_the_list_too() -> None:
    words = (
        "ninja=blue",
        "blue.circle=yamashiro/1g",
        "yamashiro=blue/1p",
        "blue.square=izu/1b",
        "izu=blue/1p",
    )
    table = war("a", *words, "orange.circle=suruga/2g", "suruga=orange/1p", ninja=[9], revenge=[9])
    table.do("blue", ["strike", "orange_circle"])
    assert table.legal("orange") == [["revenge", "blue_circle"], ["revenge", "blue_square"]]


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.rule("Q-14")
def test_an_order_for_later_puts_no_question_after_the_moves_before() -> None:
    words = ("ninja=orange", "orange.circle=sado/2g", "sado=orange/1p", "suruga=blue/1p")
    table = war("a", *words, "blue.circle=kai/1g", "kai=blue/1p")
    table.do("orange", ["order", "blue_circle", "end_d"])
    table.do("blue", ["step", "circle", "suruga"])
    assert table.acting == ["blue"] and table.decision == "move_armies"
