"""The decisions beside planning: the draft, special cards, marches, extra armies, revolts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bakufu.games.shogun.bots import chambers, court, leaders
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.codes import march_armies, march_target, space_of
from bakufu.games.shogun.ids import Card, Decision, Move, Province
from bakufu.games.shogun.moves import ATTACK, CYCLE, DEPLOY, DRAFT, EXTRA, GROUP, MOVE, REVOLT, TAKE
from bakufu.games.shogun.stages import (
    APPLY_FAVOR,
    BATTLE_MOVE,
    CANCEL_EVENT,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_LEADER,
    DRAFT_TAKE,
    EXCHANGE_MARKER,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    LEAVE_STATUE,
    MOVE_LEADER,
    MOVE_ON,
    PLACE_LEADER,
    TAKE_BENEFIT,
    TAKE_FAVOR,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BATTLE_B,
    BUILDING_SPACES,
    CHEST_CARD,
    DEPLOY_5,
    RICE,
    RICE_YIELD,
    SPECIAL_ATTACK,
    SPECIAL_CHEST,
    SPECIAL_COUNT,
    SPECIAL_RICE,
    SPECIAL_SIX,
    TAX,
    TAXES,
)

# The decisions that `move_value` rates; where a real tower was thrown nobody can choose.
OF_MODULES: Final[dict[int, Callable[[Evaluation, int], float]]] = {
    DRAFT_LEADER: leaders.claim,
    PLACE_LEADER: leaders.place,
    TAKE_BENEFIT: leaders.benefit,
    TAKE_FAVOR: court.take_favor,
    CANCEL_EVENT: court.cancel_event,
    APPLY_FAVOR: court.apply_favor,
    EXCHANGE_MARKER: chambers.exchange,
    MOVE_LEADER: leaders.move_on,
    LEAVE_STATUE: leaders.statue,
}
JUDGED: Final = (
    DRAFT_TAKE,
    DRAFT_GROUP,
    TAKE_SPECIAL,
    DEPLOY_SIX,
    MOVE_ON,
    BATTLE_MOVE,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    CHOOSE_REVOLT,
)


def is_judged(decision: Decision) -> bool:
    return decision in JUDGED or decision in OF_MODULES


def move_value(evaluation: Evaluation, move: Move) -> float:
    """What an answer is worth; the best one is made."""
    decision = evaluation.state.decision
    if decision == BATTLE_MOVE or decision == MOVE_ON:
        return march(evaluation, move)
    if decision == TAKE_SPECIAL:
        return special(evaluation, move - TAKE)
    if decision == DRAFT_TAKE:
        return draft_card(evaluation, move)
    if decision == DRAFT_GROUP:
        return draft_group(evaluation, move - GROUP)
    if decision == EXTRA_ATTACK or decision == EXTRA_DEFENSE:
        return float(move == EXTRA + 1)
    if decision == DEPLOY_SIX:
        return float(move - DEPLOY)
    if decision == CHOOSE_REVOLT:
        return float(evaluation.state.armies[move - REVOLT])  # the best guarded clears the tray of farmers
    of_module = OF_MODULES.get(decision)
    return of_module(evaluation, move) if of_module is not None else 0.0


def march(evaluation: Evaluation, move: Move) -> float:
    """Staying, moving to a province in danger or to the front, attacking."""
    if move < MOVE:
        return 0.0
    origin = evaluation.state.origin
    code = move - (ATTACK if move >= ATTACK else MOVE)
    target, armies = march_target(code), march_armies(code)
    left = evaluation.state.armies[origin] - armies
    if move >= ATTACK:
        return evaluation.attack(origin, armies, target, left)
    return evaluation.transfer_value(origin, armies, target, left)


def special(evaluation: Evaluation, card: Card) -> float:
    """A special card by what is planned, and its place in the turn order."""
    state = evaluation.state
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me, BATTLE_B) + 1]
    ordered = [card < CHEST_CARD for card in own]
    early = 1.0 - state.special_at.index(card) / SPECIAL_COUNT
    marches = ordered[BATTLE_A] + ordered[BATTLE_B]
    value = evaluation.weights.early * marches * early
    if card == SPECIAL_CHEST:
        return value + (evaluation.weights.chest if ordered[TAXES] and evaluation.rounds > 1 else 0.0)
    if card == SPECIAL_RICE:
        return value + (-evaluation.winter_cost(0, 1) if ordered[RICE] else 0.0)
    if card == SPECIAL_SIX:
        return value + (1.5 * evaluation.weights.army if ordered[DEPLOY_5] else 0.0)
    if card == SPECIAL_ATTACK:
        return value + evaluation.weights.one_attacker * marches
    threatened = sum(evaluation.risk(p, state.armies[p]) for p in evaluation.mine)
    return value + evaluation.weights.one_defender * min(2.0, threatened)


# -- the draft -----------------------------------------------------------------------------------------


def start_province(evaluation: Evaluation, province: Province) -> float:
    """Rich provinces with room to build that hang together with one's own, in few regions."""
    weights = evaluation.weights
    owner = evaluation.state.owner
    value = weights.start_tax * TAX[province] + weights.start_rice * RICE_YIELD[province]
    value += weights.start_spaces * BUILDING_SPACES[province]
    for q in evaluation.neighbours[province]:
        if owner[q] == evaluation.me:
            value += weights.start_friend
        elif owner[q] != NEUTRAL:
            value -= weights.start_foe
        else:
            value += 0.1
    return value + weights.start_region * sum(
        evaluation.region[q] == evaluation.region[province] for q in evaluation.mine
    )


def draft_card(evaluation: Evaluation, move: Move) -> float:
    draft = evaluation.state.draft
    assert draft is not None
    unseen = draft.pile or draft.under
    blind = sum(start_province(evaluation, card) for card in unseen) / max(1, len(unseen))
    if move == CYCLE:
        return blind + 0.2  # two new cards to choose from
    source = move - DRAFT
    return start_province(evaluation, draft.face_up[source]) if source < len(draft.face_up) else blind


def draft_group(evaluation: Evaluation, size: int) -> float:
    """Large groups where others live next door, small ones in the hinterland."""
    draft = evaluation.state.draft
    assert draft is not None
    owner = evaluation.state.owner
    exposure = 0.0
    for q in evaluation.neighbours[draft.taken]:
        exposure += (
            0.0
            if owner[q] == evaluation.me
            else evaluation.weights.group_neutral
            if owner[q] == NEUTRAL
            else 1.0
        )
    sizes = sorted(set(draft.groups[evaluation.me]))
    place = min(len(sizes) - 1, int(exposure / evaluation.weights.group_scale * len(sizes)))
    return -abs(size - sizes[place])
