"""The Gymnasium environment: one seat learns, bots play the others.

    import gymnasium, bakufu.envs.seat
    env = gymnasium.make("bakufu/Shogun-v0", players=4, bots="normal,random,random")

An illegal action loses the game at once, with a reward of -1. The observation's `action_mask` marks the legal
actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.envs.extras import explained

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ModuleNotFoundError as missing:
    raise explained(missing) from None

from bakufu.bots.answer import answer_or_fail
from bakufu.bots.custom import isolated, load_bot
from bakufu.bots.level import Bot
from bakufu.bots.registry import RANDOM
from bakufu.engine.encoding import encoded_games
from bakufu.engine.errors import Refused, is_plain_int, safe_repr
from bakufu.engine.ids import Seat
from bakufu.envs.features import bounds, legal_mask, observation
from bakufu.envs.table import EnvTable

ILLEGAL_REWARD = -1.0
SEED_MOST = 2**63 - 1


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A table at which the learner has one seat.

    `seat`: the learner's, or None for a random one in every game. `bots`: a name for each of the other seats
    in their order after the learner, or one name for all of them. A custom bot is named `module:function`, or
    is the function itself: `decide(view, rng) -> move`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        game: str | None = None,
        players: int | None = None,
        seat: Seat | None = 0,
        bots: str | Bot | Sequence[str | Bot] = RANDOM,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvTable(game, players, options)
        self.render_mode = render_mode
        self.fixed_seat = seat
        if seat is not None and not (is_plain_int(seat) and 0 <= seat < self.table.players):
            raise Refused("seat-unknown", seat=safe_repr(seat), players=self.table.players)
        names: list[str | Bot] = [bots] if callable(bots) else list(bots)
        if isinstance(bots, str):
            names = [name.strip() for name in bots.split(",")]
        others = self.table.players - 1
        if len(names) == 1:
            names *= others
        if len(names) != others:
            raise Refused("bots-wrong-number", given=len(names), players=others)
        self.bots = [_named(bot, self.table.game.id) for bot in names]
        self.seat = seat or 0
        low, high = bounds(self.table.encoding)
        actions = len(self.table.encoding.actions)
        self.observation_space = Dict(
            {"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)}
        )
        self.action_space = Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(SEED_MOST)))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.players))
        self._bots_move()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            move = self.table.move(action)
        except Refused as why:
            if why.refusal.key != "action-not-legal":
                raise
            return self._observe(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        self.table.play(move)
        self._bots_move()
        over = self.table.seat is None
        return self._observe(), self.table.rewards()[self.seat], over, False, self._info()

    def _bots_move(self) -> None:
        table = self.table
        while (asked := table.seat) is not None and asked != self.seat:
            name, decide = self.bots[(asked - self.seat) % table.players - 1]
            table.play(answer_or_fail(name, decide, table.view(asked), table.rng))

    def _observe(self) -> dict[str, Any]:
        table = self.table
        view = table.view(self.seat)
        return {
            "observation": observation(table.encoding, view),
            "action_mask": legal_mask(table.encoding, view.legal if table.seat == self.seat else []),
        }

    def _info(self) -> dict[str, Any]:
        outcome = self.table.game.outcome(self.table.state)
        scores = {} if outcome is None else {"scores": outcome.scores, "winners": outcome.winners}
        return {"seat": self.seat, **scores}

    def render(self) -> str | None:
        """Where the game stands; this is public."""
        if self.render_mode != "ansi":
            return None
        return f"{self.table.game.time_label(self.table.state)} seat_{self.table.seat}"


def _named(bot: str | Bot, game: str) -> tuple[str, Bot]:
    if isinstance(bot, str):
        return bot, load_bot(bot, game)
    return getattr(bot, "__name__", safe_repr(bot)), isolated(bot)


for _name in encoded_games():
    gymnasium.register(
        id=f"bakufu/{_name.capitalize()}-v0",
        entry_point="bakufu.envs.seat:SeatEnv",
        kwargs={"game": _name},
    )
