"""Measure how often a game waits for somebody, for the expected length in the lobby (`data/length.toml`).

    python tools/measure_length.py shogun 4 [variant=quick] --games 5

Bots of the level "easy" play. A game waits once when somebody owes a move: all that a seat answers in a row
is one wait, and so is all that several seats answer at the same time. `moves` counts, for each wait, those of
the seat that had most to do.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import median

from bakufu.bots import registry as bots
from bakufu.engine import options, registry
from bakufu.engine.chance import Seeded

LEVEL = "easy"


def measure(game_id: str, players: int, chosen: dict[str, str], seed: int) -> tuple[int, int]:
    """How often one game waited, and how many moves that took."""
    game = registry.game(game_id)
    chance, rng = Seeded(seed), Random(seed)
    state = game.new(players, options.complete(game, players, chosen), chance)
    decide = bots.bot(LEVEL, game_id)
    waits = moves = 0
    asked: set[int] = set()
    made: Counter[int] = Counter()
    while game.outcome(state) is None:
        acting = game.to_act(state)
        if not asked & set(acting):
            waits, moves = waits + 1, moves + max(made.values(), default=0)
            asked, made = set(acting), Counter()
        seat = next(one for one in acting if one in asked)
        game.apply(state, seat, decide(game.view(state, seat), rng), chance)
        made[seat] += 1
        asked &= set(game.to_act(state)) if game.outcome(state) is None else set()
    return waits, moves + max(made.values(), default=0)


def main() -> None:
    arguments = argparse.ArgumentParser(description="How often a game waits for somebody")
    arguments.add_argument("game")
    arguments.add_argument("players", type=int)
    arguments.add_argument("options", nargs="*", help="as NAME=VALUE")
    arguments.add_argument("--games", type=int, default=5)
    given = arguments.parse_args()
    chosen = dict(one.split("=", 1) for one in given.options)
    found = [measure(given.game, given.players, chosen, seed) for seed in range(given.games)]
    waits, moves = (round(median(column)) for column in zip(*found, strict=True))
    print(f"{given.game} {given.players} {chosen}: waits {waits}, moves {moves}")


if __name__ == "__main__":
    main()
