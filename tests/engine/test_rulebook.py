"""Rulebooks are read whole, and a rule without a test is found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.rulebook import Example, Rule, folder_of_tests, marked, parse, rulebook, untested

BOOK = """\
# A game

## 1. Battles
Words that belong to no rule.

### 1.1 Outcome (T-BAT)
- **T-BAT-01** *Attacker wins* if there are more.
  Example: 3 to 2 -> 1 stays.
  Example (module): with a leader -> 2 stay.
- **T-BAT-02** A table follows:

  | a | b |
  | --- | --- |
  | 1 | 2 |

  Example: one -> two.
- **T-BAT-03** (module) Leaders do not fight.

Words again.

## 2. Courts (module)

### 2.1 The hall (T-TC) (module)
- **T-TC-01** Officials stand.
  Example: two -> two.

## 3. Rulings
- **A-01 Who starts?** Ruling: anybody. Option: `start` = random | seat.
- **A-02 A misprint.** Ruling: ignore it.

| Option | Values | Ruling |
| --- | --- | --- |
| `start` | random, seat | A-01 |
"""
RULES = {rule.id: rule for rule in parse(BOOK)}


def test_a_rule_has_its_text_its_section_and_its_examples() -> None:
    assert RULES["T-BAT-01"] == Rule(
        id="T-BAT-01",
        section="1.1 Outcome (T-BAT)",
        text="*Attacker wins* if there are more.",
        examples=(Example("3 to 2 -> 1 stays."), Example("with a leader -> 2 stay.", module=True)),
    )


def test_a_table_belongs_to_the_text_of_its_rule() -> None:
    assert RULES["T-BAT-02"].text == "A table follows:\n\n| a | b |\n| --- | --- |\n| 1 | 2 |"
    assert RULES["T-BAT-02"].examples == (Example("one -> two."),)


def test_words_between_the_rules_belong_to_none() -> None:
    assert RULES["T-BAT-03"].text == "Leaders do not fight."


def test_module_rules_are_those_of_a_module_heading_or_with_the_tag() -> None:
    assert [rule.id for rule in RULES.values() if rule.module] == ["T-BAT-03", "T-TC-01"]


def test_a_ruling_has_a_title_and_maybe_an_option() -> None:
    assert (RULES["A-01"].title, RULES["A-01"].option) == ("Who starts?", "start")
    assert (RULES["A-02"].title, RULES["A-02"].option) == ("A misprint.", "")


def test_a_rule_id_that_comes_twice_is_a_mistake_of_the_book() -> None:
    with pytest.raises(AssertionError, match="twice"):
        parse("## 1. A\n- **T-A-01** One.\n- **T-A-01** Two.\n")


def test_the_group_of_an_id_may_hold_a_digit() -> None:
    (rule,) = parse("## 1. A\n- **T-2P-01** Two seats.\n")
    assert (rule.id, rule.group) == ("T-2P-01", "T-2P")


# --- rules without a test -------------------------------------------------------------------------


def _untested(folder: Path, source: str, *, modules: bool = False) -> list[str]:
    (folder / "test_it.py").write_text("import pytest\nfrom pytest import mark\n" + source, encoding="utf-8")
    return untested(RULES.values(), folder, modules=modules)


def test_without_tests_every_base_rule_example_and_ruling_is_missing(tmp_path: Path) -> None:
    assert _untested(tmp_path, "") == [
        "T-BAT-01",
        "T-BAT-01 example 1",
        "T-BAT-02",
        "T-BAT-02 example 1",
        "A-01",
        "A-02",
    ]


def test_a_ruling_without_code_may_be_exempt_but_no_rule(tmp_path: Path) -> None:
    exempt = ["A-02", "T-BAT-02"]
    missing = untested(RULES.values(), tmp_path, exempt=exempt)
    assert missing[-3:] == [
        "T-BAT-02",
        "T-BAT-02 example 1",
        "A-01",
    ]


def test_modules_count_when_the_game_has_them(tmp_path: Path) -> None:
    missing = _untested(tmp_path, "", modules=True)
    assert [name for name in missing if name not in _untested(tmp_path, "")] == [
        "T-BAT-01 example 2",
        "T-BAT-03",
        "T-TC-01",
        "T-TC-01 example 1",
    ]


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("T-BAT-02")\n@pytest.mark.rule("T-BAT-02", example=1)\ndef test_a(): pass\n',
        '@mark.rule("T-BAT-02", example=1)\ndef test_a(): pass\n',
        'class TestA:\n    @pytest.mark.rule("T-BAT-02", example=1)\n    def test_a(self): pass\n',
        'pytestmark = pytest.mark.rule("T-BAT-02", example=1)\n',
        'A = pytest.param(1, marks=pytest.mark.rule("T-BAT-02", example=1))\n',
    ],
)
def test_a_mark_anywhere_in_a_test_file_counts_and_an_example_counts_for_its_rule(
    tmp_path: Path, source: str
) -> None:
    assert _untested(tmp_path, source) == ["T-BAT-01", "T-BAT-01 example 1", "A-01", "A-02"]


@pytest.mark.parametrize(
    "source",
    [
        '# @pytest.mark.rule("T-BAT-02")\ndef test_a(): pass\n',
        '@pytest.mark.skip\n@pytest.mark.rule("T-BAT-02")\ndef test_a(): pass\n',
        '@pytest.mark.rule("T-BAT-02")\n@pytest.mark.xfail(strict=True)\ndef test_a(): pass\n',
        'def test_a(): assert "T-BAT-02"\n',
    ],
)
def test_a_comment_a_string_or_a_test_that_need_not_pass_holds_no_rule(tmp_path: Path, source: str) -> None:
    assert "T-BAT-02" in _untested(tmp_path, source)


def test_only_test_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "support.py").write_text('pytest.mark.rule("T-BAT-01")', encoding="utf-8")
    assert list(marked(tmp_path)) == []


def test_the_tests_folder_of_this_checkout_is_found() -> None:
    assert folder_of_tests() == Path(__file__).parents[1]


# --- the mark itself ------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("mark", "said"),
    [
        ('"S-BAT-99"', "no rulebook has a rule 'S-BAT-99'"),
        ('"S-BAT-11", example=4', "S-BAT-11 has 3 examples"),
        ('"S-BAT-11", exmaple=1', "must read rule(id)"),
    ],
)
def test_a_mark_that_names_nothing_real_stops_the_collection(tmp_path: Path, mark: str, said: str) -> None:
    (tmp_path / "conftest.py").write_bytes((folder_of_tests() / "conftest.py").read_bytes())
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(
        f"import pytest\n@pytest.mark.rule({mark})\ndef test_a(): pass\n", encoding="utf-8"
    )
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in run.stdout
    assert "1 error" in run.stdout
    assert "passed" not in run.stdout


# --- Shogun's book --------------------------------------------------------------------------------

SHOGUN = rulebook("shogun")


def test_shoguns_book_has_every_rule_ruling_and_example() -> None:
    rules = SHOGUN.rules.values()
    assert len([rule for rule in rules if not rule.title]) == 265
    assert {rule.id for rule in rules if rule.title} == {f"A-{n:02}" for n in range(1, 61)}
    assert sum(len(rule.examples) for rule in rules) == 67


def test_shoguns_module_rules_are_section_11_and_the_cancelled_event() -> None:
    module = {rule.group for rule in SHOGUN.rules.values() if rule.module and not rule.title}
    assert module == {"S-TC", "S-SA", "S-ML", "S-CH", "S-X", "S-MOD"}
    assert [rule.id for rule in SHOGUN.find("S-MOD") if rule.module] == ["S-MOD-09"]


def test_every_rule_that_shoguns_book_refers_to_exists() -> None:
    for rule in SHOGUN.rules.values():
        for word in rule.text.replace("/", " ").replace("(", " ").replace(",", " ").split():
            name = word.strip(".;:)")
            if name[:2] in ("S-", "A-") and name[-2:].isdigit():
                assert name in SHOGUN.rules, f"{rule.id} names {name}"


def test_a_rule_is_found_by_its_id_in_any_case_and_a_group_by_its_name() -> None:
    assert [rule.id for rule in SHOGUN.find("s-bat-11")] == ["S-BAT-11"]
    assert [rule.id for rule in SHOGUN.find("S-FIXED")] == ["S-FIXED-01", "S-FIXED-02", "S-FIXED-03"]


def test_an_unknown_rule_is_refused_with_near_ones() -> None:
    with pytest.raises(Refused) as caught:
        SHOGUN.find("S-BAT-1")
    assert caught.value.refusal.key == "rule-unknown"
    assert "S-BAT-1" in str(caught.value.refusal.facts["near"])


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as caught:
        rulebook("go")
    assert caught.value.refusal.key == "game-unknown"
    assert "shogun" in str(caught.value.refusal.facts["games"])
