"""The environments keep to the official compliance tests of PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from bakufu.bots.level import Bot
from bakufu.engine.encoding import encoded_games
from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.envs import aec, seat, spiel  # noqa: F401 - registers the games
from bakufu.envs.position import Answers
from bakufu.envs.table import EnvTable
from tests.envs.tables import SHORT

of_every_game = pytest.mark.parametrize("game", encoded_games())
DICT_SPACE = "ignore:Observation"  # PettingZoo warns of observations with a mask beside them


def _chosen(observation: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


# -- PettingZoo ----------------------------------------------------------------------------------------


@of_every_game
@pytest.mark.filterwarnings(DICT_SPACE)
def test_pettingzoo_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(game, options=SHORT.get(game, {})), num_cycles=150, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@of_every_game
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: aec.env(game, options=SHORT.get(game, {})), num_cycles=40)


@of_every_game
def test_all_seats_play_a_game_to_its_end(game: str) -> None:
    env = aec.env(game, options=SHORT.get(game, {}))
    env.reset(seed=8)
    rng = np.random.default_rng(8)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        returns[agent] += reward
        env.step(None if over else _chosen(observation, rng))
    assert sum(returns.values()) == pytest.approx(0) and max(returns.values()) > 0
    assert not env.agents


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    env = aec.raw_env("shogun", players=4)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


def test_an_illegal_action_ends_the_game_in_pettingzoo() -> None:
    env = aec.env("shogun")
    env.reset(seed=1)
    observation, *_ = env.last()
    asked = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[asked] == aec.ILLEGAL_REWARD


@pytest.mark.parametrize(("action", "key"), [(0.5, "action-unknown"), (True, "action-unknown")])
def test_nonsense_is_no_action(action: object, key: str) -> None:
    env = aec.raw_env("shogun")
    env.reset(seed=1)
    with pytest.raises(Refused, match=key):
        env.step(action)


def test_pettingzoo_tells_where_the_game_stands() -> None:
    env = aec.raw_env("shogun", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == f"setup {env.agent_selection}"


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"game": "go"}, "game-unknown"),
        ({"players": 9}, "players-out-of-range"),
        ({"options": {"board": "mars"}}, "option-bad-value"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(arguments: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused, match=key):
        aec.env(**arguments)


# -- Gymnasium -----------------------------------------------------------------------------------------


@of_every_game
@pytest.mark.filterwarnings("ignore:.*render fps")
def test_gymnasium_env(game: str) -> None:
    made = gymnasium.make(f"bakufu/{game.capitalize()}-v0", render_mode="ansi", options=SHORT.get(game, {}))
    check_env(made.unwrapped)


def test_a_learner_plays_bots_to_the_end() -> None:
    env = seat.SeatEnv("shogun", players=3, seat=1, bots=["easy", "random"])
    observation, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    over, reward = False, 0.0
    while not over:
        assert info == {"seat": 1} and env.table.seat == 1
        observation, reward, over, truncated, info = env.step(_chosen(observation, rng))
        assert not truncated
    won = 1 in info["winners"]
    assert reward == pytest.approx((1 / len(info["winners"]) if won else 0) - 1 / 3)
    assert len(info["scores"]) == 3


def test_a_learner_plays_against_a_policy_of_its_own() -> None:
    asked: list[int] = []

    def first(view: View, rng: Random) -> int:
        assert view.seat is not None
        asked.append(view.seat)
        return view.legal[0]

    env = seat.SeatEnv("shogun", players=3, seat=1, bots=[first, "random"])
    observation, _ = env.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(20):
        observation, *_ = env.step(_chosen(observation, rng))
    assert set(asked) == {2}  # the seat after the learner's


@pytest.mark.parametrize(
    ("policy", "said"),
    [
        (lambda view, rng: -5, "the bot <lambda> answered -5, which is not legal"),
        (lambda view, rng: view.no_such_thing, "the bot <lambda> raised AttributeError"),
    ],
    ids=["illegal", "raises"],
)
def test_a_faulty_policy_of_ones_own_is_named_and_spoils_no_game(policy: Bot, said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        seat.SeatEnv("shogun", players=3, seat=2, bots=policy).reset(seed=4)


def test_the_same_seed_deals_the_same_game_and_another_one_another() -> None:
    env = seat.SeatEnv("shogun", bots="random", seat=None)
    first, info = env.reset(seed=11)
    again, same = env.reset(seed=11)
    assert (first["observation"] == again["observation"]).all() and info == same
    other, _ = env.reset()
    assert (first["observation"] != other["observation"]).any()


def test_an_illegal_action_loses_in_gymnasium() -> None:
    env = seat.SeatEnv("shogun")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (seat.ILLEGAL_REWARD, True, True)


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"seat": 4}, "seat-unknown"),
        ({"bots": "clever"}, "bot-unknown"),
        ({"bots": "random,random"}, "bots-wrong-number"),
    ],
)
def test_a_seat_that_makes_no_sense_is_refused(arguments: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused, match=key):
        seat.SeatEnv("shogun", **arguments)


# -- OpenSpiel -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "bakufu_shogun(players=3,options=board:moon;modules:court+samurai)",
        "bakufu_ikusa(players=3,options=goal:plus_2)",
    ],
)
def test_openspiel_random_simulation(name: str) -> None:
    """The simulation also writes every position down and reads it again."""
    game = pyspiel.load_game(name)
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_position_of_ikusa_far_into_the_game_can_be_written_down_and_read_again() -> None:
    """Once, at a table of the usual options: the simulation above plays a short game."""
    state = pyspiel.load_game("bakufu_ikusa(players=3)").new_initial_state()
    rng = Random(5)
    for _ in range(400):
        state.apply_action(rng.choice(state.legal_actions()))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(read) == str(state) and read.history() == state.history()
    assert read.legal_actions() == state.legal_actions()


def test_an_illegal_action_is_refused_in_openspiel() -> None:
    state = pyspiel.load_game("bakufu_shogun").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    stood, legal = str(state), set(state.legal_actions())
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    with pytest.raises(Refused, match="action-not-legal"):
        state.apply_action(illegal)
    assert str(state) == stood


def test_chance_nodes_play_the_games_of_the_engine() -> None:
    """The same draws and the same moves lead to the same position, with and without OpenSpiel."""
    state = pyspiel.load_game("bakufu_shogun").new_initial_state()
    rng = np.random.default_rng(3)
    draws: list[int] = []
    moves: list[int] = []
    while len(moves) < 120:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            draws.append(int(rng.choice(outcomes, p=np.array(odds) / sum(odds))))
            state.apply_action(draws[-1])
        else:
            moves.append(int(rng.choice(state.legal_actions())))
            state.apply_action(moves[-1])
    while state.is_chance_node():
        draws.append(state.chance_outcomes()[0][0])
        state.apply_action(draws[-1])
    table = EnvTable("shogun")
    chance = Answers(draws)
    played = table.game.new(table.players, table.options, chance)
    for action in moves:
        table.game.apply(played, table.game.to_act(played)[0], table.encoding.actions[action], chance)
    assert chance.used == len(draws) and table.game.write(played) == str(state)


def test_an_observer_sees_what_its_seat_sees() -> None:
    game = pyspiel.load_game("bakufu_shogun")
    state = game.new_initial_state()
    assert set(state.observation_tensor(0)) == {0.0}  # nothing is dealt yet
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    table = EnvTable("shogun")
    table.state = state.position.state
    for player in range(4):
        assert state.observation_tensor(player) == table.encoding.encode(table.view(player))
        assert f'"seat":{player}' in state.observation_string(player)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [({"players": 9}, "players-out-of-range"), ({"options": "moon"}, "spiel-options")],
)
def test_an_openspiel_game_that_makes_no_sense_is_refused(parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game("bakufu_shogun", parameters)
