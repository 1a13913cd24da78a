"""Castles, fortresses and naval invasions (section 15.4)."""

from __future__ import annotations

import pytest

from tests.games.ikusa.table import Table, war
from tests.games.ikusa.war_table import at_level, story

BATTLE = "battles=yamato:pf:kawachi"


def rolled(table: Table) -> list[tuple[object, ...]]:
    return [(e.facts["seat"], e.facts["unit"], e.facts["dice"]) for e in table.events("rolled")]


def dice_of(table: Table, seat: int) -> dict[str, int]:
    """How many dice a clan has rolled for each kind."""
    found: dict[str, int] = {}
    for event in table.events("rolled"):
        if event.facts["seat"] == seat:
            unit, dice = str(event.facts["unit"]), event.facts["dice"]
            assert isinstance(dice, list)
            found[unit] = found.get(unit, 0) + len(dice)
    return found


# -- walls ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("I-DEF-01")
def test_a_castle_adds_four_spearmen() -> None:
    table = war("c", BATTLE, "yamato=blue/1p", "kawachi=orange/1b1p/c", dice=[12, 12, 12, 4, 5, 5, 5, 5]).go()
    assert dice_of(table, 1) == {"bowman": 1, "spearman": 5}
    plain = war("c", BATTLE, "yamato=blue/1p", "kawachi=orange/1b1p").go()
    assert dice_of(plain, 1) == {"bowman": 1, "spearman": 1}


@pytest.mark.rule("I-DEF-01")
@pytest.mark.rule("Q-28")
def test_the_bonus_spearmen_do_not_depend_on_figures() -> None:
    """Q-28: they are always four, and no figure of the tray."""
    spears = "kawachi=orange/5p/c kai=orange/5p iga=orange/5p ise=orange/5p mino=orange/5p owari=orange/5p"
    table = war("c", BATTLE, "yamato=blue/1p", spears, "orange.circle=omi/6p", dice=[4])
    assert table.tray("orange", "spearman") == 0
    table.go()
    assert dice_of(table, 1) == {"spearman": 9} and table.tray("orange", "spearman") == 0


@pytest.mark.rule("I-DEF-02")
def test_a_fortress_adds_five_ronin_instead() -> None:
    table = war("c", BATTLE, "yamato=blue/1p", "kawachi=orange/1p/f").go()
    assert dice_of(table, 1) == {"ronin": 5, "spearman": 1}


@pytest.mark.rule("I-DEF-02")
@pytest.mark.rule("I-SEQ-09")
@pytest.mark.rule("Q-12")
def test_the_ronin_of_a_fortress_do_not_come_from_the_pool_nor_go_there() -> None:
    table = war("c", BATTLE, "yamato=blue/5p", "kawachi=orange/1p/f", dice=[12] * 5 + [4] * 5)
    pool = table.state.ronin_pool
    table.go()
    assert story(table)[-1] == "bonus-lost province=kawachi fallen=5 left=0 (I-DEF-03)"
    assert table.state.ronin_pool == pool and table["kawachi"] == "orange/1p/f"


@pytest.mark.rule("I-DEF-03")
@pytest.mark.rule("I-SEQ-07")
def test_bonus_units_roll_with_their_kind_and_fall_first() -> None:
    """Two bowmen hit: two bonus spearmen are gone before step 6; then one more falls there."""
    words = ("yamato=blue/2b1s", "kawachi=orange/1s1p/c")
    table = war("c", BATTLE, *words, dice=[6, 6, 5]).go()
    assert rolled(table) == [
        (0, "bowman", [6, 6]),
        (0, "swordsman", [5]),
        (1, "swordsman", [12]),
        (1, "spearman", [12] * 3),
    ]
    assert [line for line in story(table) if line.startswith("bonus")] == [
        "bonus-lost province=kawachi fallen=2 left=2 (I-DEF-03)",
        "bonus-lost province=kawachi fallen=1 left=1 (I-DEF-03)",
    ]
    assert table["kawachi"] == "orange/1s1p/c" and table.decision == "stop_or_repeat"


@pytest.mark.rule("I-DEF-03")
@pytest.mark.rule("I-SEQ-07")
def test_hits_beyond_the_bonus_units_go_to_the_others() -> None:
    table = war("c", BATTLE, "yamato=blue/5b", "kawachi=orange/2p/c", dice=[6] * 5).go()
    assert table["kawachi"] == "orange/1p/c"


@pytest.mark.rule("I-DEF-03")
def test_the_ronin_of_a_fortress_roll_with_five() -> None:
    words = ("yamato=blue/4p", "kawachi=orange/1p/f")
    table = war("c", BATTLE, *words, dice=[5, 5, 5, 6, 6]).go()
    assert table["yamato"] == "blue/1p"


@pytest.mark.rule("I-DEF-04")
def test_bonus_units_do_not_count_for_any_limit() -> None:
    """Beside a fortress a full force still loses a ronin first, once the wall is down."""
    table = war("c", BATTLE, "yamato=blue/5b", "bonus=kawachi:4", "kawachi=orange/3p2r/f", dice=[6] * 5).go()
    assert table["kawachi"] == "orange/3p1r/f"
    full = war("c", BATTLE, "yamato=blue/1p", "kawachi=orange/5p4r/f").go()
    assert dice_of(full, 1) == {"ronin": 9, "spearman": 5}


@pytest.mark.rule("I-DEF-05")
def test_bonus_losses_last_for_the_turn_of_that_attacker() -> None:
    words = ("battles=yamato:pf:kawachi,settsu:pf:kawachi", "yamato=blue/5b", "settsu=blue/1p")
    table = war("c", *words, "kawachi=orange/1p/c", dice=[6, 6, 6]).go()
    table.do("blue", ["fight", "yamato", "pf", "kawachi"], ["call_off"])
    assert dice_of(table, 1) == {"spearman": (1 + 1) + (1 + 1)}


@pytest.mark.rule("I-DEF-05")
def test_a_wall_that_is_down_stays_down_in_that_turn() -> None:
    words = ("battles=yamato:pf:kawachi,settsu:pf:kawachi", "yamato=blue/4b", "settsu=blue/1p")
    table = war("c", *words, "kawachi=orange/2p/c", dice=[6] * 4).go()
    table.do("blue", ["fight", "yamato", "pf", "kawachi"], ["call_off"])
    assert dice_of(table, 1) == {"spearman": 2 + 2}


@pytest.mark.rule("I-DEF-05")
def test_two_castles_are_counted_apart() -> None:
    battles = "battles=yamato:pf:kawachi,wakasa:pf:tango,settsu:pf:kawachi"
    words = ("yamato=blue/5b", "wakasa=blue/1g", "settsu=blue/1p", "kawachi=orange/1p/c", "tango=green/1p/c")
    table = war("c", battles, *words, dice=[6, 6, 6, 12, 12, 12, 12, 4]).go()
    table.do("blue", ["fight", "yamato", "pf", "kawachi"], ["call_off"])
    table.do("blue", ["fight", "wakasa", "pf", "tango"], ["call_off"])
    assert table.state.bonus[1::2] == [1, 3] and table.decision == "stop_or_repeat"
    assert dice_of(table, 2) == {"spearman": 4}


@pytest.mark.rule("I-DEF-05")
def test_the_next_attacker_meets_a_full_set() -> None:
    table = war("c", BATTLE, "yamato=blue/4b", "kawachi=green/1p/c", "settsu=orange/1p", dice=[6] * 4).go()
    table.do("blue", ["call_off"], ["end"], ["end"])
    assert table.acting == ["orange"]
    table.do("orange", ["end"], ["declare", "settsu", "pf", "kawachi"], ["end"])
    assert dice_of(table, 2) == {"spearman": 1 + 5}


@pytest.mark.rule("I-BUILD-05")
@pytest.mark.rule("I-RES-02")
@pytest.mark.rule("Q-29")
def test_a_castle_stays_in_the_empty_province() -> None:
    table = war("c", BATTLE, "yamato=blue/5b", "kawachi=orange/1p/c", dice=[6] * 5).go()
    assert table["kawachi"] == "none//c" and table.provinces("orange") == 1


@pytest.mark.rule("I-DEF-05", example=1)
def test_examples_c3_to_c5() -> None:
    force = [12, 12, 4, 4, 12, 4, 4, 12, 12, 12]  # swordsman, ronin; then spearmen: both sides hit twice
    army = [6, 6, 12, 12, 6, 12, 4, 4]  # bowmen, gunners, daimyo, swordsman, a spearman of each side
    words = ("battles=wakasa:pf:tango,wakasa:circle:tango", "wakasa=blue/3p1r?", "tango=orange/1s1p/c")
    table = war("c", *words, "blue.circle=wakasa/2b2g1p", dice=force + army).go()
    table.do("blue", ["fight", "wakasa", "pf", "tango"])
    assert dice_of(table, 1) == {"swordsman": 1, "spearman": 1 + 4}
    # A spearman and the ronin: two spearmen would leave a ronin too many.
    assert table["wakasa"] == "blue/2p" and table["tango"] == "orange/1s1p/c"
    table.do("blue", ["call_off"], ["lose", "circle", "spearman"])
    assert rolled(table)[4:] == [
        (0, "bowman", [6, 6]),
        (0, "gunner", [12, 12]),
        (0, "daimyo", [6]),
        (1, "swordsman", [12]),
        (0, "spearman", [4]),
        (1, "spearman", [4]),
    ]
    assert table["tango"] == "none//c" and table["blue.circle"].startswith("wakasa/2b2g")


# -- naval invasions -----------------------------------------------------------------------------------------

NAVAL = "battles=izumi:pf:awaji"


@pytest.mark.rule("I-NAV-01")
def test_the_defenders_strike_first_and_alone_in_their_order() -> None:
    words = ("izumi=blue/3p", "awaji=orange/1b1s1g1p1r", "orange.circle=awaji")
    table = war("c", NAVAL, *words, dice=[12] * 6).go()
    order = ["bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman"]
    assert [(who, unit) for who, unit, _ in rolled(table)[:6]] == [(1, unit) for unit in order]
    assert rolled(table)[6:8] == [(1, "bowman", [12]), (1, "gunner", [12])]  # now the normal pass


@pytest.mark.rule("I-NAV-01")
def test_over_land_there_is_no_first_strike() -> None:
    table = war("c", BATTLE, "yamato=blue/3p", "kawachi=orange/1p").go()
    assert rolled(table) == [(0, "spearman", [12] * 3), (1, "spearman", [12])]


@pytest.mark.rule("I-NAV-02")
def test_walls_take_no_part_in_the_first_strike() -> None:
    table = war("c", NAVAL, "izumi=blue/3p", "awaji=orange/1p/c").go()
    assert rolled(table) == [(1, "spearman", [12]), (0, "spearman", [12] * 3), (1, "spearman", [12] * 5)]


@pytest.mark.rule("I-NAV-03")
@pytest.mark.rule("Q-30")
def test_the_losses_of_the_first_strike_are_taken_once_after_all_rolls() -> None:
    """Q-30: bowman and spearman hit; both losses are asked for together."""
    table = war("c", NAVAL, "izumi=blue/2s2p", "awaji=orange/1b1p", dice=[6, 4]).go()
    assert rolled(table) == [(1, "bowman", [6]), (1, "spearman", [4])]
    assert table.decision == "take_losses" and table.acting == ["blue"]
    table.do("blue", ["lose", "pf", "spearman"], ["lose", "pf", "swordsman"])
    assert table["izumi"] == "blue/1s1p"
    assert table.decision == "stop_or_repeat"  # no call-off before the first pass


@pytest.mark.rule("I-NAV-03")
@pytest.mark.rule("Q-30")
def test_invaders_can_be_wiped_out_before_they_roll() -> None:
    table = war("c", NAVAL, "izumi=blue/1p", "awaji=orange/1b1p", dice=[6]).go()
    assert table["izumi"] == "empty" and rolled(table) == [(1, "bowman", [6]), (1, "spearman", [12])]
    assert table.stage == "d"


@pytest.mark.rule("I-NAV-03")
@pytest.mark.rule("Q-30")
def test_every_invasion_has_its_own_first_strike_but_a_second_pass_has_none() -> None:
    words = ("battles=izumi:pf:awaji,settsu:pf:awaji", "izumi=blue/1p", "settsu=blue/1p", "awaji=orange/1g")
    table = war("c", *words).go().do("blue", ["fight", "izumi", "pf", "awaji"], ["repeat"], ["call_off"])
    one_pass = [(1, "gunner", [12]), (0, "spearman", [12])]
    assert rolled(table) == [(1, "gunner", [12]), *one_pass, *one_pass, (1, "gunner", [12]), *one_pass]


@pytest.mark.rule("I-NAV-03")
def test_an_army_that_goes_on_across_the_sea_meets_a_first_strike() -> None:
    words = ("battles=kawachi:circle:izumi", f"blue.circle=kawachi/2b/{at_level(2)}", "kawachi=blue/1p")
    table = war("c", *words, "izumi=orange/1p", "awaji=green/1p", dice=[6]).go()
    assert rolled(table) == [(0, "bowman", [6, 12])]  # over land
    table.do("blue", ["advance"], ["attack", "awaji"])
    assert rolled(table)[1:3] == [(2, "spearman", [12]), (0, "bowman", [12, 12])]


@pytest.mark.rule("I-NAV-04")
@pytest.mark.rule("I-NAV-04", example=1)
def test_then_the_normal_sequence_begins_with_the_wall() -> None:
    table = war("c", NAVAL, "izumi=blue/5p", "awaji=orange/1b2p/c", dice=[6, 4, 5]).go()
    assert table["izumi"] == "blue/3p"
    assert rolled(table)[2:] == [
        (1, "bowman", [12]),
        (0, "spearman", [12] * 3),
        (1, "spearman", [12] * (2 + 4)),
    ]


@pytest.mark.rule("I-NAV-01")
@pytest.mark.rule("I-ASSN-01")
def test_a_laid_down_daimyo_takes_no_part_in_the_first_strike() -> None:
    words = ("izumi=blue/3p", "orange.circle=awaji/1p/down")
    table = war("c", NAVAL, *words).go()
    assert dice_of(table, 1) == {"spearman": 2}
