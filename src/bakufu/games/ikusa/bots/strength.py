"""How strong units are, and the chance of a battle at a glance.

A force is a number of units and what they hit with in a pass; bowmen and gunners count for more because they
hit first. The chance of a battle follows from both sides' forces by a formula that was fitted to the exact
odds and is within three hundredths of them as a rule.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from bakufu.games.ikusa.tables import (
    BODY,
    BONUS,
    BONUS_UNIT,
    BOWMAN,
    COMBAT_VALUE,
    DAIMYO,
    DIE,
    GUNNER,
    RONIN,
)

FIRST: Final = 1.4  # a hit that comes before the others'
HIT: Final[list[float]] = [
    COMBAT_VALUE[unit] / DIE * (FIRST if unit == BOWMAN or unit == GUNNER else 1.0)
    for unit in range(BODY + 1)
]
WALL_HIT: Final[list[float]] = [HIT[BONUS_UNIT[building]] * BONUS[building] for building in range(3)]
DAIMYO_HIT: Final[float] = HIT[DAIMYO]
RONIN_HIT: Final[float] = HIT[RONIN]

STEEP: Final = 1.6
NUMBERS: Final = 0.8
MOST: Final = 12.0


def chance(number_a: float, hitting_a: float, number_d: float, hitting_d: float) -> float:
    """The chance that the attackers win a battle to its end."""
    if number_a <= 0.0:
        return 0.0
    if number_d <= 0.0:
        return 1.0
    size = sqrt((number_a + number_d) / 2)
    x = STEEP * size * (NUMBERS * log(number_a / number_d) + log(hitting_a / hitting_d))
    if x > MOST:
        return 1.0
    if x < -MOST:
        return 0.0
    return 1 / (1 + exp(-x))


def spent(number_a: float, hitting_a: float, number_d: float, hitting_d: float, win: float) -> float:
    """The share of the attackers that a battle costs."""
    if number_d <= 0.0 or number_a <= 0.0:
        return 0.0
    ratio = number_d * hitting_d / (number_a * hitting_a)
    return win * 0.5 * min(1.0, ratio) + (1 - win) * 0.85


def number(units: list[int], first: int) -> int:
    return units[first] + units[first + 1] + units[first + 2] + units[first + 3] + units[first + 4]


def hitting(units: list[int], first: int) -> float:
    return (
        units[first] * HIT[0]
        + units[first + 1] * HIT[1]
        + units[first + 2] * HIT[2]
        + units[first + 3] * HIT[3]
        + units[first + 4] * HIT[4]
    )
