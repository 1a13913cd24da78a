"""The bot of Dojo: stakes what it has and rolls as long as that pays."""

from __future__ import annotations

from random import Random

from bakufu.bots.level import BotLevel, Levels, fixed
from bakufu.engine.game import View
from dojo.rules import PLANNING, ROLL, TURN


def decide(view: View, rng: Random) -> int:
    """A stance at random and the highest stake; then a roll with a stake, else the top card."""
    assert view.seat is not None
    if view.board["phase"] == PLANNING:
        return rng.choice(view.legal) if view.board["stances"][view.seat] < 0 else view.legal[-1]
    if view.board["stakes"][view.seat] or TURN not in view.legal:
        return ROLL
    return TURN


LEVELS: Levels = {"normal": BotLevel([fixed(decide)])}
