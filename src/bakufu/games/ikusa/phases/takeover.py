"""After an elimination: the eliminator's own lost daimyos return (I-ELIM-03, Q-35)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import (
    add_units,
    army_room,
    force_room,
    has_army,
    has_square,
    land_of,
    name_of,
    reveal_force,
)
from bakufu.games.ikusa.codes import first_army
from bakufu.games.ikusa.ids import Army, Clan, Move, Province, Unit
from bakufu.games.ikusa.moves import ABSORB, DONE, RECOVER
from bakufu.games.ikusa.phases import march
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    PLACE_RECOVERED,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    active,
    ask,
    close_decision,
)
from bakufu.games.ikusa.tables import BODY, FIGURES, PROVINCES, RONIN


def step(state: State) -> None:
    """Ask for the next place; the rest is lost where no province without an army is left."""
    clan = state.recovering
    if next_lost(state, clan) != NOBODY and legal_places(state, clan):
        ask(state, PLACE_RECOVERED, clan)
    else:
        state.recovering = NOBODY


def next_lost(state: State, clan: Clan) -> int:
    """The first of the clan's lost armies; one that is lost only when the round ends is none (Q-17)."""
    for army in range(first_army(clan), first_army(clan + 1)):
        if state.army_at[army] < 0 and army not in state.doomed[::2]:
            return army
    return NOBODY


def legal_places(state: State, clan: Clan) -> list[int]:
    """I-ELIM-04: own provinces without an army."""
    return [RECOVER + p for p in land_of(state, clan) if not has_army(state, p)]


def place(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    province = move - RECOVER
    army = next_lost(state, clan)
    state.army_at[army] = province
    state.experience = changed(state.experience, army, state.rules.first_hole)
    state.party_army = army
    if log is not None:
        facts: Facts = {"seat": clan, "daimyo": name_of(army), "province": PROVINCES[province]}
        log.append(Event("recovered", facts, rule="I-ELIM-03"))
    _ask_to_absorb(state, clan)


def _ask_to_absorb(state: State, clan: Clan) -> None:
    if len(legal_units(state, clan)) > 1:
        ask(state, ABSORB_UNITS, clan)
    else:
        state.party_army = NOBODY
        close_decision(state)


def legal_units(state: State, clan: Clan) -> list[int]:
    """I-ELIM-05: the provincial force there, as far as the squares reach; all of it may go (Q-35)."""
    army = state.party_army
    province = state.army_at[army]
    # what the active clan has moved in phase D stays; the units that another clan takes over do not.
    immovable = (
        state.immovable
        if state.immovable and state.recovering == active(state)
        else [0] * len(state.force_units)
    )
    found = [
        ABSORB + unit
        for unit in range(FIGURES)
        if state.force_units[province * BODY + unit] > immovable[province * FIGURES + unit]
        and has_square(state, army, unit)
    ]
    if state.force_units[province * BODY + RONIN] and army_room(state, army) > 0:
        found.append(ABSORB + RONIN)
    return [DONE, *found]


def _join(state: State, army: Army, province: Province, unit: Unit, count: int) -> None:
    """From the provincial force to the army card."""
    add_units(state, province, unit, -count)
    state.army_units[army * BODY + unit] += count


def absorb(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    army = state.party_army
    if move == DONE:
        state.party_army = NOBODY
        close_decision(state)
        return
    province = state.army_at[army]
    unit = move - ABSORB
    reveal_force(state, province, log)
    units = [0] * BODY
    units[unit] = 1
    _join(state, army, province, unit, 1)
    # ronin that are now too many follow their units as far as the army may hold them.
    follow = min(-force_room(state, province), army_room(state, army))
    if follow > 0:
        units[RONIN] += follow
        _join(state, army, province, RONIN, follow)
    if log is not None:
        facts: Facts = {"seat": clan, "province": PROVINCES[province], "units": units}
        log.append(Event("picked-up", facts, rule="I-ELIM-05"))
    followed_before = (
        state.followed_march
    )  # of the active clan's last movement, which may have been interrupted
    state.followed_march = army
    march.dismiss_excess_ronin(state, log)
    state.followed_march = followed_before
    _ask_to_absorb(state, clan)
