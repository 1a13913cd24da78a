"""`bakufu rules` prints rules in plain text and names those without a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.cli import rules as command
from bakufu.cli.rules import rules
from bakufu.engine.errors import Refused

Output = pytest.CaptureFixture[str]


def test_one_rule_is_printed_with_its_examples_and_without_markup(capsys: Output) -> None:
    rules("shogun", "S-BAT-14")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "S-BAT-14 (8.4 Outcome (S-BAT, continued))"
    assert printed[2].startswith("Neutral province held: if attack <= farmers,")
    assert printed[4].startswith("Example 1: tray 2 blue, 2 green -> neutral")


def test_a_ruling_is_printed_with_its_title(capsys: Output) -> None:
    rules("shogun", "A-05")
    assert capsys.readouterr().out.startswith("A-05 Bid beyond one's money. (12.2 ")


def test_the_whole_book_is_printed_without_an_id(capsys: Output) -> None:
    rules("shogun")
    printed = capsys.readouterr().out
    assert printed.startswith("# Shogun: the rules")
    assert "S-STATE-01" in printed
    assert "S-GAME-03" in printed


def test_a_rule_without_a_test_is_named_and_the_exit_code_says_so(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "folder_of_tests", lambda: tmp_path)
    with pytest.raises(SystemExit) as caught:
        rules("shogun", "S-FIXED", untested=True)
    assert caught.value.code == 1
    assert capsys.readouterr().out.splitlines() == [
        "S-FIXED-01",
        "S-FIXED-02",
        "S-FIXED-02 example 1",
        "S-FIXED-02 example 2",
        "S-FIXED-03",
    ]


def test_nothing_is_printed_when_every_rule_has_a_test(capsys: Output) -> None:
    rules("shogun", "S-EVT-03", untested=True)
    assert capsys.readouterr().out == ""


def test_an_unknown_rule_is_refused(capsys: Output) -> None:
    with pytest.raises(Refused):
        rules("shogun", "S-XXX-01")
    assert capsys.readouterr().out == ""
