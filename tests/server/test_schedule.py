"""Tables that start at a time: the notices before it, the start, and what happens when seats are free."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import structlog
from sqlalchemy import select

from bakufu.server.protocol import CreateTable, JoinTable
from bakufu.server.storage import db, schema
from bakufu.server.storage.notices_schema import notices
from bakufu.server.tables import lobby, schedule
from bakufu.server.tables.schedule import GRACE, SOON, ScheduleTask
from tests.server.noticing import NOON, Clock, House, receiver
from tests.server.persons import Somebody
from tests.server.playing import PlayedTable, open_store, refused, seated
from tests.server.running import http_client, program

LOG: Any = structlog.get_logger("test")
AT = NOON + 3600.0


class Evening(House):
    """A house whose tables start by themselves."""

    async def check(self, at: float) -> None:
        self.clock.at = at
        await ScheduleTask(self.store, LOG).check()

    async def told(self) -> list[tuple[str, str]]:
        """Who is told what, in order."""
        async with db.reading(self.store.engine) as connection:
            found = await connection.execute(select(notices).order_by(notices.c.id))
            return [(row.recipient, row.kind) for row in found]

    async def host(self, table: PlayedTable, who: Somebody) -> None:
        await self.store.transaction(table.id, lambda one: one.set_table(host_person=who.id))


@asynccontextmanager
async def evening(database: str) -> AsyncIterator[Evening]:
    clock = Clock()
    async with open_store(database, clock) as store:
        yield Evening(store, clock)


async def test_a_full_table_starts_at_its_time_and_not_before(database: str) -> None:
    async with evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT, pace="live", timeout="bot")
        await house.check(AT - 1)
        assert (await table.loaded()).status == "waiting"
        await house.check(AT)
        loaded = await table.loaded()
        assert (loaded.status, loaded.row.started_at) == ("playing", AT)
        assert loaded.seats[0].due_at is not None, "the clocks run"
        await house.check(AT + 1)
        assert (await table.loaded()).row.version == loaded.row.version, "nothing more is due"


async def test_everybody_seated_and_the_host_are_told_once_a_quarter_of_an_hour_before(database: str) -> None:
    async with evening(database) as house:
        table = await seated(house.store, 3, start=False, starts_at=AT)
        anna, ben = await house.person("Anna"), await house.person("Ben")
        await house.sit(table, 0, anna)
        await house.host(table, ben)
        await house.check(AT - SOON - 1)
        assert await house.told() == []
        await house.check(AT - SOON)
        await house.check(AT - SOON + 1)
        assert await house.told() == [(anna.id, "soon"), (ben.id, "soon")]


async def test_a_host_who_also_plays_is_told_once(database: str) -> None:
    async with evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT)
        anna = await house.person("Anna")
        await house.sit(table, 1, anna)
        await house.host(table, anna)
        await house.check(AT - SOON)
        assert await house.told() == [(anna.id, "soon")]


async def test_a_table_with_a_free_seat_waits_and_its_people_are_told(database: str) -> None:
    async with evening(database) as house:
        made = await lobby.create(house.store, CreateTable(game="dojo", players=2, starts_at=AT))
        table = PlayedTable(house.store, made.table.id, made.host_token, made.invite, [])
        anna, ben = await house.person("Anna"), await house.person("Ben")
        await lobby.join(house.store, table.id, JoinTable(name="Anna"))
        await house.sit(table, 0, anna)
        await house.host(table, ben)
        await house.check(AT)
        await house.check(AT + 1)
        assert (await table.loaded()).status == "waiting"
        assert await house.told() == [(anna.id, "late"), (ben.id, "late")]


@pytest.mark.parametrize(("late", "status"), [(GRACE - 1, "playing"), (GRACE, "waiting")])
async def test_the_last_seat_starts_it_for_an_hour_then_the_host_does(
    database: str, late: float, status: str
) -> None:
    async with evening(database) as house:
        made = await lobby.create(house.store, CreateTable(game="dojo", players=2, starts_at=AT))
        await lobby.join(house.store, made.table.id, JoinTable(name="Anna"))
        await house.check(AT)
        await lobby.join(house.store, made.table.id, JoinTable(name="Ben"))
        await house.check(AT + late)
        assert (await house.store.get(made.table.id)).status == status
        if status == "waiting":
            assert (await lobby.start(house.store, made.table.id, made.host_token)).status == "playing"


@pytest.mark.parametrize("at", [NOON, NOON - 1, NOON + 400 * 86_400, float("nan"), float("inf")])
async def test_a_time_must_be_ahead_and_not_too_far(database: str, at: float) -> None:
    async with evening(database) as house:
        wish = CreateTable(game="dojo", players=2, starts_at=at)
        assert (await refused(lobby.create(house.store, wish))).key == "schedule-time"


async def test_the_host_moves_the_time_and_everybody_else_is_told(database: str) -> None:
    async with evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT)
        anna, ben = await house.person("Anna"), await house.person("Ben")
        await house.sit(table, 0, anna)
        await house.sit(table, 1, ben)
        await house.host(table, ben)
        await house.check(AT - SOON)
        await schedule.set_time(house.store, table.id, table.host, AT + 7200)
        await house.check(AT)
        assert (await table.loaded()).status == "waiting"
        await house.check(AT + 7200 - SOON)
        kinds = [kind for who, kind in await house.told() if who == anna.id]
        assert kinds == ["soon", "moved", "soon"]
        assert [kind for who, kind in await house.told() if who == ben.id] == ["soon", "soon"]
        assert (await schedule.set_time(house.store, table.id, table.host, None)).starts_at is None
        await house.check(AT + 9000)
        assert (await table.loaded()).status == "waiting"


async def test_only_the_host_moves_the_time_and_only_before_the_start(database: str) -> None:
    async with evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT)
        for token in (table.tokens[0], table.invite, "x"):
            why = await refused(schedule.set_time(house.store, table.id, token, None))
            assert why.key == "not-the-host"
        await lobby.start(house.store, table.id, table.host)
        assert (
            await refused(schedule.set_time(house.store, table.id, table.host, None))
        ).key == "table-started"
        await house.check(AT)
        assert await house.told() == []


async def test_a_server_that_was_away_at_the_time_starts_the_table_when_it_is_back(database: str) -> None:
    async with evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT)
        anna = await house.person("Anna")
        await house.sit(table, 0, anna)
        await house.check(AT - SOON)
    clock = Clock(AT + 120)
    async with open_store(database, clock) as store:
        later = Evening(store, clock)
        await later.check(AT + 120)
        assert (await store.get(table.id)).status == "playing"
        assert [kind for _, kind in await later.told()] in (["soon", "turn"], ["soon", "started"])


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
async def test_of_two_processes_one_starts_the_table_and_tells(database: str) -> None:
    async with evening(database) as house, open_store(database, house.clock) as other:
        tables = [await seated(house.store, start=False, starts_at=AT) for _ in range(3)]
        anna = await house.person("Anna")
        for table in tables:
            await house.sit(table, 0, anna)
        tasks = [ScheduleTask(store, LOG) for store in (house.store, other, house.store, other)]
        house.clock.at = AT - SOON
        await asyncio.gather(*(task.check() for task in tasks))
        assert [kind for _, kind in await house.told()] == ["soon"] * 3
        house.clock.at = AT
        await asyncio.gather(*(task.check() for task in tasks))
        assert len(await house.told()) == 6
        async with db.reading(house.store.engine) as connection:
            rows = list(await connection.execute(select(schema.tables)))
        assert {(row.status, row.started_at) for row in rows} == {("playing", AT)}


async def test_a_notice_of_the_start_goes_by_the_outbox_like_all_others(database: str) -> None:
    async with receiver() as got, evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT, name="Friday")
        anna = await house.person("Anna")
        await house.sit(table, 0, anna)
        await house.webhook(anna, got.url)
        await house.check(AT - SOON)
        await house.send()
        assert [one.json["title"] for one in got.got] == ["It starts soon: Friday"]
        await house.check(AT)
        await house.send()
        assert [one.json["kind"] for one in got.got][1:] in (["turn"], ["started"])


async def test_a_notice_that_comes_after_the_start_is_not_sent(database: str) -> None:
    async with receiver() as got, evening(database) as house:
        table = await seated(house.store, start=False, starts_at=AT)
        anna = await house.person("Anna")
        await house.sit(table, 0, anna)
        await house.webhook(anna, got.url)
        await house.check(AT - SOON)
        await house.check(AT)  # the outbox was away in between
        await house.send()
        assert "soon" not in [one.json["kind"] for one in got.got]


@pytest.mark.parametrize("kills", [3, pytest.param(30, marks=pytest.mark.nightly)])
async def test_tables_start_at_their_time_however_often_the_server_is_killed(
    own_database: str, kills: int
) -> None:
    """Each is told of once and starts once: the version of a table counts its changes."""
    server = await program(own_database, "--limits", "0")
    tables: list[str] = []
    async with http_client(server.url) as http:
        for number in range(2 * kills):
            at = time.time() + 1.0 + number * 0.7
            wish = {"game": "shogun", "players": 3, "starts_at": at, "host_name": "Anna"}
            made = (await http.post("/api/tables", json=wish)).json()["table"]["id"]
            for name in ("Ben", "Cas"):
                assert (await http.post(f"/api/tables/{made}/join", json={"name": name})).status_code == 200
            tables.append(made)
    for _ in range(kills):
        await server.stop(signal.SIGKILL)
        server = await program(own_database, "--limits", "0")
    async with http_client(server.url) as http, asyncio.timeout(120):
        for table in tables:
            while (await http.get(f"/api/tables/{table}")).json()["status"] != "playing":
                await asyncio.sleep(0.1)
    await server.stop()
    async with open_store(own_database) as store:
        for table in tables:
            row = (await store.get(table)).row
            joins, told, start = 2, 1, 1
            assert row.version <= joins + told + start and row.started_at is not None
            assert row.starts_at is not None and row.started_at >= row.starts_at
