"""Section 9: revolts (S-REV)."""

from __future__ import annotations

import pytest

from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.rules.given import specials, taxes
from tests.games.shogun.table import Table

WINTER = "at=y1.winter.winter.go_on order=red,blue,yellow events=EV07"


@pytest.mark.rule("S-REV-01")
@pytest.mark.parametrize("action", ["rice", "taxes"])
def test_collecting_with_a_marker_brings_a_revolt(action: str) -> None:
    table = Table("shogun/4 kai=red4*1").act("red", action, "kai")
    assert table.events("revolt")


@pytest.mark.rule("S-REV-01")
@pytest.mark.parametrize("action", ["castle", "temple", "theater", "deploy_5", "deploy_3", "deploy_1"])
def test_other_actions_bring_no_revolt(action: str) -> None:
    table = Table("shogun/4 etchu=red4*3 chests=9,0,0,0").act("red", action, "etchu")
    assert not table.events("revolt")


@pytest.mark.rule("S-REV-01")
@pytest.mark.parametrize(("rice", "revolts"), [(0, 1), (1, 0)])
def test_a_rice_shortage_in_winter_brings_a_revolt(rice: int, revolts: int) -> None:
    table = Table(f"shogun/3 {WINTER} kai=red4 rice={rice},0,0").go()
    assert len(table.events("revolt")) == revolts


@pytest.mark.rule("S-REV-02")
def test_the_owner_throws_all_his_armies_of_that_province() -> None:
    table = taxes("red4*1", "suruga=red3", tower="blue1")
    assert (table.state.thrown[0], table["suruga"], table.acting) == (4, "red3", ["red"])


@pytest.mark.rule("S-REV-03", example=1)
def test_taxes_in_mikawa_with_2_markers() -> None:
    table = Table("shogun/4 mikawa=red4*2 tray=blue2,farmers1").act("red", "taxes", "mikawa")
    assert table.state.thrown == [4, 2, 0, 0, 0, 2 + 1]
    assert table.supply("farmers") == 20 - 1 - 2


@pytest.mark.rule("S-REV-03", example=2)
def test_kai_in_winter_with_a_shortage_of_2() -> None:
    table = Table(f"shogun/3 {WINTER} kai=red4*1 suruga=red2", revolt=[0]).go()
    assert table.state.thrown == [4, 0, 0, 0, 0, 3]


@pytest.mark.rule("S-REV-03")
def test_farmers_join_a_revolt_as_far_as_their_supply_reaches() -> None:
    table = taxes("red4*5", tower="farmers18")
    assert (table.state.thrown[5], table.supply("farmers")) == (2, 0)


@pytest.mark.rule("S-REV-04")
def test_all_green_cubes_in_the_tray_count_though_there_are_markers() -> None:
    table = taxes("red4*2").tray(red=3, farmers=4)
    assert table["kai"] == "neutral"


@pytest.mark.rule("S-REV-04")
def test_all_own_cubes_in_the_tray_count() -> None:
    table = taxes("red1*1").tray(red=5, farmers=2)
    assert table["kai"] == "red3*2"


@pytest.mark.rule("S-REV-05", example=1)
@pytest.mark.rule("A-03")
def test_a_revolt_put_down_costs_as_many_armies_as_farmers_came() -> None:
    table = taxes("red4*1")
    red, farmers = table.supply("red"), table.supply("farmers")
    table.tray(red=4, farmers=1)
    assert table["kai"] == "red3*2"
    assert (table.supply("red"), table.supply("farmers")) == (red + 1, farmers + 1)


@pytest.mark.rule("S-REV-05")
def test_a_revolt_put_down_leaves_buildings_and_the_card() -> None:
    table = taxes("red4n*1", "red.plan=taxes:kai").tray(red=4, farmers=1)
    assert table["kai"] == "red3n*2"
    assert PROVINCES.index("kai") in table.state.plan


@pytest.mark.rule("S-REV-06")
@pytest.mark.parametrize(("red", "farmers"), [(2, 2), (0, 0), (1, 3), (0, 1)])
def test_a_revolt_is_lost_without_a_majority(red: int, farmers: int) -> None:
    table = taxes("red4n*2", "red.plan=taxes:kai").tray(red=red, farmers=farmers)
    kai = PROVINCES.index("kai")
    assert table["kai"] == "neutral"
    assert (table.state.buildings[kai], table.state.markers[kai]) == (0, 0)
    assert kai not in table.state.plan


@pytest.mark.rule("S-REV-06")
def test_the_cubes_of_a_lost_revolt_go_to_their_supplies() -> None:
    table = taxes("red4*2")
    red, farmers = table.supply("red"), table.supply("farmers")
    table.tray(red=2, farmers=3)
    assert (table.supply("red"), table.supply("farmers")) == (red + 2, farmers + 3)


@pytest.mark.rule("S-REV-07")
def test_neither_castle_event_nor_defense_card_help_in_a_revolt() -> None:
    table = taxes("red4c*1", f"events=EV04! {specials(red='defense')}", tower="blue1")
    assert (table.decision, table.state.thrown[0]) == ("enter_tower", 4)


@pytest.mark.rule("S-REV-07")
def test_the_attack_card_does_not_help_in_a_revolt() -> None:
    table = taxes("red4*1", specials(red="attack"), tower="blue1")
    assert (table.decision, table.state.thrown[0]) == ("enter_tower", 4)


@pytest.mark.rule("S-REV-08")
@pytest.mark.parametrize("markers", ["", "*2"])
def test_a_revolt_in_winter_places_no_marker(markers: str) -> None:
    table = Table(f"shogun/3 {WINTER} kai=red4{markers}").go()
    table.halts = True  # look before the year turns and takes all markers away
    table.tray(red=4)
    assert table["kai"] == f"red4{markers}"


@pytest.mark.rule("S-REV-09")
@pytest.mark.parametrize("red", [0, 2, 5])
def test_no_green_cube_is_left_after_a_revolt(red: int) -> None:
    table = taxes("red4*2").tray(red=red, farmers=3)
    assert table.in_tray("farmers") == 0


@pytest.mark.rule("S-REV-09")
def test_cubes_of_others_stay_in_the_tray_after_a_revolt() -> None:
    table = taxes("red4*2", tower="blue2").tray(red=3, blue=2)
    assert table.in_tray("blue") == 2


@pytest.mark.rule("S-REV-09")
@pytest.mark.parametrize("red", [0, 4])
def test_a_revolt_leaves_nothing_behind(red: int) -> None:
    table = taxes("red4*1").tray(red=red)
    state = table.state
    assert (table.decision, table.acting, state.thrown) == ("go_on", [], [])
    assert (state.purpose, state.battle_province, state.fighting_seat, state.income) == (0, -1, -1, 0)
