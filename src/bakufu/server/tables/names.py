"""Validation of guest names and chat lines: no lookalike names, no text that reverses the text of others.

Every script is allowed, and several in one name where that is usual (Kanji, Kana and Latin letters). Only
scripts whose letters look alike, such as Latin and Cyrillic, may not be mixed in one name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.record import NAME_MOST, is_name
from bakufu.i18n import LANGUAGES, Words

KEY_MOST = 80  # characters of a name's key
MARKS_MOST = 2  # combining accents on one letter, besides precomposed ones
# Characters that are invisible although they count as printable.
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# Embeddings, overrides and isolates: they change the direction of the text after them.
DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
VOICED = "\u3099\u309a"  # voicing marks: they change the syllable of a Kana and are no accents
ALIKE_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
# Letters of other scripts, and digits, that look like Latin letters; all in lower case.
_LOOK = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9\u03f2"
    "\u0131\u0261\u014b\u0142\u00f801|",
    "abekmhopctyxsijhdqwabenikuvoptuxwcignlooll",
)


def guest_name(name: str, others: Sequence[str]) -> str:
    """A guest's name in its canonical form; `Refused` if one that looks the same is taken at the table."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not is_name(name) or not _is_plain(name):
        raise Refused("name-malformed", most=NAME_MOST)
    scripts = _scripts(name)
    if len(scripts) > 1:
        raise Refused("seat-name-mixed", name=name)
    if any(are_alike(other, name) for other in others):
        raise Refused("seat-name-taken", name=name)
    if skeletons(re.sub(r"[\W\d_]+$", "", name)) & _bot_looks():
        raise Refused("seat-name-bot", name=name)
    return name


def clean_line(text: str) -> str:
    """A line of chat without characters that change the direction of text."""
    return DIRECTION.sub("", text)


def skeletons(name: str) -> frozenset[str]:
    """The possible readings of a name; two names that share one could be mistaken for each other."""
    apart = unicodedata.normalize("NFKD", name)
    bare = "".join(c for c in apart if not unicodedata.combining(c) or c in VOICED)
    whole = unicodedata.normalize("NFKC", bare)
    small = {text.casefold().translate(_LOOK) for text in (whole, whole.replace("I", "l"))}
    return frozenset("".join(c for c in text if c.isalnum()) or text for text in small)


def are_alike(one: str, other: str) -> bool:
    """Whether people could mistake one name for the other."""
    return bool(skeletons(one) & skeletons(other))


def name_key(name: str) -> str:
    """The same text for all names that could be mistaken for each other; I, i and l count as one letter."""
    return min(skeletons(name)).replace("i", "l")[:KEY_MOST]


def _is_plain(name: str) -> bool:
    """Whether the name is visible, and no letter has too many accents."""
    if any(c in INVISIBLE or unicodedata.category(c) == "Me" for c in name):
        return False
    marks = 0
    for c in name:
        marks = marks + 1 if unicodedata.category(c) == "Mn" else 0
        if marks > MARKS_MOST:
            return False
    return unicodedata.category(name[0]) not in ("Mn", "Mc")


def _scripts(name: str) -> set[str]:
    """The scripts of a name whose letters look alike."""
    first = {unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha()}
    return {script for script in ALIKE_SCRIPTS if script in first}


@cache
def _bot_looks() -> frozenset[str]:
    """The readings of the bots' names in every language, without the number of their seat."""
    bots = {bot for game in registry.games() for bot in bot_registry.bots(game)}
    names = bots | {Words(lang).say(f"bot-{bot}") for lang in LANGUAGES for bot in bots}
    return frozenset(look for name in names for look in skeletons(name))
