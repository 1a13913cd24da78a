"""A real server in the test's own event loop, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import ssl
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bakufu.server.http import runner
from bakufu.server.http.context import Context
from bakufu.server.settings import Settings, with_limits

# Clients of tests speak plain HTTP. Each would else read the list of authorities, slower than any request.
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
# httpcore asks for this module at every request, and Python searches everywhere for one that is missing.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]
_ids = count()


def http_client(url: str, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=120, verify=NO_AUTHORITIES, **more)


class Running:
    def __init__(self, server: runner.Server, url: str) -> None:
        self.server = server
        self.context: Context = server.context
        self.url = url
        self.http = http_client(url)

    # Over HTTP

    async def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None, **more: Any
    ) -> Any:
        """The answer as JSON; fails on a refusal."""
        response = await self.http.request(method, path, headers=bearer(token), json=body, **more)
        assert response.status_code == 200, (method, path, response.status_code, response.text)
        return response.json()

    async def refused(
        self, method: str, path: str, token: str | None = None, body: Any = None
    ) -> tuple[int, str]:
        """The status and the key of a refusal; fails when there is none, or it has no words."""
        response = await self.http.request(method, path, headers=bearer(token), json=body)
        refuse = response.json()
        assert refuse["type"] == "refuse" and refuse["words"], response.text
        return response.status_code, refuse["refusal"]["key"]

    async def table(self, bots: int = 0, players: int = 3, start: bool = True, **options: Any) -> RemoteTable:
        """A table with guests, and bots in its last seats."""
        seats = [{"kind": "open"}] * (players - bots) + [{"kind": "bot", "bot": "random"}] * bots
        made = await self.ask(
            "POST", "/api/tables", body={"game": "shogun", "players": players, "seats": seats, **options}
        )
        table = made["table"]["id"]
        tokens = []
        for seat in range(players - bots):
            body = {"name": f"guest {seat}", "invite": made["invite"], "entropy": f"dice {seat}"}
            tokens.append((await self.ask("POST", f"/api/tables/{table}/join", body=body))["token"])
        if start:
            await self.ask("POST", f"/api/tables/{table}/start", made["host_token"])
        return RemoteTable(
            self, table, made["host_token"], made["invite"], tokens, made["table"]["commitment"]
        )

    # Over WebSocket

    @asynccontextmanager
    async def socket(self, first: dict[str, Any] | None = None, **more: Any) -> AsyncIterator[Socket]:
        async with connect(self.url.replace("http", "ws") + "/ws", **more) as connection:
            socket = Socket(connection)
            if first is not None:
                await socket.send(first)
            yield socket


class RemoteTable:
    def __init__(
        self, running: Running, table: str, host: str, invite: str, tokens: list[str], commitment: str
    ) -> None:
        self.running = running
        self.id = table
        self.host = host
        self.invite = invite
        self.tokens = tokens
        self.commitment = commitment
        self.path = f"/api/tables/{table}"

    async def view(self, seat: int | None = None, **query: int) -> Any:
        token = None if seat is None else self.tokens[seat]
        return await self.running.ask("GET", self.path + "/view", token, params=query)

    async def move(self, seat: int, moves: list[Any], seen: int | None = None) -> Any:
        if seen is None:
            seen = (await self.view(seat))["seq"]
        body = {"id": f"c{next(_ids)}", "seen": seen, "moves": moves}
        return await self.running.ask("POST", self.path + "/moves", self.tokens[seat], body)

    async def advice(self, seat: int, lang: str = "en", **query: str) -> Any:
        headers = {**bearer(self.tokens[seat]), "Accept-Language": lang}
        answer = await self.running.http.get(self.path + "/advice", params=query, headers=headers)
        assert answer.status_code == 200, (self.path, answer.status_code, answer.text)
        return answer.json()

    async def undo(self, seat: int) -> Any:
        body = {"id": f"c{next(_ids)}", "seen": (await self.view(seat))["seq"]}
        return await self.running.ask("POST", self.path + "/undo", self.tokens[seat], body)

    async def play_on(self, until: Any = None, most: int = 5000) -> Any:
        """The first legal move of whoever owes one, until this is true of the view or the game is over."""
        for _ in range(most):
            update = await self.view(0)
            if update["table"]["status"] == "over" or (until is not None and until(update)):
                return update
            for seat in update["view"]["to_act"]:
                if seat < len(self.tokens):
                    own = await self.view(seat)
                    if own["view"]["legal"]:
                        await self.move(seat, own["view"]["legal"][:1], own["seq"])
                    break
            else:
                await self.view(
                    0, seen=update["seq"], events=update["events_from"] + len(update["events"]), wait=5
                )
        raise AssertionError("the game does not end")

    def hello(self, seat: int | None = None, **more: Any) -> dict[str, Any]:
        token = {} if seat is None else {"token": self.tokens[seat]}
        return {"type": "hello", "table": self.id, **token, **more}


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, message: object) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self, kind: str | None = None, within: float = 60.0) -> Any:
        """The next message, or the next one of this type."""
        async with asyncio.timeout(within):
            while True:
                message = json.loads(await self.connection.recv())
                if kind is None or message["type"] == kind:
                    return message

    async def silent(self, seconds: float = 0.3) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self.connection.recv()
        except TimeoutError:
            return True
        return False

    async def closed(self, within: float = 60.0) -> int:
        """The code with which the server closes; what comes before is passed over."""
        async with asyncio.timeout(within):
            try:
                while True:
                    await self.connection.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006


@asynccontextmanager
async def running(
    database: str, limits: float = 0.0, send_buffer: int = 0, **settings: Any
) -> AsyncIterator[Running]:
    """A server on a port of its own. Without rate limits, unless the test is about them."""
    listener = runner.bind("127.0.0.1", 0)
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    chosen = with_limits(Settings(database=database, **settings), limits)
    server = runner.server(chosen)
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    found = Running(server, runner.address_of(listener))
    try:
        yield found
    finally:
        await found.http.aclose()
        server.should_exit = True
        await task


class Program:
    """`bakufu serve` as its host runs it."""

    def __init__(self, process: asyncio.subprocess.Process, first: str) -> None:
        self.process = process
        self.first = first
        self.url = next(word for word in first.split() if word.startswith("http"))
        self.rest = self.log = b""

    def said(self) -> str:
        return self.first + self.rest.decode()

    async def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        async with asyncio.timeout(120):
            self.rest, self.log = await self.process.communicate()
        return self.process.returncode or 0


async def program(database: str, *arguments: str) -> Program:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bakufu", "serve", "--port", "0", "--db", database, *arguments,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(60):
        said = (await process.stdout.readline()).decode()
    return Program(process, said)


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'bakufu.db'}"
