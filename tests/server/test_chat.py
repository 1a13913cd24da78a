"""Chat and private notes."""

from __future__ import annotations

import asyncio

import pytest

from bakufu.server.storage import db
from bakufu.server.tables import chat
from tests.server.playing import memory, open_store, refused, seated


async def test_what_is_said_is_heard_in_order_and_after_a_restart(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        await chat.add_line(store, table.id, table.tokens[0], " Hello ")
        await chat.add_line(store, table.id, table.tokens[1], "你好 👋")
        lines = await chat.since(store, table.id, 0)
        assert [(line.number, line.name, line.text) for line in lines] == [
            (1, "Aya", "Hello"), (2, "Ben", "你好 👋"),
        ]  # fmt: skip
        assert await chat.since(store, table.id, 1) == lines[1:]
        known = memory(await table.loaded())
    async with open_store(database) as store:
        assert await chat.since(store, table.id, 0) == lines
        assert memory(await store.get(table.id)) == known


async def test_all_may_speak_at_once(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        said = [chat.add_line(store, table.id, table.tokens[n % 2], f"line {n}") for n in range(20)]
        numbers = [line.number for line in await asyncio.gather(*said)]
        assert sorted(numbers) == list(range(1, 21))


async def test_old_lines_come_from_the_database_when_memory_keeps_only_the_last(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db, "CHAT_KEPT", 5)
    monkeypatch.setattr("bakufu.server.tables.table.CHAT_KEPT", 5)
    async with open_store(database) as store:
        table = await seated(store)
        for number in range(1, 13):
            await chat.add_line(store, table.id, table.tokens[0], str(number))
        assert len((await table.loaded()).chat) <= 6
        assert [line.number for line in await chat.since(store, table.id, 2)] == list(range(3, 13))
        assert [line.number for line in await chat.since(store, table.id, 10)] == [11, 12]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "\0"])
async def test_a_line_that_is_empty_or_too_long_is_refused(database: str, text: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        assert (await refused(chat.add_line(store, table.id, table.tokens[0], text))).key == "chat-length"


async def test_text_that_a_database_cannot_hold_is_made_to_fit(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        assert (await chat.add_line(store, table.id, table.tokens[0], "a\0b\ud800")).text == "ab?"
        await chat.write_notes(store, table.id, table.tokens[0], "a\0b\ud800")
        assert await chat.notes(store, table.id, table.tokens[0]) == "ab?"


async def test_only_seats_speak(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        for stranger in (table.host, table.invite, ""):
            assert (await refused(chat.add_line(store, table.id, stranger, "hi"))).key == "token-wrong"


async def test_notes_are_private_and_kept(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        assert await chat.notes(store, table.id, table.tokens[0]) == ""
        await chat.write_notes(store, table.id, table.tokens[0], "attack Ben")
        await chat.write_notes(store, table.id, table.tokens[0], "attack Ben at dawn")
    async with open_store(database) as store:
        assert await chat.notes(store, table.id, table.tokens[0]) == "attack Ben at dawn"
        assert await chat.notes(store, table.id, table.tokens[1]) == ""
        assert (await refused(chat.notes(store, table.id, table.invite))).key == "token-wrong"
        long = chat.write_notes(store, table.id, table.tokens[0], "x" * 20_001)
        assert (await refused(long)).key == "notes-length"


async def test_notes_from_two_devices_at_once_leave_one_of_them(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        table = await seated(one)
        texts = [f"text {n}" for n in range(10)]
        await asyncio.gather(
            *(chat.write_notes((one, other)[n % 2], table.id, table.tokens[0], texts[n]) for n in range(10))
        )
        assert await chat.notes(one, table.id, table.tokens[0]) in texts
