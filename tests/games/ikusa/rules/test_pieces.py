"""Pieces, map and units (sections 1 to 3)."""

from __future__ import annotations

import pytest

from bakufu.games.ikusa import GAME, tables
from bakufu.games.ikusa.bodies import has_square
from bakufu.games.ikusa.odds import hits
from bakufu.games.ikusa.options import DEFAULTS, edges
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import PROVINCE_INDEX as P
from bakufu.games.ikusa.tables import UNITS, read_table
from tests.games.ikusa.playing import new_game
from tests.games.ikusa.table import Table, text, war

NEIGHBOURS, SEA = edges(DEFAULTS, GAME.rules_version)


@pytest.mark.rule("I-COMP-01")
@pytest.mark.rule("I-COMP-01", example=1)
def test_a_colour_has_72_figures_and_all_five_have_360() -> None:
    units = {unit["id"]: unit.get("each", 0) for unit in read_table("pieces.toml")["units"]["list"]}
    flags = 2 * len(tables.SHAPES)
    assert units["spearman"] + units["gunner"] + units["swordsman"] + units["bowman"] == 63
    assert 63 + flags + units["daimyo"] == 72
    assert 5 * 72 == 360 and len(tables.CLANS) == 5


@pytest.mark.rule("I-COMP-02")
@pytest.mark.rule("I-COMP-02", example=1)
def test_three_shapes_tell_the_armies_of_a_colour_apart() -> None:
    assert tables.SHAPES == ["circle", "square", "hexagon"]
    assert len(tables.CLANS) * 2 * len(tables.SHAPES) == 30
    assert len(set(tables.ARMIES)) == 15


@pytest.mark.rule("I-COMP-03")
def test_the_pool_holds_ten_castles_five_bases_and_thirty_ronin() -> None:
    pool = read_table("pieces.toml")["pool"]
    assert (pool["castles"], pool["bases"], pool["ronin"], pool["koku"]) == (10, 5, 30, 30)
    assert (pool["battle_markers"], pool["die_sides"]) == (12, 12)
    assert new_game(5).ronin_pool == 30


@pytest.mark.rule("I-COMP-04")
@pytest.mark.rule("I-MAP-01")
def test_there_are_68_provinces_each_with_its_card() -> None:
    assert len(set(tables.PROVINCES)) == tables.PROVINCE_COUNT == 68


@pytest.mark.rule("I-COMP-05")
def test_a_tray_has_five_bins_and_a_card_three_sections() -> None:
    assert tables.BINS == ["turn_order", "build", "levy", "ronin", "ninja"]
    assert tables.ARMIES_EACH == 3


@pytest.mark.rule("I-COMP-06")
@pytest.mark.rule("I-COMP-06", example=1)
@pytest.mark.rule("I-UNIT-04")
def test_a_full_card_takes_neither_samurai_nor_ashigaru() -> None:
    table = war("a", "blue.circle=kai/4b9g1p", "kai=blue/1s1p")
    assert table.refused("blue", ["pick", "circle", "swordsman"]).rule == "I-COMP-06"
    assert table.refused("blue", ["pick", "circle", "spearman"]).rule == "I-COMP-06"


@pytest.mark.rule("I-UNIT-04")
def test_samurai_squares_do_not_serve_ashigaru() -> None:
    state = war("a", "blue.circle=kai/4b9g", "kai=blue/1p").state
    assert not has_square(state, 0, UNITS.index("bowman")) and not has_square(
        state, 0, UNITS.index("swordsman")
    )
    assert has_square(state, 0, UNITS.index("gunner")) and has_square(state, 0, UNITS.index("spearman"))


@pytest.mark.rule("I-COMP-07")
def test_a_kind_that_is_missing_in_the_tray_cannot_be_levied() -> None:
    nine = (
        "blue.circle=kai/4b blue.square=izu/4b blue.hexagon=suruga/1b kai=blue/1p izu=blue/1p suruga=blue/1p"
    )
    table = Table(text("2.levy.buy_unit", "act=blue", nine, "blue.bins=0,0,2,0,0", "blue.drafted=0,0,0,0"))
    assert table.refused("blue", ["levy", "bowman"]).rule == "I-COMP-07"
    assert table.can("blue", ["levy", "swordsman"])


@pytest.mark.rule("I-COMP-08")
def test_dice_have_twelve_sides_and_serve_combat_and_the_ninja_only() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/2p", "kawachi=orange/1p").go()
    assert table.chance.asked == ["combat"] * 3


# -- map -----------------------------------------------------------------------------------------------


@pytest.mark.rule("I-MAP-02")
@pytest.mark.rule("I-MAP-02", example=1)
def test_a_shared_border_is_needed_a_point_is_not_enough() -> None:
    assert P["echigo"] in NEIGHBOURS[P["kozuke"]]
    assert P["shimosa"] not in NEIGHBOURS[P["kozuke"]]


@pytest.mark.rule("I-MAP-03")
@pytest.mark.rule("I-MAP-03", example=1)
def test_a_sea_line_makes_neighbours_by_sea() -> None:
    assert P["nagato"] in SEA[P["iki"]] and P["nagato"] in NEIGHBOURS[P["iki"]]
    assert P["buzen"] not in NEIGHBOURS[P["iki"]]


@pytest.mark.rule("I-MAP-04")
def test_the_two_awas_have_ids_of_their_own() -> None:
    assert P["awa_h"] != P["awa_s"]
    assert P["awa_s"] in NEIGHBOURS[P["tosa"]] and P["awa_h"] not in NEIGHBOURS[P["tosa"]]


@pytest.mark.rule("I-MAP-05")
def test_a_step_goes_along_one_edge() -> None:
    table = war("a", "blue.circle=yamashiro/1g/h4", "yamashiro=blue/1p", "omi=blue/1p", "wakasa=blue/1p")
    assert table.can("blue", ["step", "circle", "omi"])
    assert table.refused("blue", ["step", "circle", "wakasa"]).rule == "I-MAP-05"


@pytest.mark.rule("I-MAP-06")
@pytest.mark.rule("I-MAP-06", example=1)
@pytest.mark.rule("Q-01")
def test_the_borders_of_the_books_examples_are_there() -> None:
    pairs = "yamashiro-omi omi-wakasa wakasa-tango yamato-kawachi yamashiro-kawachi tango-tajima tajima-tamba"
    for pair in pairs.split():
        a, b = pair.split("-")
        assert P[b] in NEIGHBOURS[P[a]] and P[b] not in SEA[P[a]]


@pytest.mark.rule("I-MAP-02")
def test_every_border_has_two_ends_and_the_map_hangs_together() -> None:
    assert all(p in NEIGHBOURS[q] for p in range(68) for q in NEIGHBOURS[p])
    assert sum(map(len, NEIGHBOURS)) == 2 * (125 + 13)
    seen, todo = {0}, [0]
    while todo:
        for q in NEIGHBOURS[todo.pop()]:
            if q not in seen:
                seen.add(q)
                todo.append(q)
    assert len(seen) == 68


@pytest.mark.rule("I-MAP-02")
@pytest.mark.rule("Q-01")
def test_a_table_may_decide_on_a_doubtful_border() -> None:
    with_border, _ = edges({**DEFAULTS, "land_musashi_shimotsuke": "true"}, GAME.rules_version)
    assert P["shimotsuke"] in with_border[P["musashi"]] and P["shimotsuke"] not in NEIGHBOURS[P["musashi"]]


@pytest.mark.rule("I-MAP-03")
def test_a_table_may_not_cut_a_province_off() -> None:
    refusal = GAME.check(4, {**DEFAULTS, "sea_izumo_oki": "false"})
    assert refusal is not None and refusal.key == "cut-off"
    assert GAME.check(4, {**DEFAULTS, "sea_izumo_oki": "false", "sea_hoki_oki": "true"}) is None


# -- units ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-UNIT-01")
def test_combat_values() -> None:
    values = dict(zip(UNITS, tables.COMBAT_VALUE))
    assert values == {"bowman": 6, "swordsman": 5, "gunner": 4, "spearman": 4, "ronin": 5, "daimyo": 6}


@pytest.mark.rule("I-UNIT-02")
@pytest.mark.rule("I-UNIT-02", example=1)
@pytest.mark.parametrize(("unit", "twelfths"), [("bowman", 6), ("swordsman", 5), ("gunner", 4)])
def test_a_unit_hits_with_its_value_in_twelve(unit: str, twelfths: int) -> None:
    one = tuple(int(name == unit) for name in UNITS)
    assert hits(one, (UNITS.index(unit),))[1] == pytest.approx(twelfths / 12)


@pytest.mark.rule("I-UNIT-02", example=2)
@pytest.mark.parametrize(("unit", "die", "hit"), [("1s", 3, True), ("1b", 6, True), ("1b", 7, False)])
def test_a_die_of_the_value_or_lower_hits(unit: str, die: int, hit: bool) -> None:
    table = war("c", "battles=yamato:pf:kawachi", f"yamato=blue/{unit}", "kawachi=orange/1p")
    table.chance.scripts["combat"] = [die]
    table.go()
    assert (table["kawachi"] == "empty") is hit


@pytest.mark.rule("I-UNIT-03")
def test_bowmen_and_gunners_roll_before_the_others() -> None:
    table = war("c", "battles=yamato:pf:kawachi", "yamato=blue/1b1g1s1p", "kawachi=orange/3p").go()
    assert [event.facts["unit"] for event in table.events("rolled")] == [
        "bowman",
        "gunner",
        "swordsman",
        "spearman",
        "spearman",
    ]


@pytest.mark.rule("I-UNIT-05")
def test_a_daimyo_fights_from_his_card() -> None:
    table = war(
        "c", "battles=yamato:circle:kawachi", "blue.circle=yamato", "kawachi=orange/1p", dice=[6]
    ).go()
    assert table["kawachi"] == "empty"
    assert table.events("rolled")[0].facts["unit"] == "daimyo"


@pytest.mark.rule("I-UNIT-06")
@pytest.mark.rule("I-UNIT-07")
def test_an_army_holds_14_units_beside_its_daimyo_and_a_force_five() -> None:
    assert tables.SAMURAI_MOST + tables.ASHIGARU_MOST + 1 == 15
    assert tables.FORCE_MOST == 5
    table = war("d_pf", "kai=blue/5p", "izu=blue/2p", "sagami=blue/1p", "suruga=blue/4p")
    assert table.can("blue", ["march", "izu", "suruga", "spearman", "pf"])
    assert table.refused("blue", ["march", "suruga", "kai", "spearman", "pf"]).rule == "I-FIN-05"


@pytest.mark.rule("I-UNIT-08")
@pytest.mark.rule("I-RONIN-09")
def test_ronin_take_no_place_of_regular_units() -> None:
    table = war("d_pf", "suruga=blue/4p3r", "izu=blue/2p")
    table.do("blue", ["march", "izu", "suruga", "spearman", "pf"])
    assert table["suruga"] == "blue/5p3r"


@pytest.mark.rule("I-UNIT-09")
def test_two_armies_may_not_stay_in_one_province() -> None:
    table = war(
        "a", "blue.circle=kai/1g/h4", "blue.square=suruga/1g", "kai=blue/1p", "suruga=blue/1p", "izu=blue/1p"
    )
    table.do("blue", ["step", "circle", "suruga"])
    assert table.refused("blue", ["end"]).rule == "I-UNIT-09"
    table.do("blue", ["step", "circle", "izu"])
    assert table.can("blue", ["end"])


@pytest.mark.rule("I-UNIT-10")
def test_no_clan_has_more_than_three_daimyos() -> None:
    state = State(Rules(5, DEFAULTS))
    assert len(state.army_at) == 3 * 5


@pytest.mark.rule("I-UNIT-09")
def test_armies_that_a_ninja_left_together_wait_for_their_owners_turn() -> None:
    """Q-16: he struck when one had stepped to the other; after the successor both stand there."""
    together = ("orange.circle=suruga/1p", "orange.square=suruga/1p")
    table = war("b", "kai=blue/3p", *together)
    table.do("blue", ["end"])
    assert GAME.broken_invariants(table.state) == []
