"""Crash testing: kill the server again and again while people play; nothing acknowledged may be lost.

    python tools/faults.py --kills 200 [--db sqlite|postgresql] [--tables 4] [--servers 1] [--json]

Real `bakufu serve` processes, real sockets. Clients make random legal moves and sometimes take one back; they
say the same thing twice, vanish without a word, or leave a connection half open. After every kill they must
find back by themselves, every table must go on, and the database must hold every acknowledged command once,
in order, with its moves, and none that was refused. At the end all games are played to their end.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import httpx
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bakufu.engine import registry
from bakufu.server.storage import db, schema
from bakufu.server.tables import admin

ROOT = Path(__file__).parent.parent
START_WITHIN = 60.0  # seconds for a server to say where it is
GO_ON_WITHIN = 60.0  # seconds for every table to see a new move after a fault
AGAIN = (0.02, 0.15)  # seconds until a lost client knocks again
IN_DOUBT = {"database-away", "table-busy"}  # refusals after which the same command is sent again
ENCODE = registry.game("shogun").moves.encode
NOT_ANY_MORE = {"command-stale", "table-not-playing"}  # those that a slow client gets


class Fault(AssertionError):
    """The server broke its promise."""


class Command(NamedTuple):
    id: str
    kind: str  # moves, undo
    seen: int
    moves: list[int]

    def frame(self) -> str:
        body = {"type": self.kind, "id": self.id, "seen": self.seen}
        return json.dumps(body if self.kind == "undo" else {**body, "moves": self.moves})


# What is imported once, and forked into every server: the same `bakufu serve`, without its slow beginning.
FORKS = """
import json, os, signal, sys
import bakufu.cli.main, bakufu.server.http.app, bakufu.server.http.runner
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
print("ready", flush=True)
for line in sys.stdin:
    wish = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        for number, path in enumerate((os.devnull, wish["out"], wish["log"])):
            os.dup2(os.open(path, flags if number else os.O_RDONLY), number)
        bakufu.cli.main.main(["serve", *wish["arguments"]])
    print(child, flush=True)
"""


class Nursery:
    """Makes servers quickly; one for the whole program."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    async def server(self, arguments: list[str], out: Path, log: Path) -> int:
        """The process id of a new one."""
        wish = {"arguments": arguments, "out": str(out), "log": str(log)}
        return await asyncio.to_thread(self._fork, json.dumps(wish).encode() + b"\n")

    def _fork(self, wish: bytes) -> int:
        if self.process is None:
            command = [sys.executable, "-c", FORKS]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            atexit.register(self.process.kill)
            self._said()
        assert self.process.stdin is not None
        self.process.stdin.write(wish)
        return int(self._said())

    def _said(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline()


NURSERY = Nursery()


class Server:
    """`bakufu serve` on a port that stays the same."""

    def __init__(self, database: str, log: Path, *arguments: str) -> None:
        self.database = database
        self.log = log
        self.out = log.with_suffix(".out")
        self.arguments = arguments
        self.port = 0
        self.pid: int | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.out.write_bytes(b"")
        given = ["--port", str(self.port), "--db", self.database, "--limits", "0", "--log", "warning"]
        self.pid = await NURSERY.server([*given, *self.arguments], self.out, self.log)
        until = time.monotonic() + START_WITHIN
        while "\n" not in (said := self.out.read_text()):
            if time.monotonic() > until or not alive(self.pid):
                raise Fault(f"the server does not start: {self.log.read_text()[-2000:]}")
            await asyncio.sleep(0.01)
        address = next(word for word in said.split() if word.startswith("http"))
        self.port = int(address.rstrip("/.").rpartition(":")[2])

    async def kill(self, children: bool = True) -> None:
        """SIGKILL. Without its children, those must notice for themselves that they are alone."""
        pid, self.pid = self.pid, None
        if pid is None:
            return
        (os.killpg if children else os.kill)(pid, signal.SIGKILL)
        while alive(pid):
            await asyncio.sleep(0.002)

    def said(self) -> str:
        """What it logged as its own failure; a database that is away is none."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        for place, line in enumerate(lines):
            away = "database-away" in line or "notifier-failed" in line
            if ("Traceback" in line or "-failed" in line) and not away:
                return "\n".join(lines[place : place + 30])
        return ""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Client:
    """One person at one seat, who comes back by himself and never gives up a command in doubt."""

    def __init__(self, servers: list[Server], table: str, seat: int, token: str, seed: str) -> None:
        self.servers = servers
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = Random(seed)
        self.acknowledged: dict[str, Command] = {}
        self.refused: set[str] = set()
        self.keys: Counter[str] = Counter()  # of the refusals
        self.log: list[Any] = []
        self.seq = 0
        self.least = 0  # the number that an update must have before it is worth an answer
        self.update: dict[str, Any] | None = None
        self.pending: Command | None = None
        self.sent = 0
        self.over = False
        self.lost_at: float | None = None
        self.back: list[float] = []  # seconds between a kill and the next update
        self.mischief = 0.02  # how often the connection is ill-treated
        self.half_open: list[ClientConnection] = []

    async def play(self) -> None:
        tries = self.seat
        while not self.over:
            server = self.servers[tries % len(self.servers)]
            try:
                await self._visit(server.url.replace("http", "ws") + "/ws")
            except (OSError, EOFError, WebSocketException):
                tries += 1
            if not self.over:
                await asyncio.sleep(self.rng.uniform(*AGAIN))

    def standing(self) -> dict[str, Any]:
        """For the one who has to find out why nothing happens."""
        update = self.update or {}
        seats = update.get("table", {}).get("seats", [])
        return {
            "table": self.table,
            "seat": self.seat,
            "seq": self.seq,
            "least": self.least,
            "pending": self.pending,
            "to_act": [(seat["seat"], seat["kind"]) for seat in seats if seat["to_act"]],
            "refused": dict(self.keys),
        }

    async def leave(self) -> None:
        for connection in self.half_open:
            connection.transport.abort()

    async def _visit(self, url: str) -> None:
        connection = await connect(url, open_timeout=10, close_timeout=1, ping_interval=None, proxy=None)
        kept = False
        try:
            hello = {"table": self.table, "token": self.token, "seen": self.seq, "events": len(self.log)}
            await connection.send(json.dumps({"type": "hello", **hello}))
            if self.pending is not None:
                await connection.send(self.pending.frame())
            while not self.over:
                self._hear(json.loads(await connection.recv()))
                command = self._answer()
                if command is not None:
                    await connection.send(command.frame())
                    chance = self.rng.random() / (self.mischief or 1e-9)
                    if chance < 1:  # said twice
                        await connection.send(command.frame())
                    elif chance < 2:  # gone without a word
                        return
                    elif chance < 3:  # gone, and the server is not told at all
                        kept = True
                        self.half_open.append(connection)
                        return
        finally:
            if not kept:
                connection.transport.abort()

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self._see(message)
        elif kind == "ack":
            self._done(message)
        elif kind == "refuse":
            self._not_done(message)
        elif kind == "bye":
            raise EOFError

    def _see(self, update: dict[str, Any]) -> None:
        start = update["events_from"]
        if start > len(self.log):
            raise Fault(
                f"{self.table}: seat {self.seat} has {len(self.log)} lines and got those from {start}"
            )
        self.log[start:] = update["events"]
        self.seq, self.update = update["seq"], update
        if self.lost_at is not None:
            self.back.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        self.over = update["table"]["status"] == "over"

    def _done(self, ack: dict[str, Any]) -> None:
        if self.pending is not None and ack["id"] == self.pending.id:
            self.acknowledged[self.pending.id] = self.pending
            self.pending = None
            self.least = ack["seq"]
        elif ack["id"] not in self.acknowledged or not ack["repeated"]:
            raise Fault(f"{self.table}: {ack} acknowledges something that was not asked")

    def _not_done(self, refuse: dict[str, Any]) -> None:
        key = refuse["refusal"]["key"]
        self.keys[key] += 1
        if refuse["id"] is None or self.pending is None or refuse["id"] != self.pending.id:
            if key not in IN_DOUBT and refuse["id"] not in self.refused:
                raise Fault(f"{self.table}: seat {self.seat} is refused: {refuse}")
            raise EOFError  # come back
        if key in IN_DOUBT:
            raise EOFError
        if self.pending.kind == "moves" and key not in NOT_ANY_MORE:
            raise Fault(f"{self.table}: a legal move of seat {self.seat} is refused: {refuse}")
        self.refused.add(self.pending.id)
        self.pending = None
        self.least = max(self.least, int(refuse["refusal"]["facts"].get("now", 0)))

    def _answer(self) -> Command | None:
        """The next command, if it is time for one; it stays pending until it is answered."""
        if self.pending is not None or self.update is None or self.seq < self.least:
            return None
        view = self.update["view"]
        if view is None or not view["legal"]:
            return None
        self.sent += 1
        name = f"{self.seat}-{self.sent}"
        if self.update["undo"] and self.rng.random() < 0.02:
            self.pending = Command(name, "undo", self.seq, [])
        else:
            self.pending = Command(name, "moves", self.seq, [self.rng.choice(view["legal"])])
        return self.pending


class Table:
    def __init__(self, id: str, clients: list[Client]) -> None:
        self.id = id
        self.clients = clients
        self.tasks = [asyncio.create_task(client.play()) for client in clients]

    @property
    def over(self) -> bool:
        return all(client.over for client in self.clients)

    def moves(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    def check(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for client in self.clients:
            await client.leave()


class Play:
    """Servers on one database, and tables full of people."""

    def __init__(self, database: str, folder: Path, servers: int = 1, seed: int = 1) -> None:
        self.engine = db.open_engine(database)
        self.servers = [Server(database, folder / f"server-{number}.log") for number in range(servers)]
        self.rng = Random(seed)
        self.tables: list[Table] = []
        self.ended: list[Table] = []
        self.kills = self.checks = 0

    async def sit_down(self, humans: int = 3, bots: int = 0) -> Table:
        seats = [{"kind": "open"}] * humans + [{"kind": "bot", "bot": "random"}] * bots
        wish = {"game": "shogun", "players": humans + bots, "seats": seats, "visibility": "unlisted"}
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=30) as http:

            async def ask(path: str, body: Any, token: str | None = None) -> Any:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                response = await http.post(path, json=body, headers=headers)
                if response.status_code != 200:
                    raise Fault(f"{path}: {response.status_code} {response.text[:300]}")
                return response.json()

            made = await ask("/api/tables", wish)
            name = made["table"]["id"]
            clients = []
            for seat in range(humans):
                token = (await ask(f"/api/tables/{name}/join", {"name": f"guest {seat}"}))["token"]
                clients.append(Client(self.servers, name, seat, token, f"{self.rng.random()}"))
            await ask(f"/api/tables/{name}/start", {}, made["host_token"])
        table = Table(name, clients)
        self.tables.append(table)
        return table

    def all_tables(self) -> list[Table]:
        return [*self.ended, *self.tables]

    def clients(self) -> list[Client]:
        return [client for table in self.all_tables() for client in table.clients]

    async def kill(self, server: Server | None = None) -> None:
        server = server or self.rng.choice(self.servers)
        at = time.monotonic()
        await server.kill(children=self.rng.random() < 0.5)
        self.kills += 1
        for table in self.tables:
            for client in table.clients:
                if not client.over and len(self.servers) == 1:
                    client.lost_at = client.lost_at or at
        await server.start()

    async def goes_on(self) -> None:
        """Until every table has seen a new move, or its end."""
        before = {table.id: table.moves() for table in self.tables}
        await self._until(
            lambda: all(table.over or table.moves() > before[table.id] for table in self.tables), GO_ON_WITHIN
        )

    async def finish(self, within: float = 600.0) -> None:
        for client in self.clients():
            client.mischief = 0.0
        await self._until(lambda: all(table.over for table in self.tables), within)

    async def _until(self, true: Callable[[], bool], within: float) -> None:
        until = time.monotonic() + within
        while not true():
            for table in self.tables:
                table.check()
            if time.monotonic() > until:
                raise Fault(
                    f"stuck: {[client.standing() for table in self.tables for client in table.clients]}"
                )
            await asyncio.sleep(0.01)

    async def clear(self) -> int:
        """Tables that have ended make room; how many."""
        over = [table for table in self.tables if table.over]
        if over:
            await self.audit(over)
        for table in over:
            self.tables.remove(table)
            self.ended.append(table)
            await table.leave()
        return len(over)

    async def audit(self, tables: list[Table]) -> None:
        """Every acknowledged command is in the database once, in order, with its moves; no refused one is."""
        known = {
            (table.id, client.seat): (dict(client.acknowledged), set(client.refused))
            for table in tables
            for client in table.clients
        }  # first: what is acknowledged from here on need not be there yet
        e = schema.entries.c
        columns = (e.table_id, e.seq, e.kind, e.seat, e.moves, e.command)
        wanted = e.table_id.in_([table.id for table in tables])
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(select(*columns).where(wanted).order_by(e.table_id, e.seq)))
        numbers: defaultdict[str, list[int]] = defaultdict(list)
        written: defaultdict[tuple[str, int], list[Any]] = defaultdict(list)
        for row in rows:
            numbers[row.table_id].append(row.seq)
            if row.command is not None:
                written[row.table_id, row.seat].append(row)
        for name, found in numbers.items():
            if found != list(range(1, len(found) + 1)):
                raise Fault(f"{name}: its entries have gaps")
        for place, (acknowledged, refused) in known.items():
            self._audit_seat(place, acknowledged, refused, written[place])
        self.checks += 1

    def _audit_seat(
        self, place: tuple[str, int], acknowledged: dict[str, Command], refused: set[str], rows: list[Any]
    ) -> None:
        counts = Counter(row.command for row in rows)
        lost = [name for name in acknowledged if not counts[name]]
        doubled = [name for name, number in counts.items() if number > 1]
        undead = [name for name in refused if counts[name]]
        if lost or doubled or undead:
            raise Fault(f"{place}: lost {lost}, doubled {doubled}, refused and done all the same {undead}")
        order = [int(row.command.partition("-")[2]) for row in rows]
        if order != sorted(order):
            raise Fault(f"{place}: the order is {order}")
        for row in rows:
            command = acknowledged.get(row.command)
            if command is not None and [ENCODE(move) for move in db.from_json(row.moves)] != command.moves:
                raise Fault(f"{place}: {command} is written as {row.moves}")

    async def replay(self) -> None:
        """Every table can be loaded and comes out as it is written."""
        differing = await admin.check_tables(self.engine)
        if differing:
            raise Fault(f"tables that do not replay: {differing}")

    async def compare_logs(self) -> None:
        """What each client pieced together over all its connections is the whole log of its seat."""
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=30) as http:
            for client in self.clients():
                path, headers = (
                    f"/api/tables/{client.table}/view",
                    {"Authorization": f"Bearer {client.token}"},
                )
                whole = (await http.get(path, headers=headers)).json()
                if client.over and whole["events"] != client.log:
                    raise Fault(f"{client.table}: seat {client.seat} holds another log than the server")

    def figures(self) -> dict[str, Any]:
        clients = self.clients()
        back = sorted(seconds for client in clients for seconds in client.back)
        return {
            "kills": self.kills,
            "tables": len(self.all_tables()),
            "games_ended": sum(table.over for table in self.all_tables()),
            "acknowledged": sum(len(client.acknowledged) for client in clients),
            "refused": dict(sum((client.keys for client in clients), Counter())),
            "audits": self.checks,
            "lost": 0,  # anything else is a Fault
            "doubled": 0,
            "back_median_s": round(median(back), 3) if back else None,
            "back_p99_s": round(back[int(len(back) * 0.99)], 3) if back else None,
        }


@asynccontextmanager
async def playing(database: str, folder: Path, servers: int = 1, seed: int = 1) -> AsyncIterator[Play]:
    play = Play(database, folder, servers, seed)
    try:
        for server in play.servers:
            await server.start()
        yield play
        for server in play.servers:
            if server.said():
                raise Fault(f"the server logged a failure: {server.said()}")
    finally:
        for table in play.all_tables():
            await table.leave()
        for server in play.servers:
            await server.kill()
        await play.engine.dispose()


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[tuple[str, Any]]:
    """An empty database, and its server where it has one."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'bakufu.db'}", None
        return
    sys.path.insert(0, str(ROOT))
    from tests.server.postgres import private_postgres

    with private_postgres() as postgres:
        yield postgres.create("faults"), postgres


async def outage(play: Play, postgres: Any, seconds: float) -> None:
    """The database goes away in the middle, whoever is connected, and comes back."""
    await asyncio.to_thread(postgres.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(postgres.start)
    await play.goes_on()
    await play.audit(play.tables)


async def run(wish: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    bar = progress.add_task("kills", total=wish.kills)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bakufu-faults-") as name:
        folder = Path(name)
        with database_of(wish.db, folder) as (database, postgres):
            async with playing(database, folder, wish.servers, wish.seed) as play:
                for number in range(wish.tables):
                    await play.sit_down(3 - number % 2, number % 2)  # every second table with a bot
                await play.goes_on()
                while play.kills < wish.kills and time.monotonic() - began < wish.seconds:
                    await asyncio.sleep(play.rng.uniform(0, wish.calm))
                    await play.kill()
                    await play.goes_on()
                    await play.audit(play.tables)
                    if play.kills % wish.replay_every == 0:
                        await play.replay()
                    if postgres is not None and wish.outage and play.kills == wish.kills // 2:
                        await outage(play, postgres, wish.outage)
                    for number in range(await play.clear()):
                        await play.sit_down(3 - number % 2, number % 2)
                    progress.update(bar, completed=play.kills)
                await play.finish()
                await play.audit(play.all_tables())
                await play.replay()
                await play.compare_logs()
                figures = play.figures()
    return {"db": wish.db, "servers": wish.servers, **figures, "seconds": round(time.monotonic() - began, 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--servers", type=int, default=1, help="processes on one PostgreSQL")
    parser.add_argument("--outage", type=float, default=10.0, help="seconds without PostgreSQL, once")
    parser.add_argument("--calm", type=float, default=0.5, help="most seconds between two kills")
    parser.add_argument(
        "--replay-every", type=int, default=10, help="kills between two replays of all tables"
    )
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no more kills after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if wish.servers > 1 and wish.db == "sqlite":
        parser.error("SQLite has one server process")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            figures = asyncio.run(run(wish, progress))
    except Fault as fault:
        print(f"FAULT: {fault}", file=sys.stderr)
        return 1
    if wish.json:
        print(json.dumps(figures))
    else:
        print(
            f"{figures['db']}: {figures['kills']} kills, {figures['acknowledged']} acknowledged moves, "
            f"lost 0, doubled 0, {figures['games_ended']} of {figures['tables']} games ended, "
            f"back after {figures['back_median_s']} s (median), {figures['seconds']} s in all"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
