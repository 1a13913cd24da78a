"""Orphan processes: a worker process ends with the one that it works for."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def end_with_parent() -> None:
    """For workers: a killed parent closes no pipe, as its children hold each other's ends.

    At once, not after the game: one of bots that search takes minutes.
    """
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
