"""The export of a running game for one viewer: a view and the events that it saw, never the record."""

from __future__ import annotations

import msgspec

from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.record import EXPORT_FORMAT


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may download of a running game."""

    format: str = EXPORT_FORMAT
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    seats: list[str]
    commitment: str | None
    entropy: list[str]
    view: View
    events: list[Event]


def write_export(export: Export) -> bytes:
    """The export as a file."""
    return msgspec.json.format(msgspec.json.encode(export), indent=2) + b"\n"
