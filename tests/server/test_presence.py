"""Presence: who is here, away or gone, by open pages alone; and that it tells nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bakufu.server.storage import db
from bakufu.server.storage.notify import Notifier
from bakufu.server.storage.schema import last_seen
from bakufu.server.tables import admin, lobby
from bakufu.server.tables.presence import (
    FORGET_AFTER,
    GONE_AFTER,
    HIDDEN_AFTER,
    STORE_EVERY,
    Guest,
    PresenceRegistry,
)
from bakufu.server.tables.store import TableStore
from tests.server.absence import LOG, Clock
from tests.server.playing import PLAN, PlayedTable, open_store, seated
from tests.server.running import running


class Rooms:
    """The presence at one table, as one process knows it."""

    def __init__(self, store: TableStore, table: PlayedTable) -> None:
        self.registry = PresenceRegistry(store, LOG)
        self.table = table
        self.woken = 0
        self.registry.on_change.append(self.wake)

    async def wake(self, table_id: str) -> None:
        self.woken += 1

    async def enter(self, seat: int | None, browser: str = "", visible: bool = True) -> Guest:
        guest = Guest(self.table.id, seat, browser, visible)
        await self.registry.enter(guest)
        return guest

    async def where(self) -> list[str]:
        return [seat.where for seat in (await self.registry.presence(self.table.id)).seats]

    async def since(self, seat: int) -> float | None:
        return (await self.registry.presence(self.table.id)).seats[seat].since


async def test_a_seat_is_here_away_or_gone(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        assert await rooms.where() == ["gone", "gone"] and await rooms.since(0) is None
        page = await rooms.enter(0)
        await rooms.enter(1, visible=False)
        assert await rooms.where() == ["here", "away"]
        await rooms.registry.set_visible(page, False)
        assert await rooms.where() == ["here", "away"], "not at once"
        clock.now += HIDDEN_AFTER
        await rooms.registry.tick()
        assert await rooms.where() == ["away", "away"]
        await rooms.registry.set_visible(page, True)
        assert await rooms.where() == ["here", "away"]
        left = clock.now
        await rooms.registry.leave(page)
        clock.now += GONE_AFTER
        await rooms.registry.tick()
        assert await rooms.where() == ["gone", "away"]
        assert await rooms.since(0) == left // 60 * 60, "by the minute"


async def test_a_reload_is_no_absence(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        page = await rooms.enter(0)
        told = rooms.woken
        for _ in range(20):
            await rooms.registry.leave(page)
            clock.now += GONE_AFTER - 1
            await rooms.registry.tick()
            assert (await rooms.where())[0] == "here"
            page = await rooms.enter(0)
            await rooms.registry.tick()
        assert rooms.woken == told, "nobody was told anything"


async def test_several_tabs_are_one_person(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        one, other = await rooms.enter(0), await rooms.enter(0, visible=False)
        await rooms.registry.leave(one)
        clock.now += GONE_AFTER
        await rooms.registry.tick()
        assert (await rooms.where())[0] == "away"
        await rooms.registry.set_visible(other, True)
        assert (await rooms.where())[0] == "here"


async def test_spectators_are_counted_by_browser(database: str) -> None:
    async with open_store(database) as store:
        rooms = Rooms(store, await seated(store))
        for browser in ("a", "a", "b", "", ""):
            await rooms.enter(None, browser)
        assert (await rooms.registry.presence(rooms.table.id)).spectators == 4


async def test_when_somebody_was_last_seen_survives_a_restart(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        page = await rooms.enter(0)
        await rooms.enter(1)
        clock.now += STORE_EVERY
        await rooms.registry.tick()
        left = clock.now = clock.now + 10
        await rooms.registry.leave(page)
        clock.now += GONE_AFTER
        await rooms.registry.tick()
        table = rooms.table
    clock.now += 500
    async with open_store(database, clock) as store:
        rooms = Rooms(store, table.at(store))
        await rooms.registry.tick()
        assert await rooms.since(0) == left // 60 * 60
        assert await rooms.since(1) == (left - 10) // 60 * 60, "the server was killed; this was noted last"
        assert await rooms.registry.gone_since(table.id) == {0: left, 1: left - 10}


async def test_a_restart_of_the_server_makes_nobody_absent(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        await rooms.enter(0)
        await rooms.enter(1)
        await rooms.registry.stop()
    clock.now += 5
    async with open_store(database, clock) as store:
        rooms = Rooms(store, rooms.table.at(store))
        await rooms.enter(1)
        assert await rooms.where() == ["here", "here"], "the other page has not found back yet"
        clock.now += GONE_AFTER
        woken = rooms.woken
        await rooms.registry.tick()
        assert await rooms.where() == ["gone", "here"] and rooms.woken == woken + 1


async def test_many_rows_are_stored_although_one_table_is_gone(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms, other = Rooms(store, await seated(store)), await seated(store)
        await rooms.enter(0)
        await rooms.registry.enter(Guest(other.id, 0, "", visible=True))
        await admin.delete(store.engine, other.id)
        clock.now += STORE_EVERY
        await rooms.registry.tick()
        assert [(row.table_id, row.seat) for row in await stored(store)] == [(rooms.table.id, 0)]


async def test_private_moves_drafts_and_chat_change_nothing_in_presence(database: str) -> None:
    """Neither what is told, nor the moment at which it is told, nor what is stored."""
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        page = await rooms.enter(0)
        await rooms.enter(1)
        await rooms.registry.set_visible(page, False)
        clock.now += HIDDEN_AFTER  # from now on a tick would tell that the page is hidden
        before, woken, shown = await stored(store), rooms.woken, rooms.registry.shown(rooms.table.id)
        await rooms.table.move(0, ["stance", "wave"])
        await rooms.table.undo(0)
        await rooms.table.move(1, *PLAN)
        assert rooms.woken == woken and rooms.registry.shown(rooms.table.id) == shown
        assert await stored(store) == before
        await rooms.registry.tick()
        assert rooms.woken == woken + 1


async def stored(store: TableStore) -> list[Any]:
    async with db.reading(store.engine) as connection:
        return list(await connection.execute(last_seen.select()))


async def test_whoever_sits_down_is_listed(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, 3, start=False)
        rooms = Rooms(store, table)
        await rooms.enter(None)
        await lobby.leave(store, table.id, table.tokens[1])
        assert b'"seat":1' not in rooms.registry.shown(table.id)


# -- over sockets --------------------------------------------------------------------------------------


async def until(socket: Any, wanted: Callable[[Any], bool]) -> Any:
    while True:
        message = await socket.next("presence")
        if wanted(message):
            return message


async def test_sockets_are_told_who_comes_and_who_hides(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        hello = table.hello(0, presence=True)
        async with server.socket(hello) as mine:
            await until(mine, lambda told: told["seats"][0]["where"] == "here")
            async with server.socket(table.hello(1)) as other:
                await until(mine, lambda told: told["seats"][1]["where"] == "here")
                await other.send({"type": "visible", "visible": False})
                await until(mine, lambda told: told["seats"][1]["where"] == "away")
            async with server.socket(table.hello(None, browser="b")) as guest:
                told = await until(mine, lambda told: told["spectators"] == 1)
                assert [seat["seat"] for seat in told["seats"]] == [0, 1, 2]
                await guest.send({"type": "visible", "visible": False})
                await guest.send({"type": "ping"})
                await guest.next("pong")
        asked = await server.ask("GET", table.path + "/presence")
        assert asked["type"] == "presence"


async def test_nobody_is_told_who_does_not_ask(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        async with server.socket(table.hello(0)) as socket, server.socket(table.hello(1)):
            await socket.next("update")
            await socket.send({"type": "ping"})
            assert (await socket.next())["type"] == "pong"


async def test_an_unwilling_table_tells_no_stranger(database: str) -> None:
    async with running(database) as server:
        table = await server.table(spectators=False, visibility="link")
        for path in ("/presence", "/events"):
            assert (await server.refused("GET", table.path + path))[0] == 403
        async with server.socket(table.hello(None, presence=True, table_events=0)) as socket:
            assert (await socket.next())["refusal"]["key"] == "no-spectators"


async def test_a_long_name_of_a_browser_is_refused(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        async with server.socket(table.hello(None, browser="x" * 41)) as socket:
            assert (await socket.next("refuse"))["refusal"]["key"] == "message-malformed"


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_processes_tell_each_other_who_is_there(database: str) -> None:
    async with running(database) as one:
        table = await one.table()
        async with one.socket(table.hello(0)), running(database) as other:
            watching = table.hello(1, presence=True)
            async with other.socket(watching) as socket:
                # The second process asks when it begins to listen, and is told about who was there before.
                await until(socket, lambda told: told["seats"][0]["where"] == "here")
                async with one.socket(table.hello(2)):
                    await until(socket, lambda told: told["seats"][2]["where"] == "here")


async def test_a_process_that_falls_silent_is_forgotten(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        await rooms.enter(1)
        said = b'{"seats":{"0":"here"},"left":{},"spectators":["x"]}'
        await rooms.registry.presence_told("p", rooms.table.id, said)
        await rooms.registry.presence_told("p", rooms.table.id, b"not json")
        assert await rooms.where() == ["here", "here"]
        woken = rooms.woken
        clock.now += FORGET_AFTER + 1
        await rooms.registry.tick()
        assert await rooms.where() == ["gone", "here"] and rooms.woken == woken + 1


async def test_when_somebody_left_another_process_is_known_here(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        rooms = Rooms(store, await seated(store))
        await rooms.enter(1)
        left = clock.now - 200
        said = f'{{"seats":{{}},"left":{{"0":{left}}},"spectators":[]}}'.encode()
        await rooms.registry.presence_told("p", rooms.table.id, said)
        assert await rooms.registry.gone_since(rooms.table.id) == {0: clock.now}, "only since the start"
        clock.now += 1000
        await rooms.registry.tick()
        await rooms.registry.presence_told("p", rooms.table.id, said.replace(b"999800", b"1000300"))
        assert await rooms.since(0) == 1_000_300 // 60 * 60


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_only_the_newest_word_about_a_table_is_sent(database: str) -> None:
    async with open_store(database) as store:
        told: list[bytes] = []

        class Listener:
            def repeat_all(self) -> None: ...

            async def presence_told(self, process: str, table_id: str, data: bytes) -> None:
                told.append(data)
                heard.set()

        heard = asyncio.Event()
        listener: Any = type(
            "L", (), {"listened_tables": lambda self: [], "listens_to": lambda self, t: False}
        )()
        here = Notifier(store.engine, store.writer, listener, LOG, Listener())
        there = Notifier(store.engine, store.writer, listener, LOG, Listener())
        tasks = [asyncio.create_task(here.run()), asyncio.create_task(there.run())]
        await here.listening.wait()
        await there.listening.wait()
        here.send_presence("t", b"old")
        here.send_presence("t", b"new")
        async with asyncio.timeout(60):
            await heard.wait()
        assert told == [b"new"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
