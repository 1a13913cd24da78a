"""Tenno's Court: which armies become officials, which favor they ask for, and where it is used."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from bakufu.games.shogun.bots.mind import Mind
from bakufu.games.shogun.bots.sheet import NEVER, NOTHING, PlanValues, money_matters, order_worth
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
TRIED: Final = 3  # provinces that are thought of for a box
TRAY: Final = -2  # a box that takes armies of the tray


# -- favors --------------------------------------------------------------------------------------------


def favor_worth(mind: Mind, card: Card) -> float:
    """What a favor card is worth to this seat now."""
    state, weights = mind.state, mind.weights
    kind, amount = FAVOR_KIND[card], amount_of(state.rules, card)
    if kind == FAVOR_POINTS:
        return float(amount)
    if kind == FAVOR_CHESTS:
        return weights.chest * money_matters(mind) * amount
    if kind == FAVOR_ARMIES:
        return weights.army * min(amount, state.supply[mind.me])
    if kind == FAVOR_RICE:
        return -mind.hunger(0, amount)
    if kind == FAVOR_BUILDING:
        building = state.rules.favor_buildings[FAVOR_RANK[card]]
        return max([0.0, *(order_worth(mind, building, p) for p in mind.mine)])
    if kind == FAVOR_SETTLE:
        places = [p for p in range(len(PROVINCES)) if state.owner[p] in (NEUTRAL, mind.me)]
        return max([0.0, *(settled(mind, p) for p in places)])
    if kind == FAVOR_PEACE:
        battles = 2 if FAVOR_RANK[card] == 2 else 1  # both Battle/Move, or one of them
        return weights.peace * battles * sum(mind.danger(p, state.armies[p]) for p in mind.mine)
    if kind == FAVOR_CALM:
        return weights.marker * (2.0 if any(state.markers[p] for p in mind.mine) else 1.0)
    return event_hurts(mind)


def settled(mind: Mind, province: Province) -> float:
    """What free armies are worth in a province: a neutral one is taken with them, without a battle."""
    state = mind.state
    number = min(FREE_ARMIES, state.supply[mind.me])
    if number == 0:
        return 0.0
    if state.owner[province] == NEUTRAL:
        prize = (mind.holding(province) + mind.new_region(province)) * (1.0 - mind.risk(province, number))
        return prize - mind.mouth
    armies = state.armies[province]
    safer = mind.danger(province, armies) - mind.danger(province, armies + number)
    return mind.weights.army * number + mind.weights.guard * safer


def event_hurts(mind: Mind) -> float:
    """What the event of the round takes from the seat's own sheet."""
    state, weights = mind.state, mind.weights
    own = state.plan[space_of(mind.me, 0) : space_of(mind.me, ACTION_COUNT)]
    if state.event == TAX_MAX and own[TAXES] < CHEST_CARD:
        return weights.chest * money_matters(mind) * max(0, TAX[own[TAXES]] - 5)
    if state.event == RICE_MAX and own[RICE] < CHEST_CARD:
        return -mind.hunger(0, max(0, RICE_YIELD[own[RICE]] - 3))
    if state.event == SMALL_LEVIES and own[DEPLOY_5] < CHEST_CARD:
        return 2 * weights.army
    return 0.0


def take_favor(mind: Mind, move: Move) -> float:
    """A card is paid for with officials that could ask again."""
    if move == DECLINE:
        return 0.0
    card = move - FAVOR
    return favor_worth(mind, card) - official(mind) * mind.state.modules.favor_at[card]


def apply_favor(mind: Mind, move: Move) -> float:
    state = mind.state
    card, province = state.modules.favor - 1, move - APPLY
    if FAVOR_KIND[card] == FAVOR_BUILDING:
        return order_worth(mind, state.rules.favor_buildings[FAVOR_RANK[card]], province)
    if FAVOR_KIND[card] == FAVOR_CALM:
        return state.markers[province] * mind.holding(province)
    return settled(mind, province)


def cancel_event(mind: Mind, move: Move) -> float:
    return event_hurts(mind) if move == CANCEL else 0.01


# -- officials -----------------------------------------------------------------------------------------


def official(mind: Mind) -> float:
    """An official who can still ask in another round."""
    return mind.weights.official if mind.rounds > 1 else 0.0


def audience(mind: Mind, worths: Sequence[tuple[int, float]], hall: int) -> float:
    """What so many officials in the hall bring: the best card that is left, and who stays for later.

    `worths`: the cost of each card on offer and its worth. Whoever has more officials chooses before.
    """
    left = sorted(worths, key=lambda offer: -offer[1])
    rivals = mind.state.modules.hall
    for seat in sorted(range(mind.players), key=lambda other: -rivals[other]):
        theirs = rivals[seat] + mind.weights.rivals_officials
        if seat != mind.me and theirs > hall:
            taken = next((offer for offer in left if offer[0] <= theirs), None)
            if taken is not None:
                left.remove(taken)
    later = official(mind)
    best = max([0.0, *(worth - later * cost for cost, worth in left if cost <= hall)])
    return best + later * hall


def favors_on_offer(mind: Mind) -> list[int]:
    return [card for card in range(len(FAVOR_KIND)) if mind.state.modules.favor_at[card] in FAVOR_COSTS]


def box_cards(table: PlanValues, sheet: Sequence[int]) -> list[int]:
    """For the boxes 1, 2 and 3: the place of a province in the table, `TRAY` or `NOTHING`."""
    mind = table.mind
    state = mind.state
    worths = [(state.modules.favor_at[card], favor_worth(mind, card)) for card in favors_on_offer(mind)]
    choices: list[list[tuple[int, int, float]]] = []  # by box: what lies there, officials, price
    for number in BOXES:
        choices.append([(NOTHING, 0, 0.0)])
        if state.tray[mind.me] >= number:
            choices[-1].append((TRAY, number, mind.weights.army * number))
        spared = [
            (_spared(table, sheet, place, number), place)
            for place in range(len(table.provinces))
            if state.armies[table.provinces[place]] > number
        ]
        choices[-1].extend((place, number, price) for price, place in sorted(spared)[:TRIED])
    best, found = [NOTHING] * len(BOXES), audience(mind, worths, state.modules.hall[mind.me])
    for chosen in product(*choices):
        places = [place for place, _, _ in chosen if place >= 0]
        officials = sum(number for _, number, _ in chosen)
        from_tray = sum(number for place, number, _ in chosen if place == TRAY)
        if len(set(places)) < len(places) or officials > state.modules.officials[mind.me]:
            continue
        if from_tray > state.tray[mind.me] or sum(place == TRAY for place, _, _ in chosen) > table.dice:
            continue
        worth = audience(mind, worths, state.modules.hall[mind.me] + officials)
        worth -= sum(price for _, _, price in chosen)
        if worth > found + 1e-9:
            best, found = [place for place, _, _ in chosen], worth
    return best


def _spared(table: PlanValues, sheet: Sequence[int], place: int, number: int) -> float:
    """What it costs to send so many armies of a province to court, and its card with them."""
    mind = table.mind
    province = table.provinces[place]
    armies = mind.state.armies[province]
    price = mind.danger(province, armies - number) - mind.danger(province, armies)
    price += mind.weights.sent * number
    if mind.rounds > 1:
        now, then = mind.best_march(province, armies), mind.best_march(province, armies - number)
        price += mind.weights.prospects * (max(0.0, now) - max(0.0, then))
    for action in range(ACTION_COUNT):
        if sheet[action] == place:
            order = table.worth[action][place]
            price += max(0.0, order) if order > NEVER / 2 else 0.0
    return price
