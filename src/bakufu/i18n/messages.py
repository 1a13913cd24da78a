"""The message files of one language, read once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

SOURCE: Final = "en"  # the language in which every message is written first
FILES: Final = (
    "engine.ftl",
    "cli.ftl",
    "server.ftl",
    "games.ftl",
    "advice.ftl",
    "shogun.ftl",
    "shogun_modules.ftl",
    "shogun_advice.ftl",
    "web_shogun_modules.ftl",
    "ikusa.ftl",
    "ikusa_advice.ftl",
    "web.ftl",
    "web_ikusa.ftl",
    "web_ikusa_play.ftl",
)

Argument = str | int

_START: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([a-z][a-z0-9-]*)")


class Messages:
    """The messages of one language by their ids; `id.name` is an attribute of a message.

    A message is parsed when it is first said: a run of the command line says few of them, and parsing
    them all would take most of its time.
    """

    def __init__(self, tag: str, folder: Traversable | None = None) -> None:
        self.tag = tag
        self.locale = tag.replace("-", "_")
        # No marks of text direction: they would end up in files and on terminals.
        self.bundle = FluentBundle([tag], use_isolating=False)
        self._unread: dict[str, str] = {}
        folder = folder or files("bakufu.i18n").joinpath(tag)
        for name in FILES:
            file = folder.joinpath(name)
            if file.is_file():
                text = file.read_text(encoding="utf-8")
                starts = list(_START.finditer(text))
                ends = [start.start() for start in starts[1:]] + [len(text)]
                self._unread.update({start[1]: text[start.start() : end] for start, end in zip(starts, ends)})

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def format(self, id: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]] | None:
        """The text and what went wrong in it; None where this language has no such message."""
        pattern = self._pattern(id)
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        return str(text), [str(error) for error in errors]

    def join(self, items: list[str]) -> str:
        """`A, B and C` in the way of this language."""
        return format_list(items, locale=self.locale)

    def _pattern(self, id: str):  # type: ignore[no-untyped-def]  # a class that fluent.runtime keeps to itself
        name, _, attribute = id.partition(".")
        self._read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        text = self._unread.pop(name, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self._read(other)


@cache
def messages(tag: str) -> Messages:
    return Messages(tag)
