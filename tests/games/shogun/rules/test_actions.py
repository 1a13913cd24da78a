"""Section 6.1: carrying out actions (S-ACT)."""

from __future__ import annotations

import pytest

from bakufu.engine.game import HIDDEN
from bakufu.games.shogun import GAME
from bakufu.games.shogun.tables import CARDS, SPACES
from tests.games.shogun.rules.given import reasons, row
from tests.games.shogun.table import Table

EVENTS = "events=EV03!,EV07,EV08,EV12"


def board_seen(table: Table, owner: int, viewer: int) -> dict[str, str]:
    """The planning board of a seat as another sees it: card names, or `hidden`."""
    plan = GAME.view(table.state, viewer).board.plans[owner]
    return {SPACES[space]: "hidden" if card == HIDDEN else CARDS[card] for space, card in enumerate(plan)}


@pytest.mark.rule("S-ACT-01")
def test_actions_follow_the_action_cards_and_players_the_turn_order() -> None:
    table = Table(
        f"shogun/3 order=blue,yellow,red chests=9,9,9 {EVENTS} {row('temple', 'castle')} "
        "etchu=red1 izu=red1 ise=blue1 omi=blue1 kaga=yellow1 iyo=yellow1 "
        "red.plan=castle:etchu,temple:izu blue.plan=castle:ise,temple:omi yellow.plan=castle:kaga,temple:iyo"
    ).go()
    done = [(event.facts["seat"], event.facts["building"]) for event in table.events("built")]
    assert done == [(1, "temple"), (2, "temple"), (0, "temple"), (1, "castle"), (2, "castle"), (0, "castle")]


@pytest.mark.rule("S-ACT-01")
def test_every_player_acts_once_in_an_action() -> None:
    table = Table(
        f"shogun/3 order=yellow,red,blue {EVENTS} {row('battle_a', 'battle_b')} "
        "kai=red3 suruga=red3 ise=blue3 shima=blue3 mino=yellow3 hida=yellow3 "
        "red.plan=battle_a:kai,battle_b:suruga blue.plan=battle_a:ise yellow.plan=battle_a:mino"
    ).go()
    asked = [table.acting]
    for clan, target in (("yellow", "hida"), ("red", "suruga"), ("blue", "shima"), ("red", "kai")):
        table.do(clan, ["move", target, 1])
        asked.append(table.acting)
    assert asked[:4] == [["yellow"], ["red"], ["blue"], ["red"]]


@pytest.mark.rule("S-ACT-02")
@pytest.mark.parametrize("action", ["castle", "temple", "theater", "rice", "taxes", "deploy_5", "deploy_3"])
def test_who_can_must_and_is_not_even_asked(action: str) -> None:
    table = Table("shogun/4 etchu=red2 chests=9,0,0,0").act("red", action, "etchu")
    assert table.decision == "go_on"
    assert table.log and not table.events("skipped")


@pytest.mark.rule("S-ACT-02")
def test_a_battle_move_cannot_be_passed() -> None:
    table = Table("shogun/4 kai=red3").act("red", "battle_b", "kai")
    assert table.refused("red", ["pass"]).key == "must-move"


@pytest.mark.rule("S-ACT-03", example=1)
def test_deploy_5_with_2_chests_is_skipped() -> None:
    table = Table("shogun/4 kai=red1 chests=2,0,0,0").act("red", "deploy_5", "kai")
    assert (table["kai"], table.chests("red"), reasons(table)) == ("red1", 2, ["no-money"])


@pytest.mark.rule("S-ACT-03", example=1)
def test_deploy_5_with_4_armies_in_supply_is_skipped() -> None:
    table = Table("shogun/4 kai=red1 loose=red57 chests=3,0,0,0")
    assert table.supply("red") == 4
    table.act("red", "deploy_5", "kai")
    assert (table["kai"], table.chests("red"), table.supply("red")) == ("red1", 3, 4)
    assert reasons(table) == ["no-armies"]


@pytest.mark.rule("S-ACT-03")
def test_exactly_enough_is_enough() -> None:
    table = Table("shogun/4 kai=red1 loose=red56 chests=3,0,0,0").act("red", "deploy_5", "kai")
    assert (table["kai"], table.chests("red"), table.supply("red")) == ("red6", 0, 0)


@pytest.mark.rule("S-ACT-04")
def test_a_card_is_hidden_until_its_owners_turn_within_the_action() -> None:
    table = Table(
        f"shogun/3 order=red,blue,yellow {EVENTS} {row('battle_a')} "
        "kai=red3 suruga=red1 ise=blue3 shima=blue1 mino=yellow3 hida=yellow1 "
        "red.plan=battle_a:kai blue.plan=battle_a:ise,taxes:shima yellow.plan=battle_a:mino"
    ).go()
    assert board_seen(table, owner=0, viewer=2)["battle_a"] == "kai"
    assert board_seen(table, owner=1, viewer=0)["battle_a"] == "hidden"
    table.do("red", ["move", "suruga", 1])
    assert board_seen(table, owner=1, viewer=0)["battle_a"] == "ise"
    assert board_seen(table, owner=1, viewer=0)["taxes"] == "hidden"
    assert board_seen(table, owner=2, viewer=0)["battle_a"] == "hidden"


@pytest.mark.rule("S-ACT-05")
@pytest.mark.parametrize("plan", ["castle:chest_4", "bid:chest_1"])
def test_a_chest_card_or_an_empty_space_does_nothing(plan: str) -> None:
    table = Table(f"shogun/3 kai=red1 suruga=red1 chests=9,9,9 {EVENTS} red.plan={plan},battle_b:kai").go()
    assert [event.facts["seat"] for event in table.events("no-action")][:3] == [0, 1, 2]
    assert (table["kai"], table["suruga"], table.chests("red")) == ("red1", "red1", 9)
    assert not table.events("built")


@pytest.mark.rule("S-ACT-06")
def test_revealed_cards_stay_on_the_board_during_the_round() -> None:
    table = Table(
        f"shogun/3 kai=red3 suruga=red1 chests=9,9,9 {EVENTS} "
        "red.plan=castle:suruga,taxes:chest_0,battle_a:kai"
    ).go()
    assert table.decision == "battle_move"
    seen = board_seen(table, owner=0, viewer=1)
    assert (seen["castle"], seen["taxes"], seen["battle_a"]) == ("suruga", "chest_0", "kai")


@pytest.mark.rule("S-ACT-06")
def test_after_the_tenth_action_all_cards_are_in_hand_again() -> None:
    table = Table(
        f"shogun/3 kai=red1 suruga=red1 chests=9,9,9 {EVENTS} red.plan=castle:suruga,taxes:kai"
    ).go()
    assert table.decision == "plan"
    hand = [card for _, _, card in table.legal("red")]
    assert set(hand) >= {"kai", "suruga", "chest_0", "chest_1", "chest_2", "chest_3", "chest_4"}
    assert set(table.state.plan) == {CARDS.index("none")}


@pytest.mark.rule("S-ACT-07")
def test_an_action_planned_in_a_lost_province_is_void() -> None:
    table = Table(
        f"shogun/3 order=red,blue,yellow {EVENTS} {row('battle_a', 'taxes')} chests=0,1,0 "
        "kai=red5 shinano=blue2 red.plan=battle_a:kai blue.plan=taxes:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=3, blue=1)
    assert table.chests("blue") == 1
    assert not table.events("taxes")


@pytest.mark.rule("S-ACT-07")
def test_an_action_in_a_province_that_is_still_held_is_carried_out() -> None:
    table = Table(
        f"shogun/3 order=red,blue,yellow {EVENTS} {row('battle_a', 'taxes')} chests=0,1,0 "
        "kai=red5 shinano=blue4 red.plan=battle_a:kai blue.plan=taxes:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=1, blue=4)
    assert table.chests("blue") == 1 + 6


@pytest.mark.rule("S-ACT-08")
@pytest.mark.rule("A-38")
def test_the_price_is_paid_before_the_number_of_armies_is_chosen() -> None:
    table = Table("shogun/4 kai=red1 chests=4,0,0,0 specials=six_armies:red,chest,rice,attack,defense").act(
        "red", "deploy_5", "kai"
    )
    assert (table.decision, table.chests("red"), table["kai"]) == ("deploy_six", 1, "red1")


@pytest.mark.rule("S-ACT-08")
def test_the_price_is_paid_and_the_army_placed_before_the_move_is_chosen() -> None:
    table = Table("shogun/4 kai=red1 suruga=red1 chests=4,0,0,0").act("red", "deploy_1", "kai")
    assert (table.decision, table.chests("red"), table["kai"]) == ("move_on", 3, "red2")


@pytest.mark.rule("S-ACT-09")
def test_taxes_of_this_round_pay_for_a_later_action() -> None:
    table = Table(
        f"shogun/3 kai=red1 suruga=red1 {row('taxes', 'castle')} {EVENTS} red.plan=taxes:kai,castle:suruga"
    ).go()
    assert table["suruga"] == "red1c"
    assert table.chests("red") == 5 - 3
