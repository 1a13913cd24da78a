"""The values of answers to the modules' questions for `normal` and `hard`, term by term."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bakufu.games.shogun.bots import leaders
from bakufu.games.shogun.bots.chambers import line_gains
from bakufu.games.shogun.bots.court import event_hurts, favor_value, official
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.order_parts import building_parts
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Move, Province
from bakufu.games.shogun.modules import benefits
from bakufu.games.shogun.moves import APPLY, BENEFIT, EXCHANGE, FAVOR, LEADER
from bakufu.games.shogun.stages import (
    APPLY_FAVOR,
    CANCEL_EVENT,
    DRAFT_LEADER,
    EXCHANGE_MARKER,
    MOVE_LEADER,
    PLACE_LEADER,
    TAKE_BENEFIT,
    TAKE_FAVOR,
)
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BITS,
    BUILDING_SPACES,
    FAVOR_BUILDING,
    FAVOR_CALM,
    FAVOR_KIND,
    FAVOR_RANK,
    FREE_ARMIES,
    NOBODY,
    POINTS_STATUE,
    RICE_YIELD,
    SAMURAI_CARDS,
    TAX,
)

Parts = dict[str, float]


def _take_favor(evaluation: Evaluation, move: Move) -> Parts:
    card = move - FAVOR
    return {
        "favor": favor_value(evaluation, card),
        "officials": -official(evaluation) * evaluation.state.modules.favor_at[card],
    }


def _apply_favor(evaluation: Evaluation, move: Move) -> Parts:
    state = evaluation.state
    card, province = state.modules.favor - 1, move - APPLY
    armies = state.armies[province]
    if FAVOR_KIND[card] == FAVOR_BUILDING:
        return building_parts(evaluation, state.rules.favor_buildings[FAVOR_RANK[card]], province, armies)
    if FAVOR_KIND[card] == FAVOR_CALM:
        return {"calm": state.markers[province] * evaluation.holding(province)}
    number = min(FREE_ARMIES, state.supply[evaluation.me])
    if state.owner[province] == NEUTRAL:
        safe = 1.0 - evaluation.risk(province, number)
        land, region = evaluation.holding(province) * safe, evaluation.new_region(province) * safe
        return {"land": land, "region": region, "hunger": -evaluation.cost_of_one_more_province}
    safer = evaluation.danger(province, armies) - evaluation.danger(province, armies + number)
    return {"armies": evaluation.weights.army * number, "safety": evaluation.weights.guard * safer}


def _cancel_event(evaluation: Evaluation, move: Move) -> Parts:
    return {"event": event_hurts(evaluation)}


def _benefit(evaluation: Evaluation, move: Move) -> Parts:
    kind = move - BENEFIT
    value = leaders.reward(evaluation, SAMURAI_CARDS[evaluation.state.modules.samurai[evaluation.me]], kind)
    return {BENEFITS[kind]: value}


BENEFITS: Final = {
    benefits.CHESTS: "tax",
    benefits.RICE: "rice",
    benefits.ARMIES: "armies",
    benefits.POINTS: "victory-points",
}


def _exchange(evaluation: Evaluation, move: Move) -> Parts:
    row_gain, column_gain = line_gains(evaluation, move - EXCHANGE)
    return {"chamber-row": row_gain, "chamber-column": column_gain}


def _leader_parts(evaluation: Evaluation, province: Province) -> Parts:
    """The terms of `leaders.leader_value`."""
    state, weights = evaluation.state, evaluation.weights
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me, BATTLE_A)]
    own_neighbours = sum(state.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    if state.rules.one_statue and province in state.modules.statues[evaluation.me]:
        own_neighbours = 0
    next_statue = (
        weights.statue * (0.6 if own_neighbours else 0.0) + 0.05 * min(own_neighbours, 3)
        if evaluation.rounds > 1
        else 0.0
    )
    return {
        "leader-order": 0.3 if province in own else 0.0,
        "leader-yield": 0.02 * (TAX[province] + RICE_YIELD[province]),
        "spaces": 0.05 * (BUILDING_SPACES[province] - BITS[state.buildings[province]]),
        "leader-way": next_statue,
        "leader-risk": -leaders.LOST * evaluation.risk(province, state.armies[province]),
        "trophies": leaders.trophies(evaluation, province),
    }


def _place_leader(evaluation: Evaluation, move: Move) -> Parts:
    return _leader_parts(evaluation, move - LEADER)


def _move_leader(evaluation: Evaluation, move: Move) -> Parts:
    state, province = evaluation.state, move - LEADER
    parts = _leader_parts(evaluation, province)
    here = state.modules.leader[evaluation.me]
    barred = state.rules.one_statue and here in state.modules.statues[evaluation.me]
    if (
        here != NOBODY
        and province in evaluation.neighbours[here]
        and state.modules.tokens[evaluation.me]
        and not barred
    ):
        parts["statue"] = POINTS_STATUE * evaluation.weights.statue
    return parts


def _claim(evaluation: Evaluation, move: Move) -> Parts:
    province = move - LEADER
    friends = sum(evaluation.state.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    risk = evaluation.risk(province, evaluation.state.armies[province])
    return {"friends": 0.5 * min(friends, 2), "leader-wait": -0.4, "leader-risk": -leaders.LOST * risk}


PARTS_OF_MODULES: Final[dict[int, Callable[[Evaluation, int], Parts]]] = {
    TAKE_FAVOR: _take_favor,
    APPLY_FAVOR: _apply_favor,
    CANCEL_EVENT: _cancel_event,
    TAKE_BENEFIT: _benefit,
    EXCHANGE_MARKER: _exchange,
    PLACE_LEADER: _place_leader,
    MOVE_LEADER: _move_leader,
    DRAFT_LEADER: _claim,
}
