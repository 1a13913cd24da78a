"""Planning, card by card: the province that does most for each action, as far as the chests reach."""

from __future__ import annotations

from itertools import combinations
from random import Random

from bakufu.bots.notes import POINTS, note, note_habit
from bakufu.bots.shogun_simple.boxes import box_card
from bakufu.bots.shogun_simple.mind import ARMY, CHEST, NEEDED_RICE, SPARE_RICE, SimpleMind
from bakufu.games.shogun.codes import plan_card, plan_code
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
    RICE,
    RICE_YIELD,
    TAX,
    TAXES,
    THEATER,
    WINTER,
)
from bakufu.games.shogun.view import Board

# A planned march is decided much later, on another board.
PLANS_CHANGE = 0.7
EXPECTED_INCOME = 4  # chests that come in during a round, when planning what to spend


def plan(mind: SimpleMind, rng: Random) -> int:
    board = mind.board
    if board.steps == 0:
        note_habit("bid-simple")
        return PLAN + plan_code(AUCTION, _bid(mind, rng))
    space = SPACE_OF_STEP[board.steps]
    if space > AUCTION:
        return PLAN + plan_code(space, box_card(mind, space))
    card = _sheet(mind).get(space, NO_CARD)
    move = PLAN + plan_code(space, card)
    if move in mind.legal:
        return move
    note_habit("no-order")
    # No wish for this space: an empty one if the cards run short, else the smallest chest card, else
    # the province that is worth the least.
    if PLAN + plan_code(space, NO_CARD) in mind.legal:
        return PLAN + plan_code(space, NO_CARD)
    chests = [m for m in mind.legal if plan_card(m - PLAN) >= CHEST_CARD]
    return chests[0] if chests else min(mind.legal, key=lambda m: mind.province(plan_card(m - PLAN)))


def _bid(mind: SimpleMind, rng: Random) -> int:
    """Modest: nothing when poor, now and then two."""
    bids = [plan_card(move - PLAN) for move in mind.legal]
    wealth = mind.board.chests[mind.me]
    wanted = 0 if wealth < 9 else 1 if wealth < 14 or rng.random() < 0.6 else 2
    wanted_card = CHEST_CARD + wanted
    return wanted_card if wanted_card in bids else bids[0]


def _sheet(mind: SimpleMind) -> dict[int, int]:
    """The province for each space that is still open, where there is a good one."""
    board = mind.board
    spaces = range(board.steps - 1, ACTION_COUNT)
    cards = [card for card in board.hand if card < CHEST_CARD]
    worth = {(space, card): _order(mind, space, card) + mind.mood() for space in spaces for card in cards}
    chests = sum(card >= CHEST_CARD for card in board.hand)
    left = mind.rules.spaces - board.steps
    must = left - chests if len(board.hand) >= left else 0  # spaces no chest card can fill
    budget = board.chests[mind.me] + EXPECTED_INCOME - _bid_paid(board, mind.me)
    budget -= sum(COST[s] for s in range(board.steps - 1) if _placed(board, mind.me, s) < CHEST_CARD)
    sheet: dict[int, int] = {}
    for (space, card), value in sorted(worth.items(), key=lambda item: -item[1]):
        wanted = value > 0 or len(sheet) < must
        if wanted and space not in sheet and card not in sheet.values() and COST[space] <= budget:
            sheet[space] = card
            budget -= COST[space]
    _swap(sheet, worth)
    first, due = PLAN + plan_code(spaces[0], 0), spaces[0]
    note(POINTS, {first + card: value for (space, card), value in worth.items() if space == due})
    return sheet


def _swap(sheet: dict[int, int], worth: dict[tuple[int, int], float]) -> None:
    """Exchange cards between two spaces as long as both together gain."""
    for one, other in combinations(sheet, 2):
        a, b = sheet[one], sheet[other]
        if worth[one, b] + worth[other, a] > worth[one, a] + worth[other, b]:
            sheet[one], sheet[other] = b, a


def _placed(board: Board, seat: int, space: int) -> int:
    row = board.plans[seat]
    return row[space] if row else NO_CARD


def _bid_paid(board: Board, seat: int) -> int:
    value = _placed(board, seat, AUCTION) - CHEST_CARD
    return value if 0 <= value < NO_CARD - CHEST_CARD else 0


def _order(mind: SimpleMind, action: int, province: int) -> float:
    """What it is worth to order this action in this province."""
    board = mind.board
    armies = board.armies[province]
    if action <= THEATER:
        return mind.building(action, province) - COST[action] * CHEST * 0.3 * _money_matters(mind)
    if action == RICE or action == TAXES:
        return _yield(mind, action, province)
    if action <= DEPLOY_1:
        number = ARMIES_DEPLOYED[action]
        if board.supply[mind.me] < number:
            return -1.0
        safer = mind.danger(province, armies) - mind.danger(province, armies + number)
        later = mind.rounds_left + WINTER * (mind.scorings - 1) > 1
        prospects = mind.best_attack(province, armies + number) - mind.best_attack(province, armies)
        gain = safer + (0.5 * prospects if later else 0.0)
        return gain + ARMY * number * later - COST[action] * CHEST * 0.3 * _money_matters(mind)
    forced = not any(board.owner[q] == mind.me for q in mind.neighbours[province])
    worth = mind.best_attack(province, armies) * PLANS_CHANGE
    return worth if worth > 0 else -1.0 if forced and armies > 1 else -0.05


def _money_matters(mind: SimpleMind) -> float:
    """Chests are of no use after the last fall."""
    return 0.0 if mind.scorings == 1 and mind.rounds_left == 1 else 1.0


def _yield(mind: SimpleMind, action: int, province: int) -> float:
    board = mind.board
    if action == RICE:
        needed = max(0.0, min(RICE_YIELD[province], mind.rice_needed / mind.rounds_left))
        worth = NEEDED_RICE * needed + SPARE_RICE * RICE_YIELD[province]
    else:
        worth = CHEST * TAX[province] * (0.2 + 0.8 * _money_matters(mind))
    markers = board.markers[province]
    if markers:
        return worth - mind.revolt_lost(province, markers) * mind.province(province) - ARMY * markers
    return worth
