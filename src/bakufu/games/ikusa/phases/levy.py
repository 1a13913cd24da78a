"""Action 4, Levy (section 9): all buy, then all place, both in secret (Q-05)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa.bodies import add_units, force_is_full, has_square, homes_of, land_of, with_room
from bakufu.games.ikusa.codes import (
    army_of_body,
    first_army,
    placement_body,
    placement_code,
    placement_province,
    placement_provinces,
    placement_unit,
)
from bakufu.games.ikusa.ids import Clan, Move, Unit
from bakufu.games.ikusa.moves import DONE, LEVY, PLACE
from bakufu.games.ikusa.stages import (
    BUY_UNIT,
    PLACE_UNIT,
    STAGE_PLACE,
    STAGE_RONIN,
)
from bakufu.games.ikusa.state import (
    State,
    close_decision,
    finish_run,
)
from bakufu.games.ikusa.tables import (
    ALL_KINDS,
    BIN_COUNT,
    BIN_LEVY,
    BODY,
    BOWMAN,
    FIGURES,
    GUNNER,
    PROVINCE_COUNT,
    PROVINCES,
    SPEARMAN,
    SWORDSMAN,
)

PLACES: Final[list[list[int]]] = [  # by unit and province: into the provincial force
    [PLACE + placement_code(unit, province, 0) for province in range(PROVINCE_COUNT)]
    for unit in range(FIGURES)
]

# -- buying ---------------------------------------------------------------------------------------------


def price(units: list[int]) -> int:
    """I-LEVY-01, Q-06: the least koku for these units, part bundles included.

    A bowman, two of swordsmen and gunners in any mixture, or three spearmen for one koku.
    """
    return units[BOWMAN] + (units[SWORDSMAN] + units[GUNNER] + 1) // 2 + (units[SPEARMAN] + 2) // 3


def open_buying(state: State, chance: Chance, log: Log | None) -> None:
    state.levied = [0] * (state.rules.clans * FIGURES)
    state.drafted = [[] for _ in range(state.rules.clans)]
    waiting = []
    for clan in sorted(state.order):
        if state.bins[clan * BIN_COUNT + BIN_LEVY] > 0:
            state.drafted[clan] = [0] * FIGURES
            if len(legal_purchases(state, clan)) > 1:
                waiting.append(clan)
    if waiting:
        state.decision = BUY_UNIT
        state.acting = waiting
    else:
        state.stage = STAGE_PLACE


def legal_purchases(state: State, clan: Clan) -> list[int]:
    """One unit after the other, as far as koku, tray and provinces reach."""
    bought, tray, first = state.drafted[clan], state.tray, clan * FIGURES
    left = state.bins[clan * BIN_COUNT + BIN_LEVY] - price(bought)
    moves = []
    if bought[0] + bought[1] + bought[2] + bought[3] < state.provinces[clan]:  # I-LEVY-03
        kinds = ALL_KINDS if left > 0 else part_bundles(bought)  # I-LEVY-07: neither daimyos nor ronin
        moves = [LEVY + unit for unit in kinds if tray[first + unit] > bought[unit]]  # I-COMP-07
    moves.append(DONE)
    return moves


def part_bundles(bought: list[int]) -> list[int]:
    """The kinds of which the next unit costs nothing."""
    kinds = [SWORDSMAN, GUNNER] if (bought[SWORDSMAN] + bought[GUNNER]) % 2 else []
    return [*kinds, SPEARMAN] if bought[SPEARMAN] % 3 else kinds


def buy(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    if move != DONE:
        bought = state.drafted[clan].copy()
        bought[move - LEVY] += 1
        state.drafted[clan] = bought
        if len(legal_purchases(state, clan)) > 1:
            return
    if finish_run(state, clan) and log is not None and state.acting:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-LEVY-04"))
    if state.acting:  # I-LEVY-04: nothing is shown before all have bought
        return
    levied = [0] * (state.rules.clans * FIGURES)
    for one in range(state.rules.clans):
        bought = state.drafted[one]
        for unit in range(FIGURES):
            if bought and bought[unit]:
                levied[one * FIGURES + unit] = bought[unit]
                state.tray[one * FIGURES + unit] -= bought[unit]
        if bought and log is not None:
            log.append(Event("levied", {"seat": one, "units": bought}, rule="I-LEVY-01"))
    state.levied = levied
    state.stage = STAGE_PLACE
    close_decision(state)


# -- placing --------------------------------------------------------------------------------------------


def open_placing(state: State, chance: Chance, log: Log | None) -> None:
    state.drafted = [[] for _ in range(state.rules.clans)]
    waiting = [clan for clan in sorted(state.order) if _can_place(state, clan)]
    if waiting:
        state.decision = PLACE_UNIT
        state.acting = waiting
    else:
        _place_all(state, log)


def unit_due(state: State, clan: Clan) -> Unit:
    """Bowmen first, spearmen last; a unit without a place does not stand in the way of others (Q-06)."""
    drafted = state.drafted[clan]
    first, done = clan * FIGURES, len(drafted)
    if state.rules.version > 1:
        placed = [placement_unit(code) for code in drafted]
        for unit in range(FIGURES):
            if state.levied[first + unit] > placed.count(unit) and _has_place(state, clan, unit):
                return unit
        return FIGURES
    for unit in range(FIGURES):
        done -= state.levied[first + unit]
        if done < 0:
            return unit
    return FIGURES


def legal_places(state: State, clan: Clan) -> list[int]:
    """I-LEVY-05: every unit into another province; to a provincial force or an army with room (I-LEVY-06)."""
    unit = unit_due(state, clan)
    if unit == FIGURES:
        return []
    ready = PLACES[unit]
    used = placement_provinces(state.drafted[clan])
    land = land_of(state, clan)
    if used:
        land = [p for p in land if p not in used]
    moves = [ready[p] for p in with_room(state, land)]
    first = first_army(clan)
    for number, home in enumerate(homes_of(state, clan)):
        if home >= 0 and home not in used and has_square(state, first + number, unit):
            insort(moves, PLACE + placement_code(unit, home, 1 + number))
    return moves


def _can_place(state: State, clan: Clan) -> bool:
    """Whether a unit is left and a place for it."""
    unit = unit_due(state, clan)
    return unit != FIGURES and (state.rules.version > 1 or _has_place(state, clan, unit))


def _has_place(state: State, clan: Clan, unit: Unit) -> bool:
    """Whether a province that got none yet can take such a unit; the first one found will do."""
    used = placement_provinces(state.drafted[clan])
    for province in land_of(state, clan):
        if province not in used and not force_is_full(state, province):
            return True
    for army in range(first_army(clan), first_army(clan + 1)):
        home = state.army_at[army]
        if home >= 0 and home not in used and has_square(state, army, unit):
            return True
    return False


def place(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    state.drafted[clan] = [*state.drafted[clan], move - PLACE]
    if _can_place(state, clan):
        return
    if finish_run(state, clan) and log is not None and state.acting:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-LEVY-04"))
    if not state.acting:
        _place_all(state, log)
        close_decision(state)


def _place_all(state: State, log: Log | None) -> None:
    """What could not be placed goes back to the tray (Q-06)."""
    levied = state.levied.copy()
    for clan in range(state.rules.clans):
        for code in state.drafted[clan]:
            unit, province, body = placement_unit(code), placement_province(code), placement_body(code)
            levied[clan * FIGURES + unit] -= 1
            if body:
                state.army_units[army_of_body(clan, body) * BODY + unit] += 1
            else:
                add_units(state, province, unit, 1)
        if state.drafted[clan] and log is not None:
            _log_placed(clan, state.drafted[clan], log)
    for place, left in enumerate(levied):
        if left:
            state.tray[place] += left
    if log is not None:
        for clan in range(state.rules.clans):
            back = levied[clan * FIGURES : (clan + 1) * FIGURES]
            if any(back):
                log.append(Event("not-placed", {"seat": clan, "units": back}, rule="I-LEVY-06"))
    state.levied = [0] * (state.rules.clans * FIGURES)
    state.drafted = [[] for _ in range(state.rules.clans)]
    for clan in state.order:
        state.bins[clan * BIN_COUNT + BIN_LEVY] = 0  # I-LEVY-02
    state.stage = STAGE_RONIN


def _log_placed(clan: Clan, placed: list[int], log: Log) -> None:
    """A line for every kind of unit: how many, and where."""
    for unit in range(FIGURES):
        names = [PROVINCES[placement_province(code)] for code in placed if placement_unit(code) == unit]
        if names:
            units = [len(names) if kind == unit else 0 for kind in range(FIGURES)]
            facts: Facts = {"seat": clan, "units": units, "provinces": names}
            log.append(Event("placed", facts, rule="I-LEVY-05"))
