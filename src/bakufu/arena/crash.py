"""Crash reports: a game that crashed the program, and its record for `bakufu replay`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bakufu.bots.answer import BotFailed, answer, describe_exception, traceback_of
from bakufu.bots.custom import load_bot
from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refused
from bakufu.engine.game import Game, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.playing import play_out
from bakufu.engine.record import Record, save_record
from bakufu.engine.session import Session


class Crashed(Exception):
    """A game crashed the program. `path` is the record that shows it; None when it could not be written."""

    def __init__(self, number: int, problem: str, path: str | None, traceback: str = "") -> None:
        super().__init__(number, problem, path, traceback)
        self.number = number
        self.problem = problem
        self.path = path
        self.traceback = traceback


class BotCrashed(Crashed):
    """A bot failed where that ends the run: the fault is the bot's, not the program's.

    `problem` is what it raised or answered; for `what` see `answer.BadAnswer`.
    """

    def __init__(
        self, number: int, problem: str, path: str | None, traceback: str, bot: str, what: str
    ) -> None:
        super().__init__(number, problem, path, traceback)
        self.args = (number, problem, path, traceback, bot, what)  # unpickling calls `__init__` with these
        self.bot = bot
        self.what = what


def crashed(number: int, problem: Exception, path: str | None) -> Crashed:
    """The crash report for this exception in the game of this number."""
    if isinstance(problem, BotFailed):
        return BotCrashed(number, problem.detail, path, problem.traceback, problem.bot, problem.what)
    return Crashed(number, describe_exception(problem), path, traceback_of(problem))


def save_crash(record: Record | None, folder: str, name: str) -> str | None:
    """Save the record and return its path; None when there is no record or it could not be written."""
    if record is None:
        return None
    path = Path(folder) / f"crash-{name}.json"
    try:
        save_record(record, path)
    except Refused:  # report the crash all the same
        return None
    return str(path)


def crash_record(
    game: Game[Any],
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    chance: Chance,
    rng: Random,
) -> Record | None:
    """Play the game again and record it, up to the move that crashes.

    None when there is no game to show: the set-up itself crashes, a bot cannot start, or nothing crashes this
    time.
    """
    try:
        names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
        session = Session.start(game, players, options, names, chance)
        session.bots = list(bots)
        deciders = [load_bot(name, game.id) for name in bots]
    except Exception:
        return None
    table = _LastMoveTracker(session)
    try:
        play_out(table, lambda seat, view: answer(deciders[seat], view, rng))
    except Exception:
        if table.applying is None:  # the bot failed, not the game
            return msgspec.structs.replace(session.record(), final=None)
        return session.crash_record(*table.applying)
    return None


class _LastMoveTracker:
    """A session that knows which move it is applying."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.applying: tuple[int, int] | None = None

    def to_act(self) -> list[Seat]:
        return self.session.to_act()

    def view(self, seat: Seat) -> View:
        return self.session.view(seat)

    def apply(self, seat: Seat, move: Move) -> None:
        self.applying = seat, move
        self.session.apply_run(seat, move)
        self.applying = None
