"""The vectorised environment: many games in one call. `step` takes an action for each and returns arrays.

    games = VecGame("shogun", count=256, seed=1)
    batch = games.reset()
    while True:
        batch = games.step(policy(batch.observations, batch.masks))

A game that ends is followed by a new one at once; `ended` and `rewards` belong to the old game, everything
else to the new one. Game number n of a seed is always the same game. The next step overwrites the arrays:
copy what you want to keep.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, NamedTuple

from bakufu.envs.extras import explained

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise explained(missing) from None

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Move
from bakufu.envs.features import Mask, Numbers
from bakufu.envs.table import EnvTable


class Batch(NamedTuple):
    """For each game: what the seat to move sees and may do, and the result of the last step."""

    observations: Numbers  # games x size of an observation
    masks: Mask  # games x actions: 1 where legal
    seats: NDArray[np.int8]  # the seat to move
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]  # games x seats; 0 except for games that have just ended
    numbers: NDArray[np.int64]  # the number of each game under this seed


class VecGame:
    """Several tables of the same size and options, moved together."""

    def __init__(
        self,
        game: str | None = None,
        count: int = 64,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise Refused("games-too-few", given=count)
        self.tables = [EnvTable(game, players, options) for _ in range(count)]
        self.encoding = self.tables[0].encoding
        self.players = self.tables[0].players
        self.seed = seed
        actions = self.encoding.actions
        # The action of each move, as an array: one lookup serves all legal moves of all games.
        self._action_of = np.full(actions[-1] + 1, -1, dtype=np.int32)
        self._action_of[actions] = np.arange(len(actions), dtype=np.int32)
        self._dealt = 0
        self._marked = np.empty(0, dtype=np.int64)  # the flat indices of the 1s in the masks, game by game
        self._counts = np.empty(0, dtype=np.int64)  # how many of them each game has
        self.batch = Batch(
            observations=np.zeros((count, self.encoding.size), dtype=np.int16),
            masks=np.zeros((count, len(actions)), dtype=np.int8),
            seats=np.zeros(count, dtype=np.int8),
            ended=np.zeros(count, dtype=np.bool_),
            rewards=np.zeros((count, self.players), dtype=np.float32),
            numbers=np.zeros(count, dtype=np.int64),
        )

    def reset(self) -> Batch:
        """Deal all games again, from game number 0 on."""
        self._dealt = 0
        self.batch.ended.fill(False)
        self.batch.rewards.fill(0)
        for index in range(len(self.tables)):
            self._deal(index)
        self._observe_all()
        return self.batch

    def step(self, actions: NDArray[Any]) -> Batch:
        """Play an action in each game. `Refused` names the first illegal one; then nothing has moved."""
        batch = self.batch
        chosen = np.asarray(actions, dtype=np.int64)
        count = len(self.tables)
        if chosen.shape != (count,):
            raise Refused("actions-wrong-number", given=int(chosen.size), games=count)
        size = batch.masks.shape[1]
        within = (chosen >= 0) & (chosen < size)
        legal = within & (batch.masks[np.arange(count), np.where(within, chosen, 0)] == 1)
        if not legal.all():
            index = int(np.argmin(legal))
            raise Refused("action-not-legal-in-game", action=int(chosen[index]), index=index)
        batch.ended.fill(False)
        batch.rewards.fill(0)
        moves = self.encoding.actions
        for index, action in enumerate(chosen.tolist()):
            table = self.tables[index]
            table.game.apply(table.state, int(batch.seats[index]), moves[action], table.chance)
            if not table.game.to_act(table.state):
                batch.ended[index] = True
                batch.rewards[index] = table.rewards()
                self._deal(index)
        self._observe_all()
        return batch

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game, uniformly distributed."""
        counts = self._counts
        firsts = np.cumsum(counts) - counts
        chosen = firsts + (rng.random(len(counts)) * counts).astype(np.int64)
        return np.asarray(self._marked[chosen] % self.batch.masks.shape[1], dtype=np.int64)

    def _deal(self, index: int) -> None:
        self.tables[index].deal(self.seed * 1_000_003 + self._dealt)
        self.batch.numbers[index] = self._dealt
        self._dealt += 1

    def _observe_all(self) -> None:
        batch = self.batch
        encode = self.encoding.encode
        numbers = array("h")
        legal: list[Move] = []
        counts = []
        for index, table in enumerate(self.tables):
            seat = table.game.to_act(table.state)[0]
            view = table.game.view(table.state, seat)
            numbers.fromlist(encode(view))
            legal += view.legal
            counts.append(len(view.legal))
            batch.seats[index] = seat
        batch.observations[:] = np.frombuffer(numbers, dtype=np.int16).reshape(batch.observations.shape)
        flat = batch.masks.reshape(-1)
        flat[self._marked] = 0
        self._counts = np.array(counts, dtype=np.int64)
        rows = np.repeat(np.arange(len(counts), dtype=np.int64) * batch.masks.shape[1], self._counts)
        self._marked = np.asarray(rows + self._action_of[legal], dtype=np.int64)
        flat[self._marked] = 1
