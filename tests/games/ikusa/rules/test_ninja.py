"""The assassin: windows, the attempt, revenge (section 11). For his victims see `test_war_elimination`."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.tables import REVENGE_LEAST, STRIKE_MOST
from tests.games.ikusa.playing import board
from tests.games.ikusa.table import PHASES, Table, text, war
from tests.games.ikusa.war_table import story

GREEN = ("green.circle=yamashiro/2g", "yamashiro=green/1p", "green.square=wakasa/1b", "wakasa=green/1p")
BLUE = ("blue.circle=kai/1g", "blue.square=izu/1b", "kai=blue/1p", "izu=blue/1p")


def turn_of_green(phase: str, *words: str, **dice: list[int]) -> Table:
    """Blue, who has had its turn, holds the ninja."""
    at = f"2.{PHASES[phase]}"
    return Table(text(at, "turn=2", "act=green", "ninja=blue", *GREEN, *BLUE, *words), **dice)


TARGET = ["orange.circle=suruga/2g", "suruga=orange/1p", "blue.circle=kai/1g", "kai=blue/1p"]


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.parametrize("phase", ["a", "b", "d", "d_pf"])
def test_the_active_holder_may_strike_between_his_moves_in_a_b_and_d(phase: str) -> None:
    table = war(phase, "ninja=blue", *TARGET, ninja=[8])
    assert table.can("blue", ["strike", "orange_circle"])
    table.do("blue", ["strike", "orange_circle"])
    assert table["orange.circle"] == "suruga/2g/down" and table.acting == ["blue"]
    assert not table.legal("blue", "strike")


@pytest.mark.rule("I-NINJA-04")
def test_there_is_no_window_in_phase_c() -> None:
    table = war("c", "ninja=orange", "battles=kai:pf:suruga", *TARGET).go()
    assert (
        table.acting == ["blue"] and table.refused("orange", ["strike", "blue_circle"]).key == "not-your-turn"
    )


@pytest.mark.rule("I-NINJA-04")
def test_another_holder_is_asked_at_the_end_of_a_b_and_d() -> None:
    table = war("a", "ninja=orange", *TARGET)
    asked = []
    for _ in range(4):
        table.do("blue", ["end"])
        if table.decision == "send_ninja":
            asked.append(table.stage)
            assert table.acting == ["orange"]
            table.do("orange", ["hold", "now"])
    assert asked == ["b", "c", "turn"]  # the phase that comes next
    assert table.state.ninja == 1


@pytest.mark.rule("I-NINJA-04")
def test_the_holder_may_ask_for_silence() -> None:
    table = war("a", "ninja=orange", *TARGET).do("blue", ["end"]).do("orange", ["hold", "turn"])
    table.do("blue", ["end"], ["end"], ["end"])
    assert table.acting == ["orange"] and table.decision == "move_armies" and table.state.prompts_off == 0
    table = war("a", "ninja=green", *TARGET).do("blue", ["end"]).do("green", ["hold", "round"])
    table.do("blue", ["end"], ["end"], ["end"]).do("orange", ["end"], ["end"])
    assert table.acting == ["orange"] and table.state.prompts_off == 2


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.parametrize(
    ("trigger", "moves"),
    [
        ("now", [["step", "circle", "sagami"]]),
        ("moved_blue_circle", [["step", "circle", "sagami"]]),
        ("end_a", [["end"]]),
        ("end_b", [["end"], ["end"]]),
        ("start_d", [["end"], ["end"]]),
        ("end_d", [["end"], ["end"], ["end"], ["end"]]),
    ],
)
def test_a_standing_order_strikes_at_its_moment(trigger: str, moves: list[list[str]]) -> None:
    table = war("a", "ninja=orange", "quiet=2", *TARGET, "sagami=blue/1p", ninja=[1])
    table.do("orange", ["order", "blue_circle", trigger])
    for move in moves:
        assert table["blue.circle"].count("down") == 0
        table.do("blue", move)
    assert table["blue.circle"].endswith("down") and table.state.ninja == -1


@pytest.mark.rule("I-NINJA-04")
def test_an_order_is_secret_and_can_be_cancelled() -> None:
    table = war("a", "ninja=orange", *TARGET).do("orange", ["order", "blue_circle", "end_b"])
    assert table.log == []
    assert board(table.state, 0).orders == [HIDDEN] == board(table.state, None).orders
    assert board(table.state, 1).orders == [0, 3]
    table.do("orange", ["cancel"])
    assert board(table.state, 1).orders == [] and board(table.state, 0).orders == [HIDDEN]


@pytest.mark.rule("I-NINJA-05")
@pytest.mark.parametrize(("roll", "killed"), [(1, True), (8, True), (9, False), (12, False)])
def test_eight_or_less_kills(roll: int, killed: bool) -> None:
    table = war("a", "ninja=blue", *TARGET, ninja=[roll], revenge=[1]).do("blue", ["strike", "orange_circle"])
    assert table["orange.circle"].endswith("down") is killed


@pytest.mark.rule("I-NINJA-05")
def test_only_a_standing_daimyo_of_another_player_can_be_named() -> None:
    table = war(
        "a",
        "ninja=blue",
        "orange.circle=suruga/2g/down",
        "orange.square=izu",
        "blue.circle=kai/1g",
        "kai=blue/1p",
    )
    assert table.refused("blue", ["strike", "orange_circle"]).rule == "I-NINJA-05"
    assert table.refused("blue", ["strike", "blue_circle"]).rule == "I-NINJA-05"
    two = war("a", "ninja=blue", *TARGET, players=2)
    assert not two.can("blue", ["strike", "green_hexagon"]) and two.can("blue", ["strike", "red_hexagon"])


@pytest.mark.rule("I-NINJA-06")
def test_after_a_failure_nine_or_more_lets_the_owner_choose_a_daimyo_of_the_hirer() -> None:
    table = war("a", "ninja=blue", "blue.square=izu/1b", *TARGET, ninja=[9], revenge=[9])
    table.do("blue", ["strike", "orange_circle"])
    assert table.decision == "take_revenge" and table.acting == ["orange"]
    table.do("orange", ["revenge", "blue_square"])
    assert table["blue.square"] == "izu/1b/down" and table.acting == ["blue"]
    table = war("a", "ninja=blue", "blue.square=izu/1b", *TARGET, ninja=[9], revenge=[8])
    assert table.do("blue", ["strike", "orange_circle"]).decision == "move_armies"


@pytest.mark.rule("I-NINJA-06", example=1)
def test_the_chances_of_an_attempt() -> None:
    hit = Fraction(STRIKE_MOST, 12)
    back = (1 - hit) * Fraction(12 - REVENGE_LEAST + 1, 12)
    assert (hit, back, 1 - hit - back) == (Fraction(8, 12), Fraction(1, 9), Fraction(2, 9))


@pytest.mark.rule("I-NINJA-07")
@pytest.mark.parametrize("roll", [1, 12])
def test_after_the_attempt_the_ninja_is_gone(roll: int) -> None:
    table = war("a", "ninja=blue", *TARGET, ninja=[roll], revenge=[1]).do("blue", ["strike", "orange_circle"])
    assert table.state.ninja == -1


# -- an assassinated daimyo ----------------------------------------------------------------------------


@pytest.mark.rule("I-ASSN-02")
def test_a_downed_daimyo_cannot_be_struck_again_and_ends_the_holders_window() -> None:
    table = war("a", "ninja=orange", "blue.circle=kai/1g/down", "kai=blue/1p", "orange.circle=izu/1g")
    assert not table.can("orange", ["order", "blue_circle", "end_b"])


# -- hiring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("I-NINJA-01")
@pytest.mark.rule("I-NINJA-02")
@pytest.mark.rule("Q-13")
@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ((2, 1, 1), ["ninja-hired seat=0 (I-NINJA-01)"]),
        ((1, 1, 3), ["ninja-hired seat=2 (I-NINJA-01)"]),
        ((2, 2, 1), ["ninja-tie (I-NINJA-02)"]),
        ((0, 0, 0), []),
    ],
)
def test_the_log_tells_who_hires_the_ninja_and_the_war_begins_with_the_first(
    bids: tuple[int, ...], told: list[str]
) -> None:
    bins = [f"{clan}.bins=0,0,0,0,{bid}" for clan, bid in zip(("blue", "orange", "green"), bids)]
    table = Table(text("2.ninja.go_on", *bins)).go()
    assert [line for line in story(table) if line.startswith("ninja")] == told
    assert table.acting == ["blue"] and table.stage == "a"
    assert table.state.bins[4::5] == [0, 0, 0]


# -- a holder whose turn it is not (Q-14) ---------------------------------------------------------------


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.rule("Q-14")
def test_the_first_clan_is_asked_in_the_turn_of_another_and_strikes_anywhere() -> None:
    table = turn_of_green("a", ninja=[8]).do("green", ["end"])
    assert table.acting == ["blue"] and table.decision == "send_ninja"
    table.do("blue", ["strike", "green_circle"])  # in the first province of the list
    assert table["green.circle"] == "yamashiro/2g/down" and table["green.square"] == "wakasa/1b"
    assert table.acting == ["green"] and table.stage == "b"
    assert story(table) == [
        "strike seat=0 owner=2 daimyo=green_circle roll=8 (I-NINJA-05)",
        "assassinated seat=0 owner=2 daimyo=green_circle (I-ASSN-01)",
    ]


@pytest.mark.rule("I-NINJA-06")
@pytest.mark.rule("Q-14")
def test_the_log_tells_of_a_failure_and_of_the_roll_for_revenge() -> None:
    table = turn_of_green("a", ninja=[9], revenge=[8]).do("green", ["end"])
    table.do("blue", ["strike", "green_square"])
    assert story(table) == [
        "strike seat=0 owner=2 daimyo=green_square roll=9 (I-NINJA-05)",
        "revenge-roll seat=2 owner=0 roll=8 (I-NINJA-06)",
    ]
    assert table.acting == ["green"] and table.stage == "b" and table.state.ninja == -1


@pytest.mark.rule("I-NINJA-06")
@pytest.mark.rule("Q-14")
@pytest.mark.rule("Q-15")
@pytest.mark.parametrize(
    ("trigger", "move", "decision"),
    [(0, ["step", "circle", "omi"], "move_armies"), (2, ["end"], "declare_battle")],
    ids=["after a move", "at the end of the phase"],
)
def test_an_order_that_fails_lets_the_avenger_choose_before_the_turn_goes_on(
    trigger: int, move: list[str], decision: str
) -> None:
    table = turn_of_green("a", f"standing=6,{trigger}", "omi=green/1p", ninja=[9], revenge=[9])
    table.do("green", move)
    assert table.decision == "take_revenge" and table.acting == ["green"]
    assert table.legal("green") == [["revenge", "blue_circle"], ["revenge", "blue_square"]]
    table.do("green", ["revenge", "blue_square"])
    assert table["blue.square"] == "izu/1b/down" and table["blue.circle"] == "kai/1g"
    assert table.decision == decision and table.acting == ["green"]
    assert "assassinated seat=2 owner=0 daimyo=blue_square (I-ASSN-01)" in story(table)


@pytest.mark.rule("I-NINJA-06")
@pytest.mark.rule("Q-15")
def test_of_one_standing_daimyo_the_avenger_need_not_be_asked_and_of_none_there_is_no_revenge() -> None:
    one = turn_of_green("a", ninja=[9], revenge=[9])
    one.state.struck_down = [0, 1, *one.state.struck_down[2:]]
    one.do("green", ["end"]).do("blue", ["strike", "green_circle"])
    assert one["blue.circle"] == "kai/1g/down" and one.acting == ["green"]
    none = turn_of_green("a", ninja=[9], revenge=[9])
    none.state.struck_down = [1, 1, *none.state.struck_down[2:]]
    none.do("green", ["end"]).do("blue", ["strike", "green_circle"])
    assert none.events("assassinated") == [] and none.decision == "declare_battle"


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.rule("Q-14")
def test_an_order_for_the_move_of_one_army_waits_for_that_army() -> None:
    table = turn_of_green("a", "omi=green/1p", "yamato=green/1p", ninja=[8])
    table.do("blue", ["order", "green_circle", "moved_green_square"])
    assert board(table.state, 0).orders == [6, 6 + 7]
    table.do("green", ["step", "circle", "yamato"])
    assert table["green.circle"] == "yamato/2g"
    table.do("green", ["step", "square", "omi"])
    assert table["green.circle"] == "yamato/2g/down"


@pytest.mark.rule("Q-14")
def test_an_order_whose_target_is_gone_is_forgotten_and_the_holder_is_asked() -> None:
    table = turn_of_green("a", "standing=8,2").do("green", ["end"])  # there is no hexagon army
    assert table.decision == "send_ninja" and table.state.orders == [] and table.state.ninja == 0


@pytest.mark.rule("Q-14")
def test_what_can_be_ordered() -> None:
    """Any standing daimyo of others, at any boundary, or once an army that stands has moved; never twice."""
    table = turn_of_green("a")
    moves = [GAME.moves.decode(move) for move in GAME.out_of_turn_moves(table.state, 0)]
    orders = [move for move in moves if move[0] == "order"]
    assert {move[1] for move in orders} == {"green_circle", "green_square", "orange_hexagon"}
    triggers = {str(move[2]) for move in orders}
    assert {trigger for trigger in triggers if not trigger.startswith("moved")} == {
        *("now", "start_a", "end_a", "end_b", "start_d", "end_d")
    }
    assert {trigger for trigger in triggers if trigger.startswith("moved")} == {
        f"moved_{army}"
        for army in ("blue_circle", "blue_square", "orange_hexagon", "green_circle", "green_square")
    }
    assert ["cancel"] not in moves
    table.do("blue", ["order", "orange_hexagon", "end_d"])
    assert table.refused("blue", ["order", "orange_hexagon", "end_d"]).rule == "I-NINJA-04"
    assert table.can("blue", ["cancel"]) and table.can("blue", ["order", "green_circle", "end_d"])
    assert not table.can("green", ["order", "blue_circle", "end_d"])  # green holds no ninja


@pytest.mark.rule("I-R1-01")
@pytest.mark.rule("Q-14")
def test_in_round_1_there_are_no_windows_and_no_orders() -> None:
    words = ("turn=2", "act=green", "ninja=blue", *GREEN, *BLUE)
    table = Table(text(f"1.{PHASES['a']}", *words))
    assert not table.can("blue", ["order", "green_circle", "end_b"])
    table.do("green", ["end"])
    assert table.acting == ["green"] and table.stage == "b"
    assert not Table(
        text("2.levy.buy_unit", "act=green", "ninja=blue", "green.bins=0,0,2,0,0", "green.drafted=0,0,0,0")
    ).can("blue", ["order", "green_hexagon", "end_b"])
