"""The plugin of Dojo: names every part of the game for Bakufu."""

from __future__ import annotations

from bakufu.engine.plugin import GamePlugin

PLUGIN = GamePlugin(
    id="dojo",
    rules="dojo.rules:DOJO",
    bots="dojo.bot:LEVELS",
)
