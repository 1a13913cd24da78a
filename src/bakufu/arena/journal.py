"""The journal of a tournament: one line for each finished game, so that the tournament can be continued.

`games.jsonl` begins with the tournament itself. A line that was only partly written when the machine went
down is cut off, and its game is played again.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from bakufu.arena.game_run import GameResult
from bakufu.arena.tournament import Tournament
from bakufu.engine.errors import Refused, safe_repr

GAMES = "games.jsonl"


class Journal:
    def __init__(self, folder: Path, tournament: Tournament) -> None:
        """Open the folder and read the games that it already holds; `Refused` for another tournament's."""
        self.path = folder / GAMES
        self.played: dict[int, GameResult] = {}
        head = msgspec.json.encode(tournament)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            data = self.path.read_bytes() if self.path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            lines = whole.splitlines()
            if lines and not tournament.continues(msgspec.json.decode(lines[0], type=Tournament)):
                raise Refused("arena-other-tournament", folder=safe_repr(str(folder)))
            for number, line in enumerate(lines[1:], 2):
                self._read(line, number)
            if not lines:
                self.path.write_bytes(head + b"\n")
            elif len(whole) < len(data):
                os.truncate(self.path, len(whole))
            self.file = self.path.open("ab")
        except msgspec.MsgspecError:
            raise Refused("arena-journal-damaged", path=safe_repr(str(self.path)), line=1) from None
        except OSError as problem:
            raise Refused(
                "arena-folder", folder=safe_repr(str(folder)), problem=problem.strerror or "-"
            ) from problem

    def _read(self, line: bytes, number: int) -> None:
        try:
            game = msgspec.json.decode(line, type=GameResult)
        except msgspec.MsgspecError:
            raise Refused("arena-journal-damaged", path=safe_repr(str(self.path)), line=number) from None
        self.played[game.number] = game

    def add(self, game: GameResult) -> None:
        self.file.write(msgspec.json.encode(game) + b"\n")
        self.file.flush()
        self.played[game.number] = game

    def close(self) -> None:
        self.file.close()
