"""S-PLAN: the secret plans."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bakufu.engine.game import HIDDEN
from bakufu.games.shogun import GAME
from bakufu.games.shogun.tables import CARDS, PROVINCES, SPACES
from tests.games.shogun.playing import board, new_game
from tests.games.shogun.table import Table
from tests.games.shogun.vectors import vectors

ROW = "row=castle,temple,theater,rice,taxes,?,?,?,?,?"
EVENTS = "events=EV01,EV02,EV03,EV04"
RED_PROVINCES = ["aki", "bingo", "bitchu", "bizen", "echizen", "etchu", "harima", "hida", "hitachi", "hoki"]


def _planning(provinces: int, rest: str = "chests=9,9,9") -> Table:
    """Planning with three players; red has so many provinces, nobody else has any."""
    owned = " ".join(f"{name}=red2" for name in RED_PROVINCES[:provinces])
    return Table(f"shogun/3 at=y1.spring.planning.plan act=red,blue,yellow {ROW} {EVENTS} {rest} {owned}")


def _at_random(table: Table, clan: str, seed: int) -> None:
    """A whole run of random legal choices."""
    rng = Random(seed)
    while table.decision == "plan" and clan in table.acting:
        table.do(clan, rng.choice(table.legal(clan)))


def _placed(table: Table, seat: int = 0) -> dict[str, str]:
    row = board(table.state, seat).plans[seat]
    assert row is not None
    return {SPACES[space]: CARDS[card] for space, card in enumerate(row) if CARDS[card] != "none"}


@pytest.mark.rule("S-PLAN-01")
def test_all_players_plan_at_the_same_time() -> None:
    state = new_game(5, setup="fixed")
    assert GAME.to_act(state) == [0, 1, 2, 3, 4]
    table = Table(state)
    for clan in ("black", "red", "black", "yellow"):  # in any order
        table.do(clan, table.legal(clan)[0])


@pytest.mark.rule("S-PLAN-01")
def test_a_plan_is_seen_by_nobody_else_before_it_is_revealed() -> None:
    """Two plans that differ in every card look the same to everybody but their owner."""
    tables = [_planning(9), _planning(9)]
    for seed, table in enumerate(tables):
        _at_random(table, "red", seed)
    assert _placed(tables[0]) != _placed(tables[1])
    for seat in (1, 2, None):
        assert GAME.view(tables[0].state, seat) == GAME.view(tables[1].state, seat)
        assert board(tables[0].state, seat).plans[0] is None


@pytest.mark.rule("S-PLAN-01")
def test_after_the_bids_only_the_bids_are_open() -> None:
    table = _planning(9)
    for clan in ("red", "blue", "yellow"):
        _at_random(table, clan, 3)
    row = board(table.state, 1).plans[0]
    assert row is not None
    assert row[:10] == [HIDDEN] * 10
    assert CARDS[row[10]] == _placed(table)["bid"]


@pytest.mark.rule("S-PLAN-01")
def test_an_action_card_is_open_from_its_owners_turn_within_that_action() -> None:
    table = Table(
        "shogun/3 row=battle_a,castle,temple,theater,rice,taxes,deploy_5,deploy_3,deploy_1,battle_b"
        " kai=red3 suruga=red1 shinano=blue3 hida=blue1 red.plan=battle_a:kai,castle:suruga"
        " blue.plan=battle_a:shinano"
    ).go()
    assert table.acting == ["red"]
    seen = board(table.state, 2).plans
    assert seen[0] is not None
    assert seen[1] is not None
    assert CARDS[seen[0][8]] == "kai"
    assert seen[0][0] == HIDDEN  # the castle is still to come
    assert seen[1][8] == HIDDEN  # and blue's turn as well


@pytest.mark.rule("S-PLAN-02")
def test_a_board_has_the_ten_actions_and_the_auction_space() -> None:
    table = _planning(10)
    spaces = []
    while "red" in table.acting:
        moves = table.legal("red")
        assert len({move[1] for move in moves}) == 1
        spaces.append(moves[0][1])
        table.do("red", moves[0])
    buildings, yields = ["castle", "temple", "theater"], ["rice", "taxes"]
    armies = ["deploy_5", "deploy_3", "deploy_1", "battle_a", "battle_b"]
    assert sorted(spaces) == sorted([*buildings, *yields, *armies, "bid"])


@pytest.mark.rule("S-PLAN-03")
def test_a_space_that_has_a_card_takes_no_other() -> None:
    table = _planning(9).do("red", ["plan", "bid", "aki"])
    for card in ("bingo", "chest_0"):
        assert table.refused("red", ["plan", "bid", card]).rule == "S-PLAN-03"
    assert _placed(table) == {"bid": "aki"}


@pytest.mark.rule("S-PLAN-04", example=1)
@pytest.mark.parametrize("vector", vectors("planning"), ids=lambda vector: f"{vector['provinces']}_provinces")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_as_many_spaces_are_filled_as_there_are_cards(vector: dict[str, Any], seed: int) -> None:
    table = _planning(vector["provinces"])
    assert len(board(table.state, 0).hand) == vector["provinces"] + 5
    _at_random(table, "red", seed)
    placed = len(_placed(table))
    in_hand = len(board(table.state, 0).hand)
    assert {"placed": placed, "empty": 11 - placed, "in_hand": in_hand} == vector["expect"]


@pytest.mark.rule("S-PLAN-04")
def test_with_eleven_cards_no_space_may_stay_empty() -> None:
    table = _planning(6)
    while "red" in table.acting:
        moves = table.legal("red")
        assert "none" not in [move[2] for move in moves]
        assert table.refused("red", ["plan", moves[0][1], "none"]).rule in ("S-PLAN-04", "S-BID-04")
        table.do("red", moves[-1])


@pytest.mark.rule("S-PLAN-04")
@pytest.mark.rule("A-47")
@pytest.mark.parametrize("empty", [("bid", "castle"), ("castle", "temple"), ("battle_a", "battle_b")])
def test_with_nine_cards_the_player_chooses_which_two_spaces_stay_empty(empty: tuple[str, str]) -> None:
    table = _planning(4)
    while "red" in table.acting:
        moves = table.legal("red")
        space = moves[0][1]
        table.do("red", ["plan", space, "none"] if space in empty else moves[0])
    assert set(SPACES[:11]) - set(_placed(table)) == set(empty)


@pytest.mark.rule("S-PLAN-04")
def test_with_nine_cards_a_third_space_cannot_stay_empty() -> None:
    table = _planning(4)
    for space in ("bid", "castle"):
        table.do("red", ["plan", space, "none"])
    assert table.refused("red", ["plan", "temple", "none"]).rule == "S-PLAN-04"


@pytest.mark.rule("S-PLAN-05")
def test_a_province_card_orders_its_action_in_that_province() -> None:
    table = Table(
        "shogun/3 events=EV01!,EV02,EV03,EV04 chests=3,0,0 kai=red1 mino=red1 red.plan=castle:mino,taxes:kai"
    ).go()
    assert table["mino"] == "red1c"
    assert table["kai"] == "red1*1"
    assert table.chests("red") == 5


@pytest.mark.rule("S-PLAN-05")
@pytest.mark.rule("A-46")
def test_a_province_is_the_source_of_one_action_only() -> None:
    table = _planning(9).do("red", ["plan", "bid", "aki"]).do("red", ["plan", "castle", "bingo"])
    assert ["plan", "temple", "bingo"] not in table.legal("red")
    assert table.refused("red", ["plan", "temple", "bingo"]).rule == "S-PLAN-05"
    assert table.refused("red", ["plan", "temple", "aki"]).rule == "S-PLAN-05"


@pytest.mark.rule("S-PLAN-06")
def test_a_province_whose_card_lies_elsewhere_may_be_moved_into() -> None:
    table = Table("shogun/3 kai=red3 suruga=red1 red.plan=battle_a:kai,castle:suruga")
    table.act("red", "battle_a", "kai").do("red", ["move", "suruga", 2])
    assert table["suruga"] == "red3"


@pytest.mark.rule("S-PLAN-06")
def test_a_province_whose_card_lies_elsewhere_may_be_attacked() -> None:
    table = Table("shogun/3 kai=red3 suruga=blue1 blue.plan=castle:suruga").act("red", "battle_a", "kai")
    assert ["attack", "suruga", 2] in table.legal("red")


@pytest.mark.rule("S-PLAN-07")
def test_a_chest_card_on_an_action_is_no_action_and_costs_nothing() -> None:
    spaces = ["castle", "rice", "taxes", "deploy_5", "battle_a"]
    plan = ",".join(f"{space}:chest_{4 - value}" for value, space in enumerate(spaces))
    table = Table(f"shogun/3 events=EV01!,EV02,EV03,EV04 chests=9,0,0 kai=red3 red.plan={plan}").go()
    assert table.decision == "plan"  # the next round; nothing was asked
    assert table["kai"] == "red3"
    assert (table.chests("red"), table.rice("red")) == (9, 0)


@pytest.mark.rule("S-PLAN-08")
def test_an_empty_space_is_no_action_either() -> None:
    table = Table("shogun/3 events=EV01!,EV02,EV03,EV04 chests=9,0,0 kai=red3").go()
    assert table.decision == "plan"
    assert table["kai"] == "red3"
    assert (table.chests("red"), table.rice("red")) == (9, 0)


@pytest.mark.rule("S-PLAN-09")
def test_an_action_that_is_too_dear_or_impossible_may_be_planned() -> None:
    """No chests, one army, a building that already stands: all of this can be ordered."""
    table = Table(
        f"shogun/3 at=y1.spring.planning.plan act=red,blue,yellow {ROW} {EVENTS}"
        " kai=red1c mino=red1 owari=red1 omi=red1n red.plan=bid:chest_0 red.step=1"
    )
    for space, card in (("castle", "kai"), ("temple", "mino"), ("theater", "omi"), ("rice", "none")):
        table.do("red", ["plan", space, card])
    table.do("red", ["plan", "taxes", "none"]).do("red", ["plan", "deploy_5", "owari"])


@pytest.mark.rule("S-PLAN-09")
def test_legality_is_tested_when_the_action_is_executed() -> None:
    """Red plans a castle without a chest; taxes come first, so it is built."""
    row = "row=taxes,castle,temple,theater,rice,deploy_5,deploy_3,deploy_1,battle_a,battle_b"
    rest = "events=EV01!,EV02,EV03,EV04 kai=red1 mino=red1 red.plan=taxes:kai,castle:mino"
    assert Table(f"shogun/3 {row} {rest}").go()["mino"] == "red1c"
    swapped = row.replace("taxes,castle", "castle,taxes")
    assert Table(f"shogun/3 {swapped} {rest}").go()["mino"] == "red1"


@pytest.mark.rule("S-PLAN-10")
def test_a_finished_plan_cannot_be_changed() -> None:
    table = _planning(9)
    _at_random(table, "red", 1)
    before = _placed(table)
    assert table.refused("red", ["plan", "bid", "chest_0"]).rule == "S-PLAN-10"
    for clan in ("blue", "yellow"):
        _at_random(table, clan, 2)
    assert table.decision == "take_special"  # all have committed
    for space in SPACES[:11]:
        assert table.refused(table.acting[0], ["plan", space, "chest_0"]).key == "wrong-kind"
    assert _placed(table) == before


@pytest.mark.rule("S-PLAN-10")
def test_the_game_waits_until_the_last_player_has_committed() -> None:
    table = _planning(9)
    _at_random(table, "red", 1)
    _at_random(table, "blue", 1)
    assert (table.decision, table.acting) == ("plan", ["yellow"])
    assert not table.events("event")


def test_the_hand_offers_exactly_the_players_provinces_and_chest_cards() -> None:
    """S-STATE-01 for a planner: their hand, and no card of anybody else."""
    table = _planning(2)
    offered = {move[2] for move in table.legal("red")} - {"none"}
    assert offered == {"aki", "bingo", "chest_0", "chest_1", "chest_2", "chest_3", "chest_4"}
    assert table.refused("red", ["plan", "bid", "kai"]).rule == "S-STATE-01"
    assert PROVINCES.index("kai") not in board(table.state, 0).hand
