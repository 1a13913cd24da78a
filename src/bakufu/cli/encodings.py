"""Output encodings that lack characters: a Windows pipe, a terminal without a locale.

Characters that the output cannot show are transliterated (Mori for Mōri) or become a question mark. Printing
never fails because of a character.
"""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

HANDLER = "bakufu-plain"

# For characters where removing accents is not enough. Symbols with different meanings stay different.
PLAIN = {
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{MIDDLE DOT}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MINUS SIGN}": "-",
    "\N{PLUS-MINUS SIGN}": "+/-",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{MICRO SIGN}": "u",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{LEFTWARDS ARROW}": "<-",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{DIVISION SIGN}": "/",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "\N{BULLET}": "*",
    "\N{BLACK STAR}": "*",
    "\N{BLACK CIRCLE}": "o",
    "\N{BLACK DIAMOND}": "+",
    "\N{BLACK UP-POINTING TRIANGLE}": "^",
    "\N{BLACK SQUARE}": "#",
    "\N{BLACK CLUB SUIT}": "&",
    "\N{BOX DRAWINGS LIGHT HORIZONTAL}": "-",
    "\N{BOX DRAWINGS HEAVY HORIZONTAL}": "-",
    "\N{BOX DRAWINGS LIGHT VERTICAL}": "|",
}
UNKNOWN = "?"


class Output:
    """The state of this run's output. `lacks`: some character could not be shown in any form."""

    lacks = False


def prepare_output() -> None:
    """Make printing safe for every character from now on."""
    codecs.register_error(HANDLER, _plain)
    Output.lacks = False
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def _plain(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    letters = problem.object[problem.start : problem.end]
    return "".join(_spelled(letter) for letter in letters), problem.end


def _spelled(letter: str) -> str:
    spelled = PLAIN.get(letter)
    if spelled is None:
        spread = unicodedata.normalize("NFKD", letter)
        spelled = "".join(part for part in spread if not unicodedata.combining(part))
    if spelled and spelled.isascii():
        return spelled
    Output.lacks = True
    return UNKNOWN
