"""Every call over HTTP: what it answers, and how it says no."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bakufu.engine import registry
from bakufu.i18n import Words
from bakufu.server.http.app import make_app
from bakufu.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.running import bearer, running, sqlite

NEVER = "a" * 10  # the id of no table


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_every_call_of_a_table_can_be_made_over_http(database: str) -> None:
    async with running(database) as server:
        games = await server.ask("GET", "/api/games")
        assert next(game for game in games if game["id"] == "shogun")["options"]
        table = await server.table(bots=1, name="Tea house", start=False)
        assert [t["id"] for t in await server.ask("GET", "/api/tables")] == [table.id]
        left = await server.ask("POST", table.path + "/leave", table.tokens[1])
        assert [seat["kind"] for seat in left["seats"]] == ["human", "open", "bot"]
        again = await server.ask("POST", table.path + "/join", body={"name": "Cy"})
        table.tokens[again["seat"]] = again["token"]
        await server.ask("POST", table.path + "/start", table.host)
        update = await table.play_on(lambda update: 0 in update["view"]["to_act"])
        assert (await table.move(0, update["view"]["legal"][:1], update["seq"]))["type"] == "ack"
        line = await server.ask("POST", table.path + "/chat", table.tokens[0], {"text": "Good luck"})
        assert (await server.ask("GET", table.path + "/chat"))[-1] == line
        await server.ask("PUT", table.path + "/notes", table.tokens[0], {"text": "Kai first"})
        assert await server.ask("GET", table.path + "/notes", table.tokens[0]) == {"text": "Kai first"}
        assert await server.ask("GET", table.path + "/notes", table.tokens[1]) == {"text": ""}
        handed = await server.ask("POST", table.path + "/bot", table.tokens[0], {"bot": "random"})
        assert handed["seats"][0]["bot"] == "random"
        back = await server.ask("DELETE", table.path + "/bot", table.tokens[0])
        assert back["seats"][0]["bot"] is None
        export = await server.ask("GET", table.path + "/export", table.tokens[0])
        assert export["view"]["seat"] == 0 and "secret" not in export
        assert (await server.refused("POST", table.path + "/rematch", table.host, {}))[
            1
        ] == "rematch-not-over"
        await table.play_on()
        rematch = await server.ask("POST", table.path + "/rematch", table.host, {})
        assert rematch["table"]["origin"] == table.id


async def test_a_client_that_knows_no_game_can_read_any_move(database: str) -> None:
    """The numbers of the legal moves can be told from the server's table alone."""
    async with running(database) as server:
        kinds = await server.ask("GET", "/api/moves", params={"game": "shogun"})
        move = registry.game("shogun").moves.encode(["attack", "kozuke", 3])
        kind = next(kind for kind in kinds if kind["base"] <= move <= kind["last"])
        rest, read = move - kind["base"], [kind["name"]]
        for argument in kind["arguments"]:
            digit, rest = divmod(rest, argument["stride"])
            read.append(argument["values"][digit])
        assert read == ["attack", "kozuke", 3] and rest == 0


async def test_the_host_arranges_the_seats_before_the_start(database: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        path = table.path + "/seats"
        freed = await server.ask("DELETE", path, table.host, params={"seat": 1})
        assert freed["seats"][1]["kind"] == "open"
        assert await server.refused("POST", path, table.tokens[0], {"bot": "random"}) == (403, "not-the-host")
        filled = await server.ask("POST", path, table.host, {"bot": "random"})
        assert filled["seats"][1]["bot"] == "random"
        assert (await server.ask("DELETE", table.path, table.host))["status"] == "cancelled"
        assert await server.refused("POST", table.path + "/join", body={"name": "Late"}) == (
            409,
            "table-cancelled",
        )


async def test_a_new_link_for_a_seat_makes_the_old_one_worthless(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        fresh = await server.ask("POST", table.path + "/link", table.tokens[0])
        assert await server.refused("GET", table.path + "/view", table.tokens[0]) == (403, "token-wrong")
        assert (await server.ask("GET", table.path + "/view", fresh["token"]))["view"]["seat"] == 0


async def test_the_log_is_told_in_the_readers_language(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        log_lines = {}
        for lang in ("en", "nl-BE,en;q=0.5", "zh-CN"):
            response = await server.http.get(table.path + "/log", headers={"Accept-Language": lang})
            log_lines[lang] = [line["words"] for line in response.json()]
        assert all(lines and all(lines) for lines in log_lines.values())
        assert len({tuple(lines) for lines in log_lines.values()}) == 3


LANGUAGES = [
    ("nl", "Er is"),
    ("nl_NL", "Er is"),
    ("fr, nl;q=0.4, en;q=0.9", "There is"),
    ("zh-Hans-CN;q=0.2, nl;q=0.8", "Er is"),
    ("zh", "没有"),
    ("nl;q=0, en;q=0.1", "There is"),
    ("xx, ;;q=, nl;q=abc", "There is"),
    ("", "There is"),
]


async def test_a_refusal_is_said_in_the_best_language_that_the_reader_named(database: str) -> None:
    async with running(database) as server:
        for header, word in LANGUAGES:
            response = await server.http.get(f"/api/tables/{NEVER}", headers={"Accept-Language": header})
            assert response.json()["words"].startswith(word), header


QUERIES = [
    ("status=wating", "query-choice"),
    ("game=go", "query-choice"),
    ("game=%00", "query-choice"),
    ("page=-1", "query-number"),
    ("page=1.5", "query-number"),
    ("limit=101", "query-number"),
    ("limit=" + "9" * 5000, "query-number"),
    ("page=%D9%A1", "query-number"),
    ("pages=1", "query-unknown"),
    ("page=1&page=2", "query-twice"),
]


async def test_a_wrong_parameter_is_refused_by_name(database: str) -> None:
    async with running(database) as server:
        for query, key in QUERIES:
            assert await server.refused("GET", f"/api/tables?{query}") == (422, key), query


async def test_unknown_addresses_and_methods_are_refused_in_words(database: str) -> None:
    async with running(database) as server:
        for path in ("/nope", "/api", "/api/tables/", "/api/tables/x/y/z", "/static/../etc/passwd", "/%00"):
            assert await server.refused("GET", path) == (404, "page-unknown")
        response = await server.http.request("PATCH", "/api/tables")
        assert response.status_code == 405 and "POST" in response.headers["allow"]
        assert response.json()["refusal"]["key"] == "method-unknown"
        assert (await server.refused("POST", "/healthz"))[0] == 405
        assert (await server.refused("GET", "/ws"))[0] == 404


async def test_a_person_at_an_unknown_address_gets_a_page_with_a_way_home(database: str) -> None:
    """In the reader's language. Programs, and all paths of the API, get JSON as before."""
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with running(database) as server:
        for lang in ("en", "nl", "zh-Hans"):
            for path in ("/nothing", "/t/abc", "/assets/none.js", "/%00", "/<script>"):
                page = await server.http.get(path, headers={**browser, "accept-language": lang})
                assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
                assert f'<html lang="{lang}">' in page.text and '<a href="/">' in page.text
                assert Words(lang).say("server-page-unknown") in page.text and "script" not in page.text
                assert page.headers["content-security-policy"] and page.headers["cache-control"] == "no-store"
        for path in ("/api", "/api/nothing", "/api/tables/x/y/z"):
            answer = await server.http.get(path, headers=browser)
            assert answer.status_code == 404 and answer.json()["refusal"]["key"] == "page-unknown"
        posted = await server.http.post("/nothing", headers=browser)
        assert posted.json()["refusal"]["key"] == "page-unknown"


async def test_an_impossible_table_is_unknown(database: str) -> None:
    async with running(database) as server:
        for table in ("a", NEVER, "%00" * 10, "%2E%2E", "é" * 10, "x" * 3000, "AAAAAAAAAA"):
            status, key = await server.refused("GET", f"/api/tables/{table}")
            assert status == 404 and key in ("table-unknown", "page-unknown"), table


GOOD = {"game": "shogun", "players": 3}


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"game": "shogun", "players": 3, "colour": "red"}',
    b'{"game": "shogun", "players": "3"}',
    b'{"game": "shogun", "players": 3.5}',
    b'{"game": "shogun", "players": -1}',
    b'{"game": "shogun", "players": ' + b"9" * 5000 + b"}",
    b'{"game": "shogun", "players": 3, "name": "\\ud800"}',
    b'{"game": 7, "players": 3}',
    b'{"players": 3}',
]


async def test_a_body_that_cannot_be_read_is_refused_with_its_place(database: str) -> None:
    async with running(database) as server:
        for body in BODIES:
            response = await server.http.post("/api/tables", content=body)
            assert response.status_code == 400, (body[:60], response.text)
            assert response.json()["refusal"]["key"] == "message-malformed"
            assert response.json()["refusal"]["facts"]["problem"]


WISHES: list[tuple[dict[str, Any], int]] = [
    ({"game": "go"}, 422),
    ({"players": 6}, 422),
    ({"players": 2**31 - 1}, 422),
    ({"pace": "never"}, 422),
    ({"name": "a" * 81}, 422),
    ({"name": "\x00"}, 422),
    ({"host_name": "\x00"}, 422),
    ({"host_name": "x", "entropy": "\x00"}, 422),
    ({"seats": []}, 422),
    ({"seats": [{"kind": "bot", "bot": "deep"}] * 3}, 422),
    ({"options": {"side": "moon", "nope": "1"}}, 422),
    ({"options": {"\x00": "\x00"}}, 422),
    ({"visibility": "secret"}, 400),
]


async def test_an_impossible_table_cannot_be_created(database: str) -> None:
    async with running(database) as server:
        for wish, status in WISHES:
            assert (await server.refused("POST", "/api/tables", body={**GOOD, **wish}))[0] == status, wish
            assert await server.ask("GET", "/api/tables") == [], wish


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_text_that_a_database_cannot_hold_is_no_fault_of_ours(database: str) -> None:
    """PostgreSQL has no letter 0; whoever writes it gets an answer, not an error."""
    async with running(database) as server:
        table = await server.table()
        calls = [
            ("POST", "/chat", {"text": "a\x00b"}),
            ("PUT", "/notes", {"text": "\x00"}),
            ("POST", "/bot", {"bot": "\x00"}),
            ("POST", "/moves", {"id": "\x00", "seen": 0, "moves": ["\x00"]}),
            ("POST", "/moves", {"id": "x", "seen": 0, "moves": [["\x00", "\x00"]]}),
        ]
        for method, path, body in calls:
            response = await server.http.request(
                method, table.path + path, json=body, headers=bearer(table.tokens[0])
            )
            assert response.status_code < 500, (path, response.text)


MOVES: list[list[Any]] = [
    [],
    [[]],
    [None],
    [True],
    [1.5],
    [-1],
    [10**9],
    [10**30],
    [{"a": 1}],
    ["draft"],
    [["draft"]],
    [["draft", "kai", "kai"]],
    [["nope", 1]],
    [["\x1b[2J"]],
    [[[[[[[]]]]]]],
    [0] * 300,
]


async def test_moves_of_any_shape_are_refused_with_a_reason(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = (await table.view(0))["view"]["to_act"][0]
        before = await table.view(seat)
        for moves in MOVES:
            body = {"id": "x", "seen": before["seq"], "moves": moves}
            status, _ = await server.refused("POST", table.path + "/moves", table.tokens[seat], body)
            assert status in (400, 422), moves
            assert await table.view(seat) == before, moves


async def test_a_repeated_command_acts_once_and_a_stale_one_not_at_all(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = (await table.view(0))["view"]["to_act"][0]
        before = await table.view(seat)
        body = {"id": "once", "seen": before["seq"], "moves": before["view"]["legal"][:1]}
        first = await server.ask("POST", table.path + "/moves", table.tokens[seat], body)
        again = await server.ask("POST", table.path + "/moves", table.tokens[seat], body)
        assert (first["repeated"], again["repeated"]) == (False, True) and first["seq"] == again["seq"]
        stale = await server.refused(
            "POST", table.path + "/moves", table.tokens[seat], {**body, "id": "late"}
        )
        assert stale == (409, "command-stale")


# -- size and pace -------------------------------------------------------------------------------------


async def chunks(number: int, size: int = 65_536) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b" " * size


async def test_a_body_may_not_be_too_large_however_it_is_sent(database: str) -> None:
    async with running(database, body_most=100_000) as server:
        whole = await server.http.post("/api/records", content=b" " * 100_001)
        assert (whole.status_code, whole.json()["refusal"]["key"]) == (413, "message-too-large")
        chunked = await server.http.post("/api/records", content=chunks(3))
        assert (chunked.status_code, chunked.json()["refusal"]["key"]) == (413, "message-too-large")
        assert (await server.http.post("/api/records", content=chunks(1))).status_code == 422


async def test_a_body_that_trickles_in_is_not_waited_for(database: str) -> None:
    async with running(database, body_within=0.3) as server:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        async with asyncio.timeout(60):
            answer = await reader.readuntil(b"\r\n")
        assert b"408" in answer
        writer.close()


# -- long polls ----------------------------------------------------------------------------------------


async def test_a_long_poll_answers_when_something_happens(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        first = await table.view(0)
        seat = first["view"]["to_act"][0]
        other = (seat + 1) % 3
        own = await table.view(other)
        poll = asyncio.create_task(table.view(other, seen=own["seq"], events=len(own["events"]), wait=20))
        await asyncio.sleep(0.2)
        assert not poll.done()
        await table.move(seat, (await table.view(seat))["view"]["legal"][:1])
        async with asyncio.timeout(15):
            assert (await poll)["seq"] == own["seq"] + 1


async def test_a_long_poll_sees_the_start_also_when_it_comes_too_late(database: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        waiting = await table.view(0)
        assert waiting["view"] is None
        poll = asyncio.create_task(table.view(0, seen=0, wait=20))
        await asyncio.sleep(0.1)
        await server.ask("POST", table.path + "/start", table.host)
        async with asyncio.timeout(15):
            assert (await poll)["view"] is not None
            assert (await table.view(0, seen=0, wait=20))["view"] is not None


async def test_a_long_poll_without_news_ends_in_time_with_the_same_number(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        own = await table.view(0)
        started = time.monotonic()
        again = await table.view(0, seen=own["seq"], events=len(own["events"]), wait=1)
        assert time.monotonic() - started > 0.9
        assert again["seq"] == own["seq"] and again["events"] == []
        assert server.context.broadcaster.watchers == {}


async def test_open_polls_end_when_the_server_stops(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        own = await table.view(0)
        poll = asyncio.create_task(table.view(0, seen=own["seq"], events=len(own["events"]), wait=25))
        await asyncio.sleep(0.1)
        server.server.should_exit = True
        async with asyncio.timeout(20):
            assert (await poll)["seq"] == own["seq"]


# -- for the host --------------------------------------------------------------------------------------


async def test_without_a_web_client_the_first_page_says_what_this_is(tmp_path: Path) -> None:
    app = make_app(Settings(database=sqlite(tmp_path)), client=tmp_path)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://bakufu") as client:
        page = await client.get("/")
    await app.state.context.store.engine.dispose()
    assert page.headers["content-type"].startswith("text/html")
    assert "Bakufu" in page.text and "/api/tables" in page.text
    assert "<script" not in page.text and "style" not in page.text


async def test_the_web_client_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the client")
    (folder / "assets" / "index.js").write_text("the script")
    (tmp_path / "secret.txt").write_text("not for you")
    app = make_app(Settings(database=sqlite(tmp_path)), client=folder)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://bakufu") as client:
        assert (await client.get("/")).text == "the client"
        script = await client.get("/assets/index.js")
        assert script.text == "the script" and "javascript" in script.headers["content-type"]
        assert script.headers["x-content-type-options"] == "nosniff"
        kept = {"if-none-match": script.headers["etag"]}
        assert (await client.get("/assets/index.js", headers=kept)).status_code == 304
        for path in ("/assets/", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/x.js"):
            assert (await client.get(path)).json()["refusal"]["key"] == "page-unknown", path
    await app.state.context.store.engine.dispose()


async def test_the_files_of_this_build_are_kept_for_good_and_those_of_another_are_not(tmp_path: Path) -> None:
    """The page names its files under the mark of its build; one that was left open asks for an older one."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "index.js").write_text("the script")
    page = folder / "index.html"
    text = '<meta name="build" content="{}"><link href="./start.css"><script src="{}index.js"></script>'
    page.write_text(text.format("0123456789ab", "./assets/"))
    app = make_app(Settings(database=sqlite(tmp_path)), client=folder)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://bakufu") as client:

        async def kept(path: str) -> bool:
            answer = await client.get(path)
            assert answer.status_code == 200, path
            return "immutable" in answer.headers["cache-control"]

        assert (await client.get("/")).text == text.format("0123456789ab", "./assets/0123456789ab/")
        assert await kept("/assets/0123456789ab/index.js")
        for path in ("/", "/assets/index.js", "/assets/00/index.js"):
            assert not await kept(path), path
        page.write_text(text.format("ba9876543210", "./assets/"))
        assert await kept("/assets/ba9876543210/index.js")
        assert not await kept("/assets/0123456789ab/index.js")
        for path in ("/assets/0123456789ab/none.js", "/assets/0123456789ab/..%2f..%2findex.html"):
            assert (await client.get(path)).status_code == 404, path
    await app.state.context.store.engine.dispose()


async def test_the_web_client_is_sent_packed_to_who_can_unpack(tmp_path: Path) -> None:
    """And a browser's copy is the right one for the way in which it was packed."""
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("the client " * 100)
    (folder / "picture.png").write_bytes(b"small already")
    app = make_app(Settings(database=sqlite(tmp_path)), client=folder)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://bakufu") as client:
        packed = await client.get("/", headers={"accept-encoding": "br, gzip"})
        plain = await client.get("/", headers={"accept-encoding": "identity"})
        assert packed.text == plain.text == "the client " * 100
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert "Accept-Encoding" in packed.headers["vary"] and packed.headers["etag"] != plain.headers["etag"]
        assert "content-encoding" not in (await client.get("/picture.png")).headers
        (folder / "index.html").write_text("a new client")
        again = await client.get("/", headers={"if-none-match": packed.headers["etag"]})
        assert (again.status_code, again.text) == (200, "a new client")
    await app.state.context.store.engine.dispose()


async def test_the_metrics_count_what_happened(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = (await table.view(0))["view"]["to_act"][0]
        await table.move(seat, (await table.view(seat))["view"]["legal"][:1])
        await server.refused("GET", f"/api/tables/{NEVER}")
        text = (await server.http.get("/metrics")).text
        assert 'bakufu_moves_total{by="person"} 1.0' in text
        assert 'bakufu_refused_total{key="table-unknown"} 1.0' in text
        assert 'bakufu_tables{status="playing"} 1.0' in text
        assert 'bakufu_request_seconds_count{route="/api/tables/{table}/moves"} 1.0' in text


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_without_its_database_the_server_says_so_and_comes_back(
    database: str, postgres: Postgres
) -> None:
    async with running(database) as server:
        table = await server.table()
        assert (await server.http.get("/healthz")).json() == {"status": "ok"}
        postgres.stop()
        try:
            away = await server.http.get("/healthz")
            assert (away.status_code, away.json()) == (503, {"status": "database away"})
            refused = await server.refused("POST", "/api/tables", body=GOOD)
            assert refused == (503, "database-away")
        finally:
            postgres.start()
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await table.view(0))["view"] is not None


async def test_which_seat_a_link_opens(database: str) -> None:
    """Before the start too; and neither an invitation nor the host's token opens one."""
    async with running(database) as server:
        for start in (False, True):
            table = await server.table(start=start)
            for seat, token in enumerate(table.tokens):
                opened = await server.ask("GET", table.path + "/link", token)
                assert (opened["seat"], opened["name"]) == (seat, f"guest {seat}")
            for token in (table.invite, table.host, "A" * 43):
                assert await server.refused("GET", table.path + "/link", token) == (403, "token-wrong")
