"""What placements, marches and strikes are worth to `normal` and `hard`, taken apart: terms of their sums."""

from __future__ import annotations

from bakufu.games.ikusa.bots import final, planning
from bakufu.games.ikusa.bots.assassin import STRUCK_DOWN, SUCCEEDS, attack_stopped, is_alone
from bakufu.games.ikusa.bots.mind import Mind
from bakufu.games.ikusa.bots.opening import around
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


def split_pile(mind: Mind, move: Move, legal: list[int]) -> Parts:
    near = mind.neighbours[move - SPLIT]
    chosen = mind.state.drafted[mind.me]
    return {
        "set-own": float(sum(q in chosen for q in near)),
        "set-pile": -0.3 * sum(SPLIT + q in legal for q in near),
    }


def reinforce(mind: Mind, move: Move) -> Parts:
    own, weak, strong, _ = around(mind, move - REINFORCE)
    weights = mind.weights
    return {
        "set-own": weights.begin_own * own,
        "set-weak": weights.begin_weak * weak + (0.2 if weak else 0.0),
        "set-strong": weights.begin_strong * strong,
    }


def claim(mind: Mind, move: Move) -> Parts:
    own, weak, strong, empty = around(mind, move - CLAIM)
    return {
        "set-own": float(own),
        "set-weak": -0.1 * weak,
        "set-strong": -0.3 * strong,
        "set-empty": 0.1 * empty,
    }


def muster(mind: Mind, move: Move) -> Parts:
    province = step_province(move - MUSTER)
    own, weak, strong, empty = around(mind, province)
    weights = mind.weights
    armies = [mind.army_in[q] for q in mind.neighbours[province] if mind.army_in[q] >= 0]
    foes = sum(mind.foe[clan_of_army(army)] for army in armies)
    return {
        "set-own": weights.army_own * own,
        "set-weak": weights.army_weak * weak,
        "set-strong": weights.army_strong * strong,
        "set-empty": weights.army_empty * empty,
        "set-force": weights.army_force * mind.regulars(province),
        "set-foe-army": -weights.army_foe * foes,
        "set-own-army": -weights.army_friend * (len(armies) - foes),
    }


def recover(mind: Mind, move: Move) -> Parts:
    province = move - RECOVER
    return {
        "set-force": 0.3 * mind.regulars(province),
        "set-danger": -4 * mind.risk(province, mind.units[province], mind.hits[province]),
        "distance": -0.1 * mind.front(province),
    }


# -- placing ---------------------------------------------------------------------------------------------


def place_unit(mind: Mind, move: Move) -> Parts:
    """The terms of `planning.one_more`."""
    code = move - PLACE
    unit, province, body = placement_unit(code), placement_province(code), placement_body(code)
    units, hits, army = mind.units[province], mind.hits[province], mind.army_in[province]
    hit, weights = HIT[unit], mind.weights
    better = planning.best_attack(mind, province, body, 1.0, hit)
    better -= planning.best_attack(mind, province, body, 0.0, 0.0)
    joins = weights.in_army + (weights.well_in_army if unit != SPEARMAN else 0.0)
    return {
        "safety": mind.loss(province, units, hits, army) - mind.loss(province, units + 1, hits + hit, army),
        "attack": weights.bold * better,
        "in-army": joins if body else 0.0,
        "distance": -weights.front * mind.front(province),
    }


def deploy(mind: Mind, move: Move) -> Parts:
    """The terms of `planning.deploy`."""
    code = move - DEPLOY
    province, body = post_province(code), post_body(code)
    drafted = mind.state.drafted[mind.me]
    already = float(drafted.count(code))
    there = planning.drafted_in(drafted, province)
    units, hits, army = (
        mind.units[province] + there,
        mind.hits[province] + there * RONIN_HIT,
        mind.army_in[province],
    )
    safer = mind.loss(province, units, hits, army) - mind.loss(
        province, units + 2, hits + 2 * RONIN_HIT, army
    )
    parts = {"safety": safer, "distance": -mind.weights.front * mind.front(province)}
    if body:
        own = mind.first + body - 1
        better = planning.army_outlook(mind, own, province, already + 2)
        parts["attack"] = better - planning.army_outlook(mind, own, province, already)
        parts["in-army"] = 0.05 + 0.01 * already
    else:
        better = planning.best_attack(mind, province, 0, already + 2, (already + 2) * RONIN_HIT)
        parts["attack"] = better - planning.best_attack(mind, province, 0, already, already * RONIN_HIT)
    return parts


# -- phase D ---------------------------------------------------------------------------------------------


def _conquest(mind: Mind, empty: Province, hit: float) -> Parts:
    land, lost = final.conquest_terms(mind, empty, 1.0, hit)
    return {"land": land, "hold": -lost}


def final_forces(mind: Mind, move: Move) -> Parts:
    """The terms of `final.march_worth`."""
    code = move - MARCH
    origin, target, unit, body = march_origin(code), march_target(code), march_unit(code), march_body(code)
    hit = HIT[unit]
    home = -final.cost_without(mind, origin, hit, mind.army_in[origin])
    if mind.state.owner[target] == NOBODY:
        effort = -final.CONQUEST_EFFORT * mind.unit_worth[unit]
        return {**_conquest(mind, target, hit), "home": home, "effort": effort}
    return {
        "safety": final.saved_with(mind, target, hit),
        "home": home,
        "nearer": mind.weights.front * (mind.front(origin) - mind.front(target)),
        "in-army": final.worth_in_army(mind, unit) if body else 0.0,
        "effort": -final.MARCH_EFFORT,
    }


def final_armies(mind: Mind, move: Move) -> Parts:
    if move >= PICK:
        return {
            "in-army": final.pick_worth(mind, mind.first + pick_number(move - PICK), pick_unit(move - PICK))
        }
    base = SPLIT_OFF if move >= SPLIT_OFF else STEP
    army, target = mind.first + step_number(move - base), step_province(move - base)
    return _split_off(mind, army, target) if base == SPLIT_OFF else _step(mind, army, target)


def _split_off(mind: Mind, army: Army, empty: Province) -> Parts:
    hit = HIT[SPEARMAN]
    home = -final.cost_without(mind, mind.state.army_at[army], hit, army)
    return {**_conquest(mind, empty, hit), "home": home, "garrison": -mind.leaving(army, 1)}


def _step(mind: Mind, army: Army, target: Province) -> Parts:
    terms = final.step_terms(mind, army, target)
    if terms is None:
        return {}
    parts = {
        "home": terms.lost_before - terms.lost_after,
        "prospect": terms.prospect_after - terms.prospect_before,
        "garrison": -terms.garrison,
        "effort": -final.STEP_EFFORT,
    }
    owner = mind.state.owner[target]
    if owner == NOBODY:
        return {
            **parts,
            "land": terms.land,
            "hold": -terms.target_lost_after,
            "others-can": -terms.others_can,
        }
    parts["safety"] = terms.target_lost_before - terms.target_lost_after
    if owner == mind.me:
        parts["nearer"] = terms.nearer
    return parts


# -- the ninja -------------------------------------------------------------------------------------------


def strike(mind: Mind, army: Army) -> Parts:
    """The terms of `assassin.strike_worth`."""
    if is_alone(mind, army):
        return {"kill": SUCCEEDS * mind.kill(army)}
    return {
        "level": SUCCEEDS * mind.weights.level * (mind.level(army) - 1),
        "strike": SUCCEEDS * STRUCK_DOWN,
        "attack-stopped": SUCCEEDS * attack_stopped(mind, army),
    }
