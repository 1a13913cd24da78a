"""`bakufu rules`: prints the rules of a game, the code that implements them, and those without a test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, TableElement
from rich.table import Table

from bakufu.cli.language import use_language
from bakufu.cli.terminal import emphasized
from bakufu.engine import rule_index
from bakufu.engine.errors import Refused
from bakufu.engine.rulebook import Rule, folder_of_tests, rulebook
from bakufu.engine.rulebook import untested as without_test
from bakufu.i18n import Words

_EXAMPLE = re.compile(r"\n(?=  (?:Example|Voorbeeld|实例))")


class _WholeTable(TableElement):
    """A table that wraps long cells: without this, a cell without spaces would be cut off."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in super().__rich_console__(console, options):
            if isinstance(part, Table):
                for column in part.columns:
                    column.overflow = "fold"
            yield part


class _Book(Markdown):
    elements: ClassVar = {**Markdown.elements, "table_open": _WholeTable}


def rules(
    game: str, rule_id: str | None = None, untested: bool = False, where: bool = False, *, lang: str = "en"
) -> None:
    """Print the rules of a game.

    Parameters
    ----------
    game
        The game, such as `shogun`.
    rule_id
        One rule (`S-BAT-11`), one ruling (`A-05`) or a group of rules (`S-BAT`); without it the whole book.
    untested
        Print only the rules, rulings and examples that no test names; the exit code is 1 if there are any.
        A ruling that needs no code (`data/rules_without_code.toml`) needs no test.
    where
        Print where the rule is implemented: the functions that name it, and its tests.
    lang
        The language: en, nl or zh.
    """
    words = use_language(lang, game)
    book = rulebook(game, words.lang)
    chosen = book.find(rule_id) if rule_id else list(book.rules.values())
    console = Console()
    if untested:
        _print_untested(game, chosen)
    elif where:
        for rule in chosen:
            _print_where(words, game, rule)
    elif rule_id:
        _print_text(console, "\n".join(_text(words, rule) for rule in chosen))
    else:
        _print_text(console, book.text)


def _print_untested(game: str, chosen: Iterable[Rule]) -> None:
    exempt = rule_index.without_code(game)
    missing = without_test(chosen, folder_of_tests(), modules=True, exempt=exempt)
    for name in missing:
        print(name)
    if missing:
        raise SystemExit(1)


def _print_where(words: Words, game: str, rule: Rule) -> None:
    """Print the rule, the lines of code that name it (those that decide it first), and its tests."""
    print(f"{rule.id} {rule.title}".strip())
    found = rule_index.places(game, rule.id)
    if reason := rule_index.without_code(game).get(rule.id):
        print("  " + words.say("cli-rules-no-code", reason=reason))
    for place in found:
        print(f"  {_short(place.file)}:{place.line}  {place.name}")
        print(f"      {place.text}")
    try:
        tests = rule_index.tests(rule.id, folder_of_tests())
    except Refused:  # an installed package has none
        return
    for test in tests:
        about = f"  ({words.say('cli-rules-test-example', number=test.example)})" if test.example else ""
        print(f"  {_short(test.file)}:{test.line}  {test.name}{about}")


def _short(file: Path) -> str:
    """The path relative to the current directory, if the file is below it."""
    return str(file.relative_to(Path.cwd())) if file.is_relative_to(Path.cwd()) else str(file)


def _print_text(console: Console, text: str) -> None:
    """Print formatted text on a terminal, plain text to a file or a pipe."""
    if console.is_terminal:
        console.print(_Book(_EXAMPLE.sub("  \n", text)))  # so that an example starts on a new line
    else:
        print(emphasized(text).plain.rstrip())


def _text(words: Words, rule: Rule) -> str:
    title = f"{rule.id} {rule.title}".strip()
    section = words.say("cli-rules-module-section", section=rule.section) if rule.module else rule.section
    lines = [f"**{title}** ({section})", "", rule.text, ""]
    for number, example in enumerate(rule.examples, start=1):
        key = "cli-rules-module-example" if example.module else "cli-rules-example"
        lines += [words.say(key, number=number, text=example.text), ""]
    return "\n".join(lines)
