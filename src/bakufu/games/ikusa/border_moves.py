"""Moves along the borders of a table's map, made once: the long lists of a war pick from these."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bakufu.engine.bits import has_bit
from bakufu.games.ikusa.codes import KINDS_SETS, battle_code, march_code
from bakufu.games.ikusa.ids import Move, Province
from bakufu.games.ikusa.moves import DECLARE, MARCH
from bakufu.games.ikusa.options import borders, edges_of
from bakufu.games.ikusa.tables import ALL_KINDS, BODIES, BORDERS, PROVINCE_COUNT


class BorderMoves:
    """The neighbours of every province, those of them across a sea line, and the moves to them (I-MAP-05)."""

    def __init__(self, chosen: tuple[bool, ...], version: int) -> None:
        neighbours, sea = edges_of(chosen, version)
        self.neighbours = neighbours
        self.sea = sea
        self.ways = [
            _way(neighbours[a], sea[a], b, by_sea and is_there)
            for (_, a, b, by_sea, _), is_there in zip(BORDERS, chosen)
        ]
        self.attacks: list[list[tuple[Province, Move]]] = [
            [(target, DECLARE + battle_code(origin, body, target)) for target in neighbours[origin]]
            for origin in range(PROVINCE_COUNT)
            for body in range(len(BODIES))
        ]
        self.marches: list[list[list[int]]] = []
        for origin in range(PROVINCE_COUNT):
            rows = [
                [MARCH + march_code(origin, target, unit, 0) for unit in ALL_KINDS]
                for target in neighbours[origin]
            ]
            for units in range(KINDS_SETS):
                self.marches.append([[row[u] for u in ALL_KINDS if has_bit(units, u)] for row in rows])


def _way(neighbours: list[int], sea: list[int], target: Province, has_line: bool) -> str:
    """How one crosses a border that tables decide on; "both": a sea line lies beside a land border."""
    if target not in neighbours:
        return "none"
    if target in sea:
        return "sea"
    return "both" if has_line else "land"


@lru_cache(maxsize=32)  # few tables have other borders
def _border_moves(chosen: tuple[bool, ...], version: int) -> BorderMoves:
    return BorderMoves(chosen, version)


def border_moves(options: Mapping[str, str], version: int) -> BorderMoves:
    return _border_moves(borders(options), version)
