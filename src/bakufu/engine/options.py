"""The options of a table, completed and checked before anything is set up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from bakufu.engine.errors import Refused, is_number, shown
from bakufu.engine.game import Game, Option


def complete(game: Game[Any], players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options of the game, the given ones as given and the others at their defaults.

    Quiet options are among them only where they are not at their defaults.

    `Refused` names what is wrong: the number of players, an option, a value, or a combination.
    """
    if not is_number(players):
        raise Refused("players-not-a-number", given=shown(players))
    known = {option.name: option for option in game.options}
    if not game.min_players <= players <= game.max_players:
        # The game may know the rule that says so.
        refusal = game.check(players, {name: option.default for name, option in known.items()})
        raise Refused(
            "players-out-of-range",
            refusal.rule if refusal is not None else "",
            game=game.id,
            given=players,
            low=game.min_players,
            high=game.max_players,
        )
    chosen: dict[str, str] = {}
    for name, value in given.items():
        if name not in known:
            _refuse_name(game, name, known)
        understood = known[name].understood(value)
        if understood is None:
            raise _bad_value(known[name], value)
        chosen[name] = understood
    options = {name: chosen.get(name, option.default) for name, option in known.items()}
    refusal = game.check(players, options)
    if refusal is not None:
        raise Refused.of(refusal)
    return spoken(game.options, options)


def spoken(known: Iterable[Option], options: Mapping[str, str]) -> dict[str, str]:
    """The options as a table has them: without the quiet ones that are at their defaults."""
    return {
        option.name: options.get(option.name, option.default)
        for option in known
        if not option.quiet or options.get(option.name, option.default) != option.default
    }


def _refuse_name(game: Game[Any], name: object, known: Mapping[str, Option]) -> None:
    near = get_close_matches(name, known, n=1, cutoff=0.5) if isinstance(name, str) else []
    raise Refused(
        "option-unknown",
        game=game.id,
        name=shown(name),
        nearest=near[0] if near else "-",
        names=", ".join(known) or "-",
    )


def _bad_value(option: Option, value: object) -> Refused:
    if option.numbers is not None:
        count, least, most = option.numbers
        return Refused(
            "option-bad-numbers",
            option.rule,
            name=option.name,
            value=shown(value),
            count=count,
            least=least,
            most=most,
        )
    values = " | ".join(option.values) if option.several else ", ".join(option.values)
    return Refused("option-bad-value", option.rule, name=option.name, value=shown(value), values=values)
