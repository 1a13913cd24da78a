"""Action 7 without moves of armies: declared battles, losses, further attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bots.evaluation import RULED_OUT, Evaluation
from bakufu.games.ikusa.bots.strength import HIT, chance, expected_hits, unit_count
from bakufu.games.ikusa.codes import (
    battle_parts,
    battle_post,
    battle_target,
    loss_body,
    loss_unit,
    post_code,
)
from bakufu.games.ikusa.ids import Army, Body, Move, Province
from bakufu.games.ikusa.moves import (
    ADVANCE,
    ATTACK,
    CALL_OFF,
    DECLARE,
    END,
    FIGHT,
    LOSE,
    REPEAT,
    WAIT,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    BODY,
    BOWMAN,
    DAIMYO,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
)

ALONE_LEAST: Final = 0.25  # the least chance to win alone of a body that joins a combined attack
# Losses in this order: ronin leave at the end of the round anyway.
LOST_FIRST: Final = (RONIN, SPEARMAN, GUNNER, SWORDSMAN, BOWMAN)


# -- phase B --------------------------------------------------------------------------------------------


def may_attack(evaluation: Evaluation, target: Province) -> bool:
    """I-R1-02: no army is attacked in round 1."""
    return evaluation.state.round > 1 or evaluation.army_in[target] < 0


def declare(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The battle with the highest value; END if no value is above the threshold."""
    state = evaluation.state
    falling = falling_to_others(evaluation)
    best_move, best_value = END, 0.05
    evaluation.rate(END, 0.0)
    for move in legal:
        if move < DECLARE:
            continue
        code = move - DECLARE
        origin, body, target = battle_parts(code)
        if state.owner[target] == NOBODY:
            value = _attack_beyond_empty(evaluation, origin, body, target)
        else:
            value = evaluation.body_attack(origin, body, target) * (1 - falling[target])
            if value <= best_value:
                value = max(value, joint_attack_value(evaluation, origin, body, target)[0])
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def falling_to_others(evaluation: Evaluation) -> dict[int, float]:
    """The chance that each province falls in the battles declared so far."""
    falls = dict.fromkeys(range(len(evaluation.units)), 0.0)
    for code in evaluation.state.battles:
        origin, body, target = battle_parts(code)
        if evaluation.is_foe(target):
            win = (
                evaluation.exact_odds(origin, body, target)[0]
                if evaluation.exact
                else rough_odds(evaluation, origin, body, target)
            )
            falls[target] = 1 - (1 - falls[target]) * (1 - win)
    return falls


def rough_odds(evaluation: Evaluation, origin: Province, body: Body, target: Province) -> float:
    units, hits = body_force(evaluation, origin, body)
    units, hits = evaluation.after_first_strike(origin, target, units, hits)
    return chance(units, hits, evaluation.units[target], evaluation.hits[target])


def body_force(evaluation: Evaluation, origin: Province, body: Body) -> tuple[float, float]:
    if body:
        army = evaluation.first + body - 1
        return float(evaluation.army_number(army)), evaluation.army_hits(army)
    force_units, i = evaluation.state.force_units, origin * BODY
    return float(unit_count(force_units, i)), expected_hits(force_units, i)


def _attack_beyond_empty(evaluation: Evaluation, origin: Province, body: Body, target: Province) -> float:
    """An experienced army may walk into an empty province and attack from there."""
    if not body or evaluation.level(evaluation.first + body - 1) < 2 or evaluation.state.round < 2:
        return RULED_OUT
    army = evaluation.first + body - 1
    units, hits = body_force(evaluation, origin, body)
    best = 0.0
    for beyond in evaluation.neighbours[target]:
        if evaluation.is_foe(beyond) and beyond not in evaluation.neighbours[origin]:
            value = evaluation.attack(
                target,
                army,
                beyond,
                units,
                hits,
                evaluation.value_of(evaluation.state.army_units, army * BODY),
                True,
            )
            best = max(best, value)
    return 0.7 * best


def joint_attack_value(
    evaluation: Evaluation, origin: Province, body: Body, target: Province
) -> tuple[float, float]:
    """This body's share in the value of successive attacks by all bodies next to the target, and the chance
    that together they win.
    """
    state = evaluation.state
    declared = {battle_post(code): battle_target(code) for code in state.battles}
    units = hits = value = 0.0
    bodies = 0
    for q in evaluation.neighbours[target]:
        if state.owner[q] != evaluation.clan:
            continue
        for body_here in range(4):
            if body_here and (
                state.army_at[evaluation.first + body_here - 1] != q
                or state.struck_down[evaluation.first + body_here - 1]
            ):
                continue
            if not body_here and evaluation.regulars(q) == 0:
                continue
            if declared.get(post_code(q, body_here), target) != target:
                continue
            body_units, body_hits = body_force(evaluation, q, body_here)
            body_units, body_hits = evaluation.after_first_strike(q, target, body_units, body_hits)
            units += body_units
            hits += body_hits
            i = (evaluation.first + body_here - 1) * BODY if body_here else q * BODY
            value += evaluation.value_of(state.army_units if body_here else state.force_units, i)
            bodies += 1
    if bodies < 2:
        return RULED_OUT, 0.0
    share = evaluation.weights.joint_attack_factor
    win = chance(share * units, share * hits, evaluation.units[target], evaluation.hits[target])
    if win < max(evaluation.weights.joint_win_chance_least, evaluation.weights.min_win_chance):
        return RULED_OUT, 0.0
    if rough_odds(evaluation, origin, body, target) < ALONE_LEAST:
        return RULED_OUT, 0.0
    gain = win * evaluation.conquest_value(target, evaluation.can_enter(target))
    return (gain - 0.6 * value * (1 - 0.5 * win)) / bodies, win


# -- phase C --------------------------------------------------------------------------------------------


def pick_battle(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The weaker body first where several attack one province; otherwise the surest battle first."""
    state = evaluation.state
    targets = [battle_target(code) for code in state.battles]

    def rank(move: Move) -> tuple[float, float]:
        code = move - FIGHT
        origin, body, target = battle_parts(code)
        units, _ = body_force(evaluation, origin, body)
        if targets.count(target) > 1:
            return 0.0 if body == 0 else 2.0, units
        if not evaluation.is_foe(target):
            return 3.0, 0.0
        return 1.0, -rough_odds(evaluation, origin, body, target)

    return min(legal, key=rank)


def take_losses(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Ronin first, then the cheapest, of the force before the army; the least experienced daimyo."""
    if loss_unit(legal[0] - LOSE) == DAIMYO:
        return min(legal, key=lambda move: evaluation.level(evaluation.first + loss_body(move - LOSE) - 1))
    return min(legal, key=lambda move: (LOST_FIRST.index(loss_unit(move - LOSE)), loss_body(move - LOSE)))


def stop_or_repeat(evaluation: Evaluation) -> int:
    """Go on while the rest of the battle is worth it."""
    state = evaluation.state
    value = evaluation.body_attack(state.origin, state.body, state.battle_province)
    evaluation.rate(REPEAT, value)
    evaluation.rate(CALL_OFF, 0.0)
    if value == RULED_OUT and any(battle_target(code) == state.battle_province for code in state.battles):
        # Later attackers profit from these losses, but do not fight on when badly outnumbered.
        units, hits = body_force(evaluation, state.origin, state.body)
        ratio = (
            units
            * hits
            / max(0.1, evaluation.units[state.battle_province] * evaluation.hits[state.battle_province])
        )
        return REPEAT if units >= 3 and ratio > 0.4 else CALL_OFF
    return REPEAT if value > 0.0 else CALL_OFF


def after_battle(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Attack again from here, or move into the conquered province to attack from there."""
    state = evaluation.state
    army = state.attacking_army
    here = state.army_at[army]
    body = army - evaluation.first + 1
    best_move, best_value = WAIT, 0.0
    evaluation.rate(WAIT, 0.0)
    for move in legal:
        if move == WAIT or move >= FIGHT:
            continue
        if move == ADVANCE:
            value = advance_value(evaluation, army, here)[0]
        else:
            target = move - ATTACK
            if state.owner[target] == NOBODY:
                spare = evaluation.level(army) - state.attacks
                value = _attack_beyond_empty(evaluation, here, body, target) if spare > 1 else RULED_OUT
            else:
                value = evaluation.body_attack(here, body, target)
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    # a provincial force that attacks the same goes first; the others can wait until the army is done.
    between = [move for move in legal if move >= FIGHT and ATTACK + battle_target(move - FIGHT) == best_move]
    if not between:
        return best_move
    evaluation.rate(between[0], best_value)  # rated like the army's attack that it prepares
    return between[0]


def advance_value(evaluation: Evaluation, army: Army, here: Province) -> tuple[float, int]:
    """Value of moving into the conquered province: the best attack from there, and its target."""
    state, conquered = evaluation.state, evaluation.state.may_enter
    units, hits = float(evaluation.army_number(army)), evaluation.army_hits(army)
    if evaluation.regulars(here) == 0:
        units, hits = units - 1, hits - HIT[SPEARMAN]
    if units < 3:
        return RULED_OUT, NOBODY
    value = evaluation.value_of(state.army_units, army * BODY)
    best_target, best_value = NOBODY, 0.0
    for target in evaluation.neighbours[conquered]:
        if evaluation.is_foe(target) and may_attack(evaluation, target) and target not in state.called_off_at:
            gain = evaluation.attack(conquered, army, target, units, hits, value, True)
            if gain > best_value:
                best_target, best_value = target, gain
    return best_value, best_target
