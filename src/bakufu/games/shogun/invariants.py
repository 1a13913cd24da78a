"""Invariants: what must hold after every move (S-STATE). An empty list means a sound position."""

from __future__ import annotations

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.modules import invariants as module_invariants
from bakufu.games.shogun.stages import EVENT_ACTIVE, EVENT_GONE, EVENT_PILE, EVENT_SHOWN, GAME_OVER
from bakufu.games.shogun.state import CLOSED, State
from bakufu.games.shogun.tables import (
    ARMIES_EACH,
    BANK_ALL,
    BITS,
    BUILDING_SPACES,
    CHEST_CARD,
    COLOURS,
    EVENTS_A_YEAR,
    FARMERS,
    FARMERS_ALL,
    MARKERS_ALL,
    NO_CARD,
    PROVINCES,
    TILES,
)


def broken(state: State) -> list[str]:
    faults = [*_map(state), *_cubes(state), *_tiles(state), *_cards(state), *_money(state), *_course(state)]
    return [*faults, *module_invariants.broken(state)] if state.rules.has_modules else faults


def _map(state: State) -> list[str]:
    """Armies and owner go together (S-STATE-01, S-STATE-02), neutral land bare (S-STATE-03); S-SETUP-04."""
    faults = []
    players = state.rules.players
    fought_over = (
        state.battle_province if state.thrown else -1
    )  # a province is empty only while its fight is in the tower
    land = zip(state.owner, state.armies, state.buildings, state.markers)
    for p, (owner, armies, tiles, markers) in enumerate(land):
        if owner >= 0:
            if armies < 1 and (armies < 0 or p != fought_over):
                faults.append(f"S-STATE-01: {PROVINCES[p]} is owned without an army")
            if tiles and BITS[tiles] > BUILDING_SPACES[p]:
                faults.append(f"S-BUILD-04: {PROVINCES[p]} holds too many buildings")
            if markers < 0:
                faults.append(f"S-STATE-03: {PROVINCES[p]} has negative markers")
            if owner >= players:
                faults.append(f"S-STATE-01: {PROVINCES[p]} has no such owner {owner}")
        else:
            if armies or tiles or markers:
                faults.append(f"S-STATE-03: {PROVINCES[p]} belongs to nobody but is not bare")
            if owner < CLOSED:
                faults.append(f"S-STATE-01: {PROVINCES[p]} has no such owner {owner}")
    closed = state.rules.closed
    if state.owner.count(CLOSED) != len(closed) or any(state.owner[p] != CLOSED for p in closed):
        faults.append("S-SETUP-04: a province is closed and should not be, or the reverse")
    return faults


def _cubes(state: State) -> list[str]:
    """S-STATE-04: 62 of every colour, 20 farmers."""
    total = [0] * (COLOURS + 2)  # neutral and closed land counts at the end: it has no cubes
    for owner, armies in zip(state.owner, state.armies):
        total[owner] += armies
    if state.attacking_armies:
        total[state.fighting_seat] += state.attacking_armies
    if state.extra_defenders:
        total[state.owner[state.battle_province]] += state.extra_defenders
    faults = []
    for c in range(COLOURS):
        supply, loose, firm, tray = (
            state.supply[c],
            state.loose_in_tower[c],
            state.firm_in_tower[c],
            state.tray[c],
        )
        total[c] += supply + loose + firm + (tray if tray >= 0 else state.thrown[c] if state.thrown else 0)
        wanted = FARMERS_ALL if c == FARMERS else ARMIES_EACH if c < state.rules.players else 0
        if total[c] != wanted:
            faults.append(f"S-STATE-04: {total[c]} cubes of colour {c} instead of {wanted}")
        if supply < 0 or loose < 0 or firm < 0:
            faults.append(f"S-STATE-04: a negative number of cubes of colour {c}")
        if tray < 0 and not state.thrown:
            faults.append(f"S-STATE-04: the tray is open for colour {c} without a throw")
    return faults


def _tiles(state: State) -> list[str]:
    faults = []
    built = [0] * len(TILES)
    for bits in filter(None, state.buildings):
        for kind in range(len(TILES)):
            built[kind] += has_bit(bits, kind)
    for kind, left in enumerate(state.stock):
        if left < 0 or left + built[kind] != TILES[kind]:
            faults.append(f"S-COMP-09: tiles of kind {kind}: {left} in stock, {built[kind]} built")
    if state.rules.markers_finite and sum(state.markers) > MARKERS_ALL:
        faults.append("S-COMP-10: more revolt markers than there are")
    return faults


def _cards(state: State) -> list[str]:
    """S-STATE-06, S-PLAN-03: a card lies in one place; a province card on a board is its owner's."""
    faults = []
    spaces, others = state.rules.spaces, len(state.rules.cards)
    for seat in range(state.rules.players):
        first = space_of(seat, 0)
        row = state.plan[first : first + spaces]
        placed = spaces - row.count(NO_CARD)
        if placed:
            if len({*row, NO_CARD}) != placed + 1:
                faults.append(f"S-STATE-06: seat {seat} has a card on two spaces")
            faults += [
                f"S-CARD-02: seat {seat} plans with {PROVINCES[card]} without owning it"
                for card in row
                if card < CHEST_CARD and state.owner[card] != seat
            ]
        if state.hands:
            hand = state.hands[seat]
            cards = placed + len(hand)
            if cards != state.owner.count(seat) + others or not set(hand).isdisjoint(row):
                faults.append(f"S-STATE-06: seat {seat} has {cards} cards, or one of them twice")
    at = state.event_at
    gone = at.count(EVENT_PILE) + at.count(EVENT_GONE)
    shown, active = at.count(EVENT_SHOWN), at.count(EVENT_ACTIVE)
    if shown > EVENTS_A_YEAR or active > 1 or gone + shown + active != len(at):
        faults.append("S-EVT-01: event cards are in the wrong places")
    return faults


def _money(state: State) -> list[str]:
    faults = []
    if min(state.chests) < 0:
        faults.append("S-ACT-03: somebody owes chests")
    if min(state.rice) < 0:
        faults.append("S-WIN-01: somebody's rice is below 0")
    if max(state.rice) > state.rules.rice_most:
        faults.append("A-12: more rice than the track counts")
    if state.rules.bank_finite and sum(state.chests) > BANK_ALL:
        faults.append("A-07: more chests than the bank had")
    return faults


def _course(state: State) -> list[str]:
    """Somebody must act unless the game is over."""
    if (state.decision == GAME_OVER) != (not state.acting):
        return ["nobody acts, but the game is not over"]
    if state.purpose and state.battle_province >= 0 and state.owner[state.battle_province] == CLOSED:
        return ["S-SETUP-04: a fight over a closed province"]
    return []
