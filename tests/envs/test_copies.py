"""Copies and pickles of environments, positions, chances and bots: each goes on by itself.

`tests/test_compiled.py` runs this file once more with the compiled build.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from bakufu.bots.custom import isolated, load_bot
from bakufu.bots.registry import all_names, bots
from bakufu.engine import registry
from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.encoding import encoding_of
from bakufu.engine.fair import CheckedChance, RecordedChance, Recording, TableChance
from bakufu.engine.game import Game, View
from bakufu.engine.session import Session
from bakufu.envs import aec, seat, spiel  # noqa: F401 - registers the games
from bakufu.envs.position import Answers
from bakufu.envs.table import EnvTable
from bakufu.envs.vector import VecGame
from tests.envs.tables import SHORT, TABLES, positions

GAMES = pytest.mark.parametrize("game", registry.games())
STEPS = 25  # how far a look ahead goes
FAR = 250  # decisions after which the dice of every game have been thrown


def _pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("copied", [copy.deepcopy, _pickled], ids=["deepcopy", "pickle"])


# -- chances -------------------------------------------------------------------------------------------

SECRET = bytes(range(32))
CHANCES: dict[str, Callable[[], Chance]] = {
    "seeded": lambda: Seeded(7),
    "recording": lambda: Recording(Seeded(7)),
    "table": lambda: TableChance(SECRET, 3, ["a", "b", "c"]),
    "recorded": lambda: RecordedChance(range(1, 40)),
    "checked": lambda: CheckedChance(TableChance(SECRET, 3)),
    "answers": lambda: Answers(range(1, 40)),
}


def _draws(chance: Chance, count: int = 12) -> list[int]:
    if isinstance(chance, CheckedChance):  # answers what is recorded, as long as the secret says so too
        return [chance.fair.below(1000, "test") for _ in range(count)]
    return [chance.below(1000, "test") + chance.hits(40, 20_000, "test") for _ in range(count)]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, _pickled], ids=["copy", "deepcopy", "pickle"])
def test_a_copied_generator_goes_on_from_the_same_place_and_leaves_the_other_alone(
    copied: Callable[[Any], Any],
) -> None:
    chance = Seeded(7)
    _draws(chance)
    expected = _draws(copy.deepcopy(chance), 50)
    ahead = copied(chance)
    assert type(ahead) is Seeded and _draws(ahead, 50) == expected
    assert _draws(chance, 50) == expected


@WAYS
@pytest.mark.parametrize("kind", CHANCES)
def test_a_copied_chance_draws_by_itself(kind: str, copied: Callable[[Any], Any]) -> None:
    reference, chance = CHANCES[kind](), CHANCES[kind]()
    assert _draws(reference, 3) == _draws(chance, 3)
    ahead = copied(chance)
    expected = _draws(reference)
    assert _draws(ahead) == expected  # the look ahead
    assert _draws(chance) == expected  # the game itself


@WAYS
@GAMES
def test_a_copied_session_goes_on_by_itself(game: str, copied: Callable[[Any], Any]) -> None:
    """The chance of a session knows the moment of the game: it must not be the moment of another one."""
    rules = registry.game(game)
    seats = ["a", "b", "c"]
    session = Session.start(rules, len(seats), SHORT[game], seats, TableChance(SECRET, len(seats)))
    rng = Random(3)
    _play_session_on(session, rng, FAR)
    ahead, twin_rng = copied(session), copied(rng)
    before = session.record()
    _play_session_on(ahead, twin_rng, STEPS)
    assert session.record() == before
    _play_session_on(session, rng, STEPS)
    assert session.record() == ahead.record() != before


def _play_session_on(session: Session, rng: Random, count: int) -> None:
    for _ in range(count):
        acting = session.to_act()[0]
        session.apply_run(acting, rng.choice(session.game.legal(session.state, acting)))


# -- positions -----------------------------------------------------------------------------------------


def _play_on(game: Game[Any], state: Any, seed: int, steps: int) -> None:
    chance, rng = Seeded(seed), Random(seed)
    for _ in range(steps):
        acting = game.to_act(state)
        if not acting:
            break
        game.apply(state, acting[0], rng.choice(game.legal(state, acting[0])), chance)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, _pickled], ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_look_ahead_on_a_copied_position_leaves_the_game_unchanged(
    game: str, players: int, options: dict[str, str], copied: Callable[[Any], Any]
) -> None:
    table = EnvTable(game, players, options)
    rules = table.game
    for _, state in positions(table, seed=5, every=37):
        written, kept = rules.write(state), state.copy()
        ahead = copied(state)
        assert type(ahead) is type(state) and ahead == state and ahead is not state
        _play_on(rules, ahead, 11, STEPS)
        assert state == kept and rules.write(state) == written
        _play_on(rules, kept, 11, STEPS)
        assert ahead == kept and rules.write(ahead) == rules.write(kept)


@GAMES
def test_a_deep_copy_shares_no_list_with_the_original(game: str) -> None:
    """`copy` may, by agreement within the engine; who asks for a deep copy has agreed to nothing."""
    table = EnvTable(game, options=SHORT[game])
    table.deal(2)
    twin = copy.deepcopy(table.state)
    fields = [name for name in dir(twin) if isinstance(getattr(twin, name), list)]
    assert len(fields) > 20
    for name in fields:
        mine, other = getattr(table.state, name), getattr(twin, name)
        assert mine == other and (mine is not other)


@GAMES
def test_copies_share_the_rules_and_a_pickle_holds_only_what_was_agreed(game: str) -> None:
    table = EnvTable(game, options=SHORT[game])
    table.deal(2)
    assert copy.deepcopy(table.state).rules is table.state.rules
    read = _pickled(table.state).rules
    assert (read.players, read.options, read.version) == (
        table.state.rules.players,
        table.state.rules.options,
        table.state.rules.version,
    )
    assert len(pickle.dumps(table.state)) < 20_000


@GAMES
def test_a_game_and_its_encoding_are_the_same_ones_after_copying(game: str) -> None:
    rules = registry.game(game)
    assert copy.deepcopy(rules) is rules and _pickled(rules) is rules
    encoding = encoding_of(rules)
    assert copy.deepcopy(encoding) is encoding
    read = _pickled(encoding)
    assert read.digest == encoding.digest and read.encode is encoding.encode
    assert len(pickle.dumps(encoding)) < 10_000  # the actions are listed again, not sent along


@pytest.mark.parametrize(
    ("game", "version"),
    [(game, version) for game in registry.games() for version in range(1, registry.game(game).rules_version)],
)
def test_a_game_under_older_rules_stays_under_them(game: str, version: int) -> None:
    older = registry.game(game, version)
    for read in (copy.deepcopy(older), _pickled(older)):
        assert (read.id, read.rules_version) == (game, version)


# -- bots ----------------------------------------------------------------------------------------------


def _asked(game: str) -> View:
    table = EnvTable(game, options=SHORT[game])
    return next(
        table.game.view(state, asked)
        for asked, state in positions(table, seed=9)
        if len(table.game.legal(state, asked)) > 3
    )


def always_first(view: View, rng: Random) -> int:
    return view.legal[0]


@WAYS
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in registry.games() for name in all_names(game)]
)
def test_every_level_of_every_bot_can_be_copied(game: str, name: str, copied: Callable[[Any], Any]) -> None:
    quick = f"{name}:2n" if name.startswith("hard") else name
    bot = load_bot(quick, game)
    view = _asked(game)
    assert copied(bot)(view, Random(1)) == bot(view, Random(1))


@WAYS
def test_bots_of_ones_own_can_be_copied(copied: Callable[[Any], Any]) -> None:
    view = _asked("shogun")
    for bot in (isolated(always_first), load_bot(f"{__name__}:always_first", "shogun")):
        assert copied(bot)(view, Random(1)) == view.legal[0]


# -- environments --------------------------------------------------------------------------------------

# A walk makes so many steps in an environment and tells all that it saw.
Walk = Callable[[Any, int, int], list[Any]]


def _rng(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def _walk_aec(env: Any, steps: int, seed: int) -> list[Any]:
    rng, seen = _rng(seed), []
    for agent in env.agent_iter(steps):
        observation, reward, over, _, _ = env.last()
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        seen.append((agent, observation["observation"].tolist(), reward, action))
        env.step(action)
    return seen


def _walk_seat(env: Any, steps: int, seed: int) -> list[Any]:
    rng = _rng(seed)
    seen: list[Any] = []
    observation = env.unwrapped._observe()
    for _ in range(steps):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        seen.append((action, observation["observation"].tolist(), reward, over, info["seat"]))
        if over:
            observation, info = env.reset()
            seen.append((observation["observation"].tolist(), info["seat"]))
    return seen


def _walk_batch(games: Any, steps: int, seed: int) -> list[Any]:
    rng, seen = _rng(seed), []
    for _ in range(steps):
        batch = games.step(games.random_actions(rng))
        seen.append([part.tobytes() for part in batch])
    return seen


def _walk_spiel(state: Any, steps: int, seed: int) -> list[Any]:
    rng, seen = Random(seed), []
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
        seen.append((str(state), state.current_player()))
    return seen


def _walk_table(table: EnvTable, steps: int, seed: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        table.play(table.rng.choice(table.legal()))
        seen.append((table.game.write(table.state), table.seat))
    return seen


def _reset(env: Any) -> Any:
    env.reset(seed=4)
    return env


def _dealt(game: str) -> EnvTable:
    table = EnvTable(game, options=SHORT[game])
    table.deal(4)
    return table


def _batch(game: str) -> VecGame:
    games = VecGame(game, count=3, options=SHORT[game], seed=4)
    games.reset()
    return games


def _spiel(game: str) -> Any:
    options = ";".join(f"{name}:{value}" for name, value in SHORT[game].items())
    state = pyspiel.load_game(f"bakufu_{game}(players=3,options={options})").new_initial_state()
    _walk_spiel(state, 60, 4)
    return state


def _made(game: str) -> Any:
    return _reset(gymnasium.make(f"bakufu/{game.capitalize()}-v0", players=3, seat=None, options=SHORT[game]))


def _seat(game: str, level: str) -> Any:
    return _reset(seat.SeatEnv(game, players=3, seat=1, bots=level, options=SHORT[game]))


@WAYS
@GAMES
def test_a_copied_openspiel_game_is_the_same_game(game: str, copied: Callable[[Any], Any]) -> None:
    loaded = _spiel(game).get_game()
    twin = copied(loaded)
    assert twin.__class__ is loaded.__class__ and str(twin) == str(loaded)
    assert (twin.seats, twin.options) == (loaded.seats, loaded.options)
    walks = [_walk_spiel(one.new_initial_state(), FAR, 4) for one in (loaded, twin)]
    assert walks[0] == walks[1]


def _environments() -> Iterator[Any]:
    for game in registry.games():
        makers: list[tuple[str, Callable[[str], Any], Walk]] = [
            ("table", _dealt, _walk_table),
            ("aec", lambda game: _reset(aec.env(game, options=SHORT[game])), _walk_aec),
            ("raw aec", lambda game: _reset(aec.raw_env(game, options=SHORT[game])), _walk_aec),
            ("gymnasium", _made, _walk_seat),
            ("batch", _batch, _walk_batch),
            ("openspiel", _spiel, _walk_spiel),
        ]
        for name, make, walk in makers:
            yield pytest.param(game, make, walk, FAR, id=f"{game}-{name}")
        for bot in bots(game):
            quick = "hard:1n" if bot == "hard" else bot
            yield pytest.param(
                game,
                lambda game, level=quick: _seat(game, level),
                _walk_seat,
                5,
                id=f"{game}-gymnasium-{quick}",
            )


@WAYS
@pytest.mark.parametrize(("game", "make", "walk", "far"), list(_environments()))
def test_a_look_ahead_on_a_copied_environment_leaves_the_game_unchanged(
    game: str, make: Callable[[str], Any], walk: Walk, far: int, copied: Callable[[Any], Any]
) -> None:
    untouched, env = make(game), make(game)
    assert walk(untouched, far, 1) == walk(env, far, 1)
    ahead = copied(env)
    expected = walk(untouched, STEPS, 2)
    assert walk(ahead, STEPS, 2) == expected  # the same game, as long as the same is done in it
    walk(ahead, STEPS, 3)
    assert walk(env, STEPS, 2) == expected
