"""`bakufu games`: lists the games with their bots and options."""

from __future__ import annotations

from rich.table import Table

from bakufu.bots.registry import bots
from bakufu.cli.language import use_language
from bakufu.cli.terminal import console as plain_console
from bakufu.engine import registry
from bakufu.engine.game import Option
from bakufu.i18n.words import Words


def games(*, lang: str = "en") -> None:
    """List the games with their options; the default value comes first.

    Parameters
    ----------
    lang
        The language: en, nl or zh.
    """
    console = plain_console()
    for game_id in registry.games():
        game = registry.game(game_id)
        words = use_language(lang, game_id)
        console.print(words.say("cli-games-head", game=game_id, low=game.min_players, high=game.max_players))
        console.print(words.say("cli-games-bots", bots=", ".join(bots(game_id))))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(words.say("cli-games-option"), no_wrap=True)
        table.add_column(words.say("cli-games-values"), overflow="fold")
        table.add_column(words.say("cli-games-rule"), no_wrap=True)
        table.add_column(words.say("cli-games-about"))
        for option in game.options:
            table.add_row(option.name, _values(option, words), option.rule, words.option(option.name))
        console.print(table)


def _values(option: Option, words: Words) -> str:
    """The values as they are typed; for names that can be combined, only the single names."""
    if not option.several:
        return " | ".join(option.values)
    names = [value for value in option.values[1:] if "," not in value]
    return f"{option.default} | {words.say('cli-games-any', names=','.join(names))}"
