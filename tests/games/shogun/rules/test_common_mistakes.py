"""What implementers most often get wrong, point by point (the points on modules are not here)."""

from __future__ import annotations

import pytest

from bakufu.engine.game import HIDDEN
from bakufu.games.shogun import GAME
from bakufu.games.shogun.tables import CARDS, PROVINCES, SPACES
from tests.games.shogun.rules.given import attack, play_on, row, specials, taxes
from tests.games.shogun.table import Table

WINTER = "at=y1.winter.winter.go_on order=blue,red,yellow"


@pytest.mark.rule("S-REV-03")
def test_01_one_marker_is_enough_for_a_revolt_of_one_farmer() -> None:
    table = taxes("red4*1", tower="blue1")
    assert (table.decision, table.state.thrown[5]) == ("enter_tower", 1)


@pytest.mark.rule("S-YIELD-04")
def test_01_only_one_marker_is_added_afterwards() -> None:
    assert taxes("red4*1").tray(red=4)["kai"] == "red4*2"


@pytest.mark.rule("S-ORDER-07")
def test_02_the_event_is_drawn_after_the_bids_and_before_the_special_cards() -> None:
    table = Table(
        "shogun/3 at=y1.spring.layout.go_on events=EV03,EV07,EV08,EV12 kai=red2 "
        "ise=blue1 mino=yellow1 chests=9,9,9"
    ).go()
    assert not table.events("event")
    play_on(table, "take_special")
    keys = [event.key for event in table.log if event.key in ("ready", "event", "bid", "special-taken")]
    assert keys == ["ready"] * 3 + ["event"] + ["bid"] * 3


@pytest.mark.rule("S-MOD-05")
def test_03_six_armies_means_6_also_under_small_levies() -> None:
    table = Table(f"shogun/4 kai=red1 chests=3,0,0,0 events=EV12! {specials(red='six_armies')}")
    table.act("red", "deploy_5", "kai").do("red", ["deploy", 6])
    assert table["kai"] == "red7"


@pytest.mark.rule("S-REV-07")
def test_04_nobody_helps_in_a_revolt() -> None:
    table = taxes("red3c*1", f"events=EV05! {specials(red='defense')}", tower="blue1")
    assert (table.decision, table.state.thrown[0]) == ("enter_tower", 3)


@pytest.mark.rule("S-SPEC-06")
def test_04_the_attack_card_works_against_neutral_provinces() -> None:
    table = attack(kozuke="neutral", words=specials(blue="attack"))
    assert table.decision == "extra_attack"


@pytest.mark.rule("S-BAT-06")
def test_05_with_markers_green_cubes_are_neutral_and_stay() -> None:
    table = attack(kozuke="yellow3*1").tray(blue=2, yellow=1, farmers=4)
    assert (table["kozuke"], table.in_tray("farmers")) == ("blue1*1'", 4)


@pytest.mark.rule("S-BAT-11")
def test_05_without_markers_green_cubes_defend_die_first_and_leave() -> None:
    table = attack(kozuke="yellow3").tray(blue=2, yellow=1, farmers=4)
    assert (table["kozuke"], table.in_tray("farmers")) == ("yellow1", 0)


@pytest.mark.rule("S-BAT-13")
def test_06_farmers_alone_never_hold_a_players_province() -> None:
    table = attack(kozuke="yellow3cn").tray(blue=1, farmers=5)
    assert (table["kozuke"], table.state.buildings[PROVINCES.index("kozuke")]) == ("neutral", 0)


@pytest.mark.rule("S-BAT-10")
def test_07_conquest_keeps_buildings_and_markers() -> None:
    assert attack(kozuke="yellow1cn*3").tray(blue=2)["kozuke"] == "blue2cn*3'"


@pytest.mark.rule("S-BAT-13")
def test_07_an_undecided_battle_removes_them() -> None:
    table = attack(kozuke="yellow1cn*3").tray(blue=1, yellow=1)
    assert table["kozuke"] == "neutral"
    assert sum(table.state.buildings) == sum(table.state.markers) == 0


@pytest.mark.rule("S-BAT-08")
def test_08_released_cubes_count_and_more_may_survive_than_were_sent() -> None:
    assert attack(sent=1, kozuke="yellow1").tray(blue=6, yellow=1)["kozuke"] == "blue5'"


@pytest.mark.rule("S-BAT-13")
def test_08_nothing_against_nothing_is_undecided() -> None:
    assert attack(sent=1, kozuke="yellow1").tray()["kozuke"] == "neutral"


@pytest.mark.rule("S-ACT-04")
def test_09_cards_are_revealed_player_by_player() -> None:
    table = Table(
        f"shogun/3 events=EV08!,EV07 {row('battle_a')} kai=red3 ise=blue3 "
        "red.plan=battle_a:kai blue.plan=battle_a:ise"
    ).go()
    seen = GAME.view(table.state, 0).board.plans[1]
    assert seen[SPACES.index("battle_a")] == HIDDEN


@pytest.mark.rule("S-CARD-02")
def test_09_the_card_of_a_lost_province_leaves_the_board_at_once() -> None:
    table = attack(words="yellow.plan=castle:kozuke").tray(blue=1)
    assert CARDS.index("kozuke") not in table.state.plan


@pytest.mark.rule("S-CARD-03")
def test_10_a_card_won_in_this_round_cannot_be_used_in_it() -> None:
    table = Table(
        f"shogun/3 events=EV08!,EV07 {row('battle_a', 'battle_b')} kai=red5 shinano=blue1 "
        "red.plan=battle_a:kai "
        "blue.plan=battle_b:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=4)
    assert table.decision == "plan"  # nobody is asked for Battle/Move B
    assert table["shinano"] == "red4"


@pytest.mark.rule("S-ACT-03")
@pytest.mark.parametrize(("chests", "inside"), [(0, 0), (3, 56)])
def test_11_deploy_1_without_money_or_supply_also_loses_its_move(chests: int, inside: int) -> None:
    tower = f"loose=red{inside}" if inside else ""
    table = Table(f"shogun/4 kai=red5 suruga=red1 chests={chests},0,0,0 {tower}").act(
        "red", "deploy_1", "kai"
    )
    assert (table["kai"], table.decision, table.chests("red")) == ("red5", "go_on", chests)


@pytest.mark.rule("S-ORDER-02")
def test_12_a_province_beats_chest_card_0_and_no_card_is_last() -> None:
    table = Table(
        "shogun/4 at=y1.spring.order.go_on events=EV03,EV07 kai=red1 ise=blue1 mino=yellow1 aki=purple1 "
        "red.plan=bid:chest_0 blue.plan=castle:ise yellow.plan=bid:mino "
        "purple.plan=bid:chest_1 chests=1,1,1,1"
    ).go()
    assert table.state.choosers == [3, 2, 0, 1]


@pytest.mark.rule("S-ORDER-03")
def test_12_ties_are_drawn_in_each_group() -> None:
    orders = set()
    for first in (0, 1):
        for second in (0, 1):
            table = Table(
                "shogun/4 at=y1.spring.order.go_on events=EV03,EV07 chests=2,2,2,2 red.plan=bid:chest_2 "
                "blue.plan=bid:chest_0 yellow.plan=bid:chest_2 purple.plan=bid:chest_0",
                bid_tie=[first, second],
            ).go()
            orders.add(tuple(table.state.choosers))
    assert orders == {(0, 2, 1, 3), (0, 2, 3, 1), (2, 0, 1, 3), (2, 0, 3, 1)}


@pytest.mark.rule("S-WIN-01")
@pytest.mark.rule("A-13")
def test_13_rice_has_its_floor_at_0_and_the_rest_of_the_loss_is_forgotten() -> None:
    table = Table(f"shogun/3 {WINTER} events=EV02 kai=red4 suruga=red4 rice=1,0,0").go()
    assert table.events("hungry")[0].facts["missing"] == 2


@pytest.mark.rule("S-WIN-05")
def test_13_winter_follows_the_turn_order_of_fall_with_one_computation() -> None:
    table = Table(f"shogun/3 {WINTER} events=EV07 kai=red4 ise=blue4 mino=yellow4").go().tray().tray().tray()
    assert [event.facts["seat"] for event in table.events("hungry")] == [1, 0, 2]


@pytest.mark.rule("S-SCORE-01")
def test_13_scoring_comes_after_the_revolts() -> None:
    table = Table(f"shogun/3 {WINTER} events=EV07 kai=red4c").go().tray()
    assert table.state.vp[0] == 0


@pytest.mark.rule("S-SCORE-03")
def test_14_a_tied_majority_of_theaters_is_worth_nothing() -> None:
    table = Table("shogun/3 at=y1.winter.scoring.go_on bitchu=red1n hoki=blue1n").go()
    assert table.state.vp == [2, 2, 0]


@pytest.mark.rule("S-SCORE-04")
def test_14_no_building_no_majority() -> None:
    table = Table("shogun/3 at=y1.winter.scoring.go_on bitchu=red1 hoki=blue1").go()
    assert table.state.vp == [1, 1, 0]


@pytest.mark.rule("S-YEAR-02")
def test_15_tower_and_tray_persist_over_the_year_change() -> None:
    table = Table(
        "shogun/3 at=y1.winter.scoring.go_on kai=red1 loose=red3 firm=farmers2 tray=blue2,farmers1"
    ).go()
    assert table.state.year == 2
    assert (table.in_tower("red"), table.in_tower("farmers")) == (3, 2)
    assert (table.in_tray("blue"), table.in_tray("farmers")) == (2, 1)
