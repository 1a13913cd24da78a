"""Packed numbers of Shogun: the arguments of moves and the spaces of the players' boards.

Every packing is written and read here and nowhere else. A code is a move without the base of its kind
(`move - ATTACK`); the strides are those of the move table and never change, for records hold such moves.
Sets of buildings, provinces or spaces are bit sets (see `engine.bits`).
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.bits import has_bit
from bakufu.games.shogun.ids import Card, Province, Seat, Space
from bakufu.games.shogun.tables import BUILDINGS, LINES, SPACE_STRIDE

# By how much a code grows with its first argument; the second has 1.
PLAN_SPACE: Final = 64
MARCH_TARGET: Final = 64
TOWER_COLOUR: Final = 128


# -- a card on a space of the own board -----------------------------------------------------------------


def plan_code(space: Space, card: Card) -> int:
    return PLAN_SPACE * space + card


def plan_space(code: int) -> Space:
    return code >> 6


def plan_card(code: int) -> Card:
    return code & 63


def space_of(seat: Seat, space: Space) -> int:
    """Where the card on a space of a seat's board stands in `state.plan`."""
    return seat * SPACE_STRIDE + space


# -- armies that move or attack -------------------------------------------------------------------------


def march_code(target: Province, armies: int) -> int:
    return MARCH_TARGET * target + armies


def march_target(code: int) -> Province:
    return code >> 6


def march_armies(code: int) -> int:
    """Also of a whole move: the bases of its kinds are multiples of the stride."""
    return code & 63


# -- cubes that came out of a real tower ----------------------------------------------------------------


def tower_code(colour: int, cubes: int) -> int:
    return TOWER_COLOUR * colour + cubes


def tower_colour(code: int) -> int:
    return code >> 7


def tower_cubes(code: int) -> int:
    return code & 127


# -- spaces of the chamber board, row by row ------------------------------------------------------------


def chamber_row(space: int) -> int:
    return space // LINES


def chamber_column(space: int) -> int:
    return space % LINES


# -- the buildings of a province ------------------------------------------------------------------------

# By the set of kinds as the state keeps it, bit k for kind k: the kinds in it.
KINDS_OF: Final[list[tuple[int, ...]]] = [
    tuple(kind for kind in range(len(BUILDINGS)) if has_bit(bits, kind))
    for bits in range(1 << len(BUILDINGS))
]
