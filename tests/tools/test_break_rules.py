from __future__ import annotations

import pytest

from tools.break_rules import ALL, naming
from tools.game_data import ROOT, Break, source_folder

of_every_break = pytest.mark.parametrize(
    ("game", "broken"), ALL, ids=[f"{game} {broken.rule}" for game, broken in ALL]
)


@of_every_break
def test_every_break_still_fits_the_code(game: str, broken: Break) -> None:
    text = (ROOT / source_folder(game) / broken.file).read_text(encoding="utf-8")
    assert text.count(broken.text) == 1
    assert broken.instead != broken.text


@of_every_break
def test_every_broken_rule_has_tests_that_name_it(game: str, broken: Break) -> None:
    assert naming(game, broken.rule, ROOT)


@pytest.mark.parametrize("game", ["ikusa", "shogun"])
def test_at_least_ten_different_rules_of_each_game_are_broken(game: str) -> None:
    rules = [broken.rule for of_game, broken in ALL if of_game == game]
    assert len(set(rules)) == len(rules) >= 10
