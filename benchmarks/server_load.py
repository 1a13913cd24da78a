"""Whole games over real sockets: how many moves a second, how long a player waits, and what a move costs.

    python -m benchmarks.server_load --games 200 --whole --rate 400
    python -m benchmarks.server_load --mix realistic --rate 400 --seconds 30
    python -m benchmarks.server_load --mix harsh --rate 400 --seconds 30 --db postgresql --workers 2

Starts a server of its own on loopback and seats clients at every table; each seat is a WebSocket of its own
and plays legal moves at random, to the end (`--whole`) or for some seconds. An acknowledgement is timed from
sending a move to its `ack`; a delivery until another seat of the table has the update. `--rate` paces the
moves of all tables together; without it everybody plays as fast as the server answers, and what is timed is
a queue.

Mixes, each of 2,000 open sockets:
    realistic  100 busy tables (400 seats) with 2 spectators each, 100 who watch the lobby,
               and 325 tables over days (1,300 seats) at which nobody moves just now
    harsh      100 busy tables (400 seats) with 16 spectators each: all 1,600 get every update
    seats      the busy tables alone

The clients run on the same machine, so wall figures are of server and clients together; CPU time is of the
server's processes alone (PostgreSQL's own is shown beside it). In the same run a bare table of five sockets
on uvicorn, which checks, stores and hides nothing, is measured as the yardstick.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks import bare_table
from benchmarks.load_clients import HOST, Figures, Pacer, Seat, Wire, milliseconds, open_all

HERE = Path(__file__).resolve().parent
WARM_UP = 3.0  # seconds before a timed run is counted

# By mix: spectators of each busy table, watchers of the lobby, tables at rest.
MIXES = {"seats": (0, 0, 0), "realistic": (2, 100, 325), "harsh": (16, 0, 0)}


class House:
    """The server under test and the clients that use it."""

    def __init__(self, port: int, options: argparse.Namespace) -> None:
        self.port = port
        self.options = options
        self.figures = Figures()
        self.pacer = Pacer(options.rate)
        self.seats: list[Seat] = []
        self.others: list[Wire] = []

    async def fill(self) -> None:
        """Tables, seats and spectators; nobody moves yet."""
        spectators, lobby, at_rest = MIXES[self.options.mix]
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=60) as http:
            busy = await _in_turn([self._table(http, "none") for _ in range(self.options.games)])
            resting = await _in_turn([self._table(http, "days") for _ in range(at_rest)])
        for table, tokens in busy:
            seats: list[Seat] = []
            for number, token in enumerate(tokens):
                seats.append(Seat(_hello(table, token), number, seats, self.figures, self.pacer))
            self.seats += seats
            self.others += [Wire("/ws", _hello(table)) for _ in range(spectators)]
        self.others += [Wire("/ws", b'{"type":"lobby"}') for _ in range(lobby)]
        self.others += [Wire("/ws", _hello(table, token)) for table, tokens in resting for token in tokens]

    async def _table(self, http: httpx.AsyncClient, pace: str) -> tuple[str, list[str]]:
        players = self.options.players
        wish = {"game": "shogun", "players": players, "host_name": "Seat 1", "pace": pace}
        created = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        table, tokens = created["table"]["id"], [created["token"]]
        for seat in range(2, players + 1):
            joined = await http.post(f"/api/tables/{table}/join", json={"name": f"Seat {seat}"})
            tokens.append(joined.raise_for_status().json()["token"])
        headers = {"authorization": f"Bearer {created['host_token']}"}
        (await http.post(f"/api/tables/{table}/start", headers=headers)).raise_for_status()
        return table, tokens

    async def play(self, server: Processes) -> dict[str, Any]:
        pacing = asyncio.create_task(self.pacer.run())
        await open_all(self.port, [*self.others, *self.seats])
        if not self.options.whole:
            await asyncio.sleep(WARM_UP)
        self.figures.clear()
        heard = sum(wire.received for wire in [*self.others, *self.seats])
        server.begin()
        wall, own = time.perf_counter(), time.process_time()
        most = await self._until_done(server)
        wall, own = time.perf_counter() - wall, time.process_time() - own
        used, database = server.end()
        moves = len(self.figures.acks)
        lost = sum(wire.lost for wire in [*self.others, *self.seats])
        sent = sum(wire.received for wire in [*self.others, *self.seats]) - heard
        self.pacer.going = False
        await pacing
        for wire in [*self.others, *self.seats]:
            wire.transport.abort()
        return {
            "sockets": len(self.seats) + len(self.others),
            "of them at busy tables": f"{len(self.seats)} seats, {self._spectators()} spectators",
            "of them elsewhere": f"{len(self.others) - self._spectators()}",
            "games to the end": f"{self.figures.ended // self.options.players} of {self.options.games}",
            "moves": moves,
            "seconds": round(wall, 1),
            "moves/s acknowledged": round(moves / wall, 1),
            "acknowledged, ms": milliseconds(self.figures.acks),
            "delivered to other seats, ms": milliseconds(self.figures.deliveries),
            "messages to clients a move": round(sent / max(1, moves), 1),
            "server CPU a move, µs": round(used / max(1, moves) * 1e6),
            "PostgreSQL CPU a move, µs": round(database / max(1, moves) * 1e6) if database else None,
            "clients CPU a move, µs": round(own / max(1, moves) * 1e6),
            "server memory, MB": round(most),
            "refused": self.figures.refused,
            "connections lost": lost,
        }

    def _spectators(self) -> int:
        return int(MIXES[self.options.mix][0] * self.options.games)

    async def _until_done(self, server: Processes) -> float:
        """The most memory that the server had."""
        until = time.perf_counter() + self.options.seconds
        most = 0.0
        with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("seats at the end of their game", total=len(self.seats))
            while self.figures.ended < len(self.seats) and not any(seat.lost for seat in self.seats):
                await asyncio.sleep(0.2)
                progress.update(task, completed=self.figures.ended)
                most = max(most, server.memory())
                if not self.options.whole and time.perf_counter() > until:
                    break
        return most


async def _in_turn(tables: list[Any], at_once: int = 8) -> list[tuple[str, list[str]]]:
    gate = asyncio.Semaphore(at_once)

    async def one(table: Any) -> tuple[str, list[str]]:
        async with gate:
            found: tuple[str, list[str]] = await table
            return found

    return await asyncio.gather(*(one(table) for table in tables))


def _hello(table: str, token: str | None = None) -> bytes:
    return json.dumps({"type": "hello", "table": table, "token": token}).encode()


class Processes:
    """The server's processes and PostgreSQL's, as the operating system sees them."""

    def __init__(self, pid: int, postgres: int | None, sampled: bool) -> None:
        self.pid = pid
        self.postgres = postgres
        self.sampled = sampled
        self.before = (0.0, 0.0)

    def begin(self) -> None:
        self.before = self._cpu()
        if self.sampled:
            os.kill(self.pid, signal.SIGUSR1)

    def end(self) -> tuple[float, float]:
        if self.sampled:
            os.kill(self.pid, signal.SIGUSR1)
        server, database = self._cpu()
        return server - self.before[0], database - self.before[1]

    def memory(self) -> float:
        return _of(self.pid)[0]

    def _cpu(self) -> tuple[float, float]:
        return _of(self.pid)[1], _of(self.postgres)[1] if self.postgres else 0.0


def _of(root: int) -> tuple[float, float]:
    """Resident memory (MB) and CPU time (s) of a process and its children, with those that have ended."""
    found: dict[int, list[str]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                found[int(folder.name)] = (folder / "stat").read_text().rsplit(")", 1)[1].split()
    family, grown = {root}, True
    while grown:
        children = {pid for pid, stat in found.items() if int(stat[1]) in family} - family
        family |= children
        grown = bool(children)
    stats = [found[pid] for pid in family if pid in found]
    ticks = sum(int(part) for stat in stats for part in stat[11:15])
    memory = sum(int(stat[21]) for stat in stats) * resource.getpagesize()
    return memory / 1e6, ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str]) -> Iterator[int]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@contextmanager
def database(wish: str, folder: str) -> Iterator[tuple[str, int | None]]:
    """Its URL, and the process of a PostgreSQL of our own."""
    if wish == "sqlite":
        yield f"sqlite:///{folder}/load.db", None
    elif wish == "postgresql":
        from tests.server.postgres import private_postgres

        with private_postgres() as server:
            assert server.process is not None
            yield server.create("load"), server.process.pid
    else:
        yield wish, None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


async def until_open(port: int, seconds: float = 30) -> None:
    for _ in range(int(seconds * 20)):
        try:
            _, writer = await asyncio.open_connection(HOST, port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)
    raise SystemExit("the server did not start")


def bare(seconds: float) -> dict[str, float]:
    port = free_port()
    with running([sys.executable, "-m", "benchmarks.bare_table", str(port)]) as pid:

        async def measured() -> dict[str, float]:
            await until_open(port)
            return await bare_table.measure(port, 20, seconds, lambda: _of(pid)[1])

        return uvloop.run(measured())


def ours(options: argparse.Namespace, folder: str) -> dict[str, Any]:
    port = free_port()
    shares = Path(folder, "shares.json")
    with database(options.db, folder) as (url, postgres):
        command = [
            "serve",
            "--host",
            HOST,
            "--port",
            str(port),
            "--db",
            url,
            "--workers",
            str(options.workers),
        ]
        command += ["--limits", "0", "--log", "error"]
        program = [str(HERE / "sampled_server.py"), str(shares)] if options.parts else ["-m", "bakufu"]
        with running([sys.executable, *program, *command]) as pid:

            async def played() -> dict[str, Any]:
                await until_open(port)
                house = House(port, options)
                await house.fill()
                return await house.play(Processes(pid, postgres, options.parts))

            figures = uvloop.run(played())
    if options.parts:
        figures["where the time goes, %"] = json.loads(shares.read_text())
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="busy tables")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--mix", choices=list(MIXES), default="seats", help="who else has a socket open")
    parser.add_argument("--rate", type=float, default=0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20, help="how long, unless --whole")
    parser.add_argument("--whole", action="store_true", help="play all games to the end")
    parser.add_argument("--db", default="sqlite", help="sqlite, postgresql (a private one), or a URL")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--parts", action="store_true", help="also where the time goes (one worker)")
    parser.add_argument("--bare", type=float, default=4.0, help="seconds for the yardstick (0: leave it out)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, hard), hard))
    with tempfile.TemporaryDirectory() as folder:
        figures = {"database": options.db, "workers": options.workers, "mix": options.mix}
        figures |= ours(options, folder)
    if options.bare:
        yardstick = bare(options.bare)
        figures["bare table of five, moves/s"] = yardstick["moves_per_second"]
        figures["bare table of five, CPU a move, µs"] = yardstick["cpu_us_per_move"]
        ratio = figures["server CPU a move, µs"] / yardstick["cpu_us_per_move"]
        figures["our CPU a move / bare"] = round(ratio, 1)
    if options.json:
        print(json.dumps(figures, ensure_ascii=False))
        return
    table = Table("figure", "value", title="Bakufu under load")
    for name, value in figures.items():
        table.add_row(name, str(value))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
