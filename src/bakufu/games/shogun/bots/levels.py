"""The bots of Shogun by level, each with all its versions since `@1`."""

from __future__ import annotations

from bakufu.bots.level import Bot, BotLevel, Budget, Levels, fixed
from bakufu.games.shogun.bots import easy
from bakufu.games.shogun.bots.hard import hard
from bakufu.games.shogun.bots.normal import normal
from bakufu.games.shogun.bots.prudence import prudent
from bakufu.games.shogun.bots.weights import BASE_GAME, HARD, NORMAL


def _hard(budget: Budget) -> Bot:
    return prudent(hard(HARD, budget.seconds_most, budget.rollouts), HARD)


LEVELS: Levels = {
    "normal": BotLevel([fixed(prudent(normal(NORMAL), NORMAL))]),
    "hard": BotLevel([_hard], searches=True),
    "easy": BotLevel([fixed(prudent(easy.decide, BASE_GAME))]),
    "simple": BotLevel([], replaced_by="easy"),
}
