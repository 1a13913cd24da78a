"""Section 6.3: rice and taxes (S-YIELD), with the rulings that a table may choose."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.rules.given import taxes
from tests.games.shogun.table import Table


@pytest.mark.rule("S-YIELD-01")
def test_rice_rises_by_the_value_of_the_card_at_no_cost() -> None:
    table = Table("shogun/4 kaga=red1 rice=2,0,0,0 chests=1,0,0,0").act("red", "rice", "kaga")
    assert (table.rice("red"), table.chests("red")) == (2 + 5, 1)


@pytest.mark.rule("S-YIELD-02")
def test_taxes_bring_the_value_of_the_card_at_no_cost() -> None:
    table = Table("shogun/4 kai=red1 rice=2,0,0,0 chests=1,0,0,0").act("red", "taxes", "kai")
    assert (table.rice("red"), table.chests("red")) == (2, 1 + 5)


@pytest.mark.rule("S-YIELD-03")
@pytest.mark.parametrize("action", ["rice", "taxes"])
def test_collecting_is_compulsory_even_if_a_revolt_is_certain(action: str) -> None:
    table = Table("shogun/4 kai=red1*6").act("red", action, "kai")
    assert table.decision == "enter_tower"
    assert table.events(action)


@pytest.mark.rule("S-YIELD-04")
def test_the_yield_comes_before_the_revolt() -> None:
    table = taxes("red4*1")
    assert (table.decision, table.chests("red")) == ("enter_tower", 5)


@pytest.mark.rule("S-YIELD-04")
@pytest.mark.parametrize("action", ["rice", "taxes"])
def test_without_a_marker_there_is_no_revolt_and_a_marker_is_placed(action: str) -> None:
    table = Table("shogun/4 kai=red4").act("red", action, "kai")
    assert (table.decision, table["kai"]) == ("go_on", "red4*1")


@pytest.mark.rule("S-YIELD-04")
@pytest.mark.parametrize("action", ["rice", "taxes"])
def test_a_revolt_that_was_put_down_leaves_one_more_marker(action: str) -> None:
    table = Table("shogun/4 kai=red4*2").act("red", action, "kai").tray(red=4, farmers=1)
    assert table["kai"] == "red3*3"


@pytest.mark.rule("S-YIELD-05", example=1)
def test_taxes_without_markers() -> None:
    table = taxes("red4")
    assert (table.chests("red"), table["kai"], table.decision) == (5, "red4*1", "go_on")


@pytest.mark.rule("S-YIELD-05", example=1)
def test_taxes_with_a_revolt_that_is_won() -> None:
    table = taxes("red4*2").tray(red=3)
    assert (table.chests("red"), table["kai"]) == (5, "red3*3")


@pytest.mark.rule("S-YIELD-05", example=1)
def test_taxes_with_a_revolt_that_is_lost() -> None:
    table = taxes("red4*2").tray(red=1, farmers=2)
    assert (table.chests("red"), table["kai"]) == (5, "neutral")
    assert table.state.markers[PROVINCES.index("kai")] == 0


@pytest.mark.rule("A-11")
@pytest.mark.parametrize(("action", "rice", "chests"), [("rice", 2, 1), ("taxes", 2, 1)])
def test_a_table_may_let_the_yield_go_with_the_lost_province(action: str, rice: int, chests: int) -> None:
    table = Table("shogun/4 revolt_income=forfeit kai=red1*1 rice=2,0,0,0 chests=1,0,0,0")
    table.act("red", action, "kai").tray(farmers=1)
    assert (table["kai"], table.rice("red"), table.chests("red")) == ("neutral", rice, chests)


@pytest.mark.rule("A-11")
def test_where_the_yield_can_be_forfeited_it_is_kept_with_the_province() -> None:
    table = taxes("red4*1", "revolt_income=forfeit").tray(red=2, farmers=1)
    assert (table["kai"], table.chests("red")) == ("red1*2", 5)


@pytest.mark.rule("S-YIELD-06")
def test_rice_has_no_limit() -> None:
    table = Table("shogun/4 kaga=red1 rice=97,0,0,0").act("red", "rice", "kaga")
    assert table.rice("red") == 102


@pytest.mark.rule("A-12")
@pytest.mark.parametrize(("before", "after", "told"), [(12, 17, 5), (13, 18, 5), (15, 18, 3), (18, 18, 0)])
def test_a_table_may_end_the_rice_track_at_18(before: int, after: int, told: int) -> None:
    table = Table(f"shogun/4 rice_track=18 kaga=red1 rice={before},0,0,0").act("red", "rice", "kaga")
    assert table.rice("red") == after
    assert [event.facts["amount"] for event in table.events("rice")] == [told]
    assert table["kaga"] == "red1*1"  # collected all the same (S-YIELD-03)


@pytest.mark.rule("A-12")
@pytest.mark.rule("A-11")
def test_no_more_rice_is_forfeited_than_the_track_had_counted() -> None:
    table = Table("shogun/4 rice_track=18 revolt_income=forfeit kaga=red1*2 rice=16,0,0,0 loose=farmers5")
    table.act("red", "rice", "kaga")
    assert table.rice("red") == 18
    table.tray(farmers=2)
    assert (table["kaga"], table.rice("red")) == ("neutral", 16)


@pytest.mark.rule("A-12")
def test_no_position_has_more_rice_than_its_track() -> None:
    with pytest.raises(Refused) as caught:
        Table("shogun/4 rice_track=18 kaga=red1 rice=19,0,0,0")
    assert caught.value.refusal.facts["word"] == "rice=19,0,0,0"


@pytest.mark.rule("S-YIELD-06")
def test_rice_turns_into_neither_chests_nor_points() -> None:
    table = Table(
        "shogun/3 at=y1.winter.winter.go_on order=red,blue,yellow events=EV07 kai=red1 rice=40,0,0"
    ).go()
    assert (table.state.vp[0], table.chests("red")) == (1, 0)


@pytest.mark.rule("A-07")
def test_the_bank_never_runs_dry() -> None:
    table = Table("shogun/3 kai=red1 chests=0,70,65").act("red", "taxes", "kai")
    assert table.chests("red") == 5


@pytest.mark.rule("A-07")
@pytest.mark.parametrize(("others", "paid"), [(135, 0), (132, 3), (130, 5), (100, 5)])
def test_a_finite_bank_pays_what_is_left(others: int, paid: int) -> None:
    table = Table(f"shogun/3 bank=finite_135 kai=red1 chests=0,{others},0").act("red", "taxes", "kai")
    assert table.chests("red") == paid


@pytest.mark.rule("A-08")
def test_markers_are_unlimited_by_default() -> None:
    table = Table("shogun/3 kai=red1 suruga=red1*42").act("red", "taxes", "kai")
    assert table["kai"] == "red1*1"


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(("placed", "left"), [(42, "red1"), (41, "red1*1")])
def test_a_table_may_limit_the_markers_to_42(placed: int, left: str) -> None:
    table = Table(f"shogun/3 revolt_markers=finite_42 kai=red1 suruga=red1*{placed}").act(
        "red", "taxes", "kai"
    )
    assert table["kai"] == left
