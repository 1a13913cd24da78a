"""Planning, card by card: the province that does most for each action, as far as the chests reach."""

from __future__ import annotations

from itertools import combinations
from random import Random

from bakufu.bots.notes import POINTS, Facts, Remark, note, notebook, remark
from bakufu.games.shogun.bots.easy.evaluation import ARMY, CHEST, NEEDED_RICE, SPARE_RICE, EasyEvaluation
from bakufu.games.shogun.bots.easy.modules import box_card
from bakufu.games.shogun.codes import plan_card, plan_code
from bakufu.games.shogun.ids import Action, Province, Seat, Space
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ARMIES_DEPLOYED,
    AUCTION,
    CHEST_CARD,
    COST,
    DEPLOY_1,
    NO_CARD,
    PROVINCES,
    RICE,
    RICE_YIELD,
    SPACES,
    TAX,
    TAXES,
    THEATER,
    WINTER,
)
from bakufu.games.shogun.view import Board

# A planned march is decided much later, on another board.
PLANS_CHANGE = 0.7
EXPECTED_INCOME = 4  # chests that come in during a round, when planning what to spend


def plan(evaluation: EasyEvaluation, rng: Random) -> int:
    board = evaluation.board
    if board.steps == 0:
        remark("bid-simple", chests=board.chests[evaluation.me])
        return PLAN + plan_code(AUCTION, _bid(evaluation, rng))
    space = SPACE_OF_STEP[board.steps]
    if space > AUCTION:
        return PLAN + plan_code(space, box_card(evaluation, space))
    card = _sheet(evaluation).get(space, NO_CARD)
    move = PLAN + plan_code(space, card)
    if move in evaluation.legal:
        return move
    # No wish for this space: an empty one if the cards run short, else the smallest chest card, else
    # the province that is worth the least.
    if PLAN + plan_code(space, NO_CARD) in evaluation.legal:
        return PLAN + plan_code(space, NO_CARD)
    chests = [m for m in evaluation.legal if plan_card(m - PLAN) >= CHEST_CARD]
    if chests:
        return chests[0]
    move = min(evaluation.legal, key=lambda m: evaluation.province(plan_card(m - PLAN)))
    notes = notebook()
    if notes is not None:
        notes.clear()
        remark("filler-least", province=PROVINCES[plan_card(move - PLAN)])
    return move


def _bid(evaluation: EasyEvaluation, rng: Random) -> int:
    """Modest: nothing when poor, now and then two."""
    bids = [plan_card(move - PLAN) for move in evaluation.legal]
    wealth = evaluation.board.chests[evaluation.me]
    wanted = 0 if wealth < 9 else 1 if wealth < 14 or rng.random() < 0.6 else 2
    wanted_card = CHEST_CARD + wanted
    return wanted_card if wanted_card in bids else bids[0]


def _sheet(evaluation: EasyEvaluation) -> dict[int, int]:
    """The province for each space that is still open, where there is a good one."""
    board = evaluation.board
    spaces = range(board.steps - 1, ACTION_COUNT)
    cards = [card for card in board.hand if card < CHEST_CARD]
    values = {
        (space, card): _order(evaluation, space, card) + evaluation.value_error()
        for space in spaces
        for card in cards
    }
    chests = sum(card >= CHEST_CARD for card in board.hand)
    left = evaluation.rules.spaces - board.steps
    must = left - chests if len(board.hand) >= left else 0  # spaces no chest card can fill
    budget = board.chests[evaluation.me] + EXPECTED_INCOME - _bid_paid(board, evaluation.me)
    budget -= sum(COST[s] for s in range(board.steps - 1) if _placed(board, evaluation.me, s) < CHEST_CARD)
    sheet: dict[int, int] = {}
    for (space, card), value in sorted(values.items(), key=lambda item: -item[1]):
        wanted = value > 0 or len(sheet) < must
        if wanted and space not in sheet and card not in sheet.values() and COST[space] <= budget:
            sheet[space] = card
            budget -= COST[space]
    _swap(sheet, values)
    if notebook() is not None:
        here = {card: value for (space, card), value in values.items() if space == spaces[0]}
        _explain(evaluation, spaces[0], sheet, here)
    return sheet


def _explain(
    evaluation: EasyEvaluation, space: Space, sheet: dict[int, int], value: dict[int, float]
) -> None:
    """What the cards are worth in the space that is due, and where the better ones go."""
    notes = notebook()
    if notes is None:
        return
    if not value:
        remark("no-order-possible")
        return
    kept = {card: other for other, card in sheet.items() if other != space}
    best = max(value, key=lambda card: value[card])
    card = sheet.get(space, NO_CARD)
    first = PLAN + plan_code(space, 0)
    if space in sheet:
        free = [one for one in value if one == card or (one not in kept and value[one] <= value[card])]
        note(POINTS, {first + one: value[one] for one in free})
        notes.parts = order_parts(evaluation, space, card)
        notes.parts["error"] = value[card] - sum(notes.parts.values())
        if value[card] <= 0:
            remark("filler-costs", province=PROVINCES[card])
    elif value[best] <= 0:
        remark("no-order", province=PROVINCES[best], value=value[best])
        return
    else:
        remark("no-order-here")
    if value[best] <= value.get(card, 0.0):
        return
    facts: Facts = {"province": PROVINCES[best], "value": value[best]}
    if best in kept:
        notes.despite = Remark("kept-for", {**facts, "space": SPACES[kept[best]]})
    else:
        notes.despite = Remark("too-dear", facts)


def _swap(sheet: dict[int, int], value: dict[tuple[int, int], float]) -> None:
    """Exchange cards between two spaces as long as both together gain."""
    for one, other in combinations(sheet, 2):
        a, b = sheet[one], sheet[other]
        if value[one, b] + value[other, a] > value[one, a] + value[other, b]:
            sheet[one], sheet[other] = b, a


def _placed(board: Board, seat: Seat, space: Space) -> int:
    row = board.plans[seat]
    return row[space] if row else NO_CARD


def _bid_paid(board: Board, seat: Seat) -> int:
    value = _placed(board, seat, AUCTION) - CHEST_CARD
    return value if 0 <= value < NO_CARD - CHEST_CARD else 0


def _order(evaluation: EasyEvaluation, action: Action, province: Province) -> float:
    """What it is worth to order this action in this province."""
    board = evaluation.board
    armies = board.armies[province]
    if action <= THEATER:
        return evaluation.building(action, province) - COST[action] * CHEST * 0.3 * _money_matters(evaluation)
    if action == RICE or action == TAXES:
        return _yield(evaluation, action, province)
    if action <= DEPLOY_1:
        number = ARMIES_DEPLOYED[action]
        if board.supply[evaluation.me] < number:
            return -1.0
        safer = evaluation.danger(province, armies) - evaluation.danger(province, armies + number)
        later = evaluation.rounds_left + WINTER * (evaluation.scorings - 1) > 1
        prospects = evaluation.best_attack(province, armies + number) - evaluation.best_attack(
            province, armies
        )
        gain = safer + (0.5 * prospects if later else 0.0)
        return gain + ARMY * number * later - COST[action] * CHEST * 0.3 * _money_matters(evaluation)
    forced = not any(board.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    value = evaluation.best_attack(province, armies) * PLANS_CHANGE
    return value if value > 0 else -1.0 if forced and armies > 1 else -0.05


def order_parts(evaluation: EasyEvaluation, action: Action, province: Province) -> dict[str, float]:
    """The terms of `_order`."""
    board = evaluation.board
    armies = board.armies[province]
    price = -COST[action] * CHEST * 0.3 * _money_matters(evaluation)
    if action <= THEATER:
        return {"building-all": evaluation.building(action, province), "price": price}
    if action == RICE or action == TAXES:
        parts = {}
        if action == RICE:
            needed = max(0.0, min(RICE_YIELD[province], evaluation.rice_needed / evaluation.rounds_left))
            parts["rice"] = NEEDED_RICE * needed + SPARE_RICE * RICE_YIELD[province]
        else:
            parts["tax"] = CHEST * TAX[province] * (0.2 + 0.8 * _money_matters(evaluation))
        markers = board.markers[province]
        if markers:
            parts["revolt"] = -evaluation.revolt_lost(province, markers) * evaluation.province(province)
            parts["losses"] = -ARMY * markers
        return parts
    if action > DEPLOY_1:
        return {"march": _order(evaluation, action, province)}
    number = ARMIES_DEPLOYED[action]
    if board.supply[evaluation.me] < number:
        return {"short-supply": -1.0}
    later = evaluation.rounds_left + WINTER * (evaluation.scorings - 1) > 1
    prospects = evaluation.best_attack(province, armies + number) - evaluation.best_attack(province, armies)
    return {
        "safety": evaluation.danger(province, armies) - evaluation.danger(province, armies + number),
        "prospects": 0.5 * prospects if later else 0.0,
        "armies": ARMY * number * later,
        "price": price,
    }


def _money_matters(evaluation: EasyEvaluation) -> float:
    """Chests are of no use after the last fall."""
    return 0.0 if evaluation.scorings == 1 and evaluation.rounds_left == 1 else 1.0


def _yield(evaluation: EasyEvaluation, action: Action, province: Province) -> float:
    board = evaluation.board
    if action == RICE:
        needed = max(0.0, min(RICE_YIELD[province], evaluation.rice_needed / evaluation.rounds_left))
        value = NEEDED_RICE * needed + SPARE_RICE * RICE_YIELD[province]
    else:
        value = CHEST * TAX[province] * (0.2 + 0.8 * _money_matters(evaluation))
    markers = board.markers[province]
    if markers:
        return (
            value - evaluation.revolt_lost(province, markers) * evaluation.province(province) - ARMY * markers
        )
    return value
