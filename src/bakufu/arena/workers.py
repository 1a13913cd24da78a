"""The processes that play a tournament. Each gets one game at a time, and one that dies is replaced.

A game whose process died is played again: it may have been killed from outside. Should the game kill the
next process as well it is given up, and the tournament goes on.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from bakufu.arena.bout import Played, lost_to_a_death, play_bout
from bakufu.arena.simulate import Crashed
from bakufu.arena.tournament import Tournament
from bakufu.engine import registry

DEATHS_MOST = 2  # of processes over one game


class PlayAll(Protocol):
    """How games are played, wherever it is; see `play_all`."""

    def __call__(
        self,
        tournament: Tournament,
        numbers: Iterable[int],
        jobs: int,
        done: Callable[[Played], None],
        crash_folder: str = ".",
    ) -> None: ...


def play_all(
    tournament: Tournament,
    numbers: Iterable[int],
    jobs: int,
    done: Callable[[Played], None],
    crash_folder: str = ".",
) -> None:
    """Play these games; `done` hears of each as soon as it is over, in no order."""
    waiting = list(numbers)[::-1]
    deaths: dict[int, int] = {}
    workers = [Worker(tournament, crash_folder) for _ in range(min(jobs, len(waiting)))]
    try:
        for worker in workers:
            worker.begin(waiting.pop())
        while busy := {worker.pipe: worker for worker in workers if worker.number is not None}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                number = worker.number
                assert number is not None
                answer = worker.answer()
                if isinstance(answer, Crashed):
                    raise answer
                if answer is not None:
                    done(answer)
                else:
                    workers.remove(worker)
                    worker = Worker(tournament, crash_folder)
                    workers.append(worker)
                    deaths[number] = deaths.get(number, 0) + 1
                    if deaths[number] < DEATHS_MOST:
                        waiting.append(number)
                    else:
                        done(lost_to_a_death(tournament, number))
                if waiting:
                    worker.begin(waiting.pop())
    finally:
        for worker in workers:
            worker.end()


class Worker:
    """One process, seen from the tournament."""

    def __init__(self, tournament: Tournament, crash_folder: str) -> None:
        context = get_context()
        self.pipe, theirs = context.Pipe()
        self.number: int | None = None  # the game that it plays
        self.process = context.Process(target=_work, args=(tournament, crash_folder, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def begin(self, number: int) -> None:
        self.number = number
        with suppress(OSError):  # it is dead already; its answer will tell
            self.pipe.send(number)

    def answer(self) -> Played | Crashed | None:
        """The game that it played; None when the process died over it."""
        self.number = None
        try:
            found: Played | Crashed = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            return None
        return found

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(tournament: Tournament, crash_folder: str, pipe: Connection[Any, Any]) -> None:
    """The process itself: plays until it is ended or nobody is left to hear of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the tournament to pass on
    game = registry.game(tournament.game)
    with suppress(EOFError, OSError):
        while True:
            number = pipe.recv()
            try:
                pipe.send(play_bout(game, tournament, number, crash_folder))
            except Crashed as crash:
                pipe.send(crash)
