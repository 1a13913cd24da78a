"""Military Leaders and Samurai: where the leader goes, and which reward is taken."""

from __future__ import annotations

from typing import Final

from bakufu.games.shogun.bots.mind import Mind
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


def stand(mind: Mind, province: Province) -> float:
    """What it is worth that the leader stands here: his help, the way to the next statue, his safety."""
    state, weights = mind.state, mind.weights
    own = state.plan[space_of(mind.me, 0) : space_of(mind.me, BATTLE_A)]
    worth = 0.3 if province in own else 0.0
    worth += 0.02 * (TAX[province] + RICE_YIELD[province])
    worth += 0.05 * (BUILDING_SPACES[province] - BITS[state.buildings[province]])
    ways = sum(state.owner[q] == mind.me for q in mind.neighbours[province])
    if state.rules.one_statue and province in state.modules.statues[mind.me]:
        ways = 0  # from here no second statue is left behind
    if mind.rounds > 1:
        worth += weights.statue * (0.6 if ways else 0.0) + 0.05 * min(ways, 3)
    return worth - LOST * mind.risk(province, state.armies[province])


def claim(mind: Mind, move: Move) -> float:
    """In the draft: where friends live next door; else he waits for another province."""
    if move == DECLINE:
        return 0.0
    province = move - LEADER
    friends = sum(mind.state.owner[q] == mind.me for q in mind.neighbours[province])
    return 0.5 * min(friends, 2) - 0.4 - LOST * mind.risk(province, mind.state.armies[province])


def place(mind: Mind, move: Move) -> float:
    return stand(mind, move - LEADER) + trophies(mind, move - LEADER)


def move_on(mind: Mind, move: Move) -> float:
    """To a neighbouring province, which leaves a statue behind; and where others' statues stand."""
    state = mind.state
    here, province = state.modules.leader[mind.me], move - LEADER
    worth = stand(mind, province) + trophies(mind, province)
    if here == NOBODY or province not in mind.neighbours[here] or state.modules.tokens[mind.me] == 0:
        return worth
    if state.rules.one_statue and here in state.modules.statues[mind.me]:
        return worth
    return worth + POINTS_STATUE * mind.weights.statue


def trophies(mind: Mind, province: Province) -> float:
    statues = mind.state.modules.statues
    return (
        POINTS_TROPHY
        * sum(statues[seat].count(province) for seat in range(mind.players) if seat != mind.me)
        * (1.0 + mind.weights.rival / (mind.players - 1))
    )


def statue(mind: Mind, move: Move) -> float:
    return float(move - STATUE)


# -- Samurai -------------------------------------------------------------------------------------------


def benefit(mind: Mind, move: Move) -> float:
    if move == DECLINE:
        return 0.0
    kind = move - BENEFIT
    return reward(mind, SAMURAI_CARDS[mind.state.modules.samurai[mind.me]], kind)


def reward(mind: Mind, card: list[int], kind: int) -> float:
    amount, weights = card[kind], mind.weights
    if kind == benefits.CHESTS:
        return weights.chest * money_matters(mind) * amount
    if kind == benefits.RICE:
        return -mind.hunger(0, amount)
    if kind == benefits.ARMIES:
        return weights.army * min(amount, mind.state.supply[mind.me])
    return float(amount)
