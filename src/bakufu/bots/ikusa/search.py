"""The search of `hard`: what `normal` would do in several moods, played out to the end of the turn.

Every playing out deals what is hidden anew, goes on by quick answers, and ends with how the table looks when
the turn is over: what was won, what is left, and what the others could take. All candidates meet the same
dice; those that do badly drop out. It can be stopped at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from bakufu.bots.ikusa.answers import answer
from bakufu.bots.ikusa.mind import Mind
from bakufu.bots.ikusa.outlook import outlook
from bakufu.bots.ikusa.weights import Weights
from bakufu.engine.chance import Seeded
from bakufu.games.ikusa import flow
from bakufu.games.ikusa.state import GAME_OVER, State

HALVE_AFTER: Final = 6  # rounds played out, then the worse half drops out
CLEAR_AFTER: Final = 12  # rounds played out before two candidates can be told apart
NEGLIGIBLE: Final = 0.05  # a part of a province that is not worth a thought
FIRST_SIGHT: Final = 10.0  # rounds played out that first sight weighs as much as
UNUSUAL: Final = -0.25  # first sight of what `normal` would not do


class Budget:
    """How long to think: seconds, or a number of rounds played out."""

    def __init__(self, seconds: float, rollouts: int) -> None:
        self.end = perf_counter() + seconds
        self.rollouts = rollouts
        self.used = 0

    def left(self) -> bool:
        self.used += 1
        if self.rollouts:
            return self.used <= self.rollouts
        return perf_counter() < self.end


class Arm:
    """A candidate, what it brought in each round played out, and what it looked like at first sight."""

    def __init__(self, move: int, first_sight: float) -> None:
        self.move = move
        self.first_sight = first_sight
        self.values: list[float] = []
        self.total = 0.0

    def standing(self) -> float:
        """The mean; the first sight counts for less the longer it was looked at."""
        count = len(self.values)
        return (self.total + self.first_sight * FIRST_SIGHT) / (count + FIRST_SIGHT) if count else -1.0


def play_out(state: State, clan: int, weights: Weights, number: int) -> float:
    """The rest of the turn by quick answers, and how the table looks then."""
    chance = Seeded(number)
    player_of = state.rules.player_of
    turn = state.turn
    while state.decision != GAME_OVER and state.turn == turn:
        acting = state.acting[0]
        legal = flow.clan_moves(state, acting)
        move = legal[0] if len(legal) == 1 else answer(Mind(state, acting, weights), legal)
        flow.apply_move(state, player_of[acting], move, chance, None)
    return outlook(state, clan, weights)


def race(
    deals: Sequence[State], clan: int, moves: Sequence[int], weights: Weights, rng: Random, budget: Budget
) -> int:
    """The best of these moves; the first is what `normal` would do."""
    player = deals[0].rules.player_of[clan]
    arms = [Arm(move, UNUSUAL if place else 0.0) for place, move in enumerate(moves)]
    racing = arms
    played = 0
    while True:
        number = rng.getrandbits(48)
        deal = deals[played % len(deals)]
        for arm in racing:
            if not budget.left():
                return max(racing, key=_standing).move
            trial = deal.copy()
            flow.apply_move(trial, player, arm.move, Seeded(number), None)
            value = play_out(trial, clan, weights, number + 1)
            arm.values.append(value)
            arm.total += value
        played += 1
        if played % HALVE_AFTER == 0 and len(racing) > 2:
            racing = sorted(racing, key=_standing, reverse=True)[: (len(racing) + 1) // 2]
        if len(racing) == 2 and played >= CLEAR_AFTER and _clear(racing[0], racing[1], played):
            return max(racing, key=_standing).move


def _standing(arm: Arm) -> float:
    return arm.standing()


def _clear(one: Arm, other: Arm, played: int) -> bool:
    """Whether more rounds would hardly change which of the two is the better, or matter."""
    gaps = [one.values[i] - other.values[i] for i in range(played)]
    mean = sum(gaps) / played
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / played
    return abs(mean) > 3 * spread or abs(mean) + 2 * spread < NEGLIGIBLE
