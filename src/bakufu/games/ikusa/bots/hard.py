"""The level `hard`: asks `normal` with several sets of weights; simulates their moves where they differ."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from bakufu.bots.clock import Clock
from bakufu.bots.notes import notebook
from bakufu.engine.game import View
from bakufu.games.ikusa.bots.answers import answer
from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.bots.explain import explain
from bakufu.games.ikusa.bots.normal import sampled, without_hidden_ronin
from bakufu.games.ikusa.bots.search import successive_halving
from bakufu.games.ikusa.bots.weights import Weights
from bakufu.games.ikusa.ids import Decision
from bakufu.games.ikusa.moves import END, HOLD, STRIKE
from bakufu.games.ikusa.stages import (
    AFTER_BATTLE,
    DECLARE_BATTLE,
    MOVE_ARMIES,
    SEND_NINJA,
    STOP_OR_REPEAT,
)
from bakufu.games.ikusa.state import (
    clan_of,
)

# The decisions that are searched, and the share of the time limit for each.
SEARCHED: Final[dict[int, float]] = {
    MOVE_ARMIES: 1.0,
    DECLARE_BATTLE: 0.8,
    STOP_OR_REPEAT: 0.4,
    AFTER_BATTLE: 0.8,
    SEND_NINJA: 0.5,
}
MOST: Final = 6  # candidates
HASTE: Final = 0.05  # seconds: too short a time for a useful search
DEALS: Final = 8  # positions that fit the view

# Factors for the weights of a bold, a careful, a greedy, a warlike and a patient player.
VARIANTS: Final[tuple[dict[str, float], ...]] = (
    {"min_win_chance": 0.75, "attack_probability": 0.55, "defeat_share": 0.7, "prospect": 1.7},
    {"min_win_chance": 1.4, "attack_probability": 1.7, "own_daimyo": 1.5, "defeat_share": 1.3},
    {"province": 1.4, "deny": 0.6, "foe_units": 0.6, "levy": 1.6},
    {"daimyo": 1.7, "estate": 1.5, "foe_units": 1.5, "hire": 1.8, "ninja": 2.0},
    {"order": 3.0, "build": 2.0, "min_gain_to_move": 0.3, "in_army": 2.0},
)


def weight_variants(weights: Weights) -> list[Weights]:
    """The weights themselves, then each variant of them."""
    found = [weights]
    for factors in VARIANTS:
        changes = {name: getattr(weights, name) * times for name, times in factors.items()}
        found.append(msgspec.structs.replace(weights, **changes))
    return found


def hard(weights: Weights, seconds: float = 1.0, rollouts: int = 0) -> Callable[[View, Random], int]:
    """A bot that searches for at most `seconds` per decision, or plays out a number of turns."""
    variants = weight_variants(weights)

    def decide(view: View, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        state, hidden = without_hidden_ronin(view)
        clan = clan_of(state, view.seat)
        searched = SEARCHED.get(state.decision, 0.0)
        if 0 < seconds * searched < HASTE:
            searched = 0.0
        candidates: list[int] = []
        own: Evaluation | None = None  # its own evaluation, if notes are taken
        notes = notebook()
        for variant in variants if searched else variants[:1]:
            evaluation = Evaluation(state, clan, variant, exact=True)
            if any(hidden):
                evaluation.add_expected_hidden_ronin(hidden)
            if notes is not None and not candidates:
                evaluation.rated = {}
            move = answer(evaluation, view.legal)
            if notes is not None and not candidates:
                own = evaluation
            if move not in candidates:
                candidates.append(move)
        if searched:
            candidates += [
                move for move in _always_considered(state.decision, view.legal) if move not in candidates
            ]
        move = candidates[0]
        if len(candidates) > 1:
            clock = Clock(seconds * searched, rollouts)
            deals = [sampled(view, rng) for _ in range(DEALS if any(hidden) else 1)]
            move = successive_halving(deals, clan, candidates[:MOST], weights, rng, clock)
        if notes is not None and own is not None:
            explain(notes, own, view.legal, move, candidates[0])
        return move

    return decide


def _always_considered(decision: Decision, legal: list[int]) -> list[int]:
    """Moves that are always simulated: to stop, to wait, or all if there are few."""
    if decision == STOP_OR_REPEAT:
        return legal
    if decision == DECLARE_BATTLE:
        return [END]
    if decision == SEND_NINJA:
        return [HOLD, *(move for move in legal if move >= STRIKE)][:MOST]
    return []
