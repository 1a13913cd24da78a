"""Planning and bidding (section 4): a run of private moves, one for each space, the auction space first.

With Tenno's Court three boxes follow the ten actions (S-TC-06).

The auction space comes first so that an affordable bid is always at hand (docs/decisions/0003).
Nothing here is seen by others: only that a seat has finished.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.games.shogun.codes import plan_card, plan_code, plan_space, space_of
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.stages import GO_ON, PLAN_CARD, STAGE_ORDER, STAGE_PLANNING
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    AUCTION,
    CHEST_CARD,
    NO_CARD,
    PROVINCES,
    SPACE_COUNT,
    SPACE_STRIDE,
)

# The space that is filled at each step of a seat's run (S-PLAN-02).
SPACE_OF_STEP: Final[list[int]] = [AUCTION, *range(ACTION_COUNT), *range(SPACE_COUNT, SPACE_STRIDE)]


def open_planning(state: State) -> None:
    """Everybody takes all their cards in hand: their provinces, the chest cards 0-4, the dice tower cards.

    Who has no province plans and bids with the others (S-GAME-03, A-17).
    """
    players = state.rules.players
    hands: list[list[int]] = [[] for _ in range(players)]
    owner = state.owner
    for province in range(len(PROVINCES)):
        if owner[province] >= 0:
            hands[owner[province]].append(province)
    for seat in range(players):
        hands[seat].extend(state.rules.cards)
        state.plan_step[seat] = 0
        state.shown[seat] = 0
    state.hands = hands
    state.plan = [NO_CARD] * (space_of(players, 0))
    state.stage = STAGE_PLANNING
    state.decision = PLAN_CARD
    state.acting = list(range(players))


def legal_cards(state: State, seat: Seat) -> list[int]:
    """Any card of the hand, on the auction space (S-BID-01), an action or a box (S-TC-07).

    Nobody asks whether the action will be possible (S-PLAN-09).
    """
    step = state.plan_step[seat]
    hand = state.hands[seat]
    base = PLAN + plan_code(SPACE_OF_STEP[step], 0)
    if step == 0 and not state.rules.overbid_is_zero:  # S-BID-03, A-05
        limit = CHEST_CARD + state.chests[seat]
        moves = [base + card for card in hand if card <= limit or card > NO_CARD]
    else:
        moves = [base + card for card in hand]
    if len(hand) < state.rules.spaces - step:  # S-PLAN-04, S-BID-04, A-47: only when the cards do not reach
        moves.append(base + NO_CARD)
        if state.rules.court:
            moves.sort()  # the dice tower cards come after "no card"
    return moves


def place(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    space, card = plan_space(move - PLAN), plan_card(move - PLAN)
    if card != NO_CARD:
        hand = state.hands[seat].copy()
        hand.remove(card)  # S-STATE-06, S-PLAN-05, S-TC-08, A-46: it lies in one place
        state.hands[seat] = hand
        state.plan[space_of(seat, space)] = card  # S-PLAN-03
    step = state.plan_step[seat] + 1
    state.plan_step[seat] = step
    if step < state.rules.spaces:
        return
    state.acting = [other for other in state.acting if other != seat]
    if log is not None:
        log.append(Event("ready", {"seat": seat}, rule="S-PLAN-01"))
    if not state.acting:  # S-PLAN-10
        state.hands = []
        state.plan_step = [0] * state.rules.players
        state.stage = STAGE_ORDER
        state.decision = GO_ON


def ends_planning(state: State, seat: Seat) -> bool:
    """S-PLAN-10: whether the next card of this seat is the last that all wait for."""
    last = state.plan_step[seat] + 1 == state.rules.spaces
    return state.decision == PLAN_CARD and last and state.acting == [seat]
