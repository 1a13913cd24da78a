"""Generate the web client's data: types of the wire, the move table, the printed facts, the map.

    python tools/web_data.py            writes web/src/generated/*.json
    python tools/web_data.py --check    fails when they are not what the package says

`npm run types` then makes types.ts of schema.json. So no fact and no type is written twice.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import hypot
from pathlib import Path
from typing import Any

import msgspec

from bakufu.engine import registry
from bakufu.engine.game import HIDDEN
from bakufu.engine.moves import MoveTable
from bakufu.engine.odds import Luck
from bakufu.engine.plugin import WebData
from bakufu.i18n.facts import facts_of
from bakufu.server import protocol
from bakufu.server.bots import advice
from bakufu.server.clubs import messages as clubs_messages
from bakufu.server.company import messages as company_messages
from bakufu.server.http import websocket
from bakufu.server.message import Message
from bakufu.server.notices import messages as notices_messages
from bakufu.server.notices import wishes
from bakufu.server.pairing import messages as pairing_messages
from bakufu.server.people import messages
from bakufu.server.standing import messages as standing_messages
from bakufu.server.tables import messages as tables_messages
from bakufu.server.tables import odds, replays
from bakufu.server.tournaments import messages as tournament_messages

FOLDER = Path(__file__).parent.parent / "web" / "src" / "generated"
MESSAGES = (
    protocol,
    websocket,
    odds,
    advice,
    replays,
    messages,
    notices_messages,
    wishes,
    clubs_messages,
    company_messages,
    tables_messages,
    pairing_messages,
    standing_messages,
    tournament_messages,
)
REFERENCE = "#/definitions/{name}"


def games() -> dict[str, WebData]:
    """The games whose client is built here."""
    found = {game: registry.plugin(game).load("web") for game in registry.games()}
    return {game: web for game, web in found.items() if web is not None}


def schema() -> dict[str, Any]:
    """One JSON Schema with every type of the wire, and the boards of the games."""
    kinds = [
        kind
        for module in MESSAGES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Message) and kind is not Message
    ]
    types: list[Any] = [*dict.fromkeys([*kinds, Luck])]
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    for web in games().values():
        own = [web.board] if web.forecast is None else [web.board, web.forecast]
        _, boards = msgspec.json.schema_components(own, ref_template=REFERENCE)
        board = boards.pop(web.board.__name__)  # every game may call its own Board
        components |= {**boards, web.board_name: {**board, "title": web.board_name}}
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


GRAIN = 2  # steps to a unit of the map: a pixel or less at the nearest zoom
STRAIGHT = 0.75  # units of the map: nobody sees that a border is so much straighter
EVERY = 4  # points of a sea route that the client bends its line through


def simplified(points: list[list[float]]) -> list[list[float]]:
    """A border without the points that a straight line passes within `STRAIGHT` (Douglas and Peucker)."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = hypot(x1 - x0, y1 - y0)
    farthest, most = 0, STRAIGHT
    for place, (x, y) in enumerate(points[1:-1], 1):
        if length:
            away = abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length
        else:  # an island's shore ends where it began
            away = hypot(x - x0, y - y0)
        if away > most:
            farthest, most = place, away
    if not farthest:
        return [points[0], points[-1]]
    return simplified(points[: farthest + 1])[:-1] + simplified(points[farthest:])


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
        "arcs": [steps(simplified(arc)) for arc in found["arcs"]],
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
    folder = registry.folder(game)
    assert folder is not None
    text = (folder / "data" / "map.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def texts() -> dict[str, str]:
    def compact(value: object) -> str:
        return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":")) + "\n"

    return {
        "engine.json": compact({"hidden": HIDDEN}),
        "about.json": compact({game: about(game, web) for game, web in games().items()}),
        "schema.json": json.dumps(schema(), ensure_ascii=False, indent=1) + "\n",
        "facts.json": compact({game: facts_of(game) for game in ("", *games())}),
        **{f"{game}.json": compact(printed(game, web)) for game, web in games().items()},
        **{f"{game}_map.json": compact(drawing(game)) for game in games()},
    }


def about(game: str, web: WebData) -> dict[str, Any]:
    """What pages need to know of a game before its client is loaded."""
    rules = registry.game(game)
    return {"players": list(range(rules.min_players, rules.max_players + 1)), "colours": web.colours}


def printed(game: str, web: WebData) -> dict[str, Any]:
    return {"moves": moves(registry.game(game).moves), **web.facts()}


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
