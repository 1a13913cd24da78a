"""The battle tower (S-TOWER, S-COMP-12): a throw goes in, something else comes out.

The tower has a memory: of each colour it holds loose and firm cubes. How they sit is known to nobody;
only their number can be counted. All probabilities are 16-bit thresholds, all draws are
independent and use the content before the throw, colour by colour in a fixed order. A probability
depends on the size of the throw and on the grip alone, never on whose cube it is.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from bakufu.engine.chance import TRIALS_ONE, Chance
from bakufu.engine.lists import changed
from bakufu.games.shogun.rules import PHYSICS
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import COLOURS, PROVINCES, read_table

_MODEL: Final = read_table("tower.toml")
_PHYSICS: Final = _MODEL["physics"]


def _threshold(probability: float) -> int:
    return round(TRIALS_ONE * probability)


LARGEST: Final[int] = int(_PHYSICS["largest_throw"])
HELD: Final[int] = _threshold(_PHYSICS["held"])
HELD_LOOSELY: Final[int] = _threshold(_PHYSICS["held_loosely"])
LOOSE_OUT: Final[list[int]] = [_threshold(1 - exp(-_PHYSICS["loose_rate"] * n)) for n in range(LARGEST + 1)]
FIRM_OUT: Final[list[int]] = [
    _threshold(_PHYSICS["firm_limit"] * (1 - exp(-_PHYSICS["firm_rate"] * n))) for n in range(LARGEST + 1)
]
LOOSE_SHARE: Final = 0.05  # loose cubes leave soon: of those inside about one in twenty is loose
PLAIN_HELD: Final[int] = _threshold(_MODEL["two_thirds"]["held"])
PLAIN_OUT: Final[int] = _threshold(_MODEL["two_thirds"]["stuck_out"])


def throw(state: State, thrown: list[int], chance: Chance) -> None:
    """Throw these cubes (by colour, the tray's among them); what comes out lies in the tray (S-TOWER-02).

    What stays inside remains its owner's (S-TOWER-04, A-14); only a later throw takes it out (S-TOWER-03).
    """
    size = sum(thrown)
    if size == 0:
        return  # nothing shakes the tower
    if state.rules.tower_model == PHYSICS:  # S-COMP-12, A-40
        _throw_physics(state, thrown, min(size, LARGEST), chance)
    else:
        _throw_plain(state, thrown, chance)


def _throw_physics(state: State, thrown: list[int], n: int, chance: Chance) -> None:
    loose, firm, tray = state.loose_in_tower.copy(), state.firm_in_tower.copy(), state.tray
    loose_out, firm_out = LOOSE_OUT[n], FIRM_OUT[n]
    for c in range(COLOURS):
        going_in, sat_loosely, sat_firmly = thrown[c], loose[c], firm[c]
        from_loose = chance.hits(sat_loosely, loose_out, "tower") if sat_loosely else 0
        from_firm = chance.hits(sat_firmly, firm_out, "tower") if sat_firmly else 0
        held = chance.hits(going_in, HELD, "tower") if going_in else 0
        loosely = chance.hits(held, HELD_LOOSELY, "tower") if held else 0
        tray[c] = going_in - held + from_loose + from_firm
        loose[c] = sat_loosely + loosely - from_loose
        firm[c] = sat_firmly + held - loosely - from_firm
    state.loose_in_tower, state.firm_in_tower = loose, firm


def _throw_plain(state: State, thrown: list[int], chance: Chance) -> None:
    """Two thirds of the thrown cubes, one third of the stuck ones; all stuck cubes are alike."""
    loose = state.loose_in_tower.copy()
    for c in range(COLOURS):
        stuck_out = chance.hits(loose[c], PLAIN_OUT, "tower")
        held = chance.hits(thrown[c], PLAIN_HELD, "tower")
        state.tray[c] = thrown[c] - held + stuck_out
        loose[c] += held - stuck_out
    state.loose_in_tower = loose


def inside(state: State, colour: int) -> int:
    """How many cubes of a colour are in the tower: everybody can count that (S-INFO-03)."""
    return state.loose_in_tower[colour] + state.firm_in_tower[colour]


def settle_by_hand(state: State, colour: int, out: int) -> None:
    """The players threw a real tower and counted `out` cubes of this colour in the tray: any that it held."""
    state.loose_in_tower = changed(
        state.loose_in_tower, colour, inside(state, colour) + state.thrown[colour] - out
    )
    state.firm_in_tower = changed(state.firm_in_tower, colour, 0)
    state.tray[colour] = out


def likely_loose(model: int, held: int, rng: Random) -> int:
    """A guess how many of the held cubes sit loosely, for a state made up from a view."""
    if model != PHYSICS:
        return held
    return sum(rng.random() < LOOSE_SHARE for _ in range(held))


def outside(state: State, colour: int) -> int:
    """All cubes of a colour that are not in the tower (S-STATE-04)."""
    count = state.supply[colour]
    if state.tray[colour] >= 0:
        count += state.tray[colour]
    else:
        count += state.thrown[colour]  # on the way into a real tower
    for province in range(len(PROVINCES)):
        if state.owner[province] == colour:
            count += state.armies[province]
    if colour == state.fighting_seat:
        count += state.attacking_armies
    elif state.extra_defenders and state.owner[state.battle_province] == colour:
        count += state.extra_defenders
    return count
