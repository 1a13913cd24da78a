"""The search of `hard`: what `normal` would do in several moods, played out to the end of the turn.

Every playing out deals what is hidden anew, goes on by quick answers, and ends with how the table looks when
the turn is over: what was won, what is left, and what the others could take. All candidates meet the same
dice; those that do badly drop out. Only what is surely better than the usual move is made instead of it. It
can be stopped at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from bakufu.bots.clock import Clock
from bakufu.bots.notes import Simulated, notebook
from bakufu.engine.chance import Seeded
from bakufu.games.ikusa import flow
from bakufu.games.ikusa.bots.answers import answer
from bakufu.games.ikusa.bots.mind import Mind
from bakufu.games.ikusa.bots.outlook import outlook
from bakufu.games.ikusa.bots.weights import Weights
from bakufu.games.ikusa.stages import (
    GAME_OVER,
)
from bakufu.games.ikusa.state import (
    State,
)

HALVE_AFTER: Final = 6  # turns played out, then the worse half of the other moves drops out
CLEAR_AFTER: Final = 12  # turns played out before two candidates can be told apart
LEAST: Final = 8  # turns played out before anything is believed
MARGIN: Final = 0.15  # of a province, that another move must be better by
DOUBT: Final = 1.8  # standard errors that it must be better by
HOPE: Final = 2.0  # standard errors within which it may still turn out to be so much better
CERTAIN: Final = 3.0  # standard errors beyond which it need not be looked at longer


class Arm:
    """A candidate, and what it brought in each turn played out."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.values: list[float] = []
        self.total = 0.0


def play_out(state: State, clan: int, weights: Weights, number: int) -> float:
    """The rest of the turn by quick answers, and how the table looks then."""
    chance = Seeded(number)
    turn = state.turn
    while state.decision != GAME_OVER and state.turn == turn:
        acting = state.acting[0]
        legal = flow.clan_moves(state, acting)
        move = legal[0] if len(legal) == 1 else answer(Mind(state, acting, weights), legal)
        flow.carry_out(state, acting, move, chance, None)
        flow.go_on(state, chance, None)
    return outlook(state, clan, weights)


def race(
    deals: Sequence[State],
    clan: int,
    moves: Sequence[int],
    weights: Weights,
    rng: Random,
    clock: Clock,
) -> int:
    """The first move, which is the usual one, or another that is surely better.

    Moves that will hardly turn out to be so much better are not looked at to the end of the time.
    """
    usual = Arm(moves[0])
    others = [Arm(move) for move in moves[1:]]
    arms = [usual, *others]
    played = 0
    while others:
        number = rng.getrandbits(48)
        deal = deals[played % len(deals)]
        for arm in [usual, *others]:
            if not clock.left():
                return _noted(usual, others, arms)
            trial = deal.copy()
            chance = Seeded(number)
            flow.carry_out(trial, clan, arm.move, chance, None)
            flow.go_on(trial, chance, None)
            value = play_out(trial, clan, weights, number + 1)
            arm.values.append(value)
            arm.total += value
        played += 1
        if played % HALVE_AFTER == 0 and len(others) > 1:
            others = sorted(others, key=_total, reverse=True)[: (len(others) + 1) // 2]
        if played < CLEAR_AFTER:
            continue
        others = [arm for arm in others if _may_be_better(usual, arm)]
        if len(others) == 1:
            gap, error = _gap(usual, others[0])
            if gap - CERTAIN * error > MARGIN:
                break
    return _noted(usual, others, arms)


def _noted(usual: Arm, others: Sequence[Arm], arms: Sequence[Arm]) -> int:
    move = _surely_better(usual, others)
    notes = notebook()
    if notes is not None and usual.values:
        chosen = next(arm for arm in arms if arm.move == move)
        gaps = {arm.move: _ahead(arm, chosen) for arm in arms if arm.values and arm is not chosen}
        notes.simulated = Simulated(sum([len(arm.values) for arm in arms]), gaps)
    return move


def _ahead(arm: Arm, chosen: Arm) -> float:
    """How much better it did than the chosen one, in the turns that both played out."""
    both = min(len(arm.values), len(chosen.values))
    return (sum(arm.values[:both]) - sum(chosen.values[:both])) / both


def _total(arm: Arm) -> float:
    return arm.total


def _gap(usual: Arm, other: Arm) -> tuple[float, float]:
    """How much better the other one was under the same dice, and the standard error of that."""
    count = len(other.values)
    gaps = [other.values[i] - usual.values[i] for i in range(count)]
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / count


def _may_be_better(usual: Arm, other: Arm) -> bool:
    gap, error = _gap(usual, other)
    return gap + HOPE * error > MARGIN


def _surely_better(usual: Arm, others: Sequence[Arm]) -> int:
    best, found = usual.move, MARGIN
    for arm in others:
        if len(arm.values) >= LEAST:
            gap, error = _gap(usual, arm)
            if gap - DOUBT * error > found:
                best, found = arm.move, gap - DOUBT * error
    return best
