"""Clear answers to bad input.

A `Refusal` is a value: which rule says no, a message key and the facts of the case. The words come
from the message files (`refusal-<key>`), so that every language and every client says the same.
"""

from __future__ import annotations

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

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        return cls(refusal.key, refusal.rule, **refusal.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.refusal.facts.items())
        rule = f" [{self.refusal.rule}]" if self.refusal.rule else ""
        return f"{self.refusal.key}({facts}){rule}"
