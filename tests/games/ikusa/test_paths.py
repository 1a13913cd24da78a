"""The ways of several steps that a view tells: a client follows them move by move."""

from __future__ import annotations

import pytest

from bakufu.engine.chance import Seeded
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.codes import step_code
from bakufu.games.ikusa.moves import GO, LEAVE, STEP
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import PROVINCES
from tests.games.ikusa.playing import board, random_game
from tests.games.ikusa.table import war

LAND = ["kai=blue/1p", "suruga=blue/1p", "izu=blue/1p", "sagami=blue/1p"]


def told(state: State, number: int = 0) -> set[str]:
    """Where the ways of an army of the first seat lead, with the provinces before the last."""
    return {"-".join(PROVINCES[p] for p in way) for way in board(state, 0).paths[number]}


@pytest.mark.rule("I-MOVE-02")
def test_a_way_is_as_long_as_the_level_allows() -> None:
    assert told(war("a", "blue.circle=kai/1g/h4", *LAND).state) == {"suruga-izu"}
    assert told(war("a", "blue.circle=kai/1g/h7", *LAND, "totomi=blue/1p").state) == {
        "suruga-izu",
        "suruga-totomi",
    }
    assert told(war("a", "blue.circle=kai/1g", *LAND).state) == set()


@pytest.mark.rule("I-MOVE-04")
def test_a_way_leads_past_another_own_army_and_does_not_end_there() -> None:
    land = ["kai=blue/1p", "suruga=blue/1p", "izu=blue/1p"]
    assert told(war("a", "blue.circle=kai/1g/h4", "blue.square=suruga/1g", *land).state) == {"suruga-izu"}
    assert told(war("a", "blue.circle=kai/1g/h4", "blue.square=izu/1g", *land).state) == set()


@pytest.mark.rule("I-FIN-03")
def test_in_the_final_movement_a_way_may_end_in_an_empty_province() -> None:
    table = war("d", "blue.circle=kai/1g/h7", "kai=blue/1p", "suruga=blue/1p", "totomi=orange/1p")
    assert "suruga-izu" in told(table.state)
    assert not any("totomi" in way for way in told(table.state))


def test_only_the_moving_player_sees_paths() -> None:
    state = war("a", "blue.circle=kai/1g/h4", *LAND).state
    assert board(state, 1).paths == [] and board(state).paths == []


def walk(state: State, seat: int, number: int, way: list[int]) -> None:
    """Step by step; where somebody must stay behind, the first who may."""
    chance = Seeded(1)
    for province in way:
        step = STEP + step_code(number, province)
        assert step in GAME.legal(state, seat), (way, province)
        GAME.apply(state, seat, step, chance)
        if state.party_for:
            GAME.apply(state, seat, next(m for m in GAME.legal(state, seat) if m >= LEAVE), chance)
            if state.party_for:
                GAME.apply(state, seat, GO, chance)


def test_every_way_can_be_gone() -> None:
    """In a game of random moves that begins with armies of level 2, in both phases of movement."""
    gone = 0
    for state in random_game(3, 5, variant="quick", round_limit="8"):
        for seat in GAME.to_act(state):
            for number, ways in enumerate(board(state, seat).paths):
                for way in ways:
                    walk(state.copy(), seat, number, way)
                    gone += 1
    assert gone > 20, "there were some"
