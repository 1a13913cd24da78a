"""S-BID: the card on the auction space."""

from __future__ import annotations

import pytest

from bakufu.games.shogun.tables import CARDS
from tests.games.shogun.playing import board
from tests.games.shogun.table import Table

PLANNING = "shogun/3 at=y1.spring.planning.plan act=red,blue,yellow events=EV01,EV02,EV03,EV04"
SIX = "aki=red2 bingo=red2 bitchu=red2 bizen=red2 echizen=red2 etchu=red2"
CHESTS = [f"chest_{value}" for value in range(5)]


def _bids(position: str) -> set[str]:
    moves = Table(position).legal("red")
    assert {move[:2][1] for move in moves} == {"bid"}
    return {move[2] for move in moves}


@pytest.mark.rule("S-BID-01")
def test_a_bid_is_one_chest_card_or_one_province_card() -> None:
    bids = _bids(f"{PLANNING} chests=9,9,9 {SIX}")
    assert bids == {*CHESTS, "aki", "bingo", "bitchu", "bizen", "echizen", "etchu"}


@pytest.mark.rule("S-BID-01")
@pytest.mark.parametrize("card", ["chest_2", "aki"])
def test_the_auction_space_takes_one_card_only(card: str) -> None:
    table = Table(f"{PLANNING} chests=9,9,9 {SIX}").do("red", ["plan", "bid", card])
    assert table.refused("red", ["plan", "bid", "chest_1"]).rule == "S-PLAN-03"


@pytest.mark.rule("S-BID-02")
def test_a_province_card_used_as_a_bid_performs_no_action() -> None:
    table = Table(
        "shogun/3 at=y1.spring.order.go_on events=EV01,EV02,EV03,EV04 chests=9,0,0 kai=red3 red.plan=bid:kai"
    ).go()
    for _ in range(3):
        clan = table.acting[0]
        table.do(clan, table.legal(clan)[0])
    assert table.decision == "plan"  # the whole round went by
    assert table["kai"] == "red3"
    assert (table.chests("red"), table.rice("red")) == (9, 0)


@pytest.mark.rule("S-BID-02")
def test_a_province_card_used_as_a_bid_cannot_be_used_for_an_action_too() -> None:
    table = Table(f"{PLANNING} chests=9,9,9 {SIX}").do("red", ["plan", "bid", "aki"])
    assert "aki" not in {move[2] for move in table.legal("red")}


@pytest.mark.rule("S-BID-03", example=1)
def test_with_two_chests_the_cards_0_1_2_and_any_province_may_be_bid() -> None:
    table = Table(f"{PLANNING} chests=2,9,9 {SIX}")
    provinces = {"aki", "bingo", "bitchu", "bizen", "echizen", "etchu"}
    assert {move[2] for move in table.legal("red")} == {"chest_0", "chest_1", "chest_2"} | provinces
    for card in ("chest_3", "chest_4"):
        assert table.refused("red", ["plan", "bid", card]).rule == "S-BID-03"
    table.do("red", ["plan", "bid", "chest_2"])
    assert {"chest_3", "chest_4"} <= {move[2] for move in table.legal("red")}  # on an action space


@pytest.mark.rule("S-BID-03")
@pytest.mark.parametrize("chests", [0, 1, 2, 3, 4, 5])
def test_no_chest_card_above_the_chests_owned_may_be_bid(chests: int) -> None:
    bids = _bids(f"{PLANNING} chests={chests},9,9 {SIX}")
    assert {card for card in bids if card in CHESTS} == set(CHESTS[: chests + 1])


@pytest.mark.rule("S-BID-04")
def test_with_eleven_cards_something_must_be_bid() -> None:
    table = Table(f"{PLANNING} chests=9,9,9 {SIX}")
    assert table.refused("red", ["plan", "bid", "none"]).rule == "S-BID-04"


@pytest.mark.rule("S-BID-04")
def test_with_ten_cards_the_auction_space_may_stay_empty() -> None:
    table = Table(f"{PLANNING} chests=9,9,9 {SIX}".replace(" etchu=red2", ""))
    table.do("red", ["plan", "bid", "none"])
    row = board(table.state, 0).plans[0]
    assert row is not None
    assert CARDS[row[10]] == "none"
    assert ["plan", "castle", "none"] not in table.legal("red")  # ten cards for ten spaces
