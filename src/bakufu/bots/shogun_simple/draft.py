"""The draft: which province, and how many armies it gets."""

from __future__ import annotations

from random import Random

from bakufu.bots.notes import POINTS, note, note_habit
from bakufu.bots.shogun_simple.mind import SimpleMind
from bakufu.games.shogun.moves import CYCLE, DRAFT, GROUP
from bakufu.games.shogun.state import (
    NEUTRAL,
)
from bakufu.games.shogun.tables import (
    BUILDING_SPACES,
    RICE_YIELD,
    TAX,
)


def start_province(mind: SimpleMind, province: int) -> float:
    """Rich provinces that hang together with one's own and lie in the same region."""
    owner = mind.board.owner
    worth = 0.35 * TAX[province] + 0.25 * RICE_YIELD[province] + 0.6 * BUILDING_SPACES[province]
    for q in mind.neighbours[province]:
        worth += 1.0 if owner[q] == mind.me else 0.1 if owner[q] == NEUTRAL else -0.25
    return worth + 0.3 * sum(mind.region[q] == mind.region[province] for q in mind.mine)


def take(mind: SimpleMind, rng: Random) -> int:
    draft = mind.board.draft
    assert draft is not None
    open_cards = [start_province(mind, card) for card in draft.up]
    unseen = draft.pile or draft.under
    blind = sum(start_province(mind, card) for card in unseen) / max(1, len(unseen))
    seen = {DRAFT + place: worth for place, worth in enumerate(open_cards)}
    note(POINTS, {**seen, DRAFT + 2: blind, CYCLE: blind})
    if CYCLE in mind.legal and max(open_cards) < blind + 0.3:
        return CYCLE
    if max(open_cards) < blind:
        return DRAFT + 2
    return DRAFT + open_cards.index(max(open_cards))


def group(mind: SimpleMind, rng: Random) -> int:
    """Large groups where others live next door, small ones in the hinterland."""
    draft = mind.board.draft
    assert draft is not None
    owner = mind.board.owner
    exposure = 0.0
    for q in mind.neighbours[draft.taken]:
        exposure += 0.0 if owner[q] == mind.me else 0.4 if owner[q] == NEUTRAL else 1.0
    note_habit("group")
    sizes = sorted(move - GROUP for move in mind.legal)
    place = min(len(sizes) - 1, int(exposure / 3 * len(sizes)))
    return GROUP + sizes[place]
