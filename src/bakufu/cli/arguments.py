"""Command-line arguments: NAME=VALUE pairs, and numbers with a minimum."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cyclopts import Parameter, Token

from bakufu.engine.errors import Refused, safe_repr


def _parse_int(type_: object, tokens: Sequence[Token]) -> int:
    """Accept only digits: by default the parser would round 3.7 and accept 0x10."""
    if not re.fullmatch(r"[+-]?[0-9]+", tokens[0].value):
        raise ValueError
    return int(tokens[0].value)


WHOLE = Parameter(converter=_parse_int)


def pairs(flag: str, texts: Sequence[str]) -> list[tuple[str, str]]:
    """Split each `NAME=VALUE`; `Refused` shows the correct form."""
    found: list[tuple[str, str]] = []
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Refused("flag-not-a-pair", flag=flag, given=safe_repr(text))
        if name.strip() in dict(found):
            raise Refused("flag-twice", flag=flag, name=safe_repr(name.strip()))
        found.append((name.strip(), value.strip()))
    return found


def at_least(flag: str, given: int, least: int) -> int:
    if given < least:
        raise Refused("flag-too-small", flag=flag, given=given, least=least)
    return given
