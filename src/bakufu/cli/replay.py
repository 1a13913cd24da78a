"""`bakufu replay`: prints a recorded game step by step, as one viewer saw it."""

from __future__ import annotations

import traceback
from typing import Annotated, NoReturn

from cyclopts import Parameter

from bakufu.cli.arguments import WHOLE, at_least
from bakufu.cli.language import move_words, use_language
from bakufu.cli.narration import Narrator
from bakufu.cli.screens import screen_of
from bakufu.cli.terminal import EndOfInput, Exit, Terminal
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.events import visible
from bakufu.engine.record import Record, game_of, read_record
from bakufu.engine.replay import Replay, Step
from bakufu.engine.views import Viewer

CRASH = 1


def replay(
    file: str,
    *,
    seat: str | None = None,
    spectator: bool = False,
    step: bool = False,
    first: Annotated[int, WHOLE, Parameter(name="--from")] = 1,
    last: Annotated[int | None, WHOLE, Parameter(name="--to")] = None,
    lang: str = "en",
) -> None:
    """Show a recorded game step by step, from the view of one seat or of a spectator.

    It shows only what this viewer could know at the time, and counts only the steps that they could see.

    Parameters
    ----------
    file
        The record.
    seat
        The seat that watches: its name, or its number from 1.
    spectator
        Watch as somebody without a seat; this is the default.
    step
        Wait for Enter after each step.
    first
        The first step to show.
    last
        The last step to show.
    lang
        The language: en, nl or zh.
    """
    record = read_record(file)
    words = use_language(lang, record.game, record.seats)
    at_least("--from", first, 1)
    if last is not None:
        at_least("--to", last, first)
    if seat is not None and spectator:
        raise Refused("replay-two-viewers")
    _check(record)
    ReplayPrinter(record, _viewer(record, seat), Terminal(words), step).show(first, last)


def _check(record: Record) -> None:
    """Refuse an invalid record before anything is printed. A crash record is printed up to the crash."""
    try:
        for _ in Replay(record):
            pass
    except Refused:
        raise
    except Exception:
        return


def _viewer(record: Record, seat: str | None) -> Viewer:
    if seat is None:
        return None
    if seat in record.seats:
        return record.seats.index(seat)
    if seat.isdecimal() and 1 <= int(seat) <= record.players:
        return int(seat) - 1
    raise Refused("seat-name-unknown", name=safe_repr(seat), names=", ".join(record.seats))


class ReplayPrinter:
    """Prints one replay for one viewer."""

    def __init__(self, record: Record, viewer: Viewer, terminal: Terminal, step: bool) -> None:
        self.record = record
        self.viewer = viewer
        self.terminal = terminal
        self.words = terminal.words
        self.step = step
        self.game = game_of(record)
        self.narrator = Narrator(terminal, screen_of(self.game, terminal.words), rules=True)

    def show(self, first: int, last: int | None) -> None:
        try:
            again = Replay(self.record)
        except Refused:
            raise
        except Exception as problem:
            self._broken(0, problem)
        self._head()
        if first == 1:
            self.narrator.narrate(visible(again.log, self.viewer))
        number = 0
        shown = 0
        while True:
            try:
                taken = next(again)
            except StopIteration:
                break
            except Refused:
                raise
            except Exception as problem:
                self._broken(again.number + 1, problem)
            if not self._sees(taken):
                continue
            number += 1
            if number < first:
                continue
            if last is not None and number > last:
                return
            if self.step and shown:
                self._wait()
            self._show_step(number, taken)
            shown += 1
        if shown == 0 and first > 1:
            raise Refused("replay-too-short", given=first, steps=number)
        if self.record.final is None or self.record.final.outcome is None:
            self.terminal.say("cli-replay-running")

    def _head(self) -> None:
        viewer = self.words.say("cli-spectator") if self.viewer is None else self.record.seats[self.viewer]
        options = ", ".join(f"{name}={value}" for name, value in sorted(self.record.options.items()))
        self.terminal.say(
            "cli-replay-head",
            game=self.record.game,
            list=self.words.join(self.record.seats),
            viewer=viewer,
            moves=len(self.record.moves),
        )
        self.terminal.say("cli-replay-options", style="dim", options=options)

    def _sees(self, taken: Step) -> bool:
        return taken.seat == self.viewer or bool(visible(taken.events, self.viewer))

    def _show_step(self, number: int, taken: Step) -> None:
        """Print the viewer's own moves, and of the others only the visible events."""
        self.terminal.line(f"{number}.", style="dim")
        events = visible(taken.events, self.viewer)
        if taken.seat == self.viewer:
            move = move_words(self.words, self.game, taken.move)
            self.terminal.line(self.words.say("cli-you-did", move=move), style="italic")
        self.narrator.narrate(events)

    def _wait(self) -> None:
        try:
            if self.terminal.ask(self.words.say("cli-press-enter")).lower() in ("q", "quit"):
                raise Exit
        except EndOfInput:
            self.step = False

    def _broken(self, number: int, problem: Exception) -> NoReturn:
        """Report that the program crashed again, as the last move of a crash record should."""
        place = traceback.extract_tb(problem.__traceback__)[-1]
        what = f"{type(problem).__name__}: {problem}".rstrip(": ")
        where = f"{place.filename.rpartition('bakufu/')[2]}:{place.lineno}"
        self.terminal.say("cli-replay-breaks", number=number, problem=what, where=where, style="bold red")
        raise Exit(CRASH)
