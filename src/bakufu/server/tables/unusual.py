"""The options of a table that differ from those of a table that is opened today."""

from __future__ import annotations

from bakufu.engine import options as table_options
from bakufu.engine import registry
from bakufu.engine.errors import Refused


def unusual_options(game: str, version: int, options: dict[str, str]) -> dict[str, str]:
    try:
        return table_options.unusual(registry.game(game, version), registry.game(game), options)
    except Refused:  # the game or the version is not installed, so there is nothing to compare with
        return {}
