"""Whole recorded games as updates with beats, to test the stage director: `python tools/web_updates.py`.

Each file holds what a spectator gets of one game, move by move, and a checksum of the board at the moment of
each event, so that the client's tests can compare what they show.
"""

from __future__ import annotations

import gzip
import json
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


def record_of(game: str) -> str:
    """The record that a game shows: it has its name in a file beside the updates."""
    return file_of(game).with_name("record.txt").read_text(encoding="utf-8").strip()


def recorded_games() -> list[str]:
    return [game for game in games() if file_of(game).exists()]


def checksum(board: Any) -> int:
    """FNV-1a, which is short in TypeScript, too."""
    found = 0x811C9DC5
    for byte in msgspec.json.encode(board):
        found = ((found ^ byte) * 0x01000193) & 0xFFFFFFFF
    return found


def updates_of(game: str) -> list[dict[str, Any]]:
    record = read_record(ROOT / "tests" / "records" / game / f"{record_of(game)}.json")
    known: Any = game_of(record)
    shown: dict[str, Any] = {}
    updates = []
    for step in replay(record):
        chance = RecordedChance([draw.outcome for draw in step.draws])
        made = apply_to_copy(known, step.before, step.seat, step.move, step.number, chance)
        seen = [place for place, event in enumerate(made.events) if is_visible(event, None)]
        if not seen:
            continue
        boards = [known.board(made.states[place], None) for place in seen]
        last = msgspec.to_builtins(known.board(made.after, None))
        updates.append(
            {
                "events": [{"key": made.events[at].key, "facts": made.events[at].facts} for at in seen],
                "beats": patches(boards, last),
                "board": {name: value for name, value in last.items() if shown.get(name, ...) != value},
                "sums": [checksum(board) for board in boards],
            }
        )
        shown = last
    return updates


def packed(game: str) -> bytes:
    text = json.dumps(updates_of(game), separators=(",", ":")).encode()
    return gzip.compress(text, mtime=0)


if __name__ == "__main__":
    for name in recorded_games():
        file_of(name).write_bytes(packed(name))
        print(file_of(name), file_of(name).stat().st_size)
