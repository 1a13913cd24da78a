"""Parsers of single words of a position text: each takes the word of a key and says what it means."""

from __future__ import annotations

import re

from bakufu.engine.notation import bad_word, one_of
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import CLANS, COLOUR_NAMES, COLOURS, NOBODY

_CUBES = re.compile(r"(?P<colour>[a-z]+)(?P<count>[0-9]{1,3}|\?)")


class WordReader:
    """Takes the words of one text, one after the other, into a state."""

    def __init__(self, state: State, values: dict[str, str]) -> None:
        self.state = state
        self.values = values
        self.words = dict(values)
        self.clans = CLANS[: state.rules.players]

    def _parts(self, key: str) -> list[str]:
        text = self.values.pop(key, "")
        return text.split(",") if text else []

    def _names(self, key: str, names: list[str]) -> list[int]:
        return [names.index(one_of(part, names, key)) for part in self._parts(key)]

    def _name(self, key: str, names: list[str]) -> int:
        found = self._names(key, names)
        if len(found) > 1:
            raise bad_word(key, ",".join(names[i] for i in found))
        return found[0] if found else NOBODY

    def _number(self, key: str, default: int = 0) -> int:
        text = self.values.pop(key, str(default))
        if not re.fullmatch(r"[0-9]{1,4}", text):
            raise bad_word(key, text)
        return int(text)

    def _track(self, key: str) -> list[int]:
        text = self.values.pop(key, ",".join("0" for _ in self.clans))
        parts = text.split(",")
        if len(parts) != len(self.clans) or not all(re.fullmatch(r"[0-9]{1,4}", part) for part in parts):
            raise bad_word(key, text)
        return [int(part) for part in parts]

    def _cubes(self, key: str) -> list[int]:
        cubes = [0] * COLOURS
        text = self.values.pop(key, "")
        for part in text.split(",") if text else []:
            match = _CUBES.fullmatch(part)
            if match is None or match["colour"] not in COLOUR_NAMES or ("?" in part and key != "tray"):
                raise bad_word(key, text)
            cubes[COLOUR_NAMES.index(match["colour"])] = -1 if match["count"] == "?" else int(match["count"])
        return cubes
