"""The bot worker process: `python -m bakufu.server.bots.worker SECONDS`.

It gets a view as bytes and answers with moves. It has no database, no secret, no other seat's view, and
inherits nothing from the server but its pipes, so a bot can know no more than its seat does.
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

# Seconds that a searching bot may think about each later move of a run, unless the first move gets less.
LATER_EACH = 0.1
LATER_ALL = 2.0  # seconds for all later moves; the rest are then decided almost without a search
QUICKLY = 0.01
NICENESS = 10  # the `nice` value of a bot's process
GRACE = 5  # seconds after the time limit; then a hung bot ends itself, in case the server is gone


class Job(msgspec.Struct):
    game: str
    bot: str
    seed: int
    view: msgspec.Raw
    seconds: float = 0.0  # the time limit of a searching bot; 0: its usual time
    why: bool = False  # whether to return the reasons too


class BotReply(msgspec.Struct):
    moves: list[Move] = []
    reasons: list[Why] = []  # for each move, if requested: from what the seat sees before it
    whole: bool = True  # whether the run goes as far as it may
    error: str = ""  # the type of the exception that the bot raised


def decide(game_id: str, bot_name: str, data: bytes, seed: int, seconds: float = 0.0) -> list[int]:
    """The moves of `run`."""
    return [move for move, _ in run(game_id, bot_name, data, seed, seconds)]


def run(
    game_id: str, bot_name: str, data: bytes, seed: int, seconds: float = 0.0, why: bool = False
) -> Iterator[tuple[int, Why | None]]:
    """The bot's next moves, as far as a run may go, each with its reasons if requested.

    The run ends where `Session.apply_run` would refuse a longer one, so nobody gets half a plan because the
    machine is busy. The seconds only limit bots that search: when they are over, such a bot decides the rest
    quickly. Any other bot plays the same however long it takes.

    A run with reasons is advice, and ends where everybody plans anew: whoever asked plans with open eyes.
    """
    bot_name = bot_registry.playable_version(bot_name, game_id)
    rng = Random(seed)
    view = msgspec.json.decode(data, type=View)
    seat = view.seat
    assert seat is not None
    table = _Run(Session.imagined(registry.game(game_id, view.rules_version), view, rng), seat, advice=why)
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
    """A game imagined from a seat's view, for as long as its run may continue."""

    def __init__(self, session: Session, seat: Seat, advice: bool) -> None:
        self.session = session
        self.seat = seat
        self.advice = advice
        self.moves = 0
        self.others_joined = False  # a decision of several seats at once has begun: a new plan

    def to_act(self) -> list[Seat]:
        over = self.moves == RUN_MOST or (self.advice and self.others_joined)
        if self.moves and (over or not self.session.may_follow(self.seat)):
            return []
        return [self.seat]

    def view(self, seat: Seat) -> View:
        return self.session.view(seat)

    def apply(self, seat: Seat, move: Move) -> None:
        before = set(self.session.to_act())
        self.session.apply_run(seat, move)
        self.others_joined = bool(set(self.session.to_act()) - before)
        self.moves += 1


def _seconds_for(number: int, seconds: float, spent: float) -> float:
    """The time for the next move of a run; 0: the bot's usual time."""
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
    """Give the server, and a browser on the same machine, priority over thinking bots."""
    os.nice(NICENESS)
    with suppress(OSError):  # autogrouping schedules by session and would ignore the nice value
        Path("/proc/self/autogroup").write_text(str(NICENESS), encoding="ascii")


def main(seconds: float) -> None:
    """Answer jobs until the server closes the pipe. What a bot prints goes to stderr."""
    lower_priority()
    jobs = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for game in registry.games():
        registry.game(game)  # load it before the first job is timed
    _write(answers, BotReply())
    while (data := _read(jobs)) is not None:
        signal.alarm(int(seconds) + GRACE)
        job = msgspec.json.decode(data, type=Job)
        try:
            reply = reply_to(job)
        except Exception as error:  # the server decides what to do about a failing bot
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
    except BrokenPipeError:  # the server was killed, so there is nobody left to answer
        os._exit(0)
