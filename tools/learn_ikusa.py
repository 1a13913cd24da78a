"""Learn how the table of Ikusa looks: what can be counted of each clan, and who wins in the end.

Games by quick answers of `normal` are looked at whenever a round begins. The chances to win are a softmax of
each clan's weighted features; the weights that make the real winners likeliest are printed.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from multiprocessing import Pool
from random import Random

import msgspec

from bakufu.bots.ikusa.answers import answer
from bakufu.bots.ikusa.mind import Mind
from bakufu.bots.ikusa.outlook import FEATURES, LEARNED, features
from bakufu.bots.ikusa.weights import NORMAL_1, Weights
from bakufu.engine.chance import Seeded
from bakufu.engine.options import complete
from bakufu.engine.registry import game
from bakufu.games.ikusa import flow
from bakufu.games.ikusa.state import FILL_BIN, GAME_OVER

IKUSA = game("ikusa")
TABLES: list[tuple[int, dict[str, str]]] = [(4, {}), (4, {}), (3, {}), (5, {})]
Sample = tuple[list[list[float]], int]  # the features of the living clans, and which of them won


def shaken(rng: Random) -> Weights:
    """Different opinions, so that different positions are seen."""
    return msgspec.structs.replace(
        NORMAL_1,
        **{name: getattr(NORMAL_1, name) * exp(rng.gauss(0.0, 0.25)) for name in NORMAL_1.__struct_fields__},
    )


def played(seed: int) -> list[Sample]:
    rng, chance = Random(seed), Seeded(seed + 1)
    players, options = rng.choice(TABLES)
    state = IKUSA.new(players, complete(IKUSA, players, options), chance)
    opinions = [shaken(rng) for _ in range(players)]
    looks: list[tuple[list[int], list[list[float]]]] = []
    seen = 0
    while state.decision != GAME_OVER:
        if state.decision == FILL_BIN and state.round != seen:
            seen = state.round
            living = [clan for clan in range(players) if state.alive[clan]]
            looks.append((living, [features(state, clan) for clan in living]))
        acting = state.acting[0]
        legal = flow.clan_moves(state, acting)
        move = legal[0] if len(legal) == 1 else answer(Mind(state, acting, opinions[acting]), legal)
        flow.apply_move(state, acting, move, chance, None)
    return [
        (rows, living.index(winner)) for living, rows in looks for winner in state.winners if winner in living
    ]


def fit(samples: list[Sample], steps: int, rate: float) -> tuple[list[float], float]:
    """Gradient steps (Adam) from what was learned before; a little shrinking towards nothing."""
    weights = LEARNED[:]
    first, second = [0.0] * len(weights), [0.0] * len(weights)
    loss = 0.0
    for step in range(1, steps + 1):
        slope = [0.002 * weight for weight in weights]
        loss = 0.0
        for rows, winner in samples:
            shares = [exp(sum(a * b for a, b in zip(row, weights, strict=True))) for row in rows]
            total = sum(shares)
            loss -= log(shares[winner] / total) / len(samples)
            for place, row in enumerate(rows):
                error = (shares[place] / total - (place == winner)) / len(samples)
                for i, value in enumerate(row):
                    slope[i] += error * value
        for i, one in enumerate(slope):
            first[i] = 0.9 * first[i] + 0.1 * one
            second[i] = 0.99 * second[i] + 0.01 * one * one
            weights[i] -= rate * (first[i] / (1 - 0.9**step)) / ((second[i] / (1 - 0.99**step)) ** 0.5 + 1e-8)
    return weights, loss


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=200)
    arguments = parser.parse_args()
    with Pool(arguments.jobs) as pool:
        games = pool.map(
            played, range(arguments.seed * 1_000_000, arguments.seed * 1_000_000 + arguments.games), 4
        )
    samples = [sample for one in games for sample in one]
    weights, loss = fit(samples, arguments.steps, 0.05)
    found = {name: round(weight, 3) for name, weight in zip(FEATURES, weights, strict=True)}
    print(json.dumps({"samples": len(samples), "loss": round(loss, 4), **found}))


if __name__ == "__main__":
    main()
