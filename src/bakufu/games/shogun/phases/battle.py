"""Battles and revolts: who takes part, and the throw. `aftermath` knows what the tray then decides.

A fight is a frame in the state (`purpose`, `battle_province`, ...), so the game can wait in its midst:
for an extra army, or for the result of a real tower.
"""

from __future__ import annotations

from bakufu.engine.bits import has_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.shogun import tower
from bakufu.games.shogun.codes import tower_code, tower_colour, tower_cubes
from bakufu.games.shogun.ids import Move, Province, Seat
from bakufu.games.shogun.moves import EXTRA, TOWER
from bakufu.games.shogun.phases.aftermath import settle
from bakufu.games.shogun.rules import MANUAL
from bakufu.games.shogun.stages import ENTER_TOWER, EXTRA_ATTACK, EXTRA_DEFENSE, FOR_BATTLE, FOR_REVOLT
from bakufu.games.shogun.state import NEUTRAL, State
from bakufu.games.shogun.tables import (
    CASTLE,
    CASTLE_DEFENSE,
    COLOURS,
    FARMERS,
    NEUTRAL_TWO_FARMERS,
    NOBODY,
    PROVINCES,
    SPECIAL_ATTACK,
    SPECIAL_DEFENSE,
)

# -- a battle, from the first step to the throw --------------------------------------------------------


def begin_attack(
    state: State, seat: Seat, origin: Province, target: Province, armies: int, log: Log | None
) -> None:
    """Armies leave for a foreign or neutral province (S-MOVE-06, S-BAT-01)."""
    state.armies[origin] -= armies  # S-BAT-16: those that stay behind take no part
    state.purpose = FOR_BATTLE
    state.battle_province = target
    state.fighting_seat = seat
    state.origin = origin
    state.attacking_armies = armies
    state.extra_defenders = 0
    if log is not None:
        facts: Facts = {
            "seat": seat,
            "origin": PROVINCES[origin],
            "target": PROVINCES[target],
            "armies": armies,
        }
        if state.owner[target] == NEUTRAL:
            log.append(Event("attack-neutral", facts, rule="S-MOVE-06"))
        else:
            log.append(Event("attack", {**facts, "defender": state.owner[target]}, rule="S-MOVE-06"))


def call_attacker(state: State, chance: Chance, log: Log | None) -> None:
    """S-SPEC-06: the holder of +1 Army with Attack is asked if the supply has one (S-SPEC-08, A-06, A-35)."""
    if state.special[state.fighting_seat] == SPECIAL_ATTACK and state.supply[state.fighting_seat] > 0:
        state.decision = EXTRA_ATTACK
        state.acting = [state.fighting_seat]
    else:
        call_defender(state, chance, log)


def legal_extras(state: State, seat: Seat) -> list[int]:
    return [EXTRA, EXTRA + 1]  # it is optional


def answer_attacker(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    if move == EXTRA + 1:
        state.supply[state.fighting_seat] -= 1
        state.attacking_armies += 1
        if log is not None:
            log.append(Event("extra-attacker", {"seat": state.fighting_seat}, rule="S-SPEC-06"))
    call_defender(state, chance, log)


def call_defender(state: State, chance: Chance, log: Log | None) -> None:
    """The castle's army, then the special card (S-MOD-08), as far as the supply reaches (S-SPEC-08, A-06)."""
    defender = state.owner[state.battle_province]
    if defender == NEUTRAL:
        throw_battle(state, chance, log)
        return
    if (
        state.event == CASTLE_DEFENSE
        and has_bit(state.buildings[state.battle_province], CASTLE)
        and state.supply[defender] > 0
    ):  # S-EVT-06
        state.supply[defender] -= 1
        state.extra_defenders += 1
        if log is not None:
            facts: Facts = {
                "seat": defender,
                "province": PROVINCES[state.battle_province],
            }
            log.append(Event("castle-defender", facts, rule="S-EVT-06"))
    if state.special[defender] == SPECIAL_DEFENSE and state.supply[defender] > 0:  # S-SPEC-07
        state.decision = EXTRA_DEFENSE
        state.acting = [defender]
    else:
        throw_battle(state, chance, log)


def answer_defender(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    defender = state.owner[state.battle_province]
    if move == EXTRA + 1:
        state.supply[defender] -= 1
        state.extra_defenders += 1
        if log is not None:
            log.append(Event("extra-defender", {"seat": defender}, rule="S-SPEC-07"))
    throw_battle(state, chance, log)


def throw_battle(state: State, chance: Chance, log: Log | None) -> None:
    """S-TOWER-01: everybody who takes part and the whole tray go in at once."""
    thrown = state.tray[:]
    thrown[state.fighting_seat] += state.attacking_armies
    state.attacking_armies = 0
    defender = state.owner[state.battle_province]
    if defender == NEUTRAL:
        wanted = 2 if state.event == NEUTRAL_TWO_FARMERS else 1  # S-BAT-03, S-EVT-05, A-16: two in all
        farmers = min(wanted, state.supply[FARMERS])  # S-COMP-07, A-09
        state.supply[FARMERS] -= farmers
        thrown[FARMERS] += farmers
    else:
        thrown[defender] += (
            state.armies[state.battle_province] + state.extra_defenders
        )  # S-BAT-02; no farmer (S-BAT-04)
        state.armies[state.battle_province] = 0
        state.extra_defenders = 0
    throw(state, thrown, chance, log)


# -- a revolt ------------------------------------------------------------------------------------------


def begin_revolt(
    state: State, province: Province, extra_farmers: int, chance: Chance, log: Log | None
) -> None:
    """S-REV-02, S-REV-03: all armies of the owner against one farmer per marker and those of winter.

    S-REV-07: nobody joins them, neither by a castle nor by a special card nor by a leader.
    """
    owner = state.owner[province]
    farmers = min(state.markers[province] + extra_farmers, state.supply[FARMERS])
    state.purpose = FOR_REVOLT
    state.battle_province = province
    state.fighting_seat = owner
    state.supply[FARMERS] -= farmers
    thrown = state.tray[:]
    thrown[owner] += state.armies[province]
    thrown[FARMERS] += farmers
    if log is not None:
        facts: Facts = {
            "seat": owner,
            "province": PROVINCES[province],
            "armies": state.armies[province],
            "farmers": farmers,
        }
        log.append(Event("revolt", facts, rule="S-REV-01"))
    state.armies[province] = 0
    throw(state, thrown, chance, log)


# -- the throw -----------------------------------------------------------------------------------------


def throw(state: State, thrown: list[int], chance: Chance, log: Log | None) -> None:
    if state.rules.tower_model == MANUAL:
        _wait_for_hands(state, thrown, chance, log)
        return
    if log is None:
        tower.throw(state, thrown, chance)
    else:
        before = [tower.inside(state, c) for c in range(COLOURS)]
        tower.throw(state, thrown, chance)
        log.append(_throw_event(state, thrown, before))
    settle(state, chance, log)


def _throw_event(state: State, thrown: list[int], before: list[int]) -> Event:
    """What everybody sees: by colour what went in, what lies in the tray, what is inside before and after."""
    after = [tower.inside(state, c) for c in range(COLOURS)]
    facts: Facts = {"thrown": thrown[:], "out": state.tray[:]}
    if state.rules.show_tower_counts:
        facts["before"] = before
        facts["inside"] = after
    return Event("throw", facts, rule="S-TOWER-01")


def _wait_for_hands(state: State, thrown: list[int], chance: Chance, log: Log | None) -> None:
    """A real tower is thrown: the active seat enters the tray, colour by colour (ruling A-40)."""
    state.thrown = thrown
    for c in range(COLOURS):
        state.tray[c] = 0
    state.decision = ENTER_TOWER
    state.acting = [state.fighting_seat if state.fighting_seat != NOBODY else 0]
    _skip_absent_colours(state, 0, chance, log)


def colour_to_enter(state: State) -> int:
    """The next colour whose cubes in the tray are to be entered. `tray` holds -1 for colours to come."""
    for c in range(COLOURS):
        if state.tray[c] < 0:
            return c
    return COLOURS


def legal_entries(state: State, seat: Seat) -> list[int]:
    c = colour_to_enter(state)
    base = TOWER + tower_code(c, 0)
    return list(range(base, base + state.thrown[c] + tower.inside(state, c) + 1))


def enter(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    c, out = tower_colour(move - TOWER), tower_cubes(move - TOWER)
    tower.settle_by_hand(state, c, out)
    _skip_absent_colours(state, c + 1, chance, log)


def _skip_absent_colours(state: State, first: int, chance: Chance, log: Log | None) -> None:
    """Mark the colours still to enter; go on when none is left."""
    for c in range(first, COLOURS):
        state.tray[c] = -1 if state.thrown[c] + tower.inside(state, c) > 0 else 0
    if colour_to_enter(state) < COLOURS:
        return
    thrown = state.thrown
    if log is not None:
        before = [tower.inside(state, c) - thrown[c] + state.tray[c] for c in range(COLOURS)]
        log.append(_throw_event(state, thrown, before))
    state.thrown = []
    settle(state, chance, log)
