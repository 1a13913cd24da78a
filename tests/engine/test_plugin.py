from __future__ import annotations

import pytest

from bakufu.engine import registry
from bakufu.engine.plugin import GamePlugin

INSTALLED = sorted(registry._found())  # without the games that tests add
of_every_game = pytest.mark.parametrize("game", INSTALLED)


@of_every_game
def test_every_part_that_a_plugin_names_is_there(game: str) -> None:
    plugin = registry.plugin(game)
    for part in PARTS:
        reference = getattr(plugin, part)
        assert (plugin.load(part) is not None) == bool(reference), part


@of_every_game
def test_every_part_of_a_game_lies_in_its_folder(game: str) -> None:
    plugin, home = registry.plugin(game), registry._found()[game].module.rpartition(".")[0]
    parts = [getattr(plugin, part) for part in PARTS]
    assert [part for part in parts if part and not part.startswith((f"{home}.", f"{home}:"))] == []
    folder = registry.folder(game)
    assert folder is not None and (folder / "data" / "rules.md").is_file()


def test_the_first_game_is_the_default() -> None:
    assert registry.default_game() == "shogun"


def test_a_game_that_is_only_added_has_no_parts_but_its_rules() -> None:
    plugin = registry.plugin("dojo")
    assert {part: plugin.load(part) for part in PARTS} == dict.fromkeys(PARTS)


PARTS = [name for name, kind in GamePlugin.__annotations__.items() if kind == "str" and name != "id"]
