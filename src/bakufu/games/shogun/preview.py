"""The preview of a plan while it is being made (section 4): which cards may lie where, and the chests.

A plan is laid in any order, while the game asks for it space by space. So each card is judged as if its space
were the next one, with those cards in hand that lie on no other space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bakufu.engine.errors import Refusal
from bakufu.engine.game import HIDDEN
from bakufu.engine.preview import DraftMove, Preview
from bakufu.games.shogun import modifiers, refusals
from bakufu.games.shogun.codes import plan_card, plan_code, plan_space, space_of
from bakufu.games.shogun.ids import Move, Seat, Space
from bakufu.games.shogun.moves import PLAN, TAKE
from bakufu.games.shogun.phases import actions, planning
from bakufu.games.shogun.stages import PLAN_CARD
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import ACTION_COUNT, AUCTION, CHEST_CARD, NO_CARD, RICE, SPACES, TAXES

Doubt = Literal["skip", "maybe", "revolt"]

# Nothing that happens before the action can clear these away; all other obstacles may come and go.
LASTING = ("building-there", "no-space")
RICH = 10**6  # chests with which no price is an obstacle


class PlannedAction(msgspec.Struct, frozen=True, kw_only=True):
    """What one action of the plan will probably do to the chests.

    `place`: its place in the row, None while its card lies face down. `after`: the chests then, None where
    the order is not known. `doubt`: it will be skipped, may be skipped, or will meet a revolt; `refusal` says
    why. `words`: the same in the reader's language, filled in by whoever sends it (see `DraftMove`).
    """

    space: int
    place: int | None
    change: int
    after: int | None
    doubt: Doubt | None
    refusal: Refusal | None
    words: str | None = None
    markers: int  # revolt markers in the province


class PlanForecast(msgspec.Struct, frozen=True, kw_only=True):
    """An estimate: nobody knows what the others will do. `known`: the chests after the open action cards;
    `end`: after all of them. `lacking`: cards that must still be laid. `spare`: spaces that stay empty
    because the cards do not reach. `refusal`: why the plan cannot be handed in as it lies; `words`: the same
    in the reader's language, filled in by whoever sends it (see `DraftMove`)."""

    start: int
    bid: int
    actions: list[PlannedAction]
    known: int
    end: int
    lacking: int
    spare: int
    refusal: Refusal | None
    words: str | None = None


Plan = dict[int, int]  # by space: the card that lies there


def preview(state: State, seat: Seat, moves: Sequence[int]) -> Preview | None:
    """What the rules say of these cards on these spaces, or of a plan that is ready; None after planning."""
    if state.decision != PLAN_CARD:
        return None
    plan: Plan = {}
    judged = []
    for move in moves:
        refusal = _refusal(state, seat, plan, move)
        judged.append(DraftMove(move, refusal))
        if refusal is None and _card(move) != NO_CARD:
            plan[_space(move)] = _card(move)
    lacking = min(_spaces_left(state, seat), len(state.hands[seat])) - len(plan)
    run = _run(state, seat, plan)
    refusal = _refusal_of_run(state, seat, run)
    complete = refusal is None and all(move.refusal is None for move in judged)
    return Preview(
        moves=judged,
        may_follow=_may_follow(state, seat, plan),
        run=run if complete else [],
        forecast=_forecast(state, seat, plan, lacking, refusal),
    )


# -- which cards may lie where -------------------------------------------------------------------------


def _refusal(state: State, seat: Seat, plan: Plan, move: Move) -> Refusal | None:
    if not PLAN <= move < TAKE:
        return refusals.why_not(state, seat, move)
    space = _space(move)
    if space in plan or space not in planning.SPACE_OF_STEP[state.plan_step[seat] : state.rules.spaces]:
        return refusals.why_not(state, seat, move) or Refusal(
            "plan-space-taken", "S-PLAN-03", {"space": SPACES[space]}
        )
    if _card(move) == NO_CARD:
        return None  # nothing lies there yet
    return refusals.why_not(_asked_for(state, seat, plan, space), seat, move)


def _may_follow(state: State, seat: Seat, plan: Plan) -> list[int]:
    """Every card in hand on every space that has none."""
    moves: list[int] = []
    for space in planning.SPACE_OF_STEP[state.plan_step[seat] : state.rules.spaces]:
        if space not in plan:
            legal = planning.legal_cards(_asked_for(state, seat, plan, space), seat)
            moves.extend(move for move in legal if _card(move) != NO_CARD)
    return sorted(moves)


def _asked_for(state: State, seat: Seat, plan: Plan, space: Space) -> State:
    """The position in which this space is the next to be filled, and the cards of the plan are laid."""
    asked = state.copy()
    asked.plan_step[seat] = planning.SPACE_OF_STEP.index(space)
    asked.hands[seat] = [card for card in state.hands[seat] if card not in plan.values()]
    return asked


def _spaces_left(state: State, seat: Seat) -> int:
    return state.rules.spaces - state.plan_step[seat]


def _run(state: State, seat: Seat, plan: Plan) -> list[int]:
    """S-PLAN-04: a space stays empty only when the cards do not reach."""
    spaces = planning.SPACE_OF_STEP[state.plan_step[seat] : state.rules.spaces]
    return [PLAN + plan_code(space, plan.get(space, NO_CARD)) for space in spaces]


def _refusal_of_run(state: State, seat: Seat, run: Sequence[Move]) -> Refusal | None:
    """Why the first move of this run is refused that is not legal in its turn."""
    laying = state.copy()
    for move in run:
        refusal = refusals.why_not(laying, seat, move)
        if refusal is not None:
            return refusal
        laying.plan_step[seat] += 1
        laying.hands[seat] = [card for card in laying.hands[seat] if card != _card(move)]
    return None


def _space(move: Move) -> Space:
    return plan_space(move - PLAN)


def _card(move: Move) -> int:
    return plan_card(move - PLAN)


# -- the chests ----------------------------------------------------------------------------------------


def _forecast(
    state: State, seat: Seat, plan: Plan, lacking: int, refusal_of_run: Refusal | None
) -> PlanForecast:
    """The bid first, then the actions as the row will call them up; face-down cards in any order."""
    sheet = _sheet(state, seat, plan)
    start = state.chests[seat]
    bid_card = sheet.get(AUCTION, NO_CARD)
    bid = min(start, bid_card - CHEST_CARD) if CHEST_CARD <= bid_card < NO_CARD else 0
    open_row = [(space, place) for place, space in enumerate(state.action_row, start=1) if space != HIDDEN]
    face_down = sorted(set(range(ACTION_COUNT)) - {space for space, _ in open_row})
    later_costs = sum(_price(state, seat, sheet, space) for space in face_down)
    later_taxes = sum(_taxes(state, seat, sheet, space) for space in face_down)
    chests = known = start - bid
    lines = []
    for space, place in [*open_row, *((space, None) for space in face_down)]:
        price, income = _price(state, seat, sheet, space), _taxes(state, seat, sheet, space)
        doubt, refusal, markers = _doubt(state, seat, sheet, space)
        if doubt != "skip" and price > 0:
            least = chests if place is not None else known - (later_costs - price)
            most = chests if place is not None else known + later_taxes
            if least < price:
                doubt = "skip" if most < price else "maybe"
                refusal = _obstacle(state, seat, sheet, space, max(0, least))
        change = 0 if doubt == "skip" else income - price
        if place is not None or doubt != "maybe":
            chests += change
        if place is not None:
            known = chests
        after = chests if place is not None else None
        lines.append(
            PlannedAction(
                space=space,
                place=place,
                change=change,
                after=after,
                doubt=doubt,
                refusal=refusal,
                markers=markers,
            )
        )
    cards = len(state.hands[seat]) + len(_sheet(state, seat, {}))
    return PlanForecast(
        start=start,
        bid=bid,
        actions=lines,
        known=known,
        end=max(0, chests),
        lacking=lacking,
        spare=max(0, state.rules.spaces - cards),  # S-PLAN-04
        refusal=refusal_of_run,
    )


def _sheet(state: State, seat: Seat, plan: Plan) -> Plan:
    """What lies on the board already, and the draft."""
    laid = state.plan[space_of(seat, 0) : space_of(seat, state.rules.spaces)]
    return {space: card for space, card in enumerate(laid) if card != NO_CARD} | plan


def _province(sheet: Plan, space: Space) -> int | None:
    card = sheet.get(space, NO_CARD)
    return card if card < CHEST_CARD else None


def _price(state: State, seat: Seat, sheet: Plan, space: Space) -> int:
    province = _province(sheet, space)
    return modifiers.price(state, seat, space, province) if province is not None else 0


def _taxes(state: State, seat: Seat, sheet: Plan, space: Space) -> int:
    province = _province(sheet, space)
    return modifiers.taxes(state, seat, province) if province is not None and space == TAXES else 0


def _doubt(state: State, seat: Seat, sheet: Plan, space: Space) -> tuple[Doubt | None, Refusal | None, int]:
    """What stands in the way on the board as it lies, money apart; and the revolt markers there."""
    province = _province(sheet, space)
    if province is None:
        return None, None, 0
    markers = state.markers[province]
    if space in (RICE, TAXES):
        return ("revolt" if markers else None), None, markers
    refusal = _obstacle(state, seat, sheet, space, RICH)
    if refusal is None:
        return None, None, markers
    return ("skip" if refusal.key in LASTING else "maybe"), refusal, markers


def _obstacle(state: State, seat: Seat, sheet: Plan, space: Space, chests: int) -> Refusal | None:
    """S-ACT-03: why the action would be skipped with so many chests."""
    province = _province(sheet, space)
    if province is None:
        return None
    then = state.copy()
    then.chests[seat] = chests
    return actions.obstacle(then, seat, space, province)
