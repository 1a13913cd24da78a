"""Refusals: the errors for bad input, each with a message key, its rule and its facts.

A `Refusal` is a value: the message key, the rule that says no and the facts of the case. The text comes
from the message files (`refusal-<key>`), so that every language and every client says the same.
"""

from __future__ import annotations

from operator import index

import msgspec

Fact = str | int


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not possible: the message key, the rule and the facts."""

    key: str
    rule: str = ""
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


class Refused(Exception):
    """Raised for bad input of any kind. Nothing has been changed."""

    def __init__(self, key: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(key, rule, facts)
        self.refusal = Refusal(key, rule, facts)
        self.game = ""  # the game whose messages describe it; set by code that knows the game

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        return cls(refusal.key, refusal.rule, **refusal.facts)

    def __reduce__(self) -> tuple[object, tuple[Refusal]]:
        # A simulation's worker process sends its refusal to its parent, so it must survive pickling.
        return Refused.of, (self.refusal,)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.refusal.facts.items())
        rule = f" [{self.refusal.rule}]" if self.refusal.rule else ""
        return f"{self.refusal.key}({facts}){rule}"


def safe_repr(value: object) -> str:
    """A short printable form of untrusted input; safe to print on a terminal."""
    try:
        text = repr(value)
    except Exception:  # nested too deep, an int with too many digits, or a foreign `__repr__` that raises
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else text[:57] + "..."


def as_int(value: object) -> int:
    """An untrusted value as an int, numpy's integers too; -1 for anything else."""
    if isinstance(value, bool):
        return -1
    try:
        return index(value)  # type: ignore[arg-type] # raises TypeError for anything else
    except TypeError:
        return -1


def is_plain_int(value: object) -> bool:
    """Whether an untrusted value is an int; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)
