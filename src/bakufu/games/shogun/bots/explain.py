"""Why the levels `normal` and `hard` prefer a move: the terms of their own values.

The parts of a worth add up to it: they are the terms of the same sums that the choice was made by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bakufu.bots.notes import POINTS, Notes, Remark
from bakufu.games.shogun.bots.answers import move_value, special
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.explain_modules import PARTS_OF_MODULES
from bakufu.games.shogun.bots.explain_plan import explain_card
from bakufu.games.shogun.bots.remarks import group_remark, name_cards, revolt_remark, special_part
from bakufu.games.shogun.bots.search import is_sane
from bakufu.games.shogun.codes import march_armies, march_target, space_of
from bakufu.games.shogun.ids import Card, Move, Province
from bakufu.games.shogun.moves import ATTACK, CANCEL, CYCLE, DECLINE, DRAFT, MOVE, TAKE
from bakufu.games.shogun.stages import (
    BATTLE_MOVE,
    CANCEL_EVENT,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    LEAVE_STATUE,
    MOVE_ON,
    PLAN_CARD,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BATTLE_A,
    BATTLE_B,
    BUILDING_SPACES,
    CHEST_CARD,
    RICE_YIELD,
    SPECIAL_COUNT,
    TAX,
)

Parts = dict[str, float]
EQUAL: Final = 1e-6


def explain(
    notes: Notes,
    evaluation: Evaluation,
    legal: Sequence[int],
    move: Move,
    board: Sequence[int] | None = None,
    searched: bool = False,
) -> None:
    """Note the values of the answer and of the other moves.

    `board`: its whole plan; `searched`: the plan is the best of those that were simulated.
    """
    decision = evaluation.state.decision
    if decision == PLAN_CARD:
        explain_card(notes, evaluation, legal, move, board or [], searched)
        return
    if decision in RULES:
        RULES[decision](notes, evaluation, legal, move)
        return
    notes.unit = POINTS
    notes.values = {other: move_value(evaluation, other) for other in legal}
    if decision == BATTLE_MOVE or decision == MOVE_ON:
        _march(notes, evaluation, move)
    elif decision == TAKE_SPECIAL:
        notes.parts = _special(evaluation, move - TAKE)
    elif decision == DRAFT_TAKE:
        draft = evaluation.state.draft
        assert draft is not None
        name_cards(notes, draft.face_up)
        if move == CYCLE or move - DRAFT >= len(draft.face_up):
            notes.remarks.append(Remark("unseen", {"count": len(draft.pile or draft.under)}))
        notes.parts = draft_parts(evaluation, move)
    elif move == DECLINE and decision != CANCEL_EVENT:
        notes.idle = True
    elif decision in PARTS_OF_MODULES:
        notes.parts = PARTS_OF_MODULES[decision](evaluation, move)
    if decision == CANCEL_EVENT and move != CANCEL:
        notes.unit, notes.values = "", {}
        notes.remarks.append(Remark("event-harmless"))
    if any(one.name == "hopeless" for one in notes.remarks):
        notes.values = {one: value for one, value in notes.values.items() if is_sane(evaluation, one)}
    explain_search(notes, move)


def explain_search(notes: Notes, move: Move) -> None:
    """Where the simulations overruled the worth at first sight, or the worth a small gap in them."""
    simulated = notes.simulated
    if simulated is None:
        return
    top = max(notes.values, key=lambda other: notes.values[other], default=move)
    ahead = max(simulated.gaps, key=lambda other: simulated.gaps[other], default=move)
    looked_better = notes.values.get(top, 0.0) > notes.values.get(move, 0.0) + EQUAL
    did_better = simulated.gaps.get(ahead, 0.0) > EQUAL
    if looked_better and did_better:
        notes.despite = Remark("both-counted", {"move": top})
    elif looked_better:
        notes.despite = Remark("simulated", {"move": top})
    elif did_better:
        notes.despite = Remark("first-estimate", {"move": ahead})


# -- marches -------------------------------------------------------------------------------------------


def _march(notes: Notes, evaluation: Evaluation, move: Move) -> None:
    if move < MOVE:
        notes.idle = True
        return
    origin = evaluation.state.origin
    code = move - (ATTACK if move >= ATTACK else MOVE)
    target, armies = march_target(code), march_armies(code)
    left = evaluation.state.armies[origin] - armies
    if move >= ATTACK:
        notes.win = evaluation.attack_chance(evaluation.me, armies, target, evaluation.state.armies[target])
        notes.parts = attack_parts(evaluation, origin, armies, target, left)
    else:
        notes.parts = transfer_parts(evaluation, origin, armies, target, left)


def attack_parts(evaluation: Evaluation, origin: Province, armies: int, target: Province, left: int) -> Parts:
    """The terms of `Evaluation.attack`."""
    weights = evaluation.weights
    defenders = evaluation.state.armies[target]
    win = evaluation.attack_chance(evaluation.me, armies, target, defenders)
    survivors = max(1, int((armies - defenders) * evaluation.through))
    rival = evaluation.rivals_loss(target)
    return {
        "land": win * evaluation.holding(target) * (1.0 - weights.keep * evaluation.risk(target, survivors)),
        "rival": win * (rival + weights.neutral * (1.0 - win) * rival),
        "region": win * evaluation.new_region(target),
        "hunger": -win * evaluation.cost_of_one_more_province,
        "losses": -(armies - win * survivors) * weights.army * weights.losses,
        "home": evaluation.danger(origin, left + armies) - evaluation.danger(origin, left),
    }


def transfer_parts(
    evaluation: Evaluation, origin: Province, armies: int, target: Province, left: int
) -> Parts:
    """The terms of `Evaluation.transfer_value`."""
    there = evaluation.state.armies[target]
    front = 0.0
    if evaluation.rounds > 1:
        front = (
            evaluation.weights.front
            * armies
            * (evaluation.border_share(target) - evaluation.border_share(origin))
        )
    return {
        "safety": evaluation.danger(target, there) - evaluation.danger(target, there + armies),
        "home": evaluation.danger(origin, left + armies) - evaluation.danger(origin, left),
        "front": front,
        "effort": -0.001 * armies,
    }


def _special(evaluation: Evaluation, card: Card) -> Parts:
    """Its place in the turn order, and what the card itself does."""
    state = evaluation.state
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me, BATTLE_B) + 1]
    marches = (own[BATTLE_A] < CHEST_CARD) + (own[BATTLE_B] < CHEST_CARD)
    order = evaluation.weights.early * marches * (1.0 - state.special_at.index(card) / SPECIAL_COUNT)
    return {"order": order, special_part(card): special(evaluation, card) - order}


# -- the draft -----------------------------------------------------------------------------------------


def draft_parts(evaluation: Evaluation, move: Move) -> Parts:
    """The terms of `draft_card`; of a card that nobody sees those of the average card of the pile."""
    draft = evaluation.state.draft
    assert draft is not None
    source = move - DRAFT
    if move != CYCLE and source < len(draft.face_up):
        return _province_parts(evaluation, draft.face_up[source])
    unseen = draft.pile or draft.under
    parts: Parts = {}
    for card in unseen:
        for name, part in _province_parts(evaluation, card).items():
            parts[name] = parts.get(name, 0.0) + part / len(unseen)
    if move == CYCLE:
        parts["choice"] = 0.2
    return parts


def _province_parts(evaluation: Evaluation, province: Province) -> Parts:
    weights = evaluation.weights
    owners = [evaluation.state.owner[q] for q in evaluation.neighbours[province]]
    foes = sum(owner not in (evaluation.me, NEUTRAL) for owner in owners)
    return {
        "tax": weights.start_tax * TAX[province],
        "rice": weights.start_rice * RICE_YIELD[province],
        "spaces": weights.start_spaces * BUILDING_SPACES[province],
        "same-region": weights.start_region
        * sum(evaluation.region[q] == evaluation.region[province] for q in evaluation.mine),
        "friends": weights.start_friend * owners.count(evaluation.me),
        "free-land": 0.1 * owners.count(NEUTRAL),
        "rivals": -weights.start_foe * foes,
    }


def _group(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    draft = evaluation.state.draft
    assert draft is not None
    group_remark(
        notes,
        evaluation.state.owner,
        evaluation.neighbours[draft.taken],
        evaluation.me,
        draft.taken,
        legal,
        move,
    )


# -- rules ---------------------------------------------------------------------------------------------


def _extra(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("extra"))


def _deploy_six(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("deploy-six"))


def _revolt(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    revolt_remark(notes, evaluation.state.armies, legal, move)


def _statue(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("statue"))


RULES: Final[dict[int, Callable[[Notes, Evaluation, Sequence[int], int], None]]] = {
    EXTRA_ATTACK: _extra,
    EXTRA_DEFENSE: _extra,
    DEPLOY_SIX: _deploy_six,
    CHOOSE_REVOLT: _revolt,
    DRAFT_GROUP: _group,
    LEAVE_STATUE: _statue,
}
