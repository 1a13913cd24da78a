"""The random bot: picks any legal move with equal probability. It plays every game."""

from __future__ import annotations

from random import Random

from bakufu.engine.game import View
from bakufu.engine.ids import Move


def decide(view: View, rng: Random) -> Move:
    return view.legal[int(rng.random() * len(view.legal))]
