"""Armies, provincial forces and ownership (sections 3 and 12): what all phases ask and change."""

from __future__ import annotations

from bisect import insort

from bakufu.engine.bits import has_bit, without_bit
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa.codes import ARMIES_OF, clan_of_army, first_army
from bakufu.games.ikusa.ids import Army, Clan, Province, Unit
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
)
from bakufu.games.ikusa.tables import (
    ARMIES,
    ASHIGARU_MOST,
    BODY,
    BOWMAN,
    FIGURES,
    FIGURES_EACH,
    FORCE_MOST,
    GUNNER,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
    SAMURAI_MOST,
    SPEARMAN,
    SWORDSMAN,
)


def force_size(state: State, province: Province) -> int:
    """The regular units of the provincial force."""
    return state.force_sizes[province]


def force_is_full(state: State, province: Province) -> bool:
    """I-UNIT-07: a provincial force has five regular units at most."""
    return state.force_sizes[province] >= FORCE_MOST


def with_room(state: State, provinces: list[Province]) -> list[Province]:
    """Those of the provinces whose force is not full."""
    sizes = state.force_sizes
    return [province for province in provinces if sizes[province] < FORCE_MOST]


def add_units(state: State, province: Province, unit: Unit, count: int) -> None:
    """Add this number of units to a provincial force; a negative number removes them.

    Every change of regular units goes through this function, for it keeps `force_sizes` up to date.
    """
    state.force_units[province * BODY + unit] += count
    if unit != RONIN:  # I-RONIN-09
        state.force_sizes[province] += count


def count_forces(state: State) -> None:
    """Recount `force_sizes`, after all provincial forces were set at once."""
    force_units = state.force_units
    state.force_sizes = [sum(force_units[i : i + FIGURES]) for i in range(0, len(force_units), BODY)]


def army_size(state: State, army: Army) -> int:
    """The units on the card but the daimyo; ronin do not count (I-UNIT-08, I-RONIN-09)."""
    army_units = state.army_units
    i = army * BODY
    return army_units[i] + army_units[i + 1] + army_units[i + 2] + army_units[i + 3]


def level(state: State, army: Army) -> int:
    return state.rules.track[state.experience[army]]


def has_square(state: State, army: Army, unit: Unit) -> bool:
    """I-COMP-06, I-UNIT-06: samurai and ashigaru squares; I-UNIT-04: which unit takes which."""
    army_units = state.army_units
    i = army * BODY
    if unit == BOWMAN or unit == SWORDSMAN:
        return army_units[i + BOWMAN] + army_units[i + SWORDSMAN] < SAMURAI_MOST
    return army_units[i + GUNNER] + army_units[i + SPEARMAN] < ASHIGARU_MOST


def body_cap(regulars: int) -> int:
    """I-RONIN-05: the ronin of a body are one fewer than its regular units, the daimyo among them."""
    return regulars - 1 if regulars > 1 else 0


def force_room(state: State, province: Province) -> int:
    """How many more ronin the provincial force may hold."""
    return body_cap(force_size(state, province)) - state.force_units[province * BODY + RONIN]


def army_room(state: State, army: Army) -> int:
    """How many more ronin the army may hold; a laid-down daimyo does not count (Q-16)."""
    return (
        body_cap(army_size(state, army) + 1 - state.struck_down[army]) - state.army_units[army * BODY + RONIN]
    )


def armies_in(state: State, province: Province) -> list[Army]:
    """The armies of the owner there; more than one only on the way (I-UNIT-09)."""
    owner = state.owner[province]
    if owner < 0:
        return []
    at = state.army_at
    return [army for army in range(first_army(owner), first_army(owner + 1)) if at[army] == province]


def homes_of(state: State, clan: Clan) -> list[Province]:
    """Where the armies of this clan stand, NOBODY for one that is lost."""
    return state.army_at[ARMIES_OF[clan]]


def has_army(state: State, province: Province) -> bool:
    return province in state.army_at


def is_enemy(state: State, clan: Clan, province: Province) -> bool:
    """I-OWN-01, Q-42: held by another player; the own second clan is no friend, no foe (I-2P-03, I-2P-04)."""
    return state.rules.foes[clan][state.owner[province]]


def natural_tray(state: State, clan: Clan) -> list[int]:
    """What is left in the tray of a clan that has only its own figures."""
    left = FIGURES_EACH.copy()
    for unit in range(FIGURES):
        left[unit] -= state.levied[clan * FIGURES + unit]
        left[unit] -= sum(
            state.army_units[army * BODY + unit] for army in range(first_army(clan), first_army(clan + 1))
        )
        left[unit] -= sum(
            state.force_units[p * BODY + unit] for p in range(PROVINCE_COUNT) if state.owner[p] == clan
        )
    return left


# -- ronin ----------------------------------------------------------------------------------------------


def reveal_force(state: State, province: Province, log: Log | None) -> None:
    """I-RONIN-06: the ronin of a provincial force are turned up."""
    if state.hidden_forces and has_bit(state.hidden_forces, province):
        state.hidden_forces = without_bit(state.hidden_forces, province)
        if log is not None:
            facts: Facts = {
                "seat": state.owner[province],
                "province": PROVINCES[province],
                "ronin": state.force_units[province * BODY + RONIN],
            }
            log.append(Event("ronin-revealed", facts, rule="I-RONIN-06"))


def reveal_army(state: State, army: Army, log: Log | None) -> None:
    if state.hidden_armies and has_bit(state.hidden_armies, army):
        state.hidden_armies = without_bit(state.hidden_armies, army)
        if log is not None:
            facts: Facts = {
                "seat": clan_of_army(army),
                "province": PROVINCES[state.army_at[army]],
                "ronin": state.army_units[army * BODY + RONIN],
            }
            log.append(Event("ronin-revealed", facts, rule="I-RONIN-06"))


def dismiss_force(state: State, province: Province, count: int, log: Log | None) -> None:
    """Ronin of a provincial force go back to the pool (Q-11)."""
    state.force_units[province * BODY + RONIN] -= count
    state.ronin_pool += count
    if state.force_units[province * BODY + RONIN] == 0:
        state.hidden_forces = without_bit(state.hidden_forces, province)
    _log_dismissed(state, state.owner[province], province, count, log)


def dismiss_army(state: State, army: Army, count: int, log: Log | None) -> None:
    state.army_units[army * BODY + RONIN] -= count
    state.ronin_pool += count
    if state.army_units[army * BODY + RONIN] == 0:
        state.hidden_armies = without_bit(state.hidden_armies, army)
    _log_dismissed(state, clan_of_army(army), state.army_at[army], count, log)


def _log_dismissed(state: State, clan: Clan, province: Province, count: int, log: Log | None) -> None:
    if log is not None:
        facts: Facts = {"seat": clan, "province": PROVINCES[province], "ronin": count}
        log.append(Event("ronin-dismissed", facts, rule="I-RONIN-08"))


# -- ownership ------------------------------------------------------------------------------------------


def land_of(state: State, clan: Clan) -> list[Province]:
    """The provinces of a clan, in their order. Code that changes an owner must update `lands`."""
    lands = state.lands
    if not lands:
        lands = [[] for _ in range(state.rules.clans)]
        for province, owner in enumerate(state.owner):
            if owner >= 0:
                lands[owner].append(province)
        state.lands = lands
    return lands[clan]


def _set_land(state: State, clan: Clan, row: list[int]) -> None:
    lands = state.lands.copy()
    lands[clan] = row
    state.lands = lands


def take_province(state: State, clan: Clan, province: Province, log: Log | None) -> None:
    """I-OWN-03: the first units in an empty province take it, its card and its building (I-BUILD-05)."""
    state.owner[province] = clan
    state.provinces[clan] += 1
    if state.lands:
        row = state.lands[clan].copy()
        insort(row, province)
        _set_land(state, clan, row)
    if log is not None:
        log.append(Event("conquered", {"seat": clan, "province": PROVINCES[province]}, rule="I-OWN-03"))


def lose_if_empty(state: State, province: Province, log: Log | None) -> None:
    """I-OWN-05: when the last unit is gone, the card goes to the unowned area."""
    owner = state.owner[province]
    if state.force_sizes[province] or owner < 0 or province in homes_of(state, owner):
        return
    left = state.force_units[province * BODY + RONIN]
    if left:  # never alone (I-RONIN-07)
        dismiss_force(state, province, left, log)
    state.owner[province] = NOBODY
    state.provinces[owner] -= 1
    if state.lands:
        row = state.lands[owner].copy()
        row.remove(province)
        _set_land(state, owner, row)
    if log is not None:
        log.append(Event("emptied", {"seat": owner, "province": PROVINCES[province]}, rule="I-OWN-05"))


def name_of(army: Army) -> str:
    return ARMIES[army]
