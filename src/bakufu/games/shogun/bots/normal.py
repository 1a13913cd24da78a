"""The level `normal`: takes the move with the highest value, and plans whole sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bakufu.bots import at_random
from bakufu.bots.notes import notebook
from bakufu.engine.game import View
from bakufu.games.shogun import GAME
from bakufu.games.shogun.bots.answers import is_judged, move_value
from bakufu.games.shogun.bots.boards import plan
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.explain import explain
from bakufu.games.shogun.bots.memory import card_of, planned, whole_hand
from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.stages import PLAN_CARD
from bakufu.games.shogun.state import State


def normal(weights: Weights) -> Callable[[View, Random], int]:
    def decide(view: View, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        # Any state that fits the view will do: nothing is read from it that the view does not show.
        state = GAME.resample(view, rng)
        if state.decision != PLAN_CARD and not is_judged(state.decision):
            return at_random.decide(view, rng)
        move = answer(state, view.seat, view.legal, weights)
        notes = notebook()
        if notes is not None:
            evaluation = Evaluation(state, view.seat, weights)
            board = planned(evaluation, "normal", plan_whole) if state.decision == PLAN_CARD else None
            explain(notes, evaluation, view.legal, move, board)
        return move

    return decide


def answer(state: State, seat: Seat, legal: Sequence[int], weights: Weights) -> int:
    evaluation = Evaluation(state, seat, weights)
    if state.decision == PLAN_CARD:
        return next_card(evaluation, legal)
    best_move, best_value = legal[0], move_value(evaluation, legal[0])
    for move in legal[1:]:
        value = move_value(evaluation, move)
        if value > best_value:
            best_move, best_value = move, value
    return best_move


def next_card(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The next card of a sheet that is planned as a whole."""
    return card_of(evaluation, legal, planned(evaluation, "normal", plan_whole))


def plan_whole(evaluation: Evaluation) -> list[int]:
    return plan(evaluation, whole_hand(evaluation))
