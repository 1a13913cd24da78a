"""Military Leaders and Samurai: the leader's moves, and the choice of a reward."""

from __future__ import annotations

from typing import Final

from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.sheet import money_matters
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.ids import Move, Province
from bakufu.games.shogun.modules import benefits
from bakufu.games.shogun.moves import BENEFIT, DECLINE, LEADER, STATUE
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BITS,
    BUILDING_SPACES,
    NOBODY,
    POINTS_STATUE,
    POINTS_TROPHY,
    RICE_YIELD,
    SAMURAI_CARDS,
    TAX,
)

LOST: Final = 1.5  # cost of losing a leader: the statues of a year


def leader_value(evaluation: Evaluation, province: Province) -> float:
    """The value of the leader in this province: his help, the next statue, his safety."""
    state, weights = evaluation.state, evaluation.weights
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me, BATTLE_A)]
    value = 0.3 if province in own else 0.0
    value += 0.02 * (TAX[province] + RICE_YIELD[province])
    value += 0.05 * (BUILDING_SPACES[province] - BITS[state.buildings[province]])
    own_neighbours = sum(state.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    if state.rules.one_statue and province in state.modules.statues[evaluation.me]:
        own_neighbours = 0  # no second statue may be left here
    if evaluation.rounds > 1:
        value += weights.statue * (0.6 if own_neighbours else 0.0) + 0.05 * min(own_neighbours, 3)
    return value - LOST * evaluation.risk(province, state.armies[province])


def claim(evaluation: Evaluation, move: Move) -> float:
    """In the draft: a province next to own ones; otherwise he waits for another province."""
    if move == DECLINE:
        return 0.0
    province = move - LEADER
    friends = sum(evaluation.state.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    return 0.5 * min(friends, 2) - 0.4 - LOST * evaluation.risk(province, evaluation.state.armies[province])


def place(evaluation: Evaluation, move: Move) -> float:
    return leader_value(evaluation, move - LEADER) + trophies(evaluation, move - LEADER)


def move_on(evaluation: Evaluation, move: Move) -> float:
    """To a neighbouring province, leaving a statue behind; or to others' statues."""
    state = evaluation.state
    here, province = state.modules.leader[evaluation.me], move - LEADER
    value = leader_value(evaluation, province) + trophies(evaluation, province)
    if (
        here == NOBODY
        or province not in evaluation.neighbours[here]
        or state.modules.tokens[evaluation.me] == 0
    ):
        return value
    if state.rules.one_statue and here in state.modules.statues[evaluation.me]:
        return value
    return value + POINTS_STATUE * evaluation.weights.statue


def trophies(evaluation: Evaluation, province: Province) -> float:
    statues = evaluation.state.modules.statues
    return (
        POINTS_TROPHY
        * sum(statues[seat].count(province) for seat in range(evaluation.players) if seat != evaluation.me)
        * (1.0 + evaluation.weights.rival / (evaluation.players - 1))
    )


def statue(evaluation: Evaluation, move: Move) -> float:
    return float(move - STATUE)


# -- Samurai -------------------------------------------------------------------------------------------


def benefit(evaluation: Evaluation, move: Move) -> float:
    if move == DECLINE:
        return 0.0
    kind = move - BENEFIT
    return reward(evaluation, SAMURAI_CARDS[evaluation.state.modules.samurai[evaluation.me]], kind)


def reward(evaluation: Evaluation, card: list[int], kind: int) -> float:
    amount, weights = card[kind], evaluation.weights
    if kind == benefits.CHESTS:
        return weights.chest * money_matters(evaluation) * amount
    if kind == benefits.RICE:
        return -evaluation.winter_cost(0, amount)
    if kind == benefits.ARMIES:
        return weights.army * min(amount, evaluation.state.supply[evaluation.me])
    return float(amount)
