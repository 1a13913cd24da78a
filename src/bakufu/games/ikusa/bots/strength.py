"""Unit strengths and a fast estimate of battle odds.

A force is a number of units and their expected hits in a pass; bowmen and gunners count for more because
they hit first. The estimate is a formula of both sides' forces that was fitted to the exact odds; it is
usually within three hundredths of them.
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

FIRST: Final = 1.4  # weight of a hit that comes before the others'
HIT: Final[list[float]] = [
    COMBAT_VALUE[unit] / DIE * (FIRST if unit == BOWMAN or unit == GUNNER else 1.0)
    for unit in range(BODY + 1)
]
WALL_HIT: Final[list[float]] = [HIT[BONUS_UNIT[building]] * BONUS[building] for building in range(3)]
DAIMYO_HIT: Final[float] = HIT[DAIMYO]
RONIN_HIT: Final[float] = HIT[RONIN]

SLOPE: Final = 1.6
COUNT_EXPONENT: Final = 0.8
EXPONENT_LIMIT: Final = 12.0


def chance(
    units_attacking: float, hits_attacking: float, units_defending: float, hits_defending: float
) -> float:
    """The chance that the attackers win a battle to its end."""
    if units_attacking <= 0.0:
        return 0.0
    if units_defending <= 0.0:
        return 1.0
    size = sqrt((units_attacking + units_defending) / 2)
    x = (
        SLOPE
        * size
        * (COUNT_EXPONENT * log(units_attacking / units_defending) + log(hits_attacking / hits_defending))
    )
    if x > EXPONENT_LIMIT:
        return 1.0
    if x < -EXPONENT_LIMIT:
        return 0.0
    return 1 / (1 + exp(-x))


def expected_loss_share(
    units_attacking: float, hits_attacking: float, units_defending: float, hits_defending: float, win: float
) -> float:
    """The share of the attackers that a battle costs."""
    if units_defending <= 0.0 or units_attacking <= 0.0:
        return 0.0
    ratio = units_defending * hits_defending / (units_attacking * hits_attacking)
    return win * 0.5 * min(1.0, ratio) + (1 - win) * 0.85


def unit_count(units: list[int], first: int) -> int:
    return units[first] + units[first + 1] + units[first + 2] + units[first + 3] + units[first + 4]


def expected_hits(units: list[int], first: int) -> float:
    return (
        units[first] * HIT[0]
        + units[first + 1] * HIT[1]
        + units[first + 2] * HIT[2]
        + units[first + 3] * HIT[3]
        + units[first + 4] * HIT[4]
    )
