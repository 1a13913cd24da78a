"""What placements, marches and strikes are worth to `normal` and `hard`, taken apart: terms of their sums."""

from __future__ import annotations

from bakufu.games.ikusa.bots import final, planning
from bakufu.games.ikusa.bots.assassin import SUCCEEDS, saved_by
from bakufu.games.ikusa.bots.mind import Mind
from bakufu.games.ikusa.bots.opening import around
from bakufu.games.ikusa.bots.strength import HIT, RONIN_HIT
from bakufu.games.ikusa.codes import (
    battle_body,
    battle_origin,
    battle_target,
    body_of_army,
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
from bakufu.games.ikusa.stages import STAGE_B_END, STAGE_C, STAGE_TURN
from bakufu.games.ikusa.state import NOBODY, active
from bakufu.games.ikusa.tables import BODY, SPEARMAN

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


def _conquest(mind: Mind, empty: Province, units: float, hits: float, army: Army = -1) -> Parts:
    land = mind.land(empty) * mind.hunger() * mind.weights.conquest
    return {"land": land, "hold": -mind.loss(empty, units, hits, army)}


def final_forces(mind: Mind, move: Move) -> Parts:
    """The terms of `final.march_worth`."""
    code = move - MARCH
    origin, target, unit, body = march_origin(code), march_target(code), march_unit(code), march_body(code)
    hit, army = HIT[unit], mind.army_in[origin]
    units, hits = mind.units[origin], mind.hits[origin]
    home = mind.loss(origin, units, hits, army) - mind.loss(origin, units - 1, hits - hit, army)
    if mind.state.owner[target] == NOBODY:
        return {**_conquest(mind, target, 1.0, hit), "home": home, "effort": -0.1 * mind.unit_worth[unit]}
    there, strong, army = mind.units[target], mind.hits[target], mind.army_in[target]
    return {
        "safety": mind.loss(target, there, strong, army) - mind.loss(target, there + 1, strong + hit, army),
        "home": home,
        "nearer": mind.weights.front * (mind.front(origin) - mind.front(target)),
        "in-army": final.worth_in_army(mind, unit) if body else 0.0,
        "effort": -0.03,
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
    here, hit = mind.state.army_at[army], HIT[SPEARMAN]
    units, hits = mind.units[here], mind.hits[here]
    home = mind.loss(here, units, hits, army) - mind.loss(here, units - 1, hits - hit, army)
    return {**_conquest(mind, empty, 1.0, hit), "home": home, "garrison": -mind.leaving(army, 1)}


def _step(mind: Mind, army: Army, target: Province) -> Parts:
    """The terms of `final.step_worth`."""
    state = mind.state
    here = state.army_at[army]
    units, hits = float(mind.army_number(army)), mind.army_hits(army)
    home_units, home_hits = mind.units[here] - units, mind.hits[here] - hits
    garrison = 0.0
    if final.leaves_garrison(mind, army, here):
        units, hits = units - 1, hits - HIT[SPEARMAN]
        home_units, home_hits = home_units + 1, home_hits + HIT[SPEARMAN]
        garrison = mind.leaving(army, 1)
    now = mind.loss(here, mind.units[here], mind.hits[here], army)
    parts = {
        "home": now - mind.loss(here, home_units, home_hits, -1),
        "prospect": final.prospect(mind, army, target, units, hits)
        - final.prospect(mind, army, here, units, hits),
        "garrison": -garrison,
        "effort": -0.05,
    }
    if state.owner[target] == NOBODY:
        spared = mind.weights.leave_to_forces if final.forces_reach(mind, target) else 0.0
        return {**parts, **_conquest(mind, target, units, hits, army), "others-can": -spared}
    there, strong = mind.units[target], mind.hits[target]
    after = mind.loss(target, there + units, strong + hits, army)
    parts["safety"] = mind.loss(target, there, strong, -1) - after
    if state.owner[target] == mind.me:
        parts["nearer"] = mind.weights.nearer * (mind.front(here) - mind.front(target))
    return parts


# -- the ninja -------------------------------------------------------------------------------------------


def strike(mind: Mind, army: Army) -> Parts:
    """The terms of `assassin.strike_worth`."""
    state, weights = mind.state, mind.weights
    if not sum(state.army_units[army * BODY : army * BODY + 4]):
        return {"kill": SUCCEEDS * mind.kill(army)}
    parts = {"level": SUCCEEDS * weights.level * (mind.level(army) - 1), "strike": SUCCEEDS * 0.25}
    waging = state.stage >= STAGE_TURN and state.turn >= 0 and active(state) == clan_of_army(army)
    if waging and state.stage in (STAGE_B_END, STAGE_C):
        saved = 0.0
        for code in state.battles:
            its = battle_origin(code) == state.army_at[army] and battle_body(code) == body_of_army(army)
            if its and state.owner[battle_target(code)] == mind.me:
                saved += saved_by(mind, army, battle_target(code))
        parts["attack-stopped"] = SUCCEEDS * saved
    return parts
