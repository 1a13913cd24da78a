"""Invariants: what must hold after every move. An empty list means a sound position."""

from __future__ import annotations

from bakufu.engine.bits import has_bit
from bakufu.games.ikusa.bodies import army_size, force_size, homes_of
from bakufu.games.ikusa.codes import clan_of_army, first_army
from bakufu.games.ikusa.phases.march import unescorted_at
from bakufu.games.ikusa.phases.parting import is_shared
from bakufu.games.ikusa.stages import (
    GAME_OVER,
    STAGE_B,
    STAGE_C,
    STAGE_ROUND,
)
from bakufu.games.ikusa.state import State, active
from bakufu.games.ikusa.tables import (
    ARMIES,
    ARMIES_EACH,
    ARMY_COUNT,
    ASHIGARU_MOST,
    BASES_ALL,
    BODY,
    BOWMAN,
    CASTLE,
    CASTLES_ALL,
    FIGURES,
    FIGURES_EACH,
    FORCE_MOST,
    FORTRESS,
    GUNNER,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
    RONIN_ALL,
    SAMURAI_MOST,
    SPEARMAN,
    SWORDSMAN,
    UNITS,
)
from bakufu.games.ikusa.victory import is_out


def broken(state: State) -> list[str]:
    return [*_land(state), *_armies(state), *_pieces(state), *_hidden(state), *_course(state)]


def _land(state: State) -> list[str]:
    """I-OWN: a province is owned exactly while units stand in it; limits of a provincial force."""
    faults = []
    owned = [0] * state.rules.clans
    loose = unescorted_at(state)
    for p in range(PROVINCE_COUNT):
        units = state.force_units[p * BODY : (p + 1) * BODY]
        owner, size, ronin = state.owner[p], sum(units[:FIGURES]), units[RONIN]
        if size != force_size(state, p):
            faults.append(f"{force_size(state, p)} units are counted in {PROVINCES[p]} instead of {size}")
        if owner >= 0:
            owned[owner] += 1
            if not size and p not in state.army_at:
                faults.append(f"I-OWN-01: {PROVINCES[p]} is owned without a unit")
            if size > FORCE_MOST:
                faults.append(f"I-UNIT-07: {size} units in the provincial force of {PROVINCES[p]}")
            if ronin > max(0, size - 1) and p != loose:
                faults.append(f"I-RONIN-05: {ronin} ronin with {size} units in {PROVINCES[p]}")
        elif size or ronin:
            faults.append(f"I-OWN-01: units in {PROVINCES[p]}, which nobody owns")
    if owned != state.provinces:
        faults.append(f"provinces are counted as {state.provinces} instead of {owned}")
    if min(state.force_units) < 0:
        faults.append("a negative number of units in a province")
    return faults


def _armies(state: State) -> list[str]:
    """I-UNIT-06, I-COMP-06: what an army card can hold, and where armies stand."""
    faults = []
    army_units = state.army_units
    for army in range(ARMY_COUNT):
        at, i = state.army_at[army], army * BODY
        if at >= 0:
            if clan_of_army(army) >= state.rules.clans or state.owner[at] != clan_of_army(army):
                faults.append(f"I-OWN-01: {ARMIES[army]} stands in a province of somebody else")
            # A laid-down daimyo counts here: his ronin are counted anew only at the next loss.
            if army_units[i + RONIN] > army_size(state, army):
                faults.append(f"I-RONIN-05: too many ronin with {ARMIES[army]}")
        elif (army_size(state, army) or army_units[i + RONIN]) and state.round:
            faults.append(f"I-ELIM-01: units on the card of {ARMIES[army]}, which is gone")
        if army_units[i + BOWMAN] + army_units[i + SWORDSMAN] > SAMURAI_MOST:
            faults.append(f"I-COMP-06: too many samurai with {ARMIES[army]}")
        if army_units[i + GUNNER] + army_units[i + SPEARMAN] > ASHIGARU_MOST:
            faults.append(f"I-COMP-06: too many ashigaru with {ARMIES[army]}")
        if state.struck_down[army] and at < 0:
            faults.append(f"I-ASSN-03: {ARMIES[army]} is laid down and gone")
        if state.struck_down[army] and not army_size(state, army) and army not in state.doomed[::2]:
            faults.append(f"I-ASSN-03: {ARMIES[army]} is laid down, has no unit left and is not out")
        if army in state.doomed[::2] and (not state.rules.late_removal or army_size(state, army)):
            faults.append(f"I-ASSN-04: {ARMIES[army]} cannot be lost when the round ends")
        if not 0 <= state.experience[army] < len(state.rules.track):
            faults.append(f"I-EXP-05: {ARMIES[army]} is beyond the experience track")
    if state.stage in (STAGE_B, STAGE_C) and state.turn < len(state.order):
        # Only of the clan whose turn it is: a ninja who strikes in phase D can leave another's armies
        # together, and after the successor they stay so until their owner may move them.
        clan = active(state)
        first = first_army(clan)
        led = not any(state.struck_down[first : first + ARMIES_EACH])
        a, b, c = homes_of(state, clan)
        if led and is_shared(a, b, c):
            faults.append(f"I-UNIT-09: two armies of clan {clan} in one province")
    if min(army_units) < 0:
        faults.append("a negative number of units in an army")
    return faults


def _pieces(state: State) -> list[str]:
    """I-COMP-01, I-COMP-03: nothing comes from nowhere and nothing is lost."""
    faults = []
    for unit in range(FIGURES):
        total = sum(state.tray[unit::FIGURES]) + sum(state.levied[unit::FIGURES])
        total += sum(state.army_units[unit::BODY]) + sum(state.force_units[unit::BODY])
        if total != FIGURES_EACH[unit] * state.rules.clans:
            faults.append(f"I-COMP-01: {total} figures of the kind {UNITS[unit]}")
    total = (
        state.ronin_pool
        + sum(state.hired)
        + sum(state.army_units[RONIN::BODY])
        + sum(state.force_units[RONIN::BODY])
    )
    if total != RONIN_ALL:
        faults.append(f"I-COMP-03: {total} ronin instead of {RONIN_ALL}")
    if min(state.tray) < 0 or min(state.levied) < 0 or min(state.hired) < 0 or state.ronin_pool < 0:
        faults.append("I-COMP-07: a negative number of figures in a tray")
    fortresses = state.castle.count(FORTRESS)
    if state.castle.count(CASTLE) + fortresses > CASTLES_ALL or fortresses > BASES_ALL:
        faults.append("I-COMP-03: more castles or bases than there are")
    if min(state.koku) < 0:
        faults.append("I-PLAN-01: somebody owes koku")
    return faults


def _hidden(state: State) -> list[str]:
    """I-RONIN-04: a face-down stack has ronin in it."""
    if not state.hidden_forces and not state.hidden_armies:
        return []
    bare = [
        PROVINCES[p]
        for p in range(PROVINCE_COUNT)
        if has_bit(state.hidden_forces, p) and not state.force_units[p * BODY + RONIN]
    ]
    bare += [
        ARMIES[army]
        for army in range(ARMY_COUNT)
        if has_bit(state.hidden_armies, army) and not state.army_units[army * BODY + RONIN]
    ]
    return [f"I-RONIN-04: a face-down stack without ronin: {name}" for name in bare]


def _course(state: State) -> list[str]:
    """Somebody must act unless the game is over; who is out has nothing left."""
    faults = []
    if (state.decision == GAME_OVER) != (not state.acting):
        faults.append("nobody acts, but the game is not over")
    for clan in range(state.rules.clans):
        gone = is_out(state, clan)
        if not state.alive[clan]:
            if state.provinces[clan] or not gone or clan in state.acting:
                faults.append(f"I-ELIM-02: clan {clan} is out and still in the game")
        elif gone and state.stage > STAGE_ROUND and state.decision != GAME_OVER:
            faults.append(f"I-ELIM-02: clan {clan} has no daimyo and is not out")
    return faults
