"""The bots, by name.

A bot is a function of a view and a random generator: `decide(view, rng) -> move`. It gets nothing else, so
it can know no more than a player in its seat.

A name may ask for a version, which never changes once it is published, and for a budget: `normal@1`,
`hard:0.2s` (seconds a decision), `hard@1:200n` (rounds played out, the same on every machine).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from bakufu.bots import at_random, shogun_simple
from bakufu.bots.ikusa import easy as ikusa_easy
from bakufu.bots.ikusa.easy.prudence import prudent as ikusa_prudent
from bakufu.bots.ikusa.hard import hard as ikusa_hard
from bakufu.bots.ikusa.normal import normal as ikusa_normal
from bakufu.bots.ikusa.weights import HARD as IKUSA_HARD
from bakufu.bots.ikusa.weights import NORMAL as IKUSA_NORMAL
from bakufu.bots.shogun import easy
from bakufu.bots.shogun.hard import hard
from bakufu.bots.shogun.normal import normal
from bakufu.bots.shogun.prudence import prudent
from bakufu.bots.shogun.weights import BASE_GAME, HARD, NORMAL
from bakufu.engine.errors import Refused, shown
from bakufu.engine.game import View

Bot = Callable[[View, Random], int]

RANDOM = "random"


class NamedBot:
    """A bot that was found by its name. A pickle holds the name, and `find` finds the bot again."""

    def __init__(self, name: str, game: str, decide: Bot, find: Callable[[str, str], Bot]) -> None:
        self.name = name
        self.game = game
        self.decide = decide
        self.find = find

    def __call__(self, view: View, rng: Random) -> int:
        return self.decide(view, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return self.find, (self.name, self.game)

    def __deepcopy__(self, memo: dict[int, Any]) -> NamedBot:
        """One's own bot may keep notes of its game: those of a copy are its own."""
        return NamedBot(self.name, self.game, deepcopy(self.decide, memo), self.find)


class Budget(NamedTuple):
    """How long a searching bot may think; both nothing: as long as it likes best."""

    seconds: float = 0.0
    rollouts: int = 0


def _fixed(decide: Bot) -> Callable[[Budget], Bot]:
    return lambda budget: decide


def _seconds(budget: Budget) -> float:
    """A second, unless it is told otherwise."""
    return budget.seconds if budget.seconds or budget.rollouts else 1.0


def _shogun_hard(budget: Budget) -> Bot:
    return prudent(hard(HARD, _seconds(budget), budget.rollouts), HARD)


def _ikusa_hard(budget: Budget) -> Bot:
    return ikusa_hard(IKUSA_HARD, _seconds(budget), budget.rollouts)


# Bots that play any game, and those that play one: first the one to begin with. Of each level all versions
# since `@1`.
_ANY_GAME: dict[str, Bot] = {RANDOM: at_random.decide}
_BY_GAME: dict[str, dict[str, list[Callable[[Budget], Bot]]]] = {
    "ikusa": {
        "normal": [_fixed(ikusa_normal(IKUSA_NORMAL))],
        "hard": [_ikusa_hard],
        "easy": [_fixed(ikusa_prudent(ikusa_easy.decide))],
    },
    "shogun": {
        "normal": [_fixed(prudent(normal(NORMAL), NORMAL))],
        "hard": [_shogun_hard],
        "easy": [_fixed(prudent(easy.decide, BASE_GAME))],
    },
}
_OF_OLD: dict[str, dict[str, Bot]] = {"shogun": {"simple": shogun_simple.decide}}  # no longer offered
_SEARCHING = ("hard",)

_NAME = re.compile(
    r"(?P<name>[a-z]+)(@(?P<version>[0-9]{1,4}))?(:(?P<amount>[0-9]{1,6}([.][0-9]{1,3})?)(?P<unit>[sn]))?"
)


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, first the one to begin with."""
    return [*_BY_GAME.get(game, {}), *_ANY_GAME]


def all_names(game: str) -> list[str]:
    """Every bot that has ever played this game, each of its versions by its own name."""
    levels = _BY_GAME.get(game, {})
    versions = [f"{level}@{number + 1}" for level, made in levels.items() for number in range(len(made))]
    return [*versions, *_OF_OLD.get(game, {}), *_ANY_GAME]


def advisers(game: str) -> list[str]:
    """The bots that can be asked for advice, first the usual one: those that know why they do something."""
    return list(_BY_GAME.get(game, {}))


def may_sit(name: str, game: str) -> bool:
    """Whether a table may name this bot: one that is offered, or one of old."""
    return name in bots(game) or name in _OF_OLD.get(game, {})


def seated(name: str, game: str) -> str:
    """The bot that plays for a seat of a table: of a version that is no longer kept, the newest of its level.

    Whoever asks for such a version by name is refused (`bot`); but a game that it began is played to its end.
    """
    asked = _NAME.fullmatch(name)
    versions = _BY_GAME.get(game, {}).get(asked["name"], []) if asked else []
    if asked is None or not versions or int(asked["version"] or 0) <= len(versions):
        return name
    return name.replace(f"@{asked['version']}", "")


def hurried(name: str, game: str, seconds: float) -> str:
    """The same bot, told to answer within so many seconds if it is one that searches."""
    if name not in _SEARCHING or name not in bots(game) or seconds <= 0:
        return name
    return f"{name}:{max(0.01, seconds):.2f}s"


@lru_cache(maxsize=256)
def _known(name: str, game: str) -> Bot | None:
    asked = _NAME.fullmatch(name)
    if asked is None:
        return None
    level = asked["name"]
    versions = _BY_GAME.get(game, {}).get(level)
    if versions is None or not 1 <= int(asked["version"] or 1) <= len(versions):
        return None
    budget = _budget(asked["amount"] or "", asked["unit"] or "")
    if budget is None or (budget != Budget() and level not in _SEARCHING):
        return None
    return versions[int(asked["version"] or 0) - 1](budget)


def _budget(amount: str, unit: str) -> Budget | None:
    """None where it is no budget: nothing at all, or a part of a round."""
    if not unit:
        return Budget()
    if float(amount) == 0 or (unit == "n" and "." in amount):
        return None
    return Budget(seconds=float(amount)) if unit == "s" else Budget(rollouts=int(amount))


def version(name: str, game: str) -> str:
    """The name with the version that plays under it today: `hard:0.2s` is `hard@1:0.2s`."""
    asked = _NAME.fullmatch(name)
    versions = _BY_GAME.get(game, {}).get(asked["name"], []) if asked else []
    if asked is None or asked["version"] or not versions:
        return name
    level = asked["name"]
    return f"{level}@{len(versions)}{name.removeprefix(level)}"


def bot(name: str, game: str) -> Bot:
    """The bot of this name; `Refused` lists the names that there are."""
    found = _ANY_GAME.get(name) or _OF_OLD.get(game, {}).get(name) or _known(name, game)
    if found is None:
        raise Refused("bot-unknown", bot=shown(name), game=game, bots=", ".join(bots(game)))
    return NamedBot(version(name, game), game, found, bot)
