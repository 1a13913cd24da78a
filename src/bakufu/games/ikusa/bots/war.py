"""Action 7 but for phase D: where armies attack from, which battles are declared, how they are fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bodies import has_square
from bakufu.games.ikusa.bots.evaluation import NEVER, Evaluation, Way
from bakufu.games.ikusa.bots.strength import HIT, chance, hitting, number
from bakufu.games.ikusa.codes import (
    battle_body,
    battle_origin,
    battle_post,
    battle_target,
    loss_body,
    loss_unit,
    pick_code,
    post_code,
    step_code,
    step_province,
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
    PICK,
    REPEAT,
    STEP,
    WAIT,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BODY,
    BOWMAN,
    DAIMYO,
    FIGURES,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
)

ALONE_LEAST: Final = 0.25  # the least chance to win alone of a body that joins a combined attack
# What a side loses first: ronin leave at the end of the round anyway.
LOST_FIRST: Final = (RONIN, SPEARMAN, GUNNER, SWORDSMAN, BOWMAN)
TAKEN_FIRST: Final = (BOWMAN, SWORDSMAN, GUNNER, SPEARMAN, RONIN)


# -- phase A --------------------------------------------------------------------------------------------


def move_armies(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Each army goes to where its attack is worth most, and takes along what it needs for it."""
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
    return END if END in options else _part(evaluation, legal)


def _part(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Two armies may not stay together: any step that is legal leads apart."""
    steps = [move for move in legal if STEP <= move < STEP + 384]
    return min(steps, key=lambda move: evaluation.front(step_province(move - STEP))) if steps else legal[-1]


def best_stop(evaluation: Evaluation, army: Army, options: set[int]) -> tuple[int, int, int]:
    """Where this army attacks from: the province, the first step on the way, the target."""
    state = evaluation.state
    n = army - evaluation.first
    here = state.army_at[army]
    steps = evaluation.level(army) - state.steps[n]
    first_step = {here: NOBODY}
    found = _attack_from(evaluation, army, here, here)
    best = (here, NOBODY, found[0])
    stay = max(0.0, found[1]) - _left_alone(evaluation, army, here, here)
    if evaluation.rated is not None:
        home = _left_alone(evaluation, army, here, here)
        evaluation.ways.append(Way(army, here, NOBODY, found[0], max(0.0, found[1]), home))
    min_gain = evaluation.weights.min_gain_to_move
    bar = max(0.0, found[1]) + min_gain
    ring = [here]
    for _ in range(steps):
        then = []
        for p in ring:
            for q in evaluation.neighbours[p]:
                if state.owner[q] != evaluation.me or q in first_step:
                    continue
                step = STEP + step_code(n, q) if p == here else first_step[p]
                if p == here and step not in options:
                    continue
                first_step[q] = step
                then.append(q)
                if _taken(evaluation, army, q):
                    continue
                target, value = _attack_from(evaluation, army, q, here)
                if evaluation.rated is not None and value > NEVER / 2:
                    evaluation.ways.append(
                        Way(army, q, step, target, value, _left_alone(evaluation, army, here, q))
                    )
                if (
                    value > 0
                    and value - _left_alone(evaluation, army, here, q) > stay + min_gain
                    and value > bar
                ):
                    best, bar = (q, step, target), value
        ring = then
    return best


def _taken(evaluation: Evaluation, army: Army, province: Province) -> bool:
    at, first = evaluation.state.army_at, evaluation.first
    return any(other != army and at[other] == province for other in range(first, first + ARMIES_EACH))


def _left_alone(evaluation: Evaluation, army: Army, here: Province, stop: Province) -> float:
    """What one must expect to lose at home when the army leaves, or here when it stays."""
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
            return NOBODY, NEVER
        units, hits = units - 1, hits - HIT[SPEARMAN]
    spare = max(0, evaluation.regulars(stop) - 1)
    if spare:
        extra = min(spare, _room(evaluation, army))
        units += extra
        hits += (
            extra * hitting(state.force_units, stop * BODY) / max(1, number(state.force_units, stop * BODY))
        )
        value += extra * evaluation.weights.spearman
    alone = evaluation.regulars(stop) == 0
    best, found = NOBODY, NEVER
    for target in evaluation.neighbours[stop]:
        if evaluation.is_foe(target) and may_attack(evaluation, target):
            gain = evaluation.attack(stop, army, target, units, hits, value, alone)
            if gain > found:
                best, found = target, gain
    return best, found


def may_attack(evaluation: Evaluation, target: Province) -> bool:
    """I-R1-02: no army is attacked in round 1."""
    return evaluation.state.round > 1 or evaluation.army_in[target] < 0


def _room(evaluation: Evaluation, army: Army) -> int:
    army_units, i = evaluation.state.army_units, army * BODY
    return 14 - army_units[i] - army_units[i + 1] - army_units[i + 2] - army_units[i + 3]


def _pick(evaluation: Evaluation, army: Army, options: set[int], leaving: bool, target: Province) -> int:
    """One more unit for the army: when it leaves, or when its attack is not sure yet."""
    state = evaluation.state
    here = state.army_at[army]
    n = army - evaluation.first
    escort = PICK + pick_code(n, RONIN)
    if escort in options:
        return escort
    if evaluation.regulars(here) < 2:
        return NOBODY
    if not leaving:
        if target < 0:
            return NOBODY
        units, hits = evaluation.facing(
            here, target, evaluation.army_number(army), evaluation.army_hits(army)
        )
        if chance(units, hits, evaluation.units[target], evaluation.hits[target]) > evaluation.weights.sure:
            return NOBODY
    for unit in TAKEN_FIRST[:FIGURES]:
        move = PICK + pick_code(n, unit)
        if move in options and has_square(state, army, unit):
            return move
    return NOBODY


# -- phase B --------------------------------------------------------------------------------------------


def declare(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The battle that is worth most; END when none is worth anything."""
    state = evaluation.state
    falling = falling_to_others(evaluation)
    best, found = END, 0.05
    evaluation.rate(END, 0.0)
    for move in legal:
        if move < DECLARE:
            continue
        code = move - DECLARE
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
        if state.owner[target] == NOBODY:
            value = _open_road(evaluation, origin, body, target)
        else:
            value = evaluation.body_attack(origin, body, target) * (1 - falling[target])
            if value <= found:
                value = max(value, joint(evaluation, origin, body, target)[0])
        evaluation.rate(move, value)
        if value > found:
            best, found = move, value
    return best


def falling_to_others(evaluation: Evaluation) -> dict[int, float]:
    """How likely each province falls to the battles that are declared already."""
    found = dict.fromkeys(range(len(evaluation.units)), 0.0)
    for code in evaluation.state.battles:
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
        if evaluation.is_foe(target):
            win = (
                evaluation.exact_odds(origin, body, target)[0]
                if evaluation.exact
                else rough_odds(evaluation, origin, body, target)
            )
            found[target] = 1 - (1 - found[target]) * (1 - win)
    return found


def rough_odds(evaluation: Evaluation, origin: Province, body: Body, target: Province) -> float:
    units, hits = body_force(evaluation, origin, body)
    units, hits = evaluation.facing(origin, target, units, hits)
    return chance(units, hits, evaluation.units[target], evaluation.hits[target])


def body_force(evaluation: Evaluation, origin: Province, body: Body) -> tuple[float, float]:
    if body:
        army = evaluation.first + body - 1
        return float(evaluation.army_number(army)), evaluation.army_hits(army)
    force_units, i = evaluation.state.force_units, origin * BODY
    return float(number(force_units, i)), hitting(force_units, i)


def _open_road(evaluation: Evaluation, origin: Province, body: Body, target: Province) -> float:
    """An experienced army may walk into an empty province and attack from there."""
    if not body or evaluation.level(evaluation.first + body - 1) < 2 or evaluation.state.round < 2:
        return NEVER
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


def joint(evaluation: Evaluation, origin: Province, body: Body, target: Province) -> tuple[float, float]:
    """This body's part in an attack of all that stand around the target, one after the other; and the chance
    that all of them together win.
    """
    state = evaluation.state
    declared = {battle_post(code): battle_target(code) for code in state.battles}
    units = hits = value = 0.0
    bodies = 0
    for q in evaluation.neighbours[target]:
        if state.owner[q] != evaluation.me:
            continue
        for number_ in range(4):
            if number_ and (
                state.army_at[evaluation.first + number_ - 1] != q
                or state.struck_down[evaluation.first + number_ - 1]
            ):
                continue
            if not number_ and evaluation.regulars(q) == 0:
                continue
            if declared.get(post_code(q, number_), target) != target:
                continue
            more, strong = body_force(evaluation, q, number_)
            more, strong = evaluation.facing(q, target, more, strong)
            units += more
            hits += strong
            i = (evaluation.first + number_ - 1) * BODY if number_ else q * BODY
            value += evaluation.value_of(state.army_units if number_ else state.force_units, i)
            bodies += 1
    if bodies < 2:
        return NEVER, 0.0
    share = evaluation.weights.together
    win = chance(share * units, share * hits, evaluation.units[target], evaluation.hits[target])
    if win < max(evaluation.weights.together_least, evaluation.weights.min_win_chance):
        return NEVER, 0.0
    if rough_odds(evaluation, origin, body, target) < ALONE_LEAST:
        return NEVER, 0.0
    gain = win * evaluation.spoils(target, evaluation.can_enter(target))
    return (gain - 0.6 * value * (1 - 0.5 * win)) / bodies, win


# -- phase C --------------------------------------------------------------------------------------------


def pick_battle(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The weak before the strong where they attack the same; otherwise the surest first."""
    state = evaluation.state
    targets = [battle_target(code) for code in state.battles]

    def rank(move: Move) -> tuple[float, float]:
        code = move - FIGHT
        origin, body, target = battle_origin(code), battle_body(code), battle_target(code)
        units, _ = body_force(evaluation, origin, body)
        if targets.count(target) > 1:
            return 0.0 if body == 0 else 2.0, units
        if not evaluation.is_foe(target):
            return 3.0, 0.0
        return 1.0, -rough_odds(evaluation, origin, body, target)

    return min(legal, key=rank)


def take_losses(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Ronin first, then the cheapest; of the provincial force before the army's; the least of the daimyos."""
    if loss_unit(legal[0] - LOSE) == DAIMYO:
        return min(legal, key=lambda move: evaluation.level(evaluation.first + loss_body(move - LOSE) - 1))
    return min(legal, key=lambda move: (LOST_FIRST.index(loss_unit(move - LOSE)), loss_body(move - LOSE)))


def stop_or_repeat(evaluation: Evaluation) -> int:
    """Go on while the rest of the battle is worth it."""
    state = evaluation.state
    value = evaluation.body_attack(state.origin, state.body, state.battle_province)
    evaluation.rate(REPEAT, value)
    evaluation.rate(CALL_OFF, 0.0)
    if value == NEVER and any(battle_target(code) == state.battle_province for code in state.battles):
        # Others follow: what falls now will not stand against them. But nobody dies to the last man for it.
        units, hits = body_force(evaluation, state.origin, state.body)
        ratio = (
            units
            * hits
            / max(0.1, evaluation.units[state.battle_province] * evaluation.hits[state.battle_province])
        )
        return REPEAT if units >= 3 and ratio > 0.4 else CALL_OFF
    return REPEAT if value > 0.0 else CALL_OFF


def after_battle(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Attack again from here, or move into the province that fell and see from there."""
    state = evaluation.state
    army = state.attacking_army
    here = state.army_at[army]
    body = army - evaluation.first + 1
    best, found = WAIT, 0.0
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
                value = _open_road(evaluation, here, body, target) if spare > 1 else NEVER
            else:
                value = evaluation.body_attack(here, body, target)
        evaluation.rate(move, value)
        if value > found:
            best, found = move, value
    # a provincial force that attacks the same goes first; the others can wait until the army is done.
    between = [move for move in legal if move >= FIGHT and ATTACK + battle_target(move - FIGHT) == best]
    if not between:
        return best
    evaluation.rate(between[0], found)  # worth what it is done for
    return between[0]


def advance_value(evaluation: Evaluation, army: Army, here: Province) -> tuple[float, int]:
    """Into the prize: worth what can be attacked from there, and what that is."""
    state, prize = evaluation.state, evaluation.state.may_enter
    units, hits = float(evaluation.army_number(army)), evaluation.army_hits(army)
    if evaluation.regulars(here) == 0:
        units, hits = units - 1, hits - HIT[SPEARMAN]
    if units < 3:
        return NEVER, NOBODY
    value = evaluation.value_of(state.army_units, army * BODY)
    best, found = NOBODY, 0.0
    for target in evaluation.neighbours[prize]:
        if evaluation.is_foe(target) and may_attack(evaluation, target) and target not in state.called_off_at:
            gain = evaluation.attack(prize, army, target, units, hits, value, True)
            if gain > found:
                best, found = target, gain
    return found, best
