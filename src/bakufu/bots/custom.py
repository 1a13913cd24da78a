"""Custom bots: a function in a module of the user's own, `module:function`, beside the bots of the house.

Only what runs for its own user takes such names: the arena, the simulator, datasets and environments.
A server and a record from elsewhere know the bots of the house alone, for whoever names a module runs it.
"""

from __future__ import annotations

import pickle
import re
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import cast

from bakufu.bots.answer import describe_exception, location_of
from bakufu.bots.level import Bot
from bakufu.bots.registry import NamedBot, bot, version
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.game import View
from bakufu.engine.ids import Move

_NAME = re.compile(r"(?P<module>[A-Za-z_]\w*([.][A-Za-z_]\w*)*):(?P<function>[A-Za-z_]\w*)", re.ASCII)


def load_bot(name: str, game: str) -> Bot:
    """The bot of this name, of the house or one's own; `Refused` where there is none."""
    named = _NAME.fullmatch(name)
    if named is None:
        return bot(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: nobody's random.py is taken for the library's
    try:
        found = getattr(import_module(named["module"]), named["function"])
    except (Exception, SystemExit) as problem:  # a stranger's module may raise whatever it likes, or leave
        message = f"{safe_repr(describe_exception(problem))} {location_of(problem)}".rstrip()
        raise Refused("bot-not-loaded", bot=safe_repr(name), problem=message) from problem
    if not callable(found):
        raise Refused("bot-not-loaded", bot=safe_repr(name), problem=safe_repr(found))
    return NamedBot(name, game, isolated(cast(Bot, found)), load_bot)


class IsolatedBot:
    """A bot with a view and a generator of its own.

    Views share lists with the game, and a stranger may write on his. The generator of a game is that of all
    bots at the table: who had it in his hands could foresee what the others will draw.
    """

    def __init__(self, decide: Bot) -> None:
        self.decide = decide

    def __call__(self, view: View, rng: Random) -> Move:
        own = Random(sha256(rng.randbytes(16)).digest())
        return self.decide(pickle.loads(pickle.dumps(view)), own)


def isolated(decide: Bot) -> Bot:
    return IsolatedBot(decide)


def is_custom(name: str) -> bool:
    """Whether this names a bot of one's own, who may do whatever it likes; those of the house do not."""
    return _NAME.fullmatch(name) is not None


def exact_name(name: str, game: str) -> str:
    """The same bot with the version that plays under its name today."""
    return name if is_custom(name) else version(name, game)
