"""The level `hard`: searches whole sheets and the decisions of battle; the rest it answers like `normal`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bakufu.bots.clock import Clock
from bakufu.bots.notes import notebook
from bakufu.engine.game import View
from bakufu.games.shogun import GAME
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.explain import explain
from bakufu.games.shogun.bots.memory import card_of, planned, recalled
from bakufu.games.shogun.bots.normal import normal
from bakufu.games.shogun.bots.search import search_move, search_sheet
from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.stages import (
    BATTLE_MOVE,
    EXCHANGE_MARKER,
    MOVE_LEADER,
    PLAN_CARD,
    TAKE_BENEFIT,
    TAKE_FAVOR,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.state import State

SEARCHED: Final = (
    PLAN_CARD,
    BATTLE_MOVE,
    TAKE_SPECIAL,
    TAKE_FAVOR,
    TAKE_BENEFIT,
    EXCHANGE_MARKER,
    MOVE_LEADER,
)
HASTE: Final = 0.08  # seconds: too short a time for a search, so it answers like `normal`


def is_planning(view: View) -> bool:
    decision: int = view.board["decision"] if isinstance(view.board, dict) else view.board.decision
    return decision == PLAN_CARD


def with_notes(
    state: State,
    seat: Seat,
    weights: Weights,
    legal: Sequence[int],
    move: Move,
    board: Sequence[int] | None = None,
) -> int:
    """Returns the move and records its reasons if notes are being taken. `board`: the plan it belongs to."""
    notes = notebook()
    if notes is not None:
        explain(notes, Evaluation(state, seat, weights), legal, move, board, searched=board is not None)
    return move


def hard(weights: Weights, seconds: float = 1.0, rollouts: int = 0) -> Callable[[View, Random], int]:
    """A bot that searches for `seconds` per decision, or plays out `rollouts` rounds."""

    plain = normal(weights)
    # The seconds are no part of the key: fewer are left for each further card of one sheet.
    level = f"hard {rollouts}"

    def decide_without_search(view: View, rng: Random, seat: Seat) -> int:
        """Like `normal`, but finish a sheet that was begun with a search."""
        if is_planning(view):
            state = GAME.resample(view, Random(0))  # draws nothing that `normal` draws
            evaluation = Evaluation(state, seat, weights)
            board = recalled(evaluation, level)
            if board is not None:
                return with_notes(
                    state, seat, weights, view.legal, card_of(evaluation, view.legal, board), board
                )
        return plain(view, rng)

    def decide(view: View, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        seat = view.seat
        assert seat is not None
        if 0 < seconds < HASTE:
            return decide_without_search(view, rng, seat)
        state = GAME.resample(view, rng)
        if state.decision not in SEARCHED:
            return plain(view, rng)
        if state.decision == PLAN_CARD:
            evaluation = Evaluation(state, seat, weights)

            def search(evaluation: Evaluation) -> list[int]:
                return search_sheet(evaluation.state, seat, weights, rng, Clock(seconds, rollouts))

            board = planned(evaluation, level, search, rng)
            move = card_of(evaluation, view.legal, board)
            return with_notes(state, seat, weights, view.legal, move, board)
        move = search_move(state, seat, view.legal, weights, rng, Clock(seconds, rollouts))
        return with_notes(state, seat, weights, view.legal, move)

    return decide
