"""The level `easy`: plays a sensible game from its view alone, but often misjudges what things are worth.

Every answer is the one with the highest worth, counted in victory points: what a province, a building, a
chest, a bag of rice or an army is worth to this seat now. The numbers are opinions, the rules are not:
what is legal comes with the view. It looks no move ahead. How it errs follows from its seat and the season,
so a whole plan is made with the same errors.
"""

from __future__ import annotations

from random import Random

from bakufu.engine.game import View
from bakufu.games.shogun.bots.easy import draft, modules, planning, rounds
from bakufu.games.shogun.bots.easy.mind import EasyMind
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

ERROR = 0.5  # of a worth, as a standard deviation


def decide(view: View, rng: Random) -> int:
    """The answer of `easy` before its second look (`prudence`)."""
    if len(view.legal) == 1:
        return view.legal[0]
    mind = EasyMind(view)
    board = mind.board
    mood = Random(f"{mind.me}/{board.year}/{board.season}/{sum(board.chests)}/{sum(board.armies)}")
    mind.mood = lambda: mood.gauss(0.0, ERROR)
    return _answer(mind, rng)


def decide_without_error(view: View, rng: Random) -> int:
    """The retired level `simple`: the same opinions, and every worth as it is."""
    return view.legal[0] if len(view.legal) == 1 else _answer(EasyMind(view), rng)


def _answer(mind: EasyMind, rng: Random) -> int:
    answer = _ANSWERS.get(mind.board.decision)
    return answer(mind, rng) if answer else mind.legal[int(rng.random() * len(mind.legal))]


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
