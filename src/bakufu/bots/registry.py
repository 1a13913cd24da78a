"""The bots, by name.

A bot is a function of a view and a random generator: `decide(view, rng) -> move`. It gets nothing else, so
it can know no more than a player in its seat.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bakufu.bots import at_random, ikusa_simple, shogun_simple
from bakufu.engine.errors import Refused, shown
from bakufu.engine.game import View

Bot = Callable[[View, Random], int]

RANDOM = "random"

# Bots that play any game, and those that play one.
_ANY_GAME: dict[str, Bot] = {RANDOM: at_random.decide}
_BY_GAME: dict[str, dict[str, Bot]] = {
    "ikusa": {"simple": ikusa_simple.decide},
    "shogun": {"simple": shogun_simple.decide},
}


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, the best first."""
    return [*_BY_GAME.get(game, {}), *_ANY_GAME]


def bot(name: str, game: str) -> Bot:
    """The bot of this name; `Refused` lists the names that there are."""
    found = _BY_GAME.get(game, {}).get(name) or _ANY_GAME.get(name)
    if found is None:
        raise Refused("bot-unknown", bot=shown(name), game=game, bots=", ".join(bots(game)))
    return found
