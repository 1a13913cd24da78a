"""Section 7: the order of modifiers (S-MOD)."""

from __future__ import annotations

import pytest

from tests.games.shogun.rules.given import specials
from tests.games.shogun.table import Table


def tax(province: str, event: str = "", special: bool = False) -> int:
    """What Collect Taxes brings in this province."""
    words = f"events={event}! " if event else ""
    words += specials(red="chest") if special else specials(blue="chest")
    return Table(f"shogun/4 {province}=red2 {words}").act("red", "taxes", province).chests("red")


def rice(province: str, event: str = "", special: bool = False) -> int:
    """What Confiscate Rice brings in this province."""
    words = f"events={event}! " if event else ""
    words += specials(red="rice") if special else specials(blue="rice")
    return Table(f"shogun/4 {province}=red2 {words}").act("red", "rice", province).rice("red")


def deployed(action: str, event: str = "", special: str = "") -> Table:
    """A deployment of Red with 9 chests in Noto, which has no own neighbour; he takes the most he may."""
    words = f"events={event}! " if event else ""
    words += specials(red=special) if special else ""
    table = Table(f"shogun/4 noto=red1 chests=9,0,0,0 {words}").act("red", action, "noto")
    return table.do("red", table.legal("red")[-1]) if table.decision == "deploy_six" else table


@pytest.mark.rule("S-MOD-01")
def test_the_event_comes_before_the_special_card() -> None:
    # The other way round: 7 + 1, cut to 5; and 5 + 1, cut to 3.
    assert tax("settsu", "EV07", special=True) == 6
    assert rice("mino", "EV11", special=True) == 4


@pytest.mark.rule("S-MOD-02", example=1)
def test_settsu_under_tax_max_5_with_a_war_chest_more() -> None:
    assert tax("settsu", "EV07") == 5
    assert tax("settsu", "EV07", special=True) == 6


@pytest.mark.rule("S-MOD-02")
@pytest.mark.parametrize(("province", "amount"), [("aki", 4), ("kai", 5), ("mikawa", 5), ("settsu", 5)])
def test_tax_max_5_cuts_high_values_only(province: str, amount: int) -> None:
    assert tax(province, "EV07") == amount


@pytest.mark.rule("S-MOD-03", example=1)
@pytest.mark.parametrize(("province", "amount"), [("aki", 6), ("settsu", 7)])
def test_tax_min_6_raises_low_values_only(province: str, amount: int) -> None:
    assert tax(province, "EV08") == amount


@pytest.mark.rule("S-MOD-03")
def test_the_war_chest_card_adds_1() -> None:
    assert tax("kai") == 5
    assert tax("kai", special=True) == 6
    assert tax("kai", "EV08", special=True) == 7


@pytest.mark.rule("S-MOD-03")
@pytest.mark.parametrize("event", ["EV01", "EV03", "EV04", "EV06", "EV10", "EV11", "EV12"])
def test_other_events_leave_the_taxes_alone(event: str) -> None:
    assert tax("settsu", event) == 7


@pytest.mark.rule("S-MOD-04", example=1)
def test_card_5_under_rice_max_3_with_the_rice_card() -> None:
    assert rice("kaga", "EV11") == 3
    assert rice("kaga", "EV11", special=True) == 4


@pytest.mark.rule("S-MOD-04")
@pytest.mark.parametrize(("province", "amount"), [("hida", 4), ("harima", 4), ("kaga", 5)])
def test_rice_min_4_raises_low_values_only(province: str, amount: int) -> None:
    assert rice(province, "EV10") == amount


@pytest.mark.rule("S-MOD-04")
@pytest.mark.parametrize("event", ["EV02", "EV05", "EV07", "EV08", "EV09", "EV12"])
def test_other_events_leave_the_rice_alone(event: str) -> None:
    assert rice("kaga", event) == 5
    assert rice("kaga", event, special=True) == 6


@pytest.mark.rule("S-MOD-05", example=1)
@pytest.mark.parametrize(
    ("event", "special", "armies"), [("EV12", "six_armies", 6), ("EV12", "", 3), ("", "six_armies", 6)]
)
def test_deploy_5_under_small_levies_and_six_armies(event: str, special: str, armies: int) -> None:
    table = deployed("deploy_5", event, special)
    assert (table["noto"], table.chests("red")) == (f"red{1 + armies}", 9 - 3)


@pytest.mark.rule("S-MOD-05")
@pytest.mark.parametrize(("event", "fewer"), [("", 5), ("EV12", 3)])
def test_six_armies_may_but_need_not_be_used(event: str, fewer: int) -> None:
    words = f"events={event}!" if event else ""
    table = Table(f"shogun/4 noto=red1 chests=9,0,0,0 {words} {specials(red='six_armies')}")
    table.act("red", "deploy_5", "noto")
    assert table.legal("red") == [["deploy", fewer], ["deploy", 6]]
    assert table.refused("red", ["deploy", 7]).rule == "S-MOD-05"
    table.do("red", ["deploy", fewer])
    assert table["noto"] == f"red{1 + fewer}"


@pytest.mark.rule("S-MOD-06", example=1)
def test_deploy_3_under_small_levies_is_not_helped_by_six_armies() -> None:
    table = deployed("deploy_3", "EV12", "six_armies")
    assert (table["noto"], table.chests("red")) == ("red3", 9 - 2)


@pytest.mark.rule("S-MOD-06")
@pytest.mark.parametrize("event", ["", "EV12"])
def test_deploy_1_places_1_under_any_event(event: str) -> None:
    table = deployed("deploy_1", event, "six_armies")
    assert (table["noto"], table.chests("red")) == ("red2", 9 - 1)


@pytest.mark.rule("S-MOD-07")
@pytest.mark.parametrize("event", ["EV01", "EV03", "EV04", "EV06", "EV07", "EV08", "EV10", "EV11", "EV12"])
@pytest.mark.parametrize("special", ["chest", "rice", "six_armies", "attack", "defense"])
def test_no_event_or_special_card_changes_a_price(event: str, special: str) -> None:
    prices = {"castle": 3, "temple": 2, "theater": 1, "deploy_5": 3, "deploy_3": 2, "deploy_1": 1}
    for action, price in prices.items():
        words = f"events={event}! {specials(red=special)}"
        table = Table(f"shogun/4 etchu=red1 chests=9,0,0,0 {words}").act("red", action, "etchu")
        assert table.chests("red") == 9 - price, action


@pytest.mark.rule("S-MOD-08", example=1)
@pytest.mark.parametrize(("supply", "thrown", "left"), [(5, 5, 3), (1, 4, 0)])
def test_castle_army_and_defense_card_add_up_as_far_as_the_supply_reaches(
    supply: int, thrown: int, left: int
) -> None:
    table = Table(
        f"shogun/4 shinano=blue5 kozuke=yellow3c loose=yellow{62 - 3 - supply} events=EV04! "
        + specials(yellow="defense")
    )
    table.act("blue", "battle_a", "shinano").do("blue", ["attack", "kozuke", 4])
    if table.decision == "extra_defense":
        table.do("yellow", ["extra", "yes"])
    assert table.decision == "enter_tower"
    assert table.state.thrown[2] == thrown
    assert table.supply("yellow") == left


@pytest.mark.rule("S-MOD-08")
def test_the_castle_takes_the_last_army_before_the_special_card() -> None:
    table = Table(
        f"shogun/4 shinano=blue5 kozuke=yellow3c loose=yellow58 events=EV05! {specials(yellow='defense')}"
    )
    table.act("blue", "battle_a", "shinano").do("blue", ["attack", "kozuke", 4])
    assert table.decision == "enter_tower"
    assert [event.key for event in table.log][-1] == "castle-defender"
