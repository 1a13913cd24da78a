"""How far each own province lies from the war."""

from __future__ import annotations

from typing import Final

from bakufu.games.ikusa.ids import Clan
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import PROVINCE_COUNT

FAR: Final = 6


def fronts(
    owner: list[int], me: Clan, own: list[int], foe: list[bool], neighbours: list[list[int]]
) -> list[int]:
    """For the own provinces: 0 on the border to an enemy or to empty land, else so many steps to it."""
    found = [FAR] * PROVINCE_COUNT
    ring = []
    for p in own:
        for q in neighbours[p]:
            if owner[q] != me and (owner[q] == NOBODY or foe[owner[q]]):
                found[p] = 0
                ring.append(p)
                break
    steps = 0
    while ring:
        steps += 1
        then = []
        for p in ring:
            for q in neighbours[p]:
                if owner[q] == me and found[q] > steps:
                    found[q] = steps
                    then.append(q)
        ring = then
    return found
