"""What a bot answers, looked at before it is played: a stranger's bot may raise or answer anything."""

from __future__ import annotations

from random import Random

from bakufu.bots.registry import Bot
from bakufu.engine.errors import number_of, shown
from bakufu.engine.game import View

DETAIL_MOST = 200  # characters of what a bot raised

RAISED = "raised"
ILLEGAL = "illegal"


class Late(BaseException):
    """The clock of a decision ran out. No bot should think it its own exception and go on."""


class Faulty(Exception):
    """A bot has no legal move to offer. `what` went wrong, and `detail`: what it raised, or its answer."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(what, detail)
        self.what = what
        self.detail = detail


def answer(decide: Bot, view: View, rng: Random) -> int:
    """The legal move that a bot chooses, as a number of Python's own; else `Faulty`."""
    legal = view.legal[:]  # the bot has its hands on the view
    try:
        given: object = decide(view, rng)
        move = number_of(given)
        if move in legal:
            return move
        said = shown(given)
    except (Late, KeyboardInterrupt):
        raise  # from whoever waits for it
    except BaseException as problem:
        raise Faulty(RAISED, words(problem)[:DETAIL_MOST]) from problem
    raise Faulty(ILLEGAL, said)


def answer_of(name: str, decide: Bot, view: View, rng: Random) -> int:
    """The same where a faulty bot ends everything: an error that names it."""
    try:
        return answer(decide, view, rng)
    except Faulty as found:
        illegal = f"answered {found.detail}, which is not legal"
        told = f"raised {found.detail}" if found.what == RAISED else illegal
        raise RuntimeError(f"the bot {name} {told}") from found


def words(problem: BaseException) -> str:
    """The kind of an exception and what it says, as far as it can say anything."""
    try:
        said = str(problem)
    except Exception:  # a stranger's
        said = ""
    return f"{type(problem).__name__}: {said}".rstrip(": ")
