"""Phase A of action 7: from which provinces the armies attack, and the units that they pick up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bodies import has_square
from bakufu.games.ikusa.bots.evaluation import RULED_OUT, AttackStop, Evaluation
from bakufu.games.ikusa.bots.strength import HIT, chance, expected_hits, unit_count
from bakufu.games.ikusa.bots.war import may_attack
from bakufu.games.ikusa.codes import (
    pick_code,
    step_code,
    step_province,
)
from bakufu.games.ikusa.ids import Army, Province
from bakufu.games.ikusa.moves import (
    END,
    PICK,
    STEP,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    ASHIGARU_MOST,
    BODY,
    BOWMAN,
    FIGURES,
    GUNNER,
    RONIN,
    SAMURAI_MOST,
    SPEARMAN,
    SWORDSMAN,
)

TAKEN_FIRST: Final = (BOWMAN, SWORDSMAN, GUNNER, SPEARMAN, RONIN)


def move_armies(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Move each army to the stop with its best attack, and pick up the units that it needs there."""
    state = evaluation.state
    options = set(legal)
    for n in range(ARMIES_EACH):
        army = evaluation.first + n
        if state.army_at[army] < 0 or state.struck_down[army]:
            continue
        stop, first_step, target = best_stop(evaluation, army, options)
        here = state.army_at[army]
        pick = _pick(evaluation, army, options, stop != here, target)
        if pick >= 0:
            return pick
        if stop != here and first_step >= 0:
            return first_step
    return END if END in options else _step_apart(evaluation, legal)


def _step_apart(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Two armies may not stay in one province: take a step that separates them."""
    steps = [move for move in legal if STEP <= move < STEP + 384]
    return min(steps, key=lambda move: evaluation.front(step_province(move - STEP))) if steps else legal[-1]


def best_stop(evaluation: Evaluation, army: Army, options: set[int]) -> tuple[int, int, int]:
    """Where this army attacks from: the province, the first step on the way, the target."""
    state = evaluation.state
    n = army - evaluation.first
    here = state.army_at[army]
    steps = evaluation.level(army) - state.steps[n]
    first_step = {here: NOBODY}
    target_here, value_here = _attack_from(evaluation, army, here, here)
    best = (here, NOBODY, target_here)
    stay = max(0.0, value_here) - _expected_loss_at_home(evaluation, army, here, here)
    if evaluation.rated is not None:
        home = _expected_loss_at_home(evaluation, army, here, here)
        evaluation.attack_stops.append(
            AttackStop(army, here, NOBODY, target_here, max(0.0, value_here), home)
        )
    min_gain = evaluation.weights.min_gain_to_move
    bar = max(0.0, value_here) + min_gain
    frontier = [here]
    for _ in range(steps):
        next_frontier = []
        for p in frontier:
            for q in evaluation.neighbours[p]:
                if state.owner[q] != evaluation.clan or q in first_step:
                    continue
                step = STEP + step_code(n, q) if p == here else first_step[p]
                if p == here and step not in options:
                    continue
                first_step[q] = step
                next_frontier.append(q)
                if _has_other_army(evaluation, army, q):
                    continue
                target, value = _attack_from(evaluation, army, q, here)
                if evaluation.rated is not None and value > RULED_OUT / 2:
                    evaluation.attack_stops.append(
                        AttackStop(
                            army, q, step, target, value, _expected_loss_at_home(evaluation, army, here, q)
                        )
                    )
                if (
                    value > 0
                    and value - _expected_loss_at_home(evaluation, army, here, q) > stay + min_gain
                    and value > bar
                ):
                    best, bar = (q, step, target), value
        frontier = next_frontier
    return best


def _has_other_army(evaluation: Evaluation, army: Army, province: Province) -> bool:
    at, first = evaluation.state.army_at, evaluation.first
    return any(other != army and at[other] == province for other in range(first, first + ARMIES_EACH))


def _expected_loss_at_home(evaluation: Evaluation, army: Army, here: Province, stop: Province) -> float:
    """The expected loss in the province `here` without this army, whether it leaves or stays to attack."""
    units, hits = evaluation.units[here], evaluation.hits[here]
    if here == stop:
        return evaluation.loss(here, units, hits, -1)
    units -= evaluation.army_number(army)
    hits -= evaluation.army_hits(army)
    if evaluation.regulars(here) == 0:
        units, hits = units + 1, hits + HIT[SPEARMAN]
    return evaluation.loss(here, units, hits, -1)


def _attack_from(evaluation: Evaluation, army: Army, stop: Province, here: Province) -> tuple[int, float]:
    """The best target of this army from an own province, with the units that it can pick up there."""
    state = evaluation.state
    units, hits = float(evaluation.army_number(army)), evaluation.army_hits(army)
    value = evaluation.value_of(state.army_units, army * BODY)
    if stop != here and evaluation.regulars(here) == 0:  # a garrison stays behind
        if units < 2:
            return NOBODY, RULED_OUT
        units, hits = units - 1, hits - HIT[SPEARMAN]
    spare = max(0, evaluation.regulars(stop) - 1)
    if spare:
        extra = min(spare, _room(evaluation, army))
        units += extra
        hits += (
            extra
            * expected_hits(state.force_units, stop * BODY)
            / max(1, unit_count(state.force_units, stop * BODY))
        )
        value += extra * evaluation.weights.spearman
    alone = evaluation.regulars(stop) == 0
    best_target, best_value = NOBODY, RULED_OUT
    for target in evaluation.neighbours[stop]:
        if evaluation.is_foe(target) and may_attack(evaluation, target):
            gain = evaluation.attack(stop, army, target, units, hits, value, alone)
            if gain > best_value:
                best_target, best_value = target, gain
    return best_target, best_value


def _room(evaluation: Evaluation, army: Army) -> int:
    army_units, i = evaluation.state.army_units, army * BODY
    return (
        SAMURAI_MOST
        + ASHIGARU_MOST
        - army_units[i]
        - army_units[i + 1]
        - army_units[i + 2]
        - army_units[i + 3]
    )


def _pick(evaluation: Evaluation, army: Army, options: set[int], leaving: bool, target: Province) -> int:
    """One more unit for the army, if it leaves or if its attack is not sure yet."""
    state = evaluation.state
    here = state.army_at[army]
    n = army - evaluation.first
    take_ronin = PICK + pick_code(n, RONIN)
    if take_ronin in options:
        return take_ronin
    if evaluation.regulars(here) < 2:
        return NOBODY
    if not leaving:
        if target < 0:
            return NOBODY
        units, hits = evaluation.after_first_strike(
            here, target, evaluation.army_number(army), evaluation.army_hits(army)
        )
        if (
            chance(units, hits, evaluation.units[target], evaluation.hits[target])
            > evaluation.weights.sure_win_chance
        ):
            return NOBODY
    for unit in TAKEN_FIRST[:FIGURES]:
        move = PICK + pick_code(n, unit)
        if move in options and has_square(state, army, unit):
            return move
    return NOBODY
