"""What protects players and the host: headers, origins, tokens, and logs without secrets."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from bakufu.server import logs
from bakufu.server.metrics import may_read
from tests.server.running import RemoteTable, bearer, http_client, program, running, sqlite

HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
    "cross-origin-opener-policy",
    "cache-control",
    "x-request-id",
}


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# -- headers -------------------------------------------------------------------------------------------


async def test_every_answer_has_the_security_headers(database: str) -> None:
    async with running(database, body_most=1000) as server:
        answers = [
            await server.http.get("/"),
            await server.http.get("/api/games"),
            await server.http.head("/api/games"),
            await server.http.get("/healthz"),
            await server.http.get("/metrics"),
            await server.http.get("/openapi.json"),
            await server.http.get("/nope"),
            await server.http.patch("/api/games"),
            await server.http.post("/api/tables", content=b"{"),
            await server.http.post("/api/tables", content=b"x" * 2000),
            await server.http.get("/api/games", headers={"Authorization": "Basic x"}),
            await server.http.request("OPTIONS", "/api/games"),
        ]
        for answer in answers:
            assert set(answer.headers) >= HEADERS, (answer.url, sorted(HEADERS - set(answer.headers)))
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert "server" not in answer.headers
        assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)


async def test_behind_tls_browsers_are_told_to_insist_on_it(database: str) -> None:
    async with running(database, https=True) as server:
        assert "strict-transport-security" in (await server.http.get("/nope")).headers
    async with running(database) as server:
        assert "strict-transport-security" not in (await server.http.get("/nope")).headers


async def test_our_own_fault_is_told_without_a_trace(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 12345")

    async with running(database) as server:
        monkeypatch.setattr("bakufu.server.tables.lobby.tables", broken)
        answer = await server.http.get("/api/tables")
        assert answer.status_code == 500 and answer.json()["refusal"]["key"] == "server-failed"
        assert "12345" not in answer.text and "Traceback" not in answer.text
        assert set(answer.headers) >= HEADERS
        assert server.context.metrics.failed._value.get() == 1


# -- other sites ---------------------------------------------------------------------------------------


async def test_a_page_of_another_site_can_change_nothing(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        body = {"game": "shogun", "players": 3}
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "https://[", "file://"):
            for method, path in (
                ("POST", "/api/tables"),
                ("PUT", table.path + "/notes"),
                ("DELETE", table.path),
            ):
                answer = await server.http.request(
                    method, path, json=body, headers={**bearer(table.tokens[0]), "Origin": origin}
                )
                assert (answer.status_code, answer.json()["refusal"]["key"]) == (403, "origin-foreign")
                assert "access-control-allow-origin" not in answer.headers
        own = await server.http.post("/api/tables", json=body, headers={"Origin": server.url})
        assert own.status_code == 200


async def test_only_the_origins_that_the_host_named_may_read_answers(database: str) -> None:
    async with running(database, origins=("https://play.example.org",)) as server:
        asked = {"Origin": "https://play.example.org", "Access-Control-Request-Method": "POST"}
        preflight = await server.http.request("OPTIONS", "/api/tables", headers=asked)
        assert preflight.status_code == 204
        assert preflight.headers["access-control-allow-origin"] == "https://play.example.org"
        assert "access-control-allow-credentials" not in preflight.headers
        foreign = await server.http.get("/api/games", headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in foreign.headers


async def test_there_are_no_cookies_to_steal(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        for path in ("/", "/api/games", table.path, table.path + "/view"):
            assert "set-cookie" not in (await server.http.get(path)).headers


# -- tokens --------------------------------------------------------------------------------------------


def locked(table: RemoteTable) -> list[tuple[str, str, Any]]:
    """Every call that only a seat or the host may make."""
    return [
        ("GET", "/view", None),
        ("GET", "/export", None),
        ("GET", "/log", None),
        ("GET", "/chat", None),
        ("GET", "/notes", None),
        ("PUT", "/notes", {"text": "x"}),
        ("POST", "/chat", {"text": "x"}),
        ("POST", "/moves", {"id": "x", "seen": 0, "moves": [0]}),
        ("POST", "/undo", {"id": "x", "seen": 0}),
        ("POST", "/bot", {"bot": "random"}),
        ("DELETE", "/bot", None),
        ("POST", "/leave", None),
        ("POST", "/link", None),
        ("POST", "/start", None),
        ("POST", "/rematch", {}),
        ("POST", "/clone", None),
        ("POST", "/seats", {"bot": "random"}),
        ("DELETE", "/seats?seat=0", None),
        ("DELETE", "", None),
    ]


async def test_a_token_opens_its_own_seat_and_nothing_else(database: str) -> None:
    async with running(database) as server:
        table, other = await server.table(), await server.table()
        before = [await table.view(seat) for seat in range(3)]
        strangers = [
            other.tokens[0],
            other.host,
            other.invite,
            "x",
            table.tokens[0][:-1],
            table.tokens[0] + "x",
        ]
        for token in strangers:
            for method, path, body in locked(table):
                status, key = await server.refused(method, table.path + path, token, body)
                assert (status, key) in ((403, "token-wrong"), (403, "not-the-host")), (method, path)
        for method, path, body in locked(table):
            if path == "/rematch":  # a player may ask for one, later
                assert (await server.refused(method, table.path + path, table.tokens[0], body))[0] == 409
            elif path in ("/start", "/clone", "/seats", "/seats?seat=0", ""):
                assert await server.refused(method, table.path + path, table.tokens[0], body) == (
                    403,
                    "not-the-host",
                )
            else:  # the host's token is no seat's token
                assert await server.refused(method, table.path + path, table.host, body) == (
                    403,
                    "token-wrong",
                )
        assert [await table.view(seat) for seat in range(3)] == before


async def test_without_a_token_nothing_of_a_seat_can_be_had(database: str) -> None:
    async with running(database) as server:
        table = await server.table(spectators=False)
        for method, path, body in locked(table):
            status, key = await server.refused(method, table.path + path, None, body)
            assert (status, key) in ((401, "token-missing"), (403, "no-spectators")), (method, path)
        for header in ("Bearer", "Basic abc", "Bearer " + "x" * 300, "Bearer a b\tc"):
            answer = await server.http.get(table.path + "/notes", headers={"Authorization": header})
            assert answer.status_code in (401, 403), header


# -- metrics -------------------------------------------------------------------------------------------


def test_the_metrics_are_for_the_host_alone() -> None:
    """They count everybody's moves, also the private ones of a plan."""
    assert may_read("127.0.0.1", {}, "") and may_read("::1", {}, "")
    assert not may_read("10.0.0.1", {}, "") and not may_read("-", {}, "")
    assert not may_read("127.0.0.1", {"x-forwarded-for": "10.0.0.1"}, "")
    assert not may_read("127.0.0.1", {}, "secret")
    assert may_read("10.0.0.1", {"authorization": "Bearer secret"}, "secret")
    assert not may_read("10.0.0.1", {"authorization": "Bearer wrong"}, "secret")


async def test_a_player_cannot_read_the_metrics(database: str) -> None:
    async with running(database, metrics_token="only the host") as server:
        answer = await server.http.get("/metrics")
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (403, "metrics-private")
        allowed = await server.http.get("/metrics", headers=bearer("only the host"))
        assert allowed.status_code == 200


# -- logs ----------------------------------------------------------------------------------------------


@pytest.fixture
def logged(capfd: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    yield capfd
    structlog.reset_defaults()


def test_an_exception_is_logged_without_its_text(logged: pytest.CaptureFixture[str]) -> None:
    logs.configure("info")
    try:
        raise ValueError("INSERT ... secret=12345")
    except ValueError as error:
        structlog.get_logger("bakufu").error("failed", error=error)
    line = json.loads(logged.readouterr().err)
    assert line["error"] == "ValueError" and "12345" not in json.dumps(line)
    assert line["at"][0].startswith("test_security.py:")


async def test_the_log_of_an_evening_holds_no_secret(tmp_path: Path) -> None:
    """Everything is tried at a real server that logs all it can; then its log is searched."""
    host = await program(sqlite(tmp_path), "--limits", "0", "--log", "debug")
    try:
        async with http_client(host.url) as http:
            said = await evening(http)
    finally:
        assert await host.stop() == 0
    with sqlite3.connect(tmp_path / "bakufu.db") as database:
        said += [row[0].hex() for row in database.execute("SELECT secret FROM tables")]
        said += [row[0] for row in database.execute("SELECT token FROM seats WHERE token IS NOT NULL")]
        plans = [row[0] for row in database.execute("SELECT moves FROM entries")]
    database.close()
    assert len(said) == 8 and len(plans) > 20
    log = host.log.decode()
    assert [json.loads(line)["event"] for line in log.splitlines()][-1] == "stopped"
    assert len(log.splitlines()) > 50
    for secret in [*said, *(plan for plan in plans if len(plan) > 4)]:
        assert secret not in log


async def evening(http: httpx.AsyncClient) -> list[str]:
    """A guest plays with two bots, and does all that a client may do wrong; what must stay between us."""

    async def call(path: str, body: Any = None, token: str | None = None, method: str = "POST") -> Any:
        return (await http.request(method, path, json=body, headers=bearer(token))).json()

    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "shogun", "players": 3, "seats": seats, "visibility": "link"}
    made = await call("/api/tables", {**wish, "host_name": "Ada", "entropy": "my own dice"})
    path, token = f"/api/tables/{made['table']['id']}", made["token"]
    await call(path + "/start", None, made["host_token"])
    await call(path + "/chat", {"text": "psst, a confidence"}, token)
    await call(path + "/notes", {"text": "my private notes"}, token, "PUT")
    await call(path + "/notes", {"text": "x" * 30_000}, token, "PUT")
    await http.get(f"{path}/view?token={token}")
    await http.get(f"/api/tables/{token}")
    await http.get(f"/{token}")
    await http.get(path + "/view", headers={"Authorization": f"Basic {token}"})
    await call("/api/tables", {"game": token})
    for number in range(40):
        update = await call(path + "/view?wait=1", None, token, "GET")
        legal = update["view"]["legal"]
        if legal:
            await call(path + "/moves", {"id": "c", "seen": 99, "moves": [token]}, token)
            await call(path + "/moves", {"id": f"{number}", "seen": update["seq"], "moves": legal[:1]}, token)
        else:
            await call(f"{path}/view?wait=1&seen={update['seq']}&events=1", None, token, "GET")
    return [token, made["host_token"], made["invite"], "my own dice", "a confidence", "my private notes"]
