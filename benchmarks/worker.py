"""One game in a process of its own, measured on demand in CPU time.

A subject is `bakufu:GAME:OPTIONS` (as JSON), an environment (`one_by_one:GAME`, `many_at_once:GAME`) or a
peer (`catanatron`, `open_spiel:GAME`).

`python benchmarks/worker.py SUBJECT` reads commands from standard input and answers each with a line of JSON:

    play SECONDS    random games for about so long: decisions and seconds
    copy SECONDS    copies of positions from random games: copies and seconds
    games NUMBER    so many games, always the same few: games, seconds, and the most memory used so far in MiB
    others NUMBER   so many games, all different: likewise
    wall SECONDS    random games for so long by the clock on the wall: games and seconds
"""

from __future__ import annotations

import json
import random
import resource
import sys
from collections.abc import Iterable
from itertools import cycle, islice
from time import perf_counter, process_time
from typing import Any, Protocol

POSITIONS = 300  # how many are kept for copying, from GAMES_KEPT games
GAMES_KEPT = 6
PLAYERS = 4


class Subject(Protocol):
    """A game that can be played at random. All choices are uniform over the legal moves."""

    def play(self, seed: int, keep: list[Any] | None) -> int:
        """A game to its end: the number of decisions. Puts a copy of each position into `keep`."""

    def copy(self, position: Any) -> Any: ...


class Bakufu:
    """Random play of four; compiled or not is a matter of PYTHONPATH."""

    def __init__(self, name: str, options: dict[str, str]) -> None:
        from importlib import import_module

        from bakufu.engine import registry
        from bakufu.engine.chance import Seeded
        from bakufu.engine.options import complete
        from bakufu.engine.playing import Position, play_at_random, turns

        self.game, self.chance = registry.game(name), Seeded
        self.players = min(PLAYERS, self.game.max_players)
        self.options = complete(self.game, self.players, options)
        self.position, self.play_at_random, self.turns = Position, play_at_random, turns
        state = import_module(f"{registry.package(name)}.state")
        self.version = "source" if (state.__file__ or "").endswith(".py") else "mypyc"

    def play(self, seed: int, keep: list[Any] | None) -> int:
        rng = random.Random(seed)
        position = self.position.new(self.game, self.players, self.options, self.chance(seed))
        if keep is None:
            return self.play_at_random(position, rng)
        before = len(keep)
        for seat in self.turns(position.to_act):  # the same game, with a copy of each position
            moves = self.game.legal(position.state, seat)
            position.apply(seat, moves[int(rng.random() * len(moves))])
            keep.append(position.state.copy())
        return len(keep) - before

    def copy(self, position: Any) -> Any:
        return position.copy()


class Catanatron:
    """Four of catanatron's own random players; its legal moves are part of its state."""

    def __init__(self) -> None:
        from importlib.metadata import version

        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.new, self.limit = Game, TURNS_LIMIT
        self.players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        self.version = version("catanatron")

    def play(self, seed: int, keep: list[Any] | None) -> int:
        game = self.new(self.players, seed=seed + 1)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.limit:
            game.play_tick()
            decisions += 1
            if keep is not None:
                keep.append(game.copy())
        return decisions

    def copy(self, position: Any) -> Any:
        return position.copy()


class OpenSpiel:
    """A game of OpenSpiel (C++) from a Python loop. Chance nodes are sampled and are no decisions."""

    def __init__(self, name: str) -> None:
        from importlib.metadata import version

        import pyspiel

        self.game = pyspiel.load_game(name)
        self.version = version("open_spiel")

    def play(self, seed: int, keep: list[Any] | None) -> int:
        rng = random.Random(seed)
        pick = rng.random
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(pick() * len(moves))])
            decisions += 1
            if keep is not None:
                keep.append(state.clone())
        return decisions

    def copy(self, position: Any) -> Any:
        return position.clone()


class OneByOne:
    """PettingZoo's environment of four: every decision with its observation and mask, one game at a time."""

    def __init__(self, name: str) -> None:
        import numpy as np
        from pettingzoo import __version__

        from bakufu.envs import aec

        self.env, self.rng = aec.env(name, players=4), np.random.default_rng(1)
        self.legal = np.flatnonzero
        self.version = __version__

    def play(self, seed: int, keep: list[Any] | None) -> int:
        env, decisions = self.env, 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            legal = self.legal(observation["action_mask"])
            env.step(int(legal[int(self.rng.random() * len(legal))]))
            decisions += 1
        return decisions

    def copy(self, position: Any) -> Any:
        raise NotImplementedError


class ManyAtOnce:
    """The same, 128 games in one call."""

    GAMES, STEPS = 128, 8

    def __init__(self, name: str) -> None:
        import numpy as np

        from bakufu.envs.vector import VecGame

        self.games, self.rng = VecGame(name, self.GAMES, players=4), np.random.default_rng(1)
        self.games.reset()
        self.version = f"{self.GAMES} games"

    def play(self, seed: int, keep: list[Any] | None) -> int:
        for _ in range(self.STEPS):
            self.games.step(self.games.random_actions(self.rng))
        return self.GAMES * self.STEPS

    def copy(self, position: Any) -> Any:
        raise NotImplementedError


def subject(name: str) -> Subject:
    match name.split(":", 2):
        case ["one_by_one", game]:
            return OneByOne(game)
        case ["many_at_once", game]:
            return ManyAtOnce(game)
        case ["bakufu", game, options]:
            return Bakufu(game, json.loads(options))
        case ["open_spiel", game]:
            return OpenSpiel(game)
        case ["catanatron"]:
            return Catanatron()
    raise SystemExit(f"there is no subject {name}")


class Worker:
    def __init__(self, game: Subject) -> None:
        self.game = game
        self.seed = 0
        self.positions: list[Any] = []
        game.play(0, None)  # whatever is read or looked up once

    def play(self, seconds: float) -> dict[str, float]:
        decisions = 0
        began = process_time()
        while (spent := process_time() - began) < seconds or not decisions:
            decisions += self.game.play(self.seed, None)
            self.seed += 1
        return {"count": decisions, "seconds": spent}

    def copy(self, seconds: float) -> dict[str, float]:
        copies = 0
        copy = self.game.copy
        if not self.positions:
            kept: list[Any] = []
            for seed in range(GAMES_KEPT):
                self.game.play(seed, kept)
            self.positions = kept[:: max(1, len(kept) // POSITIONS)]
        began = process_time()
        while (spent := process_time() - began) < seconds or not copies:
            for position in self.positions:
                copy(position)
            copies += len(self.positions)
        return {"count": copies, "seconds": spent}

    def wall(self, seconds: float) -> dict[str, float]:
        games = 0
        began = perf_counter()
        while (spent := perf_counter() - began) < seconds or not games:
            self.game.play(self.seed % GAMES_KEPT, None)
            self.seed += 1
            games += 1
        return {"count": games, "seconds": spent}

    def games(self, seeds: Iterable[int]) -> dict[str, float]:
        began = process_time()
        number = 0
        for seed in seeds:
            self.game.play(seed, None)
            number += 1
        spent = process_time() - began
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return {
            "count": number,
            "seconds": spent,
            "mib": memory / (2**20 if sys.platform == "darwin" else 2**10),
        }


def main() -> None:
    game = subject(sys.argv[1])
    worker = Worker(game)
    print(json.dumps({"version": getattr(game, "version", "")}), flush=True)
    for line in sys.stdin:
        command, amount = line.split()
        if command == "play":
            answer = worker.play(float(amount))
        elif command == "copy":
            answer = worker.copy(float(amount))
        elif command == "wall":
            answer = worker.wall(float(amount))
        elif command == "games":  # always the same games: the same work
            answer = worker.games(islice(cycle(range(GAMES_KEPT)), int(amount)))
        else:
            answer = worker.games(range(GAMES_KEPT, GAMES_KEPT + int(amount)))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
