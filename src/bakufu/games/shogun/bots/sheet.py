"""Planning a sheet: which province carries out which action.

Every order has a worth of its own (`order_value`). A sheet is the best set of orders that uses each province
once and can be paid for in the order of the action cards, as far as they lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.bots.evaluation import KINDS, Evaluation
from bakufu.games.shogun.ids import Action, Province
from bakufu.games.shogun.state import UNKNOWN
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ARMIES_DEPLOYED,
    BITS,
    BUILDING_SPACES,
    COST,
    DEPLOY_1,
    NO_CARD,
    POINTS_MOST,
    RICE,
    RICE_YIELD,
    TAX,
    TAXES,
    THEATER,
)

NOTHING: Final = -1  # on a space that gets no province
NEVER: Final = -9.0  # the worth of an order that cannot be carried out


def order_value(evaluation: Evaluation, action: Action, province: Province) -> float:
    """What it is worth to order this action in this province, its price not counted."""
    armies = evaluation.state.armies[province]
    if action <= THEATER:
        return _building(evaluation, action, province, armies)
    if action <= TAXES:
        return _yield(evaluation, action, province, armies)
    if action <= DEPLOY_1:
        return _deployment(evaluation, action, province, armies)
    if armies < 2:
        return NEVER
    value = evaluation.best_march(province, armies)
    return value * evaluation.weights.later if value > 0 else value


def _building(evaluation: Evaluation, kind: int, province: Province, armies: int) -> float:
    """Its own point and its share in the majority, if it still stands when points are scored."""
    state = evaluation.state
    bits = state.buildings[province]
    if has_bit(bits, kind) or BITS[bits] >= BUILDING_SPACES[province] or state.stock[kind] == 0:
        return NEVER
    row = evaluation.counts[evaluation.region[province] * KINDS + kind]
    gain = 1.0 + evaluation.majority_step(row, evaluation.me, POINTS_MOST[kind], 1)
    value = evaluation.weights.build * gain * evaluation.scorings * (1.0 - evaluation.risk(province, armies))
    if province == evaluation.leader:  # it is a chest cheaper there
        value += evaluation.weights.chest * money_matters(evaluation)
    return value


def _yield(evaluation: Evaluation, action: Action, province: Province, armies: int) -> float:
    helped = 1 if province == evaluation.leader else 0
    if action == RICE:
        value = -evaluation.winter_cost(0, RICE_YIELD[province] + helped)
    else:
        value = evaluation.weights.chest * money_matters(evaluation) * (TAX[province] + helped)
    markers = evaluation.state.markers[province]
    if markers:
        value -= evaluation.revolt_lost(province, markers, armies) * evaluation.holding(province)
        value -= evaluation.weights.army * markers
    if evaluation.rounds_this_year > 1 or evaluation.scorings == 1:
        value -= evaluation.weights.marker
    return value


def _deployment(evaluation: Evaluation, action: Action, province: Province, armies: int) -> float:
    number = ARMIES_DEPLOYED[action]
    if evaluation.state.supply[evaluation.me] < number:
        return NEVER
    if province == evaluation.leader and evaluation.state.supply[evaluation.me] > number:
        number += 1
    safer = evaluation.danger(province, armies) - evaluation.danger(province, armies + number)
    value = evaluation.weights.guard * safer
    if evaluation.rounds > 1:
        weights = evaluation.weights
        now, then = evaluation.best_march(province, armies), evaluation.best_march(province, armies + number)
        value += weights.prospects * (max(0.0, then) - max(0.0, now)) + weights.army * number
    if action == DEPLOY_1:
        value += evaluation.weights.later * max(0.0, evaluation.best_transfer(province, armies + number))
    return value


def money_matters(evaluation: Evaluation) -> float:
    """Chests are of little use in the last round, and of less towards it."""
    return max(0.02, min(1.0, evaluation.weights.money_slope * (evaluation.rounds - 0.8)))


class PlanValues:
    """The values of all orders of one seat, and its money."""

    def __init__(self, evaluation: Evaluation, provinces: list[int], order_values: list[list[float]]) -> None:
        self.evaluation = evaluation
        self.provinces = provinces
        self.order_values = (
            order_values  # by action and place in `provinces`, the price of the action charged
        )
        self.chests = evaluation.state.chests[evaluation.me]
        self.dice = sum(card > NO_CARD for card in evaluation.state.rules.cards)
        # Known actions in their order, then the others: of these income is thought to come halfway.
        self.order = [action for action in evaluation.state.action_row if action != UNKNOWN]
        self.unknown = [action for action in range(ACTION_COUNT) if action not in self.order]

    def perturbed(self, rng: Random, amount: float) -> PlanValues:
        """The same orders with perturbed values, each a little higher or lower."""
        values = [
            [w + rng.gauss(0.0, amount) * (0.4 + 0.3 * abs(w)) if w > NEVER / 2 else w for w in row]
            for row in self.order_values
        ]
        return PlanValues(self.evaluation, self.provinces, values)

    def sheet_value(self, sheet: Sequence[int], bid: int) -> float:
        """What a sheet is worth: all orders that can be paid for. `sheet` holds places in `provinces`."""
        money = float(self.chests - bid)
        total = 0.0
        values = self.order_values
        for action in self.order:
            place = sheet[action]
            if place >= 0:
                if action == TAXES:
                    money += TAX[self.provinces[place]]
                elif COST[action] > money:
                    total -= 0.2
                    continue
                money -= COST[action]
                total += values[action][place]
        coming = 0.0
        for action in self.unknown:
            if action == TAXES and sheet[action] >= 0:
                coming = 0.5 * TAX[self.provinces[sheet[action]]]
        for action in self.unknown:
            place = sheet[action]
            if place >= 0:
                price = COST[action]
                if price > money + coming:
                    total -= 0.2
                    continue
                money -= price
                # What only the income pays for is not sure to be paid for in time.
                total += values[action][place] * (1.0 if money >= 0 else self.evaluation.weights.unpaid)
        return total


def plan_values(evaluation: Evaluation, provinces: Sequence[int]) -> PlanValues:
    price = evaluation.weights.chest * evaluation.weights.saving * money_matters(evaluation)
    values = [
        [order_value(evaluation, action, p) - COST[action] * price for p in provinces]
        for action in range(ACTION_COUNT)
    ]
    return PlanValues(evaluation, list(provinces), values)


def best_sheet(table: PlanValues, bid: int, must: int) -> list[int]:
    """Greedy by worth, then improved by exchanges. `must`: so many spaces need a province."""
    places = range(len(table.provinces))
    sheet = [NOTHING] * ACTION_COUNT
    free = list(places)
    orders = sorted(
        (
            (table.order_values[action][place], action, place)
            for action in range(ACTION_COUNT)
            for place in places
        ),
        reverse=True,
    )
    used = 0
    for value, action, place in orders:
        if sheet[action] == NOTHING and place in free and (value > 0 or used < must):
            sheet[action] = place
            free.remove(place)
            used += 1
    best = table.sheet_value(sheet, bid)
    better = True
    while better:
        better = False
        for action in range(ACTION_COUNT):
            for other in range(action + 1, ACTION_COUNT):
                if sheet[other] == sheet[action]:
                    continue
                sheet[action], sheet[other] = sheet[other], sheet[action]
                total = table.sheet_value(sheet, bid)
                if total > best + 1e-9:
                    best, better = total, True
                else:
                    sheet[action], sheet[other] = sheet[other], sheet[action]
            here = sheet[action]
            options = [place for place in free if table.order_values[action][place] > NEVER / 2]
            if here != NOTHING and ACTION_COUNT - sheet.count(NOTHING) > must:
                options.append(NOTHING)
            for place in options:
                here = sheet[action]
                sheet[action] = place
                total = table.sheet_value(sheet, bid)
                if total > best + 1e-9:
                    best, better = total, True
                    if place in free:
                        free.remove(place)
                    if here != NOTHING:
                        free.append(here)
                else:
                    sheet[action] = here
    return sheet
