"""The assassin: windows, the attempt, revenge (section 11). For his victims see `test_war_elimination`."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bakufu.engine.game import HIDDEN
from bakufu.games.ikusa.tables import REVENGE_LEAST, STRIKE_MOST
from tests.games.ikusa.playing import board
from tests.games.ikusa.table import war

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
    assert table.acting == ["orange"] and table.decision == "move_armies" and table.state.quiet == 0
    table = war("a", "ninja=green", *TARGET).do("blue", ["end"]).do("green", ["hold", "round"])
    table.do("blue", ["end"], ["end"], ["end"]).do("orange", ["end"], ["end"])
    assert table.acting == ["orange"] and table.state.quiet == 2


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
