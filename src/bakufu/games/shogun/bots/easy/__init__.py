"""The level `easy`: plays a sensible game from its view alone, but often misjudges what things are worth.

Every answer is the one with the highest worth, counted in victory points: what a province, a building, a
chest, a bag of rice or an army is worth to this seat now. The numbers are estimates, the rules are not:
what is legal comes with the view. It looks no move ahead. How it errs follows from its seat and the season,
so a whole plan is made with the same errors.
"""

from __future__ import annotations

from random import Random

from bakufu.engine.game import View
from bakufu.games.shogun.bots.easy import draft, modules, planning, rounds
from bakufu.games.shogun.bots.easy.evaluation import EasyEvaluation
from bakufu.games.shogun.stages import (
    BATTLE_MOVE,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    MOVE_ON,
    PLAN_CARD,
    TAKE_SPECIAL,
)

ERROR = 0.5  # of a value, as a standard deviation


def decide(view: View, rng: Random) -> int:
    """The answer of `easy` before its second look (`prudence`)."""
    if len(view.legal) == 1:
        return view.legal[0]
    evaluation = EasyEvaluation(view)
    board = evaluation.board
    mood = Random(f"{evaluation.me}/{board.year}/{board.season}/{sum(board.chests)}/{sum(board.armies)}")
    evaluation.value_error = lambda: mood.gauss(0.0, ERROR)
    return _answer(evaluation, rng)


def decide_without_error(view: View, rng: Random) -> int:
    """The retired level `simple`: the same values, without errors of judgement."""
    return view.legal[0] if len(view.legal) == 1 else _answer(EasyEvaluation(view), rng)


def _answer(evaluation: EasyEvaluation, rng: Random) -> int:
    answer = _ANSWERS.get(evaluation.board.decision)
    return answer(evaluation, rng) if answer else evaluation.legal[int(rng.random() * len(evaluation.legal))]


_ANSWERS = {
    DRAFT_TAKE: draft.take,
    DRAFT_GROUP: draft.group,
    PLAN_CARD: planning.plan,
    TAKE_SPECIAL: rounds.take_special,
    DEPLOY_SIX: rounds.deploy_six,
    MOVE_ON: rounds.march,
    BATTLE_MOVE: rounds.march,
    EXTRA_ATTACK: rounds.extra,
    EXTRA_DEFENSE: rounds.extra,
    CHOOSE_REVOLT: rounds.choose_revolt,
    **modules.ANSWERS,
}
