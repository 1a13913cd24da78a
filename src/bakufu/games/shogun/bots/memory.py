"""A cache of planned sheets.

A sheet is planned as a whole and laid out card by card. The cache only saves planning it again for each of
its eleven cards: an entry from another game does not change a decision.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from bakufu.bots.notes import Search, notebook
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.sheet import plan_values
from bakufu.games.shogun.codes import plan_code, space_of
from bakufu.games.shogun.ids import Space
from bakufu.games.shogun.moves import PLAN
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.tables import ACTION_COUNT, NO_CARD, PROVINCES

MOST: Final = 64
_planned: OrderedDict[tuple[object, ...], Remembered] = OrderedDict()


class Remembered(NamedTuple):
    """A board, and the generator before and after it was planned; None where none was drawn from."""

    board: list[int]
    before: object
    after: tuple[Any, ...] | None
    search: Search | None = None  # its figures, where somebody asked for them


def planned(
    evaluation: Evaluation, level: str, plan: Callable[[Evaluation], list[int]], rng: Random | None = None
) -> list[int]:
    """The board that this level plans here: remembered, or planned now. `rng`: what the plan draws from."""
    state = evaluation.state
    key = _key(evaluation, level)
    before = rng.getstate() if rng is not None else None
    found = _planned.get(key)
    notes = notebook()
    if notes is not None and found is not None:
        notes.sheet = found.search
    if found is not None and state.plan_step[evaluation.me]:
        return found.board  # its first card is already laid
    if found is None or found.before != before:
        board = plan(evaluation)
        after = rng.getstate() if rng is not None else None
        found = _planned[key] = Remembered(board, before, after, notes.sheet if notes is not None else None)
        if len(_planned) > MOST:
            _planned.popitem(last=False)
    elif rng is not None and found.after is not None:
        rng.setstate(found.after)  # as if it had been planned now
    return found.board


def recalled(evaluation: Evaluation, level: str) -> list[int] | None:
    """The board that this level has begun to lay here; None where it does not remember one."""
    if not evaluation.state.plan_step[evaluation.me]:
        return None
    found = _planned.get(_key(evaluation, level))
    notes = notebook()
    if notes is not None and found is not None:
        notes.sheet = found.search
    return found.board if found is not None else None


def _key(evaluation: Evaluation, level: str) -> tuple[object, ...]:
    """What a sheet is planned for, without the cards of it that lie there already."""
    state = evaluation.state
    return (
        level,
        evaluation.weights,
        evaluation.me,
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
                state.action_row,
                state.tray,
                state.modules.hall,
                state.modules.favor_at,
                state.modules.leader,
            )
        ),
    )


def whole_hand(evaluation: Evaluation) -> list[int]:
    """All cards of the seat, those that lie on its board already among them."""
    state = evaluation.state
    own = state.plan[space_of(evaluation.me, 0) : space_of(evaluation.me + 1, 0)]
    return sorted([*state.hands[evaluation.me], *(card for card in own if card != NO_CARD)])


def card_of(evaluation: Evaluation, legal: Sequence[int], board: Sequence[int]) -> int:
    """The move that lays the next card of a board."""
    step = evaluation.state.plan_step[evaluation.me]
    space = SPACE_OF_STEP[step]
    move = PLAN + plan_code(space, board[space])
    if move in legal:
        return move
    later = [board[other] for other in SPACE_OF_STEP[step + 1 :] if other < len(board)]
    return _instead(evaluation, legal, space, later)


def _instead(evaluation: Evaluation, legal: Sequence[int], space: Space, later: Sequence[int]) -> int:
    """Somebody else began the sheet and laid the card elsewhere: the best that no later space is to have."""
    first = PLAN + plan_code(space, 0)
    spare = [move for move in legal if move - first not in later] or legal
    if space >= ACTION_COUNT:
        return spare[0]
    provinces = [move - first for move in spare if move - first < len(PROVINCES)]
    value = dict(zip(provinces, plan_values(evaluation, provinces).order_values[space], strict=True))
    return max(spare, key=lambda move: value.get(move - first, 0.0))  # a card without a province does nothing
