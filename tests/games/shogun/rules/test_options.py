"""The options of a table: every value does what its ruling says."""

from __future__ import annotations

import pytest

from bakufu.engine.events import Log
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import board, new_game, play_out
from tests.games.shogun.table import ScriptedChance, Table

# Section 12.4, the base game: the default first.
RECOMMENDED = {
    "optional_battle_move": ("false", "true"),
    "overbid": ("forbid", "treat_as_zero"),
    "bank": ("unlimited", "finite_135"),
    "revolt_markers": ("unlimited", "finite_42"),
    "revolt_income": ("keep", "forfeit"),
    "final_tie": ("shared", "turn_order"),
    "draft_start": ("random", "seat"),
    "fixed_columns": ("random", "by_seat"),
    "show_tower_counts": ("true", "false"),
}


@pytest.mark.parametrize(("name", "values"), RECOMMENDED.items())
def test_every_recommended_option_exists_with_its_default_first(name: str, values: tuple[str, ...]) -> None:
    assert {option.name: option.values for option in GAME.options}[name] == values


# -- must Battle/Move be carried out? ------------------------------------------------------------


@pytest.mark.rule("A-04")
def test_by_default_battle_move_cannot_be_passed() -> None:
    table = Table("shogun/3 kai=red3 suruga=blue2").act("red", "battle_a", "kai")
    assert ["pass"] not in table.legal("red")
    assert table.refused("red", ["pass"]).rule == "S-MOVE-08"


@pytest.mark.rule("A-04")
def test_with_optional_battle_move_it_can_be_passed() -> None:
    table = Table("shogun/3 optional_battle_move=true kai=red3 suruga=blue2").act("red", "battle_b", "kai")
    assert ["attack", "suruga", 2] in table.legal("red")
    table.do("red", ["pass"])
    assert (table["kai"], table["suruga"]) == ("red3", "blue2")
    assert table.decision == "go_on"


# -- a bid beyond one's money --------------------------------------------------------------------

PLANNING = "at=y1.spring.planning.plan act=red,blue,yellow events=EV01,EV02,EV03,EV04 chests=2,2,2 kai=red1"
OVERBID = (
    "at=y1.spring.order.go_on events=EV01,EV02,EV03,EV04 chests=2,2,2 kai=blue1"
    " red.plan=bid:chest_4 blue.plan=bid:kai yellow.plan=bid:chest_2"
)


@pytest.mark.rule("A-05")
def test_by_default_a_bid_beyond_ones_money_is_forbidden() -> None:
    assert Table(f"shogun/3 {PLANNING}").refused("red", ["plan", "bid", "chest_3"]).rule == "S-BID-03"


@pytest.mark.rule("A-05")
def test_with_treat_as_zero_it_is_allowed_counts_as_0_and_costs_nothing() -> None:
    table = Table(f"shogun/3 overbid=treat_as_zero {PLANNING}")
    assert ["plan", "bid", "chest_4"] in table.legal("red")
    table = Table(f"shogun/3 overbid=treat_as_zero {OVERBID}").go()
    assert table.state.chests == [2, 2, 0]
    choosing = [*table.acting, *(("red", "blue", "yellow")[seat] for seat in table.state.choosers[1:])]
    assert choosing == ["yellow", "blue", "red"]  # 2 chests, a province card, "0"


@pytest.mark.rule("A-05")
def test_an_overbid_ties_with_the_card_0() -> None:
    position = f"shogun/3 overbid=treat_as_zero {OVERBID}".replace(
        "blue.plan=bid:kai", "blue.plan=bid:chest_0"
    )
    orders = [Table(position, bid_tie=[draw]).go().state.choosers for draw in (0, 1)]
    assert sorted(orders) == [[2, 0, 1], [2, 1, 0]]


# -- the bank ------------------------------------------------------------------------------------


@pytest.mark.rule("A-07")
@pytest.mark.parametrize(
    ("bank", "others", "collected"),
    [("unlimited", 133, 5), ("finite_135", 133, 2), ("finite_135", 135, 0), ("finite_135", 130, 5)],
)
def test_from_a_finite_bank_a_collector_gets_what_is_left(bank: str, others: int, collected: int) -> None:
    table = Table(f"shogun/3 bank={bank} chests=0,{others},0 kai=red3").act("red", "taxes", "kai")
    assert table.chests("red") == collected
    assert table["kai"] == "red3*1"  # collected all the same


@pytest.mark.rule("A-07")
def test_what_is_paid_goes_back_to_a_finite_bank() -> None:
    table = Table("shogun/3 bank=finite_135 chests=3,132,0 kai=red3 mino=red1")
    table.act("red", "castle", "mino").act("red", "taxes", "kai")
    assert table.chests("red") == 3


# -- revolt markers ------------------------------------------------------------------------------


@pytest.mark.rule("A-08")
@pytest.mark.parametrize(
    ("markers", "lying", "after"),
    [("unlimited", 42, "red3*1"), ("finite_42", 42, "red3"), ("finite_42", 41, "red3*1")],
)
def test_the_43rd_marker_is_missing_where_markers_are_finite(markers: str, lying: int, after: str) -> None:
    table = Table(f"shogun/3 revolt_markers={markers} kai=red3 mino=blue1*{lying}")
    table.act("red", "taxes", "kai")
    assert table["kai"] == after
    assert table.chests("red") == 5


# -- the yield of a lost revolt ------------------------------------------------------------------

REVOLT = "kai=red3*1 chests=2,0,0 rice=4,0,0"


@pytest.mark.rule("A-11")
@pytest.mark.parametrize(("income", "chests", "rice"), [("keep", 7, 7), ("forfeit", 2, 4)])
def test_the_yield_of_a_lost_revolt_is_kept_or_forfeited(income: str, chests: int, rice: int) -> None:
    position = f"shogun/3 revolt_income={income} {REVOLT}"
    table = Table(position).act("red", "taxes", "kai").tray(red=1, farmers=1)
    assert (table["kai"], table.chests("red"), table.rice("red")) == ("neutral", chests, 4)
    table = Table(position).act("red", "rice", "kai").tray(farmers=1)
    assert (table["kai"], table.chests("red"), table.rice("red")) == ("neutral", 2, rice)


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("income", ["keep", "forfeit"])
def test_the_yield_of_a_revolt_that_was_put_down_is_kept_in_any_case(income: str) -> None:
    table = (
        Table(f"shogun/3 revolt_income={income} {REVOLT}").act("red", "taxes", "kai").tray(red=3, farmers=1)
    )
    assert (table["kai"], table.chests("red")) == ("red2*2", 7)


@pytest.mark.rule("A-11")
def test_what_is_forfeited_is_what_was_received() -> None:
    """Special card included; from a finite bank no more than it had."""
    specials = "specials=chest:red,rice,six_armies,attack,defense"
    table = Table(f"shogun/3 revolt_income=forfeit {specials} {REVOLT}").act("red", "taxes", "kai")
    assert table.tray(farmers=1).chests("red") == 2
    table = Table(f"shogun/3 revolt_income=forfeit bank=finite_135 {REVOLT}".replace("2,0,0", "2,131,0", 1))
    assert table.act("red", "taxes", "kai").tray(farmers=1).chests("red") == 2


@pytest.mark.rule("A-11")
def test_a_revolt_in_winter_forfeits_nothing() -> None:
    table = Table(
        "shogun/3 revolt_income=forfeit at=y1.fall.actions.go_on field=10 turn=3 events=EV07 kai=red3"
        " chests=9,0,0 order=red,blue,yellow"
    ).go()
    table.tray(farmers=1)
    assert (table["kai"], table.chests("red")) == ("neutral", 9)


# -- a tie after chests --------------------------------------------------------------------------


@pytest.mark.rule("A-19")
@pytest.mark.parametrize(
    ("tie", "order", "winners"),
    [
        ("shared", "blue,red,yellow", [0, 1]),
        ("turn_order", "blue,red,yellow", [1]),
        ("turn_order", "yellow,red,blue", [0]),
    ],
)
def test_who_ties_after_chests_shares_or_wins_by_turn_order(tie: str, order: str, winners: list[int]) -> None:
    table = Table(
        f"shogun/3 final_tie={tie} at=y2.winter.scoring.go_on order={order} vp=9,9,4 chests=5,5,9"
    ).go()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.rule("A-19")
@pytest.mark.parametrize("tie", ["shared", "turn_order"])
def test_points_and_then_chests_come_before_turn_order(tie: str) -> None:
    for vp, chests, winner in (("9,8,4", "1,5,9", 0), ("9,9,4", "5,6,9", 1)):
        table = Table(
            f"shogun/3 final_tie={tie} at=y2.winter.scoring.go_on order=yellow,blue,red"
            f" vp={vp} chests={chests}"
        ).go()
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert outcome.winners == [winner]


# -- the tower -----------------------------------------------------------------------------------


@pytest.mark.rule("A-40")
@pytest.mark.parametrize("model", ["physics", "two_thirds"])
def test_a_model_throws_by_itself_remembers_its_content_and_keeps_a_plausible_part(model: str) -> None:
    """Loading 31 cubes leaves some inside but not most of them, on the average of 200 loadings."""
    inside = []
    for seed in range(200):
        seen = board(new_game(3, seed, setup="fixed", tower_model=model))
        assert seen.inside is not None
        inside.append(sum(seen.inside))
    assert 31 * 0.1 < sum(inside) / len(inside) < 31 * 0.6
    assert len(set(inside)) > 5


@pytest.mark.rule("A-40")
def test_with_a_real_tower_the_players_enter_what_fell_into_the_tray() -> None:
    table = Table("shogun/3 tower_model=manual kai=red4 loose=blue2").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 3])
    assert (table.decision, table.acting) == ("enter_tower", ["red"])
    assert table.legal("red") == [["tower", "red", cubes] for cubes in range(4)]
    table.do("red", ["tower", "red", 3])
    assert table.legal("red") == [["tower", "blue", cubes] for cubes in range(3)]
    table.do("red", ["tower", "blue", 1]).do("red", ["tower", "farmers", 1])
    assert table["suruga"] == "red2'"
    assert (table.in_tray("blue"), table.in_tower("blue")) == (1, 1)


@pytest.mark.rule("A-40")
@pytest.mark.parametrize("model", ["physics", "two_thirds", "manual"])
def test_every_throw_is_logged_with_what_went_in_and_what_came_out(model: str) -> None:
    log: Log = []
    play_out(3, 71, log, tower_model=model)
    keys = ("attack", "attack-neutral", "revolt")
    throws = [event for event in log if event.key == "throw"]
    assert len(throws) == 1 + sum(event.key in keys for event in log)
    for event in throws:
        thrown, out, before, inside = (event.facts[key] for key in ("thrown", "out", "before", "inside"))
        assert isinstance(thrown, list)
        assert isinstance(out, list)
        assert isinstance(before, list)
        assert isinstance(inside, list)
        for colour in range(6):
            assert thrown[colour] + before[colour] == out[colour] + inside[colour]


# -- who starts the draft ------------------------------------------------------------------------


@pytest.mark.rule("A-42")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_named_seat_starts_the_draft(seat: int) -> None:
    for seed in range(4):
        state = new_game(4, seed, draft_start="seat", draft_seat=str(seat))
        assert GAME.to_act(state) == [seat - 1]


@pytest.mark.rule("A-42")
def test_by_default_a_random_seat_starts_the_draft() -> None:
    assert {new_game(4, seed).acting[0] for seed in range(60)} == {0, 1, 2, 3}
    assert new_game(4, ScriptedChance({"draft_start": [2]}), draft_seat="1").acting == [2]


@pytest.mark.rule("A-42")
def test_a_seat_that_nobody_sits_on_cannot_start() -> None:
    refusal = GAME.check(3, {**DEFAULTS, "draft_start": "seat", "draft_seat": "4"})
    assert refusal is not None
    assert refusal.rule == "S-DRAFT-03"
    assert GAME.check(3, {**DEFAULTS, "draft_seat": "4"}) is None  # it is not asked for


# -- who gets which column -----------------------------------------------------------------------


@pytest.mark.rule("A-43")
def test_columns_are_dealt_at_random_or_by_seat() -> None:
    suruga = PROVINCES.index("suruga")  # of column A with three players
    by_seat = {new_game(3, s, setup="fixed", fixed_columns="by_seat").owner[suruga] for s in range(20)}
    assert by_seat == {0}
    assert {new_game(3, s, setup="fixed").owner[suruga] for s in range(20)} == {0, 1, 2}


# -- what may be looked at -----------------------------------------------------------------------


@pytest.mark.rule("A-48")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_content_of_the_tower_is_displayed_or_not(seat: int | None) -> None:
    rest = "firm=red2 loose=red1,farmers4"
    assert board(GAME.read(f"shogun/3 {rest}"), seat).inside == [3, 0, 0, 0, 0, 4]
    assert board(GAME.read(f"shogun/3 show_tower_counts=false {rest}"), seat).inside is None


@pytest.mark.rule("A-48")
@pytest.mark.parametrize(("shown", "told"), [("true", True), ("false", False)])
def test_the_log_does_not_tell_either_where_it_is_not_displayed(shown: str, told: bool) -> None:
    log: Log = []
    play_out(3, 72, log, show_tower_counts=shown)
    throws = [event for event in log if event.key == "throw"]
    assert throws
    assert all(("inside" in event.facts) is told and ("before" in event.facts) is told for event in throws)


@pytest.mark.rule("A-48")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_chests_armies_points_rice_and_hand_sizes_are_open(seat: int | None) -> None:
    seen = board(
        GAME.read("shogun/3 show_tower_counts=false kai=red4 chests=1,2,3 rice=4,5,6 vp=7,8,9"), seat
    )
    assert (seen.chests, seen.rice, seen.vp) == ([1, 2, 3], [4, 5, 6], [7, 8, 9])
    assert seen.armies[PROVINCES.index("kai")] == 4
    assert seen.supply[:3] == [58, 62, 62]
    assert seen.cards == [6, 5, 5]
