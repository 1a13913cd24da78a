"""Parses typed answers: a number of the list, a move in JSON form, or a few words of it."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from bakufu.cli.screens import Choice
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.game import Game, View
from bakufu.engine.ids import Move
from bakufu.engine.moves import MoveJson, MoveKind
from bakufu.i18n import Words


def by_number(text: str, choices: Sequence[Choice]) -> tuple[Choice, str] | None:
    """The choice of this number, and what else was typed (the amount); None when it is not a number."""
    first, _, rest = text.partition(" ")
    if not first.isdecimal():
        return None
    number = int(first) if len(first) < 6 else 0
    if not 1 <= number <= len(choices):
        raise Refused(
            "choice-unknown", given=safe_repr(int(first) if len(first) < 6 else first), most=len(choices)
        )
    return choices[number - 1], rest.strip()


def by_printed(text: str, choices: Sequence[tuple[Choice, str]]) -> list[Choice]:
    """The choices that the list calls so, or the words of whose moves say so; whole words count more."""
    tokens = plain_words(text)
    for whole in (True, False):
        found = [
            choice
            for choice, said in choices
            if _says(plain_words(f"{said} {choice.printed}"), tokens, whole)
        ]
        if tokens and found:
            return found
    return []


def _says(said: Sequence[str], tokens: Sequence[str], whole: bool) -> bool:
    """Whether all tokens, or words that begin with them, are said in this order."""
    left = iter(said)
    return all(
        any(word == token or (not whole and word.startswith(token)) for word in left) for token in tokens
    )


def plain_words(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(one for one in letters if not unicodedata.combining(one)))


def as_json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("move-malformed", move=safe_repr(text)) from None


class Reader:
    """Understands words: names in the reader's language, the ids of the JSON form, or their beginnings."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.game = game
        self.words = words

    def matches(self, text: str, view: View) -> list[Move]:
        """The legal moves that these words can mean; exact words count more than prefixes."""
        tokens = _tokens(text)
        found: list[tuple[int, int]] = []
        for move in view.legal:
            score = _score(tokens, self._parts(move))
            if score is not None:
                found.append((score, move))
        best = max((score for score, _ in found), default=0)
        return [move for score, move in found if score == best]

    def parse_illegal_move(self, text: str, view: View) -> MoveJson | None:
        """The illegal move in JSON form that these words mean, so that its refusal can be explained."""
        tokens = _tokens(text)
        table = self.game.moves
        if tokens and tokens[0] in table.by_name:
            form = self._form(table.by_name[tokens[0]], tokens[1:])
            if form is not None:
                return form
        asked: dict[str, list[MoveJson]] = {}
        for move in view.legal:
            asked.setdefault(str(table.decode(move)[0]), []).append(table.decode(move))
        for name, forms in asked.items():
            form = self._form(table.by_name[name], tokens) or self._form(
                table.by_name[name], _completed(tokens, forms)
            )
            if form is not None:
                return form
        return None

    def _form(self, kind: MoveKind, tokens: Sequence[str]) -> MoveJson | None:
        if len(kind.arguments) == 1 < len(tokens):  # a value of several words, such as an order of losses
            tokens = [",".join(tokens)]
        if len(tokens) != len(kind.arguments):
            return None
        form: MoveJson = [kind.name]
        for argument, token in zip(kind.arguments, tokens, strict=True):
            names = {str(value).casefold(): value for value in argument.values}
            for value in argument.values:
                names.setdefault(self._name(argument.name, value), value)
            if token not in names:
                return None
            form.append(names[token])
        return form

    def _parts(self, move: Move) -> list[set[str]]:
        """For the kind and each argument of a move: all its names."""
        form = self.game.moves.decode(move)
        kind = self.game.moves.by_name[str(form[0])]
        parts = [{str(form[0])}]
        for argument, value in zip(kind.arguments, form[1:], strict=True):
            parts.append({str(value).casefold(), self._name(argument.name, value)})
        return parts

    def _name(self, argument: str, value: str | int) -> str:
        if isinstance(value, int):
            return str(value)
        for kind in {
            "province": ("province",),
            "card": ("card", "province"),
            "space": ("action", "space"),
        }.get(argument, (argument,)):
            name = self.words.name(kind, value)
            if name != value:
                return name.casefold().replace(" ", "-")
        return value.casefold()


def _completed(tokens: Sequence[str], forms: Sequence[MoveJson]) -> list[str]:
    """The tokens, completed by every argument that is the same in all these moves."""
    left = list(tokens)
    full: list[str] = []
    for values in list(zip(*forms, strict=True))[1:]:
        if len(forms) > 1 and len(set(values)) == 1:
            full.append(str(values[0]).casefold())
        elif left:
            full.append(left.pop(0))
    return full + left


def _tokens(text: str) -> list[str]:
    return text.casefold().replace(",", " ").split()


def _score(tokens: Sequence[str], parts: Iterable[set[str]]) -> int | None:
    """How well the tokens match the parts in order, each part at most once; None when they do not."""
    left = list(parts)
    score = 0
    for token in tokens:
        fits = [_fit(token, names) for names in left]
        place = next((place for place, fit in enumerate(fits) if fit), None)
        if place is None:
            return None
        score += fits[place]
        del left[: place + 1]
    return score


def _fit(token: str, names: set[str]) -> int:
    """2 for an exact match, 1 for a prefix, 0 for none."""
    if token in names:
        return 2
    return int(not token.isdecimal() and any(name.startswith(token) for name in names))
