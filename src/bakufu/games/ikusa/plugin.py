"""The plugin of Ikusa: names every part of the game for the registry."""

from __future__ import annotations

from bakufu.engine.plugin import GamePlugin

PLUGIN = GamePlugin(
    id="ikusa",
    rules="bakufu.games.ikusa.meta:GAME",
    bots="bakufu.games.ikusa.bots.levels:LEVELS",
    reason="bakufu.games.ikusa.bots.reasons:reason",
    screen="bakufu.games.ikusa.screen:IkusaScreen",
    web="bakufu.games.ikusa.web:WEB",
    order=2,
)
