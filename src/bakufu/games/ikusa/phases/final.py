"""Phase D, the provincial forces' part (section 17): each unit may take one step."""

from __future__ import annotations

from bisect import bisect_left, insort

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import (
    add_units,
    army_room,
    army_size,
    force_is_full,
    force_room,
    has_square,
    homes_of,
    land_of,
    reveal_army,
    reveal_force,
    take_province,
)
from bakufu.games.ikusa.codes import (
    army_of_body,
    codes_of_marches,
    first_army,
    kinds_index,
    march_body,
    march_of_unit,
    march_origin,
    march_parts,
    march_target,
    march_unit,
)
from bakufu.games.ikusa.ids import Body, Clan, Move, Province, Unit
from bakufu.games.ikusa.moves import END, MARCH, STRIKE
from bakufu.games.ikusa.phases import march, ninja, war
from bakufu.games.ikusa.state import (
    NO_MOVES,
    NOBODY,
    State,
    close_decision,
)
from bakufu.games.ikusa.tables import (
    ALL_KINDS,
    ARMIES_EACH,
    ASHIGARU_MOST,
    BODY,
    FIGURES,
    FORCE_MOST,
    PROVINCES,
    RONIN,
    SAMURAI_MOST,
)


def legal_marches(state: State, clan: Clan) -> list[int]:
    """I-FIN-04: to a friendly neighbour's provincial force or army (I-FIN-05), or into an empty province."""
    if state.rules.excess_forbidden:
        return _bound_marches(state, clan)
    listed_moves = state.listed_moves
    if not listed_moves:
        listed_moves = [END]
        forces, army_provinces = state.force_sizes, homes_of(state, clan)
        a, b, c = army_provinces
        for p in land_of(state, clan):
            if forces[p] > 1 or p == a or p == b or p == c:
                listed_moves += _marches_from(state, clan, p, army_provinces)
        state.listed_moves = listed_moves
    moves = ninja.strikes(state, clan) + listed_moves if state.ninja == clan else listed_moves.copy()
    if (
        state.followed_march >= MARCH
        and state.force_units[march.unescorted_at(state) * BODY + RONIN]
        and _takes_ronin(state, clan)
    ):
        insort(moves, march_of_unit(state.followed_march, RONIN))
    return moves


def _bound_marches(state: State, clan: Clan) -> list[int]:
    """Q-11, `excess_ronin` = forbidden: only marches after which no ronin are too many.

    Ronin may be too many for a moment while their whole body goes the same way; then nothing else may happen,
    unless they cannot follow any more, because of an assassin.
    """
    army_provinces, followed_march = homes_of(state, clan), state.followed_march
    if march.has_excess(state) and followed_march >= MARCH:
        origin = march.unescorted_at(state)
        bound = [
            move
            for move in _marches_from(state, clan, origin, army_provinces)
            if march_of_unit(move, 0) == followed_march and _ronin_can_follow(state, clan, move)
        ]
        if _takes_ronin(state, clan):
            bound.append(march_of_unit(followed_march, RONIN))
        if bound:
            return bound
    moves = ninja.strikes(state, clan)
    moves.append(END)
    for p in land_of(state, clan):
        rows = _marches_from(state, clan, p, army_provinces)
        if state.force_units[p * BODY + RONIN]:
            rows = [move for move in rows if _ronin_can_follow(state, clan, move)]
        moves += rows
    if (
        followed_march >= MARCH
        and state.force_units[march.unescorted_at(state) * BODY + RONIN]
        and _takes_ronin(state, clan)
    ):
        insort(moves, march_of_unit(followed_march, RONIN))
    return moves


def _ronin_can_follow(state: State, clan: Clan, move: Move) -> bool:
    """Whether the ronin of the origin can be divided after this march so that no body has too many.

    Both bodies together may hold two fewer than their units, however these are divided; one more if the whole
    body goes.
    """
    code = move - MARCH
    origin, target, body = march_origin(code), march_target(code), march_body(code)
    ronin = state.force_units[origin * BODY + RONIN]
    here = state.force_sizes[origin]
    if body:
        army = army_of_body(clan, body)
        there, ronin_there = (
            army_size(state, army) + 1 - state.struck_down[army],
            state.army_units[army * BODY + RONIN],
        )
    else:
        there, ronin_there = state.force_sizes[target], state.force_units[target * BODY + RONIN]
    most = here + there - 2 - ronin_there
    if ronin <= most:
        return True
    return ronin == most + 1 and _all_can_go(state, clan, origin, target, body)


def _all_can_go(state: State, clan: Clan, origin: Province, target: Province, body: Body) -> bool:
    """Whether a whole provincial force can go there: an army holds its province, and none has moved yet."""
    i = origin * BODY
    bowmen, swordsmen, gunners, spearmen = state.force_units[i : i + FIGURES]
    if origin not in homes_of(state, clan) or any(state.immovable[origin * FIGURES : (origin + 1) * FIGURES]):
        return False
    if body == 0:
        return state.force_sizes[origin] + state.force_sizes[target] <= FORCE_MOST  # I-UNIT-07
    j = army_of_body(clan, body) * BODY
    army = state.army_units
    return (
        bowmen + swordsmen + army[j] + army[j + 1] <= SAMURAI_MOST
        and gunners + spearmen + army[j + 2] + army[j + 3] <= ASHIGARU_MOST
    )


def movable_units(state: State, province: Province) -> list[int]:
    """By kind: the units of a provincial force that have not moved yet (I-FIN-03), and all its ronin."""
    units = state.force_units[province * BODY : (province + 1) * BODY]
    for unit in ALL_KINDS:
        units[unit] -= state.immovable[province * FIGURES + unit]
    return units


def _marches_from(state: State, clan: Clan, origin: Province, army_provinces: list[int]) -> list[int]:
    """The marches of the units of one own province."""
    sizes = state.force_sizes
    force = sizes[origin]
    if force == 0 or (force == 1 and origin not in army_provinces):  # I-FIN-07, I-OWN-04, Q-37
        return NO_MOVES
    owner, immovable, rules = state.owner, state.immovable, state.rules
    i, j = origin * BODY, origin * FIGURES
    bowmen, swordsmen, gunners, spearmen = state.force_units[i : i + FIGURES]
    units = (
        (bowmen > immovable[j])
        + 2 * (swordsmen > immovable[j + 1])
        + 4 * (gunners > immovable[j + 2])
        + 8 * (spearmen > immovable[j + 3])
    )
    if not units:
        return NO_MOVES
    moves: list[int] = []
    a, b, c = army_provinces
    for target, row in zip(rules.neighbours[origin], rules.marches[kinds_index(origin, units)]):
        holder = owner[target]
        if holder == clan:
            room = sizes[target] < FORCE_MOST  # I-UNIT-07
            if target == a or target == b or target == c:
                _beside_army(state, clan, target, row, room, moves)
            elif room:
                moves += row
        elif holder < 0:
            moves += row
    return moves


def _renew(state: State, clan: Clan, origin: Province, target: Province, unit: Unit, body: Body) -> None:
    """After the march of a unit: the lines of the provinces for which something has changed."""
    if not state.listed_moves or unit == RONIN:
        return
    army_provinces, neighbours = homes_of(state, clan), state.rules.neighbours
    left, there = state.force_sizes[origin], state.force_sizes[target]
    if left == 1 or state.force_units[origin * BODY + unit] <= state.immovable[origin * FIGURES + unit]:
        _relist(state, clan, origin, army_provinces)
    if left == FORCE_MOST - 1:  # it was full, and has room again (I-UNIT-07)
        _relist_around(state, clan, neighbours[origin], army_provinces)
    if body:
        if not has_square(state, army_of_body(clan, body), unit):
            _relist_around(state, clan, neighbours[target], army_provinces)
    elif there == 2 and target not in army_provinces:  # one of them may leave
        _relist(state, clan, target, army_provinces)
    elif force_is_full(state, target):
        _relist_around(state, clan, neighbours[target], army_provinces)


def _relist_around(state: State, clan: Clan, provinces: list[int], army_provinces: list[int]) -> None:
    for province in provinces:
        if state.owner[province] == clan:
            _relist(state, clan, province, army_provinces)


def _relist(state: State, clan: Clan, origin: Province, army_provinces: list[int]) -> None:
    """The lines of one own province, anew."""
    listed_moves = state.listed_moves
    least, beyond = codes_of_marches(origin)
    start = bisect_left(listed_moves, MARCH + least)
    end = bisect_left(listed_moves, MARCH + beyond, start)
    listed_moves[start:end] = _marches_from(state, clan, origin, army_provinces)


def _beside_army(
    state: State, clan: Clan, target: Province, row: list[int], room: bool, moves: list[int]
) -> None:
    """The target holds an own army: the unit joins it, or the provincial force beside it."""
    first = first_army(clan)
    armies = [n for n in range(ARMIES_EACH) if state.army_at[first + n] == target]
    if state.doomed:  # nobody joins a daimyo who is out when the round ends
        armies = [n for n in armies if first + n not in state.doomed[::2]]
    for move in row:
        if room:
            moves.append(move)
        moves += [move + 1 + n for n in armies if has_square(state, first + n, march_unit(move))]


def _takes_ronin(state: State, clan: Clan) -> bool:
    """Whether the body that the last unit joined may hold one more ronin (Q-11)."""
    code = state.followed_march - MARCH
    body = march_body(code)
    if body:
        return army_room(state, army_of_body(clan, body)) > 0
    return force_room(state, march_target(code)) > 0


def move(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    if move == END:
        war.end_forces(state, log)
        return
    if move < END:
        close_decision(state)
        ninja.strike(state, clan, move - STRIKE, chance, log)
        return
    code = move - MARCH
    origin, target, unit, body = march_parts(code)
    followed_march = march_of_unit(move, 0)
    if followed_march != state.followed_march:
        march.dismiss_excess_ronin(state, log)
    reveal_force(state, origin, log)
    add_units(state, origin, unit, -1)
    if body:
        army = army_of_body(clan, body)
        if unit == RONIN:  # open ronin are not put with hidden ones
            reveal_army(state, army, log)
        state.army_units[army * BODY + unit] += 1
    else:
        if unit == RONIN:
            reveal_force(state, target, log)
        else:
            state.immovable[target * FIGURES + unit] += 1
        add_units(state, target, unit, 1)
    state.followed_march = followed_march if state.force_units[origin * BODY + RONIN] else NOBODY
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
        war.apply_now(state, chance, log)
