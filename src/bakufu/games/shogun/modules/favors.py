"""The 21 favor cards of Tenno's Court (S-TC-18; each function names its rule)."""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import has_bit, with_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.ids import Card, Move, Province, Seat
from bakufu.games.shogun.modules import benefits
from bakufu.games.shogun.modules.state import FAVOR_GONE, FAVOR_HELD
from bakufu.games.shogun.moves import APPLY, CANCEL, DECLINE
from bakufu.games.shogun.phases import actions
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import APPLY_FAVOR, CANCEL_EVENT, EVENT_ACTIVE, EVENT_GONE
from bakufu.games.shogun.state import NEUTRAL, State, ask, close_decision
from bakufu.games.shogun.tables import (
    EVENTS,
    FAVOR_ARMIES,
    FAVOR_BUILDING,
    FAVOR_CALM,
    FAVOR_CANCEL,
    FAVOR_CHESTS,
    FAVOR_KIND,
    FAVOR_PEACE,
    FAVOR_POINTS,
    FAVOR_RANK,
    FAVOR_RICE,
    FAVOR_SETTLE,
    FREE_ARMIES,
    NO_EVENT,
    PROVINCES,
)

CALMING: Final[int] = FAVOR_KIND.index(FAVOR_CALM)  # the one card that can be kept


def amount_of(rules: Rules, card: Card) -> int:
    """How many chests, armies, bags of rice or points a card gives at this table; 0 where it is no number.

    S-TC-21, S-TC-22, S-TC-24.
    """
    rank = FAVOR_RANK[card]
    amounts = {
        FAVOR_CHESTS: rules.favor_chests,
        FAVOR_ARMIES: rules.favor_armies,
        FAVOR_RICE: rules.favor_rice,
        FAVOR_POINTS: rules.favor_points,
        FAVOR_SETTLE: [FREE_ARMIES],
    }.get(FAVOR_KIND[card])
    return amounts[rank] if amounts else 0


# Which benefit a card gives that is a number, and the rule that says so.
GIVES: Final[dict[int, tuple[int, str]]] = {
    FAVOR_CHESTS: (benefits.CHESTS, "S-TC-21"),
    FAVOR_ARMIES: (benefits.ARMIES, "S-TC-22"),
    FAVOR_RICE: (benefits.RICE, "S-TC-24"),
    FAVOR_POINTS: (benefits.POINTS, "S-TC-24"),
}


def use(state: State, seat: Seat, card: Card, log: Log | None) -> None:
    """S-TC-18: at once, if possible; where there is something to choose its owner is asked."""
    kind = FAVOR_KIND[card]
    if kind == FAVOR_PEACE:  # S-TC-27: it stays until the round ends
        _protect(state, seat, card, log)
        return
    if kind == FAVOR_CANCEL:
        if state.event != NO_EVENT:
            state.modules.favor = card + 1
            ask(state, CANCEL_EVENT, seat)
            return
        _without_effect(seat, card, log)
    elif kind in GIVES:
        benefit, rule = GIVES[kind]
        benefits.grant(state, seat, benefit, amount_of(state.rules, card), rule, log)
    else:
        places = targets(state, seat, card)
        if len(places) > 1:
            state.modules.favor = card + 1
            ask(state, APPLY_FAVOR, seat)
            return
        if places:
            _apply(state, seat, card, places[0], log)
        elif kind == FAVOR_CALM:  # S-TC-23: kept for the next marker
            if log is not None:
                log.append(Event("favor-kept", {"seat": seat, "favor": card + 1}, rule="S-TC-23"))
            return
        else:
            _without_effect(seat, card, log)
    _discard(state, card)


def _without_effect(seat: Seat, card: Card, log: Log | None) -> None:
    if log is not None:
        log.append(Event("favor-in-vain", {"seat": seat, "favor": card + 1}, rule="S-TC-18"))


def _discard(state: State, card: Card) -> None:
    state.modules.favor = 0
    state.modules.favor_at = changed(state.modules.favor_at, card, FAVOR_GONE)


# -- 1: the event --------------------------------------------------------------------------------------


def legal_cancels(state: State, seat: Seat) -> list[int]:
    return [DECLINE, CANCEL]


def answer_cancel(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """S-TC-20: the event is over for everybody, or it stays."""
    close_decision(state)
    card = state.modules.favor - 1
    if move == CANCEL:
        if log is not None:
            event = EVENTS[state.event_at.index(EVENT_ACTIVE)]
            log.append(Event("event-cancelled", {"seat": seat, "event": event}, rule="S-TC-20"))
        state.event_at = [EVENT_GONE if place == EVENT_ACTIVE else place for place in state.event_at]
        state.event = NO_EVENT  # S-MOD-09: from now on it changes nothing
    elif log is not None:
        log.append(Event("event-stays", {"seat": seat}, rule="S-TC-20"))
    _discard(state, card)


# -- 4, 7, 12, 17, 21: one province --------------------------------------------------------------------


def targets(state: State, seat: Seat, card: Card) -> list[int]:
    """The provinces where a favor card can be applied; closed ones never (S-X-14)."""
    kind = FAVOR_KIND[card]
    provinces = range(len(PROVINCES))
    if kind == FAVOR_SETTLE:
        if state.supply[seat] == 0:
            return []
        return [p for p in provinces if state.owner[p] == seat or state.owner[p] == NEUTRAL]
    mine = [p for p in provinces if state.owner[p] == seat]
    if kind == FAVOR_CALM:
        return [p for p in mine if state.markers[p] > 0]
    building = state.rules.favor_buildings[FAVOR_RANK[card]]
    return [p for p in mine if actions.site_obstacle(state, building, p) is None]


def legal_provinces(state: State, seat: Seat) -> list[int]:
    return [APPLY + province for province in targets(state, seat, state.modules.favor - 1)]


def answer_province(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    card = state.modules.favor - 1
    _apply(state, seat, card, move - APPLY, log)
    _discard(state, card)


def _apply(state: State, seat: Seat, card: Card, province: Province, log: Log | None) -> None:
    kind = FAVOR_KIND[card]
    if kind == FAVOR_SETTLE:
        _settle(state, seat, province, log)
    elif kind == FAVOR_BUILDING:  # S-TC-25, S-X-03, A-26: the event calms here too
        actions.place_building(
            state, seat, state.rules.favor_buildings[FAVOR_RANK[card]], province, "S-TC-25", log
        )
    else:
        state.markers = changed(state.markers, province, state.markers[province] - 1)
        if log is not None:
            facts: Facts = {"seat": seat, "province": PROVINCES[province], "markers": state.markers[province]}
            log.append(Event("favor-calmed", facts, rule="S-TC-23"))


def _settle(state: State, seat: Seat, province: Province, log: Log | None) -> None:
    """S-TC-26: free armies, as far as the supply reaches (A-24); a neutral province is taken so (A-57)."""
    armies = min(FREE_ARMIES, state.supply[seat])
    state.supply[seat] -= armies
    state.armies[province] += armies
    facts: Facts = {"seat": seat, "province": PROVINCES[province], "armies": armies}
    if state.owner[province] == seat:
        if log is not None:
            log.append(Event("favor-armies", facts, rule="S-TC-26"))
        return
    state.owner[province] = seat
    state.gained_this_round = with_bit(state.gained_this_round, province)  # S-X-05, S-CARD-03
    if log is not None:
        log.append(Event("favor-settled", facts, rule="S-TC-26"))


# -- 4, 10, 11, 18: cards that stay --------------------------------------------------------------------


def _protect(state: State, seat: Seat, card: Card, log: Log | None) -> None:
    modules = state.modules
    against = state.rules.favor_shields[FAVOR_RANK[card]]
    modules.shield = [
        with_bit(bits, seat) if has_bit(against, letter) else bits
        for letter, bits in enumerate(modules.shield)
    ]
    if log is not None:
        letters = "".join("ab"[letter] for letter in range(2) if has_bit(against, letter))
        log.append(Event("favor-peace", {"seat": seat, "against": letters}, rule="S-TC-27"))


def cancel_marker(state: State, province: Province, log: Log | None) -> bool:
    """S-TC-23, S-X-08, A-56: who kept card 4 gives it away instead of getting a revolt marker."""
    owner = state.owner[province]
    if state.modules.favor_at[CALMING] != FAVOR_HELD + owner:
        return False
    _discard(state, CALMING)
    if log is not None:
        facts: Facts = {"seat": owner, "province": PROVINCES[province]}
        log.append(Event("marker-parried", facts, rule="S-TC-23"))
    return True


def clean_up(state: State) -> None:
    """S-TC-27: protection ends with the round."""
    modules = state.modules
    modules.shield = [0, 0]
    modules.favor_at = [
        FAVOR_GONE if at >= FAVOR_HELD and FAVOR_KIND[card] == FAVOR_PEACE else at
        for card, at in enumerate(modules.favor_at)
    ]
