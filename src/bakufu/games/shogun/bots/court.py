"""Tenno's Court: sending officials, choosing a favor, and using it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.sheet import NEVER, NOTHING, PlanValues, money_matters, order_value
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Card, Move, Province
from bakufu.games.shogun.modules.favors import amount_of
from bakufu.games.shogun.moves import APPLY, CANCEL, DECLINE, FAVOR
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    CHEST_CARD,
    DEPLOY_5,
    FAVOR_ARMIES,
    FAVOR_BUILDING,
    FAVOR_CALM,
    FAVOR_CHESTS,
    FAVOR_COSTS,
    FAVOR_KIND,
    FAVOR_PEACE,
    FAVOR_POINTS,
    FAVOR_RANK,
    FAVOR_RICE,
    FAVOR_SETTLE,
    FREE_ARMIES,
    PROVINCES,
    RICE,
    RICE_MAX,
    RICE_YIELD,
    SMALL_LEVIES,
    TAX,
    TAX_MAX,
    TAXES,
)

BOXES: Final = (1, 2, 3)
TRIED: Final = 3  # provinces considered for a box
TRAY: Final = -2  # a box that takes armies of the tray


# -- favors --------------------------------------------------------------------------------------------


def favor_value(evaluation: Evaluation, card: Card) -> float:
    """The value of a favor card for this seat now."""
    state, weights = evaluation.state, evaluation.weights
    kind, amount = FAVOR_KIND[card], amount_of(state.rules, card)
    if kind == FAVOR_POINTS:
        return float(amount)
    if kind == FAVOR_CHESTS:
        return weights.chest * money_matters(evaluation) * amount
    if kind == FAVOR_ARMIES:
        return weights.army * min(amount, state.supply[evaluation.me])
    if kind == FAVOR_RICE:
        return -evaluation.winter_cost(0, amount)
    if kind == FAVOR_BUILDING:
        building = state.rules.favor_buildings[FAVOR_RANK[card]]
        return max([0.0, *(order_value(evaluation, building, p) for p in evaluation.mine)])
    if kind == FAVOR_SETTLE:
        places = [p for p in range(len(PROVINCES)) if state.owner[p] in (NEUTRAL, evaluation.me)]
        return max([0.0, *(settled(evaluation, p) for p in places)])
    if kind == FAVOR_PEACE:
        battles = 2 if FAVOR_RANK[card] == 2 else 1  # both Battle/Move, or one of them
        return weights.peace * battles * sum(evaluation.danger(p, state.armies[p]) for p in evaluation.mine)
    if kind == FAVOR_CALM:
        return weights.marker * (2.0 if any(state.markers[p] for p in evaluation.mine) else 1.0)
    return event_hurts(evaluation)


def settled(evaluation: Evaluation, province: Province) -> float:
    """The value of free armies in a province; they take a neutral one without a battle."""
    state = evaluation.state
    number = min(FREE_ARMIES, state.supply[evaluation.me])
    if number == 0:
        return 0.0
    if state.owner[province] == NEUTRAL:
        prize = (evaluation.holding(province) + evaluation.new_region(province)) * (
            1.0 - evaluation.risk(province, number)
        )
        return prize - evaluation.cost_of_one_more_province
    armies = state.armies[province]
    safer = evaluation.danger(province, armies) - evaluation.danger(province, armies + number)
    return evaluation.weights.army * number + evaluation.weights.guard * safer


def event_hurts(evaluation: Evaluation) -> float:
    """The loss of this seat by the event of the round."""
    state, weights = evaluation.state, evaluation.weights
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me, ACTION_COUNT)]
    if state.event == TAX_MAX and own[TAXES] < CHEST_CARD:
        return weights.chest * money_matters(evaluation) * max(0, TAX[own[TAXES]] - 5)
    if state.event == RICE_MAX and own[RICE] < CHEST_CARD:
        return -evaluation.winter_cost(0, max(0, RICE_YIELD[own[RICE]] - 3))
    if state.event == SMALL_LEVIES and own[DEPLOY_5] < CHEST_CARD:
        return 2 * weights.army
    return 0.0


def take_favor(evaluation: Evaluation, move: Move) -> float:
    """The value of a favor card, less that of the officials who pay for it."""
    if move == DECLINE:
        return 0.0
    card = move - FAVOR
    return favor_value(evaluation, card) - official(evaluation) * evaluation.state.modules.favor_at[card]


def apply_favor(evaluation: Evaluation, move: Move) -> float:
    state = evaluation.state
    card, province = state.modules.favor - 1, move - APPLY
    if FAVOR_KIND[card] == FAVOR_BUILDING:
        return order_value(evaluation, state.rules.favor_buildings[FAVOR_RANK[card]], province)
    if FAVOR_KIND[card] == FAVOR_CALM:
        return state.markers[province] * evaluation.holding(province)
    return settled(evaluation, province)


def cancel_event(evaluation: Evaluation, move: Move) -> float:
    return event_hurts(evaluation) if move == CANCEL else 0.01


# -- officials -----------------------------------------------------------------------------------------


def official(evaluation: Evaluation) -> float:
    """The value of an official for later rounds."""
    return evaluation.weights.official if evaluation.rounds > 1 else 0.0


def audience(evaluation: Evaluation, values: Sequence[tuple[int, float]], hall: int) -> float:
    """The value of this number of officials in the hall: the best card left, and officials for later.

    `values`: the cost and the value of each card on offer. Seats with more officials choose first.
    """
    left = sorted(values, key=lambda offer: -offer[1])
    rivals = evaluation.state.modules.hall
    for seat in sorted(range(evaluation.players), key=lambda other: -rivals[other]):
        theirs = rivals[seat] + evaluation.weights.rivals_officials
        if seat != evaluation.me and theirs > hall:
            taken = next((offer for offer in left if offer[0] <= theirs), None)
            if taken is not None:
                left.remove(taken)
    later = official(evaluation)
    best = max([0.0, *(value - later * cost for cost, value in left if cost <= hall)])
    return best + later * hall


def favors_on_offer(evaluation: Evaluation) -> list[int]:
    return [card for card in range(len(FAVOR_KIND)) if evaluation.state.modules.favor_at[card] in FAVOR_COSTS]


def box_cards(table: PlanValues, sheet: Sequence[int]) -> list[int]:
    """For the boxes 1, 2 and 3: the place of a province in the table, `TRAY` or `NOTHING`."""
    evaluation = table.evaluation
    state = evaluation.state
    values = [
        (state.modules.favor_at[card], favor_value(evaluation, card)) for card in favors_on_offer(evaluation)
    ]
    choices: list[list[tuple[int, int, float]]] = []  # by box: what lies there, officials, price
    for number in BOXES:
        choices.append([(NOTHING, 0, 0.0)])
        if state.tray[evaluation.me] >= number:
            choices[-1].append((TRAY, number, evaluation.weights.army * number))
        spared = [
            (_value_without_order(table, sheet, place, number), place)
            for place in range(len(table.provinces))
            if state.armies[table.provinces[place]] > number
        ]
        choices[-1].extend((place, number, price) for price, place in sorted(spared)[:TRIED])
    best_places, best_value = (
        [NOTHING] * len(BOXES),
        audience(evaluation, values, state.modules.hall[evaluation.me]),
    )
    for chosen in product(*choices):
        places = [place for place, _, _ in chosen if place >= 0]
        officials = sum(number for _, number, _ in chosen)
        from_tray = sum(number for place, number, _ in chosen if place == TRAY)
        if len(set(places)) < len(places) or officials > state.modules.officials[evaluation.me]:
            continue
        if from_tray > state.tray[evaluation.me] or sum(place == TRAY for place, _, _ in chosen) > table.dice:
            continue
        value = audience(evaluation, values, state.modules.hall[evaluation.me] + officials)
        value -= sum(price for _, _, price in chosen)
        if value > best_value + 1e-9:
            best_places, best_value = [place for place, _, _ in chosen], value
    return best_places


def _value_without_order(table: PlanValues, sheet: Sequence[int], place: int, number: int) -> float:
    """The cost of sending these armies of a province to court instead of using its card for an order."""
    evaluation = table.evaluation
    province = table.provinces[place]
    armies = evaluation.state.armies[province]
    price = evaluation.danger(province, armies - number) - evaluation.danger(province, armies)
    price += evaluation.weights.sent * number
    if evaluation.rounds > 1:
        now, then = evaluation.best_march(province, armies), evaluation.best_march(province, armies - number)
        price += evaluation.weights.prospects * (max(0.0, now) - max(0.0, then))
    for action in range(ACTION_COUNT):
        if sheet[action] == place:
            order = table.order_values[action][place]
            price += max(0.0, order) if order > NEVER / 2 else 0.0
    return price
