"""Section 10.5: the turn of the year (S-YEAR)."""

from __future__ import annotations

import pytest

from bakufu.engine.chance import Seeded
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.stages import EVENT_GONE, EVENT_PILE, EVENT_SHOWN
from bakufu.games.shogun.tables import EVENTS
from tests.games.shogun.table import Table

GONE = "events=EV01-,EV04-,EV09-,EV12"


def new_year(words: str = "") -> Table:
    """Three players after the first winter's revolts."""
    return Table(
        f"shogun/3 at=y1.winter.scoring.go_on order=blue,yellow,red {GONE} kai=red2c*2 "
        "ise=blue3*1 mino=yellow1 "
        f"rice=5,4,3 chests=7,8,9 {words}"
    ).go()


@pytest.mark.rule("S-YEAR-01")
def test_all_revolt_markers_leave_the_map() -> None:
    table = new_year()
    assert (table["kai"], table["ise"]) == ("red2c", "blue3")
    assert sum(table.state.markers) == 0


@pytest.mark.rule("S-YEAR-01")
def test_four_new_event_cards_are_shown() -> None:
    table = new_year()
    shown = {EVENTS[card] for card, at in enumerate(table.state.event_at) if at == EVENT_SHOWN}
    assert len(shown) == 4
    assert not shown & {"EV01", "EV04", "EV09", "EV12"}


@pytest.mark.rule("S-YEAR-01")
def test_all_rice_is_0() -> None:
    assert new_year().state.rice == [0, 0, 0]


@pytest.mark.rule("S-YEAR-01")
def test_the_second_year_begins_in_spring() -> None:
    table = new_year()
    assert (table.state.year, table.state.season, table.decision) == (2, 0, "plan")


@pytest.mark.rule("S-YEAR-01")
def test_markers_of_the_first_winter_do_not_outlast_scoring_but_points_do() -> None:
    assert new_year("vp=10,20,30").state.vp == [10 + 2 + 3, 21, 31]


@pytest.mark.rule("S-YEAR-02")
def test_armies_chests_buildings_tower_and_tray_carry_over() -> None:
    table = new_year("loose=red4,farmers2 firm=blue1 tray=yellow3,farmers1")
    assert [table[p] for p in ("kai", "ise", "mino")] == ["red2c", "blue3", "yellow1"]
    assert table.state.chests == [7, 8, 9]
    assert (table.in_tower("red"), table.in_tower("blue"), table.in_tower("farmers")) == (4, 1, 2)
    assert (table.in_tray("yellow"), table.in_tray("farmers")) == (3, 1)


@pytest.mark.rule("S-YEAR-02")
def test_the_last_event_card_of_the_year_leaves_the_game() -> None:
    assert new_year().state.event_at[EVENTS.index("EV12")] == EVENT_GONE


@pytest.mark.rule("S-YEAR-02", example=1)
def test_eight_events_are_seen_in_a_game_and_four_never() -> None:
    state = GAME.new(3, {**DEFAULTS, "setup": "fixed"}, Seeded(4))
    chance = Seeded(5)
    in_pile = {}
    while GAME.outcome(state) is None:
        in_pile[state.year] = state.event_at.count(EVENT_PILE)
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[chance.below(len(legal), "move")], chance)
    assert in_pile == {1: 8, 2: 4}
    assert (state.event_at.count(EVENT_GONE), state.event_at.count(EVENT_PILE)) == (8, 4)
