"""Fact tables: which facts of an event, a refusal or a move name a seat, a province, a card ...

They are data files, `facts.toml`: one for all games beside this module, and one with the messages of each
game.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec

from bakufu.engine import registry

NAME = "facts.toml"


class TwoClans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in which everybody has two clans at a table with this number of players."""

    players: int
    events_of_players: list[str]  # events that are about players there, not about clans


class FactTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the facts hold, by their names."""

    seats: list[str] = []  # the index of a seat, or several
    reasons: list[str] = []  # the key of another refusal, which uses the same facts
    points: list[str] = []  # one number for each seat
    packed: list[str] = []  # several values in one string, such as "5,4,2"
    named_kinds: dict[str, list[str]] = {}  # the kinds of things to look up, in this order
    counts: dict[str, str] = {}  # counts by kind, and the messages for each of them
    two_clans: TwoClans | None = None


@lru_cache(maxsize=64)
def facts_of(game: str) -> FactTable:
    """The facts of a game together with those of all games; for "" only the latter."""
    general = msgspec.toml.decode(files("bakufu.i18n").joinpath(NAME).read_bytes(), type=FactTable)
    own = _own(game)
    return FactTable(
        seats=[*general.seats, *own.seats],
        reasons=[*general.reasons, *own.reasons],
        points=[*general.points, *own.points],
        packed=[*general.packed, *own.packed],
        named_kinds={**general.named_kinds, **own.named_kinds},
        counts={**general.counts, **own.counts},
        two_clans=own.two_clans,
    )


def _own(game: str) -> FactTable:
    folder: Path | None = registry.folder(game)
    file = None if folder is None else folder / "messages" / NAME
    if file is None or not file.is_file():
        return FactTable()
    return msgspec.toml.decode(file.read_bytes(), type=FactTable)
