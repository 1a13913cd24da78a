"""Learn what a position is worth from games of `normal` against itself: points still to come, by round.

Plays games, counts every seat's features at the start of each round (`features.py` among Shogun's bots), and
fits the points that came afterwards by least squares. Prints a table of `learned.py` beside it: ROUNDS,
or with `--modules` WITH_MODULES, from games with some or all modules of the Big Box.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import monotonic

from bakufu.bots.registry import bot
from bakufu.engine.chance import Seeded
from bakufu.engine.options import complete
from bakufu.engine.playing import turns
from bakufu.engine.registry import game
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.features import NAMES, NAMES_OF_MODULES, counted
from bakufu.games.shogun.bots.weights import BASE_GAME, NORMAL
from bakufu.games.shogun.stages import PLAN_CARD
from bakufu.games.shogun.state import State

SHOGUN = game("shogun")
ROUNDS = 6
RIDGE = 3.0
IN_A_LINE = 11  # numbers
TABLES: list[tuple[int, dict[str, str]]] = [(4, {}), (4, {}), (4, {"board": "moon"}), (3, {}), (5, {})]
MODULES = ("court", "samurai", "leaders", "chambers")
ALL_MODULES = 0.5  # part of the games with modules that have all of them; the others have any of them
WILD = 0.06  # part of the answers that are made at random, so that odd positions are seen too

Sums = list[tuple[list[list[float]], list[float], float, int]]


def both(state: State, seat: int, modules: bool) -> list[float]:
    """A seat's own features, then the mean of its rivals'."""
    weights = NORMAL if modules else BASE_GAME
    rows = [counted(Evaluation(state, other, weights), modules) for other in range(state.rules.players)]
    rest = [row for other, row in enumerate(rows) if other != seat]
    return [*rows[seat], *(sum(column) / len(rest) for column in list(zip(*rest, strict=True))[1:])]


def some_modules(rng: Random) -> str:
    if rng.random() < ALL_MODULES:
        return ",".join(MODULES)
    number = rng.randrange(1, len(MODULES))
    return ",".join(sorted(rng.sample(MODULES, number), key=MODULES.index))


def empty(modules: bool) -> Sums:
    names = NAMES + NAMES_OF_MODULES if modules else NAMES
    size = 2 * len(names) - 1
    return [([[0.0] * size for _ in range(size)], [0.0] * size, 0.0, 0) for _ in range(ROUNDS)]


def count(task: tuple[int, float, bool]) -> Sums:
    """Play until the time is over; the sums of all samples, round by round."""
    seed, end, modules = task
    rng = Random(seed)
    sums = empty(modules)
    decide = bot("normal", "shogun")
    while monotonic() < end:
        players, options = rng.choice(TABLES)
        if modules:
            options = {**options, "modules": some_modules(rng)}
        chance = Seeded(rng.getrandbits(60))
        state: State = SHOGUN.new(players, complete(SHOGUN, players, options), chance)
        samples: list[tuple[int, int, int, list[float]]] = []
        seen = 0
        for seat in turns(partial(SHOGUN.to_act, state)):
            if state.decision == PLAN_CARD and len(state.acting) == players and state.plan_step[0] == 0:
                number = 3 * (state.year - 1) + state.season
                if number >= seen:
                    seen = number + 1
                    samples += [(number, s, state.vp[s], both(state, s, modules)) for s in range(players)]
            view = SHOGUN.view(state, seat)
            wild = state.decision != PLAN_CARD and rng.random() < WILD
            SHOGUN.apply(state, seat, rng.choice(view.legal) if wild else decide(view, rng), chance)
        for number, seat, points, row in samples:
            _add(sums, number, row, state.vp[seat] - points)
    return sums


def _add(sums: Sums, number: int, row: list[float], target: float) -> None:
    squares, products, error, samples = sums[number]
    for i, x in enumerate(row):
        products[i] += x * target
        line = squares[i]
        for j in range(i + 1):
            line[j] += x * row[j]
    sums[number] = (squares, products, error + target * target, samples + 1)


def solve(squares: list[list[float]], products: list[float]) -> list[float]:
    """Gauss; the ridge keeps features apart that say the same."""
    size = len(products)
    rows = [
        [squares[max(i, j)][min(i, j)] + (RIDGE if i == j else 0.0) for j in range(size)] + [products[i]]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--modules", action="store_true")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    end = monotonic() + arguments.seconds
    total = empty(arguments.modules)
    with Pool(arguments.jobs) as pool:
        for sums in pool.imap_unordered(count, [(n, end, arguments.modules) for n in range(arguments.jobs)]):
            for number, (squares, products, error, samples) in enumerate(sums):
                mine = total[number]
                total[number] = (
                    [
                        [a + b for a, b in zip(x, y, strict=True)]
                        for x, y in zip(mine[0], squares, strict=True)
                    ],
                    [a + b for a, b in zip(mine[1], products, strict=True)],
                    mine[2] + error,
                    mine[3] + samples,
                )
    lines = []
    for squares, products, error, samples in total:
        found = solve(squares, products)
        left = error - sum(w * p for w, p in zip(found, products, strict=True))
        spread = sqrt(max(0.0, left) / max(1, samples))
        lines.append(f"    ({spread:.2f}, [  # {samples} samples")
        numbers = [f"{weight:.3f}," for weight in found]
        starts = range(0, len(numbers), IN_A_LINE)
        lines.extend(f"        {' '.join(numbers[at : at + IN_A_LINE])}" for at in starts)
        lines.append("    ]),")
    name = "WITH_MODULES" if arguments.modules else "ROUNDS"
    text = f"{name}: Final[list[tuple[float, list[float]]]] = [\n" + "\n".join(lines) + "\n]\n"
    print(text)
    if arguments.out:
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
