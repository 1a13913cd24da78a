"""The record of a game that broke the program, so that `bakufu replay` can open it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from bakufu.bots.own import any_bot
from bakufu.engine.chance import Chance
from bakufu.engine.game import Game
from bakufu.engine.record import Record
from bakufu.engine.session import Session


def crash_record(
    game: Game[Any],
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    chance: Chance,
    rng: Random,
) -> Record | None:
    """Play the game again with everything written down, up to the move that breaks it.

    None when the set-up itself breaks or a bot cannot start, or when nothing breaks this time: there is no
    game to show then.
    """
    try:
        names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
        session = Session.start(game, players, options, names, chance)
        session.bots = list(bots)
        deciders = [any_bot(name, game.id) for name in bots]
    except Exception:
        return None
    while True:
        made: tuple[int, int] | None = None
        try:
            acting = session.to_act()
            if not acting:
                return None
            seat = acting[0]
            move = deciders[seat](session.view(seat), rng)
            if move in session.view(seat).legal:  # else it is the bot that is broken
                made = seat, move
            session.submit(seat, move)
        except Exception:
            if made is None:
                return msgspec.structs.replace(session.record(), final=None)
            return session.crash_record(*made)
