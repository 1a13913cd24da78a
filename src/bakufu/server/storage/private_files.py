"""File permissions: databases, and records of running games, hold secrets; only their owner may read them."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def create_private(database: str) -> None:
    """Before SQLite creates this file: an empty one that only its owner may read.

    SQLite gives the files beside a database the rights of the database. One that exists already is never
    opened here: closing any descriptor of a file drops all locks that this process holds on it, and then
    another program could take itself for the last user of the database and delete its log of new entries.
    """
    try:
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError:
        return  # it exists, or cannot be: whoever opens it says what is wrong


def close_to_others(database: str) -> None:
    """Nobody but its owner may read this database any more, nor what SQLite keeps beside it.

    Only for what SQLite has opened as a database. One that belongs to somebody else cannot be changed here;
    then the log says so.
    """
    for end in BESIDE:
        file = Path(database + end)
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & OTHERS:
                file.chmod(mode & ~OTHERS)
                structlog.get_logger("bakufu").info("database-made-private", file=str(file))
        except PermissionError:
            structlog.get_logger("bakufu").warning("database-readable-by-others", file=str(file))
        except FileNotFoundError:
            continue  # SQLite has put it away meanwhile


def write_private(path: str, data: bytes) -> None:
    """Write a file that only its owner may read, also where another one lies there already."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        if stat.S_ISREG(os.fstat(file.fileno()).st_mode):  # not a pipe or a device
            os.fchmod(file.fileno(), 0o600)
        file.write(data)
