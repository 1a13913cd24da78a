"""Section 10.2: the end of an action round (S-END)."""

from __future__ import annotations

import pytest

from bakufu.games.shogun.stages import EVENT_GONE, EVENT_SHOWN
from bakufu.games.shogun.tables import CARDS, EVENTS, NO_EVENT
from tests.games.shogun.rules.given import specials
from tests.games.shogun.table import Table

LAST_TURN = "field=10 turn=3 kai=red2 ise=blue1 mino=yellow1 rice=9,9,9"


def round_over(season: str, shown: str) -> Table:
    """A three-player round after its last action; Red held 6 Armies and planned with Kai."""
    return Table(
        f"shogun/3 at=y1.{season}.actions.go_on order=yellow,red,blue {LAST_TURN} events={shown} "
        f"{specials(yellow='chest', red='six_armies', blue='attack')} red.plan=castle:kai,bid:chest_2"
    ).go()


@pytest.mark.rule("S-END-01")
def test_boards_are_cleared_to_hands() -> None:
    table = round_over("spring", "EV03,EV07!,EV08,EV12")
    assert table.decision == "plan"
    assert set(table.state.plan) == {CARDS.index("none")}
    assert {card for _, _, card in table.legal("red")} == {"kai", "chest_0", "none"}


@pytest.mark.rule("S-END-01")
def test_special_cards_are_turned_in() -> None:
    table = round_over("spring", "EV03,EV07!,EV08,EV12")
    assert table.state.special == [-1, -1, -1]
    assert table.state.taken_by == [-1] * 5


@pytest.mark.rule("S-END-01")
def test_the_event_leaves_the_game() -> None:
    table = round_over("spring", "EV03,EV07!,EV08,EV12")
    assert table.state.event == NO_EVENT
    assert table.state.event_at[EVENTS.index("EV07")] == EVENT_GONE
    assert table.state.event_at.count(EVENT_SHOWN) == 3


@pytest.mark.rule("S-END-01")
def test_the_daimyo_cards_return_and_the_next_season_begins() -> None:
    table = round_over("spring", "EV03,EV07!,EV08,EV12")
    assert (table.state.order, table.state.season, table.state.year) == ([], 1, 1)
    assert (table.state.action, table.state.turn) == (0, 0)


@pytest.mark.rule("S-END-01")
def test_summer_is_followed_by_fall() -> None:
    table = round_over("summer", "EV03,EV07!,EV08,EV12-")
    assert (table.decision, table.state.season) == ("plan", 2)
    assert not table.events("winter")


@pytest.mark.rule("S-END-02")
def test_the_turn_order_of_fall_governs_winter() -> None:
    table = round_over("fall", "EV03-,EV07,EV08!,EV12-")
    assert [event.facts["seat"] for event in table.events("fed")] == [2, 0, 1]


@pytest.mark.rule("S-END-02")
def test_after_winter_the_daimyo_cards_return_too() -> None:
    table = round_over("fall", "EV03-,EV07,EV08!,EV12-")
    assert (table.state.year, table.state.season, table.state.order) == (2, 0, [])


@pytest.mark.rule("S-END-01")
def test_nothing_of_the_round_is_left_in_winter() -> None:
    table = Table(
        "shogun/3 at=y1.fall.actions.go_on field=10 turn=3 order=yellow,red,blue events=EV07,EV08! "
        f"aki=red2' kai=red2 {specials(yellow='chest', red='rice', blue='attack')} red.plan=castle:kai"
    ).go()
    state = table.state
    assert table.decision == "enter_tower"  # Red is hungry
    assert set(state.plan) == {CARDS.index("none")}
    assert (state.shown, state.gained_this_round) == ([0, 0, 0], 0)
    assert (state.action_row, state.special_at, state.taken_by) == ([], [], [])
