"""The web client knows no rule: it unpacks no numbers, and options of a table decide nothing there.

What follows from the rules is told by the view or by the preview of a draft, and what is printed by
`web/src/generated`. A pattern cannot find every rule, but each of these stood in the client once.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
CLIENTS = SOURCES / "games"
NUMBERS = "body|unit|province|origin|target|army|clan|seat|bin|card|space|building"
STRIDES = "8|16|32|64|128|512|4096"  # of the move tables


class Pattern(NamedTuple):
    about: str
    regex: re.Pattern[str]
    allowed: frozenset[str] = frozenset()  # files
    example: str = ""  # what it must find


PACKINGS = [
    Pattern(
        "shifts and masks",
        re.compile(r"[\w)\]] (?:>>>?|<<) [\w(]|& \d"),
        frozenset({"lobby/qr.ts"}),  # a code of squares is made of bits
        "(board.buildings[province] >> kind) & 1",
    ),
    Pattern(
        "strides of moves",
        re.compile(rf"\b(?:{STRIDES}) \* (?:{NUMBERS})\b|\b(?:{NUMBERS}|code|move)!? % (?:{STRIDES})\b"),
        frozenset(),
        "done.filter((code) => code === 8 * body + unit)",
    ),
    Pattern(
        "strides of lists",
        re.compile(r"[*/%] (?:ARMIES_EACH|FIGURES|BODY)\b|\b(?:ARMIES_EACH|FIGURES|BODY) \*"),
        frozenset({"games/ikusa/facts.ts"}),  # the one place that reads them
        "clan * ARMIES_EACH + number",
    ),
    Pattern(
        "every other number of a list",
        re.compile(r"(?:place|index|at) % 2 === "),
        frozenset({"lobby/qr.ts"}),
        "board.bonus.findIndex((one, place) => place % 2 === 0 && one === province)",
    ),
]
RULES = [
    Pattern(
        "options of a table",
        re.compile(r"\boptions\??\.?!?\[[\"`]|[\"`] in options\b|options\.\w+ ==="),
        frozenset(
            {  # which side of the board is drawn, and which lessons fit the table
                "games/shogun/Game.svelte",
                "games/shogun/board/Gallery.svelte",
                "games/shogun/replay/Picture.svelte",
                "games/ikusa/tutorial/Coach.svelte",
            }
        ),
        'options["variant"] === "long" || players === 2',
    ),
    Pattern(
        "kinds by their numbers",
        re.compile(r"=== \d \? \d : \d|\[\d(?:, (?:\d|[A-Z]{4,}))+\]\.(?:filter|map|find)|\bunit < \d"),
        frozenset(),
        "wallUnit={board.castle[target] === 2 ? 4 : 3}",
    ),
    Pattern(
        "what a die hits",
        re.compile(r"[<>]=? (?:COMBAT_VALUE|PRINTED)\b"),
        frozenset(),
        "return value <= COMBAT_VALUE[unit]!;",
    ),
    Pattern(
        "colours and kinds listed by hand",
        re.compile(r'\["red", "blue"|\["spearman"|\["castle", "temple"'),
        frozenset(),
        '["red", "blue", "yellow", "purple", "black"][seat]',
    ),
    Pattern(
        "provinces by name",
        re.compile(r'"(?:land|sea)_[a-z]+_[a-z]+"'),
        frozenset(),
        'options["land_musashi_shimotsuke"]',
    ),
]


def sources(folder: Path) -> list[Path]:
    """What the client is made of; what only its tests use is not of it."""
    found = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    tests = (".test.", ".fixture.")
    return sorted(
        path
        for path in found
        if "generated" not in path.parts and not any(part in path.name for part in tests)
    )


def places(pattern: Pattern, folder: Path) -> list[str]:
    found = []
    for path in sources(folder):
        name = str(path.relative_to(SOURCES))
        if name in pattern.allowed:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.regex.search(line):
                found.append(f"{name}:{number} {line.strip()}")
    return found


@pytest.mark.parametrize("pattern", PACKINGS, ids=lambda pattern: pattern.about)
def test_the_client_unpacks_no_numbers(pattern: Pattern) -> None:
    assert places(pattern, SOURCES) == []


@pytest.mark.parametrize("pattern", RULES, ids=lambda pattern: pattern.about)
def test_the_clients_of_the_games_know_no_rule(pattern: Pattern) -> None:
    assert places(pattern, CLIENTS) == []


@pytest.mark.parametrize("pattern", [*PACKINGS, *RULES], ids=lambda pattern: pattern.about)
def test_each_pattern_finds_what_once_stood_there(pattern: Pattern) -> None:
    assert pattern.regex.search(pattern.example)


@pytest.mark.parametrize("pattern", [*PACKINGS, *RULES], ids=lambda pattern: pattern.about)
def test_no_exception_is_left_over(pattern: Pattern) -> None:
    for name in pattern.allowed:
        text = (SOURCES / name).read_text(encoding="utf-8")
        assert any(pattern.regex.search(line) for line in text.splitlines()), name
