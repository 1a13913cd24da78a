"""Sheets planned a moment ago.

A sheet is planned whole and laid out card by card. It follows from the position at the start of planning, so
remembering it only saves the time to plan it anew for each of its eleven cards.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from bakufu.bots.shogun.mind import Mind
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.tables import NO_CARD, SPACE_STRIDE

MOST: Final = 64
_planned: OrderedDict[tuple[object, ...], list[int]] = OrderedDict()


def planned(mind: Mind, level: str, plan: Callable[[Mind], list[int]]) -> list[int]:
    """The board that this level plans here: remembered, or planned now."""
    state = mind.state
    key = (
        level,
        mind.weights,
        mind.me,
        state.year,
        state.season,
        *(
            tuple(values)
            for values in (
                state.owner,
                state.armies,
                state.buildings,
                state.markers,
                state.chests,
                state.rice,
                state.row,
                state.tray,
                state.box.hall,
                state.box.favor_at,
                state.box.leader,
            )
        ),
    )
    found = _planned.get(key)
    if found is None:
        found = _planned[key] = plan(mind)
        if len(_planned) > MOST:
            _planned.popitem(last=False)
    return found


def whole_hand(mind: Mind) -> list[int]:
    """All cards of the seat, those that lie on its board already among them."""
    state = mind.state
    own = state.plan[mind.me * SPACE_STRIDE : (mind.me + 1) * SPACE_STRIDE]
    return sorted([*state.hands[mind.me], *(card for card in own if card != NO_CARD)])


def card_of(mind: Mind, legal: Sequence[int], board: Sequence[int]) -> int:
    """The move that lays the next card of a board; any other where somebody else began the sheet."""
    space = SPACE_OF_STEP[mind.state.plan_at[mind.me]]
    move = PLAN + 64 * space + board[space]
    return move if move in legal else legal[-1]
