"""A game is one folder: nothing outside the folders of the games names one, but documentation."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from bakufu.engine import registry
from tests.i18n.source import LANGS, SRC, WEB, keys_in, web_files

# The games of this repository; others may be installed beside them.
GAMES = [game for game in registry.games() if (SRC / "games" / game).is_dir()]
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)
PYTHON = ("engine", "server", "cli", "arena", "envs", "i18n")
CLIENT = ("lib", "play", "board", "lobby", "settings", "rules", "replay")

# What is written for readers of the source alone.
COMMENT_OF_THE_CLIENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
COMMENT_OF_MESSAGES = re.compile(r"^#.*$", re.MULTILINE)
KEY = re.compile(r"^(web-[a-z0-9-]+) =", re.MULTILINE)


def python_files() -> list[Path]:
    return sorted(file for folder in PYTHON for file in (SRC / folder).rglob("*.py"))


def client_files() -> list[Path]:
    return sorted(
        file
        for folder in CLIENT
        for file in (WEB / folder).rglob("*")
        if file.suffix in (".ts", ".svelte", ".css")
    )


def blank(match: re.Match[str]) -> str:
    """Keep the lines, so that what is left stands where it stood."""
    return re.sub(r"[^\n]", " ", match[0])


def without_documentation(source: str) -> str:
    """A Python module without its comments and docstrings."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            text = node.body[0]
            lines[text.lineno - 1 : text.end_lineno] = [""] * ((text.end_lineno or 0) - text.lineno + 1)
    return "\n".join(lines)


def lines_that_name_a_game(file: Path, text: str) -> list[str]:
    return [
        f"{file.relative_to(SRC.parent.parent)}:{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), start=1)
        if NAMED.search(line)
    ]


def test_no_python_module_outside_the_games_names_one() -> None:
    found = [
        line
        for file in python_files()
        for line in lines_that_name_a_game(file, without_documentation(file.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_no_module_of_the_client_outside_the_games_names_one() -> None:
    found = [
        line
        for file in client_files()
        for line in lines_that_name_a_game(
            file, COMMENT_OF_THE_CLIENT.sub(blank, file.read_text(encoding="utf-8"))
        )
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_general_message_names_a_game(lang: str) -> None:
    found = [
        line
        for file in sorted((SRC / "i18n" / lang).glob("*.ftl"))
        for line in lines_that_name_a_game(
            file, COMMENT_OF_MESSAGES.sub(blank, file.read_text(encoding="utf-8"))
        )
    ]
    assert found == []


def test_a_message_that_only_one_game_says_lies_with_that_game() -> None:
    """A key that the client of one game names, and nothing else, belongs into the messages of that game."""
    general = set(KEY.findall((SRC / "i18n" / "en" / "web.ftl").read_text(encoding="utf-8")))
    said: dict[str, set[str]] = {key: set() for key in general}
    for file in web_files():
        folder = file.relative_to(WEB).parts
        place = folder[1] if folder[0] == "games" and folder[1] in GAMES else "all"
        literals, patterns = keys_in(file.read_text(encoding="utf-8"))
        for key in general:
            if key in literals or any(pattern.match(key) for pattern in patterns):
                said[key].add(place)
    assert (
        sorted((key, *places) for key, places in said.items() if len(places) == 1 and "all" not in places)
        == []
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_client_of_a_game_says_bears_its_name(game: str, lang: str) -> None:
    """Two games never say the same key, and the client knows from a key which words it has to fetch."""
    keys = [
        key
        for file in (SRC / "games" / game / "messages" / lang).glob("*.ftl")
        for key in KEY.findall(file.read_text(encoding="utf-8"))
    ]
    assert keys
    assert sorted(key for key in keys if not key.startswith(f"web-{game}-")) == []
