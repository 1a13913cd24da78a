"""Reactions, ready phrases, and the spectators' chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bakufu.server.tables import chat
from tests.server.persons import somebody
from tests.server.playing import memory, open_store, refused, seated
from tests.server.running import RemoteTable, Running, bearer, running

SECRET = "a-secret-of-this-browser"
OTHER = "another-browser's-secret"


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@asynccontextmanager
async def table_at(database: str, **options: Any) -> AsyncIterator[tuple[Running, RemoteTable]]:
    async with running(database) as server:
        yield server, await server.table(**options)


async def tell(
    server: Running, table: RemoteTable, what: str, body: Any, token: str | None = None, browser: str = SECRET
) -> tuple[int, Any]:
    headers = {**bearer(token), "X-Browser": browser}
    answer = await server.http.post(f"{table.path}/{what}", json=body, headers=headers)
    return answer.status_code, answer.json()


async def watched(
    server: Running, table: RemoteTable, token: str | None = None, browser: str = SECRET
) -> Any:
    headers = {**bearer(token), "X-Browser": browser}
    answer = await server.http.get(f"{table.path}/spectators", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["lines"]


def key(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["refusal"]["key"]


# -- the table's chat ----------------------------------------------------------------------------------


async def test_a_sign_is_put_to_a_line_once_by_each_seat_and_taken_away_again(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await chat.add_line(store, table.id, table.tokens[0], "Hello")
        for seat in (1, 0, 1):
            line = await chat.react(store, table.id, table.tokens[seat], 1, "like", True)
        assert line.reactions == {"like": [0, 1]} and line.edit == 2
        line = await chat.react(store, table.id, table.tokens[1], 1, "like", False)
        assert line.reactions == {"like": [0]}
        known = memory(await table.loaded())
        assert (
            await refused(chat.react(store, table.id, table.tokens[0], 1, "<b>", True))
        ).key == "sign-unknown"
        assert (
            await refused(chat.react(store, table.id, table.tokens[0], 9, "like", True))
        ).key == "line-unknown"
        assert (await refused(chat.react(store, table.id, table.host, 1, "like", True))).key == "token-wrong"
    async with open_store(database) as store:
        assert memory(await store.get(table.id)) == known


async def test_reactions_of_several_processes_at_once_all_count(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        table = await seated(one, players=4)
        await chat.add_line(one, table.id, table.tokens[0], "Hello")
        await asyncio.gather(
            *(
                chat.react((one, other)[seat % 2], table.id, table.tokens[seat], 1, sign, True)
                for seat in range(4)
                for sign in ("like", "wow")
            )
        )
        await one.catch_up(table.id)
        assert (await one.get(table.id)).chat[0].reactions == {"like": [0, 1, 2, 3], "wow": [0, 1, 2, 3]}


async def test_a_ready_phrase_is_read_by_each_in_their_own_language(database: str) -> None:
    async with table_at(database) as (server, table), server.socket(table.hello(1, lang="nl")) as dutch:
        await server.ask("POST", table.path + "/chat", table.tokens[0], {"phrase": "good-game"})
        line = await dutch.next("chat")
        assert (line["phrase"], line["text"]) == ("good-game", "Mooi spel!")
        for lang, text in (("en", "Good game!"), ("zh", "这局真精彩！")):
            answer = await server.http.get(table.path + "/chat", headers={"Accept-Language": lang})
            assert answer.json()[0]["text"] == text
        for body, why in (
            ({"phrase": "web-lobby"}, "phrase-unknown"),
            ({"phrase": "hello", "text": "x"}, "phrase-with-text"),
        ):
            assert (await server.refused("POST", table.path + "/chat", table.tokens[0], body))[1] == why


async def test_a_line_that_has_changed_is_sent_again_and_only_once(database: str) -> None:
    async with table_at(database) as (server, table), server.socket(table.hello(1)) as socket:
        await server.ask("POST", table.path + "/chat", table.tokens[0], {"text": "Hello"})
        assert (await socket.next("chat"))["edit"] == 0
        body = {"line": 1, "sign": "cheers"}
        await server.ask("POST", table.path + "/reactions", table.tokens[1], body)
        line = await socket.next("chat")
        assert (line["number"], line["edit"], line["reactions"]) == (1, 1, {"cheers": [1]})
        async with server.socket(table.hello(1, chat=1, chat_edits=1)) as again:
            await server.ask("POST", table.path + "/chat", table.tokens[0], {"text": "More"})
            assert (await again.next("chat"))["number"] == 2  # what it has is not sent once more


# -- spectators ----------------------------------------------------------------------------------------


async def test_spectators_talk_to_each_other_and_players_do_not_hear_it(database: str) -> None:
    async with (
        table_at(database) as (server, table),
        server.socket(table.hello(None, presence=True)) as watching,
        server.socket(table.hello(0, presence=True)) as playing,
    ):
        assert (await tell(server, table, "spectators", {"text": "What a war", "name": "Mei"}))[0] == 200
        assert (await watching.next("spectator-chat"))["changes"] == 1
        [line] = await watched(server, table)
        assert (line["name"], line["text"], line["mine"]) == ("Mei", "What a war", True)
        assert not (await watched(server, table, browser=OTHER))[0]["mine"]
        for token in table.tokens:
            assert await server.refused("GET", table.path + "/spectators", token) == (
                403,
                "spectators-only",
            )
            answer = await tell(server, table, "spectators", {"text": "hm", "name": "x"}, token)
            assert key(answer) == (403, "spectators-only")
        await server.ask("POST", table.path + "/chat", table.tokens[1], {"text": "Next"})
        heard = [await playing.next()]
        while heard[-1]["type"] != "chat":
            heard.append(await playing.next())
        assert "spectator-chat" not in {message["type"] for message in heard}
        assert "What a war" not in str(heard) and "Mei" not in str(heard)


async def test_after_the_game_both_rooms_are_open_to_everybody(database: str) -> None:
    async with table_at(database) as (server, table):
        assert (await tell(server, table, "spectators", {"text": "Psst", "name": "Mei"}))[0] == 200
        answer = await tell(server, table, "spectators", {"text": "Hi", "name": "Mei", "room": "table"})
        assert key(answer) == (403, "table-chat-players")
        body = {"id": "e", "action": "end"}
        await server.ask("POST", table.path + "/host", table.host, body)
        assert [line["text"] for line in await watched(server, table, table.tokens[0])] == ["Psst"]
        assert (await tell(server, table, "spectators", {"text": "So that was it"}, table.tokens[0]))[
            0
        ] == 200
        assert (await watched(server, table))[1]["seat"] == 0
        answer = await tell(
            server, table, "spectators", {"text": "Well done", "name": "Mei", "room": "table"}
        )
        assert answer[0] == 200
        [line] = await server.ask("GET", table.path + "/chat", table.tokens[1])
        assert (line["seat"], line["name"], line["text"]) == (None, "Mei", "Well done")


async def test_a_person_with_a_seat_does_not_read_along_from_their_account(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table(start=False, players=3)
        await server.ask("DELETE", table.path + "/seats?seat=0", table.host)
        await server.ask("POST", table.path + "/join", tomoe.token, {"name": "x", "seat": 0})
        await server.ask("POST", table.path + "/start", table.host)
        assert await server.refused("GET", table.path + "/spectators", tomoe.token) == (
            403,
            "spectators-only",
        )
        answer = await tell(server, table, "spectators", {"text": "hm"}, tomoe.token)
        assert key(answer) == (403, "spectators-only")


async def test_nobody_passes_for_a_player_or_another_spectator_or_an_account(database: str) -> None:
    async with table_at(database) as (server, table):
        await somebody(server.context.people, "Tomoe")
        assert (await tell(server, table, "spectators", {"text": "I", "name": "Mei"}))[0] == 200
        for name, why in (
            ("guest 0", "seat-name-taken"), ("Guеst 0", "seat-name-mixed"), ("guest O", "seat-name-taken"),
            ("M e i", "seat-name-taken"), ("TOMOE", "person-name-taken"), ("", "name-malformed"),
        ):  # fmt: skip
            answer = await tell(server, table, "spectators", {"text": "I", "name": name}, browser=OTHER)
            assert answer[1]["refusal"]["key"] == why, name
        short = await tell(server, table, "spectators", {"text": "I", "name": "Bo"}, browser="short")
        assert key(short)[1] == "browser-missing"


async def test_an_author_cannot_be_followed_to_another_table(database: str) -> None:
    async with running(database) as server:
        tables = [await server.table(), await server.table()]
        authors = set()
        for table in tables:
            await tell(server, table, "spectators", {"text": "I", "name": "Mei"})
            [line] = await watched(server, table)
            authors.add(line["author"])
            assert SECRET not in str(line)
        assert len(authors) == 2


async def test_spectators_put_signs_to_their_own_lines_alone(database: str) -> None:
    async with table_at(database) as (server, table):
        await server.ask("POST", table.path + "/chat", table.tokens[0], {"text": "Hello"})
        await tell(server, table, "spectators", {"text": "I", "name": "Mei"})
        assert key(await tell(server, table, "reactions", {"line": 1, "sign": "like"})) == (
            403,
            "table-chat-players",
        )
        body = {"room": "spectators", "line": 1, "sign": "like"}
        done = await asyncio.gather(
            *(tell(server, table, "reactions", body, browser=f"browser-number-{n:04}") for n in range(8))
        )
        assert {status for status, _ in done} == {200}
        [line] = await watched(server, table, browser="browser-number-0003")
        assert line["reactions"] == {"like": 8} and line["own"] == ["like"]
        assert key(await tell(server, table, "reactions", body, table.tokens[0])) == (403, "spectators-only")


async def test_a_private_table_has_a_private_spectators_chat(database: str) -> None:
    async with table_at(database, visibility="link") as (server, table):
        assert await server.refused("GET", table.path + "/spectators") == (403, "invitation-wrong")
        assert (
            key(await tell(server, table, "spectators", {"text": "I", "name": "Mei"}))[1]
            == "invitation-wrong"
        )
        assert (await tell(server, table, "spectators", {"text": "I", "name": "Mei"}, table.invite))[0] == 200
        closed = await server.table(spectators=False)
        assert await server.refused("GET", closed.path + "/spectators") == (403, "no-spectators")
