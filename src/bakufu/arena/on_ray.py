"""Tournaments on Ray: on the cluster that RAY_ADDRESS names, or on a local Ray started for the purpose.

A task is a batch of games, because a task costs about a millisecond. Every game is returned as soon as it is
over, so a worker that dies loses only the game that it was playing: that game is played again, and then the
rest of its batch. A game that kills the next worker as well is given up.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from bakufu.arena import workers
from bakufu.arena.crash import Crashed
from bakufu.arena.extras import require_extra
from bakufu.arena.game_run import GameResult, lost_to_process_death, play_to_the_end
from bakufu.arena.tournament import Tournament
from bakufu.bots.custom import is_custom
from bakufu.engine import registry
from bakufu.engine.errors import Refused, safe_repr

BATCH_MOST = 32
BATCHES_PER_JOB = 8  # so that all workers stay busy until the end
STORE_BYTES = 100 * 2**20  # results are small
STARTS_MOST = 2  # Ray gives up after 30 seconds, and a busy machine may need longer


def play_batch(
    tournament: Tournament, numbers: list[int], crash_folder: str
) -> Iterator[GameResult | Crashed]:
    """The work of one task."""
    try:
        if any(is_custom(name) for name in tournament.bots):
            # A custom bot may hang so badly that only killing its process helps, so it must not run in Ray's
            # own process. That one has threads and cannot be forked.
            yield from workers.games(tournament, numbers, 1, crash_folder, "spawn")
            return
        game = registry.game(tournament.game)
        for number in numbers:
            yield play_to_the_end(game, tournament, number, crash_folder)
    except Crashed as crash:
        yield crash


class Batch:
    """A running task and the games that it has not returned yet."""

    def __init__(self, task: Any, numbers: list[int]) -> None:
        self.task = task
        self.left = numbers


def play_all_on_ray(
    tournament: Tournament,
    numbers: Iterable[int],
    jobs: int,
    done: Callable[[GameResult], None],
    crash_folder: str = ".",
) -> None:
    """Play these games; call `done` for each as soon as it is over, in any order, and never twice."""
    waiting = list(numbers)[::-1]
    if not waiting:
        return
    size = max(1, min(BATCH_MOST, len(waiting) // (jobs * BATCHES_PER_JOB)))
    deaths: dict[int, int] = {}
    with _ray(jobs) as ray:
        remote = ray.remote(max_retries=0, num_cpus=1)(play_batch)
        busy: dict[Any, Batch] = {}
        while waiting or busy:
            while waiting and len(busy) < jobs:
                chosen = [waiting.pop() for _ in range(min(size, len(waiting)))]
                task = remote.remote(tournament, chosen, crash_folder)
                busy[task] = Batch(task, chosen)
            ready, _ = ray.wait(list(busy), num_returns=1)
            batch = busy[ready[0]]
            if not _collect_result(ray, batch, done):
                del busy[batch.task]
                if batch.left:
                    waiting += _after_a_death(tournament, batch.left, deaths, done)


def _collect_result(ray: Any, batch: Batch, done: Callable[[GameResult], None]) -> bool:
    """Take the next game of this batch; False when there are no more, or its worker died."""
    try:
        found: GameResult | Crashed = ray.get(next(batch.task))
    except StopIteration:
        return False
    except ray.exceptions.RayTaskError:
        raise  # a bug of ours, not the death of a worker
    except ray.exceptions.RayError:
        return False
    if isinstance(found, Crashed):
        raise found
    batch.left.remove(found.number)
    done(found)
    return True


def _after_a_death(
    tournament: Tournament, left: list[int], deaths: dict[int, int], done: Callable[[GameResult], None]
) -> list[int]:
    """The games to play again, with the next one last."""
    first = left[0]  # games are played in order, so this one was being played
    deaths[first] = deaths.get(first, 0) + 1
    if deaths[first] >= workers.DEATHS_MOST:
        done(lost_to_process_death(tournament, first))
        left = left[1:]
    return left[::-1]


@contextmanager
def _ray(jobs: int) -> Iterator[Any]:
    """Join or start Ray; a Ray that was started here is shut down again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports
    ray = require_extra("ray", "ray")
    if ray.is_initialized():
        yield ray
        return
    _start(ray, jobs)
    try:
        yield ray
    finally:
        ray.shutdown()


def _start(ray: Any, jobs: int) -> None:
    """Join the named cluster or start a local one; `Refused` where neither works."""
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    attempts = 1
    if not os.environ.get("RAY_ADDRESS"):
        settings |= {"num_cpus": jobs, "object_store_memory": STORE_BYTES, "include_dashboard": False}
        attempts = STARTS_MOST
    for attempt in range(attempts):
        try:
            ray.init(**settings)
            return
        except Exception as problem:  # Ray documents no exception of its own for this
            ray.shutdown()
            if attempt == attempts - 1:
                message = " ".join(str(problem).split())
                raise Refused("ray-not-started", problem=safe_repr(message)) from problem
