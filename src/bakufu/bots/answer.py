"""Calling bots safely: checks their answers, as a custom bot may raise or return anything."""

from __future__ import annotations

from pathlib import Path
from random import Random
from traceback import TracebackException
from types import TracebackType

from bakufu.bots.level import Bot
from bakufu.engine.errors import as_int, safe_repr
from bakufu.engine.game import View
from bakufu.engine.ids import Move

DETAIL_MOST = 200  # characters of what a bot raised
FRAMES_MOST = 12  # of a traceback, the innermost ones
TRACEBACK_MOST = 3000  # characters of it

# The modules that call bots. A traceback starts after their frames, with the bot itself.
CALLERS = (__name__, "bakufu.bots.custom", "bakufu.bots.registry", "bakufu.arena.game_run")

RAISED = "raised"
ILLEGAL = "illegal"


class TimeLimitReached(BaseException):
    """The time for a decision ran out. A `BaseException`, so that no bot catches it by accident."""


class BadAnswer(Exception):
    """A bot gave no legal move. `what` is RAISED or ILLEGAL; `detail`: what it raised, or its answer."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(what, detail)
        self.what = what
        self.detail = detail


def answer(decide: Bot, view: View, rng: Random) -> Move:
    """The legal move that a bot chooses, as a plain int; otherwise raises `BadAnswer`."""
    legal = view.legal[:]  # the bot could modify the view
    try:
        given: object = decide(view, rng)
        move = as_int(given)
        if move in legal:
            return move
        answered = safe_repr(given)
    except (TimeLimitReached, KeyboardInterrupt):
        raise  # these come from the caller's clock or from the keyboard
    except BaseException as problem:
        raise BadAnswer(RAISED, describe_exception(problem)[:DETAIL_MOST]) from problem
    raise BadAnswer(ILLEGAL, answered)


def answer_or_fail(name: str, decide: Bot, view: View, rng: Random) -> Move:
    """The same where a faulty bot ends the run: raises an error that names the bot."""
    try:
        return answer(decide, view, rng)
    except BadAnswer as found:
        raise BotFailed(name, found.what, found.detail, traceback_of(found.__cause__)) from found


class BotFailed(RuntimeError):
    """The bot of this name gave no legal move, which ends the run. For `what` see `BadAnswer`."""

    def __init__(self, bot: str, what: str, detail: str, traceback: str) -> None:
        super().__init__(bot, what, detail, traceback)
        self.bot = bot
        self.what = what
        self.detail = detail
        self.traceback = traceback

    def __str__(self) -> str:
        illegal = f"answered {self.detail}, which is not legal"
        return f"the bot {self.bot} " + (f"raised {self.detail}" if self.what == RAISED else illegal)


def describe_exception(problem: BaseException) -> str:
    """The type and the message of an exception, even where its `__str__` raises."""
    try:
        said = str(problem)
    except Exception:  # the `__str__` of a custom exception may raise
        said = ""
    return f"{type(problem).__name__}: {said}".rstrip(": ")


def traceback_of(problem: BaseException | None) -> str:
    """The formatted traceback of an exception; empty for None."""
    if problem is None:
        return ""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None and _calls_bots(trace):
        trace = trace.tb_next
    try:
        formatted = TracebackException(type(problem), problem, trace, limit=-FRAMES_MOST, compact=True)
        text = "".join(formatted.format()).rstrip()
    except Exception:  # a custom exception may not even be printable
        return describe_exception(problem)[:TRACEBACK_MOST]
    if len(text) <= TRACEBACK_MOST:
        return text
    half = TRACEBACK_MOST // 2 - 3
    return f"{text[:half]} ... {text[-half:]}"  # keep the frames at the start and the end of a long message


def _calls_bots(trace: TracebackType) -> bool:
    return trace.tb_frame.f_globals.get("__name__") in CALLERS


def location_of(problem: BaseException) -> str:
    """The file and line where it was raised, such as `(my_bots.py, line 3)`; empty if not in a file."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or _calls_bots(trace) or trace.tb_frame.f_code.co_filename.startswith("<"):
        return ""  # not in a file of the bot: the module or the name in it does not exist
    return f"({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
