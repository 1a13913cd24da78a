"""The compiled build plays the same games as the source it was made from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tools import compile as build

GAMES_EACH = 4

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
    assert not GAME.broken(position)
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
    command = [sys.executable, "-c", PLAY, str(GAMES_EACH)]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Played)


def test_the_compiled_build_plays_the_same_games_to_the_same_positions_and_logs() -> None:
    reason = build.missing()
    if reason is not None:
        pytest.skip(reason)
    target = build.TARGET
    if not build.is_current(target):  # one that is not made for speed plays the same games
        target = build.TARGET.with_name("unoptimised")
        if not build.is_current(target):
            build.compile_to(target, optimise=0)
    compiled = _play(target)
    interpreted = _play(build.SOURCE.parent)
    assert all(file.endswith((".so", ".pyd")) for file in compiled.files)
    assert all(file.endswith(".py") for file in interpreted.files)
    assert compiled.texts == interpreted.texts


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
