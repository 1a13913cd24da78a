"""The keys that the source uses, read from its syntax; and the message files, read from theirs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bakufu

SRC = Path(bakufu.__file__).parent
LANGS = ("en", "nl", "zh-Hans")


# -- the web client ------------------------------------------------------------------------------------

WEB = SRC.parent.parent / "web" / "src"
_LITERAL = re.compile(r"""["'`](web-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)["'`]""")
_TEMPLATE = re.compile(r"`(web-[^`]*\$\{[^`]*)`")


@cache
def web_keys() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The keys that the client names, and the patterns of those that it puts together."""
    return keys_in("\n".join(file.read_text(encoding="utf-8") for file in web_files()))


def web_files() -> list[Path]:
    """The sources of the client without its tests, which have made-up keys."""
    files = WEB.rglob("*")
    return [
        file for file in files if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
    ]


def keys_in(source: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    patterns = {
        re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template))
        for template in _TEMPLATE.findall(source)
    }
    return frozenset(_LITERAL.findall(source)), tuple(re.compile(pattern) for pattern in sorted(patterns))


# -- message files -------------------------------------------------------------------------------------


class Message(NamedTuple):
    """One text: where it stands, its variables, and those of them that are chosen by number."""

    file: str
    text: str
    variables: frozenset[str]
    numbers: frozenset[str]


def message_paths(lang: str) -> list[Path]:
    """The message files of a language: the general ones, and those of every game of this package."""
    return sorted([*(SRC / "i18n" / lang).glob("*.ftl"), *SRC.glob(f"games/*/messages/{lang}/*.ftl")])


@cache
def entries(lang: str) -> list[tuple[str, ftl.EntryType]]:
    return [
        (file.relative_to(SRC).as_posix().replace(f"/{lang}/", "/"), entry)
        for file in message_paths(lang)
        for entry in FluentParser(with_spans=True).parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def texts(lang: str) -> dict[str, Message]:
    """Every text of a language; an attribute is `id.name`."""
    found: dict[str, Message] = {}
    for file, entry in entries(lang):
        if not isinstance(entry, ftl.Message):
            continue
        if entry.value is not None:
            found[entry.id.name] = _message(file, entry.value)
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = _message(file, attribute.value)
    return found


def _message(file: str, pattern: ftl.Pattern) -> Message:
    variables: set[str] = set()
    numbers: set[str] = set()
    words: list[str] = []
    for node in _walk(pattern):
        if isinstance(node, ftl.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ftl.TextElement):
            words.append(node.value)
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            if any(isinstance(key, ftl.NumberLiteral) or key.name == "one" for key in keys):
                numbers.add(node.selector.id.name)
    return Message(file, " ".join(words), frozenset(variables), frozenset(numbers))


def _walk(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ftl.BaseNode):
                    yield from _walk(child)


# -- source --------------------------------------------------------------------------------------------


class Use(NamedTuple):
    """One place where a message is used: its id and, where they can be read there, its facts."""

    id: str
    facts: frozenset[str] | None
    place: str


@cache
def uses() -> list[Use]:
    """All events and refusals in the source, and the texts of the interface."""
    return [use for path in sorted(SRC.rglob("*.py")) for use in _uses_in(path)]


def _uses_in(path: Path) -> Iterator[Use]:
    parts = path.relative_to(SRC).parts
    terminal = parts[0] == "cli" or parts[-1].startswith("screen")
    games = [f"{parts[1]}-"] if parts[0] == "games" and len(parts) > 2 and not terminal else [""]
    if parts == ("engine", "notation.py"):  # reads the positions of every game, which has words for them
        games = [f"{plugin.parent.name}-" for plugin in sorted(SRC.glob("games/*/plugin.py"))]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant | ast.Call):
            continue
        place = f"{'/'.join(parts)}:{node.lineno}"
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and re.fullmatch(r"(cli|mail)(-[a-z0-9]+)+", node.value):
                yield Use(node.value, None, place)
        elif isinstance(node.func, ast.Name):
            kind = {"Event": "event", "Refusal": "refusal", "Refused": "refusal"}.get(node.func.id)
            if kind is not None and parts[-2:] != ("engine", "errors.py"):
                for key in _keys(node, tree, place):
                    for game in games:
                        yield Use(f"{game}{kind}-{key.replace('_', '-')}", _facts(node), place)
        elif terminal and _says(node) and not _is_parameter(node, tree):
            for key in _keys(node, tree, place):
                yield Use(key, _facts(node), place)


def _says(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"


def _keys(call: ast.Call, tree: ast.Module, place: str) -> list[str]:
    """The key of a call, also where it was put into a variable or is put together just there."""
    first = call.args[0]
    if isinstance(first, ast.Attribute):
        assert first.attr == "key", f"{place}: what is {ast.unparse(first)}?"
        return []  # a refusal that is handed on
    if isinstance(first, ast.JoinedStr):
        texts = [""]
        for part in first.values:
            ends = _constants(part.value if isinstance(part, ast.FormattedValue) else part, call, tree, place)
            texts = [text + end for text in texts for end in ends]
        return texts
    return _constants(first, call, tree, place)


def _constants(value: ast.expr, call: ast.Call, tree: ast.Module, place: str) -> list[str]:
    """The strings that an expression can be."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    if isinstance(value, ast.IfExp):
        return [*_constants(value.body, call, tree, place), *_constants(value.orelse, call, tree, place)]
    if isinstance(value, ast.Tuple | ast.List):
        return [text for item in value.elts for text in _constants(item, call, tree, place)]
    assert isinstance(value, ast.Name), f"{place}: what is {ast.unparse(value)}?"
    found = [
        text for origin in _origins(value.id, call, tree) for text in _constants(origin, call, tree, place)
    ]
    assert found, f"{place}: where does {value.id} come from?"
    return found


def _origins(name: str, call: ast.Call, tree: ast.Module) -> Iterator[ast.expr]:
    """What is put into a variable in the function of a call."""
    for node in ast.walk(_function_of(call, tree)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets, source = node.targets, node.value
        elif isinstance(node, ast.For):
            targets, source = [node.target], node.iter
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            yield source


def _function_of(call: ast.Call, tree: ast.Module) -> ast.FunctionDef:
    return next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and any(child is call for child in ast.walk(node))
    )


def _is_parameter(call: ast.Call, tree: ast.Module) -> bool:
    """Whether the key was handed to the function of the call: then its callers are looked at."""
    first = call.args[0]
    if not isinstance(first, ast.Name):
        return False
    given = _function_of(call, tree).args
    return first.id in [argument.arg for argument in [*given.posonlyargs, *given.args]]


def _facts(call: ast.Call) -> frozenset[str] | None:
    """The names of the facts of a call, when all of them stand in it."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        if keyword.arg == "facts":
            return _literal(keyword.value)
        if keyword.arg != "style":  # of the terminal
            names.add(keyword.arg)
    if not isinstance(call.func, ast.Name) or call.func.id == "Refused":
        return frozenset(names)
    place = 1 if call.func.id == "Event" else 2
    return _literal(call.args[place]) if len(call.args) > place else frozenset()


def _literal(value: ast.expr) -> frozenset[str] | None:
    if isinstance(value, ast.Dict) and all(isinstance(key, ast.Constant) for key in value.keys):
        return frozenset(str(key.value) for key in value.keys if isinstance(key, ast.Constant))
    return None
