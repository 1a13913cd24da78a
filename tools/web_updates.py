"""Whole recorded games as updates with beats, to test the stage director: `python tools/web_updates.py`.

Each file holds what a viewer gets of some games, move by move, and a checksum of the board at the moment
of each event, so that the client's tests can compare what they show. Which games, and who looks on, is in
`views.toml`.
"""

from __future__ import annotations

import gzip
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from bakufu.engine.applied import apply_to_copy
from bakufu.engine.beats import patches
from bakufu.engine.events import is_visible
from bakufu.engine.fair import RecordedChance
from bakufu.engine.record import game_of, read_record
from bakufu.engine.registry import games
from bakufu.engine.replay import replay

ROOT = Path(__file__).parent.parent


def file_of(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "stage" / "updates.json.gz"


def views_of(game: str) -> list[dict[str, Any]]:
    """The records that a game shows, each with the seat of its viewer; no seat: a spectator."""
    views = tomllib.loads(file_of(game).with_name("views.toml").read_text(encoding="utf-8"))["view"]
    return list(views)


def recorded_games() -> list[str]:
    return [game for game in games() if file_of(game).exists()]


def checksum(board: Any) -> int:
    """FNV-1a, which is short in TypeScript, too."""
    found = 0x811C9DC5
    for byte in msgspec.json.encode(board):
        found = ((found ^ byte) * 0x01000193) & 0xFFFFFFFF
    return found


def updates_of(game: str, record_name: str, seat: int | None) -> list[dict[str, Any]]:
    record = read_record(ROOT / "tests" / "records" / game / f"{record_name}.json")
    known: Any = game_of(record)
    shown: dict[str, Any] = {}
    asked = 0
    updates = []
    for step in replay(record):
        chance = RecordedChance([draw.outcome for draw in step.draws])
        made = apply_to_copy(known, step.before, step.seat, step.move, step.number, chance)
        seen = [place for place, event in enumerate(made.events) if is_visible(event, seat)]
        legal = [] if seat is None else known.legal(made.after, seat)
        asks = checksum(legal) if legal else 0
        if not seen and asks == asked:
            continue
        boards = [known.board(made.states[place], seat) for place in seen]
        last = msgspec.to_builtins(known.board(made.after, seat))
        updates.append(
            {
                "events": [{"key": made.events[at].key, "facts": made.events[at].facts} for at in seen],
                "beats": patches(boards, last),
                "board": {name: value for name, value in last.items() if shown.get(name, ...) != value},
                "sums": [checksum(board) for board in boards],
                "asks": asks,
            }
        )
        shown, asked = last, asks
    return updates


def games_of(game: str) -> list[dict[str, Any]]:
    return [
        {**view, "updates": updates_of(game, view["record"], view.get("seat"))} for view in views_of(game)
    ]


def packed(game: str) -> bytes:
    text = json.dumps(games_of(game), separators=(",", ":")).encode()
    return gzip.compress(text, mtime=0)


if __name__ == "__main__":
    for name in recorded_games():
        file_of(name).write_bytes(packed(name))
        print(file_of(name), file_of(name).stat().st_size)
