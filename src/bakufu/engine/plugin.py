"""The plugin of a game: one object that names every part of it, from the rules to the terminal screen.

A package offers a game by an entry point of the group `bakufu.plugins`, which leads to its `GamePlugin`:

    [project.entry-points."bakufu.plugins"]
    shogun = "bakufu.games.shogun.plugin:PLUGIN"

The module of the plugin lies in the folder of the game. Found there by their names, so that nothing has to be
imported to read them: `data/rules.md` (the rulebook) and `messages/` (the words in each language).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import msgspec


class WebData(NamedTuple):
    """What the web client of a game is built with, beside its move table and its map."""

    board: type  # of its views; the client's types are made from it
    board_name: str  # what the client calls that type
    facts: Callable[[], dict[str, Any]]  # what is printed: tables, names, numbers
    forecast: type | None = None  # of the previews of its drafts


class GamePlugin(msgspec.Struct, frozen=True):
    """The parts of a game, each as `module:name`; only the rules are required.

    A part is imported when it is first needed: a server imports no terminal screen. Where a part is missing,
    the game has what every game has: the bot `random`, the plain screen, the plain web client.
    """

    id: str
    rules: str  # engine.game.Game
    bots: str = ""  # dict[str, bots.level.BotLevel], first the bot that is offered first
    reason: str = ""  # (View, move) -> Event | None: what speaks for a move, for bots that explain nothing
    screen: str = ""  # a subclass of cli.screens.Screen
    web: str = ""  # WebData, for a game whose web client is built with Bakufu's
    order: int = 100  # games are offered in this order; the first one is the default game

    def load(self, part: str) -> Any:
        """A part by its name, such as `load("screen")`; None where the game has none."""
        reference: str = getattr(self, part)
        if not reference:
            return None
        module, _, name = reference.partition(":")
        return getattr(import_module(module), name)
