"""Phase C: who fights, the combat sequence, casualties and the end of a battle (sections 15.1 to 15.3)."""

from __future__ import annotations

import pytest

from tests.games.ikusa.playing import board
from tests.games.ikusa.table import Table, war
from tests.games.ikusa.war_table import at_level, story

BATTLE = "battles=yamato:pf:kawachi"


def battle(*words: str, dice: list[int] | None = None) -> Table:
    """Blue's force of Yamato attacks Kawachi."""
    return war("c", BATTLE, *words, dice=dice or []).go()


def rolled(table: Table) -> list[tuple[object, ...]]:
    """Who rolled for which units, and what."""
    return [(e.facts["seat"], e.facts["unit"], e.facts["dice"]) for e in table.events("rolled")]


# -- the frame -----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-CMB-01")
def test_the_attacker_resolves_battles_in_any_order() -> None:
    blue = ("battles=yamato:pf:kawachi,wakasa:pf:tango,kai:pf:suruga", "yamato=blue/1p", "wakasa=blue/1p")
    table = war("c", *blue, "kai=blue/1p", "kawachi=orange/1p", "tango=orange/1p", "suruga=green/1p").go()
    assert table.decision == "pick_battle" and table.acting == ["blue"]
    assert len(table.legal("blue")) == 3
    assert table.refused("blue", ["fight", "kai", "pf", "kawachi"]).rule == "I-CMB-01"  # not declared
    table.do("blue", ["fight", "kai", "pf", "suruga"], ["call_off"])
    assert len(table.legal("blue")) == 2
    table.do("blue", ["fight", "yamato", "pf", "kawachi"], ["call_off"])
    assert table.decision == "stop_or_repeat"  # the last battle begins by itself
    assert [event.facts["target"] for event in table.events("battle")] == ["suruga", "kawachi", "tango"]
    assert not table.can("blue", ["fight", "kai", "pf", "suruga"])


@pytest.mark.rule("I-CMB-02")
def test_an_army_finishes_all_its_battles_before_anything_else_begins() -> None:
    """Q-24: no provincial force fights in between."""
    table = war(
        "c",
        *("battles=wakasa:circle:tango,yamato:pf:kawachi,omi:square:ise", "yamato=blue/1p"),
        *(f"blue.circle=wakasa/2b/{at_level(2)}", "blue.square=omi/2b"),
        *("tango=orange/1p", "echizen=orange/1p", "kawachi=orange/1p", "ise=green/1p"),
        dice=[1, 1],
    ).go()
    table.do("blue", ["fight", "wakasa", "circle", "tango"])
    assert table.decision == "after_battle"
    assert table.legal("blue", "fight") == []
    table.do("blue", ["attack", "echizen"], ["call_off"])
    assert table.decision == "pick_battle"


@pytest.mark.rule("I-CMB-03")
def test_the_whole_body_attacks_with_its_ronin_and_no_other_body() -> None:
    table = war(
        "c",
        *(
            "battles=yamato:circle:kawachi",
            "blue.circle=yamato/1b1s1r?",
            "yamato=blue/3g",
            "kawachi=orange/1p",
        ),
    ).go()
    assert rolled(table) == [
        (0, "bowman", [12]),
        (0, "daimyo", [12]),
        (0, "swordsman", [12]),
        (0, "ronin", [12]),
        (1, "spearman", [12]),
    ]
    assert story(table)[0] == (
        "battle seat=0 defender=1 body=circle origin=yamato target=kawachi"
        " attack=[1, 1, 0, 0, 1, 1] defend=[0, 0, 0, 1, 0, 0] bonus=0 (I-CMB-03)"
    )
    force = battle("blue.circle=yamato/1b1s1r?", "yamato=blue/3g", "kawachi=orange/1p")
    assert rolled(force) == [(0, "gunner", [12] * 3), (1, "spearman", [12])]


@pytest.mark.rule("I-CMB-04")
def test_all_units_of_the_province_defend_together() -> None:
    table = battle(
        "yamato=blue/1p", "orange.square=kawachi/1b1s2r?", "kawachi=orange/2p1r?", "orange.circle=kai/1b"
    )
    assert rolled(table) == [
        (1, "bowman", [12]),
        (1, "daimyo", [12]),
        (1, "swordsman", [12]),
        (1, "ronin", [12] * 3),
        (0, "spearman", [12]),
        (1, "spearman", [12] * 2),
    ]


@pytest.mark.rule("I-RONIN-06")
@pytest.mark.rule("Q-10")
def test_ronin_of_attackers_and_defenders_are_turned_up_but_not_those_who_stay_out() -> None:
    table = battle(
        *("yamato=blue/2p1r?", "blue.circle=yamato/2p1r?", "omi=blue/2p1r?"),
        *("kawachi=orange/2p1r?", "orange.circle=kawachi/1b1r?", "settsu=orange/2p1r?"),
    )
    assert table["yamato"] == "blue/2p1r" and table["blue.circle"] == "yamato/2p1r?"
    assert table["kawachi"] == "orange/2p1r" and table["orange.circle"] == "kawachi/1b1r"
    assert table["omi"] == "blue/2p1r?" and table["settsu"] == "orange/2p1r?"


@pytest.mark.rule("I-RONIN-06")
def test_an_attacking_army_turns_up_its_own_ronin_only() -> None:
    table = war(
        "c",
        *(
            "battles=yamato:circle:kawachi",
            "blue.circle=yamato/2p1r?",
            "yamato=blue/2p1r?",
            "kawachi=orange/1p",
        ),
    ).go()
    assert table["yamato"] == "blue/2p1r?" and table["blue.circle"] == "yamato/2p1r"


@pytest.mark.rule("I-CMB-05")
def test_a_force_attacks_once_and_stays_where_it_is() -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/1p", dice=[1])
    assert table["kawachi"] == "empty" and table["yamato"] == "blue/2p"
    assert table.stage == "d"


@pytest.mark.rule("I-CMB-05")
def test_an_army_of_level_one_likewise() -> None:
    words = ("battles=yamato:circle:kawachi", "blue.circle=yamato/2p", "kawachi=orange/1p", "kii=orange/1p")
    table = war("c", *words, dice=[1]).go()
    assert table["kawachi"] == "empty" and table["blue.circle"].startswith("yamato/2p")
    assert table.stage == "d"


# -- the sequence --------------------------------------------------------------------------------------------

ALL = "1b1s1g1p"


@pytest.mark.rule("I-SEQ-01")
@pytest.mark.rule("I-SEQ-02")
def test_the_steps_of_a_pass() -> None:
    words = ("battles=yamato:circle:kawachi", f"blue.circle=yamato/{ALL}1r")
    table = war("c", *words, f"kawachi=orange/{ALL}1r", "orange.circle=kawachi").go()
    order = ["bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman"]
    assert rolled(table) == [(seat, unit, [12]) for unit in order for seat in (0, 1)]
    assert table.decision == "stop_or_repeat" and table.acting == ["blue"]


@pytest.mark.rule("I-SEQ-02")
def test_one_die_for_each_unit_and_kinds_that_nobody_has_are_skipped() -> None:
    table = battle("yamato=blue/3p", "kawachi=orange/2g1p")
    assert rolled(table) == [(1, "gunner", [12] * 2), (0, "spearman", [12] * 3), (1, "spearman", [12])]
    assert story(table)[1] == "rolled seat=1 unit=gunner dice=[12, 12] hits=0 (I-SEQ-02)"


@pytest.mark.rule("I-UNIT-02")
@pytest.mark.parametrize(
    ("unit", "value"),
    [("b", 6), ("s", 5), ("g", 4), ("p", 4)],
    ids=["bowman", "swordsman", "gunner", "spearman"],
)
def test_a_die_hits_with_the_combat_value_or_less(unit: str, value: int) -> None:
    for die in (value, value + 1):
        table = battle(f"yamato=blue/1{unit}", "kawachi=orange/2p", dice=[die])
        assert table["kawachi"] == ("orange/1p" if die == value else "orange/2p")


@pytest.mark.rule("I-UNIT-02")
def test_without_a_log_the_dice_count_the_same() -> None:
    for die, left in ((4, "orange/1p"), (5, "orange/2p")):
        table = war("c", BATTLE, "yamato=blue/1p", "kawachi=orange/2p", dice=[die])
        table.log = None  # type: ignore[assignment]
        table.go()
        assert table["kawachi"] == left


@pytest.mark.rule("I-SEQ-03")
def test_who_falls_to_arrows_and_guns_does_not_strike_back() -> None:
    """Bowman and gunner hit: both spearmen are gone before they roll."""
    table = battle("yamato=blue/1b1g", "kawachi=orange/2p", dice=[6, 4])
    assert rolled(table) == [(0, "bowman", [6]), (0, "gunner", [4])]
    assert table["kawachi"] == "empty"


@pytest.mark.rule("I-SEQ-03")
def test_who_falls_hand_to_hand_has_already_rolled() -> None:
    table = battle("yamato=blue/1s", "kawachi=orange/1p", dice=[5, 4])
    assert table["kawachi"] == "empty" and table["yamato"] == "empty"


@pytest.mark.rule("I-SEQ-03")
def test_hits_of_all_hand_to_hand_steps_are_added_and_taken_at_the_end() -> None:
    table = battle("yamato=blue/1s2p", "kawachi=orange/5p", dice=[5, 4, 4, 12, 12, 12, 12, 12])
    assert [e.facts["units"] for e in table.events("losses")] == [[0, 0, 0, 3, 0, 0]]
    assert table["kawachi"] == "orange/2p"


@pytest.mark.rule("I-SEQ-04")
def test_hits_beyond_the_number_of_units_are_lost() -> None:
    table = battle("yamato=blue/5p", "kawachi=orange/2p", dice=[1] * 5)
    assert story(table)[-3:-1] == [
        "losses seat=1 province=kawachi units=[0, 0, 0, 2, 0, 0] (I-SEQ-05)",
        "emptied seat=1 province=kawachi (I-OWN-05)",
    ]


# -- casualties ----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-SEQ-05")
def test_each_side_chooses_its_own_losses_in_secret_and_at_once() -> None:
    words = ("yamato=blue/2s1p", "kawachi=orange/1s2p")
    table = battle(*words, dice=[5, 12, 5])
    assert table.decision == "take_losses" and table.acting == ["blue", "orange"]
    table.do("blue", ["lose", "pf", "swordsman"])
    other = battle(*words, dice=[5, 12, 5]).do("blue", ["lose", "pf", "spearman"])
    assert board(table.state, 1) == board(other.state, 1)  # orange cannot tell
    assert board(table.state, 0) != board(other.state, 0)
    assert table.acting == ["orange"] and table["yamato"] == "blue/2s1p"
    assert story(table)[-1] == "ready seat=0 (I-SEQ-05)"
    table.do("orange", ["lose", "pf", "spearman"])
    assert table["yamato"] == "blue/1s1p" and table["kawachi"] == "orange/1s1p"
    assert len(table.events("ready")) == 1  # the last one shows by what happens
    assert table.decision == "stop_or_repeat"


@pytest.mark.rule("I-SEQ-05")
def test_losses_come_from_the_units_of_this_battle_whether_they_have_rolled_or_not() -> None:
    table = battle("yamato=blue/1g1p", "blue.circle=yamato/1s", "kawachi=orange/1b1s", dice=[6])
    assert table.acting == ["blue"]
    assert table.legal("blue") == [["lose", "pf", "gunner"], ["lose", "pf", "spearman"]]
    assert table.refused("blue", ["lose", "circle", "swordsman"]).rule == "I-SEQ-05"


@pytest.mark.rule("I-SEQ-05")
def test_what_is_forced_is_not_asked() -> None:
    """Q-26: one kind only, or everything, or everything but the daimyo."""
    assert battle("yamato=blue/3p", "kawachi=orange/1s", dice=[5])["yamato"] == "blue/2p"
    gone = battle("yamato=blue/1s1p", "kawachi=orange/2s", dice=[12, 5, 5, 12])
    assert gone["yamato"] == "empty"
    words = ("battles=yamato:circle:kawachi", "blue.circle=yamato/1s1g1p2r", "kawachi=orange/5b")
    lonely = war("c", *words, dice=[6] * 5).go()
    assert lonely["blue.circle"] == "yamato/" and lonely.decision == "stop_or_repeat"


@pytest.mark.rule("I-SEQ-05")
def test_a_standing_order_of_losses_chooses() -> None:
    """Q-26: spearmen first, then gunners, ronin, swordsmen, bowmen."""
    table = war("c", BATTLE, "yamato=blue/5g", "kawachi=orange/1b1s1g1p", dice=[12, 4, 4, 12, 12, 12])
    table.do("orange", ["losses", "spearman,gunner,ronin,swordsman,bowman"])
    table.go()
    assert table["kawachi"] == "orange/1b1s" and table.decision == "stop_or_repeat"


@pytest.mark.rule("I-SEQ-05")
def test_a_standing_order_yields_where_the_ronin_must_go() -> None:
    table = war("c", BATTLE, "yamato=blue/1g", "kawachi=orange/1s2p2r", dice=[4])
    table.do("orange", ["losses", "spearman,gunner,ronin,swordsman,bowman"])
    table.go()
    assert table["kawachi"] == "orange/1s2p1r"


@pytest.mark.rule("I-SEQ-05")
def test_the_losses_of_a_double_troop_province_are_chosen_from_both_bodies() -> None:
    table = battle("yamato=blue/1g", "kawachi=orange/1p", "orange.circle=kawachi/1g", dice=[4])
    assert table.legal("orange") == [["lose", "pf", "spearman"], ["lose", "circle", "gunner"]]
    table.do("orange", ["lose", "circle", "gunner"])
    assert table["orange.circle"] == "kawachi/" and table["kawachi"] == "orange/1p"


@pytest.mark.rule("I-SEQ-06")
@pytest.mark.rule("I-SEQ-06", example=1)
@pytest.mark.parametrize("hits", [2, 3])
@pytest.mark.rule("Q-27")
def test_the_daimyo_is_the_very_last_of_his_side(hits: int) -> None:
    words = ("yamato=blue/3b", "kawachi=orange/1p", "orange.circle=kawachi/1g", "orange.square=kai/1p")
    table = battle(*words, dice=[6] * hits + [12] * 6)
    assert table["kawachi"] == ("orange" if hits == 2 else "empty")
    assert table["orange.circle"] == ("kawachi/" if hits == 2 else "none")


@pytest.mark.rule("I-SEQ-06")
def test_a_daimyo_alone_falls_to_one_hit() -> None:
    table = battle("yamato=blue/1b", "orange.circle=kawachi", "orange.square=kai/1p", dice=[6])
    assert table["orange.circle"] == "none" and table["kawachi"] == "empty"
    assert story(table)[-4:] == [
        "losses seat=1 province=kawachi units=[0, 0, 0, 0, 0, 1] (I-SEQ-05)",
        "daimyo-lost seat=1 daimyo=orange_circle province=kawachi (I-ELIM-01)",
        "emptied seat=1 province=kawachi (I-OWN-05)",
        "battle-won seat=0 target=kawachi (I-RES-02)",
    ]


@pytest.mark.rule("I-SEQ-08")
@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("I-RONIN-08", example=1)
def test_a_full_force_loses_a_ronin_first() -> None:
    table = battle("yamato=blue/1b", "kawachi=orange/3p2r", dice=[6])
    assert table["kawachi"] == "orange/3p1r"  # forced


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("I-RONIN-08", example=2)
def test_an_army_of_two_loses_its_ronin_first() -> None:
    table = battle("yamato=blue/1b", "orange.circle=kawachi/1p1r", dice=[6])
    assert table["orange.circle"] == "kawachi/1p"


@pytest.mark.rule("I-RONIN-08")
@pytest.mark.rule("I-RONIN-08", example=3)
def test_two_losses_of_a_full_army() -> None:
    words = ("yamato=blue/2b", "orange.circle=kawachi/2p2r")
    table = battle(*words, dice=[6, 6])
    both = [["lose", "circle", "spearman"], ["lose", "circle", "ronin"]]
    assert table.legal("orange") == both
    table.do("orange", ["lose", "circle", "ronin"], ["lose", "circle", "ronin"])
    assert table["orange.circle"] == "kawachi/2p"
    mixed = battle(*words, dice=[6, 6]).do("orange", ["lose", "circle", "spearman"])
    assert mixed["orange.circle"] == "kawachi/1p1r"  # not two spearmen: the second loss is forced


@pytest.mark.rule("I-SEQ-08")
def test_the_limit_holds_in_each_body_after_all_losses() -> None:
    """A ronin of the provincial force does not make up for one that the army must lose."""
    words = ("yamato=blue/2b", "orange.circle=kawachi/2p2r", "kawachi=orange/3g1r")
    table = battle(*words, dice=[6, 6])
    table.do("orange", ["lose", "circle", "spearman"])
    assert table["orange.circle"] == "kawachi/1p1r" and table["kawachi"] == "orange/3g1r"


@pytest.mark.rule("I-SEQ-08")
def test_a_body_may_also_be_lost_wholly() -> None:
    words = ("yamato=blue/3b", "orange.circle=kawachi/3p", "kawachi=orange/2g1r")
    table = battle(*words, dice=[6, 6, 6])
    table.do("orange", ["lose", "pf", "gunner"], ["lose", "pf", "gunner"])
    assert table["kawachi"] == "orange" and table["orange.circle"] == "kawachi/3p"  # the ronin was forced


@pytest.mark.rule("I-SEQ-09")
@pytest.mark.rule("Q-12")
def test_casualties_return_to_the_tray_and_ronin_to_the_pool() -> None:
    table = battle("yamato=blue/3b", "kawachi=orange/2p1r", dice=[6, 6, 6])
    before = war("c", BATTLE, "yamato=blue/3b", "kawachi=orange/2p1r")
    assert table.tray("orange", "spearman") == before.tray("orange", "spearman") + 2
    assert table.state.ronin_pool == before.state.ronin_pool + 1


@pytest.mark.rule("I-SEQ-10")
def test_the_attacker_alone_stops_or_repeats() -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/2p", dice=[12] * 4 + [4])
    assert table.acting == ["blue"] and table.legal("orange") == []
    assert table.legal("blue") == [["repeat"], ["call_off"]]
    table.do("blue", ["repeat"])
    assert len(rolled(table)) == 4 and table["kawachi"] == "orange/1p"
    table.do("blue", ["repeat"])
    assert len(rolled(table)) == 6 and table.state.passes == 3


# -- the end of a battle -------------------------------------------------------------------------------------


@pytest.mark.rule("I-RES-01")
def test_a_battle_is_over_as_soon_as_one_side_is_gone() -> None:
    table = battle("yamato=blue/1p", "kawachi=orange/1b1p", dice=[6])
    assert table["yamato"] == "empty" and table.stage == "d"
    assert rolled(table) == [(1, "bowman", [6])]


@pytest.mark.rule("I-RES-02")
@pytest.mark.rule("I-OWN-05")
def test_a_beaten_province_is_empty_and_the_winners_stay_where_they_are() -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/1p", dice=[4])
    cards = table.provinces("orange")
    assert table["kawachi"] == "empty" and table["yamato"] == "blue/2p" and cards == 1
    assert "battle-won seat=0 target=kawachi (I-RES-02)" in story(table)


@pytest.mark.rule("I-RES-03")
@pytest.mark.rule("I-RES-03", example=1)
def test_a_force_that_is_wiped_out_loses_its_own_province() -> None:
    table = battle("yamato=blue/3p", "kawachi=orange/3b", dice=[6] * 3)
    assert table["yamato"] == "empty" and table["kawachi"] == "orange/3b"
    assert table.provinces("blue") == 1
    assert story(table)[-3:] == [
        "losses seat=0 province=yamato units=[0, 0, 0, 3, 0, 0] (I-SEQ-05)",
        "emptied seat=0 province=yamato (I-OWN-05)",
        "battle-lost seat=0 target=kawachi (I-RES-03)",
    ]


@pytest.mark.rule("I-RES-03")
def test_with_an_army_left_behind_the_province_stays_and_the_other_way_round() -> None:
    table = battle("yamato=blue/1p", "blue.circle=yamato/1b", "kawachi=orange/1b", dice=[6])
    assert table["yamato"] == "blue" and table["blue.circle"] == "yamato/1b"
    words = ("battles=yamato:circle:kawachi", "blue.circle=yamato/1p", "blue.square=kai/1p", "yamato=blue/1g")
    army = war("c", *words, "kawachi=orange/2b", dice=[6, 6]).go()
    assert army["yamato"] == "blue/1g" and army["blue.circle"] == "none"


@pytest.mark.rule("I-RES-03")
def test_when_both_sides_fall_together_both_provinces_are_empty_and_nobody_learns() -> None:
    words = ("battles=yamato:circle:kawachi", f"blue.circle=yamato/{at_level(2)}", "blue.square=kai/1p")
    table = war("c", *words, "kawachi=orange/1p", dice=[6, 4]).go()
    assert table["yamato"] == "empty" and table["kawachi"] == "empty" and table["blue.circle"] == "none"
    assert table.events("experience") == [] and table.stage == "d"


@pytest.mark.rule("I-RES-04")
def test_after_a_battle_is_called_off_all_survivors_stay() -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/2p", dice=[4, 12, 4, 12]).do("blue", ["call_off"])
    assert table["yamato"] == "blue/1p" and table["kawachi"] == "orange/1p" and table.stage == "d"
    assert story(table)[-1] == "called-off seat=0 target=kawachi (I-RES-04)"


@pytest.mark.rule("I-RES-04", example=1)
def test_example_c1() -> None:
    table = battle("yamato=blue/2p", "kawachi=orange/1s1p", dice=[3, 4, 9, 12])
    table.do("orange", ["lose", "pf", "spearman"])
    assert table["yamato"] == "blue/1p" and table["kawachi"] == "orange/1s"
    table.do("blue", ["call_off"])
    assert table["yamato"] == "blue/1p" and table["kawachi"] == "orange/1s"


@pytest.mark.rule("I-RES-04", example=2)
def test_example_c2() -> None:
    table = war(
        "c", "battles=yamashiro:pf:kawachi", "yamashiro=blue/1g1p", "kawachi=orange/1s", dice=[2]
    ).go()
    assert table["kawachi"] == "empty" and rolled(table) == [(0, "gunner", [2])]
    assert table["yamashiro"] == "blue/1g1p"
