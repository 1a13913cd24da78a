"""What must hold after every move (S-STATE). An empty list means a sound position."""

from __future__ import annotations

from bakufu.games.shogun.state import (
    CLOSED,
    EVENT_ACTIVE,
    EVENT_GONE,
    EVENT_PILE,
    EVENT_SHOWN,
    GAME_OVER,
    State,
)
from bakufu.games.shogun.tables import (
    ARMIES_EACH,
    BANK_ALL,
    BITS,
    BUILDING_SPACES,
    CHEST_CARD,
    COLOURS,
    FARMERS,
    FARMERS_ALL,
    MARKERS_ALL,
    NO_CARD,
    PROVINCES,
    SPACE_COUNT,
    SPACE_STRIDE,
    TILES,
)


def broken(state: State) -> list[str]:
    return [*_map(state), *_cubes(state), *_tiles(state), *_cards(state), *_money(state), *_course(state)]


def _map(state: State) -> list[str]:
    """S-STATE-01 to 03, S-SETUP-04: armies and owner go together; neutral land is bare."""
    faults = []
    for p in range(len(PROVINCES)):
        owner, armies = state.owner[p], state.armies[p]
        if owner >= 0:
            # A province is empty only while its fight is in the tower.
            if armies < 1 and not (p == state.at and state.thrown):
                faults.append(f"S-STATE-01: {PROVINCES[p]} is owned without an army")
            if BITS[state.buildings[p]] > BUILDING_SPACES[p]:
                faults.append(f"S-BUILD-04: {PROVINCES[p]} holds too many buildings")
            if state.markers[p] < 0:
                faults.append(f"S-STATE-03: {PROVINCES[p]} has negative markers")
        elif armies or state.buildings[p] or state.markers[p]:
            faults.append(f"S-STATE-03: {PROVINCES[p]} belongs to nobody but is not bare")
        if (owner == CLOSED) != (p in state.rules.closed):
            faults.append(f"S-SETUP-04: {PROVINCES[p]} is closed and should not be, or the reverse")
        if owner >= state.rules.players or owner < CLOSED:
            faults.append(f"S-STATE-01: {PROVINCES[p]} has no such owner {owner}")
    return faults


def _cubes(state: State) -> list[str]:
    """S-STATE-04: 62 of every colour, 20 farmers."""
    total = [state.supply[c] + state.loose[c] + state.firm[c] for c in range(COLOURS)]
    for p in range(len(PROVINCES)):
        if state.owner[p] >= 0:
            total[state.owner[p]] += state.armies[p]
    for c in range(COLOURS):
        total[c] += state.tray[c] if state.tray[c] >= 0 else state.thrown[c]
    if state.force:
        total[state.by] += state.force
    if state.guard:
        total[state.owner[state.at]] += state.guard
    faults = []
    for c in range(COLOURS):
        wanted = FARMERS_ALL if c == FARMERS else ARMIES_EACH if c < state.rules.players else 0
        if total[c] != wanted:
            faults.append(f"S-STATE-04: {total[c]} cubes of colour {c} instead of {wanted}")
        if min(state.supply[c], state.loose[c], state.firm[c]) < 0:
            faults.append(f"S-STATE-04: a negative number of cubes of colour {c}")
        if state.tray[c] < 0 and not state.thrown:
            faults.append(f"S-STATE-04: the tray is open for colour {c} without a throw")
    return faults


def _tiles(state: State) -> list[str]:
    faults = []
    for kind in range(len(TILES)):
        built = sum(bits >> kind & 1 for bits in state.buildings)
        if state.stock[kind] < 0 or state.stock[kind] + built != TILES[kind]:
            faults.append(f"S-COMP-09: tiles of kind {kind}: {state.stock[kind]} in stock, {built} built")
    if state.rules.markers_finite and sum(state.markers) > MARKERS_ALL:
        faults.append("S-COMP-10: more revolt markers than there are")
    return faults


def _cards(state: State) -> list[str]:
    """S-STATE-06, S-PLAN-03: a card lies in one place; a province card on a board is its owner's."""
    faults = []
    for seat in range(state.rules.players):
        row = state.plan[seat * SPACE_STRIDE : seat * SPACE_STRIDE + SPACE_COUNT]
        placed = [card for card in row if card != NO_CARD]
        if len(set(placed)) != len(placed):
            faults.append(f"S-STATE-06: seat {seat} has a card on two spaces")
        faults += [
            f"S-CARD-02: seat {seat} plans with {PROVINCES[card]} without owning it"
            for card in placed
            if card < CHEST_CARD and state.owner[card] != seat
        ]
        if state.hands:
            cards = sorted([*placed, *state.hands[seat]])
            if len(cards) != state.owner.count(seat) + NO_CARD - CHEST_CARD:
                faults.append(f"S-STATE-06: seat {seat} has {len(cards)} cards")
    shown = state.event_at.count(EVENT_SHOWN)
    parts = [EVENT_PILE, EVENT_SHOWN, EVENT_ACTIVE, EVENT_GONE]
    if shown > 4 or state.event_at.count(EVENT_ACTIVE) > 1 or any(at not in parts for at in state.event_at):
        faults.append("S-EVT-01: event cards are in the wrong places")
    return faults


def _money(state: State) -> list[str]:
    faults = []
    if min(state.chests) < 0:
        faults.append("S-ACT-03: somebody owes chests")
    if min(state.rice) < 0:
        faults.append("S-WIN-01: somebody's rice is below 0")
    if state.rules.bank_finite and sum(state.chests) > BANK_ALL:
        faults.append("A-07: more chests than the bank had")
    return faults


def _course(state: State) -> list[str]:
    """Somebody must act unless the game is over."""
    if (state.decision == GAME_OVER) != (not state.acting):
        return ["nobody acts, but the game is not over"]
    if state.purpose and state.at >= 0 and state.owner[state.at] == CLOSED:
        return ["S-SETUP-04: a fight over a closed province"]
    return []
