"""Nobody else on the machine reads the database or the record of a running game: both hold all secrets."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bakufu.cli.main import run
from tests.server.running import program, running, sqlite


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    before = os.umask(0o002)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in sorted(folder.glob("bakufu.db*"))}


async def test_a_new_database_and_what_lies_beside_it_are_private(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as server:
        await server.table()
        assert modes(tmp_path) == dict.fromkeys(("bakufu.db", "bakufu.db-shm", "bakufu.db-wal"), "0o600")


async def test_the_database_that_serve_makes_is_private(tmp_path: Path) -> None:
    server = await program(sqlite(tmp_path))
    try:
        found = modes(tmp_path)
        assert "bakufu.db" in found and {*found.values()} == {"0o600"}
    finally:
        await server.stop()


async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as server:
        table = await server.table()
    # Only now: a running server closes its files again with every connection that it opens.
    for file in tmp_path.glob("bakufu.db*"):
        file.chmod(0o644)
    async with running(sqlite(tmp_path)) as server:
        assert (await server.ask("GET", table.path))["status"] == "playing"
        assert {*modes(tmp_path).values()} == {"0o600"}


async def test_the_record_of_a_running_game_is_private(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(sqlite(tmp_path)) as server:
        table = await server.table()
    out = tmp_path / "record.json"
    out.write_text("something that everybody may read")
    out.chmod(0o644)
    export = ["admin", "export", table.id, "--db", sqlite(tmp_path), "--out", str(out)]
    assert await asyncio.to_thread(run, export) == 0, capsys.readouterr().err
    assert stat.S_IMODE(out.stat().st_mode) == 0o600 and '"secret"' in out.read_text()


VISITOR = """
import sqlite3, sys
visitor = sqlite3.connect(sys.argv[1])
visitor.execute("SELECT * FROM tables").fetchall()
visitor.close()
"""


async def test_a_program_that_comes_and_goes_takes_no_new_entries_with_it(tmp_path: Path) -> None:
    """The last user of a SQLite file deletes its write-ahead log, so our locks must say that we are there.

    A process loses its locks on a file when it closes any descriptor of it: nothing of ours may open the
    file beside SQLite once it is in use.
    """
    async with running(sqlite(tmp_path)) as server:
        await server.table()
        command = [sys.executable, "-c", VISITOR, str(tmp_path / "bakufu.db")]
        await asyncio.to_thread(subprocess.run, command, check=True, timeout=300)
        assert (tmp_path / "bakufu.db-wal").exists(), "the visitor took itself for the last user"


def test_a_file_that_is_no_database_keeps_its_rights(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("This is a letter, not a database. " * 100)
    letter.chmod(0o644)
    assert run(["serve", "--port", "0", "--db", f"sqlite:///{letter}"]) == 2
    assert stat.S_IMODE(letter.stat().st_mode) == 0o644
