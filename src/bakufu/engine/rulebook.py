"""The rulebook: parses the numbered rules of a game, and finds those without a test.

A game keeps its rulebook beside its data: `data/rules.md` in English, `data/rules.nl.md` in Dutch. A rule is
a list item that begins with its id in bold; a ruling begins with its id and its title:

    - **S-BAT-11** *Defender wins* if ...
      Example: tray 3 blue, 2 yellow -> ...
    - **A-05 Bid beyond one's money.** Ruling: ...

The tag `(module)` in a heading, at the beginning of a rule or after `Example` marks what belongs to an
expansion module. The table of options names the rulings that a table may decide differently. In other
languages `Example` and `(module)` are translated (`Voorbeeld`, `实例`, `（模块）`); the rest is the same.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Container, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from bakufu.engine import registry
from bakufu.engine.errors import Refused, safe_repr

SOURCE = "en"  # the language of `rules.md`, in which every rule is written first
MODULE = ("(module)", "（模块）")

_HEADING = re.compile(r"(#{2,}) +(.*)")
_RULE = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)?-\d\d)(?: ([^*]+))?\*\* *(.*)")
_TAG = "(?: ?(?:" + "|".join(re.escape(tag) for tag in MODULE) + "))"
_EXAMPLE = re.compile(rf"  (?:Example|Voorbeeld|实例)({_TAG})?[:：] *(.*)")
_OPTION = re.compile(rf"\| `(\w+)`{_TAG}? \|.*\| ([A-Z]+-\d\d) \|")


class Example(msgspec.Struct, frozen=True):
    """One example of a rule: the situation and what follows."""

    text: str
    module: bool = False


class Rule(msgspec.Struct, frozen=True):
    """One rule, or one ruling where the published rulebook is silent (a ruling has a title)."""

    id: str
    section: str
    text: str
    examples: tuple[Example, ...] = ()
    module: bool = False
    title: str = ""
    option: str = ""  # the option of the table that decides this ruling

    @property
    def group(self) -> str:
        """The common prefix of related rules: `S-BAT` for `S-BAT-11`."""
        return self.id.rpartition("-")[0]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game in the order of the book, and the text itself."""

    game: str
    text: str
    rules: dict[str, Rule]
    lang: str = SOURCE

    def find(self, rule_id: str) -> list[Rule]:
        """The rule of this id, or the rules of this group (`S-BAT`)."""
        wanted = rule_id.strip().upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        group = [rule for rule in self.rules.values() if rule.group == wanted]
        if not group:
            near = get_close_matches(wanted, self.rules, n=3, cutoff=0.7)
            raise Refused("rule-unknown", game=self.game, id=safe_repr(rule_id), near=", ".join(near) or "-")
        return group


def rulebook(game: str, lang: str = SOURCE) -> Rulebook:
    """The rulebook of a game in a language: `nl`, `zh-Hans`, or `zh` where there is only one Chinese."""
    files = _files(game)
    wanted = lang.strip().lower()
    found = [tag for tag in files if tag.lower() == wanted]
    found = found or [tag for tag in files if tag.lower().partition("-")[0] == wanted]
    if len(found) != 1:
        raise Refused("language-unknown", lang=safe_repr(lang), languages=", ".join(files))
    return _read(game, found[0], files[found[0]])


@cache
def _read(game: str, lang: str, file: Path) -> Rulebook:
    text = file.read_text(encoding="utf-8")
    return Rulebook(game, text, {rule.id: rule for rule in parse(text)}, lang)


def package_of(game: str) -> tuple[str, Path]:
    """The package name and folder of an installed game, found without importing its code."""
    home = registry.folder(game)
    if home is None:
        raise Refused("game-unknown", game=safe_repr(game), games=", ".join(registry.games()) or "-")
    return registry.package(game), home


@cache
def _files(game: str) -> dict[str, Path]:
    """The rulebooks of a game by language, English first."""
    data = package_of(game)[1] / "data"
    if not (data / "rules.md").is_file():
        raise Refused("rulebook-missing", game=game)
    others = {file.name.split(".")[1]: file for file in sorted(data.glob("rules.*.md"))}
    return {SOURCE: data / "rules.md", **others}


# --- reading the book -----------------------------------------------------------------------------


def parse(text: str) -> list[Rule]:
    """Parse the rules of a rulebook. Each rule id may occur only once."""
    options = {ruling: name for name, ruling in _OPTION.findall(text)}
    rules: list[Rule] = []
    headings: list[str] = []
    item: list[str] = []

    def close() -> None:
        if item:
            rules.append(_rule(item, headings, options))
            item.clear()

    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            close()
            headings = [*headings[: len(heading[1]) - 2], heading[2]]
        elif _RULE.match(line):
            close()
            item.append(line)
        elif item and (line.startswith("  ") or not line):
            item.append(line)
        else:
            close()
    close()
    ids = [rule.id for rule in rules]
    assert len(ids) == len(set(ids)), "a rule id comes twice"
    return rules


def _rule(lines: list[str], headings: list[str], options: dict[str, str]) -> Rule:
    head = _RULE.fullmatch(lines[0])
    assert head, lines[0]
    rule_id, title, first = head[1], head[2] or "", head[3]
    body = [first]
    examples: list[Example] = []
    for line in lines[1:]:
        if example := _EXAMPLE.fullmatch(line):
            examples.append(Example(example[2], bool(example[1])))
        else:
            body.append(line.removeprefix("  "))
    module = first.startswith(MODULE) or any(heading.endswith(MODULE) for heading in headings)
    text = re.sub(rf"\A{_TAG}", "", "\n".join(body).strip()).strip()
    section = re.sub(rf"{_TAG}\Z", "", headings[-1]).strip() if headings else ""
    return Rule(rule_id, section, text, tuple(examples), module, title, options.get(rule_id, ""))


# --- which rules have a test ----------------------------------------------------------------------

Mark = tuple[str, int | None]


def untested(
    rules: Iterable[Rule], tests_folder: Path, *, modules: bool = False, exempt: Container[str] = ()
) -> list[str]:
    """The rules, rulings and examples (`S-BAT-11 example 2`) that no test names, in the order of the book.

    A test of an example is also a test of its rule. Module rules count only with `modules`. A ruling may be
    `exempt`, if no code decides it.
    """
    marks = set(marked(tests_folder))
    tested = {rule_id for rule_id, _ in marks}
    missing: list[str] = []
    for rule in rules:
        if rule.module and not modules:
            continue
        if rule.id not in tested and not (rule.title and rule.id in exempt):
            missing.append(rule.id)
        missing.extend(
            f"{rule.id} example {number}"
            for number, example in enumerate(rule.examples, start=1)
            if (modules or not example.module) and (rule.id, number) not in marks
        )
    return missing


def marked(tests_folder: Path) -> Iterator[Mark]:
    """Every `pytest.mark.rule("S-BAT-11", example=2)` in the tests, read without running them."""
    for test in rule_tests(tests_folder):
        yield test.rule_id, test.example


def rule_tests(tests_folder: Path) -> Iterator[RuleTest]:
    """The tests that name a rule, with one entry for each rule and example that they name."""
    for file in sorted(tests_folder.rglob("test_*.py")):
        yield from _rule_tests_in(file, file.stat().st_mtime_ns)


@cache
def _rule_tests_in(file: Path, _changed: int) -> list[RuleTest]:
    """Parsed once, until the file changes: a group of rules asks for them again and again."""
    finder = _Marks(file)
    finder.visit(ast.parse(file.read_text(encoding="utf-8"), str(file)))
    return finder.found


class RuleTest(NamedTuple):
    """A test that names a rule by its mark."""

    rule_id: str
    example: int | None
    file: Path
    line: int
    name: str  # of the test function


class _Marks(ast.NodeVisitor):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.function = ""
        self.found: list[RuleTest] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # A test that is skipped, or expected to fail, covers no rule.
        if not any(_mark_name(part) in ("skip", "xfail") for part in node.decorator_list):
            outer, self.function = self.function, node.name
            self.generic_visit(node)
            self.function = outer

    def visit_Call(self, node: ast.Call) -> None:
        if _mark_name(node) == "rule" and node.args and isinstance(node.args[0], ast.Constant):
            examples = [ast.literal_eval(word.value) for word in node.keywords if word.arg == "example"]
            example = examples[0] if examples else None
            rule_id = str(node.args[0].value)
            self.found.append(RuleTest(rule_id, example, self.file, node.lineno, self.function))
        self.generic_visit(node)


def _mark_name(node: ast.expr) -> str:
    """`rule` for `pytest.mark.rule(...)` and for `mark.rule(...)`; empty for anything else."""
    target = node.func if isinstance(node, ast.Call) else node
    if not isinstance(target, ast.Attribute):
        return ""
    owner = target.value
    owner_name = (
        owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    )
    return target.attr if owner_name == "mark" else ""


def folder_of_tests() -> Path:
    """The tests folder of the source checkout around this package, or else around the current directory."""
    here = Path(__file__).resolve()
    for folder in (*here.parents, Path.cwd(), *Path.cwd().parents):
        if (folder / "tests").is_dir() and _is_ours(folder / "pyproject.toml"):
            return folder / "tests"
    raise Refused("tests-folder-missing")


def _is_ours(pyproject: Path) -> bool:
    try:
        project = tomllib.loads(pyproject.read_text(encoding="utf-8")).get("project", {})
    except (OSError, tomllib.TOMLDecodeError):
        return False
    return bool(project.get("name") == "bakufu")
