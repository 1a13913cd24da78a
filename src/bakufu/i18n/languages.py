"""Supported languages, and the aliases by which people and systems name them."""

from __future__ import annotations

from typing import Final

# By the name of the folder; the value is the language's own name for itself.
LANGUAGES: Final[dict[str, str]] = {"en": "English", "nl": "Nederlands", "zh-Hans": "简体中文"}

# Other names that people and systems use. Traditional Chinese is missing, because it is another script.
_ALIASES: Final[dict[str, str]] = {
    "zh": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-sg": "zh-Hans",
    "zh-hans-cn": "zh-Hans",
    "english": "en",
    "dutch": "nl",
    "chinese": "zh-Hans",
    **{own.lower(): tag for tag, own in LANGUAGES.items()},
    **{tag.lower(): tag for tag in LANGUAGES},
}


class UnknownLanguage(ValueError):
    """There are no messages in this language. `known` lists the languages that have messages."""

    def __init__(self, given: str) -> None:
        self.given = given
        self.known = list(LANGUAGES)
        super().__init__(f"unknown language {given!r}; known: {', '.join(self.known)}")


def language(name: str) -> str:
    """The tag of a language by any of its names: `zh`, `nl-BE`, `nl_NL.UTF-8`, `Nederlands`."""
    tag = name.strip().partition(".")[0].replace("_", "-").lower()
    if tag in _ALIASES:
        return _ALIASES[tag]
    root = tag.partition("-")[0]
    if root != "zh" and root in LANGUAGES:
        return root
    raise UnknownLanguage(name)
