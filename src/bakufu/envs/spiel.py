"""The OpenSpiel environment: the games as Python games with explicit chance nodes.

    import pyspiel, bakufu.envs.spiel
    game = pyspiel.load_game("bakufu_shogun(players=3,options=board:moon;modules:court+samurai)")

Every draw of a game is a chance node with exact probabilities: a move that needs a draw is tried on a copy,
and tried again with each outcome until it needs no more draws. So any OpenSpiel algorithm can explore
everything that may happen. Seats that plan at the same time are asked one after the other.

Observations are what a view shows. The information state is the view together with a digest of everything
that the player has seen and done before (see `recall`). It is a string, because no tensor of fixed size can
hold a whole game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bakufu.envs.extras import explained

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise explained(missing) from None

from bakufu.engine import registry
from bakufu.engine.encoding import encoded_games, encoding_of
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.options import complete
from bakufu.envs.features import observation
from bakufu.envs.position import OUTCOMES_MOST, Position
from bakufu.envs.table import shares, usual_players

LENGTH_MOST = 100_000  # decisions; a game can go on without end only in theory
OPTIONS_APART = ";"
NO_TENSOR = (
    "Bakufu has no information state tensor: a whole game does not fit into one of fixed size. There is "
    "information_state_string, which has perfect recall, and observation_tensor, which has not."
)


class BakufuGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Bakufu with a given number of players and options."""

    def __init__(self, name: str, game_type: Any, params: dict[str, Any] | None) -> None:
        given = params or {}
        self.bakufu = registry.game(name)
        self.encoding = encoding_of(self.bakufu)
        self.seats = int(given.get("players", usual_players(name)))
        self.options = complete(self.bakufu, self.seats, _options(str(given.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=OUTCOMES_MOST,
            num_players=self.seats,
            min_utility=-1 / self.seats,
            max_utility=1 - 1 / self.seats,
            utility_sum=0.0,
            max_game_length=LENGTH_MOST,
        )
        super().__init__(game_type, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Load a copy anew: a class that is registered has no name in this module to be found by."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> BakufuState:
        return BakufuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type, params)


class BakufuState(pyspiel.State):  # type: ignore[misc]
    """A position as an OpenSpiel state."""

    def __init__(self, game: BakufuGame) -> None:
        super().__init__(game)
        self.position = Position(game.bakufu.id, game.seats, game.options)

    def current_player(self) -> int:
        position = self.position
        if position.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = position.game.to_act(position.state)
        return acting[0] if acting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        action_of = encoding_of(position.game).action_of
        return sorted(action_of[move] for move in position.game.legal(position.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.position.asked is not None
        return self.position.asked.odds

    def _apply_action(self, action: int) -> None:
        if self.position.asked is not None:
            self.position.draw(action)
        elif action in self._legal_actions(self.current_player()):
            self.position.make(encoding_of(self.position.game).actions[action])
        else:
            raise Refused("action-not-legal", action=action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        if player == pyspiel.PlayerId.CHANCE:
            why = self.position.asked.why if self.position.asked is not None else "draw"
            return f"{why}: {action}"
        return msgspec.json.encode(game.moves.decode(encoding_of(game).actions[action])).decode()

    def is_terminal(self) -> bool:
        position = self.position
        return position.asked is None and not position.game.to_act(position.state)

    def returns(self) -> list[float]:
        position = self.position
        outcome = None if position.asked is not None else position.game.outcome(position.state)
        return [0.0] * position.players if outcome is None else shares(outcome, position.players)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> BakufuState:
        """A random state that this player cannot tell from this one. It has no history."""
        if self.position.asked is not None:
            raise ValueError("a state can be resampled where a player is asked, not in the middle of a draw")
        rng = Random(probability_sampler())
        twin = BakufuState(self.get_game())
        twin.position = self.position.resampled(player_id, rng)
        return twin

    def __str__(self) -> str:
        """The whole position with its secrets: for developers, never for players."""
        position = self.position
        position_text = "set-up" if position.state is None else position.game.write(position.state)
        if position.asked is None:
            return position_text
        drawn = ",".join(str(answer) for answer in position.answers)
        return f"{position_text} / {position.move} draws {drawn} then {position.asked.why}"


class Observer:
    """What a seat sees: the features of its view, and the view itself as JSON.

    With perfect recall the string starts with the memory, and there is no tensor.
    """

    def __init__(self, game: BakufuGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise Refused("observer-parameters", given=safe_repr(params))
        self.encoding = game.encoding
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.seen = kind.public_info or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(self.encoding.size, np.float32)
        self.dict = self._blocks()

    def _blocks(self) -> dict[str, NDArray[np.float32]]:
        """The tensor by block, as numpy views and not as copies."""
        if self.tensor is None:
            return {}
        return {name: self.tensor[place] for name, place in self.encoding.places.items()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.dict = self._blocks()  # a copied numpy view would no longer share the tensor

    def set_from(self, state: BakufuState, player: int) -> None:
        if self.tensor is None:
            raise NotImplementedError(NO_TENSOR)
        self.tensor.fill(0)
        position = state.position
        if position.state is not None and self.private:
            self.tensor[:] = observation(self.encoding, position.game.view(position.state, player))

    def string_from(self, state: BakufuState, player: int) -> str:
        position = state.position
        if position.state is None or not self.seen:
            return "set-up" if self.seen else ""
        viewer = player if self.private else None
        view = msgspec.json.encode(position.game.view(position.state, viewer)).decode()
        return f"{position.memory(viewer).digest.hex()} {view}" if self.recalls else view


def _options(text: str) -> dict[str, str]:
    """Parse `name:value;name:value`, with + for a comma, because OpenSpiel reserves = and the comma."""
    chosen = {}
    for part in filter(None, text.split(OPTIONS_APART)):
        name, colon, value = part.partition(":")
        if not colon:
            raise Refused("spiel-options", given=safe_repr(part))
        chosen[name.strip()] = value.strip().replace("+", ",")
    return chosen


def _register(name: str) -> None:
    rules = registry.game(name)
    game_type = pyspiel.GameType(
        short_name=f"bakufu_{name}",
        long_name=f"Bakufu {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(name), "options": ""},
        provides_factored_observation_string=False,
    )

    class Registered(BakufuGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _name in encoded_games():
    _register(_name)
