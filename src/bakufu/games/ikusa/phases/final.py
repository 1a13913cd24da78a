"""Phase D, the provincial forces' part (section 17): each unit may take one step."""

from __future__ import annotations

from bisect import bisect_left, insort

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import (
    army_room,
    has_square,
    land_of,
    pf_room,
    pf_size,
    reveal_army,
    reveal_pf,
    take_province,
)
from bakufu.games.ikusa.moves import END, MARCH, STRIKE
from bakufu.games.ikusa.phases import march, ninja, war
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    answered,
)
from bakufu.games.ikusa.tables import (
    ALL_KINDS,
    ARMIES_EACH,
    BODY,
    FIGURES,
    PF_MOST,
    PROVINCES,
    RONIN,
)


def legal_marches(state: State, clan: int) -> list[int]:
    """I-FIN-04, 05: to a friendly neighbour's provincial force or army, or into an empty province."""
    menu = state.menu
    if not menu:
        menu = [END]
        pf, homes = (
            state.pf,
            state.army_at[clan * ARMIES_EACH : (clan + 1) * ARMIES_EACH],
        )
        for p in land_of(state, clan):
            force = pf[p * BODY] + pf[p * BODY + 1] + pf[p * BODY + 2] + pf[p * BODY + 3]
            if force > 1 or (force and p in homes):
                menu += _marches_from(state, clan, p)
        state.menu = menu
    moves = ninja.strikes(state, clan) + menu if state.ninja == clan else menu.copy()
    if state.escort >= MARCH and state.pf[march.loose_at(state) * BODY + RONIN] and _takes_ronin(state, clan):
        insort(moves, state.escort + 4 * RONIN)
    return moves


def _marches_from(state: State, clan: int, origin: int) -> list[int]:
    """The marches of the units of one own province."""
    owner, pf, fixed = state.owner, state.pf, state.fixed
    i, j = origin * BODY, origin * FIGURES
    force = pf[i] + pf[i + 1] + pf[i + 2] + pf[i + 3]
    first = clan * ARMIES_EACH
    homes = state.army_at[first : first + ARMIES_EACH]
    moves: list[int] = []
    if force == 0 or (force == 1 and origin not in homes):  # I-FIN-07, Q-37
        return moves
    units = [unit for unit in ALL_KINDS if pf[i + unit] > fixed[j + unit]]
    if not units:
        return moves
    for row in state.rules.marches[origin]:
        target = row[0] >> 5 & 127
        holder = owner[target]
        if holder == clan:
            t = target * BODY
            room = pf[t] + pf[t + 1] + pf[t + 2] + pf[t + 3] < PF_MOST
            if target in homes:
                _beside_army(state, first, target, row, units, room, moves)
                continue
            if not room:
                continue
        elif holder != NOBODY:
            continue
        moves += [row[unit] for unit in units] if len(units) > 1 else row[units[0] : units[0] + 1]
    return moves


def _renew(state: State, clan: int, origin: int, target: int, unit: int, body: int) -> None:
    """After the march of a unit: the lines of the provinces for which something has changed."""
    if not state.menu or unit == RONIN:
        return
    pf, neighbours = state.pf, state.rules.neighbours
    changed: set[int] = set()
    left = pf_size(state, origin)
    if left == 1 or pf[origin * BODY + unit] <= state.fixed[origin * FIGURES + unit]:
        changed.add(origin)
    if left == PF_MOST - 1:  # there is room again
        changed.update(neighbours[origin])
    if body:
        if not has_square(state, clan * ARMIES_EACH + body - 1, unit):
            changed.update(neighbours[target])
    else:
        there = pf_size(state, target)
        if there == 2:  # one of them may leave
            changed.add(target)
        elif there == PF_MOST:
            changed.update(neighbours[target])
    menu, owner = state.menu, state.owner
    for province in changed:
        if owner[province] == clan:
            base = MARCH + 4096 * province
            start = bisect_left(menu, base)
            end = bisect_left(menu, base + 4096, start)
            menu = menu[:start] + _marches_from(state, clan, province) + menu[end:]
    state.menu = menu


def _beside_army(
    state: State, first: int, target: int, row: list[int], units: list[int], room: bool, moves: list[int]
) -> None:
    """The target holds an own army: the unit joins it, or the provincial force beside it."""
    armies = [n for n in range(ARMIES_EACH) if state.army_at[first + n] == target]
    for unit in units:
        if room:
            moves.append(row[unit])
        moves += [row[unit] + 1 + n for n in armies if has_square(state, first + n, unit)]


def _takes_ronin(state: State, clan: int) -> bool:
    """Whether the body that the last unit joined may hold one more ronin (Q-11)."""
    code = state.escort - MARCH
    body = code & 3
    if body:
        return army_room(state, clan * ARMIES_EACH + body - 1) > 0
    return pf_room(state, code >> 5 & 127) > 0


def move(state: State, clan: int, move: int, chance: Chance, log: Log | None) -> None:
    if move == END:
        war.end_forces(state, log)
        return
    if move < END:
        answered(state)
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
        if unit == RONIN:  # open ronin are not put with hidden ones
            reveal_army(state, k, log)
        state.army[k * BODY + unit] += 1
    else:
        if unit == RONIN:
            reveal_pf(state, target, log)
        else:
            state.fixed[target * FIGURES + unit] += 1
        state.pf[target * BODY + unit] += 1
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
    _renew(state, clan, origin, target, unit, body)
    if state.orders:
        war.now(state, chance, log)
