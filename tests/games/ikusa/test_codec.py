"""Positions as text, and invariants that notice what is wrong."""

from __future__ import annotations

from itertools import islice

import pytest

from bakufu.engine.errors import Refused
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.tables import BODY, PROVINCE_INDEX
from tests.games.ikusa.playing import random_game
from tests.games.ikusa.table import text, war

GOOD = text("2.b.declare_battle", "act=blue", "kai=blue/2p1b/c", "blue.circle=kai/1b1s2g2r?/h3")


def test_a_position_reads_as_it_is_written() -> None:
    state = GAME.read(GOOD)
    told = GAME.write(state)
    assert "kai=blue/1b2p/c" in told and "blue.circle=kai/1b1s2g2r?/h3" in told
    assert GAME.read(told) == state and GAME.write(GAME.read(told)) == told


def test_supplies_are_what_is_left() -> None:
    state = GAME.read(GOOD)
    assert state.tray[:4] == [7, 8, 7, 36 - 2] and state.ronin_pool == 28


def test_a_clan_with_inherited_figures_keeps_its_tray() -> None:
    words = ["battles=kai:pf:suruga", "kai=blue/1b1p", "orange.circle=suruga", "mino=orange/2p"]
    state = war("c", *words, dice=[1]).go().state
    assert not state.alive[1] and "blue.tray=" in GAME.write(state) and GAME.read(GAME.write(state)) == state


@pytest.mark.parametrize(
    "word",
    [
        "kai=purple/1p", "kai=blue/2x", "kai=blue/1p/q", "blue.circle=atlantis/1g", "blue.circle=kai/1g/h99",
        "koku=1,2", "act=red", "at=2.b.dance", "at=2.z.declare_battle", "suruga=none/1p", "kai=blue/6p",
        "kai=blue/1p3r", "blue.circle=kai/5b", "kai=blue/99p", "turn=7", "colour=blue", "battles=kai:pf",
        "bonus=kai:x", "losses=1,2,999", "fixed=kai:1p", "pile=01", "blue.drafted=x", "standing=x",
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(word: str) -> None:
    key = word.partition("=")[0]
    words = [part for part in GOOD.split() if part.partition("=")[0] != key]
    with pytest.raises(Refused):
        GAME.read(" ".join([*words, word]))


@pytest.mark.parametrize("head", ["", "ikusa", "ikusa/6", "ikusa/1", "shogun/4"])
def test_a_position_begins_with_the_game_and_its_players(head: str) -> None:
    with pytest.raises(Refused):
        GAME.read(head)


def test_a_question_that_cannot_be_asked_is_refused() -> None:
    with pytest.raises(Refused, match="position-unsound"):
        GAME.read(GOOD.replace("2.b.declare_battle", "2.c.after_battle"))


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda s: s.force_units.__setitem__(PROVINCE_INDEX["kai"] * BODY + 3, 9), "I-UNIT-07"),
        (lambda s: s.owner.__setitem__(PROVINCE_INDEX["kai"], -1), "I-OWN-01"),
        (lambda s: s.owner.__setitem__(PROVINCE_INDEX["tosa"], 1), "I-OWN-01"),
        (lambda s: s.tray.__setitem__(0, 99), "I-COMP-01"),
        (lambda s: s.army_units.__setitem__(0, 5), "I-COMP-06"),
        (lambda s: s.army_units.__setitem__(4, 9), "I-RONIN-05"),
        (lambda s: setattr(s, "ronin_pool", 40), "I-COMP-03"),
        (lambda s: setattr(s, "castle", [2] * 68), "I-COMP-03"),
        (lambda s: setattr(s, "hidden_forces", 1), "I-RONIN-04"),
        (lambda s: setattr(s, "alive", [0, 1, 1]), "I-ELIM-02"),
        (lambda s: setattr(s, "koku", [-1, 0, 0]), "I-PLAN-01"),
        (lambda s: setattr(s, "acting", []), "nobody acts"),
        (lambda s: s.provinces.__setitem__(0, 7), "provinces are counted"),
        (lambda s: setattr(s, "experience", [99] * 15), "I-EXP-05"),
        (lambda s: s.army_at.__setitem__(1, s.army_at[0]), "I-UNIT-09"),
    ],
)
def test_a_broken_position_is_noticed(change, rule: str) -> None:  # type: ignore[no-untyped-def]
    state = GAME.read(GOOD)
    assert GAME.broken_invariants(state) == []
    change(state)
    assert any(rule in fault for fault in GAME.broken_invariants(state)), GAME.broken_invariants(state)


def test_a_copy_lives_its_own_life_in_the_long_phases() -> None:
    table = war("d_pf", "kai=blue/3p", "suruga=blue/1p")
    GAME.legal(table.state, 0)
    twin = table.state.copy()
    before = GAME.legal(twin, 0)
    table.do("blue", ["march", "kai", "suruga", "spearman", "pf"])
    assert GAME.legal(twin, 0) == before and GAME.legal(table.state, 0) != before
    fresh = table.state.copy()
    fresh.listed_moves = []
    assert GAME.legal(fresh, 0) == GAME.legal(table.state, 0)


@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (4, "quick"), (5, "standard")])
def test_what_is_remembered_from_move_to_move_is_what_would_be_found_anew(players: int, variant: str) -> None:
    """Without the kept lists of moves and of lands the same moves are legal, in the same order."""
    for state in islice(random_game(players, 5, variant=variant), 700):
        fresh = state.copy()
        fresh.listed_moves, fresh.lands = [], []
        for seat in GAME.to_act(state):
            assert GAME.legal(fresh, seat) == GAME.legal(state, seat)


def test_a_view_and_a_copy_keep_the_battles_that_were_declared_when_they_were_made() -> None:
    table = war("b", "wakasa=blue/1p", "tamba=blue/1p", "tango=orange/1p")
    table.do("blue", ["declare", "wakasa", "pf", "tango"])
    twin, seen = table.state.copy(), GAME.view(table.state, 0).board
    table.do("blue", ["declare", "tamba", "pf", "tango"])
    assert len(twin.battles) == 1
    assert seen.battles == [[PROVINCE_INDEX["wakasa"], 0, PROVINCE_INDEX["tango"]]]  # origin, body, target
    assert len(table.state.battles) == 2
