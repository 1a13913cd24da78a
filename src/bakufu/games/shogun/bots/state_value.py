"""State value: the points that each seat may expect, and from them its chance to win.

The points still to come are learned from games (`learned`, made by tools/learn_state_value.py): a weighted
sum of the features of a seat and of its rivals on average.
"""

from __future__ import annotations

from math import exp

from bakufu.games.shogun import scoring
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.features import counted
from bakufu.games.shogun.bots.learned import ROUNDS, WITH_MODULES
from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.stages import GAME_OVER
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import WINTER


def table_for(state: State) -> tuple[float, list[float]]:
    """What was learned for a round like this one."""
    rounds = WITH_MODULES if state.rules.has_modules else ROUNDS
    return rounds[WINTER * (state.year - 1) + state.season]


def expected_points(state: State, weights: Weights) -> list[float]:
    """By seat: points so far and those to come. The position is that at the start of a round."""
    players = state.rules.players
    rows = [counted(Evaluation(state, seat, weights), state.rules.has_modules) for seat in range(players)]
    learned = table_for(state)[1]
    size = len(rows[0])
    sums = [0.0] * size
    for row in rows:
        for i in range(size):
            sums[i] += row[i]
    totals = []
    for seat in range(players):
        row = rows[seat]
        total = float(state.vp[seat])
        for i in range(size):
            total += learned[i] * row[i]
            if i:
                total += learned[size + i - 1] * (sums[i] - row[i]) / (players - 1)
        totals.append(total)
    return totals


def state_value(state: State, seat: Seat, weights: Weights) -> float:
    """A rating from 0 to 1: a rough chance to win, with a little for every point. It is not calibrated."""
    players = state.rules.players
    if state.decision == GAME_OVER:
        winners = scoring.winners(state)
        best = max(state.vp[other] for other in range(players) if other != seat)
        won = 1.0 / len(winners) if seat in winners else 0.0
        return 0.85 * won + 0.15 * _squash((state.vp[seat] - best) / 6.0)
    totals = expected_points(state, weights)
    spread = 0.8 * table_for(state)[0]
    top = max(totals)
    shares = [exp((total - top) / spread) for total in totals]
    rest = (sum(totals) - totals[seat]) / (players - 1)
    return 0.85 * shares[seat] / sum(shares) + 0.15 * _squash((totals[seat] - rest) / 12.0)


def even_state_value(players: int) -> float:
    """The value of a position in which nobody is ahead."""
    return 0.85 / players + 0.15 * 0.5


def _squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))
