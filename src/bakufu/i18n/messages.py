"""Message files (Fluent) of one language: the general ones, and those of every installed game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bakufu.engine import registry

SOURCE: Final = "en"  # the language in which every message is written first

Argument = str | int

_START: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([a-z][a-z0-9-]*)")


def message_folders(tag: str, games: Iterable[str] | None = None) -> list[Traversable]:
    """The folders of a language's messages: the general ones, and those of these games (None: all)."""
    found: list[Traversable] = [files("bakufu.i18n").joinpath(tag)]
    for game in registry.games() if games is None else games:
        folder = registry.folder(game)
        if folder is not None:
            found.append(folder / "messages" / tag)
    return found


def message_files(folder: Traversable) -> list[Traversable]:
    """The message files of a folder; none where a game has no messages in the language."""
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


class Messages:
    """The messages of one language by their ids; `id.name` is an attribute of a message.

    A message is parsed when it is first used: a run of the command line uses few of them, and parsing
    them all would take most of its time.
    """

    def __init__(self, tag: str, folders: Iterable[Traversable] | None = None) -> None:
        self.tag = tag
        self.locale = tag.replace("-", "_")
        # Without Unicode isolation marks, which would end up in files and on terminals.
        self.bundle = FluentBundle([tag], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in message_folders(tag) if folders is None else folders:
            for file in message_files(folder):
                text = file.read_text(encoding="utf-8")
                starts = list(_START.finditer(text))
                ends = [start.start() for start in starts[1:]] + [len(text)]
                self._unread.update({start[1]: text[start.start() : end] for start, end in zip(starts, ends)})

    def has_message(self, id: str) -> bool:
        return self._pattern(id) is not None

    def format(self, id: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]] | None:
        """The text and the errors in it; None where this language has no such message."""
        pattern = self._pattern(id)
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        return str(text), [str(error) for error in errors]

    def join(self, items: list[str]) -> str:
        """`A, B and C`, as this language writes lists."""
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
