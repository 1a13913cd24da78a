"""Worker processes of a tournament. Each plays one game at a time, and one that dies is replaced.

A game whose process died is played again, because the process may have been killed from outside. If the game
kills the next process as well, it is given up, and the tournament continues. A bot that hangs and cannot be
stopped from within, because it catches every exception or never returns from native code, is killed with its
process.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, suppress
from ctypes import Array, c_double
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Protocol

from bakufu.arena.crash import Crashed
from bakufu.arena.game_run import (
    Attempt,
    GameResult,
    lost_to_process_death,
    play_attempt,
    stopped_from_outside,
)
from bakufu.arena.parent import end_with_parent
from bakufu.arena.tournament import Tournament
from bakufu.engine import registry
from bakufu.engine.ids import Seat

DEATHS_MOST = 2  # of processes in one game, before it is given up
GRACE = 5.0  # seconds after its limit in which a bot may still be stopped from within
SEAT, SINCE = 0, 1  # indices of the shared array: the seat that is thinking, and since when


class PlayAll(Protocol):
    """The signature of `play_all`, here and in `on_ray`."""

    def __call__(
        self,
        tournament: Tournament,
        numbers: Iterable[int],
        jobs: int,
        done: Callable[[GameResult], None],
        crash_folder: str = ".",
    ) -> None: ...


def play_all(
    tournament: Tournament,
    numbers: Iterable[int],
    jobs: int,
    done: Callable[[GameResult], None],
    crash_folder: str = ".",
) -> None:
    """Play these games; call `done` for each as soon as it is over, in any order."""
    with closing(games(tournament, numbers, jobs, crash_folder)) as found:  # also where `done` raises
        for played in found:
            done(played)


def games(
    tournament: Tournament, numbers: Iterable[int], jobs: int, crash_folder: str, method: str | None = None
) -> Generator[GameResult]:
    """Yield each game as soon as it is over. `method`: how processes are started; None: the default."""
    waiting = [(number, Attempt()) for number in numbers][::-1]
    deaths: dict[int, int] = {}
    workers = [Worker(tournament, crash_folder, method) for _ in range(min(jobs, len(waiting)))]
    try:
        for worker in workers:
            worker.start_game(*waiting.pop())
        while busy := {worker.pipe: worker for worker in workers if worker.number is not None}:
            ready = wait(list(busy), timeout=GRACE / 5)
            waited = (pipe for pipe in busy if pipe not in ready)
            stuck = {pipe: seat for pipe in waited if (seat := busy[pipe].stuck()) >= 0}
            for pipe in [*ready, *stuck]:
                worker = busy[pipe]
                number, attempt = worker.number, worker.attempt
                assert number is not None
                answer = worker.stop(stuck[pipe]) if pipe in stuck else worker.answer()
                if isinstance(answer, Crashed):
                    raise answer
                if isinstance(answer, GameResult):
                    yield answer
                elif isinstance(answer, Attempt):
                    waiting.append((number, answer))
                else:
                    deaths[number] = deaths.get(number, 0) + 1
                    if deaths[number] < DEATHS_MOST:
                        waiting.append((number, attempt))
                    else:
                        yield lost_to_process_death(tournament, number)
                if worker.ended:
                    workers.remove(worker)
                    worker = Worker(tournament, crash_folder, method)
                    workers.append(worker)
                if waiting:
                    worker.start_game(*waiting.pop())
    finally:
        for worker in workers:
            worker.end()


class Worker:
    """The tournament's handle on one worker process."""

    def __init__(self, tournament: Tournament, crash_folder: str, method: str | None = None) -> None:
        context: Any = get_context(method)
        self.tournament = tournament
        self.pipe, theirs = context.Pipe()
        self.number: int | None = None  # the game that it plays
        self.attempt = Attempt()
        self.ended = False
        self.decision: Array[c_double] = context.RawArray(c_double, [-1, 0])
        self.process = context.Process(
            target=_work, args=(tournament, crash_folder, theirs, self.decision), daemon=True
        )
        self.process.start()
        theirs.close()

    def start_game(self, number: int, attempt: Attempt) -> None:
        self.number, self.attempt = number, attempt
        with suppress(OSError):  # it is dead already; `answer` will report that
            self.pipe.send((number, attempt))

    def stuck(self) -> int:
        """The seat whose bot has exceeded its limit and could not be stopped from within; or -1."""
        seat, since = int(self.decision[SEAT]), self.decision[SINCE]
        return seat if seat >= 0 and monotonic() - since > self.tournament.limit + GRACE else -1

    def stop(self, seat: Seat) -> GameResult | Attempt:
        """Kill the process and with it the bot that hangs; return the forfeited game or the next attempt."""
        number = self.number
        assert number is not None
        self.end()
        return stopped_from_outside(self.tournament, number, seat, self.attempt)

    def answer(self) -> GameResult | Attempt | Crashed | None:
        """The game that it played, or the next attempt; None when the process died."""
        self.number = None
        try:
            found: GameResult | Attempt | Crashed = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            return None
        return found

    def end(self) -> None:
        self.ended = True
        self.number = None
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(
    tournament: Tournament, crash_folder: str, pipe: Connection[Any, Any], decision: Array[c_double]
) -> None:
    """The main function of a worker: play games until the process is killed or the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tournament handles Ctrl-C
    game = registry.game(tournament.game)

    def listener(seat: Seat) -> None:
        decision[SEAT] = -1  # so that the two values are never read half updated
        decision[SINCE] = monotonic()
        decision[SEAT] = seat

    end_with_parent()
    with suppress(EOFError, OSError):
        while True:
            number, attempt = pipe.recv()
            try:
                pipe.send(play_attempt(game, tournament, number, crash_folder, attempt, listener))
            except Crashed as crash:
                pipe.send(crash)
