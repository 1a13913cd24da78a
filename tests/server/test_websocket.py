"""Play over WebSocket: hello, resume, refusals, half-open and slow clients, goodbye."""

from __future__ import annotations

import asyncio
import json
import random
import socket as sockets
import time
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bakufu.server.http import runner
from tests.server.running import RemoteTable, Running, running


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def mover(table: RemoteTable) -> int:
    seat: int = (await table.view(0))["view"]["to_act"][0]
    return seat


def moves(update: Any, id: str, count: int = 1) -> dict[str, Any]:
    legal = update["view"]["legal"][:count]
    return {"type": "moves", "id": id, "seen": update["seq"], "moves": legal}


# -- the conversation ----------------------------------------------------------------------------------


async def test_a_move_is_acknowledged_and_everybody_gets_the_update(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = await mover(table)
        async with server.socket(table.hello(seat)) as own, server.socket(table.hello()) as spectator:
            before, seen = await own.next("update"), await spectator.next("update")
            await own.send(moves(before, "a"))
            got = {message["type"]: message for message in (await own.next(), await own.next())}
            ack = got["ack"]
            assert (ack["id"], ack["seq"], ack["repeated"]) == ("a", before["seq"] + 1, False)
            assert got["update"]["seq"] == ack["seq"]
            after = await spectator.next("update")
            assert after["seq"] == seen["seq"] + 1 and after["events"]
            assert after["view"]["seat"] is None and after["view"]["legal"] == []


async def test_after_a_lost_connection_a_client_gets_exactly_what_it_lacks(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        async with server.socket(table.hello(0)) as first:
            before = await first.next("update")
        have = {"seen": before["seq"], "events": len(before["events"])}
        for _ in range(3):
            seat = await mover(table)
            await table.move(seat, (await table.view(seat))["view"]["legal"][:1])
        whole = await table.view(0)
        async with server.socket(table.hello(0, **have)) as again:
            update = await again.next("update")
        assert update["seq"] == whole["seq"] and update["events_from"] == have["events"]
        assert before["events"] + update["events"] == whole["events"]


async def test_a_command_that_was_sent_again_after_a_lost_answer_acts_once(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = await mover(table)
        async with server.socket(table.hello(seat)) as first:
            command = moves(await first.next("update"), "lost")
            await first.send(command)
            ack = await first.next("ack")
        async with server.socket(table.hello(seat)) as again:
            await again.send(command)
            repeated = await again.next("ack")
        assert repeated == {**ack, "repeated": True}


async def test_chat_and_pings_are_answered(database: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        async with server.socket(table.hello(0)) as one, server.socket(table.hello()) as spectator:
            await one.send({"type": "ping"})
            assert await one.next("pong") == {"type": "pong"}
            await one.send({"type": "chat", "id": "c", "text": "Good evening"})
            assert (await one.next("ack"))["id"] == "c"
            assert (await spectator.next("chat"))["text"] == "Good evening"


async def test_a_seat_can_be_taken_up_on_a_second_device(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = await mover(table)
        async with server.socket(table.hello(seat)) as phone, server.socket(table.hello(seat)) as desk:
            update = await phone.next("update")
            assert (await desk.next("update"))["view"] == update["view"]
            await desk.send(moves(update, "from the desk"))
            assert (await phone.next("update"))["seq"] == update["seq"] + 1


# -- refusals ------------------------------------------------------------------------------------------

FIRST: list[tuple[Any, str]] = [
    ("", "message-malformed"),
    ("{", "message-malformed"),
    (b"\xff\x00", "message-malformed"),
    ("[" * 30_000, "message-malformed"),
    ('{"type": "hello"}', "message-malformed"),
    ({"type": "hello", "table": 7}, "message-malformed"),
    ({"type": "dance"}, "message-malformed"),
    ({"type": "hello", "table": "a" * 10, "colour": "red"}, "message-malformed"),
    ({"type": "hello", "table": "a" * 10, "seen": -1}, "message-malformed"),
    ({"type": "hello", "table": "a" * 10, "seen": 10**40}, "message-malformed"),
    ({"type": "hello", "table": "a" * 10}, "table-unknown"),
    ({"type": "hello", "table": "\x00" * 10}, "table-unknown"),
    ({"type": "hello", "table": "a" * 10, "token": "\x00"}, "token-malformed"),
    ({"type": "hello", "table": "a" * 10, "token": "x" * 60_000}, "token-malformed"),
    ({"type": "ping"}, "hello-first"),
    ({"type": "moves", "id": "a", "seen": 0, "moves": []}, "hello-first"),
]


async def test_a_wrong_first_message_is_refused_in_words_and_the_socket_closed(database: str) -> None:
    async with running(database) as server:
        for message, key in FIRST:
            async with server.socket(message) as socket:
                refuse = await socket.next()
                assert refuse["refusal"]["key"] == key and refuse["words"], message
                assert await socket.closed() == 4400


async def test_hello_with_the_wrong_token_or_at_a_closed_table_is_refused(database: str) -> None:
    async with running(database) as server:
        table = await server.table(spectators=False)
        other = await server.table()
        for hello, key in (
            (table.hello(), "no-spectators"),
            ({**table.hello(), "token": other.tokens[0]}, "token-wrong"),
            ({**table.hello(), "token": table.host}, "token-wrong"),
            ({**table.hello(), "token": table.invite}, "no-spectators"),
        ):
            async with server.socket(hello) as socket:
                assert (await socket.next())["refusal"]["key"] == key
                assert await socket.closed() == 4400


async def test_refusals_are_in_the_language_of_the_hello(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        for lang, words in (("nl", "Toeschouwers"), ("zh-Hans", "观战者"), ("tlh", "Spectators")):
            async with server.socket(table.hello(lang=lang)) as socket:
                await socket.send({"type": "chat", "id": "x", "text": "hi"})
                assert (await socket.next("refuse"))["words"].startswith(words)


async def test_the_wrong_seat_a_stale_number_and_nonsense_change_nothing(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = await mover(table)
        other = (seat + 1) % 3
        before = await table.view(seat)
        legal = before["view"]["legal"][:1]
        async with server.socket(table.hello(other)) as socket:
            for message in (
                {"type": "moves", "id": "1", "seen": 0, "moves": legal},
                {"type": "moves", "id": "2", "seen": 99, "moves": legal},
                {"type": "moves", "id": "3", "seen": 0, "moves": [["nope"]]},
                {"type": "moves", "id": "4", "seen": 0, "moves": [10**40]},
                {"type": "moves", "id": "5", "seen": 0, "moves": [[[[[]]]]]},
                {"type": "undo", "id": "6", "seen": 0},
                {"type": "moves", "id": "", "seen": 0, "moves": legal},
                {"type": "chat", "id": "8", "text": ""},
                table.hello(seat),
                {"type": "lobby"},
            ):
                await socket.send(message)
                refuse = await socket.next("refuse")
                assert refuse["words"] and refuse["id"] == message.get("id"), message
        assert await table.view(seat) == before


# -- the fuzzer ----------------------------------------------------------------------------------------


def nonsense(rng: random.Random, table: RemoteTable) -> str | bytes:
    """A message as a stranger, a broken client or an attacker may send it."""
    sound: list[dict[str, Any]] = [
        {"type": "moves", "id": "f", "seen": rng.randrange(4), "moves": [rng.randrange(10_000)]},
        {"type": "undo", "id": "f", "seen": rng.randrange(4)},
        {"type": "chat", "id": "f", "text": "x"},
        {"type": "draft", "id": "f", "seen": 0, "moves": [rng.randrange(3000), ["pass"]]},
        {"type": "shown", "id": "s", "seq": rng.randrange(3000)},
        {"type": "ping"},
        table.hello(rng.randrange(3)),
    ]
    values: list[Any] = [None, True, -1, 10**30, 1.5, "", "\x00", "x" * 500, [], {}, [[[]]], {"a": [1]}]
    message: dict[str, Any] = {**rng.choice(sound)}
    for _ in range(rng.randrange(3)):
        name = rng.choice([*message, "extra", ""])
        if rng.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = rng.choice(values)
    text = json.dumps(message)
    how = rng.randrange(6)
    if how == 0:
        return text[: rng.randrange(len(text))]
    if how == 1:
        return rng.randbytes(rng.randrange(200))
    if how == 2:
        return "[" * rng.randrange(5000) + text
    return text if rng.random() < 0.8 else text.encode()


@pytest.mark.parametrize("seed", range(3))
async def test_nonsense_is_always_answered_and_leaves_nothing_behind(database: str, seed: int) -> None:
    rng = random.Random(seed)
    async with running(database) as server:
        table = await server.table()
        seat = await mover(table)
        before = (await table.view(seat))["view"]["board"]
        async with server.socket(table.hello((seat + 1) % 3)) as socket:
            await socket.next("update")
            for _ in range(300):
                await socket.send(nonsense(rng, table))
                answer = await socket.next()
                while answer["type"] in ("chat", "draft"):  # what was said or saved comes back as well
                    answer = await socket.next()
                assert answer["type"] in ("refuse", "ack", "pong")
                assert answer["type"] != "refuse" or answer["words"]
        assert (await table.view(seat))["view"]["board"] == before
        assert server.context.metrics.failed._value.get() == 0
        await quiet(server)


async def quiet(server: Running) -> None:
    """Until the server has forgotten all connections; fails when it does not."""
    async with asyncio.timeout(60):
        while (
            server.context.connections
            or server.context.broadcaster.watchers
            or server.context.socket_limit.by_address
        ):
            await asyncio.sleep(0.01)


async def test_a_frame_that_is_too_large_ends_the_connection_before_it_is_kept(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        async with server.socket(table.hello(0)) as socket:
            await socket.next("update")
            await socket.send("x" * 70_000)
            assert await socket.closed() == 1009
        async with server.socket(table.hello(0)) as socket:  # the same in pieces
            await socket.next("update")
            await socket.connection.send(["y" * 10_000] * 10)
            assert await socket.closed() == 1009
        await quiet(server)


async def test_a_flood_is_refused_then_cut_off(database: str) -> None:
    async with running(database, limits=1.0, moves_burst=20.0, moves_per_second=1.0) as server:
        table = await server.table(start=False)
        async with server.socket(table.hello(0)) as socket:
            await socket.next("update")
            for _ in range(120):
                await socket.send('{"type": "ping"}')
            answers: list[Any] = []
            async with asyncio.timeout(60):
                while not answers or answers[-1]["type"] != "bye":
                    answers.append(await socket.next())
            assert {answer["type"] for answer in answers} == {"pong", "refuse", "bye"}
            assert answers[-1] == {"type": "bye", "reason": "too-fast", "again_after": None}
            assert await socket.closed() == 4429
        await quiet(server)


async def test_an_address_may_hold_only_so_many_sockets(database: str) -> None:
    async with running(database, limits=1.0, sockets_most=2.0) as server:
        table = await server.table(start=False)
        async with server.socket(table.hello()), server.socket(table.hello()):
            with pytest.raises(InvalidStatus) as refused:
                async with server.socket(table.hello()):
                    pass
            assert refused.value.response.status_code == 429
            assert b"too-many-sockets" in refused.value.response.body
        await quiet(server)
        async with server.socket(table.hello()) as socket:
            await socket.next("update")


# -- who does not answer -------------------------------------------------------------------------------


async def test_who_says_no_hello_is_let_go(database: str) -> None:
    async with running(database, hello_within=0.2) as server, server.socket() as socket:
        assert await socket.next() == {"type": "bye", "reason": "quiet", "again_after": None}
        assert await socket.closed() == 4408


async def raw(server: Running, first: dict[str, Any]) -> sockets.socket:
    """A client that shakes hands, says hello, and then neither reads nor answers any more."""
    host, port = server.url.removeprefix("http://").split(":")
    client = sockets.socket()
    client.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, (host, int(port)))
    head = (
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    data = json.dumps(first).encode()
    frame = b"\x81\xfe" + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data
    await loop.sock_sendall(client, head.encode())
    await loop.sock_recv(client, 1000)
    await loop.sock_sendall(client, frame)
    return client


async def test_a_half_open_socket_is_found_and_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "ABORT_AFTER", 0.1)
    async with running(database, ping_every=0.3) as server:
        table = await server.table(start=False)
        client = await raw(server, table.hello(0))
        async with server.socket(table.hello(1)) as alive:
            await alive.next("update")
            await asyncio.sleep(0.2)
            assert len(server.context.connections) == 2
            async with asyncio.timeout(60):
                while len(server.context.connections) > 1:
                    await asyncio.sleep(0.02)
            await alive.send({"type": "ping"})
            assert await alive.next("pong")
        client.close()
        await quiet(server)


async def test_a_client_that_does_not_read_is_cut_off_and_holds_up_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "ABORT_AFTER", 0.1)
    async with running(database, send_within=0.3, send_buffer=4096) as server:
        table = await server.table()
        client = await raw(server, table.hello(0))
        async with server.socket(table.hello(1), max_queue=None) as alive:
            await alive.next("update")
            slowest = 0.0
            for number in range(400):
                started = time.monotonic()
                await alive.send({"type": "chat", "id": f"{number}", "text": "x" * 500})
                await alive.next("ack")
                slowest = max(slowest, time.monotonic() - started)
            async with asyncio.timeout(60):
                while len(server.context.connections) > 1:
                    await asyncio.sleep(0.02)
        assert slowest < 30.0
        assert server.context.metrics.dropped.labels("slow")._value.get() == 1
        client.close()
        await quiet(server)


# -- the lobby -----------------------------------------------------------------------------------------


async def test_the_lobby_is_told_live_and_only_what_everybody_may_know(database: str) -> None:
    async with running(database) as server, server.socket({"type": "lobby"}) as lobby:
        assert await lobby.next() == {"type": "lobby", "whole": True, "tables": [], "gone": []}
        table = await server.table(start=False, name="Tea house")
        hidden = await server.table(start=False, visibility="unlisted")
        news = await lobby.next()
        assert not news["whole"] and [info["name"] for info in news["tables"]] == ["Tea house"]
        while len([s for s in news["tables"][0]["seats"] if s["kind"] == "human"]) < 3:
            news = await lobby.next()
        await server.ask("POST", table.path + "/start", table.host)
        news = await lobby.next()
        assert [info["status"] for info in news["tables"]] == ["playing"]
        assert hidden.id not in json.dumps(news)
        assert await lobby.silent(1.5)


async def test_a_lobby_watcher_can_ask_for_some_tables_only(database: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        async with server.socket({"type": "lobby", "status": "waiting"}) as lobby:
            assert [info["id"] for info in (await lobby.next())["tables"]] == [table.id]
            await server.ask("POST", table.path + "/start", table.host)
            assert await lobby.next() == {"type": "lobby", "whole": False, "tables": [], "gone": [table.id]}
        async with server.socket({"type": "lobby", "game": "go"}) as lobby:
            assert (await lobby.next())["tables"] == []
            await lobby.send({"type": "chat", "id": "x", "text": "hello?"})
            assert (await lobby.next())["refusal"]["key"] == "spectators-only-watch"


# -- the end -------------------------------------------------------------------------------------------


async def test_a_server_that_stops_says_goodbye_and_asks_to_come_back(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        async with (
            server.socket(table.hello(0)) as seat,
            server.socket(table.hello()) as spectator,
            server.socket({"type": "lobby"}) as lobby,
        ):
            await seat.next("update")
            await lobby.next()
            server.server.should_exit = True
            for socket in (seat, spectator, lobby):
                bye = await socket.next("bye")
                assert bye["reason"] == "stopping" and 0 < bye["again_after"] <= 3
                assert await socket.closed() == 1012


async def test_a_page_of_another_site_cannot_open_a_socket(database: str) -> None:
    async with running(database, origins=("https://play.example.org",)) as server:
        table = await server.table()
        address = server.url.replace("http", "ws") + "/ws"
        for origin in ("https://evil.example", "null", "https://play.example.org.evil.example", "::"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, origin=origin):  # type: ignore[arg-type]
                    pass
            response = refused.value.response
            assert response.status_code == 403 and b"origin-foreign" in response.body
            assert response.headers["x-content-type-options"] == "nosniff"
        for origin in (server.url, "https://play.example.org"):
            async with server.socket(table.hello(), origin=origin) as socket:
                await socket.next("update")


# -- one seat, several connections ---------------------------------------------------------------------


async def test_two_tabs_on_one_seat_both_see_and_both_play(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        for number in range(4):
            seat = await mover(table)
            async with server.socket(table.hello(seat)) as one, server.socket(table.hello(seat)) as other:
                first, second = await one.next("update"), await other.next("update")
                assert first == second
                tab, beside = (one, other) if number % 2 else (other, one)
                await tab.send(moves(first, f"tab{number}"))
                assert (await tab.next("ack"))["seq"] == first["seq"] + 1
                assert (await beside.next("update"))["seq"] == first["seq"] + 1
                await beside.send(moves(second, f"late{number}"))  # from the old picture
                assert (await beside.next("refuse"))["refusal"]["key"] == "command-stale"


async def test_a_connection_loses_the_seat_at_once_when_its_link_is_renewed(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        async with server.socket(table.hello(0)) as old, server.socket(table.hello(1)) as other:
            seen = (await old.next("update"))["seq"]
            poll = asyncio.create_task(
                server.refused("GET", f"{table.path}/view?seen={seen}&events=999&wait=20", table.tokens[0])
            )
            await other.next("update")
            await asyncio.sleep(0.1)
            fresh = await server.ask("POST", table.path + "/link", table.tokens[0])
            lost = await old.next()
            assert (lost["type"], lost["refusal"]["key"]) == ("refuse", "link-renewed")
            bye = await old.next()
            assert (bye["type"], bye["reason"], bye["again_after"]) == ("bye", "seat-lost", None)
            assert await old.closed() == 4403
            async with asyncio.timeout(15):
                assert await poll == (403, "link-renewed")
            assert await other.silent()
        table.tokens[0] = fresh["token"]
        async with server.socket(table.hello(0)) as again:
            assert (await again.next("update"))["view"]["seat"] == 0


@pytest.mark.parametrize("way", ["kicked", "left", "replaced"])
async def test_a_connection_loses_a_seat_that_is_no_longer_its_own(database: str, way: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        async with server.socket(table.hello(1)) as guest:
            await guest.next("update")
            if way == "left":  # in another tab
                await server.ask("POST", table.path + "/leave", table.tokens[1])
            else:
                await server.ask("DELETE", table.path + "/seats?seat=1", table.host)
            if way == "replaced":
                await server.ask("POST", table.path + "/join", body={"name": "New", "seat": 1})
            assert (await guest.next("refuse"))["refusal"]["key"] == "seat-lost"
            assert (await guest.next())["reason"] == "seat-lost"
            assert await guest.closed() == 4403
