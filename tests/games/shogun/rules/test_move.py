"""Section 6.5: movement (S-MOVE)."""

from __future__ import annotations

import pytest

from tests.games.shogun.rules.given import reasons, row
from tests.games.shogun.table import Table

BOTH = pytest.mark.parametrize("action", ["battle_a", "battle_b"])


@pytest.mark.rule("S-MOVE-01")
@BOTH
def test_any_number_moves_but_one_army_stays(action: str) -> None:
    table = Table("shogun/4 kai=red4 suruga=red1").act("red", action, "kai")
    numbers = [armies for kind, target, armies in table.legal("red") if (kind, target) == ("move", "suruga")]
    assert numbers == [1, 2, 3]
    assert table.refused("red", ["move", "suruga", 4]).rule == "S-MOVE-01"
    assert table.refused("red", ["move", "suruga", 0]).rule == "S-MOVE-01"


@pytest.mark.rule("S-MOVE-01")
def test_one_army_stays_behind_in_an_attack_too() -> None:
    table = Table("shogun/4 kai=red4 suruga=blue1").act("red", "battle_a", "kai")
    numbers = [n for kind, target, n in table.legal("red") if (kind, target) == ("attack", "suruga")]
    assert numbers == [1, 2, 3]


@pytest.mark.rule("S-MOVE-02")
def test_a_province_holds_any_number_of_armies() -> None:
    table = Table("shogun/4 kai=red30 suruga=red32").act("red", "battle_a", "kai")
    table.do("red", ["move", "suruga", 29])
    assert (table["kai"], table["suruga"]) == ("red1", "red61")


@pytest.mark.rule("S-MOVE-03", example=1)
@pytest.mark.parametrize(("origin", "target"), [("shima", "izu"), ("izu", "shima")])
def test_shima_and_izu_are_neighbours_by_sea(origin: str, target: str) -> None:
    table = Table(f"shogun/4 {origin}=red3 {target}=red1").act("red", "battle_a", origin)
    table.do("red", ["move", target, 2])
    assert (table[origin], table[target]) == ("red1", "red3")


@pytest.mark.rule("S-MOVE-04")
@BOTH
def test_only_adjacent_provinces_are_reached(action: str) -> None:
    table = Table("shogun/4 kai=red4 suruga=red1 izu=red1 aki=blue1").act("red", action, "kai")
    neighbours = {"musashi", "sagami", "shinano", "suruga", "totomi"}
    assert {target for _, target, _ in table.legal("red")} == neighbours
    assert table.refused("red", ["move", "izu", 1]).rule == "S-MOVE-04"
    assert table.refused("red", ["attack", "aki", 1]).rule == "S-MOVE-04"


@pytest.mark.rule("S-MOVE-04")
def test_battle_a_and_b_are_two_actions() -> None:
    table = Table(
        f"shogun/3 events=EV03!,EV07,EV08,EV12 {row('battle_a', 'battle_b')} kai=red3 suruga=red1 mino=red3 "
        "hida=red1 red.plan=battle_a:kai,battle_b:mino"
    ).go()
    table.do("red", ["move", "suruga", 2]).do("red", ["move", "hida", 2])
    assert [table[p] for p in ("kai", "suruga", "mino", "hida")] == ["red1", "red3", "red1", "red3"]


@pytest.mark.rule("S-MOVE-05")
def test_the_target_is_open_until_the_action_is_carried_out() -> None:
    table = Table("shogun/4 kai=red2 suruga=red1 shinano=blue1").act("red", "battle_a", "kai")
    assert table.legal("red") == [
        ["move", "suruga", 1],
        ["attack", "musashi", 1],
        ["attack", "sagami", 1],
        ["attack", "shinano", 1],
        ["attack", "totomi", 1],
    ]


@pytest.mark.rule("S-MOVE-06")
def test_a_move_to_an_own_province_is_no_battle() -> None:
    table = (
        Table("shogun/4 kai=red3 suruga=red1").act("red", "battle_a", "kai").do("red", ["move", "suruga", 2])
    )
    assert (table["kai"], table["suruga"], table.decision) == ("red1", "red3", "go_on")
    assert not table.events("throw")
    assert table.supply("red") == 62 - 4


@pytest.mark.rule("S-MOVE-06")
@pytest.mark.parametrize("suruga", ["suruga=blue2", ""])
def test_entering_a_foreign_or_neutral_province_is_a_battle(suruga: str) -> None:
    table = Table(f"shogun/4 kai=red3 {suruga}").act("red", "battle_a", "kai")
    assert table.refused("red", ["move", "suruga", 2]).rule == "S-MOVE-06"
    table.do("red", ["attack", "suruga", 2])
    assert table.decision == "enter_tower"


@pytest.mark.rule("S-MOVE-06")
def test_an_own_province_cannot_be_attacked() -> None:
    table = Table("shogun/4 kai=red3 suruga=red1").act("red", "battle_a", "kai")
    assert table.refused("red", ["attack", "suruga", 1]).key == "attack-own"


@pytest.mark.rule("S-MOVE-07")
@BOTH
def test_a_single_army_cannot_march(action: str) -> None:
    table = Table("shogun/4 kai=red1 suruga=red5").act("red", action, "kai")
    assert (table["kai"], table.decision, reasons(table)) == ("red1", "go_on", ["too-few-armies"])


@pytest.mark.rule("S-MOVE-07")
def test_two_armies_can_march() -> None:
    table = Table("shogun/4 kai=red2").act("red", "battle_a", "kai")
    assert table.decision == "battle_move"


@pytest.mark.rule("S-MOVE-08")
def test_a_move_to_an_own_neighbour_satisfies_the_duty() -> None:
    table = Table("shogun/4 kai=red5 suruga=red1 shinano=blue1").act("red", "battle_a", "kai")
    assert table.refused("red", ["pass"]).rule == "S-MOVE-08"
    table.do("red", ["move", "suruga", 1])
    assert (table["kai"], table["suruga"], table["shinano"]) == ("red4", "red2", "blue1")


@pytest.mark.rule("S-MOVE-08")
def test_without_an_own_neighbour_he_must_attack() -> None:
    table = Table("shogun/4 noto=red5 etchu=blue1 kaga=yellow1").act("red", "battle_a", "noto")
    assert {(kind, target) for kind, target, _ in table.legal("red")} == {
        ("attack", "etchu"),
        ("attack", "kaga"),
    }
    assert ["attack", "kaga", 1] in table.legal("red")


@pytest.mark.rule("A-04")
def test_a_table_may_make_battle_moves_optional() -> None:
    table = Table("shogun/4 optional_battle_move=true noto=red5 etchu=blue1").act("red", "battle_a", "noto")
    assert table.legal("red")[0] == ["pass"]
    table.do("red", ["pass"])
    assert (table["noto"], table["etchu"], table.decision) == ("red5", "blue1", "go_on")


@pytest.mark.rule("A-04")
def test_a_pass_belongs_to_battle_moves_only() -> None:
    table = Table("shogun/4 optional_battle_move=true kai=red5 suruga=red1 chests=1,0,0,0")
    table.act("red", "deploy_1", "kai")
    assert ["pass"] not in table.legal("red")


@pytest.mark.rule("S-MOVE-09")
def test_closed_provinces_cannot_be_entered_with_three_players() -> None:
    table = Table("shogun/3 aki=red4").act("red", "battle_a", "aki")
    assert {target for _, target, _ in table.legal("red")} == {"bingo", "iyo"}
    assert table.refused("red", ["attack", "iwami", 1]).rule == "S-SETUP-04"


@pytest.mark.rule("S-MOVE-09")
@pytest.mark.rule("A-49")
def test_temple_peace_protects_temples_only() -> None:
    table = Table("shogun/4 noto=red4 etchu=blue1t kaga=yellow1c events=EV06!").act("red", "battle_a", "noto")
    assert {target for _, target, _ in table.legal("red")} == {"kaga"}
    assert table.refused("red", ["attack", "etchu", 1]).rule == "S-EVT-07"


@pytest.mark.rule("S-MOVE-09")
def test_temple_peace_does_not_keep_him_from_his_own_temple() -> None:
    table = Table("shogun/4 noto=red4 etchu=red1t kaga=yellow1t events=EV09!").act("red", "battle_a", "noto")
    assert table.legal("red") == [["move", "etchu", n] for n in (1, 2, 3)]


@pytest.mark.rule("S-MOVE-09")
def test_without_any_legal_target_the_action_is_skipped() -> None:
    table = Table("shogun/4 noto=red4 etchu=blue1t kaga=yellow1t events=EV06!").act("red", "battle_a", "noto")
    assert (table["noto"], table.decision, reasons(table)) == ("red4", "go_on", ["no-target"])


@pytest.mark.rule("S-MOVE-10")
def test_armies_that_arrived_this_round_may_move_on() -> None:
    table = Table(
        f"shogun/3 events=EV03!,EV07,EV08,EV12 {row('battle_a', 'battle_b')} kai=red5 suruga=red1 izu=red1 "
        "red.plan=battle_a:kai,battle_b:suruga"
    ).go()
    table.do("red", ["move", "suruga", 4]).do("red", ["move", "izu", 4])
    assert [table[p] for p in ("kai", "suruga", "izu")] == ["red1", "red1", "red5"]


@pytest.mark.rule("S-MOVE-11")
def test_one_target_and_the_action_is_over() -> None:
    table = Table("shogun/4 kai=red5 suruga=red1 totomi=red1").act("red", "battle_a", "kai")
    table.do("red", ["move", "suruga", 2])
    assert (table.decision, table.legal("red"), table.acting) == ("go_on", [], [])
    assert table.state.origin == -1
