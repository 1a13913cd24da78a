"""The reasons of a bot in words, for whoever asked: in a browser, in a terminal."""

from __future__ import annotations

from typing import Any, Final

from bakufu.bots.notes import POINTS, PROVINCES, Search
from bakufu.bots.why import Why
from bakufu.engine.game import Game
from bakufu.i18n import Words

COMMA: Final = ("nl",)  # languages that write 1,5
PARTS_MOST: Final = 4


def why_words(words: Words, game: Game[Any], why: Why) -> str:
    """One to three sentences; empty where there was nothing to choose."""
    if why.forced:
        return words.say("why-forced")
    if why.general is not None:
        remark = words.event(why.general.key, {**why.general.facts})
        return words.say("why-general", text=remark)
    said = [*_habit(words, game, why), *_valued(words, game, why), *_played(words, game, why)]
    if why.win >= 0:
        said.append(words.say("why-odds", win=why.win))
    if why.parts:
        named = [f"{words.say(f'why-part-{name}')} {_signed(words, part)}" for name, part in why.parts]
        of = "bins" if why.habit == "fill-bin" else why.unit or POINTS
        said.append(words.say(f"why-parts-{of}", list=words.join(named[:PARTS_MOST])))
    return " ".join(said) if said else words.say("why-none")


def sheet_words(words: Words, search: Search) -> str:
    """Of a whole sheet: how it did where it was played out."""
    chosen, usual = _percent(search.chosen), _percent(search.usual)
    if chosen == usual:
        return words.say("why-sheet-usual", rounds=search.rounds, win=chosen)
    return words.say("why-sheet", rounds=search.rounds, win=chosen, other=usual)


def _habit(words: Words, game: Game[Any], why: Why) -> list[str]:
    return [words.say(f"{game.id}-habit-{why.habit}")] if why.habit else []


def _valued(words: Words, game: Game[Any], why: Why) -> list[str]:
    if not why.unit:
        return []
    if why.unit not in (POINTS, PROVINCES):
        shares = [(move, worth) for move, worth in why.others if worth > 0]
        if why.worth <= 0 or not shares:
            return [words.say("why-score-alone")]
        near = [_named(words, game, move, f"{round(100 * worth / why.worth)} %") for move, worth in shares]
        return [words.say("why-score", list=words.join(near))]
    worth = _number(words, why.worth)
    if not why.others:
        return [words.say(f"why-{why.unit}-alone", worth=worth)]
    others = [_named(words, game, move, _number(words, value)) for move, value in why.others]
    return [words.say(f"why-{why.unit}", worth=worth, list=words.join(others))]


def _played(words: Words, game: Game[Any], why: Why) -> list[str]:
    if not why.rounds:
        return []
    if why.unit == PROVINCES:
        best = [_named(words, game, move, _signed(words, value - why.played)) for move, value in why.instead]
        return [words.say("why-turns", rounds=why.rounds, list=words.join(best))]
    others = [_named(words, game, move, f"{_percent(value)} %") for move, value in why.instead]
    return [words.say("why-rounds", rounds=why.rounds, win=_percent(why.played), list=words.join(others))]


def _named(words: Words, game: Game[Any], move: int, worth: str) -> str:
    form = game.moves.decode(move)
    names = [argument.name for argument in game.moves.by_name[str(form[0])].arguments]
    return words.say("why-other", move=words.move(form, names), worth=worth)


def _number(words: Words, value: float) -> str:
    text = f"{value:.1f}".replace("-", "−")
    text = "0.0" if text == "−0.0" else text
    return text.replace(".", ",") if words.lang in COMMA else text


def _signed(words: Words, value: float) -> str:
    text = _number(words, value)
    return text if text.startswith("−") else f"+{text}"


def _percent(chance: float) -> int:
    return round(100 * chance)
