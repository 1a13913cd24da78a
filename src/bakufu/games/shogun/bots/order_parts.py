"""The value of an order of a plan for `normal` and `hard`, term by term (see `order_value`)."""

from __future__ import annotations

from typing import NamedTuple

from bakufu.games.shogun.bots.evaluation import KINDS, Evaluation
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

    value: float
    target: int
    armies: int
    attack: bool


def order_parts(evaluation: Evaluation, action: Action, province: Province) -> Parts:
    """The terms of `order_value`, and the price of the action."""
    armies = evaluation.state.armies[province]
    if action <= THEATER:
        parts = building_parts(evaluation, action, province, armies)
    elif action <= TAXES:
        parts = _yield(evaluation, action, province, armies)
    elif action <= DEPLOY_1:
        parts = _deployment(evaluation, action, province, armies)
    else:
        value = evaluation.best_march(province, armies)
        parts = {"march": value * evaluation.weights.later if value > 0 else value}
    price = evaluation.weights.chest * evaluation.weights.saving * money_matters(evaluation)
    return {**parts, "price": -COST[action] * price}


def building_parts(evaluation: Evaluation, kind: int, province: Province, armies: int) -> Parts:
    row = evaluation.counts[evaluation.region[province] * KINDS + kind]
    times = evaluation.weights.build * evaluation.scorings * (1.0 - evaluation.risk(province, armies))
    leader = evaluation.weights.chest * money_matters(evaluation) if province == evaluation.leader else 0.0
    step = evaluation.majority_step(row, evaluation.me, POINTS_MOST[kind], 1)
    return {"building": times, "majority": times * step, "leader": leader}


def _yield(evaluation: Evaluation, action: Action, province: Province, armies: int) -> Parts:
    helped = 1 if province == evaluation.leader else 0
    parts: Parts = {}
    if action == RICE:
        parts["rice"] = -evaluation.winter_cost(0, RICE_YIELD[province] + helped)
    else:
        parts["tax"] = evaluation.weights.chest * money_matters(evaluation) * (TAX[province] + helped)
    markers = evaluation.state.markers[province]
    if markers:
        parts["revolt"] = -evaluation.revolt_lost(province, markers, armies) * evaluation.holding(province)
        parts["losses"] = -evaluation.weights.army * markers
    if evaluation.rounds_this_year > 1 or evaluation.scorings == 1:
        parts["unrest"] = -evaluation.weights.marker
    return parts


def _deployment(evaluation: Evaluation, action: Action, province: Province, armies: int) -> Parts:
    weights = evaluation.weights
    number = ARMIES_DEPLOYED[action]
    if province == evaluation.leader and evaluation.state.supply[evaluation.me] > number:
        number += 1
    safer = evaluation.danger(province, armies) - evaluation.danger(province, armies + number)
    parts = {"safety": weights.guard * safer}
    if evaluation.rounds > 1:
        now, then = evaluation.best_march(province, armies), evaluation.best_march(province, armies + number)
        parts["prospects"] = weights.prospects * (max(0.0, then) - max(0.0, now))
        parts["armies"] = weights.army * number
    if action == DEPLOY_1:
        parts["move"] = weights.later * max(0.0, evaluation.best_transfer(province, armies + number))
    return parts


def intended_march(evaluation: Evaluation, origin: Province) -> March | None:
    """The march that `Evaluation.best_march` values; None if there is none."""
    armies = evaluation.state.armies[origin]
    best: March | None = None
    if armies < 2:
        return None
    for target in evaluation.neighbours[origin]:
        for size in {armies - 1, max(1, armies - 2), (armies + 1) // 2}:
            if size >= armies:
                continue
            attack = evaluation.state.owner[target] != evaluation.me
            judge = evaluation.attack if attack else evaluation.transfer_value
            value = judge(origin, size, target, armies - size)
            if best is None or value > best.value:
                best = March(value, target, size, attack)
    return best
