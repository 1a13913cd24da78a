"""The draft: which province, and how many armies it gets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bakufu.bots.notes import POINTS, note, notebook, remark
from bakufu.games.shogun.bots.easy.evaluation import EasyEvaluation
from bakufu.games.shogun.bots.remarks import group_remark, name_cards
from bakufu.games.shogun.ids import Province
from bakufu.games.shogun.moves import CYCLE, DRAFT, GROUP
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    BUILDING_SPACES,
    RICE_YIELD,
    TAX,
)

CHOICE: Final = 0.3  # what it is worth to choose between two new cards


def start_province(evaluation: EasyEvaluation, province: Province) -> float:
    """Rich provinces that hang together with one's own and lie in the same region."""
    owner = evaluation.board.owner
    value = 0.35 * TAX[province] + 0.25 * RICE_YIELD[province] + 0.6 * BUILDING_SPACES[province]
    for q in evaluation.neighbours[province]:
        value += 1.0 if owner[q] == evaluation.me else 0.1 if owner[q] == NEUTRAL else -0.25
    return value + 0.3 * sum(evaluation.region[q] == evaluation.region[province] for q in evaluation.mine)


def take(evaluation: EasyEvaluation, rng: Random) -> int:
    draft = evaluation.board.draft
    assert draft is not None
    open_cards = [start_province(evaluation, card) for card in draft.face_up]
    unseen = draft.pile or draft.under
    blind = sum(start_province(evaluation, card) for card in unseen) / max(1, len(unseen))
    move = DRAFT + open_cards.index(max(open_cards))
    if CYCLE in evaluation.legal and max(open_cards) < blind + CHOICE:
        move = CYCLE
    elif max(open_cards) < blind:
        move = DRAFT + 2
    notes = notebook()
    if notes is not None:
        seen = {DRAFT + place: value for place, value in enumerate(open_cards)}
        note(POINTS, {**seen, DRAFT + 2: blind, CYCLE: blind + CHOICE})
        name_cards(notes, draft.face_up)
        notes.parts = _parts(evaluation, [draft.face_up[move - DRAFT]] if move in seen else unseen)
        if move not in seen:
            remark("unseen", count=len(unseen))
        if move == CYCLE:
            notes.parts["choice"] = CHOICE
    return move


def _parts(evaluation: EasyEvaluation, cards: Sequence[int]) -> dict[str, float]:
    """The terms of `start_province`, of these cards on average."""
    parts = dict.fromkeys(("tax", "rice", "spaces", "same-region", "friends", "free-land", "rivals"), 0.0)
    for card in cards:
        owners = [evaluation.board.owner[q] for q in evaluation.neighbours[card]]
        own, free = owners.count(evaluation.me), owners.count(NEUTRAL)
        parts["tax"] += 0.35 * TAX[card] / len(cards)
        parts["rice"] += 0.25 * RICE_YIELD[card] / len(cards)
        parts["spaces"] += 0.6 * BUILDING_SPACES[card] / len(cards)
        parts["same-region"] += (
            0.3 * sum(evaluation.region[q] == evaluation.region[card] for q in evaluation.mine) / len(cards)
        )
        parts["friends"] += own / len(cards)
        parts["free-land"] += 0.1 * free / len(cards)
        parts["rivals"] -= 0.25 * (len(owners) - own - free) / len(cards)
    return parts


def group(evaluation: EasyEvaluation, rng: Random) -> int:
    """Large groups where others live next door, small ones in the hinterland."""
    draft = evaluation.board.draft
    assert draft is not None
    owner = evaluation.board.owner
    exposure = 0.0
    for q in evaluation.neighbours[draft.taken]:
        exposure += 0.0 if owner[q] == evaluation.me else 0.4 if owner[q] == NEUTRAL else 1.0
    sizes = sorted(move - GROUP for move in evaluation.legal)
    place = min(len(sizes) - 1, int(exposure / 3 * len(sizes)))
    move = GROUP + sizes[place]
    notes = notebook()
    if notes is not None:
        around = evaluation.neighbours[draft.taken]
        group_remark(notes, owner, around, evaluation.me, draft.taken, evaluation.legal, move)
    return move
