"""Military Leaders and Samurai: where the leader goes, and which reward is taken."""

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

LOST: Final = 1.5  # what it costs to lose a leader: the statues of a year


def stand(evaluation: Evaluation, province: Province) -> float:
    """What it is worth that the leader stands here: his help, the way to the next statue, his safety."""
    state, weights = evaluation.state, evaluation.weights
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me, BATTLE_A)]
    value = 0.3 if province in own else 0.0
    value += 0.02 * (TAX[province] + RICE_YIELD[province])
    value += 0.05 * (BUILDING_SPACES[province] - BITS[state.buildings[province]])
    ways = sum(state.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    if state.rules.one_statue and province in state.modules.statues[evaluation.me]:
        ways = 0  # from here no second statue is left behind
    if evaluation.rounds > 1:
        value += weights.statue * (0.6 if ways else 0.0) + 0.05 * min(ways, 3)
    return value - LOST * evaluation.risk(province, state.armies[province])


def claim(evaluation: Evaluation, move: Move) -> float:
    """In the draft: where friends live next door; else he waits for another province."""
    if move == DECLINE:
        return 0.0
    province = move - LEADER
    friends = sum(evaluation.state.owner[q] == evaluation.me for q in evaluation.neighbours[province])
    return 0.5 * min(friends, 2) - 0.4 - LOST * evaluation.risk(province, evaluation.state.armies[province])


def place(evaluation: Evaluation, move: Move) -> float:
    return stand(evaluation, move - LEADER) + trophies(evaluation, move - LEADER)


def move_on(evaluation: Evaluation, move: Move) -> float:
    """To a neighbouring province, which leaves a statue behind; and where others' statues stand."""
    state = evaluation.state
    here, province = state.modules.leader[evaluation.me], move - LEADER
    value = stand(evaluation, province) + trophies(evaluation, province)
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
        return -evaluation.hunger(0, amount)
    if kind == benefits.ARMIES:
        return weights.army * min(amount, evaluation.state.supply[evaluation.me])
    return float(amount)
