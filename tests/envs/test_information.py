"""What a player of OpenSpiel can know: information states with perfect recall, and states that fit them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from bakufu.engine import registry
from bakufu.envs import spiel  # noqa: F401 - registers the games
from tests.envs.tables import SHORT

GAMES = pytest.mark.parametrize("game", registry.games())


def _new(game: str, players: int = 3) -> Any:
    options = ";".join(f"{name}:{value}" for name, value in SHORT[game].items())
    return pyspiel.load_game(f"bakufu_{game}(players={players},options={options})").new_initial_state()


def _walked(game: str, steps: int, seed: int = 1) -> Any:
    """Somewhere in a random game, where a player with a choice is asked."""
    state, rng = _new(game), Random(seed)
    while steps > 0 or state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


def _sampler(seed: int) -> Any:
    return Random(seed).random


# -- information states --------------------------------------------------------------------------------


def _after(state: Any, player: int, actions: list[int]) -> Any:
    """The player does this; draws and others fall as they come last. Then the player is asked once more."""
    state, left = state.clone(), actions[:]
    while not state.is_terminal() and (left or state.current_player() != player):
        legal = state.legal_actions()
        action = left.pop(0) if state.current_player() == player else legal[-1]
        if action not in legal:
            return None
        state.apply_action(action)
    return None if state.is_terminal() else state


def _two_ways(game: str) -> tuple[Any, Any, int]:
    """Two states that look the same to a player who came there by different moves."""
    state, rng = _new(game), Random(1)
    while True:
        player = state.current_player()
        if player >= 0:
            twin = state.clone()
            own: list[int] = []
            while len(own) < 4 and not twin.is_terminal():
                legal = twin.legal_actions()
                if twin.current_player() == player:
                    own.append(rng.choice(legal))
                twin.apply_action(own[-1] if twin.current_player() == player else legal[-1])
            one, other = _after(state, player, own), _after(state, player, own[2:] + own[:2])
            found = own[:2] != own[2:] and one is not None and other is not None
            if found and one.observation_string(player) == other.observation_string(player):
                return one, other, player
        state.apply_action(rng.choice(state.legal_actions()))


@GAMES
def test_who_came_another_way_has_another_information_state(game: str) -> None:
    one, other, player = _two_ways(game)
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)


@GAMES
def test_an_information_state_tells_what_an_observation_tells_and_more(game: str) -> None:
    state = _walked(game, 120)
    for player in range(3):
        memory, _, view = state.information_state_string(player).partition(" ")
        assert view == state.observation_string(player) and len(bytes.fromhex(memory)) == 32


@GAMES
def test_what_others_do_in_secret_changes_no_information_state(game: str) -> None:
    """Of all moves that are possible at this moment, the secret ones look all the same to the others."""
    state = _walked(game, 40 if game == "ikusa" else 90)
    rng = Random(2)
    secret = 0
    while secret < 10:
        player, legal = state.current_player(), state.legal_actions()
        if player >= 0 and len(legal) > 1:
            first, last = state.child(legal[0]), state.child(legal[-1])
            for viewer in range(3):
                same = first.observation_string(viewer) == last.observation_string(viewer)
                if viewer != player and same and not first.is_chance_node():
                    told = {child.information_state_string(viewer) for child in (first, last)}
                    assert len(told) == 1
                    secret += 1
            told = {child.information_state_string(player) for child in (first, last)}
            assert len(told) == 2  # one's own move is never forgotten
        state.apply_action(rng.choice(legal))


@GAMES
def test_asking_at_every_step_and_only_at_the_end_tells_the_same(game: str) -> None:
    asked, silent, rng = _new(game), _new(game), Random(6)
    for _ in range(150):
        action = rng.choice(asked.legal_actions())
        asked.apply_action(action)
        silent.apply_action(action)
        for player in range(3):
            asked.information_state_string(player)
    twins = [silent, asked.clone(), copy.deepcopy(asked), pickle.loads(pickle.dumps(asked))]
    for player in range(3):
        assert len({twin.information_state_string(player) for twin in [asked, *twins]}) == 1


@GAMES
def test_there_is_no_tensor_of_an_information_state_and_it_says_so(game: str) -> None:
    state = _walked(game, 30)
    kind = state.get_game().get_type()
    assert kind.provides_information_state_string and not kind.provides_information_state_tensor
    observer = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    asks: list[Callable[[], Any]] = [
        lambda: state.information_state_tensor(0),
        lambda: state.get_game().information_state_tensor_shape(),
        lambda: observer.set_from(state, 0),
    ]
    for ask in asks:
        with pytest.raises(NotImplementedError, match="no information state tensor"):
            ask()


@GAMES
def test_an_observer_keeps_to_perfect_recall_or_to_none(game: str) -> None:
    state = _walked(game, 60)
    recalling = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    assert recalling.tensor is None
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    plain = make_observation(state.get_game())
    assert plain.string_from(state, 1) == state.observation_string(1)
    public = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    shared = make_observation(state.get_game(), public)
    assert shared.string_from(state, 0) == shared.string_from(state, 1)
    assert '"seat":null' in shared.string_from(state, 0)


@GAMES
def test_a_copied_observer_has_a_tensor_of_its_own(game: str) -> None:
    state = _walked(game, 60)
    plain = make_observation(state.get_game())
    plain.set_from(state, 0)
    for twin in (copy.deepcopy(plain), pickle.loads(pickle.dumps(plain))):
        twin.set_from(state, 1)
        assert (plain.tensor == state.observation_tensor(0)).all()
        assert (twin.tensor == state.observation_tensor(1)).all()
        assert (np.concatenate(list(twin.dict.values())) == twin.tensor).all()


# -- states that fit ---------------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize("steps", [80, 250])
def test_a_resampled_state_looks_the_same_to_the_player_who_asked(game: str, steps: int) -> None:
    state = _walked(game, steps)
    before = str(state)
    for player in range(3):
        for seed in range(3):
            found = state.resample_from_infostate(player, _sampler(seed))
            assert found.current_player() == state.current_player()
            assert found.observation_string(player) == state.observation_string(player)
            assert found.information_state_string(player) == state.information_state_string(player)
            assert pickle.loads(pickle.dumps(found)).information_state_string(
                player
            ) == state.information_state_string(player)
            again = state.resample_from_infostate(player, _sampler(seed))
            assert str(again) == str(found)
            rng = Random(seed)
            for _ in range(20):
                found.apply_action(rng.choice(found.legal_actions()))
            assert found.information_state_string(player) != state.information_state_string(player)
    assert str(state) == before


def test_what_a_player_does_not_know_is_drawn_anew() -> None:
    """Shogun, in the middle of planning: what others have laid face down."""
    state = _new("shogun")
    rng = Random(3)
    while '"decision":3' not in state.observation_string(0) or state.current_player() != 2:
        state.apply_action(rng.choice(state.legal_actions()))
    drawn = {str(state.resample_from_infostate(2, _sampler(seed))) for seed in range(5)}
    assert len(drawn) > 1 and str(state) not in drawn


@GAMES
def test_nothing_is_resampled_in_the_middle_of_a_draw(game: str) -> None:
    with pytest.raises(ValueError, match="not in the middle of a draw"):
        _new(game).resample_from_infostate(0, _sampler(1))


@GAMES
@pytest.mark.parametrize("observations", [False, True], ids=["information", "observation"])
def test_the_search_of_openspiel_over_information_sets_runs(game: str, observations: bool) -> None:
    state = _walked(game, 70)
    simulations = 3
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(5)),
        random_state=np.random.RandomState(5),
        use_observation_string=observations,
    )
    policy = dict(bot.get_policy(state))
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)
    assert bot.step(state) in state.legal_actions()
