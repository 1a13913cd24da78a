"""The event of the round (S-EVT-01) and turn order (S-ORDER): bids, special cards, Daimyo cards."""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import with_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import TAKE
from bakufu.games.shogun.setup import shuffle
from bakufu.games.shogun.stages import EVENT_ACTIVE, EVENT_SHOWN, TAKE_SPECIAL
from bakufu.games.shogun.state import State, go_to_next_stage
from bakufu.games.shogun.tables import (
    AUCTION,
    CARDS,
    CHEST_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    EVENTS,
    NO_CARD,
    NOBODY,
    SPECIAL_COUNT,
    SPECIALS,
)

# S-ORDER-02, from the lowest: no card, chest card 0, a province card, then 1 to 4 chests.
RANK_NONE: Final = 0
RANK_ZERO: Final = 1
RANK_PROVINCE: Final = 2
RANKS: Final = 7


def determine_order(state: State, chance: Chance, log: Log | None) -> None:
    """All plans are made: the event (S-ORDER-07), the bids, the order in which special cards are taken."""
    _draw_event(state, chance, log)
    _reveal_bids(state, chance, log)
    _ask_next(state, log)


def _draw_event(state: State, chance: Chance, log: Log | None) -> None:
    """S-EVT-01: one of the open event cards, at random."""
    shown = [card for card in range(EVENT_COUNT) if state.event_at[card] == EVENT_SHOWN]
    card = shown[chance.below(len(shown), "event")]
    state.event_at = changed(state.event_at, card, EVENT_ACTIVE)
    state.event = EVENT_KIND[card]
    if log is not None:
        log.append(Event("event", {"event": EVENTS[card]}, rule="S-EVT-01"))


def bid_of(state: State, seat: Seat) -> int:
    """The chests a seat pays for its bid (S-ORDER-01); a dice tower card is a chest card 0 (S-TC-09)."""
    value = state.plan[space_of(seat, AUCTION)] - CHEST_CARD
    if value < 0 or value >= NO_CARD - CHEST_CARD:
        return 0
    if value > state.chests[seat]:  # only where overbids are allowed: they count as the chest card 0
        return 0
    return value


def rank_of(state: State, seat: Seat) -> int:
    card = state.plan[space_of(seat, AUCTION)]
    if card == NO_CARD:
        return RANK_NONE
    if card < CHEST_CARD:
        return RANK_PROVINCE
    paid = bid_of(state, seat)
    return RANK_ZERO if paid == 0 else RANK_PROVINCE + paid


def _reveal_bids(state: State, chance: Chance, log: Log | None) -> None:
    """S-ORDER-01, A-38: reveal and pay at once; S-ORDER-03: equal bids by lot, group by group."""
    groups: list[list[int]] = [[] for _ in range(RANKS)]
    for seat in range(state.rules.players):
        groups[rank_of(state, seat)].append(seat)
    choosers: list[int] = []
    for rank in range(RANKS - 1, -1, -1):
        shuffle(groups[rank], chance, "bid-tie")
        choosers.extend(groups[rank])
    for seat in range(state.rules.players):
        paid = bid_of(state, seat)
        state.chests[seat] -= paid
        state.shown[seat] = with_bit(state.shown[seat], AUCTION)
        if log is not None:
            card = CARDS[state.plan[space_of(seat, AUCTION)]]
            log.append(Event("bid", {"seat": seat, "card": card, "chests": paid}, rule="S-ORDER-01"))
    state.choosers = choosers


def legal_specials(state: State, seat: Seat) -> list[int]:
    return _on_display(state)


def _on_display(state: State) -> list[int]:
    """A move for each special card that nobody has taken (S-ORDER-04)."""
    left = [
        TAKE + state.special_at[space] for space in range(SPECIAL_COUNT) if state.taken_by[space] == NOBODY
    ]
    left.sort()
    return left


def take_special(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    _take(state, seat, move - TAKE, log)
    _ask_next(state, log)


def _take(state: State, seat: Seat, special: int, log: Log | None) -> None:
    """S-SPEC-02: its space is the seat's place in turn order, its privilege the seat's for this round."""
    space = state.special_at.index(special)
    state.taken_by = changed(state.taken_by, space, seat)
    state.special = changed(state.special, seat, special)
    state.choosers = state.choosers[1:]
    if log is not None:
        facts: Facts = {"seat": seat, "special": SPECIALS[special], "place": space + 1}
        log.append(Event("special-taken", facts, rule="S-ORDER-04"))


def _ask_next(state: State, log: Log | None) -> None:
    """Ask the next chooser; the last of five has no choice. Then the order stands (S-ORDER-05).

    A card that nobody took is nobody's privilege (S-ORDER-06).
    """
    left = _on_display(state)
    if len(left) == 1 and state.choosers:
        _take(state, state.choosers[0], left[0] - TAKE, log)
    if state.choosers:
        state.decision = TAKE_SPECIAL
        state.acting = [state.choosers[0]]
        return
    state.order = [seat for seat in state.taken_by if seat != NOBODY]
    state.action = 0
    go_to_next_stage(state)
    if log is not None:
        log.append(Event("turn-order", {"seats": state.order[:]}, rule="S-ORDER-05"))
