"""Planning a sheet: which province carries out which action.

Every order has a worth of its own (`order_worth`). A sheet is the best set of orders that uses each province
once and can be paid for in the order of the action cards, as far as they lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.bots.mind import KINDS, Mind
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


def order_worth(mind: Mind, action: Action, province: Province) -> float:
    """What it is worth to order this action in this province, its price not counted."""
    armies = mind.state.armies[province]
    if action <= THEATER:
        return _building(mind, action, province, armies)
    if action <= TAXES:
        return _yield(mind, action, province, armies)
    if action <= DEPLOY_1:
        return _deployment(mind, action, province, armies)
    if armies < 2:
        return NEVER
    worth = mind.best_march(province, armies)
    return worth * mind.weights.later if worth > 0 else worth


def _building(mind: Mind, kind: int, province: Province, armies: int) -> float:
    """Its own point and its share in the majority, if it still stands when points are scored."""
    state = mind.state
    bits = state.buildings[province]
    if has_bit(bits, kind) or BITS[bits] >= BUILDING_SPACES[province] or state.stock[kind] == 0:
        return NEVER
    row = mind.counts[mind.region[province] * KINDS + kind]
    gain = 1.0 + mind.majority_step(row, mind.me, POINTS_MOST[kind], 1)
    worth = mind.weights.build * gain * mind.scorings * (1.0 - mind.risk(province, armies))
    if province == mind.leader:  # it is a chest cheaper there
        worth += mind.weights.chest * money_matters(mind)
    return worth


def _yield(mind: Mind, action: Action, province: Province, armies: int) -> float:
    helped = 1 if province == mind.leader else 0
    if action == RICE:
        worth = -mind.hunger(0, RICE_YIELD[province] + helped)
    else:
        worth = mind.weights.chest * money_matters(mind) * (TAX[province] + helped)
    markers = mind.state.markers[province]
    if markers:
        worth -= mind.revolt_lost(province, markers, armies) * mind.holding(province)
        worth -= mind.weights.army * markers
    if mind.rounds_this_year > 1 or mind.scorings == 1:
        worth -= mind.weights.marker
    return worth


def _deployment(mind: Mind, action: Action, province: Province, armies: int) -> float:
    number = ARMIES_DEPLOYED[action]
    if mind.state.supply[mind.me] < number:
        return NEVER
    if province == mind.leader and mind.state.supply[mind.me] > number:
        number += 1
    safer = mind.danger(province, armies) - mind.danger(province, armies + number)
    worth = mind.weights.guard * safer
    if mind.rounds > 1:
        weights = mind.weights
        now, then = mind.best_march(province, armies), mind.best_march(province, armies + number)
        worth += weights.prospects * (max(0.0, then) - max(0.0, now)) + weights.army * number
    if action == DEPLOY_1:
        worth += mind.weights.later * max(0.0, mind.best_shift(province, armies + number))
    return worth


def money_matters(mind: Mind) -> float:
    """Chests are of little use in the last round, and of less towards it."""
    return max(0.02, min(1.0, mind.weights.money_slope * (mind.rounds - 0.8)))


class PlanValues:
    """The worths of all orders of one seat, and its money."""

    def __init__(self, mind: Mind, provinces: list[int], worth: list[list[float]]) -> None:
        self.mind = mind
        self.provinces = provinces
        self.worth = worth  # by action and place in `provinces`, the price of the action charged
        self.chests = mind.state.chests[mind.me]
        self.dice = sum(card > NO_CARD for card in mind.state.rules.cards)
        # Known actions in their order, then the others: of these income is thought to come halfway.
        self.order = [action for action in mind.state.action_row if action != UNKNOWN]
        self.unknown = [action for action in range(ACTION_COUNT) if action not in self.order]

    def shaken(self, rng: Random, amount: float) -> PlanValues:
        """The same orders with other opinions: each worth a little more or less."""
        worth = [
            [w + rng.gauss(0.0, amount) * (0.4 + 0.3 * abs(w)) if w > NEVER / 2 else w for w in row]
            for row in self.worth
        ]
        return PlanValues(self.mind, self.provinces, worth)

    def value(self, sheet: Sequence[int], bid: int) -> float:
        """What a sheet is worth: all orders that can be paid for. `sheet` holds places in `provinces`."""
        money = float(self.chests - bid)
        total = 0.0
        worth = self.worth
        for action in self.order:
            place = sheet[action]
            if place >= 0:
                if action == TAXES:
                    money += TAX[self.provinces[place]]
                elif COST[action] > money:
                    total -= 0.2
                    continue
                money -= COST[action]
                total += worth[action][place]
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
                total += worth[action][place] * (1.0 if money >= 0 else self.mind.weights.unpaid)
        return total


def plan_values(mind: Mind, provinces: Sequence[int]) -> PlanValues:
    price = mind.weights.chest * mind.weights.saving * money_matters(mind)
    worth = [
        [order_worth(mind, action, p) - COST[action] * price for p in provinces]
        for action in range(ACTION_COUNT)
    ]
    return PlanValues(mind, list(provinces), worth)


def best_sheet(table: PlanValues, bid: int, must: int) -> list[int]:
    """Greedy by worth, then improved by exchanges. `must`: so many spaces need a province."""
    places = range(len(table.provinces))
    sheet = [NOTHING] * ACTION_COUNT
    free = list(places)
    orders = sorted(
        ((table.worth[action][place], action, place) for action in range(ACTION_COUNT) for place in places),
        reverse=True,
    )
    used = 0
    for worth, action, place in orders:
        if sheet[action] == NOTHING and place in free and (worth > 0 or used < must):
            sheet[action] = place
            free.remove(place)
            used += 1
    best = table.value(sheet, bid)
    better = True
    while better:
        better = False
        for action in range(ACTION_COUNT):
            for other in range(action + 1, ACTION_COUNT):
                if sheet[other] == sheet[action]:
                    continue
                sheet[action], sheet[other] = sheet[other], sheet[action]
                value = table.value(sheet, bid)
                if value > best + 1e-9:
                    best, better = value, True
                else:
                    sheet[action], sheet[other] = sheet[other], sheet[action]
            here = sheet[action]
            options = [place for place in free if table.worth[action][place] > NEVER / 2]
            if here != NOTHING and ACTION_COUNT - sheet.count(NOTHING) > must:
                options.append(NOTHING)
            for place in options:
                here = sheet[action]
                sheet[action] = place
                value = table.value(sheet, bid)
                if value > best + 1e-9:
                    best, better = value, True
                    if place in free:
                        free.remove(place)
                    if here != NOTHING:
                        free.append(here)
                else:
                    sheet[action] = here
    return sheet
