"""The preview of what is put together before it is submitted: a planning tray or a levy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bakufu.engine.preview import Preview
from bakufu.games.ikusa.ids import Seat
from bakufu.games.ikusa.preview import levy, tray
from bakufu.games.ikusa.stages import BUY_UNIT, FILL_BIN
from bakufu.games.ikusa.state import State

# By decision.
PREVIEWS: Final[dict[int, Callable[[State, Seat, Sequence[int]], Preview | None]]] = {
    FILL_BIN: tray.preview,
    BUY_UNIT: levy.preview,
}


def preview(state: State, seat: Seat, moves: Sequence[int]) -> Preview | None:
    """What the rules say of these moves; None where nothing is put together."""
    previewed = PREVIEWS.get(state.decision)
    return previewed(state, seat, moves) if previewed is not None else None
