"""Sanity check before a march: nobody attacks at hopeless odds who can do something else.

What a bot thinks of a battle is a quick guess, and `easy` errs on purpose. The odds here are those that every
player can ask for.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bakufu.bots.notes import Facts, Remark, notebook
from bakufu.engine.game import View
from bakufu.games.shogun import GAME
from bakufu.games.shogun.bots.answers import march
from bakufu.games.shogun.bots.evaluation import Evaluation
from bakufu.games.shogun.bots.explain import explain
from bakufu.games.shogun.bots.weights import Weights
from bakufu.games.shogun.codes import march_armies, march_target
from bakufu.games.shogun.ids import Move
from bakufu.games.shogun.moves import ATTACK
from bakufu.games.shogun.odds import battle_odds

HOPELESS: Final = 0.2  # a chance to win a battle
LAST: Final = 0.1  # the same in the last round, when armies have nothing better to do

Decide = Callable[[View, Random], int]


def prudent(decide: Decide, weights: Weights) -> Decide:
    """The same bot, but for its hopeless attacks: instead it makes its best other march, if there is one."""

    def decided(view: View, rng: Random) -> int:
        move = decide(view, rng)
        if move < ATTACK:
            return move
        assert view.seat is not None
        state = GAME.resample(view, rng)  # nothing is read from it that the view does not show
        evaluation = Evaluation(state, view.seat, weights)
        least = HOPELESS if evaluation.rounds > 1 else LAST
        if _odds(view, move) >= least:
            return move
        for other in sorted(view.legal, key=lambda other: march(evaluation, other), reverse=True):
            if other < ATTACK or _odds(view, other) >= least:
                notes = notebook()
                if notes is not None:
                    notes.clear()
                    explain(notes, evaluation, view.legal, other)
                    # What is worth more was looked at before, and is as hopeless.
                    value = notes.values[other]
                    notes.values = {one: found for one, found in notes.values.items() if found <= value}
                    facts: Facts = {"move": move, "win": round(100 * _odds(view, move))}
                    notes.remarks.insert(0, Remark("hopeless", facts))
                return other
        return move

    return decided


def _odds(view: View, move: Move) -> float:
    target, armies = march_target(move - ATTACK), march_armies(move - ATTACK)
    return battle_odds(view, target, armies).win
