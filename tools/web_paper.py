"""The grain of the washi paper in the web client, as two small tiles: `python tools/web_paper.py`.

Pictures instead of SVG noise filters: a filter over the whole map would be worked out anew at every zoom.
The tiles wrap around at their edges, and the same seed gives the same bytes.
"""

from __future__ import annotations

import math
import struct
import zlib
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parent.parent / "web" / "src" / "board" / "paper"
CLOUD_LEVELS = 16  # steps of transparency; few of them keep the files small
FIBRE_LEVELS = 8  # a grain needs fewer than a stain with soft edges


def png(size: int, colour: tuple[int, int, int], alpha: list[list[float]], most: float, levels: int) -> bytes:
    """A picture of one colour with these transparencies (0 to 1), written with a palette."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    def level(value: float) -> int:
        return min(levels - 1, max(0, int(value * levels)))

    rows = b"".join(
        b"\0" + bytes(level(row[x]) << 4 | level(row[x + 1]) for x in range(0, size, 2)) for row in alpha
    )
    steps = bytes(round(255 * most * step / (levels - 1)) for step in range(levels))
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(colour) * levels),
            chunk(b"tRNS", steps),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        ]
    )


def noise(size: int, cells_x: int, cells_y: int, rng: Random) -> list[list[float]]:
    """Smooth noise between the points of a grid that wraps around."""
    grid = [[rng.random() for _ in range(cells_x)] for _ in range(cells_y)]

    def at(x: float, y: float) -> float:
        left, top = int(x), int(y)
        across, down = _smooth(x - left), _smooth(y - top)
        corners = [grid[(top + dy) % cells_y][(left + dx) % cells_x] for dy in (0, 1) for dx in (0, 1)]
        upper = corners[0] + (corners[1] - corners[0]) * across
        lower = corners[2] + (corners[3] - corners[2]) * across
        return upper + (lower - upper) * down

    return [[at(x * cells_x / size, y * cells_y / size) for x in range(size)] for y in range(size)]


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)


def clouds(size: int) -> list[list[float]]:
    """Where the pulp lies thicker: broad stains with finer ones in them."""
    rng = Random(7)
    layers = [(noise(size, 4 * 2**k, 5 * 2**k, rng), 0.6**k) for k in range(4)]
    whole = sum(weight for _, weight in layers)
    return [
        [
            max(0.0, min(1.0, (sum(layer[y][x] * w for layer, w in layers) / whole - 0.36) * 3.2))
            for x in range(size)
        ]
        for y in range(size)
    ]


def fibres(size: int) -> list[list[float]]:
    """Fine grain, and some fibres that lie mostly level."""
    rng = Random(3)
    sheet = [[0.12 + 0.30 * rng.random() for _ in range(size)] for _ in range(size)]
    for _ in range(size * 2 // 3):
        x, y, turn = rng.random() * size, rng.random() * size, rng.gauss(0, 0.5)
        for _ in range(rng.randrange(8, 26)):
            column, row = int(x) % size, int(y) % size
            sheet[row][column] = min(1.0, sheet[row][column] + 0.45)
            turn += rng.gauss(0, 0.12)
            x, y = x + math.cos(turn), y + math.sin(turn)
    return sheet


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    FOLDER.joinpath("clouds.png").write_bytes(png(128, (77, 56, 31), clouds(128), 0.34, CLOUD_LEVELS))
    FOLDER.joinpath("fibres.png").write_bytes(png(144, (255, 246, 222), fibres(144), 0.34, FIBRE_LEVELS))


if __name__ == "__main__":
    main()
