"""The registry of bots by name, with their versions and budgets.

A bot is a function of a view and a random generator: `decide(view, rng) -> move`. It gets nothing else, so
it can know no more than a player in its seat.

A name may include a version, which never changes once it is published, and a budget: `normal@1`, `hard:0.2s`
(seconds for a decision), `hard@1:200n` (rollouts, with the same result on every machine).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache, lru_cache
from random import Random
from typing import Any

from bakufu.bots import at_random
from bakufu.bots.level import Bot, Budget, Levels
from bakufu.engine import registry
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.game import View
from bakufu.engine.ids import Move

RANDOM = "random"


class NamedBot:
    """A bot that was looked up by name. A pickle holds the name, and `find` looks the bot up again."""

    def __init__(self, name: str, game: str, decide: Bot, find: Callable[[str, str], Bot]) -> None:
        self.name = name
        self.game = game
        self.decide = decide
        self.find = find

    def __call__(self, view: View, rng: Random) -> Move:
        return self.decide(view, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return self.find, (self.name, self.game)

    def __deepcopy__(self, memo: dict[int, Any]) -> NamedBot:
        """A custom bot may keep state during its game, so a copy gets its own."""
        return NamedBot(self.name, self.game, deepcopy(self.decide, memo), self.find)


# The bots that play any game.
_ANY_GAME: dict[str, Bot] = {RANDOM: at_random.decide}

_NAME = re.compile(
    r"(?P<name>[a-z]+)(@(?P<version>[0-9]{1,4}))?(:(?P<amount>[0-9]{1,6}([.][0-9]{1,3})?)(?P<unit>[sn]))?"
)


@cache
def _of_plugin(game: str) -> Levels:
    found: Levels = registry.plugin(game).load("bots") or {}
    return found


def _levels(game: str) -> Levels:
    """The bots that come with a game, including retired ones; none for an unknown game."""
    return _of_plugin(game) if game in registry.games() else {}


def _offered(game: str) -> list[str]:
    return [name for name, level in _levels(game).items() if not level.replaced_by]


def bots(game: str) -> list[str]:
    """The names of the bots that play this game; the default comes first."""
    return [*_offered(game), *_ANY_GAME]


def all_names(game: str) -> list[str]:
    """Every bot that plays this game, with each version under its own name."""
    levels = _levels(game)
    versions = [
        f"{name}@{number}"
        for name in _offered(game)
        for number, _ in enumerate(levels[name].versions, start=1)
    ]
    return [*versions, *_ANY_GAME]


def advisers(game: str) -> list[str]:
    """The bots that can give advice, because they can explain their moves; the default comes first."""
    return _offered(game)


def successor(name: str, game: str) -> str:
    """The level that continues the games of a retired one; any other name as it is."""
    level = _levels(game).get(name)
    return level.replaced_by if level is not None and level.replaced_by else name


def playable_version(name: str, game: str) -> str:
    """The bot that plays for a seat: the newest of its level where the version is no longer kept.

    Asking for such a version or a retired level by name is refused (see `bot`), but a game that it began is
    played to its end.
    """
    name = successor(name, game)
    asked = _NAME.fullmatch(name)
    level = _levels(game).get(asked["name"]) if asked else None
    if asked is None or level is None or int(asked["version"] or 0) <= len(level.versions):
        return name
    return name.replace(f"@{asked['version']}", "")


def with_time_limit(name: str, game: str, seconds: float) -> str:
    """The name of the same bot with a time limit, if it is one that searches."""
    level = _levels(game).get(name)
    if level is None or not level.searches or seconds <= 0:
        return name
    return f"{name}:{max(0.01, seconds):.2f}s"


@lru_cache(maxsize=256)
def _known(name: str, game: str) -> Bot | None:
    asked = _NAME.fullmatch(name)
    if asked is None:
        return None
    level = _levels(game).get(asked["name"])
    if level is None:
        return None
    budget = _budget(asked["amount"] or "", asked["unit"] or "")
    if budget is None or (budget != Budget() and not level.searches):
        return None
    if not 1 <= int(asked["version"] or 1) <= len(level.versions):
        return None
    return level.versions[int(asked["version"] or 0) - 1](budget)


def _budget(amount: str, unit: str) -> Budget | None:
    """The budget; None where it is invalid: zero, or a fraction of a rollout."""
    if not unit:
        return Budget()
    if float(amount) == 0 or (unit == "n" and "." in amount):
        return None
    return Budget(seconds=float(amount)) if unit == "s" else Budget(rollouts=int(amount))


def version(name: str, game: str) -> str:
    """The name with the version that it stands for today: `hard:0.2s` is `hard@1:0.2s`."""
    asked = _NAME.fullmatch(name)
    level = _levels(game).get(asked["name"]) if asked else None
    if asked is None or asked["version"] or level is None or level.replaced_by:
        return name
    return f"{asked['name']}@{len(level.versions)}{name.removeprefix(asked['name'])}"


def bot(name: str, game: str) -> Bot:
    """The bot of this name; otherwise `Refused` with a list of the names."""
    found = _ANY_GAME.get(name) or _known(name, game)
    if found is None:
        raise Refused("bot-unknown", bot=safe_repr(name), game=game, bots=", ".join(bots(game)))
    return NamedBot(version(name, game), game, found, bot)
