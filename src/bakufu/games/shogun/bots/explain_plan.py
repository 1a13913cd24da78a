"""Why `normal` and `hard` plan a card: the value of the order, and what the plan keeps for other actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.notes import POINTS, Facts, Notes, Remark, percent
from bakufu.games.shogun.bots.boards import MOST_BID, bid_share
from bakufu.games.shogun.bots.court import favor_value, favors_on_offer
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.memory import whole_hand
from bakufu.games.shogun.bots.order_parts import intended_march, order_parts
from bakufu.games.shogun.bots.sheet import NEVER, NOTHING, best_sheet, plan_values
from bakufu.games.shogun.codes import plan_card, plan_code, plan_space
from bakufu.games.shogun.ids import Card, Move, Province, Space
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    AUCTION,
    BATTLE_A,
    CHEST_CARD,
    COST,
    DICE_CARD,
    PROVINCES,
    SPACE_COUNT,
    SPACES,
    TAX,
    TAXES,
)

SLIGHT: Final = 0.05  # points that make no difference in words


def explain_card(
    notes: Notes,
    evaluation: Evaluation,
    legal: Sequence[int],
    move: Move,
    board: Sequence[int],
    searched: bool,
) -> None:
    """`board`: the whole plan that the card is of; `searched`: it did best of those that were simulated."""
    space, card = plan_space(move - PLAN), plan_card(move - PLAN)
    if space == AUCTION:
        _bid(notes, evaluation, card - CHEST_CARD)
    elif space >= SPACE_COUNT:
        _box(notes, evaluation, space, card, searched)
    else:
        _order(notes, evaluation, legal, move, board, searched)


def _order(
    notes: Notes,
    evaluation: Evaluation,
    legal: Sequence[int],
    move: Move,
    board: Sequence[int],
    searched: bool,
) -> None:
    space, card = plan_space(move - PLAN), plan_card(move - PLAN)
    first = PLAN + plan_code(space, 0)
    provinces = [other for other in whole_hand(evaluation) if other < CHEST_CARD]
    values = {
        other: value
        for other, value in zip(
            provinces, plan_values(evaluation, provinces).order_values[space], strict=True
        )
        if first + other in legal and value > NEVER / 2
    }
    here = values.get(card, 0.0)
    kept = {other: board.index(other) for other in values if other in board and board.index(other) != space}
    best = max(values, key=lambda other: values[other], default=card)
    better = values.get(best, 0.0) > here + SLIGHT
    if card >= CHEST_CARD:
        _no_order(notes, values, kept, best, searched)
        return
    if card not in values:
        notes.remarks.append(Remark("filler", {"province": PROVINCES[card]}))
        return
    notes.unit = POINTS
    notes.values = {
        first + other: value
        for other, value in values.items()
        if other == card or (other not in kept and value <= here)
    }
    notes.parts = order_parts(evaluation, space, card)
    if better:
        notes.despite = _instead(PROVINCES[best], values[best], kept.get(best), searched)
    if here <= 0:
        notes.remarks.append(Remark("filler-costs", {"province": PROVINCES[card]}))
    if space >= BATTLE_A:
        _march(notes, evaluation, card)


def _instead(province: str, value: float, space: Space | None, searched: bool) -> Remark:
    """Why the best province for a space does not lie there."""
    if space is not None:
        return Remark("kept-for", {"province": province, "value": value, "space": SPACES[space]})
    name = "plan-simulated" if searched else "plan-whole"
    return Remark(name, {"province": province, "value": value})


def _no_order(
    notes: Notes, values: dict[int, float], kept: dict[int, int], best: int, searched: bool
) -> None:
    if not values:
        notes.remarks.append(Remark("no-order-possible"))
    elif values[best] <= SLIGHT:
        facts: Facts = {"province": PROVINCES[best], "value": values[best]}
        notes.remarks.append(Remark("no-order", facts))
    else:
        notes.remarks.append(Remark("no-order-here"))
        notes.despite = _instead(PROVINCES[best], values[best], kept.get(best), searched)


def _march(notes: Notes, evaluation: Evaluation, province: Province) -> None:
    found = intended_march(evaluation, province)
    if found is None:
        return
    facts: Facts = {"target": PROVINCES[found.target], "armies": found.armies}
    if not found.attack:
        notes.remarks.append(Remark("has-move-in-mind", facts))
        return
    win = evaluation.attack_chance(
        evaluation.me, found.armies, found.target, evaluation.state.armies[found.target]
    )
    notes.remarks.append(Remark("has-attack-in-mind", {**facts, "win": percent(win)}))


def _bid(notes: Notes, evaluation: Evaluation, bid: int) -> None:
    """The chests that the orders leave over, and the share of them that is bid."""
    table = plan_values(evaluation, [other for other in whole_hand(evaluation) if other < CHEST_CARD])
    sheet = best_sheet(table, 0, min(len(table.provinces), ACTION_COUNT - MOST_BID))
    spent = sum(COST[action] for action in range(ACTION_COUNT) if sheet[action] != NOTHING)
    income = TAX[table.provinces[sheet[TAXES]]] if sheet[TAXES] != NOTHING else 0
    left = table.chests - spent + 0.5 * income
    usual = max(0, min(MOST_BID, int(left * bid_share(evaluation)), table.chests))
    notes.remarks.append(
        Remark(
            "bid-last" if evaluation.rounds == 1 else "bid",
            {
                "chests": table.chests,
                "spent": spent,
                "income": income,
                "left": max(0.0, left),
                "share": round(100 * bid_share(evaluation)),
                "bid": usual,
            },
        )
    )
    if bid != usual:
        notes.remarks.append(Remark("bid-simulated", {"bid": bid}))


def _box(notes: Notes, evaluation: Evaluation, space: Space, card: Card, searched: bool) -> None:
    """Tenno's Court: what the best favor on offer is worth, beside the armies that ask for it."""
    favors = favors_on_offer(evaluation)
    best = max(favors, key=lambda favor: favor_value(evaluation, favor), default=-1)
    number = space - SPACE_COUNT + 1
    if card < CHEST_CARD:
        enough = evaluation.state.armies[card] > number
        facts: Facts = {"province": PROVINCES[card], "armies": number}
        notes.remarks.append(Remark("box-province" if enough else "box-filler", facts))
    elif DICE_CARD <= card < DICE_CARD + 3:
        notes.remarks.append(Remark("box-tray", {"armies": number}))
    else:
        notes.remarks.append(Remark("box-none-simulated" if searched else "box-none"))
    if best >= 0:
        notes.remarks.append(
            Remark("box-favor", {"favor": str(best + 1), "value": favor_value(evaluation, best)})
        )
