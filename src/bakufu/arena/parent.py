"""Orphaned workers: makes a worker process exit when its parent dies."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def end_with_parent() -> None:
    """Exit this worker as soon as its parent dies.

    A killed parent closes no pipe that a worker could notice, as its children hold each other's ends. The
    worker exits at once and not after its game, because a game of searching bots takes minutes.
    """
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
