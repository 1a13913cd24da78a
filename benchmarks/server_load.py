"""Whole games over real sockets: how many moves a second, and how long a player waits.

    python benchmarks/server_load.py --tables 200 --db sqlite
    python benchmarks/server_load.py --tables 100 --idle 1600 --rate 400 --seconds 30 --db postgresql

Starts a server of its own on loopback, seats clients at every table (each seat is a WebSocket of its own),
and lets them play legal moves at random to the end, or for some seconds. An acknowledgement is timed from
sending a move to its `ack`; a delivery until another seat of the table has the update. `--rate` paces the
moves of all tables together; without it everybody plays as fast as the server answers. `--idle` adds
spectators who only watch.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"


class Outcome(msgspec.Struct):
    winners: list[int]


class View(msgspec.Struct):
    legal: list[int]
    outcome: Outcome | None


class FromServer(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    type: str
    seq: int | None = None
    view: View | None = None
    id: str | None = None
    words: str | None = None


DECODER = msgspec.json.Decoder(FromServer)


class Figures:
    def __init__(self) -> None:
        self.acks: list[float] = []
        self.deliveries: list[float] = []
        self.moves = 0
        self.games = 0
        self.refused: dict[str, int] = {}
        self.lost = 0


class Pacer:
    """Lets so many moves a second through, evenly; everything when there is no rate."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate if rate else 0.0
        self.next = time.perf_counter()

    async def wait(self) -> None:
        if not self.gap:
            return
        now = time.perf_counter()
        self.next = max(self.next + self.gap, now - 0.1)
        if self.next > now:
            await asyncio.sleep(self.next - now)


class Client:
    """One seat of one table."""

    def __init__(self, run: Run, table: str, token: str, seat: int, sent: dict[int, float]) -> None:
        self.run = run
        self.table = table
        self.token = token
        self.rng = random.Random(f"{table}/{seat}")
        self.sent = sent  # when the last move of this table was sent, shared by its seats
        self.count = 0

    async def play(self) -> None:
        async with connect(f"ws://{HOST}:{self.run.port}/ws", max_size=2**22, compression=None) as ws:
            await ws.send(json.dumps({"type": "hello", "table": self.table, "token": self.token}))
            await self._talk(ws)

    async def _talk(self, ws: ClientConnection) -> None:
        last: FromServer | None = None
        waiting: tuple[str, float] | None = None
        while not self.run.stop.is_set():
            message = DECODER.decode(await ws.recv())
            if message.type == "update":
                if waiting is None and self.sent.get(0):
                    self.run.figures.deliveries.append(time.perf_counter() - self.sent[0])
                last = message
                if last.view is not None and last.view.outcome is not None:
                    self.run.figures.games += 1
                    return
            elif message.type == "ack" and waiting is not None and message.id == waiting[0]:
                self.run.figures.acks.append(time.perf_counter() - waiting[1])
                self.run.figures.moves += 1
                waiting = None
                if last is not None and message.seq != last.seq:
                    continue  # the update comes next
            elif message.type == "refuse":
                key = message.words or "?"
                self.run.figures.refused[key] = self.run.figures.refused.get(key, 0) + 1
                waiting = None
            if waiting is None and last is not None and last.view is not None and last.view.legal:
                await self.run.pacer.wait()
                self.count += 1
                waiting = (str(self.count), time.perf_counter())
                self.sent[0] = waiting[1]
                move = self.rng.choice(last.view.legal)
                await ws.send(
                    json.dumps({"type": "moves", "id": waiting[0], "seen": last.seq, "moves": [move]})
                )


class Run:
    def __init__(self, port: int, rate: float) -> None:
        self.port = port
        self.figures = Figures()
        self.pacer = Pacer(rate)
        self.stop = asyncio.Event()

    async def table(self, http: httpx.AsyncClient, players: int) -> tuple[str, list[str]]:
        wish = {"game": "shogun", "players": players, "host_name": "Seat 1", "visibility": "unlisted"}
        created = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        table, tokens = created["table"]["id"], [created["token"]]
        for seat in range(2, players + 1):
            joined = await http.post(f"/api/tables/{table}/join", json={"name": f"Seat {seat}"})
            tokens.append(joined.raise_for_status().json()["token"])
        headers = {"authorization": f"Bearer {created['host_token']}"}
        (await http.post(f"/api/tables/{table}/start", headers=headers)).raise_for_status()
        return table, tokens

    async def watch(self, table: str) -> None:
        """A spectator who only reads."""
        async with connect(f"ws://{HOST}:{self.port}/ws", max_size=2**22, compression=None) as ws:
            await ws.send(json.dumps({"type": "hello", "table": table}))
            while not self.stop.is_set():
                await ws.recv()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def start_server(database: str, port: int, workers: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "bakufu", "serve", "--host", HOST, "--port", str(port)]
    command += ["--db", database, "--workers", str(workers), "--limits", "0", "--log", "error"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)


async def until_healthy(port: int, seconds: float = 30) -> None:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
        for _ in range(int(seconds * 10)):
            try:
                if (await http.get("/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


def memory_of(pid: int) -> tuple[float, float]:
    """Resident memory (MB) and CPU time (s) of a process and its children."""
    total, cpu = 0, 0.0
    tick = os.sysconf("SC_CLK_TCK")
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            stat = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(folder.name) == pid or int(stat[2]) == pid:  # the process itself, or of its group
            total += int(stat[21]) * resource.getpagesize()
            cpu += (int(stat[11]) + int(stat[12])) / tick
    return total / 1e6, cpu


async def load(port: int, pid: int, options: argparse.Namespace) -> dict[str, Any]:
    run = Run(port, options.rate)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60) as http:
        tables = [await run.table(http, options.players) for _ in range(options.tables)]
    clients: list[asyncio.Task[None]] = []
    for table, tokens in tables:
        sent: dict[int, float] = {}
        clients += [
            asyncio.create_task(Client(run, table, token, seat, sent).play())
            for seat, token in enumerate(tokens)
        ]
    clients += [asyncio.create_task(run.watch(tables[i % len(tables)][0])) for i in range(options.idle)]
    seats = options.tables * options.players
    started, (_, cpu) = time.perf_counter(), memory_of(pid)
    most_memory = 0.0
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games ended, seat by seat", total=seats)
        while run.figures.games < seats:
            await asyncio.sleep(0.5)
            progress.update(task, completed=run.figures.games)
            most_memory = max(most_memory, memory_of(pid)[0])
            if options.seconds and time.perf_counter() - started > options.seconds:
                break
            failed = [c for c in clients if c.done() and c.exception() is not None]
            if failed:
                run.figures.lost = len(failed)
                break
    seconds = time.perf_counter() - started
    used = memory_of(pid)[1] - cpu
    run.stop.set()
    for client in clients:
        client.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    return summary(run.figures, options, seconds, used, most_memory)


def summary(
    figures: Figures, options: argparse.Namespace, seconds: float, used: float, memory: float
) -> dict[str, Any]:
    return {
        "database": options.db,
        "tables": options.tables,
        "sockets": options.tables * options.players + options.idle,
        "games_finished": figures.games // options.players,
        "moves": figures.moves,
        "seconds": round(seconds, 1),
        "moves_per_second": round(figures.moves / seconds, 1),
        "server_cpu_us_per_move": round(used / max(1, figures.moves) * 1e6),
        "ack_ms": percentiles(figures.acks),
        "delivery_ms": percentiles(figures.deliveries),
        "memory_mb": round(memory),
        "refused": figures.refused,
        "connections_lost": figures.lost,
    }


def percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {}
    cuts = statistics.quantiles(times, n=100)
    return {"p50": round(cuts[49] * 1e3, 2), "p99": round(cuts[98] * 1e3, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--idle", type=int, default=0, help="spectators who only watch")
    parser.add_argument("--rate", type=float, default=0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long (0: play to the end)")
    parser.add_argument("--db", default="sqlite", help="sqlite, or the URL of a PostgreSQL database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, hard), hard))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/load.db" if options.db == "sqlite" else options.db
        port = free_port()
        server = start_server(database, port, options.workers)
        try:
            asyncio.run(until_healthy(port))
            figures = asyncio.run(load(port, server.pid, options))
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(20)
    if options.json:
        print(json.dumps(figures))
        return
    table = Table("figure", "value", title="Bakufu under load")
    for name, value in figures.items():
        table.add_row(name, str(value))
    Console().print(table)


if __name__ == "__main__":
    main()
