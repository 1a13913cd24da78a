"""The word filter of a host: masks the words of a list. Nothing is blocked, and the writer sees it.

A list is a file for each language, with one word on each line; `word*` stands for all words that begin so,
and lines with `#` are comments. Simple disguises are seen through: capitals, accents, digits for letters,
letters that are doubled, and dots or spaces between all letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from bakufu.engine.errors import Refused, safe_repr

MASK = "•"
OFF, BUILT_IN = "off", "on"
LANGUAGES = ("en", "nl", "zh-Hans")
WORDS_MOST = 2000  # in one list
_LOOKS = str.maketrans("013457@$!|", "oieastasii")  # a 1 is an i; where a word has an l, see `_letter`
_FOLDER = Path(__file__).parent / "words"


class WordFilter:
    def __init__(self, words: Iterable[str] = ()) -> None:
        patterns = [_pattern(word) for word in words]
        self._pattern = re.compile("|".join(patterns)) if patterns else None

    def masked(self, text: str) -> str:
        """The text with every letter of a listed word masked."""
        if self._pattern is None:
            return text
        plain, places = _plain(text)
        letters = list(text)
        for found in self._pattern.finditer(plain):
            for place in range(found.start(), found.end()):
                if not letters[places[place]].isspace():
                    letters[places[place]] = MASK
        return "".join(letters)


def read_filter(setting: str) -> WordFilter:
    """`off`, `on` (the lists of this package), or a folder with a file for each language, such as en.txt."""
    if setting == OFF:
        return WordFilter()
    folder = _FOLDER if setting == BUILT_IN else Path(setting)
    files = [folder / f"{language}.txt" for language in LANGUAGES]
    try:
        texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("words-unreadable", folder=safe_repr(setting), problem=str(error)[:100]) from None
    if not texts:
        raise Refused(
            "words-missing", folder=safe_repr(setting), files=", ".join(file.name for file in files)
        )
    words = [word for text in texts for word in _listed(text)]
    if len(words) > WORDS_MOST:
        raise Refused("words-too-many", given=len(words), most=WORDS_MOST)
    return WordFilter(words)


def _listed(text: str) -> list[str]:
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line.strip("*")]


def _plain(text: str) -> tuple[str, list[int]]:
    """The text in plain small letters, and where each of them stands in the text."""
    letters: list[str] = []
    places: list[int] = []
    for place, one in enumerate(text):
        for letter in unicodedata.normalize("NFKD", one).casefold():
            if not unicodedata.combining(letter) and unicodedata.category(letter) != "Cf":
                letters.append(letter)
                places.append(place)
    plain = "".join(letters)
    # Digits stand for letters only beside letters: a number stays a number.
    looks = re.sub(r"[\w@$!|]*[^\W\d_][\w@$!|]*", lambda found: found[0].translate(_LOOKS), plain)
    return looks, places


def _pattern(word: str) -> str:
    """Matches the word as it is, with dots in it, and with spaces between all of its letters."""
    begins = word.endswith("*")
    letters = [_letter(letter) for letter in _plain(word.rstrip("*"))[0] if not letter.isspace()]
    if any(ord(letter) > 0x2E80 for letter in word):  # Chinese has no spaces between words
        return r"[\W_]*".join(letters)
    dotted = r"[^\w\s]*".join(f"{letter}+" for letter in letters)
    spaced = r"[\W_]+".join(f"{letter}+" for letter in letters)
    end = r"\w*" if begins else r"(?!\w)"
    whole = rf"(?<!\w){dotted}{end}"
    return f"{whole}|(?<!\\w){spaced}(?!\\w)" if len(letters) > 2 else whole


def _letter(letter: str) -> str:
    return "[li]" if letter == "l" else re.escape(letter)
