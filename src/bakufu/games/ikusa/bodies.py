"""Armies, provincial forces and who owns what (sections 3 and 12): the small facts that all phases share."""

from __future__ import annotations

from bisect import insort

from bakufu.engine.bits import has_bit, without_bit
from bakufu.engine.events import Event, Facts, Log
from bakufu.games.ikusa.codes import clan_of_army, first_army
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
    GUNNER,
    PF_MOST,
    PROVINCE_COUNT,
    PROVINCES,
    RONIN,
    SAMURAI_MOST,
    SPEARMAN,
    SWORDSMAN,
)


def pf_size(state: State, province: int) -> int:
    """The regular units of the provincial force (I-UNIT-07)."""
    return state.forces[province]


def add_units(state: State, province: int, unit: int, count: int) -> None:
    """So many units more in the provincial force, or fewer. Regular units come and go by this door alone."""
    state.pf[province * BODY + unit] += count
    if unit != RONIN:  # I-RONIN-09
        state.forces[province] += count


def count_forces(state: State) -> None:
    """Once all provincial forces have been set at a stroke."""
    pf = state.pf
    state.forces = [sum(pf[i : i + FIGURES]) for i in range(0, len(pf), BODY)]


def army_size(state: State, k: int) -> int:
    """The units on the card but the daimyo; ronin do not count (I-UNIT-08, I-RONIN-09)."""
    army = state.army
    i = k * BODY
    return army[i] + army[i + 1] + army[i + 2] + army[i + 3]


def level(state: State, k: int) -> int:
    return state.rules.track[state.hole[k]]


def has_square(state: State, k: int, unit: int) -> bool:
    """I-COMP-06, I-UNIT-06: samurai and ashigaru squares; I-UNIT-04: which unit takes which."""
    army = state.army
    i = k * BODY
    if unit == BOWMAN or unit == SWORDSMAN:
        return army[i + BOWMAN] + army[i + SWORDSMAN] < SAMURAI_MOST
    return army[i + GUNNER] + army[i + SPEARMAN] < ASHIGARU_MOST


def body_cap(regulars: int) -> int:
    """I-RONIN-05: the ronin of a body are one fewer than its regular units, the daimyo among them."""
    return regulars - 1 if regulars > 1 else 0


def ronin_cap(army_regulars: int, pf_regulars: int) -> int:
    """I-RONIN-05: both bodies of a province together."""
    return body_cap(army_regulars) + body_cap(pf_regulars)


def pf_room(state: State, province: int) -> int:
    """How many more ronin the provincial force may hold."""
    return body_cap(pf_size(state, province)) - state.pf[province * BODY + RONIN]


def army_room(state: State, k: int) -> int:
    """How many more ronin the army may hold; a laid-down daimyo does not count (Q-16)."""
    return body_cap(army_size(state, k) + 1 - state.down[k]) - state.army[k * BODY + RONIN]


def armies_in(state: State, province: int) -> list[int]:
    """The armies of the owner there; more than one only on the way (I-UNIT-09)."""
    owner = state.owner[province]
    if owner < 0:
        return []
    at = state.army_at
    return [k for k in range(first_army(owner), first_army(owner + 1)) if at[k] == province]


def homes_of(state: State, clan: int) -> list[int]:
    """Where the armies of this clan stand, NOBODY for one that is lost."""
    return state.army_at[first_army(clan) : first_army(clan + 1)]


def has_army(state: State, province: int) -> bool:
    return province in state.army_at


def is_enemy(state: State, clan: int, province: int) -> bool:
    """I-OWN-01, Q-42: held by another player; the own second clan is no friend, no foe (I-2P-03, I-2P-04)."""
    return state.rules.foes[clan][state.owner[province]]


def natural_tray(state: State, clan: int) -> list[int]:
    """What is left in the tray of a clan that has only its own figures."""
    left = FIGURES_EACH.copy()
    for unit in range(FIGURES):
        left[unit] -= state.levied[clan * FIGURES + unit]
        left[unit] -= sum(state.army[k * BODY + unit] for k in range(first_army(clan), first_army(clan + 1)))
        left[unit] -= sum(state.pf[p * BODY + unit] for p in range(PROVINCE_COUNT) if state.owner[p] == clan)
    return left


# -- ronin ----------------------------------------------------------------------------------------------


def reveal_pf(state: State, province: int, log: Log | None) -> None:
    """I-RONIN-06: the ronin of a provincial force are turned up."""
    if state.hidden_pf and has_bit(state.hidden_pf, province):
        state.hidden_pf = without_bit(state.hidden_pf, province)
        if log is not None:
            facts: Facts = {
                "seat": state.owner[province],
                "province": PROVINCES[province],
                "ronin": state.pf[province * BODY + RONIN],
            }
            log.append(Event("ronin-revealed", facts, rule="I-RONIN-06"))


def reveal_army(state: State, k: int, log: Log | None) -> None:
    if state.hidden_army and has_bit(state.hidden_army, k):
        state.hidden_army = without_bit(state.hidden_army, k)
        if log is not None:
            facts: Facts = {
                "seat": clan_of_army(k),
                "province": PROVINCES[state.army_at[k]],
                "ronin": state.army[k * BODY + RONIN],
            }
            log.append(Event("ronin-revealed", facts, rule="I-RONIN-06"))


def dismiss_pf(state: State, province: int, count: int, log: Log | None) -> None:
    """Ronin of a provincial force go back to the pool (Q-11)."""
    state.pf[province * BODY + RONIN] -= count
    state.ronin += count
    if state.pf[province * BODY + RONIN] == 0:
        state.hidden_pf = without_bit(state.hidden_pf, province)
    _told_dismissed(state, state.owner[province], province, count, log)


def dismiss_army(state: State, k: int, count: int, log: Log | None) -> None:
    state.army[k * BODY + RONIN] -= count
    state.ronin += count
    if state.army[k * BODY + RONIN] == 0:
        state.hidden_army = without_bit(state.hidden_army, k)
    _told_dismissed(state, clan_of_army(k), state.army_at[k], count, log)


def _told_dismissed(state: State, clan: int, province: int, count: int, log: Log | None) -> None:
    if log is not None:
        facts: Facts = {"seat": clan, "province": PROVINCES[province], "ronin": count}
        log.append(Event("ronin-dismissed", facts, rule="I-RONIN-08"))


# -- ownership ------------------------------------------------------------------------------------------


def land_of(state: State, clan: int) -> list[int]:
    """The provinces of a clan, in their order. Whoever changes an owner sees to `lands`."""
    lands = state.lands
    if not lands:
        lands = [[] for _ in range(state.rules.clans)]
        for province, owner in enumerate(state.owner):
            if owner >= 0:
                lands[owner].append(province)
        state.lands = lands
    return lands[clan]


def _set_land(state: State, clan: int, row: list[int]) -> None:
    lands = state.lands.copy()
    lands[clan] = row
    state.lands = lands


def take_province(state: State, clan: int, province: int, log: Log | None) -> None:
    """I-OWN-03: the first units in an empty province take it, its card and its building (I-BUILD-05)."""
    state.owner[province] = clan
    state.provinces[clan] += 1
    if state.lands:
        row = state.lands[clan].copy()
        insort(row, province)
        _set_land(state, clan, row)
    if log is not None:
        log.append(Event("conquered", {"seat": clan, "province": PROVINCES[province]}, rule="I-OWN-03"))


def lose_if_empty(state: State, province: int, log: Log | None) -> None:
    """I-OWN-05: when the last unit is gone, the card goes to the unowned area."""
    owner = state.owner[province]
    if state.forces[province] or owner < 0 or province in homes_of(state, owner):
        return
    left = state.pf[province * BODY + RONIN]
    if left:  # never alone (I-RONIN-07)
        dismiss_pf(state, province, left, log)
    state.owner[province] = NOBODY
    state.provinces[owner] -= 1
    if state.lands:
        row = state.lands[owner].copy()
        row.remove(province)
        _set_land(state, owner, row)
    if log is not None:
        log.append(Event("emptied", {"seat": owner, "province": PROVINCES[province]}, rule="I-OWN-05"))


def name_of(k: int) -> str:
    return ARMIES[k]


def units_told(units: list[int]) -> list[int]:
    """Counts of figures for the log, in the order of the units."""
    return units[:FIGURES]


def pf_full(state: State, province: int) -> bool:
    return pf_size(state, province) >= PF_MOST
