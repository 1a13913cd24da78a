"""Invariants of the modules' pieces: none is lost, none is there twice."""

from __future__ import annotations

from bakufu.games.shogun.modules.state import FACE_DOWN, FACE_UP, FAVOR_HELD, FAVOR_PILE, IN_BAG
from bakufu.games.shogun.modules.view import shield_of
from bakufu.games.shogun.stages import (
    STAGE_CHAMBERS,
    STAGE_COURT,
    STAGE_DRAFT,
    STAGE_LAYOUT,
    STAGE_LOADING,
    STAGE_ORDER,
    STAGE_PLACING,
    STAGE_PLANNING,
    STAGE_RETURNING,
    STAGE_SAMURAI,
)
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    CHAMBER_MARKERS_EACH,
    CHAMBERS,
    CHAMBERS_DRAWN,
    CLANS,
    FAVOR_COSTS,
    FAVOR_KIND,
    FAVOR_PEACE,
    FAVORS,
    NOBODY,
    OFFICIALS_EACH,
    PROVINCES,
    REGIONS,
    SAMURAI_CARDS,
    STATUES_EACH,
    WINTER,
)

BEFORE_THE_LAYOUT = (STAGE_DRAFT, STAGE_LOADING, STAGE_LAYOUT, STAGE_RETURNING)
BEFORE_THE_ACTIONS = (STAGE_PLANNING, STAGE_ORDER, STAGE_PLACING, STAGE_SAMURAI)


Fault = tuple[str, str]  # the word of the notation that is to blame, and what is wrong


def broken(state: State) -> list[str]:
    return [fault for _, fault in faults_of(state)]


def faults_of(state: State) -> list[Fault]:
    rules = state.rules
    faults: list[Fault] = []
    if rules.court:
        faults += _court(state)
    if rules.samurai and not all(0 <= top < len(SAMURAI_CARDS) for top in state.modules.samurai):
        faults.append(("samurai", "S-SA-01: a pile has no such card on top"))
    if rules.leaders:
        faults += _leaders(state)
    if rules.chambers:
        faults += _chambers(state)
    return faults


def rounds_begun(state: State) -> int:
    """The action rounds whose cards and markers were laid out by now."""
    before = (state.year - 1) * WINTER + min(state.season, WINTER)
    return before if state.stage in BEFORE_THE_LAYOUT or state.season == WINTER else before + 1


def _court(state: State) -> list[Fault]:
    modules = state.modules
    faults = []
    for seat in range(state.rules.players):
        places = (modules.officials[seat], modules.hall[seat], modules.audience[seat])
        if sum(places) != OFFICIALS_EACH or min(places) < 0:
            faults.append(("hall", f"S-TC-02: seat {seat} has officials in {places}"))
    if state.stage != STAGE_COURT and (any(modules.audience) or modules.queue or modules.favor):
        faults.append(("audience", "S-TC-19: the court is over, but somebody is still there"))
    if len(modules.favor_at) != FAVORS or FAVORS - modules.favor_at.count(FAVOR_PILE) != 3 * rounds_begun(
        state
    ):
        faults.append(("favors", "S-TC-04: three favor cards are drawn in each round"))
    laid = [modules.favor_at.count(cost) for cost in FAVOR_COSTS]
    if max(laid) > 1 or (state.stage in BEFORE_THE_ACTIONS and min(laid) < 1):
        faults.append(("favors", "S-TC-05: the spaces for favor cards hold one card each"))
    if any(laid) and state.stage not in BEFORE_THE_ACTIONS and state.stage != STAGE_COURT:
        faults.append(("favors", "S-TC-19: a favor card is left over"))
    held = [card for card, at in enumerate(modules.favor_at) if at >= FAVOR_HELD]
    if any(modules.favor_at[card] - FAVOR_HELD >= state.rules.players for card in held):
        faults.append(("favors", "S-TC-18: a favor card is held by nobody"))
    if any(FAVOR_KIND[card] != FAVOR_PEACE and card + 1 not in (4, modules.favor) for card in held):
        faults.append(("favors", "S-TC-18: a favor card is held that leaves the game at once"))
    if modules.shield != shield_of(state.rules, modules.favor_at):
        faults.append(("favors", "S-TC-27: protected is who has a card that says so"))
    return faults


def _leaders(state: State) -> list[Fault]:
    modules = state.modules
    faults = []
    for seat, clan in enumerate(CLANS[: state.rules.players]):
        taken = sum(trophies.count(seat) for trophies in modules.trophies)
        if (
            modules.tokens[seat] < 0
            or modules.tokens[seat] + len(modules.statues[seat]) + taken != STATUES_EACH
        ):
            faults.append((f"{clan}.statues", f"S-ML-01: {clan} has not {STATUES_EACH} statues"))
        here = modules.leader[seat]
        others = [modules.statues[other] for other in range(state.rules.players) if other != seat]
        if here != NOBODY and state.owner[here] != seat:
            fault = f"S-ML-10: the leader of {clan} stands in {PROVINCES[here]}, which is not its"
            faults.append((f"{clan}.leader", fault))
        elif here != NOBODY and any(here in statues for statues in others):
            fault = f"S-ML-09: the leader of {clan} has left a trophy in {PROVINCES[here]}"
            faults.append((f"{clan}.leader", fault))
        if seat in modules.trophies[seat]:
            faults.append((f"{clan}.trophies", f"S-ML-09: {clan} has taken its own statue"))
    return faults


def _chambers(state: State) -> list[Fault]:
    modules = state.modules
    faults = []
    markers = [modules.chambers.count(seat) for seat in range(state.rules.players)]
    face_up, face_down = modules.chambers.count(FACE_UP), modules.chambers.count(FACE_DOWN)
    bag = modules.chambers.count(IN_BAG)
    if sum(markers) + face_up + face_down + bag != CHAMBERS or len(modules.chambers) != CHAMBERS:
        faults.append(("chambers", "S-CH-01: something else lies on the chamber board"))
    if CHAMBERS - bag != CHAMBERS_DRAWN * rounds_begun(state):
        faults.append(("chambers", "S-CH-03: six chamber markers are drawn in each round"))
    if max(markers) > CHAMBER_MARKERS_EACH:
        faults.append(("chambers", "S-CH-06: somebody has more markers than there are"))
    if modules.tile and state.stage != STAGE_CHAMBERS:
        faults.append(("tile", "S-CH-07: the exchange is over, but not for its tiles"))
    if sorted(modules.tiles) != list(range(len(REGIONS))):
        faults.append(("tiles", "S-CH-02: the region tiles are not the five regions"))
    return faults
