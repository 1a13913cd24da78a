"""Private files: databases and records of running games hold secrets, so only their owner may read them."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def create_private(database: str) -> None:
    """Create an empty file that only its owner may read, before SQLite would create it.

    SQLite gives the files beside a database the same permissions as the database. An existing file is never
    opened here: closing any descriptor of a file drops all locks that this process holds on it, and then
    another program could think that it is the last user of the database and delete the write-ahead log.
    """
    try:
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError:
        return  # it exists, or cannot be created: opening it will report the problem


def close_to_others(database: str) -> None:
    """Make this database, and the files that SQLite keeps beside it, readable for their owner only.

    Call it only for a file that SQLite has opened as a database. The permissions of somebody else's file
    cannot be changed; then the log says so.
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
            continue  # SQLite has deleted it in the meantime


def write_private(path: str, data: bytes) -> None:
    """Write a file that only its owner may read, even if the file already exists."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        if stat.S_ISREG(os.fstat(file.fileno()).st_mode):  # not a pipe or a device
            os.fchmod(file.fileno(), 0o600)
        file.write(data)
