"""The bot worker process: `python -m bakufu.server.bots.worker SECONDS`.

It gets a view as bytes and answers with moves. It holds no database, no secret, no other seat's view, and
inherits nothing from the server but its pipes: a bot can know no more than its seat does.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import BinaryIO

import msgspec

from bakufu.bots import registry as bot_registry
from bakufu.bots.why import Why, explained
from bakufu.engine import registry
from bakufu.engine.game import View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.playing import decisions
from bakufu.engine.session import RUN_MOST, Session

# A bot that searches may think so many seconds about each later move of a run, or as many as about the first.
LATER_EACH = 0.1
LATER_ALL = 2.0  # seconds for all of them; those that are left then it answers without a search
QUICKLY = 0.01
NICENESS = 10  # the priority of a bot's process, in the words of nice
GRACE = 5  # seconds after the time limit, when the server is no longer there to end a bot that hangs


class Job(msgspec.Struct):
    game: str
    bot: str
    seed: int
    view: msgspec.Raw
    seconds: float = 0.0  # for a bot that could think for ever; nothing: as long as it likes
    why: bool = False  # whether its reasons are asked for


class BotReply(msgspec.Struct):
    moves: list[Move] = []
    reasons: list[Why] = []  # for each of them, if asked for: from what the seat sees before it
    whole: bool = True  # whether the run goes as far as one may go
    error: str = ""  # the kind of exception that the bot raised


def decide(game_id: str, bot_name: str, data: bytes, seed: int, seconds: float = 0.0) -> list[int]:
    """The moves of `run`."""
    return [move for move, _ in run(game_id, bot_name, data, seed, seconds)]


def run(
    game_id: str, bot_name: str, data: bytes, seed: int, seconds: float = 0.0, why: bool = False
) -> Iterator[tuple[int, Why | None]]:
    """The bot's next move, and those after it as far as a run may go; each with its reasons, if asked for.

    It ends where `Session.submit` would refuse a longer one, in whatever game the view may be of: nobody gets
    half a plan because the machine is busy. The seconds are only for bots that search: after them
    such a one answers the rest quickly. Any other bot does the same however long it takes.
    """
    bot_name = bot_registry.playable_version(bot_name, game_id)
    rng = Random(seed)
    view = msgspec.json.decode(data, type=View)
    seat = view.seat
    assert seat is not None
    table = _Run(Session.imagined(registry.game(game_id, view.rules_version), view, rng), seat)
    began = perf_counter()
    reasons: Why | None = None

    def decide(seat: Seat, view: View) -> Move:
        nonlocal reasons
        spent = perf_counter() - began
        name = bot_registry.with_time_limit(bot_name, game_id, _seconds_for(table.moves, seconds, spent))
        bot = bot_registry.bot(name, game_id)
        move, reasons = explained(bot, view, rng) if why else (bot(view, rng), None)
        if move not in view.legal:
            raise ValueError(f"{bot_name} chose {move}, which is not legal")
        return move

    for decision in decisions(table, decide):
        yield decision.move, reasons


class _Run:
    """What a seat imagines, as long as its run may go on."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session = session
        self.seat = seat
        self.moves = 0

    def to_act(self) -> list[Seat]:
        if self.moves and (self.moves == RUN_MOST or not self.session.may_follow(self.seat)):
            return []
        return [self.seat]

    def view(self, seat: Seat) -> View:
        return self.session.view(seat)

    def apply(self, seat: Seat, move: Move) -> None:
        self.session.submit(seat, move)
        self.moves += 1


def _seconds_for(number: int, seconds: float, spent: float) -> float:
    """How long the next move of a run may be thought about; nothing: as long as the bot likes."""
    if number == 0 or not seconds:
        return seconds
    later = LATER_EACH if spent < seconds + LATER_ALL else QUICKLY
    return max(seconds - spent, min(seconds, later))


def reply_to(job: Job) -> BotReply:
    reply = BotReply()
    for move, reasons in run(job.game, job.bot, bytes(job.view), job.seed, job.seconds, job.why):
        reply.moves.append(move)
        if reasons is not None:
            reply.reasons.append(reasons)
    reply.whole = len(reply.moves) < RUN_MOST
    return reply


def lower_priority() -> None:
    """People come first: thinking leaves the processor to the server, and to a browser beside it."""
    os.nice(NICENESS)
    with suppress(OSError):  # where sessions share the processor evenly, whatever their processes say
        Path("/proc/self/autogroup").write_text(str(NICENESS), encoding="ascii")


def main(seconds: float) -> None:
    """Answer jobs until the server hangs up. What a bot prints goes to stderr, never into the answers."""
    lower_priority()
    jobs = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for game in registry.games():
        registry.game(game)  # loaded before the first clock runs
    _write(answers, BotReply())
    while (data := _read(jobs)) is not None:
        signal.alarm(int(seconds) + GRACE)
        job = msgspec.json.decode(data, type=Job)
        try:
            reply = reply_to(job)
        except Exception as error:  # whatever a bot does wrong is the server's to answer
            reply = BotReply(error=type(error).__name__)
        signal.alarm(0)
        _write(answers, reply)


def _read(jobs: BinaryIO) -> bytes | None:
    size = jobs.read(4)
    return jobs.read(int.from_bytes(size, "big")) if len(size) == 4 else None


def _write(answers: BinaryIO, reply: BotReply) -> None:
    data = msgspec.json.encode(reply)
    answers.write(len(data).to_bytes(4, "big") + data)
    answers.flush()


if __name__ == "__main__":
    try:
        main(float(sys.argv[1]))
    except BrokenPipeError:  # the server was killed: nobody is left to answer, or to complain to
        os._exit(0)
