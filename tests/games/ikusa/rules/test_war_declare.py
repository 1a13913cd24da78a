"""Phase B: battles are declared (section 14)."""

from __future__ import annotations

import pytest

from tests.games.ikusa.table import war
from tests.games.ikusa.war_table import at_level, story

EXAMPLE = (
    "blue.circle=wakasa/1b1s1g",
    *("wakasa=blue/2p", "yamato=blue/2p", "yamashiro=blue/1g1p"),
    *("tango=orange/2p", "kawachi=orange/1s1p"),
)
MARKS = [
    ["declare", "wakasa", "circle", "tango"],
    ["declare", "wakasa", "pf", "tango"],
    ["declare", "yamato", "pf", "kawachi"],
    ["declare", "yamashiro", "pf", "kawachi"],
]


@pytest.mark.rule("I-DECL-01")
def test_attacks_go_against_enemy_and_empty_neighbours() -> None:
    table = war("b", "wakasa=blue/1p", "omi=blue/1p", "tango=orange/1p", "echizen=green/1p", "iga=orange/1p")
    targets = {move[3] for move in table.legal("blue", "declare") if move[1] == "wakasa"}
    assert targets == {"tango", "echizen", "tamba"}
    assert table.refused("blue", ["declare", "wakasa", "pf", "omi"]).key == "attack-own"
    assert table.refused("blue", ["declare", "wakasa", "pf", "iga"]).key == "not-adjacent"
    assert table.refused("blue", ["declare", "tango", "pf", "wakasa"]).key == "not-your-province"


@pytest.mark.rule("I-DECL-01")
def test_declaring_is_optional() -> None:
    table = war("b", "wakasa=blue/1p", "tango=orange/1p").do("blue", ["end"])
    assert table.stage == "d" and table["tango"] == "orange/1p"


@pytest.mark.rule("I-DECL-02")
def test_each_body_has_one_battle_at_most() -> None:
    table = war("b", "wakasa=blue/1p", "blue.circle=wakasa/1b", "tango=orange/1p", "echizen=green/1p")
    table.do("blue", ["declare", "wakasa", "pf", "tango"])
    assert table.refused("blue", ["declare", "wakasa", "pf", "tango"]).rule == "I-DECL-02"
    assert table.refused("blue", ["declare", "wakasa", "pf", "echizen"]).key == "declared-already"
    table.do("blue", ["declare", "wakasa", "circle", "echizen"])
    assert table.legal("blue", "declare") == []


@pytest.mark.rule("I-DECL-02")
def test_a_declaration_takes_nothing_from_the_other_bodies() -> None:
    """The list of what may be declared is the same when it is made anew."""
    table = war("b", *EXAMPLE, "blue.square=yamashiro/1b")
    table.do("blue", ["declare", "yamashiro", "pf", "kawachi"])
    kept = table.legal("blue")
    table.state.listed_moves = []
    assert kept == table.legal("blue")
    assert {tuple(move[1:3]) for move in kept if move[0] == "declare"} == {
        ("wakasa", "pf"),
        ("wakasa", "circle"),
        ("yamato", "pf"),
        ("yamashiro", "square"),
    }


@pytest.mark.rule("I-DECL-03")
def test_several_bodies_attack_one_province_in_battles_of_their_own() -> None:
    table = war("b", "wakasa=blue/1p", "tamba=blue/2p", "tango=orange/4p", dice=[12] * 40)
    table.do("blue", ["declare", "wakasa", "pf", "tango"], ["declare", "tamba", "pf", "tango"], ["end"])
    assert table.legal("blue") == [["fight", "wakasa", "pf", "tango"], ["fight", "tamba", "pf", "tango"]]
    table.do("blue", ["fight", "tamba", "pf", "tango"])
    rolled = [event.facts["dice"] for event in table.events("rolled")]
    assert rolled == [[12] * 2, [12] * 4]  # the unit of Wakasa stays out of it


@pytest.mark.rule("I-DECL-04")
@pytest.mark.parametrize(
    "declared",
    [
        [["declare", "wakasa", "pf", "tango"]],
        [["declare", "wakasa", "circle", "tango"]],
        [["declare", "wakasa", "pf", "tango"], ["declare", "wakasa", "circle", "echizen"]],
        [["declare", "wakasa", "pf", "tango"], ["declare", "wakasa", "circle", "tango"]],
    ],
)
def test_from_a_double_troop_province_one_body_attacks_or_both(declared: list[list[str]]) -> None:
    table = war("b", "wakasa=blue/2p", "blue.circle=wakasa/1b", "tango=orange/1p", "echizen=green/1p")
    table.do("blue", *declared, ["end"])
    fought = [[event.facts["body"], event.facts["target"]] for event in table.events("battle")]
    waiting = [move[2:] for move in table.legal("blue", "fight")]
    assert fought + waiting in ([move[2:] for move in declared], [move[2:] for move in declared[::-1]])


@pytest.mark.rule("I-DECL-05")
@pytest.mark.rule("I-DECL-05", example=1)
@pytest.mark.rule("I-COMP-03")
def test_example_b_four_battles_are_marked() -> None:
    table = war("b", *EXAMPLE).do("blue", *MARKS)
    assert story(table) == [
        "declared seat=0 body=circle origin=wakasa target=tango (I-DECL-05)",
        "declared seat=0 body=pf origin=wakasa target=tango (I-DECL-05)",
        "declared seat=0 body=pf origin=yamato target=kawachi (I-DECL-05)",
        "declared seat=0 body=pf origin=yamashiro target=kawachi (I-DECL-05)",
    ]
    assert all(event.audience is None for event in table.log)
    table.do("blue", ["end"])
    assert sorted(move[1:] for move in table.legal("blue")) == sorted(mark[1:] for mark in MARKS)


@pytest.mark.rule("I-DECL-05")
def test_the_log_tells_when_the_target_is_empty() -> None:
    table = war("b", "wakasa=blue/2p").do("blue", ["declare", "wakasa", "pf", "tango"])
    assert story(table) == ["declared-empty seat=0 body=pf origin=wakasa target=tango (I-DECL-05)"]


@pytest.mark.rule("I-COMP-03")
def test_there_is_no_limit_to_battle_markers() -> None:
    provinces = [
        *("yamashiro", "yamato", "kawachi", "izumi", "settsu", "iga", "ise", "owari", "mikawa"),
        *("totomi", "suruga", "kai", "musashi"),
    ]
    table = war("b", *(f"{province}=blue/1p" for province in provinces))
    for province in provinces:
        target = next(move[3] for move in table.legal("blue", "declare") if move[1] == province)
        table.do("blue", ["declare", province, "pf", target])
    assert len(table.state.battles) == 13


@pytest.mark.rule("I-DECL-06")
@pytest.mark.rule("Q-22")
def test_a_declared_battle_is_fought_for_a_whole_pass_before_it_can_be_called_off() -> None:
    table = war("b", "wakasa=blue/1b1p", "tango=orange/1g1p", dice=[12, 12, 12, 12])
    table.do("blue", ["declare", "wakasa", "pf", "tango"], ["end"])
    assert table.decision == "stop_or_repeat"
    assert [event.facts["unit"] for event in table.events("rolled")] == [
        "bowman",
        "gunner",
        "spearman",
        "spearman",
    ]


@pytest.mark.rule("I-DECL-06")
@pytest.mark.rule("Q-23")
@pytest.mark.rule("Q-22")
def test_a_battle_lapses_when_the_target_was_emptied_before() -> None:
    table = war(
        "c",
        *("battles=wakasa:pf:tango,tamba:pf:tango", "wakasa=blue/2p", "tamba=blue/2p", "tango=orange/1p"),
        dice=[1, 12, 12],
    ).go()
    table.do("blue", ["fight", "wakasa", "pf", "tango"])
    assert table["tango"] == "empty" and table.stage == "d"
    assert story(table)[-1] == "lapsed seat=0 origin=tamba target=tango (I-DECL-06)"


@pytest.mark.rule("I-DECL-06")
@pytest.mark.rule("I-EXPC-05")
@pytest.mark.rule("Q-23")
def test_a_lapsed_battle_is_an_attack_that_an_experienced_army_has_used() -> None:
    """Q-23: with another attack to spare the army may move in."""
    words = ("wakasa=blue/2p", "tango=orange/1p", "battles=wakasa:pf:tango,wakasa:circle:tango")
    table = war("c", f"blue.circle=wakasa/2b/{at_level(2)}", *words, dice=[1, 12, 12]).go()
    table.do("blue", ["fight", "wakasa", "pf", "tango"])
    assert table.decision == "after_battle" and table.can("blue", ["advance"])
    assert story(table)[-1] == "no-battle seat=0 army=blue_circle target=tango (I-EXPC-05)"
    table.do("blue", ["attack", "tamba"])  # the second attack; both went at empty provinces
    assert table.stage == "d" and table.level("blue.circle") == 2


@pytest.mark.rule("I-DECL-06")
@pytest.mark.rule("I-EXPC-05")
def test_a_lapsed_battle_of_a_beginner_is_simply_over() -> None:
    words = ("wakasa=blue/2p", "tango=orange/1p", "battles=wakasa:pf:tango,wakasa:circle:tango")
    table = war("c", "blue.circle=wakasa/2b", *words, dice=[1, 12, 12]).go()
    table.do("blue", ["fight", "wakasa", "pf", "tango"])
    assert table.stage == "d" and table["blue.circle"] == "wakasa/2b"
    assert table.events("lapsed")


@pytest.mark.rule("I-DECL-06")
@pytest.mark.rule("I-ASSN-02")
def test_the_battle_of_an_army_lapses_when_its_daimyo_is_assassinated() -> None:
    """Q-14, Q-16: at the end of phase B, when the declarations are fixed."""
    table = war(
        "b",
        *("ninja=orange", "blue.circle=wakasa/2b", "wakasa=blue/1p", "tango=orange/1p", "blue.square=kai/1p"),
        ninja=[8],
    )
    table.do("blue", ["declare", "wakasa", "circle", "tango"], ["end"])
    assert table.acting == ["orange"] and table.decision == "send_ninja"
    table.do("orange", ["strike", "blue_circle"])
    assert table.stage == "d" and table["tango"] == "orange/1p"
    assert table["blue.circle"] == "wakasa/2b/down"
    assert story(table)[-1] == "lapsed-attackers seat=0 origin=wakasa target=tango (I-DECL-06)"


@pytest.mark.rule("I-ASSN-02")
def test_the_force_beside_an_assassinated_daimyo_still_attacks() -> None:
    table = war("b", "blue.circle=wakasa/2b/down", "wakasa=blue/1p", "tango=orange/1p", dice=[1, 12])
    assert table.refused("blue", ["declare", "wakasa", "circle", "tango"]).key == "leaderless"
    table.do("blue", ["declare", "wakasa", "pf", "tango"], ["end"])
    assert table["tango"] == "empty"


@pytest.mark.rule("I-DECL-06")
def test_the_battle_of_a_force_that_is_gone_lapses() -> None:
    """A force that a recovered army has absorbed cannot fight any more."""
    table = war(
        "c",
        *("battles=yamato:pf:kawachi,wakasa:pf:tango", "orange.circle=tango", "kawachi=orange/1p"),
        *("yamato=blue/1p", "wakasa=blue/2p", "blue.circle=kai"),
        dice=[1, 1],
    ).go()
    table.do("blue", ["fight", "wakasa", "pf", "tango"])  # orange's only daimyo falls
    table.do("blue", ["recover", "yamato"], ["absorb", "spearman"])
    table.do("blue", ["recover", "wakasa"], ["done"])
    assert table.stage == "d"
    assert "lapsed seat=0 origin=yamato target=kawachi (I-DECL-06)" in story(table)


@pytest.mark.rule("I-RONIN-06")
@pytest.mark.rule("Q-10")
def test_declaring_turns_nothing_up_and_an_army_that_stays_keeps_its_ronin_hidden() -> None:
    table = war("b", "kai=blue/3p2r?", "blue.circle=kai/2g1r?", "suruga=orange/3p1r?")
    table.do("blue", ["declare", "kai", "pf", "suruga"])
    assert not table.events("ronin-revealed")
    table.do("blue", ["end"])
    assert table["kai"] == "blue/3p2r" and table["suruga"] == "orange/3p1r"
    assert table["blue.circle"] == "kai/2g1r?"


@pytest.mark.rule("I-DECL-07")
def test_an_attack_along_a_sea_line_is_an_invasion() -> None:
    table = war("b", "izumi=blue/2p", "awaji=orange/1p").do("blue", ["declare", "izumi", "pf", "awaji"])
    table.do("blue", ["end"])
    assert any(
        line.startswith("invasion seat=0 defender=1 body=pf origin=izumi target=awaji")
        for line in story(table)
    )
    assert not table.events("battle")


@pytest.mark.rule("I-DECL-08")
def test_nothing_moves_while_battles_are_declared() -> None:
    table = war("b", "blue.circle=wakasa/1b", "wakasa=blue/1p", "omi=blue/1p", "tango=orange/1p")
    assert {move[0] for move in table.legal("blue")} == {"declare", "end"}
    table.do("blue", ["declare", "wakasa", "pf", "tango"])
    assert table["wakasa"] == "blue/1p" and table["blue.circle"] == "wakasa/1b"


@pytest.mark.rule("I-R1-02")
@pytest.mark.rule("I-QP-12")
def test_in_round_one_no_province_with_an_enemy_army_is_attacked() -> None:
    words = ("wakasa=blue/1p", "tango=orange/1p", "orange.circle=tango/1b", "tamba=orange/1p")
    table = war("b", *words, round=1)
    assert table.refused("blue", ["declare", "wakasa", "pf", "tango"]).rule == "I-R1-02"
    assert table.can("blue", ["declare", "wakasa", "pf", "tamba"])
    assert war("b", *words, round=2).can("blue", ["declare", "wakasa", "pf", "tango"])


@pytest.mark.rule("I-R1-02")
@pytest.mark.rule("Q-19")
def test_in_round_one_further_attacks_spare_armies_too() -> None:
    words = (f"blue.circle=wakasa/2b/{at_level(2)}", "echizen=orange/1p", "orange.circle=tango/1b")
    for number in (1, 2):
        table = war("c", "battles=wakasa:circle:echizen", *words, round=number, dice=[1, 1]).go()
        assert table.can("blue", ["attack", "tango"]) == (number == 2)


@pytest.mark.rule("I-2P-03")
def test_the_second_clan_of_a_player_is_no_target() -> None:
    """Q-42: with two players blue and green belong together."""
    table = war("b", "wakasa=blue/1p", "tango=green/1p", "tamba=red/1p", players=2)
    assert table.refused("blue", ["declare", "wakasa", "pf", "tango"]).rule == "I-2P-03"
    assert table.can("blue", ["declare", "wakasa", "pf", "tamba"])
