"""Bots of one's own beside those of the house: a function in a module of one's own, `module:function`.

Only what runs for its own user takes such names: the arena, the simulator, datasets and environments.
A server and a record from elsewhere know the bots of the house alone, for whoever names a module runs it.
"""

from __future__ import annotations

import pickle
import re
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import cast

from bakufu.bots.registry import Bot, bot, version
from bakufu.engine.errors import Refused, shown
from bakufu.engine.game import View

_NAME = re.compile(r"(?P<module>[A-Za-z_]\w*([.][A-Za-z_]\w*)*):(?P<function>[A-Za-z_]\w*)", re.ASCII)


def any_bot(name: str, game: str) -> Bot:
    """The bot of this name, of the house or one's own; `Refused` where there is none."""
    named = _NAME.fullmatch(name)
    if named is None:
        return bot(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: nobody's random.py is taken for the library's
    try:
        found = getattr(import_module(named["module"]), named["function"])
    except Exception as problem:  # a stranger's module may raise whatever it likes
        told = f"{type(problem).__name__}: {problem}".rstrip(": ")
        raise Refused("bot-not-loaded", bot=shown(name), problem=shown(told)) from problem
    if not callable(found):
        raise Refused("bot-not-loaded", bot=shown(name), problem=shown(found))
    return with_own_view(cast(Bot, found))


def with_own_view(decide: Bot) -> Bot:
    """The bot on a copy of the view: views share lists with the game, and a stranger may write on his."""

    def decided(view: View, rng: Random) -> int:
        return decide(pickle.loads(pickle.dumps(view)), rng)

    return decided


def exact_name(name: str, game: str) -> str:
    """The same bot with the version that plays under its name today."""
    return name if _NAME.fullmatch(name) else version(name, game)
