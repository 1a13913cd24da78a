"""Bots and their levels: the type of a bot, its budget, and a level such as `hard` with all its versions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from bakufu.engine.game import View
from bakufu.engine.ids import Move

Bot = Callable[[View, Random], Move]

SECONDS_USUAL = 1.0  # what a searching bot takes for a decision unless its name says otherwise


class Budget(NamedTuple):
    """How long a searching bot may think; where both are 0, its usual time."""

    seconds: float = 0.0
    rollouts: int = 0

    @property
    def seconds_most(self) -> float:
        """The time for a decision; 0 where rollouts are counted instead."""
        return self.seconds if self.seconds or self.rollouts else SECONDS_USUAL


class BotLevel(NamedTuple):
    """All versions of a bot, the oldest first. A published version never changes."""

    versions: list[Callable[[Budget], Bot]]
    searches: bool = False  # takes a budget in its name: `hard:0.2s`
    replaced_by: str = ""  # for a retired level: the one that continues its games at old tables


Levels = Mapping[str, BotLevel]


def fixed(decide: Bot) -> Callable[[Budget], Bot]:
    """A version that takes no budget."""
    return lambda budget: decide
