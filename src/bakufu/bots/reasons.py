"""General remarks about a move, for bots that explain nothing: each game knows its own."""

from __future__ import annotations

from bakufu.engine import registry
from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.ids import Move


def reason(view: View, move: Move) -> Event | None:
    """What speaks for this move, from what the seat may know; None where nothing can be said in a line."""
    remark = registry.plugin(view.game).load("reason")
    found: Event | None = remark(view, move) if remark is not None else None
    return found
