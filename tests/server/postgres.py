"""A private PostgreSQL server for the tests, with its own data folder and a loopback port."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.system import postgres_programs

START_WITHIN = 120  # seconds


class Postgres:
    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self.programs = programs
        self.data = folder / "data"
        self.log = folder / "log"
        self.user = user
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def prepare(self) -> None:
        options = ["--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C"]
        self._run("initdb", f"--pgdata={self.data}", *options)

    def start(self) -> None:
        """Start it, also again after a stop: with the same data on the same port."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "off",  # the machine does not go down in the tests, only processes do
            "full_page_writes": "off",
            "shared_buffers": "32MB",
            "max_connections": "200",
            "log_min_messages": "fatal",
        }
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", user=self.user, start_new_session=True
            )
        until = time.monotonic() + START_WITHIN
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > until:
                pytest.fail(f"PostgreSQL does not start: {self.log.read_text()[-2000:]}", pytrace=False)
            time.sleep(0.02)

    def stop(self) -> None:
        """At once, whoever is connected; nothing that was committed is lost."""
        if self.process is not None:
            self.process.send_signal(3)  # SIGQUIT: immediate
            self.process.wait(START_WITHIN)
            self.process = None

    def create(self, database: str, template: str = "template0") -> str:
        self._psql(f'CREATE DATABASE "{database}" TEMPLATE "{template}" STRATEGY file_copy')
        return self.url(database)

    def drop(self, database: str) -> None:
        self._psql(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def _answers(self) -> bool:
        asked = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _psql(self, command: str) -> None:
        self._run(
            "psql",
            "-qX",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "postgres",
            "-c",
            command,
            "postgres",
        )

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            capture_output=True,
            text=True,
            cwd="/",
            user=self.user,
            check=False,
            timeout=START_WITHIN,
        )
        if done.returncode:
            pytest.fail(f"{program} failed: {done.stderr or done.stdout}", pytrace=False)


@contextmanager
def private_postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        pytest.fail("these tests need PostgreSQL's server: run `make system`", pytrace=False)
    folder = Path(tempfile.mkdtemp(prefix="bakufu-postgres-"))
    user = None
    if os.geteuid() == 0:  # it refuses to run as root
        user = "postgres"
        os.chown(folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
    server = Postgres(programs, folder, user)
    try:
        server.prepare()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
