"""Beats as they leave the server: only to who asks, none when a connection begins, limited over HTTP."""

from __future__ import annotations

import pytest

from bakufu.engine import registry
from tests.server.running import RemoteTable, running

QUESTIONS = 3  # that one address may ask at once


async def moved(table: RemoteTable) -> None:
    """Somebody makes a move that everybody hears of."""
    before = len((await table.view())["events"])
    while len((await table.view())["events"]) == before:
        seat = (await table.view())["view"]["to_act"][0]
        await table.move(seat, (await table.view(seat))["view"]["legal"][:1])


@pytest.mark.parametrize("game", registry.games())
async def test_only_who_asks_gets_beats_and_none_of_the_past(database: str, game: str) -> None:
    async with running(database) as server:
        table = await server.table(game=game)
        await moved(table)
        past = {"seen": 1, "events": 0}  # as somebody says who wants all of it again and again
        async with (
            server.socket(table.hello(beats=True, **past)) as asking,
            server.socket(table.hello(**past)) as other,
        ):
            assert (await asking.next("update"))["beats"] == []
            assert (await other.next("update"))["beats"] == []
            await moved(table)
            update = await asking.next("update")
            assert len(update["beats"]) == len(update["events"]) > 0
            assert (await other.next("update"))["beats"] == []


@pytest.mark.parametrize("game", registry.games())
async def test_the_first_move_of_a_table_has_beats_too(database: str, game: str) -> None:
    """Who has seen the position before it, the first of the table, is shown how it came about."""
    async with running(database) as server:
        table = await server.table(game=game)
        async with server.socket(table.hello(beats=True)) as socket:
            first = await socket.next("update")
            assert first["seq"] == 0 and first["beats"] == []
            await moved(table)
            update = await socket.next("update")
            while not update["events"]:
                update = await socket.next("update")
            assert len(update["beats"]) == len(update["events"])


async def test_past_boards_over_http_are_limited_like_advice(database: str) -> None:
    async with running(database, limits=1.0, questions_per_second=0.001, questions_burst=QUESTIONS) as server:
        table = await server.table()
        await moved(table)
        query = {"seen": "1", "events": "0", "beats": "1"}
        answers = [await server.http.get(table.path + "/view", params=query) for _ in range(QUESTIONS + 1)]
        assert all(answer.status_code == 200 and answer.json()["beats"] for answer in answers[:QUESTIONS])
        refused = answers[-1]
        assert refused.status_code == 429 and refused.json()["refusal"]["key"] == "too-fast"
        assert (await server.http.get(table.path + "/view")).status_code == 200
