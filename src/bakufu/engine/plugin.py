"""Game plugins: one object that names every part of a game, from the rules to the terminal screen.

A package offers a game by an entry point of the group `bakufu.plugins`, which points to its `GamePlugin`:

    [project.entry-points."bakufu.plugins"]
    shogun = "bakufu.games.shogun.plugin:PLUGIN"

The module of the plugin lies in the folder of the game. A game has more than the parts that its plugin names;
these are found by their names and places, so that nothing has to be imported to read them:

* `data/rules.md` in the folder of the game: the rulebook.
* `data/lesson.json`: a record that ends where the guided first game begins; without it, that is an ordinary
  game.
* `messages/<language>/*.ftl`: its words. Their ids begin with the id of the game, those of its web client
  with `web-<game>-`. `messages/facts.toml`: which facts have names.
* `encoding`, an attribute of the rules: how learners see the game (`engine/encoding.py`).
* `web/src/games/<game>` in the sources of the web client: `about.ts`, `client.ts`, `learn.ts`, `colours.css`
  and `Emblem.svelte`, for a game whose client is built with Bakufu's.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import msgspec


class WebData(NamedTuple):
    """What the web client of a game is built with, besides its move table and its map."""

    board: type  # the type of `View.board`, from which the client's types are generated
    board_name: str  # the client's name for that type
    facts: Callable[[], dict[str, Any]]  # the printed facts: tables, names, numbers
    colours: tuple[str, ...] = ()  # of the seats, in their order, as the client's `colours.css` names them
    forecast: Any = None  # the type, or the tagged union of types, of `Preview.forecast`


class GamePlugin(msgspec.Struct, frozen=True):
    """The parts of a game, each as `module:name`; only the rules are required.

    A part is imported when it is first needed: a server imports no terminal screen. A game without a part
    uses the general one: the bot `random`, the plain screen, the plain web client.
    """

    id: str
    rules: str  # engine.game.Game
    bots: str = ""  # dict[str, bots.level.BotLevel]; its first bot is offered first
    reason: str = ""  # (View, move) -> Event | None: a reason for a move, where the bot gives none
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
