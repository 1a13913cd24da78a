from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bakufu.engine import registry
from tools.game_data import ROOT, game_data, mutated
from tools.mutate import changed, in_turn, mutants_of, sample_of

TARGET = mutated("shogun", ["phases/winter.py"])[0]

SAMPLE = '''"""Not a mutant."""
from math import pi


def judge(armies: int, log: list[str]) -> int:
    """Nor is this."""
    if armies > 1 and log:
        log.append("won")
    return armies + 2
'''


def test_one_mutant_for_each_small_change(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text(SAMPLE, encoding="utf-8")
    assert [(mutant.line, mutant.what) for mutant in mutants_of(file)] == [
        (5, "judge returns at once"),
        (7, "if armies > 1 and log:  ->  if not (armies > 1 and log):"),
        (7, "armies > 1 and log  ->  armies > 1 or log"),
        (7, "armies > 1  ->  armies >= 1"),
        (7, "1  ->  2"),
        (8, "log.append('won')  ->  (left out)"),
        (8, "'won'  ->  'won?'"),
        (9, "armies + 2  ->  armies - 2"),
        (9, "2  ->  3"),
    ]


def test_every_mutant_of_a_real_module_compiles_and_differs() -> None:
    file = TARGET
    original = ast.dump(ast.parse((ROOT / file).read_text(encoding="utf-8")))
    for mutant in mutants_of(file):
        _, tree = changed(mutant.source, mutant.place, mutant.kind)
        compile(tree, str(file), "exec")
        assert ast.dump(tree) != original, mutant.what


def test_a_sample_is_the_same_each_time_and_in_order() -> None:
    mutants = list(mutants_of(TARGET))
    some = sample_of(mutants, 20)
    assert len(set(some)) == 20 and some == sample_of(mutants, 20)
    assert [mutants.index(mutant) for mutant in some] == sorted(mutants.index(mutant) for mutant in some)
    assert sample_of(mutants, 0) == mutants == sample_of(mutants, len(mutants) + 1)


def test_where_the_time_is_short_the_same_lot_decides_each_time() -> None:
    mutants = list(mutants_of(TARGET))
    assert in_turn(mutants) == in_turn(mutants) != mutants
    assert set(in_turn(mutants)) == set(mutants)


@pytest.mark.parametrize("game", registry.games())
def test_the_modules_of_a_game_that_are_changed_are_there(game: str) -> None:
    known = game_data(game).mutants
    for pattern in known.first + known.modules:
        assert mutated(game, [pattern]), pattern
    assert set(mutated(game, known.first)) <= set(mutated(game, known.modules))
    assert all((ROOT / test).exists() for test in known.tests)
