"""The tables at which the environments are tried: both games, few and many seats, modules and variants."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bakufu.envs.table import EnvTable
from tests.games.ikusa.playing import LETTER

ALL_MODULES = {"modules": "court,samurai,leaders,chambers"}

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("shogun", 4, {}),
    ("shogun", 5, ALL_MODULES),
    ("shogun", 3, {"tower_model": "manual", "show_tower_counts": "false", "board": "moon", **ALL_MODULES}),
    ("ikusa", 4, {"round_limit": "8"}),
    ("ikusa", 2, {"round_limit": "8"}),
    ("ikusa", 5, {"variant": "quick", "round_limit": "8"}),
    ("ikusa", 3, {**LETTER, "round_limit": "8"}),
    ("ikusa", 4, {"dice": "manual", "round_limit": "8"}),
]

# By registered game: options that keep a random game short.
SHORT: dict[str, dict[str, str]] = {"shogun": {}, "ikusa": {"variant": "quick", "round_limit": "8"}}


def positions(table: EnvTable, seed: int, every: int = 1) -> Iterator[tuple[int, Any]]:
    """A random game: every so manieth position, with the seat that is asked there."""
    table.deal(seed)
    rng = Random(seed)
    made = 0
    while (seat := table.seat) is not None:
        if made % every == 0:
            yield seat, table.state
        table.play(rng.choice(table.legal()))
        made += 1
