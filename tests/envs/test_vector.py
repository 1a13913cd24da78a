"""Many games in one call are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from bakufu.engine.errors import Refused
from bakufu.envs.features import legal_mask, observation
from bakufu.envs.table import EnvTable
from bakufu.envs.vector import VecGame


@pytest.mark.parametrize("game", ["shogun", "ikusa"])
def test_a_batch_shows_what_each_game_shows_alone(game: str) -> None:
    games = VecGame(game, count=3, seed=2)
    batch = games.reset()
    alone = []
    for number in range(3):
        table = EnvTable(game)
        table.deal(2 * 1_000_003 + number)
        alone.append(table)
    rng = np.random.default_rng(0)
    for _ in range(60):
        for index, table in enumerate(alone):
            asked = table.seat
            assert asked is not None and batch.seats[index] == asked
            view = table.view(asked)
            assert (batch.observations[index] == observation(table.encoding, view)).all()
            assert (batch.masks[index] == legal_mask(table.encoding, view.legal)).all()
        actions = games.random_actions(rng)
        for table, action in zip(alone, actions, strict=True):
            table.play(table.move(action))
        batch = games.step(actions)


def test_a_game_that_ends_is_followed_by_the_next() -> None:
    games = VecGame("shogun", count=4, players=3)
    batch = games.reset()
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        batch = games.step(games.random_actions(rng))
        ended += int(batch.ended.sum())
        for rewards, over in zip(batch.rewards, batch.ended, strict=True):
            assert rewards.sum() == pytest.approx(0, abs=1e-5)
            assert bool(rewards.max() > 0) == over
    assert batch.numbers.max() == 3 + ended
    assert batch.masks.sum() > 0


def test_the_same_seed_gives_the_same_batches() -> None:
    runs = []
    for _ in range(2):
        games = VecGame("shogun", count=3, seed=9)
        games.reset()
        rng = np.random.default_rng(9)
        for _ in range(50):
            batch = games.step(games.random_actions(rng))
        runs.append(batch.observations.copy())
    assert (runs[0] == runs[1]).all()


def test_random_actions_are_all_legal_ones() -> None:
    games = VecGame("shogun", count=2)
    batch = games.reset()
    rng = np.random.default_rng(2)
    drawn = {int(games.random_actions(rng)[1]) for _ in range(300)}
    assert drawn == set(np.flatnonzero(batch.masks[1]).tolist())


def test_one_illegal_action_moves_nothing() -> None:
    games = VecGame("shogun", count=2)
    batch = games.reset()
    actions = games.random_actions(np.random.default_rng(1))
    before = batch.observations.copy()
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), -1, 10**6):
        actions[1] = wrong
        with pytest.raises(Refused, match=r"action-not-legal-in-game.*index=1"):
            games.step(actions)
    assert (games.batch.observations == before).all() and (games.reset().observations == before).all()


def test_as_many_actions_as_games_are_needed() -> None:
    games = VecGame("shogun", count=2)
    games.reset()
    with pytest.raises(Refused, match="actions-wrong-number"):
        games.step(np.zeros(3, dtype=np.int64))


def test_a_batch_has_at_least_one_game() -> None:
    with pytest.raises(Refused, match="games-too-few"):
        VecGame("shogun", count=0)
