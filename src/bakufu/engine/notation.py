"""Position notation, as far as all games share it: the head of a text, its words, the options among them.

    shogun/4 board=moon at=y1.summer.actions.battle_move act=red ...

The first word names the game and the number of players; every other word is `key=value`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bakufu.engine.errors import Refused
from bakufu.engine.game import Option

SHOWN_MOST = 60  # characters of a word that a refusal repeats


class Opening(NamedTuple):
    """What a text says about its table, and the words about the position that are left to read."""

    players: int
    options: dict[str, str]
    words: dict[str, str]


def bad_word(key: str, value: str) -> Refused:
    return Refused("position-word", word=f"{key}={value}"[:SHOWN_MOST])


def one_of(value: str, names: Sequence[str], key: str) -> str:
    """The value of a word that must be one of these names."""
    if not value or value not in names:
        raise bad_word(key, value)
    return value


def read_opening(
    text: str,
    game: str,
    players: range,
    options: Sequence[Option],
    defaults: Mapping[str, str],
    option_word: Callable[[str], str] = str,
) -> Opening:
    """The table of a text. `option_word`: the word of an option where that is not its name."""
    words = text.split()
    number = next((n for n in players if words[:1] == [f"{game}/{n}"]), None)
    if number is None:
        raise Refused("position-head", word=words[0][:40] if words else "")
    values = split_words(words[1:])
    chosen = dict(defaults)
    for option in options:
        key = option_word(option.name)
        if key in values:
            value = values.pop(key)
            understood = option.understood(value)
            if understood is None:
                raise bad_word(key, value)
            chosen[option.name] = understood
    return Opening(number, chosen, values)


def split_words(words: Sequence[str]) -> dict[str, str]:
    """The values by key; no key stands twice."""
    values: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value or key in values:
            raise Refused("position-word", word=word[:40])
        values[key] = value
    return values
