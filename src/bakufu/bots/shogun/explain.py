"""Why the levels `normal` and `hard` prefer a move: their own worths, taken apart.

The parts of a worth add up to it: they are the terms of the same sums that the choice was made by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.notes import POINTS, Notes
from bakufu.bots.shogun.answers import draft_card, move_worth
from bakufu.bots.shogun.court import favor_worth, favors_on_offer
from bakufu.bots.shogun.memory import whole_hand
from bakufu.bots.shogun.mind import KINDS, Mind
from bakufu.bots.shogun.sheet import NEVER, money_matters, table_of
from bakufu.games.shogun.codes import plan_code, space_of
from bakufu.games.shogun.moves import ATTACK, DRAFT, MOVE, PLAN, TAKE
from bakufu.games.shogun.state import (
    BATTLE_MOVE,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    MOVE_ON,
    NEUTRAL,
    PLAN_CARD,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    ARMIES_DEPLOYED,
    AUCTION,
    BATTLE_A,
    BATTLE_B,
    BUILDING_SPACES,
    CHEST_CARD,
    COST,
    DEPLOY_1,
    POINTS_MOST,
    RICE,
    RICE_YIELD,
    SPECIAL_COUNT,
    TAX,
    TAXES,
    THEATER,
)

Parts = dict[str, float]
SLIGHT: Final = 0.05  # points that make no difference in words

# Questions that these levels answer by a rule of thumb.
HABITS: Final = {
    EXTRA_ATTACK: "extra",
    EXTRA_DEFENSE: "extra",
    DEPLOY_SIX: "deploy-six",
    CHOOSE_REVOLT: "revolt",
    DRAFT_GROUP: "group",
}


def explain(notes: Notes, mind: Mind, legal: Sequence[int], move: int) -> None:
    """Write down what this mind thinks of its answer, and of the others."""
    decision = mind.state.decision
    if decision in HABITS:
        notes.habit = HABITS[decision]
        return
    if decision == PLAN_CARD:
        _card(notes, mind, legal, move)
        return
    notes.unit = POINTS
    notes.worths = {other: move_worth(mind, other) for other in legal}
    if decision == BATTLE_MOVE or decision == MOVE_ON:
        _march(notes, mind, move)
    elif decision == TAKE_SPECIAL:
        notes.parts = _special(mind, move - TAKE)
    elif decision == DRAFT_TAKE:
        notes.parts = _draft(mind, move)


# -- marches -------------------------------------------------------------------------------------------


def _march(notes: Notes, mind: Mind, move: int) -> None:
    if move < MOVE:
        return
    origin = mind.state.origin
    target, armies = divmod(move - (ATTACK if move >= ATTACK else MOVE), 64)
    left = mind.state.armies[origin] - armies
    if move >= ATTACK:
        notes.win = mind.attack_chance(mind.me, armies, target, mind.state.armies[target])
        notes.parts = attack_parts(mind, origin, armies, target, left)
    else:
        notes.parts = shift_parts(mind, origin, armies, target, left)


def attack_parts(mind: Mind, origin: int, armies: int, target: int, left: int) -> Parts:
    """The terms of `Mind.attack`."""
    weights = mind.weights
    defenders = mind.state.armies[target]
    win = mind.attack_chance(mind.me, armies, target, defenders)
    survivors = max(1, int((armies - defenders) * mind.through))
    rival = mind.rivals_loss(target)
    return {
        "land": win * mind.holding(target) * (1.0 - weights.keep * mind.risk(target, survivors)),
        "rival": win * (rival + weights.neutral * (1.0 - win) * rival),
        "region": win * mind.new_region(target),
        "hunger": -win * mind.mouth,
        "losses": -(armies - win * survivors) * weights.army * weights.losses,
        "home": mind.danger(origin, left + armies) - mind.danger(origin, left),
    }


def shift_parts(mind: Mind, origin: int, armies: int, target: int, left: int) -> Parts:
    """The terms of `Mind.shift`."""
    there = mind.state.armies[target]
    front = 0.0
    if mind.rounds > 1:
        front = mind.weights.front * armies * (mind.outlets(target) - mind.outlets(origin))
    return {
        "safety": mind.danger(target, there) - mind.danger(target, there + armies),
        "home": mind.danger(origin, left + armies) - mind.danger(origin, left),
        "front": front,
        "effort": -0.001 * armies,
    }


def _special(mind: Mind, card: int) -> Parts:
    """Its place in the turn order, and what the card itself does."""
    state = mind.state
    own = state.plan[space_of(mind.me, 0) : space_of(mind.me, BATTLE_B) + 1]
    marches = (own[BATTLE_A] < CHEST_CARD) + (own[BATTLE_B] < CHEST_CARD)
    order = mind.weights.early * marches * (1.0 - state.special_at.index(card) / SPECIAL_COUNT)
    return {"order": order, "card": move_worth(mind, TAKE + card) - order}


def _draft(mind: Mind, move: int) -> Parts:
    draft = mind.state.draft
    assert draft is not None
    source = move - DRAFT
    if source >= len(draft.up):
        return {}
    province, weights = draft.up[source], mind.weights
    parts = {
        "tax": weights.start_tax * TAX[province],
        "rice": weights.start_rice * RICE_YIELD[province],
        "spaces": weights.start_spaces * BUILDING_SPACES[province],
        "region": weights.start_region * sum(mind.region[q] == mind.region[province] for q in mind.mine),
    }
    owners = [mind.state.owner[q] for q in mind.neighbours[province]]
    foes = sum(owner not in (mind.me, NEUTRAL) for owner in owners)
    near = weights.start_friend * owners.count(mind.me) + 0.1 * owners.count(NEUTRAL)
    parts["neighbours"] = near - weights.start_foe * foes
    assert abs(sum(parts.values()) - draft_card(mind, move)) < 1e-6
    return parts


# -- a sheet -------------------------------------------------------------------------------------------


def _card(notes: Notes, mind: Mind, legal: Sequence[int], move: int) -> None:
    """The card of a space: what the order is worth there, beside the other provinces of the hand."""
    space, card = divmod(move - PLAN, 64)
    if space == AUCTION:
        notes.habit = "bid"
        return
    if space >= ACTION_COUNT:
        notes.habit = "box"
        favors = [favor_worth(mind, favor) for favor in favors_on_offer(mind)]
        notes.parts = {"favor": max(favors, default=0.0)}
        return
    provinces = [other for other in whole_hand(mind) if other < CHEST_CARD]
    first = PLAN + plan_code(space, 0)
    worth = table_of(mind, provinces).worth[space]
    notes.unit = POINTS
    notes.worths = {
        first + other: found for other, found in zip(provinces, worth, strict=True) if first + other in legal
    }
    notes.worths = {other: found for other, found in notes.worths.items() if found > NEVER / 2}
    best = max(notes.worths.values(), default=0.0)
    if card < CHEST_CARD:
        notes.parts = order_parts(mind, space, card)
        if best > notes.worths.get(move, best) + SLIGHT:
            notes.habit = "elsewhere"
    else:
        notes.worths[move] = 0.0
        notes.habit = "no-order-elsewhere" if best > SLIGHT else "no-order"


def order_parts(mind: Mind, action: int, province: int) -> Parts:
    """The terms of `order_worth`, and the price of the action."""
    armies = mind.state.armies[province]
    if action <= THEATER:
        parts = _building(mind, action, province, armies)
    elif action <= TAXES:
        parts = _yield(mind, action, province, armies)
    elif action <= DEPLOY_1:
        parts = _deployment(mind, action, province, armies)
    else:
        worth = mind.best_march(province, armies)
        parts = {"march": worth * mind.weights.later if worth > 0 else worth}
    price = mind.weights.chest * mind.weights.saving * money_matters(mind)
    return {**parts, "price": -COST[action] * price}


def _building(mind: Mind, kind: int, province: int, armies: int) -> Parts:
    row = mind.counts[mind.region[province] * KINDS + kind]
    times = mind.weights.build * mind.scorings * (1.0 - mind.risk(province, armies))
    leader = mind.weights.chest * money_matters(mind) if province == mind.leader else 0.0
    step = mind.majority_step(row, mind.me, POINTS_MOST[kind], 1)
    return {"building": times, "majority": times * step, "leader": leader}


def _yield(mind: Mind, action: int, province: int, armies: int) -> Parts:
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


def _deployment(mind: Mind, action: int, province: int, armies: int) -> Parts:
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
