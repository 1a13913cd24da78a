"""The bots of Ikusa by level, each with all its versions since `@1`."""

from __future__ import annotations

from bakufu.bots.level import Bot, BotLevel, Budget, Levels, fixed
from bakufu.games.ikusa.bots import easy
from bakufu.games.ikusa.bots.easy.prudence import prudent
from bakufu.games.ikusa.bots.hard import hard
from bakufu.games.ikusa.bots.normal import normal
from bakufu.games.ikusa.bots.weights import HARD, NORMAL


def _hard(budget: Budget) -> Bot:
    return hard(HARD, budget.seconds_most, budget.rollouts)


LEVELS: Levels = {
    "normal": BotLevel([fixed(normal(NORMAL))]),
    "hard": BotLevel([_hard], searches=True),
    "easy": BotLevel([fixed(prudent(easy.decide))]),
}
