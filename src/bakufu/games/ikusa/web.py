"""The printed facts of Ikusa for the web client; `tools/web_data.py` writes them into its sources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.engine.plugin import WebData
from bakufu.games.ikusa import odds, stages, tables
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.ids import Province
from bakufu.games.ikusa.options import DEFAULTS, LEAST_PLAYERS, MOST_PLAYERS, RULES_VERSION, edges
from bakufu.games.ikusa.preview.levy import LevyForecast
from bakufu.games.ikusa.preview.tray import TrayForecast
from bakufu.games.ikusa.rules import rules_of
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.view import Board


def facts() -> dict[str, Any]:
    provinces = tables.read_table("provinces.toml")["province"]
    keep = ("id", "kanji", "island", "land", "sea")
    names = ("CLANS", "SHAPES", "ARMIES", "BODIES", "UNITS", "BINS", "BUILDINGS")
    stand = ("STAGES", "FIGHTS", "PARTIES")
    return {
        "provinces": [{key: p[key] for key in keep} for p in provinces],
        "borders": [
            {
                "option": option,
                "a": a,
                "b": b,
                "sea": sea,
                "usual": usual,
                "way_with": _way({**DEFAULTS, option: "true"}, a, b),
                "way_without": _way({**DEFAULTS, option: "false"}, a, b),
            }
            for option, a, b, sea, usual in tables.BORDERS
        ],
        "names": {
            **{name.lower(): getattr(tables, name) for name in names},
            "decisions": DECISIONS,
            **{name.lower(): getattr(stages, name) for name in stand},
        },
        "nobody": NOBODY,
        "player_of": {  # by number of players: the seat of each clan (I-2P-01)
            players: rules_of(players, DEFAULTS, RULES_VERSION).player_of
            for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)
        },
        "ranged": [tables.UNITS[unit] for unit in odds.RANGED],  # in the order of the combat sequence
        "melee": [tables.UNITS[unit] for unit in odds.MELEE],
        "armies_each": tables.ARMIES_EACH,
        "kinds_of_figures": tables.FIGURES,
        "counts_of_a_body": tables.BODY,  # the figures, and ronin
        "combat_value": tables.COMBAT_VALUE,
        "samurai_most": tables.SAMURAI_MOST,
        "ashigaru_most": tables.ASHIGARU_MOST,
        "force_most": tables.FORCE_MOST,
        "bonus": tables.BONUS,
        "ronin_all": tables.RONIN_ALL,
        "castles_all": tables.CASTLES_ALL,
        "bases_all": tables.BASES_ALL,
        "figures_each": tables.FIGURES_EACH,
        "tracks": tables.TRACKS,
        "quick_army": tables.QUICK_ARMY,
        "build_cost": tables.BUILD_COST,
        "ronin_per_koku": tables.RONIN_PER_KOKU,
        "bundles": [{"units": units, "size": size} for units, size in tables.BUNDLES],
        "income_divisor": tables.INCOME_DIVISOR,
        "income_least": tables.INCOME_LEAST,
    }


def _way(options: Mapping[str, str], a: Province, b: Province) -> str | None:
    """How the map of such a table leads from one province to the other."""
    neighbours, by_sea = edges(options, RULES_VERSION)
    if b not in neighbours[a]:
        return None
    return "sea" if b in by_sea[a] else "land"


WEB = WebData(Board, "IkusaBoard", facts, forecast=LevyForecast | TrayForecast)
