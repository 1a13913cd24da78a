"""The ids of all messages, so that one that stands on a page instead of its words is known for what it is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import bakufu

PACKAGE = Path(bakufu.__file__).parent
FILES = [*PACKAGE.glob("i18n/*/*.ftl"), *PACKAGE.glob("games/*/messages/*/*.ftl")]
ID = re.compile(r"^-?([a-z][\w-]*) *=", re.MULTILINE)
TOKEN = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+")
PLACEABLE = re.compile(r"\{[^}]*\}")
KINDS = re.compile(r"^(?:shogun|ikusa)?-?(?:refusal|event|move|decision|option|name)-")


@cache
def message_ids() -> tuple[str, ...]:
    """Every id, the key that a refusal or an event bears without its prefix, and both with underscores."""
    whole = {name for path in FILES for name in ID.findall(path.read_text(encoding="utf-8"))}
    found = whole | {KINDS.sub("", name) for name in whole}
    found |= {name.replace("-", "_") for name in found}
    return tuple(sorted(name for name in found if TOKEN.fullmatch(name)))


@cache
def plain_tokens() -> tuple[str, ...]:
    """What looks like an id and is a word of some message all the same, such as `real-time`."""
    found: set[str] = set()
    for path in FILES:
        for line in path.read_text(encoding="utf-8").splitlines():
            words = line.partition("=")[2] if ID.match(line) else line
            found.update(TOKEN.findall(PLACEABLE.sub(" ", words)))
    return tuple(sorted(found))


@cache
def rule_tokens() -> tuple[str, ...]:
    """Names of options and the like that the rules print as they are."""
    paths = PACKAGE.glob("games/*/data/rules*.md")
    return tuple(
        sorted({token for path in paths for token in TOKEN.findall(path.read_text(encoding="utf-8"))})
    )
