"""Names for the kinds of numbers in Shogun: aliases of int, so that signatures say what is meant."""

from __future__ import annotations

from typing import TypeAlias

from bakufu.engine.ids import Move, Seat

__all__ = ["Action", "Card", "Decision", "Move", "Province", "Seat", "Space"]

Action: TypeAlias = int  # one of the ten: `tables.ACTIONS`
Card: TypeAlias = int  # of a hand: `tables.CARDS`; a favor or special card where the function is about those
Decision: TypeAlias = int  # what is asked
Province: TypeAlias = int  # by index in `tables.PROVINCES`
Space: TypeAlias = int  # of a player's board: `tables.SPACES`
