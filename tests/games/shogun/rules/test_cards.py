"""Section 10.1: province cards (S-CARD)."""

from __future__ import annotations

import pytest

from bakufu.games.shogun import GAME
from bakufu.games.shogun.tables import CARDS, CLANS
from tests.games.shogun.rules.given import attack, play_on, row, taxes
from tests.games.shogun.table import Table

EVENTS = "events=EV08!,EV07,EV12"


def hand(table: Table, clan: str) -> set[str]:
    """The cards that do not lie on their board."""
    return {CARDS[card] for card in GAME.view(table.state, CLANS.index(clan)).board.hand}


@pytest.mark.rule("S-CARD-01")
def test_the_card_passes_to_the_conqueror_at_once() -> None:
    table = attack()
    assert "kozuke" in hand(table, "yellow")
    table.tray(blue=2)
    assert "kozuke" in hand(table, "blue")
    assert "kozuke" not in hand(table, "yellow")


@pytest.mark.rule("S-CARD-02")
def test_an_action_planned_with_a_lost_card_is_lost() -> None:
    table = Table(
        f"shogun/3 {row('battle_a', 'castle')} {EVENTS} chests=9,9,9 kai=red5 shinano=blue1 mino=blue1 "
        "red.plan=battle_a:kai blue.plan=castle:shinano,temple:mino"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=2)
    assert [event.facts["province"] for event in table.events("built")] == ["mino"]
    assert table["shinano"] == "red2"  # a new round has begun, so its card is no longer new


@pytest.mark.rule("S-CARD-02")
def test_the_freed_space_counts_as_empty() -> None:
    table = Table(
        f"shogun/3 {row('battle_a', 'castle')} {EVENTS} chests=9,9,9 kai=red5 shinano=blue1 "
        "red.plan=battle_a:kai blue.plan=castle:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=2)
    castle = [event for event in table.events("no-action") if event.facts["seat"] == 1]
    assert castle[1].facts["card"] == "none"  # the first was their Battle/Move A


@pytest.mark.rule("S-CARD-02")
def test_a_card_that_was_already_carried_out_leaves_the_board_too() -> None:
    table = Table(
        f"shogun/3 {row('castle', 'battle_a', 'battle_b')} {EVENTS} chests=9,9,9 kai=red5 "
        "shinano=blue1 suruga=red2 "
        "red.plan=battle_a:kai,battle_b:suruga blue.plan=castle:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=2)
    assert table["shinano"] == "red2c'"
    assert CARDS.index("shinano") not in table.state.plan
    assert not table.events("card-surrendered")  # everybody had seen it


@pytest.mark.rule("S-CARD-02")
@pytest.mark.parametrize(("done", "surrendered"), [("taxes", 0), ("temple", 1)])
def test_only_a_card_that_nobody_saw_is_shown_when_it_is_surrendered(done: str, surrendered: int) -> None:
    table = Table(
        f"shogun/3 {row('taxes', 'battle_a', 'battle_b')} {EVENTS} kai=red5 shinano=blue1 suruga=red2 "
        f"red.plan=battle_a:kai,battle_b:suruga blue.plan={done}:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=2)
    assert len(table.events("card-surrendered")) == surrendered


@pytest.mark.rule("S-CARD-02")
def test_a_card_that_lies_as_a_bid_is_surrendered_too() -> None:
    table = attack(words="yellow.plan=bid:kozuke").tray(blue=2)
    assert CARDS.index("kozuke") not in table.state.plan


@pytest.mark.rule("S-CARD-03")
def test_a_card_gained_in_this_round_is_not_used_in_it() -> None:
    table = Table(
        f"shogun/3 {row('battle_a', 'taxes')} {EVENTS} kai=red5 shinano=blue1 "
        "red.plan=battle_a:kai blue.plan=taxes:shinano"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=2)
    assert (table.chests("red"), table.chests("blue")) == (0, 0)


@pytest.mark.rule("S-CARD-03")
def test_a_card_that_was_lost_and_won_back_stays_in_hand() -> None:
    table = Table(
        f"shogun/3 {row('battle_a', 'battle_b', 'taxes')} {EVENTS} kai=red5 shinano=blue1 mino=blue5 "
        "red.plan=battle_a:kai blue.plan=taxes:shinano,battle_b:mino"
    ).go()
    table.do("red", ["attack", "shinano", 4]).tray(red=1)
    table.do("blue", ["attack", "shinano", 4]).tray(blue=3, red=1)
    assert table["shinano"].startswith("blue2")
    assert table.chests("blue") == 0


@pytest.mark.rule("S-CARD-03")
def test_a_gained_card_can_be_used_in_the_next_planning() -> None:
    table = Table(f"shogun/3 {row('battle_a')} {EVENTS} kai=red5 shinano=blue1 red.plan=battle_a:kai").go()
    table.do("red", ["attack", "shinano", 4]).tray(red=2)
    play_on(table, "plan")
    assert ["plan", "bid", "shinano"] in table.legal("red")
    assert ["plan", "bid", "shinano"] not in table.legal("blue")


@pytest.mark.rule("S-CARD-04")
@pytest.mark.parametrize("plan", ["taxes:kozuke", "bid:chest_0"])
def test_the_card_of_a_neutral_province_is_nobodys(plan: str) -> None:
    table = attack(words=f"yellow.plan={plan}").tray(blue=1, yellow=1)
    assert table["kozuke"] == "neutral"
    assert CARDS.index("kozuke") not in table.state.plan
    assert all("kozuke" not in hand(table, clan) for clan in ("blue", "yellow"))


@pytest.mark.rule("S-CARD-04")
def test_the_card_of_a_lost_revolt_is_nobodys() -> None:
    table = taxes("red4*1", "red.plan=taxes:kai").tray(farmers=1)
    assert CARDS.index("kai") not in table.state.plan
    assert "kai" not in hand(table, "red")


@pytest.mark.rule("S-CARD-04")
def test_a_card_gained_and_lost_to_the_supply_in_one_round_is_no_longer_new() -> None:
    table = attack(kozuke="yellow3'", words="musashi=yellow1'").tray(blue=1, yellow=1)
    assert (table["kozuke"], table["musashi"]) == ("neutral", "yellow1'")
    assert [CARDS[p] for p in GAME.view(table.state, None).board.gained_provinces] == ["musashi"]
