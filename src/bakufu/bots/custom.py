"""Custom bots: a function in a module of the user, named `module:function`, besides the built-in bots.

Only commands that a user runs for themselves accept such names: the arena, the simulator, datasets and
environments. Servers and records from elsewhere accept only built-in bots, because naming a module runs it.
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
    """The built-in or custom bot of this name; `Refused` where there is none."""
    named = _NAME.fullmatch(name)
    if named is None:
        return bot(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that a user's random.py does not replace the standard one
    try:
        found = getattr(import_module(named["module"]), named["function"])
    except (Exception, SystemExit) as problem:  # importing a user's module may raise anything, or exit
        message = f"{safe_repr(describe_exception(problem))} {location_of(problem)}".rstrip()
        raise Refused("bot-not-loaded", bot=safe_repr(name), problem=message) from problem
    if not callable(found):
        raise Refused("bot-not-loaded", bot=safe_repr(name), problem=safe_repr(found))
    return NamedBot(name, game, isolated(cast(Bot, found)), load_bot)


class IsolatedBot:
    """Gives a custom bot its own copy of the view and its own generator.

    Views share lists with the game, and a custom bot may modify its view. All bots at a table share one
    generator: with access to it a bot could predict the random choices of the others.
    """

    def __init__(self, decide: Bot) -> None:
        self.decide = decide

    def __call__(self, view: View, rng: Random) -> Move:
        own = Random(sha256(rng.randbytes(16)).digest())
        return self.decide(pickle.loads(pickle.dumps(view)), own)


def isolated(decide: Bot) -> Bot:
    return IsolatedBot(decide)


def is_custom(name: str) -> bool:
    """Whether this names a custom bot, which may do anything; built-in bots can be trusted."""
    return _NAME.fullmatch(name) is not None


def exact_name(name: str, game: str) -> str:
    """The name of a bot with the version that it stands for today."""
    return name if is_custom(name) else version(name, game)
