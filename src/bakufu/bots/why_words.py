"""Explanations of a bot's move as text, for the browser and the terminal."""

from __future__ import annotations

from typing import Any, Final

from bakufu.bots.notes import POINTS, PROVINCES, Remark, Search
from bakufu.bots.why import SMALL, Why
from bakufu.engine.game import Game
from bakufu.engine.ids import Move
from bakufu.i18n import Words
from bakufu.i18n.words import Value

COMMA: Final = ("nl",)  # languages that write 1,5
PARTS_MOST: Final = 4
SHORT_MOST: Final = 1  # of the parts in a short reason
EQUALS_MOST: Final = 3
FAR: Final = 10.0  # provinces: only a game that is won or lost counts for this many


def why_words(words: Words, game: Game[Any], why: Why) -> str:
    """The reasons in a few sentences."""
    if why.forced:
        return words.say("why-forced")
    if why.general is not None:
        remark = words.event(why.general.key, {**why.general.facts})
        return words.say("why-general", text=remark)
    said = [_remark(words, game, why, one) for one in why.remarks]
    if why.despite is not None:
        said.append(_remark(words, game, why, why.despite))
    said += _valued(words, game, why)
    if why.win >= 0:
        said.append(words.say("why-win", win=why.win))
    said += [*_compared(words, game, why), *_simulated(words, game, why)]
    return " ".join(said) if said else words.say("why-none")


def short_words(words: Words, game: Game[Any], why: Why) -> str:
    """The reason in a few words, for a list of several advised moves; often empty."""
    if why.forced or why.general is not None:
        return ""
    if why.unit and why.parts and not why.idle:
        listed = words.join(_named_parts(words, game, why)[:SHORT_MOST])
        if why.unit in (POINTS, PROVINCES):
            return words.say(f"why-short-{why.unit}", value=number(words, why.value), list=listed)
        return listed
    for remark in [*why.remarks, *([why.despite] if why.despite else [])]:
        key = f"{_key(game, remark)}.short"
        if words.has_message(key):
            return words.say(key, **_facts(words, game, why, remark))
    return words.say("why-short-idle") if why.idle else ""


def plan_words(words: Words, search: Search) -> str:
    """How a whole plan did in the simulations."""
    chosen, usual, even = _percent(search.chosen), _percent(search.usual), _percent(search.even)
    facts = {"rounds": search.rounds, "rating": chosen, "even": even}
    if chosen <= usual:
        return words.say("why-plan-usual", **facts)
    return words.say("why-plan", **facts, other=usual)


def advised_words(words: Words, game: Game[Any], why: Why, move: Move) -> str:
    """The name of the move, by what it means in this position."""
    if move in why.names:
        return _remark(words, game, why, why.names[move])
    form = game.moves.decode(move)
    names = [argument.name for argument in game.moves.by_name[str(form[0])].arguments]
    return words.move(form, names)


# -- sentences -------------------------------------------------------------------------------------------


def _key(game: Game[Any], remark: Remark) -> str:
    return f"{game.id}-why-{remark.name}"


def _remark(words: Words, game: Game[Any], why: Why, remark: Remark) -> str:
    return words.say(_key(game, remark), **_facts(words, game, why, remark))


def _facts(words: Words, game: Game[Any], why: Why, remark: Remark) -> dict[str, Value]:
    facts: dict[str, Value] = {}
    for name, fact in remark.facts.items():
        if isinstance(fact, float):
            facts[name] = number(words, fact)
        elif name == "move" and isinstance(fact, int):
            facts[name] = advised_words(words, game, why, fact)
        else:
            facts[name] = fact
    return facts


def _valued(words: Words, game: Game[Any], why: Why) -> list[str]:
    """The value of the move, and its components."""
    parts = words.join(_named_parts(words, game, why)[:PARTS_MOST])
    if not why.unit:
        return [words.say("why-bins", list=parts)] if parts else []
    if why.idle:
        return [words.say("why-idle")] if why.despite is None else []
    value = number(words, why.value)
    if not parts and why.slight:
        return [words.say("why-slight", part=_part(words, game, why.slight))]
    if not parts and abs(why.value) < SMALL:
        return [words.say("why-nothing")]
    if not parts:
        return [words.say(f"why-{why.unit}", value=value)]
    return [words.say(f"why-{why.unit}-parts", value=value, list=parts)]


def _compared(words: Words, game: Game[Any], why: Why) -> list[str]:
    """The next best moves, and those that are equally good."""
    said = []
    if why.equals and why.unit:
        named = [advised_words(words, game, why, move) for move in why.equals[:EQUALS_MOST]]
        more = len(why.equals) - len(named)
        key = "why-equals-lots" if why.lots else "why-equals"
        said.append(words.say(key, list=words.join(named), more=more))
    if why.others and why.unit:
        here = number(words, why.value)
        others = [_other(words, game, why, move, value, here) for move, value in why.others]
        better = why.others[0][1] > why.value
        said.append(words.say("why-first-sight" if better else "why-next", list=words.join(others)))
    return said


def _other(words: Words, game: Game[Any], why: Why, move: Move, amount: float, here: str) -> str:
    named, value = advised_words(words, game, why, move), number(words, amount)
    if value == here and not why.idle:
        return words.say("why-other-close", move=named)
    return words.say("why-other", move=named, value=value)


def _simulated(words: Words, game: Game[Any], why: Why) -> list[str]:
    if not why.rounds or not why.instead:
        return []
    rated = why.rating >= 0
    gaps = [_gap(words, game, why, move, gap) for move, gap in why.instead]
    if not rated:
        return [words.say("why-turns", rounds=why.rounds, list=words.join(gaps))]
    facts = {"rounds": why.rounds, "rating": _percent(why.rating), "even": _percent(why.even)}
    return [words.say("why-rounds", list=words.join(gaps), **facts)]


def _gap(words: Words, game: Game[Any], why: Why, move: Move, gap: float) -> str:
    named = advised_words(words, game, why, move)
    if why.rating < 0 and abs(gap) > FAR:
        return words.say("why-other-far-better" if gap > 0 else "why-other-far-worse", move=named)
    value = _signed(words, 100 * gap, 0) if why.rating >= 0 else _signed(words, gap)
    if value.strip("+0.,"):
        return words.say("why-other", move=named, value=value)
    return words.say("why-other-close", move=named)


def _named_parts(words: Words, game: Game[Any], why: Why) -> list[str]:
    return [f"{_part(words, game, name)} {_signed(words, part)}" for name, part in why.parts]


def _part(words: Words, game: Game[Any], name: str) -> str:
    """The game's words for a component of a value."""
    return words.say(f"{game.id}-why-part-{name}")


def number(words: Words, value: float, digits: int = 1) -> str:
    text = f"{value:.{digits}f}".replace("-", "−")
    if not any(digit in text for digit in "123456789"):
        text = text.removeprefix("−")
    return text.replace(".", ",") if words.lang in COMMA else text


def _signed(words: Words, value: float, digits: int = 1) -> str:
    text = number(words, value, digits)
    return text if text.startswith("−") else f"+{text}"


def _percent(share: float) -> int:
    return round(100 * share)
