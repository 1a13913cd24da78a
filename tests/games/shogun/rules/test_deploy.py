"""Section 6.4: deploying (S-DEPLOY)."""

from __future__ import annotations

import pytest

from tests.games.shogun.rules.given import reasons, specials
from tests.games.shogun.table import Table


@pytest.mark.rule("S-DEPLOY-01")
def test_deploy_5_costs_3_chests() -> None:
    table = Table("shogun/4 kai=red2 chests=4,0,0,0").act("red", "deploy_5", "kai")
    assert (table["kai"], table.chests("red"), table.supply("red")) == ("red7", 1, 62 - 7)


@pytest.mark.rule("S-DEPLOY-02")
def test_deploy_3_costs_2_chests() -> None:
    table = Table("shogun/4 kai=red2 chests=4,0,0,0").act("red", "deploy_3", "kai")
    assert (table["kai"], table.chests("red"), table.supply("red")) == ("red5", 2, 62 - 5)


@pytest.mark.rule("S-DEPLOY-03")
def test_deploy_1_costs_1_chest_and_may_move_on() -> None:
    table = Table("shogun/4 kai=red2 suruga=red1 chests=4,0,0,0").act("red", "deploy_1", "kai")
    assert (table["kai"], table.chests("red"), table.decision) == ("red3", 3, "move_on")
    table.do("red", ["move", "suruga", 2])
    assert (table["kai"], table["suruga"], table.decision) == ("red1", "red3", "go_on")


@pytest.mark.rule("S-DEPLOY-03")
def test_the_move_after_deploy_1_is_optional() -> None:
    table = Table("shogun/4 kai=red2 suruga=red1 chests=4,0,0,0").act("red", "deploy_1", "kai")
    table.do("red", ["stay"])
    assert (table["kai"], table["suruga"], table.decision) == ("red3", "red1", "go_on")


@pytest.mark.rule("S-DEPLOY-03")
def test_the_move_after_deploy_1_starts_in_the_ordered_province() -> None:
    table = Table("shogun/4 kai=red2 suruga=red5 izu=red1 chests=4,0,0,0").act("red", "deploy_1", "kai")
    assert table.refused("red", ["move", "izu", 1]).key == "not-adjacent"


@pytest.mark.rule("S-DEPLOY-03")
def test_without_an_own_neighbour_there_is_nothing_to_ask() -> None:
    table = Table("shogun/4 kai=red2 suruga=blue1 chests=4,0,0,0").act("red", "deploy_1", "kai")
    assert (table["kai"], table.decision) == ("red3", "go_on")


@pytest.mark.rule("S-DEPLOY-04", example=1)
def test_deploy_1_without_a_chest_loses_its_move() -> None:
    table = Table("shogun/4 kai=red6 suruga=red1 chests=0,9,9,9").act("red", "deploy_1", "kai")
    assert (table["kai"], table.decision, reasons(table)) == ("red6", "go_on", ["no-money"])


@pytest.mark.rule("S-DEPLOY-04", example=1)
def test_deploy_1_with_the_last_chest_and_the_last_army_moves_up_to_3_on() -> None:
    table = Table("shogun/4 kai=red3 suruga=red1 loose=red57 chests=1,0,0,0").act("red", "deploy_1", "kai")
    assert (table["kai"], table.chests("red"), table.supply("red")) == ("red4", 0, 0)
    assert table.legal("red") == [["stay"], *(["move", "suruga", n] for n in (1, 2, 3))]


@pytest.mark.rule("S-DEPLOY-04")
def test_deploy_1_without_an_army_in_supply_loses_its_move() -> None:
    table = Table("shogun/4 kai=red6 suruga=red1 loose=red55 chests=3,0,0,0").act("red", "deploy_1", "kai")
    assert (table["kai"], table.chests("red"), table.decision) == ("red6", 3, "go_on")
    assert reasons(table) == ["no-armies"]


@pytest.mark.rule("S-DEPLOY-05")
def test_the_move_of_deploy_1_leads_to_own_provinces_only() -> None:
    table = Table("shogun/4 kai=red4 suruga=red1 shinano=blue1 chests=1,0,0,0").act("red", "deploy_1", "kai")
    assert {move[1] for move in table.legal("red") if move[0] != "stay"} == {"suruga"}
    assert table.refused("red", ["move", "musashi", 1]).rule == "S-DEPLOY-05"
    assert table.refused("red", ["move", "shinano", 1]).rule == "S-DEPLOY-05"
    assert table.refused("red", ["attack", "shinano", 1]).key == "wrong-kind"


@pytest.mark.rule("S-DEPLOY-06")
@pytest.mark.parametrize(("action", "needed"), [("deploy_5", 5), ("deploy_3", 3), ("deploy_1", 1)])
def test_one_army_too_few_in_supply_and_the_deployment_is_skipped(action: str, needed: int) -> None:
    table = Table(f"shogun/4 kai=red1 loose=red{61 - needed + 1} chests=9,0,0,0").act("red", action, "kai")
    assert (table["kai"], table.chests("red"), reasons(table)) == ("red1", 9, ["no-armies"])


@pytest.mark.rule("S-DEPLOY-06")
@pytest.mark.parametrize(("action", "fewer"), [("deploy_5", 3), ("deploy_3", 2)])
def test_small_levies_need_only_so_many_in_supply(action: str, fewer: int) -> None:
    table = Table(f"shogun/4 kai=red1 loose=red{61 - fewer} chests=9,0,0,0 events=EV12!")
    table.act("red", action, "kai")
    assert (table["kai"], table.supply("red")) == (f"red{1 + fewer}", 0)


@pytest.mark.rule("A-10", example=1)
def test_six_armies_with_5_in_supply_places_5() -> None:
    table = Table(f"shogun/4 kai=red1 loose=red56 chests=3,0,0,0 {specials(red='six_armies')}")
    table.act("red", "deploy_5", "kai")
    assert (table["kai"], table.decision, table.supply("red")) == ("red6", "go_on", 0)


@pytest.mark.rule("A-10", example=1)
def test_six_armies_with_4_in_supply_is_skipped() -> None:
    table = Table(f"shogun/4 kai=red1 loose=red57 chests=3,0,0,0 {specials(red='six_armies')}")
    table.act("red", "deploy_5", "kai")
    assert (table["kai"], table.chests("red"), reasons(table)) == ("red1", 3, ["no-armies"])


def small_levies(supply: int, options: str = "") -> Table:
    """Red deploys 5 in Kai under small levies with the card 6 Armies and so many armies in supply."""
    words = f"kai=red1 loose=red{61 - supply} chests=3,0,0,0 events=EV12! {specials(red='six_armies')}"
    return Table(f"shogun/4 {options} {words}").act("red", "deploy_5", "kai")


@pytest.mark.rule("A-10", example=1)
@pytest.mark.rule("S-DEPLOY-06")
@pytest.mark.parametrize("supply", [4, 5])
def test_six_armies_are_all_or_nothing(supply: int) -> None:
    """Small levies, supply 4, card 6 -> 3 placed: nobody is asked, and there is no 4."""
    table = small_levies(supply)
    assert (table.decision, table["kai"], table.supply("red")) == ("go_on", "red4", supply - 3)


@pytest.mark.rule("A-10", example=1)
@pytest.mark.rule("S-SPEC-05")
def test_with_6_in_supply_the_card_gives_the_choice_between_3_and_6() -> None:
    table = small_levies(6)
    assert table.legal("red") == [["deploy", 3], ["deploy", 6]]
    for armies in (4, 5):
        refusal = table.refused("red", ["deploy", armies])
        assert (refusal.key, refusal.facts["least"], refusal.facts["most"]) == ("deploy-number", 3, 6)
    table.do("red", ["deploy", 6])
    assert (table["kai"], table.supply("red")) == ("red7", 0)


@pytest.mark.rule("A-10")
@pytest.mark.parametrize(("supply", "most"), [(4, 4), (5, 5), (6, 6), (7, 6)])
def test_a_table_may_let_six_armies_go_as_far_as_the_supply(supply: int, most: int) -> None:
    table = small_levies(supply, "short_supply=as_far_as_possible")
    assert table.legal("red") == [["deploy", 3], ["deploy", most]]
    table.do("red", ["deploy", most])
    assert (table["kai"], table.supply("red")) == (f"red{1 + most}", supply - most)
