"""How the table looks at the end of a round: each clan's chance to win in the end.

What can be counted of a clan makes its prospects; the chances are those of all clans beside each other. How
much each thing counts was learned from games of `normal` (tools/learn_ikusa.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from bakufu.games.ikusa.bodies import army_size, level
from bakufu.games.ikusa.state import GAME_OVER, NOBODY, State
from bakufu.games.ikusa.tables import ARMIES_EACH, BODY, PROVINCE_COUNT, SPEARMAN

FEATURES: Final[list[str]] = [
    "provinces",  # as a part of those that win
    "close",  # their square
    "forces",  # units in provincial forces, tens of them
    "strong",  # all but spearmen, tens of them
    "armies",  # units with armies, tens of them
    "daimyos",
    "last",  # only one daimyo is left
    "lone",  # daimyos without units
    "levels",  # of all armies above the first
    "borders",  # neighbours of other clans for each own province
]
LEARNED: Final[list[float]] = [1.74, 1.98, 0.16, 0.13, 1.0, 0.0, -0.1, 0.0, 0.11, -0.9]


def features(state: State, clan: int) -> list[float]:
    owner, pf = state.owner, state.pf
    forces = strong = borders = 0
    for p in range(PROVINCE_COUNT):
        if owner[p] == clan:
            i = p * BODY
            forces += pf[i] + pf[i + 1] + pf[i + 2] + pf[i + 3]
            strong += pf[i] + pf[i + 1] + pf[i + 2]
            for q in state.rules.neighbours[p]:
                if owner[q] != clan and owner[q] != NOBODY:
                    borders += 1
    armies = daimyos = lone = levels = 0
    for k in range(clan * ARMIES_EACH, (clan + 1) * ARMIES_EACH):
        if state.army_at[k] >= 0:
            units = army_size(state, k)
            daimyos += 1
            armies += units
            strong += units - state.army[k * BODY + SPEARMAN]
            lone += units == 0
            levels += level(state, k) - 1
    provinces = state.provinces[clan] / state.rules.win
    return [
        provinces,
        provinces * provinces,
        forces / 10,
        strong / 10,
        armies / 10,
        float(daimyos),
        float(daimyos == 1),
        float(lone),
        float(levels),
        borders / max(1, state.provinces[clan]),
    ]


def outlook(state: State, clan: int) -> float:
    """The chance that the player of this clan wins."""
    mine = state.rules.player_of[clan]
    if state.decision == GAME_OVER:
        return 1.0 / len(state.winners) if mine in state.winners else 0.0
    own = total = 0.0
    for other in range(state.rules.clans):
        if state.alive[other]:
            worth = 0.0
            for feature, weight in zip(features(state, other), LEARNED, strict=True):
                worth += feature * weight
            share = exp(worth)
            total += share
            if state.rules.player_of[other] == mine:
                own += share
    return own / total if total else 0.0
