"""The level `easy`: plays with sense, but often misjudges what things are worth.

It is the simple bot with shaken opinions. How it errs follows from its seat and the season, so a sheet comes
from one mood.
"""

from __future__ import annotations

from random import Random

from bakufu.engine.game import View
from bakufu.games.shogun.bots.simple import SimpleMind, answer_of

ERROR = 0.5  # of a worth, as a standard deviation


def decide(view: View, rng: Random) -> int:
    if len(view.legal) == 1:
        return view.legal[0]
    mind = SimpleMind(view)
    board = mind.board
    mood = Random(f"{mind.me}/{board.year}/{board.season}/{sum(board.chests)}/{sum(board.armies)}")
    mind.mood = lambda: mood.gauss(0.0, ERROR)
    return answer_of(mind, rng)
