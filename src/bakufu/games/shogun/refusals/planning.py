"""Refusals of the draft, of planning and of the auction."""

from __future__ import annotations

from typing import Final

from bakufu.engine.errors import Fact, Refusal
from bakufu.games.shogun.codes import plan_card, plan_space
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import MOVES, PLAN
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.refusals.forms import Explain
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import AUCTION, CARDS, CHEST_CARD, NO_CARD, SPACES, SPECIALS


def _plan(state: State, seat: Seat, move: Move) -> Refusal:
    space, card = plan_space(move - PLAN), plan_card(move - PLAN)
    due = planning.SPACE_OF_STEP[state.plan_step[seat]]
    if space != due:
        return Refusal("plan-order", "S-PLAN-03", {"space": SPACES[space], "due": SPACES[due]})
    if card == NO_CARD:
        rule = "S-BID-04" if space == AUCTION else "S-PLAN-04"
        facts: dict[str, Fact] = {
            "space": SPACES[space],
            "cards": len(state.hands[seat]),
            "spaces": state.rules.spaces - state.plan_step[seat],
        }
        return Refusal("plan-must-fill", rule, facts)
    if card not in state.hands[seat]:
        if card < CHEST_CARD and state.owner[card] != seat:
            return Refusal("not-your-card", "S-STATE-01", {"card": CARDS[card]})
        if card > NO_CARD and not state.rules.court:
            return Refusal("no-dice-cards", "S-TC-02")
        return Refusal("card-placed", "S-PLAN-05", {"card": CARDS[card]})
    facts = {"card": CARDS[card], "value": card - CHEST_CARD, "chests": state.chests[seat]}
    return Refusal("overbid", "S-BID-03", facts)


def _take(state: State, seat: Seat, move: Move) -> Refusal:
    special = MOVES.decode(move)[1]
    taker = state.taken_by[state.special_at.index(SPECIALS.index(str(special)))]
    return Refusal("special-gone", "S-ORDER-04", {"special": special, "seat": taker})


def _cycle(state: State, seat: Seat, move: Move) -> Refusal:
    assert state.draft is not None
    if state.draft.cycled:
        return Refusal("cycle-twice", "S-DRAFT-07")
    return Refusal("cycle-new-cards", "S-DRAFT-07")


def _group(state: State, seat: Seat, move: Move) -> Refusal:
    assert state.draft is not None
    left = ",".join(str(size) for size in sorted(set(state.draft.groups[seat]), reverse=True))
    return Refusal("no-such-group", "S-DRAFT-02", {"armies": MOVES.decode(move)[1], "groups": left})


EXPLAIN: Final[dict[str, Explain]] = {
    "plan": _plan,
    "take": _take,
    "cycle": _cycle,
    "group": _group,
}
