"""Refusals: the errors for bad input, each with its key, its rule and its facts.

A `Refusal` is a value: which rule says no, a message key and the facts of the case. The words come
from the message files (`refusal-<key>`), so that every language and every client says the same.
"""

from __future__ import annotations

from operator import index

import msgspec

Fact = str | int


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not possible: the rule, and what the matter is."""

    key: str
    rule: str = ""
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


class Refused(Exception):
    """Bad input of any kind, carried to whoever can tell the person. Nothing has been changed."""

    def __init__(self, key: str, rule: str = "", **facts: Fact) -> None:
        super().__init__(key, rule, facts)
        self.refusal = Refusal(key, rule, facts)
        self.game = ""  # whose words tell it, once somebody who knows the game has let it pass

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        return cls(refusal.key, refusal.rule, **refusal.facts)

    def __reduce__(self) -> tuple[object, tuple[Refusal]]:
        # A simulation's worker process hands its refusal to its parent: it must survive the way.
        return Refused.of, (self.refusal,)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.refusal.facts.items())
        rule = f" [{self.refusal.rule}]" if self.refusal.rule else ""
        return f"{self.refusal.key}({facts}){rule}"


def safe_repr(value: object) -> str:
    """A short printable form of anything that a stranger may send; safe to print on a terminal."""
    try:
        text = repr(value)
    except Exception:  # nested too deep, an int with too many digits, or whatever a stranger's repr raises
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else text[:57] + "..."


def as_int(value: object) -> int:
    """The whole number that a stranger's value is, also one of numpy's; -1 for anything else."""
    if isinstance(value, bool):
        return -1
    try:
        return index(value)  # type: ignore[arg-type] # that is the question
    except TypeError:
        return -1


def is_plain_int(value: object) -> bool:
    """Whether a stranger's value is an int; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)
