"""Files that only their owner may read: databases, and records of running games, hold all secrets."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def keep_private(database: str) -> None:
    """Before SQLite opens this file: nobody else may read it, nor what it keeps beside it.

    SQLite gives the files beside a database the rights of the database. One that belongs to somebody else
    cannot be changed here; then the log says so.
    """
    try:
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, 0o600))
        for end in BESIDE:
            file = Path(database + end)
            if file.exists() and stat.S_IMODE(file.stat().st_mode) & OTHERS:
                file.chmod(stat.S_IMODE(file.stat().st_mode) & ~OTHERS)
                structlog.get_logger("bakufu").info("database-made-private", file=str(file))
    except PermissionError:
        structlog.get_logger("bakufu").warning("database-readable-by-others", file=database)
    except OSError:
        return  # no folder, no room, a folder of that name: whoever opens it says what is wrong


def write_private(path: str, data: bytes) -> None:
    """Write a file that only its owner may read, also where another one lies there already."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        if stat.S_ISREG(os.fstat(file.fileno()).st_mode):  # not a pipe or a device
            os.fchmod(file.fileno(), 0o600)
        file.write(data)
