"""What the answers to the modules' questions are worth to `normal` and `hard`, taken apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bakufu.games.shogun.bots import leaders
from bakufu.games.shogun.bots.chambers import line_gains
from bakufu.games.shogun.bots.court import event_hurts, favor_worth, official
from bakufu.games.shogun.bots.mind import Mind
from bakufu.games.shogun.bots.order_parts import building_parts
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
    SPACE_STRIDE,
    TAX,
)

Parts = dict[str, float]


def _take_favor(mind: Mind, move: Move) -> Parts:
    card = move - FAVOR
    return {
        "favor": favor_worth(mind, card),
        "officials": -official(mind) * mind.state.modules.favor_at[card],
    }


def _apply_favor(mind: Mind, move: Move) -> Parts:
    state = mind.state
    card, province = state.modules.favor - 1, move - APPLY
    armies = state.armies[province]
    if FAVOR_KIND[card] == FAVOR_BUILDING:
        return building_parts(mind, state.rules.favor_buildings[FAVOR_RANK[card]], province, armies)
    if FAVOR_KIND[card] == FAVOR_CALM:
        return {"calm": state.markers[province] * mind.holding(province)}
    number = min(FREE_ARMIES, state.supply[mind.me])
    if state.owner[province] == NEUTRAL:
        safe = 1.0 - mind.risk(province, number)
        land, region = mind.holding(province) * safe, mind.new_region(province) * safe
        return {"land": land, "region": region, "hunger": -mind.mouth}
    safer = mind.danger(province, armies) - mind.danger(province, armies + number)
    return {"armies": mind.weights.army * number, "safety": mind.weights.guard * safer}


def _cancel_event(mind: Mind, move: Move) -> Parts:
    return {"event": event_hurts(mind)}


def _benefit(mind: Mind, move: Move) -> Parts:
    kind = move - BENEFIT
    worth = leaders.reward(mind, SAMURAI_CARDS[mind.state.modules.samurai[mind.me]], kind)
    return {BENEFITS[kind]: worth}


BENEFITS: Final = {
    benefits.CHESTS: "tax",
    benefits.RICE: "rice",
    benefits.ARMIES: "armies",
    benefits.POINTS: "victory-points",
}


def _exchange(mind: Mind, move: Move) -> Parts:
    across, down = line_gains(mind, move - EXCHANGE)
    return {"chamber-row": across, "chamber-column": down}


def _stand(mind: Mind, province: Province) -> Parts:
    """The terms of `leaders.stand`."""
    state, weights = mind.state, mind.weights
    own = state.plan[mind.me * SPACE_STRIDE : mind.me * SPACE_STRIDE + BATTLE_A]
    ways = sum(state.owner[q] == mind.me for q in mind.neighbours[province])
    if state.rules.one_statue and province in state.modules.statues[mind.me]:
        ways = 0
    next_statue = weights.statue * (0.6 if ways else 0.0) + 0.05 * min(ways, 3) if mind.rounds > 1 else 0.0
    return {
        "leader-order": 0.3 if province in own else 0.0,
        "leader-yield": 0.02 * (TAX[province] + RICE_YIELD[province]),
        "spaces": 0.05 * (BUILDING_SPACES[province] - BITS[state.buildings[province]]),
        "leader-way": next_statue,
        "leader-risk": -leaders.LOST * mind.risk(province, state.armies[province]),
        "trophies": leaders.trophies(mind, province),
    }


def _place_leader(mind: Mind, move: Move) -> Parts:
    return _stand(mind, move - LEADER)


def _move_leader(mind: Mind, move: Move) -> Parts:
    state, province = mind.state, move - LEADER
    parts = _stand(mind, province)
    here = state.modules.leader[mind.me]
    barred = state.rules.one_statue and here in state.modules.statues[mind.me]
    if here != NOBODY and province in mind.neighbours[here] and state.modules.tokens[mind.me] and not barred:
        parts["statue"] = POINTS_STATUE * mind.weights.statue
    return parts


def _claim(mind: Mind, move: Move) -> Parts:
    province = move - LEADER
    friends = sum(mind.state.owner[q] == mind.me for q in mind.neighbours[province])
    risk = mind.risk(province, mind.state.armies[province])
    return {"friends": 0.5 * min(friends, 2), "leader-wait": -0.4, "leader-risk": -leaders.LOST * risk}


PARTS_OF_MODULES: Final[dict[int, Callable[[Mind, int], Parts]]] = {
    TAKE_FAVOR: _take_favor,
    APPLY_FAVOR: _apply_favor,
    CANCEL_EVENT: _cancel_event,
    TAKE_BENEFIT: _benefit,
    EXCHANGE_MARKER: _exchange,
    PLACE_LEADER: _place_leader,
    MOVE_LEADER: _move_leader,
    DRAFT_LEADER: _claim,
}
