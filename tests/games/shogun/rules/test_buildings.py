"""Section 6.2: buildings (S-BUILD)."""

from __future__ import annotations

import pytest

from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.rules.given import attack, reasons
from tests.games.shogun.table import Table

KINDS = {"castle": "c", "temple": "t", "theater": "n"}


@pytest.mark.rule("S-BUILD-01")
def test_a_castle_costs_3_chests() -> None:
    table = Table("shogun/4 kai=red2 chests=3,0,0,0").act("red", "castle", "kai")
    assert (table["kai"], table.chests("red")) == ("red2c", 0)


@pytest.mark.rule("S-BUILD-02")
def test_a_temple_costs_2_chests() -> None:
    table = Table("shogun/4 kai=red2 chests=3,0,0,0").act("red", "temple", "kai")
    assert (table["kai"], table.chests("red")) == ("red2t", 1)


@pytest.mark.rule("S-BUILD-03")
def test_a_theater_costs_1_chest() -> None:
    table = Table("shogun/4 kai=red2 chests=3,0,0,0").act("red", "theater", "kai")
    assert (table["kai"], table.chests("red")) == ("red2n", 2)


@pytest.mark.rule("S-BUILD-04")
@pytest.mark.parametrize(("province", "built"), [("kai", "c"), ("aki", "ct"), ("etchu", "ctn")])
def test_each_building_takes_one_of_the_spaces(province: str, built: str) -> None:
    table = Table(f"shogun/4 {province}=red1 chests=9,0,0,0")
    for kind in KINDS:
        table.act("red", kind, province)
    assert table[province] == "red1" + built
    assert reasons(table) == ["no-space"] * (3 - len(built))


@pytest.mark.rule("S-BUILD-05", example=1)
@pytest.mark.parametrize("second", ["castle", "theater"])
def test_aki_takes_a_temple_and_one_building_of_another_kind(second: str) -> None:
    table = Table("shogun/4 aki=red1 chests=9,0,0,0").act("red", "temple", "aki")
    assert table["aki"] == "red1t"
    table.act("red", second, "aki")
    assert KINDS[second] in table["aki"]
    assert not table.events("skipped")


@pytest.mark.rule("S-BUILD-05", example=1)
def test_aki_takes_no_second_temple() -> None:
    table = Table("shogun/4 aki=red1t chests=9,0,0,0").act("red", "temple", "aki")
    assert (table["aki"], table.chests("red"), reasons(table)) == ("red1t", 9, ["building-there"])


@pytest.mark.rule("S-BUILD-05", example=1)
@pytest.mark.parametrize("kind", list(KINDS))
def test_aki_is_full_after_temple_and_castle(kind: str) -> None:
    table = Table("shogun/4 aki=red1ct chests=9,0,0,0").act("red", kind, "aki")
    assert (table["aki"], table.chests("red")) == ("red1ct", 9)


@pytest.mark.rule("S-BUILD-06")
@pytest.mark.parametrize(("kind", "price"), [("castle", 3), ("temple", 2), ("theater", 1)])
def test_one_chest_too_few_and_nothing_is_built_or_paid(kind: str, price: int) -> None:
    table = Table(f"shogun/4 etchu=red1 chests={price - 1},0,0,0").act("red", kind, "etchu")
    assert (table["etchu"], table.chests("red"), reasons(table)) == ("red1", price - 1, ["no-money"])


@pytest.mark.rule("S-BUILD-06")
def test_without_a_free_space_nothing_is_paid() -> None:
    table = Table("shogun/4 kai=red1n chests=9,0,0,0").act("red", "castle", "kai")
    assert (table["kai"], table.chests("red"), reasons(table)) == ("red1n", 9, ["no-space"])


@pytest.mark.rule("S-BUILD-06")
@pytest.mark.parametrize(("kind", "tiles"), [("castle", 28), ("temple", 26), ("theater", 26)])
def test_without_a_tile_in_stock_nothing_is_built_or_paid(kind: str, tiles: int) -> None:
    full = " ".join(f"{province}=blue1{KINDS[kind]}" for province in PROVINCES[:tiles])
    table = Table(f"shogun/4 {full} shinano=red1 chests=9,0,0,0").act("red", kind, "shinano")
    assert (table["shinano"], table.chests("red"), reasons(table)) == ("red1", 9, ["no-tile"])


@pytest.mark.rule("S-BUILD-06")
def test_the_last_tile_can_be_built() -> None:
    full = " ".join(f"{province}=blue1t" for province in PROVINCES[:25])
    table = Table(f"shogun/4 {full} shinano=red1 chests=9,0,0,0").act("red", "temple", "shinano")
    assert table["shinano"] == "red1t"


@pytest.mark.rule("S-BUILD-07")
def test_the_conqueror_scores_the_buildings() -> None:
    table = attack(kozuke="yellow1cn").tray(blue=3)
    assert table["kozuke"] == "blue3cn'"
    table = Table("shogun/3 at=y1.winter.scoring.go_on kozuke=blue3cn").go()
    assert table.state.vp == [0, 1 + 2 + 3 + 1, 0]


@pytest.mark.rule("S-BUILD-07")
def test_a_province_that_becomes_neutral_loses_its_buildings_and_the_tiles_can_be_built_again() -> None:
    table = attack(kozuke="yellow1cn")
    stock = table.state.stock[:]
    table.tray(blue=1, yellow=1)
    assert table["kozuke"] == "neutral"
    assert table.state.buildings[PROVINCES.index("kozuke")] == 0
    assert table.state.stock == [stock[0] + 1, stock[1], stock[2] + 1]
