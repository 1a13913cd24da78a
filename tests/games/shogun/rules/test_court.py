"""Section 11.1: Tenno's Court (S-TC), but for the favor cards themselves."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.events import Event
from bakufu.games.shogun import GAME
from bakufu.games.shogun.tables import CARDS, CLANS, SPACES
from tests.games.shogun.playing import board, new_game, play_out, random_game
from tests.games.shogun.rules.given import row
from tests.games.shogun.table import Table
from tests.games.shogun.vectors import vectors

EVENTS = "events=EV01,EV02,EV03,EV04"
SIX = "aki=red2 bingo=red2 bitchu=red2 bizen=red2 echizen=red2 etchu=red2"


def planning(provinces: str = SIX, words: str = "") -> Table:
    return Table(
        "shogun/3 modules=court at=y1.spring.planning.plan act=red,blue,yellow"
        f" {EVENTS} chests=2,2,2 {provinces} {words}"
    )


def court(words: str, players: int = 5, options: str = "") -> Table:
    """The court is about to be held."""
    return Table(f"shogun/{players} modules=court {options} at=y1.spring.court.go_on events=EV12! {words}")


def officials(table: Table) -> dict[str, int]:
    """In the entrance hall, by clan."""
    hall = table.state.modules.hall
    return {clan: hall[seat] for seat, clan in enumerate(CLANS[: len(hall)]) if hall[seat]}


def favors(table: Table) -> dict[int, int]:
    """The number of each favor card on display, and what it costs."""
    places = table.state.modules.favor_at
    return {card + 1: cost for card, cost in enumerate(places) if cost in (2, 3, 4)}


# -- set-up


@pytest.mark.rule("S-TC-01")
def test_the_court_has_35_officials_21_favor_cards_and_15_dice_tower_cards() -> None:
    state = new_game(5, modules="court", setup="fixed", tower_model="manual")
    assert sum(state.modules.officials) == 35
    assert len(state.modules.favor_at) == 21
    assert [card for card in CARDS if card.startswith("dice")] == ["dice_1", "dice_2", "dice_3"]
    assert SPACES[11:] == ["convert_1", "convert_2", "convert_3"]


@pytest.mark.rule("S-TC-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_7_officials_and_3_dice_tower_cards(players: int) -> None:
    state = new_game(players, modules="court", setup="fixed")
    modules = state.modules
    assert [a + b for a, b in zip(modules.officials, modules.hall, strict=True)] == [7] * players
    for seat in range(players):
        assert [CARDS[card] for card in board(state, seat).hand[-3:]] == ["dice_1", "dice_2", "dice_3"]
    assert set(board(state).cards) == {state.owner.count(0) + 5 + 3}


@pytest.mark.rule("S-TC-02")
def test_without_the_court_there_are_no_dice_tower_cards() -> None:
    table = Table(f"shogun/3 at=y1.spring.planning.plan act=red,blue,yellow {EVENTS} {SIX}")
    refusal = table.refused("red", ["plan", "bid", "dice_1"])
    assert (refusal.key, refusal.rule) == ("no-dice-cards", "S-TC-02")


@pytest.mark.rule("S-TC-03", example=1)
def test_for_each_army_that_falls_out_at_the_loading_an_official_enters_the_hall() -> None:
    table = Table(new_game(5, modules="court", setup="fixed", tower_model="manual"))
    table.tray(farmers=2, blue=2, red=2, purple=1)
    assert officials(table) == {"red": 2, "blue": 2, "purple": 1}
    assert table.state.modules.officials == [5, 5, 7, 6, 7]
    assert table.state.tray == [0] * 6
    assert table.supply("blue") == 62 - 23 - 7 + 2
    assert [event.facts for event in table.events("officials")] == [
        {"seat": seat, "officials": count} for seat, count in enumerate([2, 2, 0, 1, 0])
    ]


@pytest.mark.rule("S-TC-04")
def test_a_game_uses_18_of_the_21_favor_cards_and_none_twice() -> None:
    log: list[Event] = []
    state = play_out(3, 5, log, modules="court")
    shown = [event.facts["favors"] for event in log if event.key == "favors-shown"]
    assert [len(three) for three in shown if isinstance(three, list)] == [3] * 6
    numbers = [number for three in shown if isinstance(three, list) for number in three]
    assert len(set(numbers)) == 18 and set(numbers) <= set(range(1, 22))
    assert state.modules.favor_at.count(0) == 3


# -- favor cards are laid out


@pytest.mark.rule("S-TC-05", example=1)
@pytest.mark.rule("A-53")
@pytest.mark.parametrize("vector", vectors("favor_layout"), ids=str)
def test_the_highest_number_costs_the_most(vector: dict[str, Any]) -> None:
    # The pile holds 1-21 in order; each draw takes a place in what is left of it.
    pile, draws = list(range(1, 22)), []
    for number in vector["drawn"]:
        draws.append(pile.index(number))
        pile.remove(number)
    table = Table("shogun/4 modules=court at=y1.spring.layout.go_on events=EV01,EV02,EV03", favor_card=draws)
    table.go()
    assert favors(table) == {int(number): cost for number, cost in vector["expect"].items()}
    assert table.events("favors-shown")[0].facts == {"favors": sorted(vector["drawn"], reverse=True)}


# -- planning


@pytest.mark.rule("S-TC-06", example=1)
def test_with_six_provinces_all_14_spaces_are_filled() -> None:
    table = planning()
    spaces = []
    while "red" in table.acting:
        moves = table.legal("red")
        assert "none" not in [move[2] for move in moves]
        spaces.append(moves[0][1])
        table.do("red", moves[0])
    assert sorted(spaces) == sorted(SPACES) and spaces[0] == "bid" and spaces[-3:] == SPACES[11:]
    assert sorted(table.state.plan[:14]) == sorted(set(table.state.plan[:14]))
    assert table.state.hands[0] == []


@pytest.mark.rule("S-TC-06")
@pytest.mark.rule("S-BID-04")
@pytest.mark.parametrize(("provinces", "may"), [(SIX, False), (SIX.partition(" ")[2], True)])
def test_a_space_may_stay_empty_only_with_fewer_than_14_cards(provinces: str, may: bool) -> None:
    table = planning(provinces)
    assert (["plan", "bid", "none"] in table.legal("red")) == may


@pytest.mark.rule("S-TC-06")
def test_boxes_are_as_secret_as_other_spaces() -> None:
    table = planning(words="red.step=13 red.plan=convert_1:aki")
    assert table.legal("red")[0][1] == "convert_3"
    assert board(table.state, 1).plans[0] is None
    row_ = board(table.state, 0).plans[0]
    assert row_ is not None and CARDS[row_[11]] == "aki"


@pytest.mark.rule("S-TC-07")
@pytest.mark.parametrize("card", ["aki", "dice_2", "chest_4"])
def test_a_box_takes_a_province_card_a_dice_tower_card_or_a_chest_card(card: str) -> None:
    table = planning(words="red.step=11")
    table.do("red", ["plan", "convert_1", card])
    assert table.state.plan[11] == CARDS.index(card)


@pytest.mark.rule("S-TC-08")
def test_a_province_in_a_box_has_no_other_order() -> None:
    table = planning().do("red", ["plan", "bid", "chest_0"]).do("red", ["plan", "castle", "aki"])
    for _ in range(9):
        table.do("red", table.legal("red")[-1])
    assert table.refused("red", ["plan", "convert_1", "aki"]).rule == "S-PLAN-05"


@pytest.mark.rule("S-TC-09")
def test_a_dice_tower_card_on_an_action_space_is_no_order() -> None:
    table = Table(f"shogun/3 modules=court {row('castle')} kai=red2 chests=9,0,0 red.plan=castle:dice_1").go()
    assert table.events("no-action")[0].facts == {"seat": 0, "card": "dice_1"}
    assert table.chests("red") == 9


@pytest.mark.rule("S-TC-09")
def test_a_dice_tower_card_on_the_auction_space_is_a_chest_card_0() -> None:
    plans = "red.plan=bid:dice_1 blue.plan=bid:kai yellow.plan=bid:chest_0 purple.plan=castle:chest_0"
    table = Table(
        f"shogun/4 modules=court at=y1.spring.order.go_on events=EV01,EV02 kai=blue2 {plans}",
        bid_tie=[0],
    ).go()
    assert [CLANS[seat] for seat in table.state.choosers] == ["blue", "red", "yellow", "purple"]
    assert table.events("bid")[0].facts == {"seat": 0, "card": "dice_1", "chests": 0}
    assert ("bid-tie", 2) in table.chance.asked


@pytest.mark.rule("S-TC-09")
def test_a_dice_tower_card_can_be_bid_without_a_chest() -> None:
    table = Table(
        f"shogun/3 modules=court at=y1.spring.planning.plan act=red,blue,yellow {EVENTS} chests=0,0,0 {SIX}"
    )
    assert ["plan", "bid", "dice_3"] in table.legal("red")
    assert ["plan", "bid", "chest_1"] not in table.legal("red")


# -- step 1: officials are deployed


@pytest.mark.rule("S-TC-10")
def test_each_player_opens_box_3_then_2_then_1_before_the_next() -> None:
    table = court(
        "order=blue,red,yellow kai=red9 mino=blue2"
        " red.plan=convert_1:kai,convert_2:chest_1,convert_3:chest_2 blue.plan=convert_3:mino",
        3,
    ).go()
    opened = [
        (event.facts["seat"], event.facts["space"])
        for event in table.log
        if event.key in ("converted", "no-conversion", "conversion-skipped")
    ]
    boxes = ["convert_3", "convert_2", "convert_1"]
    assert opened == [(seat, box) for seat in (1, 0, 2) for box in boxes]


@pytest.mark.rule("S-TC-10")
def test_box_3_goes_first_where_not_everything_can_be_done() -> None:
    table = court("tray=red3 red.plan=convert_3:dice_1,convert_2:dice_2,convert_1:dice_3", 3).go()
    assert table.state.modules.audience[0] == 3
    assert len(table.events("conversion-skipped")) == 2


@pytest.mark.rule("S-TC-10")
def test_boxes_lie_open_once_they_are_resolved() -> None:
    table = court("red.plan=convert_3:chest_2,castle:chest_1 hall=4,0,0", 3).go()
    plan = board(table.state, 1).plans[0]
    assert plan is not None
    assert CARDS[plan[13]] == "chest_2" and plan[0] == -2


@pytest.mark.rule("S-TC-11", example=1)
@pytest.mark.rule("S-TC-12", example=1)
@pytest.mark.parametrize("vector", vectors("court_convert"), ids=str)
def test_exactly_so_many_armies_become_officials_or_none(vector: dict[str, Any]) -> None:
    armies, box = vector["armies"], vector["box"]
    card = "kai" if vector["source"] == "province" else "dice_1"
    where = f"kai=yellow{armies}" if card == "kai" else f"kai=yellow1 tray=yellow{armies}"
    held = 7 - vector["officials"]
    table = court(f"{where} hall=0,0,{held} yellow.plan=convert_{box}:{card}", 3)
    supply = table.supply("yellow")
    table.go()
    sent = box if vector["expect"]["performed"] else 0
    left = table["kai"] if card == "kai" else f"yellow{table.in_tray('yellow')}"
    assert left == f"yellow{vector['expect']['armies']}"
    assert sum(officials(table).values()) + table.state.modules.audience[2] == held + sent
    assert table.state.modules.officials[2] == 7 - held - sent
    assert table.supply("yellow") == supply + sent
    (event,) = [event for event in table.log if event.facts.get("card") == card]
    done = ("converted", vector["rule"]) if sent else ("conversion-skipped", "S-TC-14")
    assert (event.key, event.rule) == done


@pytest.mark.rule("S-TC-13")
@pytest.mark.parametrize(("plan", "card"), [("red.plan=convert_2:chest_4", "chest_4"), ("", "none")])
def test_a_chest_card_or_an_empty_box_sends_nobody(plan: str, card: str) -> None:
    table = court(f"kai=red9 tray=red3 {plan}", 3).go()
    assert officials(table) == {}
    told = [event for event in table.events("no-conversion") if event.facts["seat"] == 0]
    assert told[1] == Event("no-conversion", {"seat": 0, "space": "convert_2", "card": card}, rule="S-TC-13")


@pytest.mark.rule("S-TC-14", example=1)
def test_with_two_officials_box_3_fails_and_box_2_works() -> None:
    table = court("kai=red5 mino=red5 hall=5,0,0 red.plan=convert_3:kai,convert_2:mino", 3).go()
    assert (table["kai"], table["mino"]) == ("red5", "red3")
    assert table.state.modules.officials[0] == 0


@pytest.mark.rule("A-52")
@pytest.mark.parametrize(("option", "kai", "tray"), [("exact", "red3", 1), ("up_to", "red1", 0)])
def test_a_table_may_let_a_box_do_what_it_can(option: str, kai: str, tray: int) -> None:
    table = court(
        "kai=red3 tray=red1 red.plan=convert_3:kai,convert_2:dice_1", 3, f"court_conversion={option}"
    )
    table.go()
    assert (table["kai"], table.in_tray("red")) == (kai, tray)


@pytest.mark.rule("A-52")
def test_up_to_never_exceeds_the_box_nor_the_officials() -> None:
    table = court(
        "kai=red9 mino=red9 hall=3,0,0 red.plan=convert_3:kai,convert_2:mino", 3, "court_conversion=up_to"
    )
    table.go()
    assert (table["kai"], table["mino"]) == ("red6", "red8")


# -- step 2: favors


@pytest.mark.rule("S-TC-15", example=1)
@pytest.mark.rule("A-54")
def test_most_officials_ask_first_and_turn_order_breaks_ties() -> None:
    table = court("order=blue,purple,yellow,red,black hall=4,2,5,2,0 favors=21@4,20@3,6@2").go()
    asked = []
    while table.decision == "take_favor":
        asked.append(table.acting[0])
        table.do(table.acting[0], ["decline"])
    assert asked == ["yellow", "red", "blue", "purple"]


@pytest.mark.rule("S-TC-15")
def test_ties_in_the_hall_are_broken_by_turn_order_and_not_by_seat() -> None:
    table = court("order=purple,black,blue,yellow,red hall=3,2,3,2,2 favors=21@4,20@3,6@2").go()
    asked = []
    while table.decision == "take_favor":
        asked.append(table.acting[0])
        table.do(table.acting[0], ["decline"])
    assert asked == ["yellow", "red", "purple", "black", "blue"]


@pytest.mark.rule("S-TC-15")
def test_the_order_stands_before_the_first_one_acts() -> None:
    table = court("hall=5,5,4,0,0 favors=21@4,20@3,6@2").go()
    assert (table.acting, table.state.modules.queue) == (["red"], [1, 2])
    table.do("red", ["favor", 6])
    assert (table.acting, table.state.modules.queue) == (["blue"], [2])


@pytest.mark.rule("S-TC-16", example=1)
def test_a_favor_costs_what_its_space_shows() -> None:
    table = court("hall=0,0,5 favors=16@4,9@3,2@2", 3).go()
    assert (table.state.modules.hall, table.state.modules.audience) == ([0, 0, 0], [0, 0, 5])
    assert table.legal("yellow") == [["decline"], ["favor", 2], ["favor", 9], ["favor", 16]]
    supply = table.state.modules.officials[2]
    table.do("yellow", ["favor", 9])
    assert table.state.modules.officials[2] == supply + 3
    assert officials(table) == {"yellow": 2}
    taken = table.events("favor-taken")[0]
    assert (taken.facts, taken.rule) == ({"seat": 2, "favor": 9, "officials": 3}, "S-TC-16")


@pytest.mark.rule("S-TC-16")
def test_a_favor_that_is_too_dear_is_refused() -> None:
    table = court("hall=3,0,0 favors=16@4,9@3,2@2", 3).go()
    assert table.legal("red") == [["decline"], ["favor", 2], ["favor", 9]]
    refusal = table.refused("red", ["favor", 16])
    assert (refusal.key, refusal.rule) == ("favor-too-dear", "S-TC-16")
    assert refusal.facts == {"favor": 16, "cost": 4, "officials": 3}
    refusal = table.refused("red", ["favor", 5])
    assert (refusal.key, refusal.rule, refusal.facts) == ("favor-not-there", "S-TC-05", {"favor": 5})


@pytest.mark.rule("S-TC-16")
def test_only_one_favor_each_and_nobody_must() -> None:
    table = court("hall=7,7,0 favors=16@4,9@3,2@2", 3).go()
    table.do("red", ["favor", 2])
    assert table.acting == ["blue"]
    assert table.legal("blue") == [["decline"], ["favor", 9], ["favor", 16]]
    table.do("blue", ["decline"])
    assert table.events("favor-declined")[0] == Event("favor-declined", {"seat": 1}, rule="S-TC-16")
    assert officials(table) == {"red": 5, "blue": 7}


@pytest.mark.rule("S-TC-17")
def test_without_officials_nobody_is_asked() -> None:
    table = court("hall=0,1,0", 3).go()
    assert table.decision != "take_favor"
    assert table.events("favor-declined") == []


@pytest.mark.rule("S-TC-19")
def test_afterwards_officials_wait_in_the_entrance_hall_and_cards_leave_the_game() -> None:
    table = court("hall=7,1,0 favors=16@4,9@3,2@2", 3).go()
    table.do("red", ["favor", 16])
    assert (table.state.modules.hall, table.state.modules.audience) == ([3, 1, 0], [0, 0, 0])
    assert [table.state.modules.favor_at[number - 1] for number in (2, 9, 16)] == [1, 1, 1]
    assert table.events("favors-left")[0] == Event("favors-left", {"favors": [2, 9]}, rule="S-TC-19")


@pytest.mark.rule("S-TC-19")
def test_the_step_ends_when_the_cards_are_gone() -> None:
    table = court("hall=7,6,5,4 favors=16@4,9@3,2@2", 4).go()
    table.do("red", ["favor", 16]).do("blue", ["favor", 9]).do("yellow", ["favor", 2])
    assert table.decision != "take_favor"
    assert officials(table) == {"red": 3, "blue": 3, "yellow": 3, "purple": 4}
    assert table.events("favors-left") == []


@pytest.mark.rule("S-TC-19")
@pytest.mark.rule("S-TC-28")
def test_officials_stay_over_winter_which_is_as_ever() -> None:
    log: list[Event] = []
    before: list[int] | None = None
    for state in random_game(3, 4, log, modules="court", setup="fixed"):
        if state.year == 1 and state.season == 3:
            before = state.modules.hall
        if state.year == 2:
            assert state.modules.hall == before
            break
    winter = {event.key for event in log[next(i for i, e in enumerate(log) if e.key == "winter") :]}
    assert not {key for key in winter if "offici" in key or key == "converted"}


@pytest.mark.rule("S-TC-28")
def test_officials_and_favor_cards_are_worth_nothing_at_the_end() -> None:
    words = "at=y2.winter.scoring.go_on order=red,blue,yellow kai=red1 hall=7,0,0"
    favors_ = "favors=" + ",".join(["4:red", *(f"{number}-" for number in range(5, 22))])
    table = Table(f"shogun/3 modules=court {words} {favors_}").go()
    assert table.state.vp == [1, 0, 0]


def test_a_court_game_keeps_its_numbers_between_the_hands() -> None:
    state = GAME.new(4, {**new_game(4, modules="court").rules.options, "modules": "court"}, Seeded(3))
    assert state.rules.spaces == 14 and len(state.rules.cards) == 8
