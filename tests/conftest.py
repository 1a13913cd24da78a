"""What every test shares: the mark `rule` must name a rule, or an example, that the rulebook has."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.registry import games
from bakufu.engine.rulebook import Rule, rulebook


def _known() -> dict[str, Rule]:
    known: dict[str, Rule] = {}
    for game in games():
        try:
            known.update(rulebook(game).rules)
        except Refused:  # a game without a rulebook has no rules to name
            continue
    return known


KNOWN = _known()


def _mistake(mark: pytest.Mark) -> str:
    """What is wrong with such a mark; empty when it names something real."""
    if len(mark.args) != 1 or not set(mark.kwargs) <= {"example"}:
        return f"{mark} must read rule(id) or rule(id, example=number)"
    rule = KNOWN.get(mark.args[0])
    if rule is None:
        return f"no rulebook has a rule {mark.args[0]!r}"
    example = mark.kwargs.get("example")
    if example is not None and example not in range(1, len(rule.examples) + 1):
        return f"{rule.id} has {len(rule.examples)} examples, not a number {example!r}"
    return ""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    # Runs while tests are collected, so a wrong mark stops the run before anything passes.
    for mark in metafunc.definition.iter_markers("rule"):
        if mistake := _mistake(mark):
            pytest.fail(f"{metafunc.definition.nodeid}: {mistake}", pytrace=False)
