"""A copy of a position shares lists with the original; neither may ever notice."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine.chance import Seeded
from bakufu.games.shogun import GAME
from bakufu.games.shogun.options import DEFAULTS
from bakufu.games.shogun.state import State


def _play_one(state: State, rng: Random, chance: Seeded) -> None:
    seat = rng.choice(GAME.to_act(state))
    GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)


@pytest.mark.parametrize("tower", ["physics", "manual"])
@pytest.mark.parametrize("players", [3, 5])
def test_a_copy_stays_as_it_was_while_the_original_is_played_on(players: int, tower: str) -> None:
    rng, chance = Random(players), Seeded(players)
    state = GAME.new(players, {**DEFAULTS, "tower_model": tower}, chance)
    kept: list[tuple[State, str]] = []
    while GAME.to_act(state):
        kept.append((state.copy(), GAME.write(state)))
        _play_one(state, rng, chance)
    assert len(kept) > 200
    assert all(GAME.write(copy) == text for copy, text in kept)


def test_a_position_stays_as_it_was_while_its_copy_is_played_on() -> None:
    rng, chance = Random(7), Seeded(7)
    state = GAME.new(4, DEFAULTS, chance)
    while GAME.to_act(state):
        before = GAME.write(state)
        trial = state.copy()
        for _ in range(6):
            if GAME.to_act(trial):
                _play_one(trial, rng, chance)
        assert GAME.write(state) == before
        _play_one(state, rng, chance)


def test_a_copy_equals_its_original_until_one_of_them_moves() -> None:
    rng, chance = Random(11), Seeded(11)
    state = GAME.new(4, DEFAULTS, chance)
    for _ in range(60):
        _play_one(state, rng, chance)
    copy = state.copy()
    assert copy == state
    _play_one(state, rng, chance)
    assert copy != state
