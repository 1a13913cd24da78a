"""The languages of the message files, and the names that people give them."""

from __future__ import annotations

from typing import Final

# By the name of the folder; the value is the language's own name for itself.
LANGUAGES: Final[dict[str, str]] = {"en": "English", "nl": "Nederlands", "zh-Hans": "简体中文"}

# What else a person or a system may say. Traditional Chinese is left out: it is another script.
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
    """Nobody has written messages in this language. `known` lists those that there are."""

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
