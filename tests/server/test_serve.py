"""`bakufu serve` as its host runs it: a real process, real clients, an outside bot, and how it says no."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from bakufu.cli.main import run
from tests.server.running import bearer, http_client, program, sqlite

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--db", "mysql://host/name"], "mysql"),
        (["--db", "nonsense"], "nonsense"),
        (["--db", "sqlite:////no/such/folder/x.db"], "/no/such/folder/x.db"),
        (["--db", "sqlite:///folder"], "folder"),
        (["--db", "sqlite:///no-database"], "no-database"),
        (["--db", "postgresql://user:geheim@127.0.0.1:1/name"], "127.0.0.1:1"),
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "--workers"),
        (["--port", "70000"], "--port"),
        (["--port", "x"], "--port"),
        (["--port", "80.5"], "--port"),
        (["--workers", "1.9"], "--workers"),
        (["--bot-processes", "0x2"], "--bot-processes"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--origin", "example.org"], "example.org"),
        (["--bot-processes", "0"], "--bot-processes"),
        (["--limits", "-1"], "--limits"),
        (["--log", "loud"], "loud"),
        (["--lang", "tlh"], "tlh"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(
    arguments: list[str],
    word: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "no-database").write_text("This is a letter, not a database. " * 100)
    port = [] if "--port" in arguments else ["--port", "0"]
    assert run(["serve", *arguments, *port]) == 2
    said = capfd.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1 and word in said.err
    assert "geheim" not in said.err


def test_a_port_that_is_taken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port]) == 2
    said = capfd.readouterr()
    assert port in said.err and len(said.err.splitlines()) == 1
    assert not (tmp_path / "bakufu.db").exists(), "nothing has been begun"


async def test_the_address_and_the_data_are_printed_and_a_stop_is_clean(tmp_path: Path) -> None:
    host = await program(sqlite(tmp_path))
    assert (await asyncio.to_thread(httpx.get, host.url + "/healthz")).json() == {"status": "ok"}
    async with connect(host.url.replace("http", "ws") + "/ws") as client:
        await client.send('{"type": "lobby"}')
        await client.recv()
        stopping = asyncio.create_task(host.stop(signal.SIGINT))
        bye = json.loads(await client.recv())
    assert bye["type"] == "bye" and bye["reason"] == "stopping"
    assert await stopping == 0
    assert str(tmp_path / "bakufu.db") in host.said()
    events = [json.loads(line)["event"] for line in host.log.splitlines()]
    assert events[0] == "started" and events[-1] == "stopped"


async def test_an_outside_bot_plays_a_fair_game_to_the_end(tmp_path: Path) -> None:
    """The example joins by link and plays with bots of the house; then anyone can check the whole game."""
    host = await program(sqlite(tmp_path), "--limits", "0")
    try:
        async with http_client(host.url) as http:
            seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "easy"}]
            wish = {"game": "shogun", "players": 3, "seats": seats, "visibility": "link"}
            made = (await http.post("/api/tables", json=wish)).json()
            commitment = made["table"]["commitment"]
            assert len(commitment) == 64, "the table commits itself before anybody sits down"
            path = f"/api/tables/{made['table']['id']}"
            link = f"{host.url}/#/t/{made['table']['id']}/invite/{made['invite']}"
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), link, "Kenshin", stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            await until_full(http, path, made["invite"])
            await http.post(path + "/start", headers=bearer(made["host_token"]))
            async with asyncio.timeout(120):
                said, complaints = await bot.communicate()
            assert bot.returncode == 0, complaints.decode()
            assert said.decode().startswith("Kenshin sat at 0 and the end was {")
            record = (await http.get(path + "/export", headers=bearer(made["invite"]))).json()
    finally:
        assert await host.stop() == 0
    assert record["commitment"] == commitment and record["entropy"][0] and record["secret"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert verify(file, commitment).returncode == 0
    assert verify(file, "0" * 64).returncode == 2
    record["moves"][-1][2] = [*record["moves"][-1][2], 1]
    file.write_text(json.dumps(record))
    assert verify(file, commitment).returncode == 2


async def until_full(http: httpx.AsyncClient, path: str, invite: str) -> None:
    async with asyncio.timeout(120):
        while True:
            update = (await http.get(path + "/view", headers=bearer(invite))).json()
            if all(seat["kind"] != "open" for seat in update["table"]["seats"]):
                return
            await asyncio.sleep(0.05)


def verify(file: Path, commitment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bakufu", "verify", str(file), "--commitment", commitment]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_several_worker_processes_share_one_port_and_all_tables(database: str) -> None:
    host = await program(database, "--workers", "2", "--limits", "0")
    try:
        async with asyncio.timeout(120):
            await play_at(host.url)
    finally:
        assert await host.stop() == 0
    assert [json.loads(line)["event"] for line in host.log.splitlines()].count("stopped") == 2


async def play_at(url: str) -> None:
    """Every call goes over a connection of its own, so that each worker gets some of them."""
    apart = httpx.Limits(max_keepalive_connections=0)
    async with http_client(url, limits=apart) as http:

        async def call(path: str, body: Any = None, token: str | None = None) -> Any:
            method = "GET" if body is None else "POST"
            answer = await http.request(method, path, json=body, headers=bearer(token))
            assert answer.status_code == 200, answer.text
            return answer.json()

        made = await call("/api/tables", {"game": "shogun", "players": 3})
        path = f"/api/tables/{made['table']['id']}"
        tokens = [(await call(path + "/join", {"name": name}))["token"] for name in ("Ada", "Bo", "Cy")]
        await call(path + "/start", {}, made["host_token"])
        moves, seen = 0, [0, 0, 0]
        while moves < 20:
            for seat, token in enumerate(tokens):
                update = await call(path + "/view", None, token)  # it does not even say what it has seen
                assert update["seq"] >= seen[seat], "no client gets less than it was told before"
                legal = update["view"]["legal"][:1]
                body = {"id": f"{seat}-{moves}", "seen": update["seq"], "moves": legal}
                ack = await call(path + "/moves", body, token) if legal else None
                if ack:
                    seen[seat] = ack["seq"]
                    moves += 1
        metrics = (await http.get("/metrics")).text
    assert f'bakufu_moves_total{{by="person"}} {moves}.0' in metrics, "all workers are counted together"
