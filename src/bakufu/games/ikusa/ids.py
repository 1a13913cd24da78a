"""Names for the kinds of numbers in Ikusa: aliases of int, so that signatures say what is meant."""

from __future__ import annotations

from typing import TypeAlias

from bakufu.engine.ids import Move, Seat

__all__ = ["Army", "Battle", "Body", "Clan", "Decision", "Move", "Post", "Province", "Seat", "Unit"]

Army: TypeAlias = int  # of any clan: `codes.army_of`
Battle: TypeAlias = int  # a body attacks from its origin into a target: `codes.battle_code`
Body: TypeAlias = int  # 0 the provincial force, 1 + n army n of its clan
Clan: TypeAlias = int  # a colour set; a player of two has two of them
Decision: TypeAlias = int  # what is asked
Post: TypeAlias = int  # a body in a province: `codes.post_code`
Province: TypeAlias = int  # by index in `tables.PROVINCES`
Unit: TypeAlias = int  # a kind of figure: `tables.UNITS`
