"""Whole planning boards: the orders, the bid, the boxes of Tenno's Court, and cards that mean nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.shogun.bots.court import TRAY, box_cards
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.sheet import NOTHING, PlanValues, best_sheet, plan_values
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    CHEST_CARD,
    COST,
    DICE_CARD,
    NO_CARD,
    TAX,
    TAXES,
)

MOST_BID: Final = 4


def plan(evaluation: Evaluation, hand: Sequence[int]) -> list[int]:
    """A whole board: the card for each of the ten actions, then the bid."""
    return board_of(plan_values(evaluation, [card for card in hand if card < CHEST_CARD]), 0)


def board_of(table: PlanValues, more: int) -> list[int]:
    """The board with the best value, with so many chests more or less in the bid."""
    must = min(len(table.provinces), ACTION_COUNT - MOST_BID)  # spaces that no chest card is left for
    sheet = best_sheet(table, 0, must)
    bid = wanted_bid(table.evaluation, table, sheet) + more
    bid = max(0, min(MOST_BID, bid, table.chests))
    if bid:
        sheet = best_sheet(table, bid, must)
    boxes: list[int] = []
    if table.evaluation.has_modules and table.evaluation.state.rules.court:
        boxes = box_cards(table, sheet)
        sheet = [NOTHING if place in boxes else place for place in sheet]
    return lay_out(table, sheet, bid, boxes)


def wanted_bid(evaluation: Evaluation, table: PlanValues, sheet: Sequence[int]) -> int:
    """A part of the chests that the sheet leaves over; all of them in the last round."""
    spent = sum(COST[action] for action in range(ACTION_COUNT) if sheet[action] != NOTHING)
    taxes = sheet[TAXES]
    income = TAX[table.provinces[taxes]] if taxes != NOTHING else 0
    left = table.chests - spent + 0.5 * income
    return max(0, min(MOST_BID, int(left * bid_share(evaluation)), table.chests))


def bid_share(evaluation: Evaluation) -> float:
    return 1.0 if evaluation.rounds == 1 else evaluation.weights.bid / evaluation.rounds_this_year


def lay_out(table: PlanValues, sheet: Sequence[int], bid: int, boxes: Sequence[int] = ()) -> list[int]:
    """The cards of a board: the actions, the bid, the boxes. Chest cards, the smallest first, and then dice
    tower cards lie where there is no province; the rules want a card everywhere, as long as there is one.
    """
    state = table.evaluation.state
    bluffs = [CHEST_CARD + value for value in range(MOST_BID + 1) if value != bid]
    if boxes:
        bluffs += [DICE_CARD + number for number in range(boxes.count(TRAY), table.dice)]
    spare = sorted(
        (place for place in range(len(table.provinces)) if place not in sheet and place not in boxes),
        key=lambda place: -max(table.order_values[action][place] for action in range(ACTION_COUNT)),
    )
    cards = []
    for action in range(ACTION_COUNT):
        if sheet[action] != NOTHING:
            cards.append(table.provinces[sheet[action]])
        elif bluffs:
            cards.append(bluffs.pop(0))
        elif spare:
            best = max(spare, key=lambda place: table.order_values[action][place])
            spare.remove(best)
            cards.append(table.provinces[best])
        else:
            cards.append(NO_CARD)
    cards.append(CHEST_CARD + bid)
    dice = 0
    for place in boxes:
        if place == TRAY:
            cards.append(DICE_CARD + dice)
            dice += 1
        elif place != NOTHING:
            cards.append(table.provinces[place])
        elif bluffs:
            cards.append(bluffs.pop(0))
        elif spare:  # the weakest: it may be too weak to send anybody
            weakest = min(spare, key=lambda place: state.armies[table.provinces[place]])
            spare.remove(weakest)
            cards.append(table.provinces[weakest])
        else:
            cards.append(NO_CARD)
    return cards
