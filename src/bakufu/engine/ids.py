"""Type aliases for the numbers in signatures: `Seat` and `Move`.

They are aliases of int and not `NewType`s: calling a `NewType` takes time, and a simulation would do it
several times for every move.
"""

from __future__ import annotations

from typing import TypeAlias

Move: TypeAlias = int  # a number of the game's move table
Seat: TypeAlias = int  # a player, by the place at the table, counted from 0
