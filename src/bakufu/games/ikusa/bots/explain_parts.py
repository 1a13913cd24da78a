"""The values of placements, marches and strikes for `normal` and `hard`, term by term."""

from __future__ import annotations

from bakufu.games.ikusa.bots import final, planning
from bakufu.games.ikusa.bots.assassin import STRUCK_DOWN, SUCCEEDS, attack_stopped, is_alone
from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.bots.opening import count_neighbours
from bakufu.games.ikusa.bots.strength import HIT, RONIN_HIT
from bakufu.games.ikusa.codes import (
    clan_of_army,
    march_body,
    march_origin,
    march_target,
    march_unit,
    pick_number,
    pick_unit,
    placement_body,
    placement_province,
    placement_unit,
    post_body,
    post_province,
    step_number,
    step_province,
)
from bakufu.games.ikusa.ids import Army, Move, Province
from bakufu.games.ikusa.moves import (
    CLAIM,
    DEPLOY,
    MARCH,
    MUSTER,
    PICK,
    PLACE,
    RECOVER,
    REINFORCE,
    SPLIT,
    SPLIT_OFF,
    STEP,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import SPEARMAN

Parts = dict[str, float]


# -- the set-up ------------------------------------------------------------------------------------------


def split_pile(evaluation: Evaluation, move: Move, legal: list[int]) -> Parts:
    near = evaluation.neighbours[move - SPLIT]
    chosen = evaluation.state.drafted[evaluation.clan]
    return {
        "set-own": float(sum(q in chosen for q in near)),
        "set-pile": -0.3 * sum(SPLIT + q in legal for q in near),
    }


def reinforce(evaluation: Evaluation, move: Move) -> Parts:
    own, weak, strong, _ = count_neighbours(evaluation, move - REINFORCE)
    weights = evaluation.weights
    return {
        "set-own": weights.begin_own * own,
        "set-weak": weights.begin_weak * weak + (0.2 if weak else 0.0),
        "set-strong": weights.begin_strong * strong,
    }


def claim(evaluation: Evaluation, move: Move) -> Parts:
    own, weak, strong, empty = count_neighbours(evaluation, move - CLAIM)
    return {
        "set-own": float(own),
        "set-weak": -0.1 * weak,
        "set-strong": -0.3 * strong,
        "set-empty": 0.1 * empty,
    }


def muster(evaluation: Evaluation, move: Move) -> Parts:
    province = step_province(move - MUSTER)
    own, weak, strong, empty = count_neighbours(evaluation, province)
    weights = evaluation.weights
    armies = [evaluation.army_in[q] for q in evaluation.neighbours[province] if evaluation.army_in[q] >= 0]
    foes = sum(evaluation.foe[clan_of_army(army)] for army in armies)
    return {
        "set-own": weights.army_own * own,
        "set-weak": weights.army_weak * weak,
        "set-strong": weights.army_strong * strong,
        "set-empty": weights.army_empty * empty,
        "set-force": weights.army_force * evaluation.regulars(province),
        "set-foe-army": -weights.army_foe * foes,
        "set-own-army": -weights.army_friend * (len(armies) - foes),
    }


def recover(evaluation: Evaluation, move: Move) -> Parts:
    province = move - RECOVER
    return {
        "set-force": 0.3 * evaluation.regulars(province),
        "set-danger": -4 * evaluation.risk(province, evaluation.units[province], evaluation.hits[province]),
        "distance": -0.1 * evaluation.front(province),
    }


# -- placing ---------------------------------------------------------------------------------------------


def place_unit(evaluation: Evaluation, move: Move) -> Parts:
    """The terms of `planning.unit_gain`."""
    code = move - PLACE
    unit, province, body = placement_unit(code), placement_province(code), placement_body(code)
    units, hits, army = evaluation.units[province], evaluation.hits[province], evaluation.army_in[province]
    hit, weights = HIT[unit], evaluation.weights
    better = planning.best_attack(evaluation, province, body, 1.0, hit)
    better -= planning.best_attack(evaluation, province, body, 0.0, 0.0)
    joins = weights.in_army + (weights.well_in_army if unit != SPEARMAN else 0.0)
    return {
        "safety": evaluation.loss(province, units, hits, army)
        - evaluation.loss(province, units + 1, hits + hit, army),
        "attack": weights.attack_bonus_of_levy * better,
        "in-army": joins if body else 0.0,
        "distance": -weights.front * evaluation.front(province),
    }


def deploy(evaluation: Evaluation, move: Move) -> Parts:
    """The terms of `planning.deploy`."""
    code = move - DEPLOY
    province, body = post_province(code), post_body(code)
    drafted = evaluation.state.drafted[evaluation.clan]
    already = float(drafted.count(code))
    there = planning.drafted_in(drafted, province)
    units, hits, army = (
        evaluation.units[province] + there,
        evaluation.hits[province] + there * RONIN_HIT,
        evaluation.army_in[province],
    )
    safer = evaluation.loss(province, units, hits, army) - evaluation.loss(
        province, units + 2, hits + 2 * RONIN_HIT, army
    )
    parts = {"safety": safer, "distance": -evaluation.weights.front * evaluation.front(province)}
    if body:
        own = evaluation.first + body - 1
        better = planning.army_prospects(evaluation, own, province, already + 2)
        parts["attack"] = better - planning.army_prospects(evaluation, own, province, already)
        parts["in-army"] = 0.05 + 0.01 * already
    else:
        better = planning.best_attack(evaluation, province, 0, already + 2, (already + 2) * RONIN_HIT)
        parts["attack"] = better - planning.best_attack(evaluation, province, 0, already, already * RONIN_HIT)
    return parts


# -- phase D ---------------------------------------------------------------------------------------------


def _conquest(evaluation: Evaluation, empty: Province, hit: float) -> Parts:
    land, lost = final.conquest_terms(evaluation, empty, 1.0, hit)
    return {"land": land, "hold": -lost}


def final_forces(evaluation: Evaluation, move: Move) -> Parts:
    """The terms of `final.march_value`."""
    code = move - MARCH
    origin, target, unit, body = march_origin(code), march_target(code), march_unit(code), march_body(code)
    hit = HIT[unit]
    home = -final.cost_without(evaluation, origin, hit, evaluation.army_in[origin])
    if evaluation.state.owner[target] == NOBODY:
        effort = -final.CONQUEST_EFFORT * evaluation.unit_value[unit]
        return {**_conquest(evaluation, target, hit), "home": home, "effort": effort}
    return {
        "safety": final.saved_with(evaluation, target, hit),
        "home": home,
        "nearer": evaluation.weights.front * (evaluation.front(origin) - evaluation.front(target)),
        "in-army": final.value_in_army(evaluation, unit) if body else 0.0,
        "effort": -final.MARCH_EFFORT,
    }


def final_armies(evaluation: Evaluation, move: Move) -> Parts:
    if move >= PICK:
        return {
            "in-army": final.pick_value(
                evaluation, evaluation.first + pick_number(move - PICK), pick_unit(move - PICK)
            )
        }
    base = SPLIT_OFF if move >= SPLIT_OFF else STEP
    army, target = evaluation.first + step_number(move - base), step_province(move - base)
    return _split_off(evaluation, army, target) if base == SPLIT_OFF else _step(evaluation, army, target)


def _split_off(evaluation: Evaluation, army: Army, empty: Province) -> Parts:
    hit = HIT[SPEARMAN]
    home = -final.cost_without(evaluation, evaluation.state.army_at[army], hit, army)
    return {
        **_conquest(evaluation, empty, hit),
        "home": home,
        "garrison": -evaluation.cost_of_leaving_units(army, 1),
    }


def _step(evaluation: Evaluation, army: Army, target: Province) -> Parts:
    terms = final.step_terms(evaluation, army, target)
    if terms is None:
        return {}
    parts = {
        "home": terms.lost_before - terms.lost_after,
        "prospect": terms.prospect_after - terms.prospect_before,
        "garrison": -terms.garrison,
        "effort": -final.STEP_EFFORT,
    }
    owner = evaluation.state.owner[target]
    if owner == NOBODY:
        return {
            **parts,
            "land": terms.land,
            "hold": -terms.target_lost_after,
            "others-can": -terms.others_can,
        }
    parts["safety"] = terms.target_lost_before - terms.target_lost_after
    if owner == evaluation.clan:
        parts["nearer"] = terms.nearer
    return parts


# -- the ninja -------------------------------------------------------------------------------------------


def strike(evaluation: Evaluation, army: Army) -> Parts:
    """The terms of `assassin.strike_value`."""
    if is_alone(evaluation, army):
        return {"kill": SUCCEEDS * evaluation.daimyo_value(army)}
    return {
        "level": SUCCEEDS * evaluation.weights.level * (evaluation.level(army) - 1),
        "strike": SUCCEEDS * STRUCK_DOWN,
        "attack-stopped": SUCCEEDS * attack_stopped(evaluation, army),
    }
