"""The language of the command line: the messages for the current reader.

One run has one reader. The words are set once the language, the game and the names at the table are known,
and every refusal is printed in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bakufu.engine.errors import Refusal, Refused, safe_repr
from bakufu.engine.events import Event
from bakufu.engine.game import Game
from bakufu.engine.ids import Move
from bakufu.engine.rulebook import SOURCE, Rule, rulebook
from bakufu.i18n import LANGUAGES, UnknownLanguage, Words


class Current:
    """The words of this run: its language, game and names."""

    words = Words()


def use_language(lang: str, game: str = "", seats: Sequence[str] = ()) -> Words:
    """Set the language, the game and the names of this run, and return its words."""
    try:
        Current.words = Words(lang, game, seats)
    except UnknownLanguage as unknown:
        raise Refused("language-unknown", lang=safe_repr(lang), languages=", ".join(LANGUAGES)) from unknown
    return Current.words


def sentence(refusal: Refusal) -> str:
    """A refusal in one sentence, with its rule."""
    text = " ".join(Current.words.refusal(refusal.key, refusal.rule, refusal.facts).split())
    return f"{text} [{refusal.rule}]" if refusal.rule and f"[{refusal.rule}]" not in text else text


def move_words(words: Words, game: Game[Any], move: Move) -> str:
    form = game.moves.decode(move)
    kind = game.moves.by_name[str(form[0])]
    return words.move(form, [argument.name for argument in kind.arguments])


def event_words(words: Words, event: Event) -> str:
    facts: dict[str, Any] = {**event.facts}  # a list among them holds numbers or names, never both
    return words.event(event.key, facts, event.rule)


def rule_of(game: str, rule_id: str) -> Rule | None:
    """A rule by its id in the reader's language, or else in English; None if there is no such rule."""
    for lang in (Current.words.lang, SOURCE):
        try:
            return rulebook(game, lang).find(rule_id)[0]
        except Refused:
            continue
    return None
