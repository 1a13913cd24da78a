"""Phase D: who takes the empty provinces, and where everybody stands until the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bots.mind import NEVER, Mind
from bakufu.games.ikusa.bots.strength import HIT, hitting
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
NOTABLE: Final = 0.02  # less is not worth a march


def final_armies(mind: Mind, legal: Sequence[int]) -> int:
    """Steps, split-offs and pick-ups, each by what the map is worth after it."""
    best, found = END, 0.08
    mind.rate(END, 0.0)
    for move in legal:
        if move <= END:
            continue
        if move >= PICK:
            worth = pick_worth(mind, mind.first + pick_number(move - PICK), pick_unit(move - PICK))
        elif move >= SPLIT_OFF:
            worth = _split_off(
                mind, mind.first + step_number(move - SPLIT_OFF), step_province(move - SPLIT_OFF)
            )
        else:
            worth = step_worth(mind, mind.first + step_number(move - STEP), step_province(move - STEP))
        mind.rate(move, worth)
        if worth > found:
            best, found = move, worth
    if best == END and END not in legal:
        steps = [move for move in legal if STEP <= move < SPLIT_OFF]
        return max(
            steps, key=lambda m: step_worth(mind, mind.first + step_number(m - STEP), step_province(m - STEP))
        )
    return best


def forces_reach(mind: Mind, empty: Province) -> bool:
    """Whether a provincial force can take it, so that no army must."""
    state = mind.state
    for q in mind.neighbours[empty]:
        if state.owner[q] == mind.me:
            free = sum(
                max(0, state.force_units[q * BODY + unit] - state.immovable[q * FIGURES + unit])
                for unit in range(FIGURES)
            )
            if free and (mind.regulars(q) > 1 or mind.army_in[q] >= 0):
                return True
    return False


def conquest(mind: Mind, empty: Province, units: float, hits: float) -> float:
    """An empty province taken by such a force."""
    worth = mind.land(empty) * mind.hunger() * mind.weights.conquest
    return worth - mind.loss(empty, units, hits, -1)


def _split_off(mind: Mind, army: Army, empty: Province) -> float:
    if forces_reach(mind, empty):
        return NEVER
    here = mind.state.army_at[army]
    if mind.army_number(army) < 2:
        return NEVER
    hit = HIT[SPEARMAN]
    units, hits = mind.units[here], mind.hits[here]
    weaker = mind.loss(here, units - 1, hits - hit, army) - mind.loss(here, units, hits, army)
    return conquest(mind, empty, 1.0, hit) - weaker - mind.leaving(army, 1)


def pick_worth(mind: Mind, army: Army, unit: Unit) -> float:
    """A unit comes onto the card where others still hold the province."""
    if unit == RONIN:
        return 1.0
    here = mind.state.army_at[army]
    return worth_in_army(mind, unit) if mind.regulars(here) > 1 else NEVER


def worth_in_army(mind: Mind, unit: Unit) -> float:
    weights = mind.weights
    return weights.in_army + (0.0 if unit == SPEARMAN else weights.well_in_army)


def step_worth(mind: Mind, army: Army, target: Province) -> float:
    """An army steps: what both provinces and the army itself are worth then, beside now."""
    state = mind.state
    here = state.army_at[army]
    units, hits = float(mind.army_number(army)), mind.army_hits(army)
    home_units, home_hits = mind.units[here] - units, mind.hits[here] - hits
    garrison = 0.0
    if leaves_garrison(mind, army, here):
        if units < 2:
            return NEVER
        units, hits = units - 1, hits - HIT[SPEARMAN]
        home_units, home_hits = home_units + 1, home_hits + HIT[SPEARMAN]
        garrison = mind.leaving(army, 1)
    before = -mind.loss(here, mind.units[here], mind.hits[here], army) + prospect(
        mind, army, here, units, hits
    )
    after = -mind.loss(here, home_units, home_hits, -1) + prospect(mind, army, target, units, hits)
    if state.owner[target] == NOBODY:
        if forces_reach(mind, target):
            after -= mind.weights.leave_to_forces
        after += mind.land(target) * mind.hunger() * mind.weights.conquest - mind.loss(
            target, units, hits, army
        )
    else:
        there_units, there_hits = mind.units[target], mind.hits[target]
        before -= mind.loss(target, there_units, there_hits, -1)
        after -= mind.loss(target, there_units + units, there_hits + hits, army)
    nearer = mind.front(here) - mind.front(target) if state.owner[target] == mind.me else 0
    return after - before + mind.weights.nearer * nearer - garrison - 0.05


def leaves_garrison(mind: Mind, army: Army, here: Province) -> bool:
    """Whether nobody else would hold the province that this army leaves."""
    at, first = mind.state.army_at, mind.first
    joined = any(other != army and at[other] == here for other in range(first, first + ARMIES_EACH))
    return mind.regulars(here) == 0 and not joined


def prospect(mind: Mind, army: Army, stop: Province, units: float, hits: float) -> float:
    """What this army could attack next turn if it stood there."""
    best = 0.0
    worth = mind.worth_of(mind.state.army_units, army * BODY)
    for target in mind.neighbours[stop]:
        if mind.is_foe(target) and may_attack(mind, target):
            best = max(best, mind.attack(stop, army, target, units, hits, worth, False))
    return mind.weights.prospect * min(best, 4.0)


def choose_party(mind: Mind, legal: Sequence[int]) -> int:
    """One unit, the cheapest, is enough to hold a province; more where it would be lost."""
    state = mind.state
    army = state.party_army
    place = state.party_to if state.party_for == SPLITTING else state.army_at[army]
    if GO in legal:
        party = state.party
        units, hits = float(sum(party)), hitting(party, 0)
        army_units, army_hits = mind.army_number(army) - units, mind.army_hits(army) - hits
        hit = HIT[SPEARMAN]
        more = LEAVE + SPEARMAN in legal or LEAVE + GUNNER in legal
        if not more or army_units < 4:
            return GO
        saved = mind.loss(place, units, hits, -1) - mind.loss(place, units + 1, hits + hit, -1)
        other = state.army_at[army] if state.party_for == SPLITTING else state.party_to
        stake = mind.loss(other, army_units - 1, army_hits - hit, army) - mind.loss(
            other, army_units, army_hits, army
        )
        if saved < stake + mind.weights.garrison:
            return GO
    return min(
        (move for move in legal if move >= LEAVE),
        key=lambda move: GIVEN_FIRST.index(move - LEAVE),
        default=GO,
    )


# -- provincial forces ----------------------------------------------------------------------------------


def final_forces(mind: Mind, legal: Sequence[int]) -> int:
    """March by march: into empty provinces, to where it is dangerous, and towards the border."""
    best, found = END, NOTABLE
    mind.rate(END, 0.0)
    seen: dict[int, float] = {}
    for move in legal:
        if move < MARCH:
            continue
        code = move - MARCH
        unit, body = march_unit(code), march_body(code)
        if unit == RONIN:
            return move
        worth = seen.get(code)
        if worth is None:
            worth = seen[code] = march_worth(mind, march_origin(code), march_target(code), unit, body)
        mind.rate(move, worth)
        if worth > found:
            best, found = move, worth
    return best


def march_worth(mind: Mind, origin: Province, target: Province, unit: Unit, body: Body) -> float:
    state = mind.state
    hit = HIT[unit]
    units, hits = mind.units[origin], mind.hits[origin]
    army = mind.army_in[origin]
    cost = mind.loss(origin, units - 1, hits - hit, army) - mind.loss(origin, units, hits, army)
    if state.owner[target] == NOBODY:
        return conquest(mind, target, 1.0, hit) - cost - 0.1 * mind.unit_worth[unit]
    there, strong = mind.units[target], mind.hits[target]
    army = mind.army_in[target]
    saved = mind.loss(target, there, strong, army) - mind.loss(target, there + 1, strong + hit, army)
    nearer = mind.front(origin) - mind.front(target)
    joins = worth_in_army(mind, unit) if body else 0.0
    return saved - cost + mind.weights.front * nearer + joins - 0.03
