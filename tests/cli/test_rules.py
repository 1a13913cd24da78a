"""`bakufu rules` prints rules in plain text and names those without a test."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bakufu.cli import rules as command
from bakufu.cli.language import Current, rule_of
from bakufu.cli.rules import rules
from bakufu.cli.terminal import emphasized
from bakufu.engine.errors import Refused
from bakufu.i18n import Words
from tests.cli.running import bakufu

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _own_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language that a command speaks is not kept for the next test."""
    monkeypatch.setattr(Current, "words", Words())


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


def on_screen(monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> str:
    """The whole book as a terminal of 60 columns is sent it."""
    screen = Console(file=StringIO(), force_terminal=True, width=60, color_system=None)
    monkeypatch.setattr(command, "Console", lambda: screen)
    rules("shogun", lang=lang)
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "nl", "zh"])
def test_on_a_screen_the_whole_book_is_set_in_type_and_nothing_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    book = on_screen(monkeypatch, lang)
    assert "*" not in book
    assert "…" not in book


def test_on_a_screen_every_example_begins_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line.strip() for line in on_screen(monkeypatch).splitlines()]
    assert "Example: rice 4, loss 7 -> 0." in lines


def test_emphasis_is_slanted_or_bold_on_a_screen_and_plain_in_a_file() -> None:
    text = emphasized("*Put down* if 2 > 1, **never** 2 * 1.", "dim")
    assert text.plain == "Put down if 2 > 1, never 2 * 1."
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("Put down", "italic"),
        ("never", "bold"),
    ]
    assert text.style == "dim"


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


# --- in other languages ---------------------------------------------------------------------------


def test_a_rule_is_printed_in_the_language_that_was_asked_for(capsys: Output) -> None:
    rules("shogun", "S-BAT-14", lang="nl")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "S-BAT-14 (8.4 Uitslag (S-BAT, vervolg))"
    assert printed[2].startswith("Neutrale provincie houdt stand: als aanval <= boeren,")
    assert printed[4].startswith("Voorbeeld 1: schaal 2 blauw, 2 groen -> neutraal")


def test_a_module_rule_is_marked_in_that_language(capsys: Output) -> None:
    rules("shogun", "S-TC-05", lang="zh")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "S-TC-05 (11.1 模块1：天皇宫廷 (S-TC)，模块)"
    assert printed[4].startswith("实例1：抽到2、10、8 -> #10需要4名")
    rules("shogun", "S-MOD-04", lang="zh")
    assert "\n实例2（模块）：牌2，" in capsys.readouterr().out


def test_the_whole_book_is_printed_in_that_language(capsys: Output) -> None:
    rules("shogun", lang="zh")
    assert capsys.readouterr().out.startswith("# 将军：游戏规则")


def test_a_language_without_a_book_is_refused(tmp_path: Path) -> None:
    done = bakufu("rules", "shogun", "--lang", "fr", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "choose one of en, nl, zh-Hans" in done.stderr


def test_at_the_table_rules_are_read_in_the_language_of_the_player(tmp_path: Path) -> None:
    typed = "rule S-BAT-14\nrule S-GAME-02\nquit\n"
    done = bakufu("play", "shogun", "--lang", "nl", "--save", "game.json", cwd=tmp_path, typed=typed)
    assert done.returncode == 0
    assert "S-BAT-14: Neutrale provincie houdt stand: als" in done.stdout
    assert "gedeelde overwinning" in done.stdout


def test_a_rule_is_found_in_the_words_of_this_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Current, "words", Words("zh"))
    rule = rule_of("shogun", "S-GAME-01")
    assert rule is not None
    assert rule.text.endswith("得分最高者获胜。")
    assert rule_of("shogun", "S-GAME-99") is None


def test_where_names_the_function_that_decides_and_the_tests(capsys: Output) -> None:
    rules("shogun", "S-BAT-11", where=True)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "S-BAT-11"
    place, name = printed[1].split()
    assert re.fullmatch(r".*shogun/phases/aftermath\.py:\d+", place)
    assert name == "bakufu.games.shogun.phases.aftermath.result_of"
    assert printed[2].strip() == "return DEFENDER_WINS  # S-BAT-11"
    tests = [line for line in printed if "test_battle.py" in line]
    assert len(tests) == 4 and tests[0].endswith("(example 1)")


def test_where_tells_first_what_decides_a_rule_and_then_what_only_names_it(capsys: Output) -> None:
    rules("shogun", "S-WIN-04", where=True)
    printed = capsys.readouterr().out
    assert printed.index("winter._feed") < printed.index("refusals.")


def test_where_says_why_a_rule_needs_no_code(capsys: Output) -> None:
    rules("ikusa", "Q-44", where=True)
    assert "Needs no code: What players promise each other" in capsys.readouterr().out
    rules("ikusa", "Q-44", where=True, lang="nl")
    assert "Heeft geen code nodig" in capsys.readouterr().out


def test_where_of_a_group_goes_through_all_its_rules(capsys: Output) -> None:
    rules("ikusa", "I-SPY", where=True)
    heads = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert heads == ["I-SPY-01", "I-SPY-02", "I-SPY-03"]
