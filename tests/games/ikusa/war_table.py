"""Small words for the tests of the war: levels in notation, and what the log tells."""

from __future__ import annotations

from bakufu.games.ikusa.tables import TRACKS
from tests.games.ikusa.table import Table


def at_level(level: int, track: str = "slow") -> str:
    """The word for the left-most hole of a level; how many holes there are does not matter (Q-02)."""
    return f"h{TRACKS[track].index(level) + 1}"


def story(table: Table) -> list[str]:
    """What was told, one line an event: the key, the facts and the rule."""
    lines = []
    for event in table.log:
        facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
        lines.append(f"{event.key} {facts} ({event.rule})".replace("  ", " "))
    return lines
