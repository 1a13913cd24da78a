"""What every test shares.

The mark `rule` must name a rule, or an example, that the rulebook has. Of a test with the mark `thorough`,
`--share N` runs every N-th case, and the first in any case.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

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


# An example takes as long as it takes on a busy machine, or while its coverage is measured.
settings.register_profile("bakufu", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("bakufu")
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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", type=int, default=1, help="run every N-th case of the tests marked thorough")


@pytest.hookimpl(tryfirst=True)  # before the order is shuffled: always the same cases
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = config.getoption("--share")
    if share == 1:
        return
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    seen = Counter[str]()
    for item in items:
        if item.get_closest_marker("thorough") is not None:
            name = item.nodeid.partition("[")[0]
            (left if seen[name] % share else kept).append(item)
            seen[name] += 1
        else:
            kept.append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)
