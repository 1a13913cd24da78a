"""Endpoints for games: the list of games with their options and bots, their moves and messages."""

from __future__ import annotations

from typing import Any

from bakufu.engine import registry
from bakufu.engine.game import Game, Option
from bakufu.i18n import language
from bakufu.i18n.facts import facts_of
from bakufu.i18n.messages import SOURCE, message_files, message_folders
from bakufu.server.http.context import words_of
from bakufu.server.http.endpoints.endpoint import ApiCall
from bakufu.server.protocol import ArgumentInfo, BotInfo, GameInfo, GameWords, MoveKindInfo, OptionInfo
from bakufu.server.tables import paces


async def games(call: ApiCall) -> list[GameInfo]:
    return [_game_info(call, registry.game(name)) for name in registry.games()]


async def move_table(call: ApiCall) -> list[MoveKindInfo]:
    """How the moves of a game are numbered: all that a client needs to offer moves of any game."""
    game = registry.game(call.choice("game") or "-")
    return [
        MoveKindInfo(
            name=kind.name,
            base=kind.base,
            last=kind.last,
            arguments=[
                ArgumentInfo(name=a.name, values=list(a.values), stride=a.stride) for a in kind.arguments
            ],
        )
        for kind in game.moves.kinds
    ]


async def game_words(call: ApiCall) -> GameWords:
    """The messages of a game, for a client that was not built with it."""
    game = call.choice("game") or "-"
    registry.game(game)  # raises `Refused` if unknown
    texts = [
        file.read_text(encoding="utf-8")
        for tag in dict.fromkeys([SOURCE, language(call.lang)])
        for folder in message_folders(tag, [game])[1:]
        for file in message_files(folder)
    ]
    return GameWords(texts=texts, facts=facts_of(game))


def _game_info(call: ApiCall, game: Game[Any]) -> GameInfo:
    words = words_of(call.lang, game.id)
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        least_players=game.min_players,
        most_players=game.max_players,
        options=[_option_info(option) for option in game.options],
        paces=[paces.NO_CLOCK, *paces.PACES],
        bots=[
            BotInfo(id=bot, name=words.say(f"bot-{bot}"), about=words.say(f"bot-{bot}.about"))
            for bot in call.store.bots(game.id)
        ],
    )


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        values=list(option.values),
        rule=option.rule,
        several=option.several,
        numbers=None if option.numbers is None else list(option.numbers),
        estimate=option.estimate,
        after=None if option.after is None else list(option.after),
        group=option.group,
        least_players=list(option.least_players),
    )
