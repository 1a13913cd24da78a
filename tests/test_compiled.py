"""The compiled build plays the same games as its source, and can be copied and pickled as well."""

from __future__ import annotations

import fcntl
import os
import pickle
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tools import compile as build

pytestmark = pytest.mark.timeout(1800)  # a C compiler at work, on a machine that may be busy

GAMES_EACH = 2  # with a log and without

# Played by a fresh interpreter, once with the source and once with the compiled copy. The second chance is
# a class that is never compiled, as those of real tables are.
PLAY = """
import json, random, sys
from bakufu.engine.chance import Chance, Seeded
from bakufu.games import ikusa, shogun
from bakufu.games.ikusa import state as ikusa_state
from bakufu.games.shogun import state as shogun_state

class Plain(Chance):
    def __init__(self, seed):
        self.random = random.Random(seed)
    def draw_below(self, n, why):
        return self.random.randrange(n)
    def draw_hits(self, n, threshold, why):
        return sum(self.random.randrange(65536) < threshold for _ in range(n))

def play(seed, players, options, chance, log, GAME=shogun.GAME):
    rng = random.Random(seed)
    defaults = {option.name: option.default for option in GAME.options}
    position = GAME.new(players, {**defaults, **options}, chance, log)
    while GAME.to_act(position):
        seat = rng.choice(GAME.to_act(position))
        before = position.copy()
        if rng.random() < 0.05:
            assert GAME.read(GAME.write(position)) == position
            view = GAME.view(position, seat)
            assert GAME.view(GAME.resample(view, rng), seat) == view
        GAME.apply(position, seat, rng.choice(GAME.legal(position, seat)), chance, log)
        assert before != position
    assert not GAME.broken_invariants(position)
    return GAME.write(position)

texts = []
for seed in range(int(sys.argv[1])):
    for players in (3, 4, 5):
        log = [] if seed % 2 else None
        texts.append(play(seed, players, {"board": "sun"}, Seeded(seed), log))
        texts.append(play(seed, players, {"board": "moon", "bank": "finite_135"}, Plain(seed), log))
        texts.append(play(seed, players, {"setup": "fixed", "tower_model": "two_thirds"}, Seeded(seed), log))
        texts.append(play(seed, players, {"modules": "court,samurai,leaders,chambers"}, Seeded(seed), log))
        texts.append(str(log and [(event.key, event.facts) for event in log]))
    for players in (2, 3, 4, 5):
        log = [] if seed % 2 else None
        variant = "standard" if players == 2 else ("standard", "quick", "long")[(seed + players) % 3]
        options = {"variant": variant, "round_limit": "8"}
        texts.append(play(seed, players, options, Seeded(seed), log, ikusa.GAME))
        texts.append(play(seed, players, options, Plain(seed), log, ikusa.GAME))
        texts.append(str(log and [(event.key, event.facts) for event in log]))
print(json.dumps({"files": [shogun_state.__file__, ikusa_state.__file__], "texts": texts}))
"""


class Played(msgspec.Struct):
    files: list[str]
    texts: list[str]


def _play(package: Path) -> Played:
    done = _run(package, PLAY, str(GAMES_EACH))
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Played)


@pytest.fixture(scope="module")
def target() -> Path:
    """One build for all tests, also where they run in several processes."""
    reason = build.missing()
    if reason is not None:
        pytest.skip(reason)
    lock = build.TARGET.with_name("unoptimised.lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        found = build.TARGET
        if not build.is_current(found):  # one that is not made for speed plays the same games
            found = build.TARGET.with_name("unoptimised")
            if not build.is_current(found):
                build.compile_to(found, optimise=0)
    return found


def test_the_compiled_build_plays_the_same_games_to_the_same_positions_and_logs(target: Path) -> None:
    compiled = _play(target)
    interpreted = _play(build.SOURCE.parent)
    assert all(file.endswith((".so", ".pyd")) for file in compiled.files)
    assert all(file.endswith(".py") for file in interpreted.files)
    assert compiled.texts == interpreted.texts


# Runs a file of tests with whatever build PYTHONPATH names, and says which one that was.
RUN_TESTS = """
import sys
import pytest
from bakufu.games.ikusa import state as ikusa
from bakufu.games.shogun import state as shogun
assert all(module.__file__.endswith((".so", ".pyd")) for module in (ikusa, shogun)), ikusa.__file__
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-n", "0", *sys.argv[1:]]))
"""


def test_compiled_environments_are_copied_and_pickled_and_pass_the_simulation_of_openspiel(
    target: Path,
) -> None:
    simulation = "tests/envs/test_environments.py::test_openspiel_random_simulation"
    files = ("tests/envs/test_copies.py", "tests/envs/test_information.py", simulation)
    done = _run(target, RUN_TESTS, *files)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


# A position, a generator and an environment, as the other build has pickled them.
MAKE = """
import pickle, sys
from bakufu.envs.vector import VecGame
import numpy as np
found = []
for game in ("ikusa", "shogun"):
    games = VecGame(game, count=2, seed=3)
    games.reset()
    rng = np.random.default_rng(3)
    for _ in range(200):
        games.step(games.random_actions(rng))
    found.append((games, rng))
sys.stdout.buffer.write(pickle.dumps(found))
"""
GO_ON = """
import pickle, sys
for stored in pickle.load(sys.stdin.buffer):
    ends = []
    for games, rng in pickle.loads(stored):
        for _ in range(200):
            games.step(games.random_actions(rng))
        ends += [table.game.write(table.state) for table in games.tables]
    print(ends)
"""


def test_what_one_build_has_pickled_the_other_one_goes_on_with(target: Path) -> None:
    source = build.SOURCE.parent
    stored = pickle.dumps([_piped(package, MAKE) for package in (source, target)])
    ends = [line for reader in (source, target) for line in _piped(reader, GO_ON, stored).splitlines()]
    assert len(ends) == 4 and len({*ends}) == 1 and b"shogun/" in ends[0]


def _run(package: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(
        command, env=environment, cwd=build.ROOT, capture_output=True, text=True, check=False
    )


def _piped(package: Path, program: str, given: bytes = b"") -> bytes:
    environment = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def test_without_a_compiler_the_tool_says_so_and_exits_with_2(tmp_path: Path) -> None:
    command = [sys.executable, str(build.ROOT / "tools" / "compile.py"), "--target", str(tmp_path / "copy")]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no-such-compiler" in done.stderr
    assert not (tmp_path / "copy").exists()


def test_a_change_of_the_source_asks_for_a_new_build(tmp_path: Path) -> None:
    assert not build.is_current(tmp_path)
    (tmp_path / build.MARK).write_text(build.fingerprint(), encoding="utf-8")
    assert build.is_current(tmp_path)
    (tmp_path / build.MARK).write_text("of another source", encoding="utf-8")
    assert not build.is_current(tmp_path)
