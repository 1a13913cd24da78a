"""What tools and benchmarks need to know of each game: `tests/games/<game>/tools.toml`.

A game without such a file is played with its usual options; nothing of it is broken or tuned.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from bakufu.engine import registry

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
FILE = "tools.toml"


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play the game that is worth measuring beside the usual one."""

    name: str = ""  # after the name of the game in a table
    options: dict[str, str] = {}


class Mutants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where `tools.mutate` changes code: patterns of files below the game's folder."""

    tests: list[str] = []  # that should notice, from the repository root
    modules: list[str] = []
    first: list[str] = []  # those that are changed where nobody names a file
    without: list[str] = []  # they match, but no rule is decided there


class Break(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that `tools.break_rules` breaks."""

    rule: str
    file: str  # below the game's folder
    text: str  # stands there exactly once
    instead: str
    mistake: str


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which weights of bots are tuned."""

    players: int
    options: dict[str, str] = {}


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How `tools.tune_bots` plays this game."""

    tables: list[Seating]
    clear: float  # points by which one seat is clearly better than another


class GameData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of the above for one game."""

    variants: list[Variant] = []
    short: dict[str, str] = {}  # options with which a game is whole all the same, and soon over
    soon: dict[str, str] = {}  # options that leave out quick decisions before the first round
    mutants: Mutants = Mutants()
    breaks: list[Break] = []
    tuning: Tuning | None = None


def game_data(game: str) -> GameData:
    """The file of a game, or what is usual."""
    file = TESTS / game / FILE
    return msgspec.toml.decode(file.read_bytes(), type=GameData) if file.is_file() else GameData()


def all_variants(game: str) -> list[Variant]:
    """The usual way to play a game first, then the others."""
    return [Variant(), *game_data(game).variants]


def source_folder(game: str) -> Path:
    """The folder of the game's code, from the repository root."""
    return Path("src", *registry.package(game).split("."))


def mutated(game: str, patterns: list[str]) -> list[Path]:
    """The files that match the patterns, from the repository root."""
    folder, without = source_folder(game), game_data(game).mutants.without
    found = {file for pattern in patterns for file in (ROOT / folder).glob(pattern)}
    left_out = {file for pattern in [*without, "**/__init__.py"] for file in (ROOT / folder).glob(pattern)}
    return sorted(file.relative_to(ROOT) for file in found - left_out)
