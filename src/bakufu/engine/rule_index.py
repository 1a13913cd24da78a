"""The rule index: which functions of a game implement a rule, and which tests cover it.

Every rule of the book is named by its full id at the line that decides it, or it is listed in the game's
`data/rules_without_code.toml` with the reason why no line does.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from bakufu.engine.rulebook import RuleTest, package_of, rule_tests

WITHOUT_CODE = "rules_without_code.toml"
_ID = re.compile(r"(?<![A-Z0-9-])[A-Z]+(?:-[A-Z0-9]+)?-\d\d(?!\d)")
DIVIDER = "# -- "  # between the parts of a module
NOT_RULES = ("bots",)  # folders of a game that implement no rules
# Modules and folders that check, offer, forecast or show what others decide: their lines come last.
RESTATING = frozenset(
    [
        *("codec", "encoding", "invariants", "luck", "odds", "options"),
        *("preview", "refusals", "resample", "screen", "web"),
    ]
)


class Place(msgspec.Struct, frozen=True):
    """A line that names a rule."""

    file: Path
    line: int
    name: str  # the function or class around it, with its module
    text: str
    quoted: bool  # it only cites the rule, as in an event, a refusal or a fault
    heading: bool = False  # it only says what a module, or a part of it, is about


def without_code(game: str) -> dict[str, str]:
    """The rules that need no code, each with the reason."""
    file = package_of(game)[1] / "data" / WITHOUT_CODE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def places(game: str, rule_id: str) -> list[Place]:
    """The lines of the game's code that name the rule; those that decide it come first."""
    folder = package_of(game)[1]
    return sorted(
        all_places(game).get(rule_id, []),
        key=lambda place: (place.quoted, restates(place.file, folder), place.heading),
    )


def restates(file: Path, folder: Path) -> bool:
    """Whether this module of a game only checks, offers, forecasts or shows what others decide."""
    return not RESTATING.isdisjoint(file.relative_to(folder).with_suffix("").parts)


def all_places(game: str) -> dict[str, list[Place]]:
    """The lines for every rule that is named anywhere."""
    package, folder = package_of(game)
    found: dict[str, list[Place]] = {}
    for file in source_files(game):
        inner = file.relative_to(folder).with_suffix("").parts
        module = ".".join([package, *(part for part in inner if part != "__init__")])
        for rule_id, place in _places_of(file, file.stat().st_mtime_ns, module):
            found.setdefault(rule_id, []).append(place)
    return found


@cache
def _places_of(file: Path, _changed: int, module: str) -> list[tuple[str, Place]]:
    """Parsed once, until the file changes."""
    return list(places_in(file.read_text(encoding="utf-8"), file, module))


def places_in(source: str, file: Path, module: str) -> Iterator[tuple[str, Place]]:
    """The lines of a module that name rules: a comment or a docstring decides, another string only cites."""
    tree = ast.parse(source)
    around, strings = _Names(module, tree), _Strings(tree)
    first = tree.body[0] if ast.get_docstring(tree) is not None else None
    end_of_docstring = (first.end_lineno or 0) if first is not None else 0
    for number, line in enumerate(source.split("\n"), start=1):
        cited: dict[str, bool] = {}
        for match in _ID.finditer(line):
            column = len(line[: match.start()].encode())
            cited[match[0]] = cited.get(match[0], True) and strings.is_inside(number, column)
        for rule_id, quoted in cited.items():
            heading = number <= end_of_docstring or line.startswith(DIVIDER)
            yield rule_id, Place(file, number, around.at(number), line.strip(), quoted, heading)


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

    def __init__(self, module: str, tree: ast.Module) -> None:
        self.module = module
        self.spans: list[tuple[int, int, str]] = []
        self._walk(tree, module)

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


class _Strings:
    """Where the strings of a module stand that are no docstrings."""

    def __init__(self, tree: ast.Module) -> None:
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        self.spans = [
            ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
            for node in ast.walk(tree)
            if isinstance(node, (ast.Constant, ast.JoinedStr)) and id(node) not in docstrings
        ]

    def is_inside(self, line: int, column: int) -> bool:
        """Whether one of them is at this place; the column counts bytes, as in `ast`."""
        return any(first <= (line, column) < last for first, last in self.spans)
