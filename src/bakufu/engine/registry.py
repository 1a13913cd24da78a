"""The games that are installed.

A package offers a game by an entry point of the group `bakufu.games`, such as
`shogun = "bakufu.games.shogun:GAME"`. A game is loaded when it is asked for.

The game's `rules_version` is its newest. A game that has had a rules fix also answers
`at_version(n)` with itself bound to the rules of version n, so that old records replay for ever.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from bakufu.engine.errors import Refused, shown
from bakufu.engine.game import Game

GROUP = "bakufu.games"

_added: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Make a game known without installing it: for notebooks and tests."""
    _added[game.id] = game


def games() -> list[str]:
    """The ids of all known games, in alphabetical order."""
    return sorted({*_added, *_found()})


def game(id: str, rules_version: int | None = None) -> Game[Any]:
    """The game of this id, under its newest rules or under those of an older version."""
    newest = _newest(id)
    if rules_version is None or rules_version == newest.rules_version:
        return newest
    if rules_version > newest.rules_version:
        raise Refused("rules-version-newer", game=id, version=rules_version, newest=newest.rules_version)
    at_version = getattr(newest, "at_version", None)
    if rules_version < 1 or at_version is None:
        raise Refused("rules-version-unknown", game=id, version=rules_version, newest=newest.rules_version)
    bound: Game[Any] = at_version(rules_version)
    return bound


def _newest(id: object) -> Game[Any]:
    if isinstance(id, str):
        if id in _added:
            return _added[id]
        if id in _found():
            return _load(id)
    raise Refused("game-unknown", game=shown(id), games=", ".join(games()) or "-")


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _load(id: str) -> Game[Any]:
    loaded: Game[Any] = _found()[id].load()
    assert loaded.id == id, f"the entry point {id} leads to the game {loaded.id}"
    return loaded
