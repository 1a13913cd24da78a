"""Shogun (Dirk Henn, 2006): rules-true, for 3 to 5 players, both sides of the board."""

from bakufu.games.shogun.meta import GAME

__all__ = ["GAME"]
