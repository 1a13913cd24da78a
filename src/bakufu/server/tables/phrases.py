"""Ready phrases and signs of the chat: sent by their keys, and read by everybody in their own language."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bakufu.engine.errors import Refused, safe_repr
from bakufu.i18n import Words
from bakufu.server.protocol import ChatLine

PHRASES = (
    "hello",
    "good-luck",
    "have-fun",
    "your-turn",
    "no-hurry",
    "one-moment",
    "back-soon",
    "well-played",
    "thanks",
    "sorry",
    "good-game",
    "rematch",
)
SIGNS = ("like", "laugh", "wow", "sad", "thanks", "cheers")


def check_phrase(phrase: str) -> str:
    if phrase not in PHRASES:
        raise Refused("phrase-unknown", phrase=safe_repr(phrase), known=", ".join(PHRASES))
    return phrase


def check_sign(sign: str) -> str:
    if sign not in SIGNS:
        raise Refused("sign-unknown", sign=safe_repr(sign), known=", ".join(SIGNS))
    return sign


def line_in(lang: str, line: ChatLine) -> ChatLine:
    """The line as a reader of this language gets it."""
    return replace(line, text=phrase_in(lang, line.phrase)) if line.phrase else line


@cache
def phrase_in(lang: str, phrase: str) -> str:
    return Words(lang).say(f"web-chat-phrase-{phrase}")
