"""The PettingZoo environment (AEC): every seat is an agent, and agents act one after the other.

    from bakufu.envs import aec
    env = aec.env("shogun", players=4)

Seats that plan in secret at the same time are asked one after the other; none of them sees what another has
already done. At the end every agent gets its share of the victory, minus 1 / players.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from bakufu.envs.extras import explained

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise explained(missing) from None

from bakufu.envs.features import bounds, legal_mask, observation
from bakufu.envs.table import EnvTable

ILLEGAL_REWARD = -1.0


def env(
    game: str | None = None,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's wrappers: an illegal action ends the game and costs its agent 1."""
    bare = raw_env(game, players, options, render_mode)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """The environment without wrappers. `step` refuses an illegal action."""

    def __init__(
        self,
        game: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = EnvTable(game, players, options)
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"bakufu_{self.table.game.id}_v0",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        low, high = bounds(self.table.encoding)
        actions = len(self.table.encoding.actions)
        self.observation_spaces = {
            agent: Dict(
                {"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(randbits(63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = self.table.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat may know; its mask is empty while another seat is asked."""
        seat = self.possible_agents.index(agent)
        table = self.table
        view = table.view(seat)
        return {
            "observation": observation(table.encoding, view),
            "action_mask": legal_mask(table.encoding, view.legal if seat == table.seat else []),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.table.move(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.seat is None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def render(self) -> str | None:
        """Where the game stands; this is public."""
        if self.render_mode != "ansi":
            return None
        table = self.table
        asked = self.agent_selection if table.seat is not None else "-"
        return f"{table.game.time_label(table.state)} {asked}"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
