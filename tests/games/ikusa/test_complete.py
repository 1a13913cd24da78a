"""The size of the book, and every vector has its rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bakufu.engine.rulebook import rulebook
from tests.games.ikusa.test_vectors import FUNCTIONS

HERE = Path(__file__).parent
BOOK = rulebook("ikusa")
RULINGS = 50
VECTORS: list[dict[str, Any]] = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))


def test_the_book_is_counted() -> None:
    """That every rule, ruling and example has a test is checked for all games in `test_rulebooks.py`."""
    assert sum(bool(rule.title) for rule in BOOK.rules.values()) == RULINGS
    assert sum(len(rule.examples) for rule in BOOK.rules.values()) == 54


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_vector_belongs_to_a_rule_and_can_be_asked(vector: dict[str, Any]) -> None:
    assert vector["rule"] in BOOK.rules and vector["fn"] in FUNCTIONS


def test_no_vector_is_missing() -> None:
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) == 36
