"""Servers that are killed, sockets that vanish, databases that go away or fill up: nothing acknowledged is
lost, nothing is done twice, and everybody goes on without help. `tools/faults.py` does it for longer."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.playing import PLAN, open_store, seated
from tests.server.postgres import Postgres
from tests.server.running import http_client
from tools.faults import Client, Play, Table, playing

KILLS = 4
AWAY_FOR = 10.0  # seconds without a database
FULL = "3m"  # of a disk: a new database and some moves


async def everything_is_there(play: Play) -> None:
    await play.audit(play.all_tables())
    await play.replay()


async def test_a_killed_server_loses_nothing_and_everybody_comes_back(
    own_database: str, tmp_path: Path
) -> None:
    """Kills under load, with clients that also say things twice, vanish, and leave sockets half open."""
    async with playing(own_database, tmp_path) as play:
        await play.sit_down(3)
        await play.sit_down(2, bots=1)
        for client in play.clients():
            client.mischief = 0.05
        await play.goes_on()
        for _ in range(KILLS):
            await asyncio.sleep(play.rng.uniform(0, 0.3))
            await play.kill()
            await play.goes_on()
            await everything_is_there(play)
        assert all(client.back for client in play.clients() if not client.over)


async def test_a_game_goes_to_its_end_across_kills(own_database: str, tmp_path: Path) -> None:
    async with playing(own_database, tmp_path) as play:
        table = await play.sit_down(3)
        for _ in range(2):
            await play.goes_on()
            await play.kill()
        await play.finish(90)
        assert table.over
        await everything_is_there(play)
        await play.compare_logs()


@asynccontextmanager
async def visiting(client: Client) -> Any:
    """A second socket of the same seat."""
    url = client.servers[0].url.replace("http", "ws") + "/ws"
    async with connect(url, proxy=None, close_timeout=1) as connection:
        await connection.send(json.dumps({"type": "hello", "table": client.table, "token": client.token}))
        yield connection


async def heard(connection: ClientConnection, *kinds: str) -> Any:
    async with asyncio.timeout(120):
        while True:
            message = json.loads(await connection.recv())
            if message["type"] in kinds:
                return message


async def alone(play: Play) -> Table:
    """A table whose people do nothing by themselves."""
    table = await play.sit_down(3)
    await table.leave()
    return table


async def asked(table: Table) -> Client:
    """Somebody who owes a move."""
    async with http_client(table.clients[0].servers[0].url) as http:
        view = (await http.get(f"/api/tables/{table.id}/view")).json()["view"]
    return table.clients[view["to_act"][0]]


async def next_frame(connection: ClientConnection, name: str) -> str:
    """A legal move, as a message."""
    update = await heard(connection, "update")
    return json.dumps(
        {"type": "moves", "id": name, "seen": update["seq"], "moves": update["view"]["legal"][:1]}
    )


async def entries(play: Play, table: Table) -> list[str | None]:
    async with play.engine.connect() as connection:
        found = await connection.exec_driver_sql(
            f"SELECT command FROM entries WHERE table_id = '{table.id}' ORDER BY seq"
        )
        return [row[0] for row in found]


async def test_the_same_command_on_two_sockets_acts_once(own_database: str, tmp_path: Path) -> None:
    async with playing(own_database, tmp_path) as play:
        table = await alone(play)
        client = await asked(table)
        async with visiting(client) as one, visiting(client) as other:
            frame = await next_frame(one, "x")
            await asyncio.gather(one.send(frame), other.send(frame))
            acks = [await heard(socket, "ack", "refuse") for socket in (one, other)]
            assert sorted(ack["repeated"] for ack in acks) == [False, True]
        assert await entries(play, table) == ["x"]


async def test_a_seat_goes_on_from_a_new_socket_while_the_old_one_hangs(
    own_database: str, tmp_path: Path
) -> None:
    async with playing(own_database, tmp_path) as play:
        table = await alone(play)
        client = await asked(table)
        async with visiting(client) as vanished:
            frame = await next_frame(vanished, "first")
            await vanished.send(frame)
            vanished.transport.pause_reading()  # half open: never read, never closed
            async with visiting(client) as socket:
                await socket.send(frame)
                assert (await heard(socket, "ack", "refuse"))["type"] == "ack"
            vanished.transport.abort()
        async with visiting(await asked(table)) as socket:
            await socket.send(await next_frame(socket, "second"))
            assert (await heard(socket, "ack", "refuse"))["type"] == "ack"
        assert await entries(play, table) == ["first", "second"]


# -- a database that goes away -------------------------------------------------------------------------


@pytest.fixture
def own_postgres(postgres: Postgres) -> Iterator[str]:
    name = "faults"
    yield postgres.create(name, template="upgraded")
    postgres.drop(name)


async def test_play_goes_on_by_itself_after_the_database_was_away(
    own_postgres: str, postgres: Postgres, tmp_path: Path
) -> None:
    async with playing(own_postgres, tmp_path) as play:
        await play.sit_down(3)
        await play.sit_down(2, bots=1)
        await play.goes_on()
        await asyncio.to_thread(postgres.stop)
        try:
            async with http_client(play.servers[0].url) as http:
                assert (await http.get("/healthz")).status_code == 503
                refuse = (await http.post("/api/tables", json={"game": "shogun", "players": 3})).json()
                assert refuse["refusal"]["key"] == "database-away" and refuse["words"]
            await asyncio.sleep(AWAY_FOR)
        finally:
            await asyncio.to_thread(postgres.start)
        await play.goes_on()
        await everything_is_there(play)
        assert sum(client.keys["database-away"] for client in play.clients()) > 0
        logged = await _logged_until(play.servers[0].log, "ticker-back")
        said = [line["event"] for line in logged]
        assert said.count("ticker-failed") == said.count("ticker-back") == 1, "once, not every second"
        assert said.count("notifier-failed") <= 1
        back = next(line for line in logged if line["event"] == "ticker-back")
        assert back["seconds"] >= AWAY_FOR - 2


async def _logged_until(log: Path, event: str) -> list[dict[str, Any]]:
    """The lines of a log, once one of them tells of the event; what the clock notices it notices in time."""
    for _ in range(100):
        logged = [json.loads(line) for line in log.read_text().splitlines()]
        if any(line["event"] == event for line in logged):
            break
        await asyncio.sleep(0.2)
    return logged


async def test_play_goes_on_by_itself_after_another_program_has_locked_the_file(tmp_path: Path) -> None:
    """SQLite: longer than a command waits for the lock."""
    file = tmp_path / "bakufu.db"
    async with playing(f"sqlite:///{file}", tmp_path) as play:
        await play.sit_down(3)
        await play.sit_down(2, bots=1)
        await play.goes_on()
        before = sum(table.moves() for table in play.tables)
        backup = sqlite3.connect(file, isolation_level=None, timeout=30)
        backup.execute("BEGIN IMMEDIATE")
        try:
            async with asyncio.timeout(4 * AWAY_FOR):  # a command waits for the lock before it is refused
                while not any(client.keys["database-away"] for client in play.clients()):
                    await asyncio.sleep(0.2)
            async with http_client(play.servers[0].url) as http:
                assert (await http.get("/healthz")).status_code == 200, "it can still be read"
        finally:
            backup.execute("ROLLBACK")
            backup.close()
        await play.goes_on()
        await everything_is_there(play)
        assert sum(table.moves() for table in play.tables) > before


async def test_a_hello_while_the_database_is_away_is_asked_to_come_back(
    own_postgres: str, postgres: Postgres, tmp_path: Path
) -> None:
    async with playing(own_postgres, tmp_path) as play:
        table = await alone(play)
        await play.servers[0].kill()
        await play.servers[0].start()  # it has nothing in memory
        async with http_client(play.servers[0].url) as http:
            assert (await http.get("/healthz")).status_code == 200
        await asyncio.to_thread(postgres.stop)
        try:
            async with visiting(table.clients[0]) as socket:
                refuse = await heard(socket, "refuse")
                bye = await heard(socket, "bye")
        finally:
            await asyncio.to_thread(postgres.start)
        assert refuse["refusal"]["key"] == "database-away" and refuse["words"]
        assert bye["again_after"] is not None


async def test_one_of_two_processes_is_killed_and_the_tables_go_on_at_the_other(
    own_postgres: str, tmp_path: Path
) -> None:
    async with playing(own_postgres, tmp_path, servers=2) as play:
        await play.sit_down(3)
        await play.sit_down(2, bots=1)
        await play.goes_on()
        for victim in play.servers:
            await victim.kill()
            await play.goes_on()  # without it
            await victim.start()
            await play.goes_on()
            await everything_is_there(play)


async def test_who_watches_is_told_what_a_repeated_command_brought_to_light(database: str) -> None:
    """The process that did the command has died; the one that gets it again learns of it in that moment."""
    async with open_store(database) as dead, open_store(database) as store:
        dead.writer.sender, store.writer.sender = "dead", "alive"
        table = await seated(dead)
        await store.get(table.id)
        announced: list[str] = []

        async def tell(table_id: str) -> None:
            announced.append(table_id)

        store.on_change.append(tell)
        await table.move(0, *PLAN, id="x", seen=0)
        ack = await table.at(store).move(0, *PLAN, id="x", seen=0)
        assert ack.repeated and announced == [table.id]


async def test_a_bot_that_a_dead_process_left_behind_is_woken_by_another(
    own_postgres: str, tmp_path: Path
) -> None:
    async with playing(own_postgres, tmp_path, servers=2) as play:
        made = await play.sit_down(2, bots=1)
        await play.servers[0].kill()
        await play.goes_on()
        assert made.moves() > 0


# -- a full disk ---------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={FULL}", "bakufu-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a small disk needs the right to mount one")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk_is_refused_clearly_and_play_goes_on_when_there_is_space(
    small_disk: Path, tmp_path: Path
) -> None:
    async with playing(f"sqlite:///{small_disk / 'bakufu.db'}", tmp_path) as play:
        await play.sit_down(3)
        await play.goes_on()
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass
        async with asyncio.timeout(120):
            while not any(client.keys["database-away"] for client in play.clients()):
                await asyncio.sleep(0.05)
        await play.audit(play.tables)
        filler.unlink()
        await play.goes_on()
        await everything_is_there(play)


async def test_a_file_that_cannot_grow_is_refused_clearly_and_play_goes_on_when_it_can(
    tmp_path: Path,
) -> None:
    """The same for who may not mount a disk: the server may write no file beyond a size."""
    file = tmp_path / "bakufu.db"
    async with playing(f"sqlite:///{file}", tmp_path) as play:
        await play.sit_down(3)
        await play.goes_on()
        pid = play.servers[0].pid
        assert pid is not None
        most = max(one.stat().st_size for one in tmp_path.glob("bakufu.db*"))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        async with asyncio.timeout(120):
            while not any(client.keys["database-away"] for client in play.clients()):
                await asyncio.sleep(0.05)
        await play.audit(play.tables)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await play.goes_on()
        await everything_is_there(play)
