"""Tools and benchmarks ask the registry for the games, and each game's own file for the rest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bakufu.engine import registry
from bakufu.engine.options import complete
from tools.game_data import ROOT, GameData, all_variants, game_data, source_folder

of_every_game = pytest.mark.parametrize("game", registry.games())
TOOLS = sorted([*(ROOT / "tools").glob("*.py"), *(ROOT / "benchmarks").glob("*.py")])


@of_every_game
def test_the_options_of_a_game_are_its_own(game: str) -> None:
    rules, known = registry.game(game), game_data(game)
    tables = [(table.players, table.options) for table in known.tuning.tables] if known.tuning else []
    tables += [(rules.max_players, variant.options) for variant in all_variants(game)]
    tables += [(rules.max_players, known.short), (rules.max_players, known.soon)]
    for players, options in tables:
        assert complete(rules, players, options)


@of_every_game
def test_the_code_of_a_game_is_found(game: str) -> None:
    assert (ROOT / source_folder(game) / "plugin.py").is_file()


def test_a_game_without_a_file_has_what_is_usual() -> None:
    assert game_data("pebbles") == GameData()
    assert [variant.options for variant in all_variants("pebbles")] == [{}]


@pytest.mark.parametrize("file", TOOLS, ids=[file.name for file in TOOLS])
def test_no_tool_lists_the_games_by_hand(file: Path) -> None:
    """One that belongs to a single game may name it; who names two leaves out the third."""
    named = set(re.findall(r'"([a-z]+)"', file.read_text(encoding="utf-8")))
    assert len(named & set(registry.games())) < 2
