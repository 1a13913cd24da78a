"""The printed facts of Shogun for the web client; `tools/web_data.py` writes them into its sources."""

from __future__ import annotations

from typing import Any

from bakufu.engine.plugin import WebData
from bakufu.games.shogun import stages, state, tables
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.preview import PlanForecast
from bakufu.games.shogun.view import Board


def facts() -> dict[str, Any]:
    provinces = tables.read_table("provinces.toml")["province"]
    keep = ("id", "name", "kanji", "zh", "tax", "rice", "building_spaces", "land", "sea")
    names = {name: list(getattr(tables, name)) for name in ("ACTIONS", "CARDS", "SPECIALS", "EVENTS")}
    return {
        "provinces": [
            {key: p[key] for key in keep} | {"sun": p["region_sun"], "moon": p["region_moon"]}
            for p in provinces
        ],
        "names": {
            **{key.lower(): value for key, value in names.items()},
            "spaces": tables.SPACES[: tables.SPACE_COUNT],
            "boxes": tables.SPACES[tables.SPACE_COUNT :],  # with Tenno's Court
            "modules": tables.MODULES,
            "favor_kinds": [tables.FAVOR_KINDS[kind] for kind in tables.FAVOR_KIND],  # by number - 1
            "benefits": tables.BENEFITS,
            "decisions": DECISIONS,
            "stages": stages.STAGES,
            "stages_with_plans": [
                stages.STAGES[stage] for stage in (stages.STAGE_PLANNING, *stages.CARDS_ON_BOARDS)
            ],
            "seasons": tables.SEASONS,
            "colours": tables.COLOUR_NAMES,
            "clans": tables.CLANS,
            "buildings": tables.BUILDINGS,
            "regions": tables.REGIONS,
        },
        "event_kinds": [tables.EVENT_KINDS[kind] for kind in tables.EVENT_KIND],
        "rice_loss": tables.RICE_LOSS,
        "costs": tables.COST,
        "nobody": tables.NOBODY,
        "neutral": state.NEUTRAL,
        "closed": state.CLOSED,
        "event_places": {  # where an event card lies
            "shown": stages.EVENT_SHOWN,
            "active": stages.EVENT_ACTIVE,
            "gone": stages.EVENT_GONE,
        },
        "plan_order": planning.SPACE_OF_STEP,  # the spaces in the order in which the game asks for them
        "no_card": tables.NO_CARD,
        "chest_card": tables.CHEST_CARD,
        "dice_card": tables.DICE_CARD,
        "samurai": tables.SAMURAI_CARDS,  # by card: chests, rice, armies, points
        "favor_costs": tables.FAVOR_COSTS,
        "chamber_lines": tables.LINES,
        "statues": tables.STATUES_EACH,
        "officials": tables.OFFICIALS_EACH,
        "daimyo": tables.read_table("cards.toml")["daimyo"]["list"],
    }


WEB = WebData(Board, "Board", facts, tuple(tables.COLOUR_NAMES), PlanForecast)
