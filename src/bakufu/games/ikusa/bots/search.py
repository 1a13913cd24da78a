"""The search of `hard`: successive halving over candidate moves, by rollouts to the end of the turn.

Each rollout redraws hidden information, answers quickly until the turn is over, and values the position then:
what was won, what is left, and what others could take. All candidates meet the same dice; the worse half is
dropped repeatedly. A move replaces the usual one only if it is clearly better. The search can stop at any
time.
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
from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.bots.state_value import state_value
from bakufu.games.ikusa.bots.weights import Weights
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.stages import (
    GAME_OVER,
)
from bakufu.games.ikusa.state import (
    State,
)

HALVE_AFTER: Final = 6  # turns played out, then the worse half of the other moves drops out
CLEAR_AFTER: Final = 12  # turns played out before two candidates can be compared
LEAST: Final = 8  # turns played out before a candidate may be chosen
MARGIN: Final = 0.15  # provinces by which another move must be better
DOUBT: Final = 1.8  # standard errors that it must be better by
HOPE: Final = 2.0  # standard errors within which it may still turn out better
CERTAIN: Final = 3.0  # standard errors beyond which the search stops


class Candidate:
    """A candidate move and its value in each turn played out."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.values: list[float] = []
        self.total = 0.0


def play_out(state: State, clan: Clan, weights: Weights, number: int) -> float:
    """Play the rest of the turn by quick answers; return the value of the position then."""
    chance = Seeded(number)
    turn = state.turn
    while state.decision != GAME_OVER and state.turn == turn:
        acting = state.acting[0]
        legal = flow.clan_moves(state, acting)
        move = legal[0] if len(legal) == 1 else answer(Evaluation(state, acting, weights), legal)
        flow.carry_out(state, acting, move, chance, None)
        flow.go_on(state, chance, None)
    return state_value(state, clan, weights)


def successive_halving(
    deals: Sequence[State],
    clan: Clan,
    moves: Sequence[int],
    weights: Weights,
    rng: Random,
    clock: Clock,
) -> int:
    """The first move, which is the usual one, or another that is clearly better.

    Moves that are unlikely to turn out better are dropped before the time is up.
    """
    usual = Candidate(moves[0])
    others = [Candidate(move) for move in moves[1:]]
    candidates = [usual, *others]
    played = 0
    while others:
        number = rng.getrandbits(48)
        deal = deals[played % len(deals)]
        for candidate in [usual, *others]:
            if not clock.left():
                return _with_search_notes(usual, others, candidates)
            trial = deal.copy()
            chance = Seeded(number)
            flow.carry_out(trial, clan, candidate.move, chance, None)
            flow.go_on(trial, chance, None)
            value = play_out(trial, clan, weights, number + 1)
            candidate.values.append(value)
            candidate.total += value
        played += 1
        if played % HALVE_AFTER == 0 and len(others) > 1:
            others = sorted(others, key=_total, reverse=True)[: (len(others) + 1) // 2]
        if played < CLEAR_AFTER:
            continue
        others = [candidate for candidate in others if _may_be_better(usual, candidate)]
        if len(others) == 1:
            gap, error = _gap(usual, others[0])
            if gap - CERTAIN * error > MARGIN:
                break
    return _with_search_notes(usual, others, candidates)


def _with_search_notes(usual: Candidate, others: Sequence[Candidate], candidates: Sequence[Candidate]) -> int:
    move = _surely_better(usual, others)
    notes = notebook()
    if notes is not None and usual.values:
        chosen = next(candidate for candidate in candidates if candidate.move == move)
        gaps = {
            candidate.move: _mean_difference(candidate, chosen)
            for candidate in candidates
            if candidate.values and candidate is not chosen
        }
        notes.simulated = Simulated(sum([len(candidate.values) for candidate in candidates]), gaps)
    return move


def _mean_difference(candidate: Candidate, chosen: Candidate) -> float:
    """Its mean advantage over the chosen move, in the turns that both played out."""
    both = min(len(candidate.values), len(chosen.values))
    return (sum(candidate.values[:both]) - sum(chosen.values[:both])) / both


def _total(candidate: Candidate) -> float:
    return candidate.total


def _gap(usual: Candidate, other: Candidate) -> tuple[float, float]:
    """The mean advantage of the other move under the same dice, and its standard error."""
    count = len(other.values)
    gaps = [other.values[i] - usual.values[i] for i in range(count)]
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / count


def _may_be_better(usual: Candidate, other: Candidate) -> bool:
    gap, error = _gap(usual, other)
    return gap + HOPE * error > MARGIN


def _surely_better(usual: Candidate, others: Sequence[Candidate]) -> int:
    best_move, best_value = usual.move, MARGIN
    for candidate in others:
        if len(candidate.values) >= LEAST:
            gap, error = _gap(usual, candidate)
            if gap - DOUBT * error > best_value:
                best_move, best_value = candidate.move, gap - DOUBT * error
    return best_move
