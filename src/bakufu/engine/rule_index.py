"""The rule index: which functions of a game implement a rule, and which tests cover it.

Every rule of the book is named by its full id at the line that decides it, or it is listed in the game's
`data/rules_without_code.toml` with the reason why no line does.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import msgspec

from bakufu.engine.rulebook import RuleTest, package_of, rule_tests

WITHOUT_CODE = "rules_without_code.toml"
_ID = re.compile(r"(?<![A-Z0-9-])[A-Z]+(?:-[A-Z0-9]+)?-\d\d(?!\d)")
NOT_RULES = ("bots",)  # folders of a game that implement no rules


class Place(msgspec.Struct, frozen=True):
    """A line that names a rule."""

    file: Path
    line: int
    name: str  # the function or class around it, with its module
    text: str
    quoted: bool  # it only cites the rule, as in an event, a refusal or a fault


def without_code(game: str) -> dict[str, str]:
    """The rules that need no code, each with the reason."""
    file = package_of(game)[1] / "data" / WITHOUT_CODE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def places(game: str, rule_id: str) -> list[Place]:
    """The lines of the game's code that name the rule; those that decide it come first."""
    return sorted(all_places(game).get(rule_id, []), key=lambda place: place.quoted)


def all_places(game: str) -> dict[str, list[Place]]:
    """The lines for every rule that is named anywhere."""
    package, folder = package_of(game)
    found: dict[str, list[Place]] = {}
    for file in source_files(game):
        source = file.read_text(encoding="utf-8")
        inner = file.relative_to(folder).with_suffix("").parts
        around = _Names(".".join([package, *(part for part in inner if part != "__init__")]), source)
        for number, line in enumerate(source.splitlines(), start=1):
            for rule_id in dict.fromkeys(_ID.findall(line)):
                quoted = f'"{rule_id}"' in line or f'"{rule_id}:' in line
                place = Place(file, number, around.at(number), line.strip(), quoted)
                found.setdefault(rule_id, []).append(place)
    return found


def source_files(game: str) -> list[Path]:
    """The source files of a game without its bots, sorted by name."""
    folder = package_of(game)[1]
    files = sorted(folder.rglob("*.py"))
    return [file for file in files if not set(file.relative_to(folder).parts[:-1]) & set(NOT_RULES)]


def tests(rule_id: str, tests_folder: Path) -> list[RuleTest]:
    """The tests that name the rule by their mark."""
    return [test for test in rule_tests(tests_folder) if test.rule_id == rule_id]


class _Names:
    """Finds the function or class around a line of a module."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.spans: list[tuple[int, int, str]] = []
        self._walk(ast.parse(source), module)

    def _walk(self, node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                inner = f"{name}.{child.name}"
                self.spans.append((child.lineno, child.end_lineno or child.lineno, inner))
            self._walk(child, inner)

    def at(self, line: int) -> str:
        around = [(last - first, name) for first, last, name in self.spans if first <= line <= last]
        return min(around)[1] if around else self.module
