"""Why a bot would make a move, for "what would you do?": the facts that speak for it, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.games.ikusa import reasons as ikusa
from bakufu.games.shogun import reasons as shogun

REASONS: Final[dict[str, Callable[[View, int], Event | None]]] = {
    "ikusa": ikusa.reason,
    "shogun": shogun.reason,
}


def reason(view: View, move: int) -> Event | None:
    """What speaks for this move, from what the seat may know; None where nothing can be said in a line."""
    found = REASONS.get(view.game)
    return found(view, move) if found is not None else None
