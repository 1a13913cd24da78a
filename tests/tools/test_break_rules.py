from __future__ import annotations

import pytest

from tools.break_rules import BREAKS, ROOT, SHOGUN, Break, naming


@pytest.mark.parametrize("broken", BREAKS, ids=[broken.rule for broken in BREAKS])
def test_every_break_still_fits_the_code(broken: Break) -> None:
    text = (ROOT / SHOGUN / broken.file).read_text(encoding="utf-8")
    assert text.count(broken.text) == 1
    assert broken.instead != broken.text


@pytest.mark.parametrize("rule", [broken.rule for broken in BREAKS])
def test_every_broken_rule_has_tests_that_name_it(rule: str) -> None:
    assert naming(rule, ROOT)


def test_ten_different_rules_are_broken() -> None:
    assert len({broken.rule for broken in BREAKS}) == len(BREAKS) == 10
