"""S-ORDER: bids are shown, special cards taken, and the turn order stands."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from bakufu.engine.chance import Seeded
from bakufu.games.shogun import GAME
from bakufu.games.shogun.stages import EVENT_ACTIVE, STAGE_PLANNING
from bakufu.games.shogun.tables import CARDS, CLANS
from tests.games.shogun.playing import board, new_game, random_move
from tests.games.shogun.table import Table
from tests.games.shogun.vectors import vectors

FIVE = "shogun/5 at=y1.spring.order.go_on events=EV01,EV02,EV03,EV04 chests=9,9,9,9,9"
THREE = "shogun/3 at=y1.spring.order.go_on events=EV01,EV02,EV03,EV04 chests=9,9,9"
ROW = "specials=chest,rice,six_armies,attack,defense"
LANDS = "aki=red1 bingo=blue1 hoki=yellow1 ise=purple1 kai=black1"
LAND = dict(zip(CLANS, ["aki", "bingo", "hoki", "ise", "kai"], strict=True))


def _bids(position: str, bids: dict[str, str], **draws: list[int]) -> Table:
    """The moment after the bids are shown. A bid is a chest value, `province` or `none`."""
    plans = []
    for clan, bid in bids.items():
        card = LAND[clan] if bid == "province" else f"chest_{bid}"
        plans += [] if bid == "none" else [f"{clan}.plan=bid:{card}"]
    return Table(f"{position} {ROW} {' '.join(plans)}", True, **draws).go()


def _choosing_order(table: Table) -> list[str]:
    """Who chooses first, second, ...: everybody takes the first card that is left."""
    while table.decision == "take_special":
        table.do(table.acting[0], table.legal(table.acting[0])[0])
    return [CLANS[int(str(event.facts["seat"]))] for event in table.events("special-taken")]


@pytest.mark.rule("S-ORDER-01")
@pytest.mark.rule("A-38")
def test_all_bids_are_open_and_paid_before_the_first_choice() -> None:
    table = _bids(
        f"{FIVE} {LANDS}", {"red": "4", "blue": "3", "yellow": "2", "purple": "province", "black": "0"}
    )
    assert table.decision == "take_special"
    assert board(table.state).taken_by == [-1] * 5
    assert table.state.chests == [5, 6, 7, 9, 9]
    shown = [row[10] for row in board(table.state).plans if row is not None]
    assert [CARDS[card] for card in shown] == ["chest_4", "chest_3", "chest_2", "ise", "chest_0"]


@pytest.mark.rule("S-ORDER-01")
def test_a_province_card_as_a_bid_costs_nothing_and_is_not_lost() -> None:
    table = _bids(f"{THREE} aki=red1", {"red": "province", "blue": "1", "yellow": "0"})
    assert table.chests("red") == 9
    assert table["aki"] == "red1"


@pytest.mark.rule("S-ORDER-02", example=1)
@pytest.mark.parametrize("vector", vectors("bids"), ids=lambda vector: vector["rule"])
def test_the_order_of_choice_and_the_price_of_five_bids(vector: dict[str, Any]) -> None:
    table = _bids(f"{FIVE} {LANDS}", vector["bids"])
    assert {clan: 9 - table.chests(clan) for clan in CLANS} == vector["paid"]
    assert _choosing_order(table) == vector["expect"]


RANK = ["4", "3", "2", "1", "province", "0", "none"]


@pytest.mark.rule("S-ORDER-02")
@pytest.mark.parametrize("better", range(6))
def test_each_bid_beats_the_next_lower_one_whoever_makes_it(better: int) -> None:
    high, low = RANK[better], RANK[better + 1]
    for first, second in permutations(["red", "blue", "yellow"], 2):
        third = ({"red", "blue", "yellow"} - {first, second}).pop()
        bids = {first: high, second: low, third: "none"}
        order = _choosing_order(_bids(f"{THREE} aki=red1 bingo=blue1 hoki=yellow1", bids))
        assert order.index(first) < order.index(second)


@pytest.mark.rule("S-ORDER-03")
def test_each_group_of_equal_bids_is_shuffled_by_itself() -> None:
    """Red and blue bid 3, yellow and purple bid 1: four orders, and black with 0 is always last."""
    bids = {"red": "3", "blue": "3", "yellow": "1", "purple": "1", "black": "0"}
    orders = set()
    for draws in product([0, 1], repeat=2):
        orders.add(tuple(_choosing_order(_bids(f"{FIVE} {LANDS}", bids, bid_tie=list(draws)))))
    assert orders == {
        (*first, *second, "black")
        for first in permutations(["red", "blue"])
        for second in permutations(["yellow", "purple"])
    }


@pytest.mark.rule("S-ORDER-03")
@pytest.mark.parametrize("bid", ["2", "province", "0", "none"])
def test_equal_bids_of_every_kind_tie_and_each_order_is_possible(bid: str) -> None:
    """Two province cards tie, and so do two empty auction spaces."""
    bids = dict.fromkeys(["red", "blue", "yellow"], bid)
    position = f"{THREE} aki=red1 bingo=blue1 hoki=yellow1"
    orders = {
        tuple(_choosing_order(_bids(position, bids, bid_tie=[first, second])))
        for first, second in product(range(3), range(2))
    }
    assert orders == set(permutations(["red", "blue", "yellow"]))


@pytest.mark.rule("S-ORDER-03")
def test_without_a_tie_nothing_is_drawn() -> None:
    table = _bids(f"{THREE} aki=red1", {"red": "province", "blue": "0", "yellow": "none"})
    assert "bid-tie" not in [why for why, _ in table.chance.asked]


@pytest.mark.rule("S-ORDER-04")
def test_each_in_turn_takes_one_card_that_is_still_there() -> None:
    table = _bids(THREE, {"red": "3", "blue": "2", "yellow": "1"})
    assert table.acting == ["red"]
    assert sorted(move[1] for move in table.legal("red")) == sorted(
        ["chest", "rice", "six_armies", "attack", "defense"]
    )
    table.do("red", ["take", "attack"])
    assert table.acting == ["blue"]
    assert ["take", "attack"] not in table.legal("blue")
    assert table.refused("blue", ["take", "attack"]).rule == "S-ORDER-04"
    table.do("blue", ["take", "chest"])
    seen = board(table.state)
    assert seen.taken_by == [1, -1, -1, 0, -1]  # the Daimyo cards lie where the special cards lay


@pytest.mark.rule("S-ORDER-04")
def test_nobody_can_pass_or_choose_out_of_turn() -> None:
    table = _bids(THREE, {"red": "3", "blue": "2", "yellow": "1"})
    assert all(move[0] == "take" for move in table.legal("red"))
    assert table.refused("red", ["pass"]).rule == "S-ORDER-04"
    assert table.refused("blue", ["take", "chest"]).key == "not-your-turn"


@pytest.mark.rule("S-ORDER-04")
def test_the_last_of_five_gets_the_card_that_is_left() -> None:
    table = _bids(FIVE, {"red": "4", "blue": "3", "yellow": "2", "purple": "1", "black": "0"})
    for clan, card in (("red", "defense"), ("blue", "attack"), ("yellow", "chest"), ("purple", "rice")):
        table.do(clan, ["take", card])
    assert [(event.facts["seat"], event.facts["special"]) for event in table.events("special-taken")] == [
        (0, "defense"),
        (1, "attack"),
        (2, "chest"),
        (3, "rice"),
        (4, "six_armies"),
    ]


@pytest.mark.rule("S-ORDER-05", example=1)
def test_turn_order_skips_spaces_without_a_daimyo_card() -> None:
    """Red on space 2, blue on 3 and the third player on 5."""
    table = _bids(THREE, {"red": "1", "blue": "2", "yellow": "3"})
    table.do("yellow", ["take", "defense"]).do("blue", ["take", "six_armies"]).do("red", ["take", "rice"])
    assert [event.facts["seats"] for event in table.events("turn-order")] == [[0, 1, 2]]


@pytest.mark.rule("S-ORDER-05")
@pytest.mark.parametrize("cards", list(permutations(["chest", "six_armies", "defense"])))
def test_turn_order_is_the_order_of_the_spaces_not_of_the_choices(cards: tuple[str, ...]) -> None:
    table = _bids(THREE, {"red": "3", "blue": "2", "yellow": "1"})
    for clan, card in zip(["red", "blue", "yellow"], cards, strict=True):
        table.do(clan, ["take", card])
    spaces = ["chest", "six_armies", "defense"]
    expected = [cards.index(card) for card in spaces]
    assert [event.facts["seats"] for event in table.events("turn-order")] == [expected]


@pytest.mark.rule("S-ORDER-06")
def test_a_card_that_nobody_took_has_no_effect() -> None:
    """Red has +1 Rice; War Chest, Attack and Defense lie untaken."""
    specials = "specials=chest,rice:red,six_armies,attack,defense"
    table = Table(f"shogun/3 kai=red4 suruga=blue2 chests=9,0,0 {specials}")
    table.act("red", "taxes", "kai")
    assert table.chests("red") == 9 + 5
    table.act("red", "battle_a", "kai").do("red", ["attack", "suruga", 2])
    assert table.decision == "enter_tower"
    assert table.state.thrown[:2] == [2, 2]


@pytest.mark.rule("S-ORDER-07")
def test_the_event_is_unknown_to_planners_and_known_to_those_who_choose() -> None:
    state = new_game(3, setup="fixed")
    rng, chance = Random(6), Seeded(6)
    while state.stage == STAGE_PLANNING:
        assert EVENT_ACTIVE not in board(state).events
        GAME.apply(state, *random_move(state, rng), chance)
    assert Table(state).decision == "take_special"
    assert board(state).events.count(EVENT_ACTIVE) == 1
