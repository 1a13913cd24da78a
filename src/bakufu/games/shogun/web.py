"""The printed facts of Shogun for the web client; `tools/web_data.py` writes them into its sources."""

from __future__ import annotations

from typing import Any

from bakufu.engine.plugin import WebData
from bakufu.games.shogun import stages, state, tables
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.modules import state as module_state
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
        "favors": {
            "ranks": tables.FAVOR_RANK,  # by number - 1: which of its kind it is
            "costs": tables.FAVOR_COSTS,
            "amounts": tables.FAVOR_AMOUNTS,  # by kind and rank, unless the table says otherwise
            "buildings": tables.FAVOR_BUILDINGS,
            "free_armies": tables.FREE_ARMIES,
            "peace": tables.FAVOR_PEACES,
        },
        "favor_held": module_state.FAVOR_HELD,  # + seat: a favor card that this seat has
        "chamber_lines": tables.LINES,
        "chamber_face_up": module_state.FACE_UP,
        "chamber_face_down": module_state.FACE_DOWN,
        "chamber_markers": tables.CHAMBER_MARKERS_EACH,
        "statues": tables.STATUES_EACH,
        "officials": tables.OFFICIALS_EACH,
        "daimyo": tables.read_table("cards.toml")["daimyo"]["list"],
    }


WEB = WebData(Board, "Board", facts, forecast=PlanForecast)
