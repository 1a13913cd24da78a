"""The registry of installed games: finds the `GamePlugin` of each game by its entry point.

See `engine.plugin` for what a package must offer. A game is loaded when it is first requested.

The `rules_version` of a game is its newest. A game that has had a rules fix also implements
`game.HasOlderRules`, so that old records replay for ever.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.game import Game, HasOlderRules
from bakufu.engine.plugin import GamePlugin

GROUP = "bakufu.plugins"

_added: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Register the rules of a game without installing it: for notebooks and tests."""
    _added[game.id] = game


def games() -> list[str]:
    """The ids of all known games, in alphabetical order."""
    return sorted({*_added, *_found()})


def default_game() -> str:
    """The game to use where none is named."""
    return min(games(), key=lambda id: (plugin(id).order, id))


def plugin(id: str) -> GamePlugin:
    """The parts of this game; for one that was only added, nothing but its rules."""
    if id in _found():
        return _load(id)
    if id in _added:
        return GamePlugin(id, rules="")
    raise _unknown(id)


def game(id: str, rules_version: int | None = None) -> Game[Any]:
    """The game of this id, under its newest rules or under those of an older version."""
    newest = _newest(id)
    if rules_version is None or rules_version == newest.rules_version:
        return newest
    if rules_version > newest.rules_version:
        raise Refused("rules-version-newer", game=id, version=rules_version, newest=newest.rules_version)
    if rules_version < 1 or not isinstance(newest, HasOlderRules):
        raise Refused("rules-version-unknown", game=id, version=rules_version, newest=newest.rules_version)
    return newest.at_version(rules_version)


@lru_cache(maxsize=64)
def folder(id: str) -> Path | None:
    """The folder of an installed game, found without importing its code, as that may be broken."""
    spec = find_spec(package(id)) if id in _found() else None
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)))


def package(id: str) -> str:
    """The name of an installed game's package: the one that holds its plugin module."""
    return _found()[id].module.rpartition(".")[0]


def _newest(id: object) -> Game[Any]:
    if isinstance(id, str):
        if id in _added:
            return _added[id]
        if id in _found():
            return _rules(id)
    raise _unknown(id)


def _unknown(id: object) -> Refused:
    return Refused("game-unknown", game=safe_repr(id), games=", ".join(games()) or "-")


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _load(id: str) -> GamePlugin:
    loaded: GamePlugin = _found()[id].load()
    assert loaded.id == id, f"the entry point {id} leads to the plugin of {loaded.id}"
    return loaded


@cache
def _rules(id: str) -> Game[Any]:
    rules: Game[Any] = _load(id).load("rules")
    assert rules.id == id, f"the plugin {id} names the rules of {rules.id}"
    return rules
