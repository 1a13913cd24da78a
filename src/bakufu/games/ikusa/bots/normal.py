"""The level `normal`: takes the move with the highest value; battles by their exact odds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from bakufu.bots.notes import notebook
from bakufu.engine.game import View
from bakufu.games.ikusa.bots.answers import answer
from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.bots.explain import explain
from bakufu.games.ikusa.bots.weights import Weights
from bakufu.games.ikusa.codes import clan_of_army
from bakufu.games.ikusa.resample import resample
from bakufu.games.ikusa.rules import rules_of
from bakufu.games.ikusa.state import State, clan_of
from bakufu.games.ikusa.tables import ARMY_COUNT, BODY, PROVINCE_COUNT, RONIN
from bakufu.games.ikusa.view import Board


def sampled(view: View, rng: Random) -> State:
    """A position that is consistent with the view; others' secret decisions are redrawn.

    Whoever thinks ahead throws no real dice.
    """
    options = {**view.options, "dice": "drawn"} if "dice" in view.options else view.options
    rules = rules_of(view.players, options, view.rules_version)
    return resample(view.board, rules, view.seat, list(range(view.players)), rng)


def without_hidden_ronin(view: View) -> tuple[State, list[int]]:
    """The position without the ronin that lie face down, and their number for each other clan."""
    board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    state = sampled(view, Random(0))
    hidden = [0] * state.rules.clans
    for clan, stacks in enumerate(board.stacks):
        if state.rules.player_of[clan] != view.seat:
            hidden[clan] = sum(len(stack) for stack in stacks)
    if any(hidden):
        _cover(state, board, hidden)
    return state, hidden


def _cover(state: State, board: Board, hidden: list[int]) -> None:
    """Remove the ronin that were sampled: no decision may depend on them."""
    for p in range(PROVINCE_COUNT):
        if state.owner[p] >= 0 and hidden[state.owner[p]]:
            state.force_units[p * BODY + RONIN] = board.force_units[p * BODY + RONIN]
    for army in range(ARMY_COUNT):
        if clan_of_army(army) < len(hidden) and hidden[clan_of_army(army)]:
            state.army_units[army * BODY + RONIN] = board.army_units[army * BODY + RONIN]


def normal(weights: Weights) -> Callable[[View, Random], int]:
    def decide(view: View, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        state, hidden = without_hidden_ronin(view)
        evaluation = Evaluation(state, clan_of(state, view.seat), weights, exact=True)
        if any(hidden):
            evaluation.add_expected_hidden_ronin(hidden)
        notes = notebook()
        if notes is not None:
            evaluation.rated = {}
        move = answer(evaluation, view.legal)
        if notes is not None:
            explain(notes, evaluation, view.legal, move, move)
        return move

    return decide
