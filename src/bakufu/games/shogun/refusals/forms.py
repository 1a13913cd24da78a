"""The type of the functions that explain a refused move."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.engine.errors import Refusal
from bakufu.games.shogun.state import State

# Of a move of one kind that is not legal now: the state, the seat and the move.
Explain = Callable[[State, int, int], Refusal]
