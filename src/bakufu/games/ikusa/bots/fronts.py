"""Distance of each own province from the border."""

from __future__ import annotations

from typing import Final

from bakufu.games.ikusa.ids import Clan
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import PROVINCE_COUNT

FAR: Final = 6


def fronts(
    owner: list[int], clan: Clan, own: list[int], foe: list[bool], neighbours: list[list[int]]
) -> list[int]:
    """For the own provinces: 0 on the border to an enemy or to empty land, else the number of steps to it."""
    found = [FAR] * PROVINCE_COUNT
    frontier = []
    for p in own:
        for q in neighbours[p]:
            if owner[q] != clan and (owner[q] == NOBODY or foe[owner[q]]):
                found[p] = 0
                frontier.append(p)
                break
    steps = 0
    while frontier:
        steps += 1
        next_frontier = []
        for p in frontier:
            for q in neighbours[p]:
                if owner[q] == clan and found[q] > steps:
                    found[q] = steps
                    next_frontier.append(q)
        frontier = next_frontier
    return found
