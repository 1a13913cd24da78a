"""Every rule can be found: its whole id stands at the line that decides it, or the rule needs no code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bakufu.engine import registry, rule_index
from bakufu.engine.rulebook import package_of, rulebook

ROOT = Path(__file__).parents[2]
ID = r"[A-Z]+(?:-[A-Z0-9]+)?-\d\d"
SHORTHAND = re.compile(rf"\b{ID}(?:, ?| to | and | or |/|-|–|\.\.+)\d\d\b|\b{ID} to {ID}\b")
AT_MOST = 15  # rules without code: the list is for what no line can decide

of_every_game = pytest.mark.parametrize("game", registry.games())


@of_every_game
def test_every_rule_is_named_in_the_code_of_its_game_or_needs_none(game: str) -> None:
    silent = set(rulebook(game).rules) - set(rule_index.all_places(game))
    assert silent == set(rule_index.without_code(game)), "name it at its line, or say why it has none"


@of_every_game
def test_a_comment_or_a_docstring_names_every_rule_where_it_is_decided(game: str) -> None:
    """The string of an event, a refusal or a table only tells which rule it was."""
    cited = {rule for rule, places in rule_index.all_places(game).items() if all(p.quoted for p in places)}
    assert cited & set(rulebook(game).rules) == set()


@of_every_game
def test_the_first_line_that_is_printed_is_one_that_decides(game: str) -> None:
    """`--where` prints checks, options and odds last: whoever looks for a rule reads the first line."""
    folder = package_of(game)[1]
    for rule in rulebook(game).rules:
        deciding = [place for place in rule_index.places(game, rule) if not place.quoted]
        others = [place.name for place in deciding if not rule_index.restates(place.file, folder)]
        assert not others or deciding[0].name == others[0], rule


@of_every_game
def test_the_first_line_is_no_heading(game: str) -> None:
    """A docstring of a module, or a divider in it, says what follows; the line that decides is below."""
    found = {rule: rule_index.places(game, rule)[:1] for rule in rulebook(game).rules}
    assert not [rule for rule, places in found.items() if places and places[0].heading]


@pytest.mark.parametrize(
    ("game", "rule", "name"),
    [
        ("shogun", "S-BAT-14", "phases.aftermath.result_of"),
        ("shogun", "S-PLAN-03", "phases.planning.place"),
        ("shogun", "S-SPEC-06", "phases.battle.call_attacker"),
        ("shogun", "S-STATE-04", "tower.outside"),
        ("ikusa", "I-COMP-03", "phases.build.pieces_left"),
        ("ikusa", "I-ASSN-05", "phases.plan.appoint"),
        ("ikusa", "I-2P-05", "victory.check_at_once"),
        ("ikusa", "Q-45", "rules.Rules.__init__"),
    ],
)
def test_the_first_line_of_a_rule_that_many_lines_name(game: str, rule: str, name: str) -> None:
    assert rule_index.places(game, rule)[0].name == f"bakufu.games.{game}.{name}"


@of_every_game
def test_the_list_of_rules_without_code_is_short_and_gives_reasons(game: str) -> None:
    reasons = rule_index.without_code(game)
    assert len(reasons) <= AT_MOST
    assert all(reason.endswith(".") and len(reason.split()) > 3 for reason in reasons.values())


@of_every_game
def test_no_id_is_named_that_the_book_does_not_have(game: str) -> None:
    rules = rulebook(game).rules
    groups = {rule.group for rule in rules.values()}
    found = {name for name in rule_index.all_places(game) if name.rpartition("-")[0] in groups}
    assert found <= set(rules)


@pytest.mark.parametrize("folder", ["src/bakufu", "tests", "tools", "benchmarks", "examples"])
def test_no_rule_is_named_by_shorthand(folder: str) -> None:
    """`S-BAT-09, S-BAT-11`: who searches for the second id finds nothing where its head is left out."""
    short = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted((ROOT / folder).rglob("*.py"))
        if file != Path(__file__)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if SHORTHAND.search(line)
    ]
    assert not short


@pytest.mark.parametrize(
    "text", ["S-BAT-09, 11", "I-ASSN-01 to 03", "S-BAT-05/06/07", "S-REV-04 to S-REV-06", "Q-14 to Q-17"]
)
def test_shorthand_is_noticed(text: str) -> None:
    assert SHORTHAND.search(f'    """{text}: something."""')


def test_whole_ids_are_no_shorthand() -> None:
    assert not SHORTHAND.search("# S-BAT-09, S-BAT-11 and S-BAT-13; A-39, 2026-11-16")
