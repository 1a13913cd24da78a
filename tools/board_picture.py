"""Draws the board of Shogun from its data files: `python tools/board_picture.py [--side moon] > board.svg`.

The picture of the README (`docs/board.svg`) is made with it; a test keeps the two the same.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

DATA = Path(__file__).resolve().parents[1] / "src" / "bakufu" / "games" / "shogun" / "data"

INK, WASHI, SEAL = "#2e2620", "#ece0c4", "#b23a2b"
SHORE, LAND, LAKE = "#dfe9df", "#c9bd9f", "#5b7f9c"
REGIONS = {
    "green": "#aebd8c",
    "red": "#d9997c",
    "purple": "#b9a6c4",
    "yellow": "#e3ca83",
    "brown": "#bfa97c",
}
NAMES = "'DejaVu Serif Condensed','Noto Serif',Georgia,serif"
NUMBERS = "'DejaVu Sans','Noto Sans',Arial,sans-serif"

DEFINITIONS = """\
<defs>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f4f72"/>\
<stop offset=".45" stop-color="#44698a"/><stop offset="1" stop-color="#2b4867"/></linearGradient>
<pattern id="wave" width="48" height="24" patternUnits="userSpaceOnUse">\
<g fill="none" stroke="#dfe9df" stroke-width="1.1" opacity=".16">\
<path d="M1,24a23,23 0 0 1 46,0M8,24a16,16 0 0 1 32,0M15,24a9,9 0 0 1 18,0"/>\
<path d="M-23,12a23,23 0 0 1 46,0M-16,12a16,16 0 0 1 32,0M-9,12a9,9 0 0 1 18,0"/>\
<path d="M25,12a23,23 0 0 1 46,0M32,12a16,16 0 0 1 32,0M39,12a9,9 0 0 1 18,0"/></g></pattern>
</defs>"""

Point = list[float]


class Board:
    """One side of the board: the drawn map and the facts of the provinces."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.map: dict[str, Any] = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
        facts = tomllib.loads((DATA / "provinces.toml").read_text(encoding="utf-8"))
        self.provinces: dict[str, dict[str, Any]] = {p["id"]: p for p in facts["province"]}

    def region(self, province: str) -> str:
        return str(self.provinces[province][f"region_{self.side}"])

    def outline(self, province: str) -> str:
        """The closed outline of a province; `~i` in a ring is arc i run backwards."""
        rings = []
        for ring in self.map["provinces"][province]["rings"]:
            points: list[Point] = []
            for arc in ring:
                run = self.map["arcs"][arc] if arc >= 0 else self.map["arcs"][~arc][::-1]
                points += run[1:] if points else run
            rings.append(line(points[:-1]) + "Z")
        return "".join(rings)

    def borders(self, kind: str) -> str:
        """All arcs of one kind: the coast, the borders of regions, or those inside a region."""
        pairs = zip(self.map["arcs"], self.map["arc_sides"], strict=True)
        return "".join(line(arc) for arc, sides in pairs if self._kind(*sides) == kind)

    def _kind(self, left: str | None, right: str | None) -> str:
        if left not in self.provinces or right not in self.provinces:
            return "coast"
        return "inner" if self.region(left) == self.region(right) else "region"


def line(points: list[Point]) -> str:
    """A path through these points; whole pixels are fine enough and shared borders stay shared."""
    return "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in points)


def stroke(path: str, color: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width:g}" '
        f'stroke-linejoin="round" stroke-linecap="round" {more}/>'
    )


def picture(side: str) -> str:
    """The whole picture as SVG."""
    board = Board(side)
    width, height = board.map["viewbox"][2:]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>The {side} side of the Shogun board as Bakufu draws it</title>",
        DEFINITIONS,
        f'<rect width="{width}" height="{height}" fill="url(#sea)"/>',
        f'<rect width="{width}" height="{height}" fill="url(#wave)"/>',
        *land(board),
        *sea_routes(board),
        *(name_block(board, province) for province in board.provinces),
        legend(board),
        frame(width, height, board.map["credit"]),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def land(board: Board) -> list[str]:
    """The shore's glow, land that is not in play, the provinces and their borders."""
    coast = board.borders("coast")
    decor = board.map["decor"]
    scenery = [line(item["ring"]) + "Z" for item in decor if item["kind"] == "land"]
    lakes = [line(item["ring"]) + "Z" for item in decor if item["kind"] == "lake"]
    shore = coast + "".join(scenery)
    glow = 'fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".14"'
    parts = [f'<defs><path id="shore" d="{shore}"/></defs>']
    parts += [
        f'<use href="#shore" stroke="{SHORE}" stroke-width="{width}" {glow}/>' for width in (34, 24, 15, 8)
    ]
    parts += [f'<path d="{path}" fill="{LAND}" stroke="{INK}" stroke-width="1.2"/>' for path in scenery]
    parts += [
        f'<path d="{board.outline(province)}" fill="{REGIONS[board.region(province)]}"/>'
        for province in board.provinces
    ]
    parts += [
        stroke(board.borders("inner"), INK, 1.1, 'opacity=".55"'),
        stroke(board.borders("region"), INK, 3.4, 'opacity=".8"'),
        stroke(coast, INK, 2),
    ]
    parts += [f'<path d="{path}" fill="{LAKE}" stroke="{INK}" stroke-width="1"/>' for path in lakes]
    parts += [peak(*item["point"]) for item in decor if item["kind"] == "peak"]
    return parts


def peak(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g},{y:g})" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">'
        '<path d="M-17,9L-4,-11H4L17,9Z" fill="#7d8da0"/>'
        '<path d="M-8,-4.6L-4,-11H4L8,-4.6L4.5,-2L1.5,-5L-2,-1.5L-5,-4Z" fill="#f7f3e6"/></g>'
    )


def sea_routes(board: Board) -> list[str]:
    return [
        stroke(line(route["path"]), color, width, f'stroke-dasharray="{dash}"')
        for route in board.map["sea_routes"]
        for color, width, dash in ((INK, 6, "1 13"), (WASHI, 3.6, "1 13"))
    ]


def name_block(board: Board, province: str) -> str:
    """The name with its tax and rice, and the building spaces."""
    shape, facts = board.map["provinces"][province], board.provinces[province]
    (x, y), size, slot = shape["label"], shape["label_size"], board.map["slot_size"]
    slots = "".join(
        f'<rect x="{sx - slot / 2:g}" y="{sy - slot / 2:g}" width="{slot}" height="{slot}" rx="4"/>'
        for sx, sy in shape["building_slots"]
    )
    name = f'<text x="{x:g}" y="{y - 3:g}">{escape(facts["name"])}</text>'
    return (
        f'<g fill="{WASHI}" fill-opacity=".5" stroke="{INK}" stroke-opacity=".55">{slots}</g>'
        f'<g text-anchor="middle" font-family="{NAMES}" font-size="{size}" font-weight="bold" '
        f'font-stretch="condensed" fill="{INK}"><g stroke="{WASHI}" stroke-width="3" opacity=".6">{name}</g>'
        f"{name}</g>"
        f'<g font-family="{NUMBERS}" font-size="13" font-weight="bold" fill="{INK}">'
        f'<rect x="{x - 27:g}" y="{y + 4.5:g}" width="11" height="9" rx="1.5" fill="{SEAL}"/>'
        f'<text x="{x - 12:g}" y="{y + 14:g}">{facts["tax"]}</text>'
        f'<ellipse cx="{x + 9:g}" cy="{y + 9:g}" rx="4" ry="6" fill="#faf6e8" stroke="{INK}" '
        f'transform="rotate(30 {x + 9:g} {y + 9:g})"/>'
        f'<text x="{x + 18:g}" y="{y + 14:g}">{facts["rice"]}</text></g>'
    )


def legend(board: Board) -> str:
    """The title on the open sea in the north, with a camp curtain: the tent of the tent government."""
    folds = "".join(f'<rect x="{30 + 14 * n}" y="44" width="11" height="50"/>' for n in range(5))
    return (
        f'<g transform="translate(672,48)"><rect width="372" height="128" rx="6" fill="{WASHI}"/>'
        f'<rect x="6" y="6" width="360" height="116" rx="4" fill="none" stroke="{INK}" opacity=".6"/>'
        f'<rect x="22" y="22" width="84" height="84" rx="8" fill="{SEAL}"/>'
        f'<g fill="{WASHI}"><rect x="26" y="35" width="76" height="5" rx="2"/>{folds}</g>'
        f'<circle cx="64" cy="67" r="13" fill="{SEAL}"/><circle cx="64" cy="67" r="7" fill="{WASHI}"/>'
        f'<text x="126" y="62" font-family="{NAMES}" font-size="38" font-weight="bold" '
        f'fill="{INK}">Bakufu</text>'
        f'<g font-family="{NUMBERS}" font-size="15" fill="{INK}">'
        f'<text x="126" y="88">Shogun, {board.side} side</text>'
        f'<rect x="126" y="99" width="11" height="9" rx="1.5" fill="{SEAL}"/><text x="142" y="109">tax</text>'
        f'<ellipse cx="186" cy="103.5" rx="4" ry="6" fill="#faf6e8" stroke="{INK}" '
        'transform="rotate(30 186 103.5)"/><text x="197" y="109">rice</text>'
        f'<rect x="243" y="96" width="14" height="14" rx="2" fill="none" stroke="{INK}"/>'
        '<text x="263" y="109">building</text></g></g>'
    )


def frame(width: int, height: int, credit: str) -> str:
    return (
        f'<g fill="none"><rect x="10" y="10" width="{width - 20}" height="{height - 20}" '
        f'stroke="{WASHI}" stroke-width="20"/><rect x="25" y="25" width="{width - 50}" '
        f'height="{height - 50}" stroke="{WASHI}" stroke-width="2" opacity=".6"/></g>'
        f'<text x="40" y="{height - 36}" font-family="{NUMBERS}" '
        f'font-size="13" fill="{WASHI}">Map: {escape(credit)}</text>'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the board of Shogun as SVG.")
    parser.add_argument("--side", choices=["sun", "moon"], default="sun")
    sys.stdout.write(picture(parser.parse_args().side))


if __name__ == "__main__":
    main()
