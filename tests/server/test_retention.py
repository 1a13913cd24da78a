"""Retention: what is too old goes, the rest stays, and several processes do it once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import structlog
from sqlalchemy import func, select

from bakufu.engine.errors import Refused
from bakufu.server.company.retention import RetentionTask
from bakufu.server.metrics import Metrics
from bakufu.server.people.persons import PeopleStore
from bakufu.server.settings import DAY, Keep, check_keep
from bakufu.server.storage import company_schema, schema
from tests.server.persons import somebody
from tests.server.running import RemoteTable, Running, running
from tests.server.test_company_chat import tell
from tests.server.test_moderation import REPORT, TOKEN, insulted


def task(server: Running, keep: Keep, days: float) -> RetentionTask:
    """The task of a server, so many days later."""
    store = server.context.store
    people = PeopleStore(store.engine, lambda: store.now() + days * DAY)
    return RetentionTask(people, store, keep, Metrics(), structlog.get_logger())


async def ended(server: Running, table: RemoteTable) -> None:
    await server.ask("POST", table.path + "/host", table.host, {"id": "end", "action": "end"})


async def count(server: Running, rows: Any) -> int:
    async with server.context.people.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(rows)) or 0


async def test_the_chat_of_finished_tables_goes_in_every_process(database: str) -> None:
    async with running(database) as server:
        finished, playing = await insulted(server), await insulted(server)
        await tell(server, finished, "spectators", {"text": "Psst", "name": "Mei"})
        await ended(server, finished)
        keep = Keep(chat=10)
        assert (await task(server, keep, 9).clean())["chat"] == 0
        assert (await task(server, keep, 11).clean())["chat"] == 1
        assert await server.ask("GET", finished.path + "/chat") == []
        assert (await server.ask("GET", finished.path + "/spectators"))["lines"] == []
        assert len(await server.ask("GET", playing.path + "/chat")) == 3
        assert (await task(server, keep, 11).clean())["chat"] == 0
        assert (await server.ask("GET", finished.path))["status"] == "cancelled"  # the game stays


async def test_finished_games_of_guests_go_only_if_the_host_wants_it(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        guests, mixed, playing = [await server.table(start=False) for _ in range(3)]
        await server.ask("DELETE", mixed.path + "/seats?seat=0", mixed.host)
        await server.ask("POST", mixed.path + "/join", tomoe.token, {"name": "Tomoe", "seat": 0})
        for table in (guests, mixed, playing):
            await server.ask("POST", table.path + "/start", table.host)
        for table in (guests, mixed):
            await ended(server, table)
        assert "tables" not in await task(server, Keep(), 4000).clean()
        assert (await task(server, Keep(tables=30), 31).clean())["tables"] == 1
        assert await server.refused("GET", guests.path) == (404, "table-unknown")
        for table in (mixed, playing):
            await server.ask("GET", table.path)


async def test_reports_acts_origins_and_last_seen_go_when_their_time_is_up(database: str) -> None:
    async with running(database, moderator_token=TOKEN) as server:
        table = await insulted(server)
        await server.ask("POST", table.path + "/reports", table.tokens[0], REPORT)
        await server.ask("POST", table.path + "/reports", table.tokens[2], REPORT)
        await server.ask("POST", "/api/moderation/reports/close", TOKEN, {"report": 1})
        async with server.context.store.engine.begin() as connection:
            now = server.context.store.now()
            await connection.execute(schema.last_seen.insert().values(table_id=table.id, seat=0, at=now))
        await ended(server, table)
        early = await task(server, Keep(), 29).clean()
        assert not any(early.values())
        found = await task(server, Keep(), 800).clean()
        assert (found["reports"], found["audit"], found["seen"], found["origins"]) == (1, 1, 1, 3)
        assert await count(server, company_schema.reports) == 1  # the open one waits for a moderator


async def test_of_many_processes_one_cleans_each_hour(database: str) -> None:
    async with running(database) as server:
        for days, claimed in ((1.0, 1), (1.0, 0), (1.1, 1)):
            tasks = [task(server, Keep(), days) for _ in range(6)]
            assert sum(await asyncio.gather(*(one.claim() for one in tasks))) == claimed


async def test_cleaning_twice_at_once_harms_nothing(database: str) -> None:
    async with running(database) as server:
        for table in [await insulted(server) for _ in range(3)]:
            await ended(server, table)
        keep = Keep(chat=1, tables=2)
        await asyncio.gather(*(task(server, keep, 5).clean() for _ in range(3)))
        assert await count(server, schema.tables) == 0 and await count(server, schema.messages) == 0


def test_what_a_host_types_is_understood_or_refused() -> None:
    assert check_keep(["chat=7", "tables=0.5"]) == Keep(chat=7, tables=0.5)
    assert check_keep([]) == Keep()
    for wrong in ("chat", "chat=", "chat=-1", "logs=3", "chat=inf", "chat=1e9", ""):
        with pytest.raises(Refused) as caught:
            check_keep([wrong])
        assert caught.value.refusal.key == "keep-malformed"
