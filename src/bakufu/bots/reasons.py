"""General reasons for a move, for bots that note nothing: every game provides its own."""

from __future__ import annotations

from bakufu.engine import registry
from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.ids import Move


def reason(view: View, move: Move) -> Event | None:
    """A reason for this move, from what the seat may know; None where there is none in a line."""
    remark = registry.plugin(view.game).load("reason")
    found: Event | None = remark(view, move) if remark is not None else None
    return found
