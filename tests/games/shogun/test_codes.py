"""The packed numbers of Shogun are those of its move table, and every part can be read back."""

from __future__ import annotations

import pytest

from bakufu.games.shogun import codes
from bakufu.games.shogun.moves import ATTACK, MOVE, MOVES, PLAN, TOWER
from bakufu.games.shogun.tables import CARDS, COLOUR_NAMES, PROVINCES, SPACES


@pytest.mark.parametrize("end", [0, 1, -1])
def test_codes_are_those_of_the_move_table(end: int) -> None:
    """With every argument at its first, second and last value."""
    space, card = end % len(SPACES), end % len(CARDS)
    code = codes.plan_code(space, card)
    assert MOVES.decode(PLAN + code) == ["plan", SPACES[space], CARDS[card]]
    assert (codes.plan_space(code), codes.plan_card(code)) == (space, card)

    target, armies = end % len(PROVINCES), end % 64
    code = codes.march_code(target, armies)
    assert MOVES.decode(MOVE + code) == ["move", PROVINCES[target], armies]
    assert MOVES.decode(ATTACK + code) == ["attack", PROVINCES[target], armies]
    assert (codes.march_target(code), codes.march_armies(code)) == (target, armies)
    assert codes.march_armies(ATTACK + code) == codes.march_armies(MOVE + code) == armies

    colour, cubes = end % len(COLOUR_NAMES), end % 128
    code = codes.tower_code(colour, cubes)
    assert MOVES.decode(TOWER + code) == ["tower", COLOUR_NAMES[colour], cubes]
    assert (codes.tower_colour(code), codes.tower_cubes(code)) == (colour, cubes)
