"""Tune the weights of the bots by playing: keeps the weights that win more points, step by step.

In every game one seat plays with all weights pushed a little one way, another with them pushed the other way,
and the rest with the weights as they are (now and then: the bot `easy`). The difference of their points says
which pushes helped (SPSA, in logarithms). Prints the weights after every step.

    python -m tools.tune_bots --game ikusa --seconds 600

With `--try "from=hard,late=1"` nothing is tuned: weights with these changes play one against all others of
`normal`, in turn from every seat, and the share of their victories is printed. May be given several times.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from bakufu.bots.level import Bot
from bakufu.bots.registry import bot
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.options import complete
from bakufu.engine.playing import Position, play_out
from tools.game_data import Tuning, game_data

EASY = "easy"
LEAST = 0.01  # a weight that is nothing cannot be pushed


class Tuned:
    """A game whose bots are tuned: the weights in its `bots/weights.py` and the bot in `bots/normal.py`."""

    def __init__(self, name: str, tuning: Tuning) -> None:
        bots = f"{registry.package(name)}.bots"
        weights = import_module(f"{bots}.weights")
        self.start: msgspec.Struct = weights.NORMAL
        self.hard: msgspec.Struct = weights.HARD
        self.normal: Callable[[Any], Bot] = import_module(f"{bots}.normal").normal
        self.tables = [(table.players, table.options) for table in tuning.tables]
        self.clear = tuning.clear

    def bot(self, weights: list[float]) -> Bot:
        pushed_to = dict(zip(self.names(), weights, strict=True))
        return self.normal(msgspec.structs.replace(self.start, **pushed_to))

    def names(self) -> list[str]:
        """The weights that are numbers."""
        start = self.start
        return [name for name in start.__struct_fields__ if isinstance(getattr(start, name), float)]


GAMES = {name: Tuned(name, tuning) for name in registry.games() if (tuning := game_data(name).tuning)}


def pushed(weights: list[float], signs: list[int], push: float) -> list[float]:
    return [w * exp(push * sign) for w, sign in zip(weights, signs, strict=True)]


def play(name: str, bots: list[Bot], options: dict[str, str], seed: int) -> tuple[list[int], list[int]]:
    played = registry.game(name)
    chance, rng = Seeded(seed), Random(seed + 1)
    position = Position.new(played, len(bots), complete(played, len(bots), options), chance)
    play_out(position, lambda seat, view: bots[seat](view, rng))
    outcome = position.outcome()
    return outcome.scores, outcome.winners


def gain(task: tuple[str, list[float], float, float, int, int]) -> tuple[list[float], int]:
    """The sum over some games of (what the pushed-up seat did better) times its pushes."""
    name, weights, push, easy_share, seed, games = task
    tuned = GAMES[name]
    rng = Random(seed)
    total = [0.0] * len(weights)
    middle = tuned.bot(weights)
    for _ in range(games):
        signs = [rng.choice((-1, 1)) for _ in weights]
        players, options = rng.choice(tuned.tables)
        rest = bot(EASY, name) if rng.random() < easy_share else middle
        bots = [tuned.bot(pushed(weights, signs, push)), tuned.bot(pushed(weights, signs, -push))]
        bots += [rest] * (players - 2)
        order = list(range(players))
        rng.shuffle(order)
        scores, winners = play(name, [bots[place] for place in order], options, rng.getrandbits(62))
        up, down = order.index(0), order.index(1)
        better = max(-1.0, min(1.0, (scores[up] - scores[down]) / tuned.clear))
        better += 2.0 * (up in winners) - 2.0 * (down in winners)
        for i, sign in enumerate(signs):
            total[i] += sign * better
    return total, games


def tried(task: tuple[str, str, int]) -> float:
    """Whether changed weights win a game against `normal` (a part of it where victory is shared)."""
    name, changes, number = task
    tuned = GAMES[name]
    pairs = dict(change.split("=") for change in changes.split(","))
    start = tuned.hard if pairs.pop("from", "") == "hard" else tuned.start
    changed = [float(pairs.get(field, getattr(start, field))) for field in tuned.names()]
    normal = tuned.bot([getattr(tuned.start, field) for field in tuned.names()])
    seat = number % 4
    bots = [tuned.bot(changed) if place == seat else normal for place in range(4)]
    _, winners = play(name, bots, {}, 7_000_000 + number // 4)
    return (seat in winners) / len(winners)


def try_out(name: str, jobs: int, games: int, wishes: list[str]) -> None:
    with Pool(jobs) as pool:
        for changes in wishes:
            won = pool.map(tried, [(name, changes, number) for number in range(games)], 2)
            share = sum(won) / games
            bound = 1.96 * (share * (1 - share) / games) ** 0.5
            print(f"{changes}: {100 * share:.1f} % ± {100 * bound:.1f} of {games}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=sorted(GAMES), default=registry.default_game())
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=1600, help="a step")
    parser.add_argument("--push", type=float, default=0.25)
    parser.add_argument("--rate", type=float, default=0.6)
    parser.add_argument("--easy", type=float, default=0.2, help="part of the games against the bot easy")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--try", dest="wishes", action="append", default=[], help="changes to try out")
    arguments = parser.parse_args()
    if arguments.wishes:
        try_out(arguments.game, arguments.jobs, arguments.games, arguments.wishes)
        return
    start, names = GAMES[arguments.game].start, GAMES[arguments.game].names()
    weights = [max(LEAST, getattr(start, name)) for name in names]
    end = monotonic() + arguments.seconds
    piece = max(1, arguments.games // (arguments.jobs * 4))
    step = 0
    mean = weights
    with Pool(arguments.jobs) as pool:
        while monotonic() < end:
            tasks = []
            for number in range(arguments.games // piece):
                digest = sha256(f"{step}/{number}".encode()).digest()
                seed = int.from_bytes(digest[:7], "big")
                tasks.append((arguments.game, weights, arguments.push, arguments.easy, seed, piece))
            total, games = [0.0] * len(weights), 0
            for sums, played in pool.imap_unordered(gain, tasks):
                total = [a + b for a, b in zip(total, sums, strict=True)]
                games += played
            rate = arguments.rate / (1 + step / 40) ** 0.6
            slopes = [t / games / (2 * arguments.push) for t in total]
            weights = [w * exp(max(-0.3, min(0.3, rate * s))) for w, s in zip(weights, slopes, strict=True)]
            step += 1
            # The mean of the later steps wavers less than the last one.
            mean = [exp(0.93 * log(m) + 0.07 * log(w)) for m, w in zip(mean, weights, strict=True)]
            found = {name: round(value, 4) for name, value in zip(names, mean, strict=True)}
            line = json.dumps({"step": step, "games": games, **found})
            print(line, flush=True)
            if arguments.out:
                arguments.out.write_text(line + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
