"""Phase D, the provincial forces' part (section 17): each unit may take one step."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import army_room, has_square, pf_room, reveal_army, reveal_pf, take_province
from bakufu.games.ikusa.moves import END, MARCH, STRIKE
from bakufu.games.ikusa.phases import march, ninja, war
from bakufu.games.ikusa.state import GO_ON, NOBODY, State, answered
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BODY,
    FIGURES,
    NOW,
    PF_MOST,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
)


def legal_marches(state: State, clan: int) -> list[int]:
    """I-FIN-04, 05: to a friendly neighbour's provincial force or army, or into an empty province."""
    moves = ninja.strikes(state, clan) if state.ninja == clan else []
    moves.append(END)
    owner, pf, fixed, army_at = state.owner, state.pf, state.fixed, state.army_at
    first = clan * ARMIES_EACH
    homes = army_at[first : first + ARMIES_EACH]
    neighbours = state.rules.neighbours
    for origin in range(PROVINCE_COUNT):
        if owner[origin] != clan:
            continue
        i, j = origin * BODY, origin * FIGURES
        force = pf[i] + pf[i + 1] + pf[i + 2] + pf[i + 3]
        if force == 0 or (force == 1 and origin not in homes):  # I-FIN-07, Q-37
            continue
        units = [unit for unit in range(FIGURES) if pf[i + unit] > fixed[j + unit]]
        if not units:
            continue
        for target in neighbours[origin]:
            holder = owner[target]
            base = MARCH + 4096 * origin + 32 * target
            if holder == clan:
                t = target * BODY
                room = pf[t] + pf[t + 1] + pf[t + 2] + pf[t + 3] < PF_MOST
                if target in homes:
                    _beside_army(state, first, target, base, units, room, moves)
                elif room:
                    for unit in units:
                        moves.append(base + 4 * unit)
            elif holder == NOBODY:
                for unit in units:
                    moves.append(base + 4 * unit)
    if state.escort >= MARCH and pf[march.loose_at(state) * BODY + RONIN] and _takes_ronin(state, first):
        moves.append(state.escort + 4 * RONIN)
        moves.sort()
    return moves


def _beside_army(
    state: State, first: int, target: int, base: int, units: list[int], room: bool, moves: list[int]
) -> None:
    """The target holds an own army: the unit joins it, or the provincial force beside it."""
    armies = [n for n in range(ARMIES_EACH) if state.army_at[first + n] == target]
    for unit in units:
        if room:
            moves.append(base + 4 * unit)
        moves += [base + 4 * unit + 1 + n for n in armies if has_square(state, first + n, unit)]


def _takes_ronin(state: State, first: int) -> bool:
    """Whether the body that the last unit joined may hold one more ronin (Q-11)."""
    code = state.escort - MARCH
    body = code & 3
    if body:
        return army_room(state, first + body - 1) > 0
    return pf_room(state, code >> 5 & 127) > 0


def move(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    if move == END:
        war.end_forces(state, log)
        return
    answered(state)
    if move < END:
        ninja.strike(state, clan, move - STRIKE, chance, log)
        return
    code = move - MARCH
    origin, target, unit, body = code // 4096, code >> 5 & 127, code >> 2 & 7, code & 3
    escort = move - 4 * unit
    if escort != state.escort:
        march.settle(state, log)
    reveal_pf(state, origin, log)
    state.pf[origin * BODY + unit] -= 1
    if body:
        k = clan * ARMIES_EACH + body - 1
        reveal_army(state, k, log)
        state.army[k * BODY + unit] += 1
    else:
        state.pf[target * BODY + unit] += 1
        if unit < FIGURES:
            state.fixed[target * FIGURES + unit] += 1
    state.escort = escort if state.pf[origin * BODY + RONIN] else NOBODY
    if log is not None:
        units = [0] * BODY
        units[unit] = 1
        facts: Facts = {
            "seat": clan,
            "units": units,
            "origin": PROVINCES[origin],
            "target": PROVINCES[target],
        }
        log.append(Event("marched", facts, rule="I-FIN-04"))
    if state.owner[target] != clan:
        take_province(state, clan, target, log)
        victory.check_at_once(state, clan, log)
    if state.decision == GO_ON and state.orders:
        ninja.boundary(state, NOW, False, chance, log)
