"""The plugin of Shogun: names every part of the game for the registry."""

from __future__ import annotations

from bakufu.engine.plugin import GamePlugin

PLUGIN = GamePlugin(
    id="shogun",
    rules="bakufu.games.shogun.meta:GAME",
    bots="bakufu.games.shogun.bots.levels:LEVELS",
    reason="bakufu.games.shogun.bots.reasons:reason",
    screen="bakufu.games.shogun.screen:ShogunScreen",
    web="bakufu.games.shogun.web:WEB",
    order=1,
)
