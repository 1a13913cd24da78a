"""Nothing of the book is left without a test: every ruling is named by one, and every vector has its rule."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bakufu.engine.rulebook import folder_of_tests, marked, rulebook, untested
from tests.games.ikusa.test_vectors import FUNCTIONS

HERE = Path(__file__).parent
BOOK = rulebook("ikusa")
RULINGS = [rule.id for rule in BOOK.rules.values() if rule.title]
VECTORS: list[dict[str, Any]] = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))


def named_in_tests() -> set[str]:
    """The rulings that a test of this game names, by a mark or in the sentence that says what it is about."""
    found = {rule_id for rule_id, _ in marked(HERE)}
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"Q-\d\d", ast.get_docstring(node) or ""))
    return found


def test_every_ruling_is_named_by_a_test() -> None:
    assert len(RULINGS) == 49
    named = named_in_tests()  # parses every test of this game, so once
    assert [ruling for ruling in RULINGS if ruling not in named] == []


def test_every_rule_and_every_example_is_named_by_a_test() -> None:
    assert untested(BOOK.rules.values(), folder_of_tests(), modules=True) == []
    assert sum(len(rule.examples) for rule in BOOK.rules.values()) == 54


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_vector_belongs_to_a_rule_and_can_be_asked(vector: dict[str, Any]) -> None:
    assert vector["rule"] in BOOK.rules and vector["fn"] in FUNCTIONS


def test_no_vector_is_missing() -> None:
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) == 36
