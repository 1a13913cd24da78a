"""The printed facts of Ikusa for the web client; `tools/web_data.py` writes them into its sources."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bakufu.engine.plugin import WebData
from bakufu.games.ikusa import stages, tables
from bakufu.games.ikusa.decisions import DECISIONS, TABLE
from bakufu.games.ikusa.options import DEFAULTS, LEAST_PLAYERS, MOST_PLAYERS, RULES_VERSION
from bakufu.games.ikusa.phases.ninja import brings_revenge, strikes_home
from bakufu.games.ikusa.phases.sequence import is_hit
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
            {"a": a, "b": b, "sea": sea, "drawn": drawn}  # in the order of `border_ways`
            for _, a, b, sea, drawn in tables.BORDERS
        ],
        "corner": {"provinces": tables.CORNER, "border": tables.CORNER_BORDER},
        "names": {
            **{name.lower(): getattr(tables, name) for name in names},
            "decisions": DECISIONS,
            "moves_of": {row.name: row.kinds for row in TABLE.values()},  # by decision
            "whole_runs": [DECISIONS[decision] for decision in stages.WHOLE_RUNS],
            "own_turn": [row.name for row in TABLE.values() if "end" in row.kinds],
            **{name.lower(): getattr(stages, name) for name in stand},
        },
        "nobody": NOBODY,
        "player_of": {  # by number of players: the seat of each clan (I-2P-01)
            players: rules_of(players, DEFAULTS, RULES_VERSION).player_of
            for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)
        },
        # The combat sequence: its steps with the units that roll; after each half units fall.
        "ranged_steps": [[tables.UNITS[unit] for unit in step] for step in tables.RANGED_STEPS],
        "melee_steps": [[tables.UNITS[unit] for unit in step] for step in tables.MELEE_STEPS],
        "armies_each": tables.ARMIES_EACH,
        "kinds_of_figures": tables.FIGURES,
        "counts_of_a_body": tables.BODY,  # the figures, and ronin
        "combat_value": tables.COMBAT_VALUE,
        "die_sides": tables.DIE,
        "hits": {  # the numbers of a die: of each kind of units, of a ninja, and of revenge for his failure
            "units": [_numbers(partial(is_hit, unit)) for unit in range(len(tables.UNITS))],
            "strike": _numbers(strikes_home),
            "revenge": _numbers(brings_revenge),
        },
        "samurai_most": tables.SAMURAI_MOST,
        "ashigaru_most": tables.ASHIGARU_MOST,
        "force_most": tables.FORCE_MOST,
        "wall_units": tables.BONUS_UNIT,  # by building: the kind of its own defenders
        "samurai": tables.SAMURAI,
        "ashigaru": tables.ASHIGARU,
        "cheapest_first": tables.CHEAPEST_FIRST,
        "ronin_all": tables.RONIN_ALL,
        "castles_all": tables.CASTLES_ALL,
        "bases_all": tables.BASES_ALL,
        "figures_each": tables.FIGURES_EACH,
        "quick_army": tables.QUICK_ARMY,
        "build_cost": tables.BUILD_COST,
        "ronin_per_koku": tables.RONIN_PER_KOKU,
        "bundles": [{"units": units, "size": size} for units, size in tables.BUNDLES],
        "income_divisor": tables.INCOME_DIVISOR,
        "income_least": tables.INCOME_LEAST,
    }


def _numbers(succeeds: Callable[[int], bool]) -> list[int]:
    return [number for number in range(1, tables.DIE + 1) if succeeds(number)]


WEB = WebData(Board, "IkusaBoard", facts, tuple(tables.CLANS), LevyForecast | TrayForecast)
