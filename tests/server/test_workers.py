"""Several worker processes of one host: one that dies is replaced; and the address comes last."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Program, http_client, program, sqlite


def workers_of(host: Program) -> set[int]:
    """The processes that answer requests: children of the host that multiprocessing has started."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == host.process.pid and b"spawn_main" in command:
                found.add(int(folder.name))
    return found


async def events_so_far(host: Program, number: int) -> list[str]:
    """What the host has logged by now; it must be there already."""
    assert host.process.stderr is not None
    async with asyncio.timeout(120):
        return [json.loads(await host.process.stderr.readline())["event"] for _ in range(number)]


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_worker_that_dies_is_replaced_while_the_others_go_on(database: str) -> None:
    host = await program(database, "--workers", "2", "--limits", "0")
    try:
        assert await events_so_far(host, 2) == ["started", "started"], "the address comes after both"
        before = workers_of(host)
        assert len(before) == 2
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        async with asyncio.timeout(120), http_client(host.url) as http:
            while len(workers_of(host) - {victim}) < 2:
                assert (await http.get("/healthz")).status_code == 200
                await asyncio.sleep(0.1)
        assert before - {victim} < workers_of(host), "the other one was left alone"
    finally:
        assert await host.stop() == 0
    died = [line for line in map(json.loads, host.log.splitlines()) if line["event"] == "worker-died"]
    assert died == [{"event": "worker-died", "exit": -signal.SIGKILL}]


async def test_the_address_is_told_when_the_server_answers(tmp_path: Path) -> None:
    host = await program(sqlite(tmp_path))
    try:
        assert await events_so_far(host, 1) == ["started"]
    finally:
        assert await host.stop() == 0


def test_workers_that_cannot_start_are_not_tried_for_ever() -> None:
    """The database was there when the host looked, and is gone when the workers come."""
    code = (
        "from bakufu.server.http import runner\n"
        "from bakufu.server.settings import Settings\n"
        "away = Settings(database='postgresql://nobody@127.0.0.1:1/none')\n"
        "listener = runner.bind('127.0.0.1', 0)\n"
        "runner.run(away, listener, 2, 'error', lambda: print('ready'))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=300, check=False)
    assert done.returncode == 3 and done.stdout == b""
    assert done.stderr.count(b"worker-died") in (1, 2)
