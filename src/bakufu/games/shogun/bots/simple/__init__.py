"""A simple bot for Shogun that plays a sensible game from its view alone.

Every answer is the one with the highest worth, counted in victory points: what a province, a building, a
chest, a bag of rice or an army is worth to this seat now. The numbers are opinions, the rules are not:
what is legal comes with the view. It looks no move ahead.
"""

from __future__ import annotations

from random import Random

from bakufu.engine.game import View
from bakufu.games.shogun.bots.simple import boxes, draft, planning, rounds
from bakufu.games.shogun.bots.simple.mind import SimpleMind
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

__all__ = ["SimpleMind", "answer_of", "decide"]


def decide(view: View, rng: Random) -> int:
    if len(view.legal) == 1:
        return view.legal[0]
    return answer_of(SimpleMind(view), rng)


def answer_of(mind: SimpleMind, rng: Random) -> int:
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
    **boxes.ANSWERS,
}
