"""What an order of a plan is worth to `normal` and `hard`, taken apart: the terms of `order_worth`."""

from __future__ import annotations

from typing import NamedTuple

from bakufu.games.shogun.bots.mind import KINDS, Mind
from bakufu.games.shogun.bots.sheet import money_matters
from bakufu.games.shogun.ids import Action, Province
from bakufu.games.shogun.tables import (
    ARMIES_DEPLOYED,
    COST,
    DEPLOY_1,
    POINTS_MOST,
    RICE,
    RICE_YIELD,
    TAX,
    TAXES,
    THEATER,
)

Parts = dict[str, float]


class March(NamedTuple):
    """The best use of a Battle/Move, as it looks now."""

    worth: float
    target: int
    armies: int
    attack: bool


def order_parts(mind: Mind, action: Action, province: Province) -> Parts:
    """The terms of `order_worth`, and the price of the action."""
    armies = mind.state.armies[province]
    if action <= THEATER:
        parts = building_parts(mind, action, province, armies)
    elif action <= TAXES:
        parts = _yield(mind, action, province, armies)
    elif action <= DEPLOY_1:
        parts = _deployment(mind, action, province, armies)
    else:
        worth = mind.best_march(province, armies)
        parts = {"march": worth * mind.weights.later if worth > 0 else worth}
    price = mind.weights.chest * mind.weights.saving * money_matters(mind)
    return {**parts, "price": -COST[action] * price}


def building_parts(mind: Mind, kind: int, province: Province, armies: int) -> Parts:
    row = mind.counts[mind.region[province] * KINDS + kind]
    times = mind.weights.build * mind.scorings * (1.0 - mind.risk(province, armies))
    leader = mind.weights.chest * money_matters(mind) if province == mind.leader else 0.0
    step = mind.majority_step(row, mind.me, POINTS_MOST[kind], 1)
    return {"building": times, "majority": times * step, "leader": leader}


def _yield(mind: Mind, action: Action, province: Province, armies: int) -> Parts:
    helped = 1 if province == mind.leader else 0
    parts: Parts = {}
    if action == RICE:
        parts["rice"] = -mind.hunger(0, RICE_YIELD[province] + helped)
    else:
        parts["tax"] = mind.weights.chest * money_matters(mind) * (TAX[province] + helped)
    markers = mind.state.markers[province]
    if markers:
        parts["revolt"] = -mind.revolt_lost(province, markers, armies) * mind.holding(province)
        parts["losses"] = -mind.weights.army * markers
    if mind.rounds_this_year > 1 or mind.scorings == 1:
        parts["unrest"] = -mind.weights.marker
    return parts


def _deployment(mind: Mind, action: Action, province: Province, armies: int) -> Parts:
    weights = mind.weights
    number = ARMIES_DEPLOYED[action]
    if province == mind.leader and mind.state.supply[mind.me] > number:
        number += 1
    safer = mind.danger(province, armies) - mind.danger(province, armies + number)
    parts = {"safety": weights.guard * safer}
    if mind.rounds > 1:
        now, then = mind.best_march(province, armies), mind.best_march(province, armies + number)
        parts["prospects"] = weights.prospects * (max(0.0, then) - max(0.0, now))
        parts["armies"] = weights.army * number
    if action == DEPLOY_1:
        parts["move"] = weights.later * max(0.0, mind.best_shift(province, armies + number))
    return parts


def march_in_mind(mind: Mind, origin: Province) -> March | None:
    """The march whose worth is `Mind.best_march`; None where there is nowhere to go."""
    armies = mind.state.armies[origin]
    best: March | None = None
    if armies < 2:
        return None
    for target in mind.neighbours[origin]:
        for size in {armies - 1, max(1, armies - 2), (armies + 1) // 2}:
            if size >= armies:
                continue
            attack = mind.state.owner[target] != mind.me
            judge = mind.attack if attack else mind.shift
            worth = judge(origin, size, target, armies - size)
            if best is None or worth > best.worth:
                best = March(worth, target, size, attack)
    return best
