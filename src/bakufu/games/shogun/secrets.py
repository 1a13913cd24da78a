"""Secret-dependent moves: they could show what others hide, and are final.

Only what the player sees is read here: the answer must not tell what it is about.
"""

from __future__ import annotations

from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.state import State


def depends_on_secrets(state: State, seat: Seat, move: Move) -> bool:
    """Sheets are shown when all are ready. Any later card lies HIDDEN where it is turned up."""
    return planning.ends_planning(state, seat)
