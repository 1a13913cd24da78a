"""A database that goes away under a request is a 503 that may be tried again, never a fault of ours."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from bakufu.server.storage.writes import DATABASE_ERRORS, BatchWriter
from tests.server.postgres import Postgres
from tests.server.running import RemoteTable, Running, bearer, running, sqlite

RESTARTS = 3
CLIENTS = 6
# What asyncpg and the streams below it were seen to raise, and their brothers.
RAISED: list[Exception] = [
    asyncpg.InternalClientError("got result for unknown protocol state 3"),
    asyncpg.ProtocolError("unexpected message"),
    asyncpg.InterfaceError("connection is closed"),
    asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    asyncpg.CannotConnectNowError("the database system is starting up"),
    asyncpg.AdminShutdownError("terminating connection due to administrator command"),
    asyncpg.CrashShutdownError("terminating connection because of crash of another server process"),
    asyncpg.TooManyConnectionsError("sorry, too many clients already"),
    asyncio.IncompleteReadError(b"", 5),
    ConnectionResetError("reset by peer"),
    TimeoutError(),
    sqlite3.OperationalError("disk I/O error"),
]


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
async def test_whatever_a_dying_connection_raises_is_the_databases_fault(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise error

    assert isinstance(error, DATABASE_ERRORS)
    async with running(sqlite(tmp_path)) as server:
        table = await server.table()
        seat = (await table.view(0))["view"]["to_act"][0]
        view = await table.view(seat)
        body = {"id": "one", "seen": view["seq"], "moves": view["view"]["legal"][:1]}
        with monkeypatch.context() as broken:
            broken.setattr(BatchWriter, "commit", away)
            broken.setattr("bakufu.server.tables.lobby.db.reading", _raising(error))
            for method, path, sent in (("POST", table.path + "/moves", body), ("GET", "/api/tables", None)):
                response = await server.http.request(
                    method, path, headers=bearer(table.tokens[seat]), json=sent
                )
                refuse = response.json()["refusal"]["key"]
                assert (response.status_code, refuse) == (503, "database-away"), (path, response.text)
        assert (await table.move(seat, body["moves"], view["seq"]))["type"] == "ack"


def _raising(error: Exception) -> object:
    class Reading:
        def __init__(self, *_: object) -> None: ...

        async def __aenter__(self) -> None:
            raise error

        async def __aexit__(self, *_: object) -> None: ...

    return Reading


class Clients:
    """Look and move without a pause, and note every answer."""

    def __init__(self, server: Running, tables: list[RemoteTable]) -> None:
        self.server = server
        self.tables = tables
        self.statuses: list[int] = []
        self.done = asyncio.Event()

    async def run(self, number: int) -> None:
        table = self.tables[number % len(self.tables)]
        seat = number % 3
        while not self.done.is_set():
            headers = bearer(table.tokens[seat])
            response = await self.server.http.get(table.path + "/view", headers=headers)
            self.statuses.append(response.status_code)
            if response.status_code != 200:
                continue
            update = response.json()
            legal = update["view"]["legal"] if update["view"] else []
            body = {"id": f"{number}-{len(self.statuses)}", "seen": update["seq"], "moves": legal[:1] or [0]}
            response = await self.server.http.post(table.path + "/moves", headers=headers, json=body)
            self.statuses.append(response.status_code)
            response = await self.server.http.get("/api/tables")
            self.statuses.append(response.status_code)


@pytest.mark.timeout(900)
async def test_restarts_of_postgresql_under_load_are_never_a_fault_of_ours(postgres: Postgres) -> None:
    async with running(postgres.create("restarts", template="upgraded")) as server:
        clients = Clients(server, [await server.table() for _ in range(3)])
        tasks = [asyncio.create_task(clients.run(number)) for number in range(CLIENTS)]
        for _ in range(RESTARTS):
            good = clients.statuses.count(200)
            while clients.statuses.count(200) < good + 30:
                assert not any(task.done() for task in tasks)
                await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
        good = clients.statuses.count(200)
        while clients.statuses.count(200) < good + 30:
            await asyncio.sleep(0.05)
        clients.done.set()
        await asyncio.gather(*tasks)
        assert {*clients.statuses} <= {200, 409, 422, 503}, {*clients.statuses}
        assert 503 in clients.statuses
