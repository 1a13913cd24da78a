"""What the web client takes from Python: types of the wire, the move table, the printed facts, the map.

    python tools/web_data.py            writes web/src/generated/*.json
    python tools/web_data.py --check    fails when they are not what the package says

`npm run types` then makes types.ts of schema.json. So no fact and no type is written twice.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from bakufu.engine import registry
from bakufu.engine.fights import Luck
from bakufu.engine.game import HIDDEN
from bakufu.engine.moves import MoveTable
from bakufu.games.ikusa import stages as ikusa_stages
from bakufu.games.ikusa import tables as ikusa_tables
from bakufu.games.ikusa.view import Board as IkusaBoard
from bakufu.games.shogun import state, tables
from bakufu.games.shogun.view import Board
from bakufu.server import protocol
from bakufu.server.bots import advice
from bakufu.server.http import websocket
from bakufu.server.tables import odds, replays

FOLDER = Path(__file__).parent.parent / "web" / "src" / "generated"


def schema() -> dict[str, Any]:
    """One JSON Schema with every type of the wire, and the boards of the games."""
    kinds = [
        kind
        for module in (protocol, websocket, odds, advice, replays)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, protocol.Message) and kind is not protocol.Message
    ]
    types: list[Any] = [*dict.fromkeys([*kinds, Board, Luck])]
    _, components = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    _, boards = msgspec.json.schema_components([IkusaBoard], ref_template="#/definitions/{name}")
    components["IkusaBoard"] = {**boards["Board"], "title": "IkusaBoard"}  # both games call theirs Board
    return {"title": "Wire", "type": "object", "definitions": components, "properties": {}}


def moves(table: MoveTable) -> list[dict[str, Any]]:
    return [
        {
            "name": kind.name,
            "base": kind.base,
            "last": kind.last,
            "arguments": [{"name": a.name, "values": a.values, "stride": a.stride} for a in kind.arguments],
        }
        for kind in table.kinds
    ]


def shogun() -> dict[str, Any]:
    provinces = tables.read_table("provinces.toml")["province"]
    keep = ("id", "name", "kanji", "zh", "tax", "rice", "building_spaces", "land", "sea")
    names = {name: list(getattr(tables, name)) for name in ("ACTIONS", "CARDS", "SPECIALS", "EVENTS")}
    return {
        "moves": moves(registry.game("shogun").moves),
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
            "decisions": state.DECISIONS,
            "stages": state.STAGES,
            "seasons": tables.SEASONS,
            "colours": tables.COLOUR_NAMES,
            "clans": tables.CLANS,
            "buildings": tables.BUILDINGS,
            "regions": tables.REGIONS,
        },
        "event_kinds": [tables.EVENT_KINDS[kind] for kind in tables.EVENT_KIND],
        "rice_loss": tables.RICE_LOSS,
        "costs": tables.COST,
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
        "chamber_markers": tables.CHAMBER_MARKERS_EACH,
        "statues": tables.STATUES_EACH,
        "officials": tables.OFFICIALS_EACH,
        "daimyo": tables.read_table("cards.toml")["daimyo"]["list"],
    }


def ikusa() -> dict[str, Any]:
    provinces = ikusa_tables.read_table("provinces.toml")["province"]
    keep = ("id", "kanji", "island", "land", "sea")
    names = ("CLANS", "SHAPES", "ARMIES", "BODIES", "UNITS", "BINS", "BUILDINGS")
    stand = ("DECISIONS", "STAGES", "FIGHTS", "PARTIES")
    return {
        "moves": moves(registry.game("ikusa").moves),
        "provinces": [{key: p[key] for key in keep} for p in provinces],
        "borders": [
            {"option": option, "a": a, "b": b, "sea": sea, "usual": usual}
            for option, a, b, sea, usual in ikusa_tables.BORDERS
        ],
        "names": {
            **{name.lower(): getattr(ikusa_tables, name) for name in names},
            **{name.lower(): getattr(ikusa_stages, name) for name in stand},
        },
        "armies_each": ikusa_tables.ARMIES_EACH,
        "kinds_of_figures": ikusa_tables.FIGURES,
        "counts_of_a_body": ikusa_tables.BODY,  # the figures, and ronin
        "combat_value": ikusa_tables.COMBAT_VALUE,
        "samurai_most": ikusa_tables.SAMURAI_MOST,
        "ashigaru_most": ikusa_tables.ASHIGARU_MOST,
        "force_most": ikusa_tables.PF_MOST,
        "bonus": ikusa_tables.BONUS,
        "ronin_all": ikusa_tables.RONIN_ALL,
        "castles_all": ikusa_tables.CASTLES_ALL,
        "bases_all": ikusa_tables.BASES_ALL,
        "figures_each": ikusa_tables.FIGURES_EACH,
        "tracks": ikusa_tables.TRACKS,
        "quick_army": ikusa_tables.QUICK_ARMY,
        "build_cost": ikusa_tables.BUILD_COST,
        "ronin_per_koku": ikusa_tables.RONIN_PER_KOKU,
        "income_divisor": ikusa_tables.INCOME_DIVISOR,
        "income_least": ikusa_tables.INCOME_LEAST,
    }


GRAIN = 2  # steps to a unit of the map: a pixel or less at the nearest zoom
EVERY = 4  # points of a sea route that the client bends its line through


def steps(points: list[list[float]]) -> list[int]:
    """A line as steps from point to point, which pack to half the size."""
    found: list[int] = []
    last = [0, 0]
    for point in points:
        now = [round(value * GRAIN) for value in point]
        found += [now[0] - last[0], now[1] - last[1]]
        last = now
    return found


def whole(value: Any) -> Any:
    """Places of names and pieces to the unit."""
    if isinstance(value, list):
        return [whole(item) for item in value]
    return round(value)


def drawing(game: str) -> dict[str, Any]:
    """What the client draws of a map: lines as steps, and nothing that it does not look at."""
    found = map_of(game)
    shown = ("rings", "label", "anchor", "building_slots")
    return {
        "grain": GRAIN,
        "arcs": [steps(arc) for arc in found["arcs"]],
        "arc_sides": found["arc_sides"],
        "provinces": {
            name: {key: whole(value) for key, value in province.items() if key in shown}
            for name, province in found["provinces"].items()
        },
        "sea_routes": [
            {"a": route["a"], "b": route["b"], "path": steps([*route["path"][:-1:EVERY], route["path"][-1]])}
            for route in found["sea_routes"]
        ],
        "decor": [
            {**item, "ring": steps(item["ring"])} if "ring" in item else item for item in found["decor"]
        ],
        "credit": found["credit"],
    }


def map_of(game: str) -> dict[str, Any]:
    text = files(f"bakufu.games.{game}").joinpath("data", "map.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def texts() -> dict[str, str]:
    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"

    return {
        "engine.json": compact({"hidden": HIDDEN}),
        "schema.json": json.dumps(schema(), ensure_ascii=False, indent=1) + "\n",
        "shogun.json": compact(shogun()),
        "shogun_map.json": compact(drawing("shogun")),
        "ikusa.json": compact(ikusa()),
        "ikusa_map.json": compact(drawing("ikusa")),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        path = FOLDER / name
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            sys.exit(f"{path} is out of date; run tools/web_data.py and npm run types")
        if not check:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
