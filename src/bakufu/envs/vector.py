"""Many games in one call: `step` takes an action for each game and gives back arrays.

    games = VecGame("shogun", count=256, seed=1)
    batch = games.reset()
    while True:
        batch = games.step(policy(batch.observations, batch.masks))

A game that ends is followed by a new one at once; `ended` and `rewards` tell of the old one, everything else
of the new. Game number n of a seed is always the same game. The arrays are used again by the next step: copy
what is to be kept.
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
    """By game: what the seat that is asked sees and may do, and what the last step brought."""

    observations: Numbers  # games x size of an observation
    masks: Mask  # games x actions: 1 where legal
    seats: NDArray[np.int8]  # who is asked
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]  # games x seats; 0 but for games that have just ended
    numbers: NDArray[np.int64]  # which game of the seed it is


class VecGame:
    """So many tables of the same size and options, moved together."""

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
        # By move: its action. A look-up for all legal moves of all games at once.
        self._action_of = np.full(actions[-1] + 1, -1, dtype=np.int32)
        self._action_of[actions] = np.arange(len(actions), dtype=np.int32)
        self._dealt = 0
        self._marked = np.empty(0, dtype=np.int64)  # the places of the masks that are 1, game by game
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
        """Deal all games anew, from game number 0 on."""
        self._dealt = 0
        self.batch.ended.fill(False)
        self.batch.rewards.fill(0)
        for index in range(len(self.tables)):
            self._deal(index)
        self._look()
        return self.batch

    def step(self, actions: NDArray[Any]) -> Batch:
        """An action for each game. `Refused` names the first that is not legal; nothing has moved then."""
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
        self._look()
        return batch

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as the others."""
        counts = self._counts
        firsts = np.cumsum(counts) - counts
        chosen = firsts + (rng.random(len(counts)) * counts).astype(np.int64)
        return np.asarray(self._marked[chosen] % self.batch.masks.shape[1], dtype=np.int64)

    def _deal(self, index: int) -> None:
        self.tables[index].deal(self.seed * 1_000_003 + self._dealt)
        self.batch.numbers[index] = self._dealt
        self._dealt += 1

    def _look(self) -> None:
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
