"""Phase D: who takes the empty provinces, and where everybody stands until the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bakufu.games.ikusa.bots.evaluation import RULED_OUT, Evaluation
from bakufu.games.ikusa.bots.strength import HIT, expected_hits
from bakufu.games.ikusa.bots.war import may_attack
from bakufu.games.ikusa.codes import (
    march_body,
    march_origin,
    march_target,
    march_unit,
    pick_number,
    pick_unit,
    step_number,
    step_province,
)
from bakufu.games.ikusa.ids import Army, Body, Province, Unit
from bakufu.games.ikusa.moves import END, GO, LEAVE, MARCH, PICK, SPLIT_OFF, STEP
from bakufu.games.ikusa.stages import (
    SPLITTING,
)
from bakufu.games.ikusa.state import (
    NOBODY,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BODY,
    BOWMAN,
    FIGURES,
    GUNNER,
    RONIN,
    SPEARMAN,
    SWORDSMAN,
)

GIVEN_FIRST: Final = (SPEARMAN, GUNNER, SWORDSMAN, BOWMAN, RONIN)
NOTABLE: Final = 0.02  # no march below this value
CONQUEST_EFFORT: Final = 0.1  # share of a unit's value that a march into an empty province costs
STEP_EFFORT: Final = 0.05  # for a step of an army
MARCH_EFFORT: Final = 0.03  # for a march to other units


def final_armies(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Steps, split-offs and pick-ups, each by what the map is worth after it."""
    best_move, best_value = END, 0.08
    evaluation.rate(END, 0.0)
    for move in legal:
        if move <= END:
            continue
        if move >= PICK:
            value = pick_value(
                evaluation, evaluation.first + pick_number(move - PICK), pick_unit(move - PICK)
            )
        elif move >= SPLIT_OFF:
            value = _split_off(
                evaluation, evaluation.first + step_number(move - SPLIT_OFF), step_province(move - SPLIT_OFF)
            )
        else:
            value = step_value(
                evaluation, evaluation.first + step_number(move - STEP), step_province(move - STEP)
            )
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    if best_move == END and END not in legal:
        steps = [move for move in legal if STEP <= move < SPLIT_OFF]
        return max(
            steps,
            key=lambda m: step_value(
                evaluation, evaluation.first + step_number(m - STEP), step_province(m - STEP)
            ),
        )
    return best_move


def forces_reach(evaluation: Evaluation, empty: Province) -> bool:
    """Whether a provincial force can take it, so that no army must."""
    state = evaluation.state
    for q in evaluation.neighbours[empty]:
        if state.owner[q] == evaluation.clan:
            free = sum(
                max(0, state.force_units[q * BODY + unit] - state.immovable[q * FIGURES + unit])
                for unit in range(FIGURES)
            )
            if free and (evaluation.regulars(q) > 1 or evaluation.army_in[q] >= 0):
                return True
    return False


def conquest_terms(
    evaluation: Evaluation, empty: Province, units: float, hits: float, army: Army = NOBODY
) -> tuple[float, float]:
    """The value of an empty province for this force, and the expected loss there."""
    land = evaluation.land(empty) * evaluation.land_value_factor() * evaluation.weights.conquest
    return land, evaluation.loss(empty, units, hits, army)


def conquest(evaluation: Evaluation, empty: Province, units: float, hits: float) -> float:
    land, lost = conquest_terms(evaluation, empty, units, hits)
    return land - lost


def cost_without(evaluation: Evaluation, province: Province, hit: float, army: Army) -> float:
    """How much the expected loss in an own province grows if a unit leaves."""
    units, hits = evaluation.units[province], evaluation.hits[province]
    return evaluation.loss(province, units - 1, hits - hit, army) - evaluation.loss(
        province, units, hits, army
    )


def saved_with(evaluation: Evaluation, province: Province, hit: float) -> float:
    """How much the expected loss in an own province shrinks if a unit joins."""
    units, hits, army = evaluation.units[province], evaluation.hits[province], evaluation.army_in[province]
    return evaluation.loss(province, units, hits, army) - evaluation.loss(
        province, units + 1, hits + hit, army
    )


def _split_off(evaluation: Evaluation, army: Army, empty: Province) -> float:
    if forces_reach(evaluation, empty) or evaluation.army_number(army) < 2:
        return RULED_OUT
    hit = HIT[SPEARMAN]
    weaker = cost_without(evaluation, evaluation.state.army_at[army], hit, army)
    return conquest(evaluation, empty, 1.0, hit) - weaker - evaluation.cost_of_leaving_units(army, 1)


def pick_value(evaluation: Evaluation, army: Army, unit: Unit) -> float:
    """The value of picking up a unit, if others still hold the province."""
    if unit == RONIN:
        return 1.0
    here = evaluation.state.army_at[army]
    return value_in_army(evaluation, unit) if evaluation.regulars(here) > 1 else RULED_OUT


def value_in_army(evaluation: Evaluation, unit: Unit) -> float:
    weights = evaluation.weights
    return weights.in_army + (0.0 if unit == SPEARMAN else weights.well_in_army)


class StepTerms(NamedTuple):
    """What an army's step in phase D changes. Losses are expected losses."""

    lost_before: float  # where the army stands, if it stays
    lost_after: float  # there, once it has left
    prospect_before: float  # what it can attack next turn from there
    prospect_after: float  # from where it goes
    land: float  # an empty province that it takes
    others_can: float  # less, if a provincial force could take that too
    target_lost_before: float  # where it goes, without it
    target_lost_after: float  # with it
    nearer: float  # to the border
    garrison: float  # what it costs to leave a unit behind


def step_terms(evaluation: Evaluation, army: Army, target: Province) -> StepTerms | None:
    """The terms of `step_value`; None if the army has no unit for the garrison that it must leave."""
    state, weights = evaluation.state, evaluation.weights
    here = state.army_at[army]
    units, hits = float(evaluation.army_number(army)), evaluation.army_hits(army)
    home_units, home_hits = evaluation.units[here] - units, evaluation.hits[here] - hits
    garrison = 0.0
    if leaves_garrison(evaluation, army, here):
        if units < 2:
            return None
        units, hits = units - 1, hits - HIT[SPEARMAN]
        home_units, home_hits = home_units + 1, home_hits + HIT[SPEARMAN]
        garrison = evaluation.cost_of_leaving_units(army, 1)
    land = others_can = target_before = 0.0
    if state.owner[target] == NOBODY:
        if forces_reach(evaluation, target):
            others_can = weights.leave_to_forces
        land, target_after = conquest_terms(evaluation, target, units, hits, army)
    else:
        there_units, there_hits = evaluation.units[target], evaluation.hits[target]
        target_before = evaluation.loss(target, there_units, there_hits, NOBODY)
        target_after = evaluation.loss(target, there_units + units, there_hits + hits, army)
    nearer = (
        evaluation.front(here) - evaluation.front(target) if state.owner[target] == evaluation.clan else 0
    )
    return StepTerms(
        evaluation.loss(here, evaluation.units[here], evaluation.hits[here], army),
        evaluation.loss(here, home_units, home_hits, NOBODY),
        prospect(evaluation, army, here, units, hits),
        prospect(evaluation, army, target, units, hits),
        land,
        others_can,
        target_before,
        target_after,
        weights.army_closer_to_front * nearer,
        garrison,
    )


def step_value(evaluation: Evaluation, army: Army, target: Province) -> float:
    """The value of an army's step: both provinces and the army after it, compared with now."""
    terms = step_terms(evaluation, army, target)
    if terms is None:
        return RULED_OUT
    before = -terms.lost_before + terms.prospect_before - terms.target_lost_before
    after = -terms.lost_after + terms.prospect_after - terms.others_can
    after += terms.land - terms.target_lost_after
    return after - before + terms.nearer - terms.garrison - STEP_EFFORT


def leaves_garrison(evaluation: Evaluation, army: Army, here: Province) -> bool:
    """Whether nobody else would hold the province that this army leaves."""
    at, first = evaluation.state.army_at, evaluation.first
    joined = any(other != army and at[other] == here for other in range(first, first + ARMIES_EACH))
    return evaluation.regulars(here) == 0 and not joined


def prospect(evaluation: Evaluation, army: Army, stop: Province, units: float, hits: float) -> float:
    """The value of this army's best attack next turn from this stop."""
    best = 0.0
    value = evaluation.value_of(evaluation.state.army_units, army * BODY)
    for target in evaluation.neighbours[stop]:
        if evaluation.is_foe(target) and may_attack(evaluation, target):
            best = max(best, evaluation.attack(stop, army, target, units, hits, value, False))
    return evaluation.weights.prospect * min(best, 4.0)


def choose_party(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """One unit, the cheapest, is enough to hold a province; more where it would be lost."""
    state = evaluation.state
    army = state.party_army
    place = state.party_to if state.party_for == SPLITTING else state.army_at[army]
    if GO in legal:
        party = state.party
        units, hits = float(sum(party)), expected_hits(party, 0)
        army_units, army_hits = evaluation.army_number(army) - units, evaluation.army_hits(army) - hits
        hit = HIT[SPEARMAN]
        more = LEAVE + SPEARMAN in legal or LEAVE + GUNNER in legal
        if not more or army_units < 4:
            return GO
        saved = evaluation.loss(place, units, hits, -1) - evaluation.loss(place, units + 1, hits + hit, -1)
        other = state.army_at[army] if state.party_for == SPLITTING else state.party_to
        stake = evaluation.loss(other, army_units - 1, army_hits - hit, army) - evaluation.loss(
            other, army_units, army_hits, army
        )
        if saved < stake + evaluation.weights.garrison:
            return GO
    return min(
        (move for move in legal if move >= LEAVE),
        key=lambda move: GIVEN_FIRST.index(move - LEAVE),
        default=GO,
    )


# -- provincial forces ----------------------------------------------------------------------------------


def final_forces(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """March units into empty provinces, into danger, and towards the border."""
    best_move, best_value = END, NOTABLE
    evaluation.rate(END, 0.0)
    seen: dict[int, float] = {}
    for move in legal:
        if move < MARCH:
            continue
        code = move - MARCH
        unit, body = march_unit(code), march_body(code)
        if unit == RONIN:
            return move
        value = seen.get(code)
        if value is None:
            value = seen[code] = march_value(evaluation, march_origin(code), march_target(code), unit, body)
        evaluation.rate(move, value)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def march_value(evaluation: Evaluation, origin: Province, target: Province, unit: Unit, body: Body) -> float:
    hit = HIT[unit]
    cost = cost_without(evaluation, origin, hit, evaluation.army_in[origin])
    if evaluation.state.owner[target] == NOBODY:
        return conquest(evaluation, target, 1.0, hit) - cost - CONQUEST_EFFORT * evaluation.unit_value[unit]
    nearer = evaluation.front(origin) - evaluation.front(target)
    joins = value_in_army(evaluation, unit) if body else 0.0
    return (
        saved_with(evaluation, target, hit) - cost + evaluation.weights.front * nearer + joins - MARCH_EFFORT
    )
