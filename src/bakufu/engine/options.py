"""Table options: completing, checking and comparing them before a game is set up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from bakufu.engine.errors import Refused, is_plain_int, safe_repr
from bakufu.engine.game import Game, Option, defaults


def complete(game: Game[Any], players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options of the game: the given values, and the defaults for the rest.

    Quiet options are included only where they differ from their defaults.

    `Refused` names what is wrong: the number of players, an option, a value, or a combination.
    """
    if not is_plain_int(players):
        raise Refused("players-not-a-number", given=safe_repr(players))
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
    return without_quiet_defaults(game.options, options)


def without_quiet_defaults(known: Iterable[Option], options: Mapping[str, str]) -> dict[str, str]:
    """The options as a table keeps them: without quiet options that have their default value."""
    return {
        option.name: options.get(option.name, option.default)
        for option in known
        if not option.quiet or options.get(option.name, option.default) != option.default
    }


def carried_over(older: Game[Any], newest: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """Translate the options of a table under older rules for one under the newest, with the same meaning.

    A default may have changed, so what the older table left out is stated here. Options that no longer exist
    are dropped, and so are those that only matter together with another choice that was not made.
    """
    meant = {**defaults(older.options), **options}
    return {
        option.name: meant[option.name]
        for option in newest.options
        if option.name in meant and _matters(option, meant)
    }


def _matters(option: Option, chosen: Mapping[str, str]) -> bool:
    if option.after is None:
        return True
    name, value = option.after
    return value in chosen.get(name, "").split(",")


def unusual(older: Game[Any], newest: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options of a table that differ from the defaults of today, with their values."""
    usual = defaults(newest.options)
    meant = carried_over(older, newest, options)
    return {name: value for name, value in meant.items() if value != usual[name]}


def _refuse_name(game: Game[Any], name: object, known: Mapping[str, Option]) -> None:
    near = get_close_matches(name, known, n=1, cutoff=0.5) if isinstance(name, str) else []
    raise Refused(
        "option-unknown",
        game=game.id,
        name=safe_repr(name),
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
            value=safe_repr(value),
            count=count,
            least=least,
            most=most,
        )
    values = " | ".join(option.values) if option.several else ", ".join(option.values)
    return Refused("option-bad-value", option.rule, name=option.name, value=safe_repr(value), values=values)
