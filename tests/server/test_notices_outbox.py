"""The promise of the outbox: at least once, in order on each channel, with retries, and dead letters."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bakufu.engine.errors import Refused
from bakufu.server.notices.outbox import FAILURES_MOST, LEASE, TRIES, Failure, Results, pause
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import channels, notices, outbox
from bakufu.server.tables import lobby
from tests.server.noticing import URL, Browser, Clock, Got, House, Receiver, receiver, reply
from tests.server.persons import Somebody
from tests.server.playing import PlayedTable, open_store, seated


async def with_channel(house: House, url: str) -> tuple[Somebody, PlayedTable]:
    """A person who sits at a table that is being played, with a webhook."""
    who = await house.person("Tomoe")
    table = await seated(house.store)
    await house.sit(table, 0, who)
    await house.webhook(who, url)
    return who, table


async def note(house: House, who: Somebody, table: PlayedTable, *names: str) -> None:
    """Note that these people joined: notices that stay true, and replace none before them."""
    async with house.outbox_change() as connection:
        for name in names:
            await connection.execute(
                insert(notices).values(
                    recipient=who.id,
                    person=who.id,
                    table_id=table.id,
                    seat=0,
                    kind="over",
                    facts=db.to_json({"name": name}),
                    created_at=house.clock(),
                )
            )


def numbers(hook: Receiver) -> list[int]:
    return [int(got.headers["x-bakufu-id"].partition("-")[2]) for got in hook.got]


async def left(house: House) -> list[Any]:
    async with db.reading(house.store.engine) as connection:
        return list(await connection.execute(select(outbox).order_by(outbox.c.notice)))


async def test_a_start_notes_a_turn_in_its_own_transaction_and_a_refused_one_none(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who = await house.person("Tomoe")
        await house.webhook(who, hook.url)
        table = await seated(store, start=False)
        await house.sit(table, 0, who)
        with pytest.raises(Refused):
            await lobby.start(store, table.id, "not the host")
        assert await house.notices.outbox.noted() == []
        await lobby.start(store, table.id, table.host)
        assert [row.kind for row in await house.notices.outbox.noted()] == ["turn"]
        await house.send()
        assert [got.json["kind"] for got in hook.got] == ["turn"]


async def test_what_was_sent_but_not_marked_is_sent_again_and_order_is_kept(database: str) -> None:
    """A process is killed between the delivery and the mark: the next one sends it again, then the rest."""
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        first, second = House(store, clock), House(store, clock)
        who, table = await with_channel(first, hook.url)
        await note(first, who, table, "a", "b", "c")
        await first.dispatcher.plan()
        claimed = await first.notices.outbox.claim(10)
        assert len(claimed) == 1  # of one channel only the oldest, whatever is due
        await first.dispatcher._send_claimed(claimed[0])  # and then the process is gone
        await second.send()
        assert len(hook.got) == 1  # the lease still holds everything back
        clock.at += LEASE + 1
        await second.send()
        one, two, three, four = numbers(hook)
        assert one == two < three < four
        assert await left(second) == []


async def test_a_row_that_is_claimed_is_not_claimed_by_another_process(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        first, second = House(store, clock), House(store, clock)
        who, table = await with_channel(first, hook.url)
        await note(first, who, table, "a")
        await first.dispatcher.plan()
        both = await asyncio.gather(first.notices.outbox.claim(10), second.notices.outbox.claim(10))
        assert sorted(len(rows) for rows in both) == [0, 1]


async def test_a_late_process_cannot_mark_what_another_has_claimed_since(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        first, second = House(store, clock), House(store, clock)
        who, table = await with_channel(first, hook.url)
        await note(first, who, table, "a")
        await first.dispatcher.plan()
        claimed = await first.notices.outbox.claim(10)
        clock.at += LEASE + 1
        again = await second.notices.outbox.claim(10)
        assert [row.id for row in again] == [row.id for row in claimed]
        late = Results()
        late.failed.append(Failure(claimed[0], "late", final=True))
        await first.notices.outbox.finish(late)
        assert [row.dead_at for row in await left(first)] == [None]


async def test_two_processes_plan_a_notice_once(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        first, second = House(store, clock), House(store, clock)
        who, table = await with_channel(first, hook.url)
        await note(first, who, table, "a", "b")
        await asyncio.gather(first.dispatcher.plan(), second.dispatcher.plan())
        assert len(await left(first)) == 2


async def test_a_failure_is_tried_again_later_and_holds_back_what_comes_after_it(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who, table = await with_channel(house, hook.url)
        hook.answer = lambda got: reply(503)
        await note(house, who, table, "a", "b")
        await house.send()
        assert len(hook.got) == 1
        row = (await left(house))[0]
        assert row.attempts == 1 and row.error == "status 503" and row.due_at > clock.at
        hook.answer = lambda got: reply(200)
        await house.send()
        assert len(hook.got) == 1
        clock.at = row.due_at
        await house.send()
        assert len(hook.got) == 3 and numbers(hook) == sorted(numbers(hook))


async def test_a_receiver_may_ask_for_more_time(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who, table = await with_channel(house, hook.url)
        hook.answer = lambda got: reply(429, Retry_After="900")
        await note(house, who, table, "a")
        await house.send()
        assert (await left(house))[0].due_at == clock.at + 900


async def test_after_the_last_try_a_letter_is_dead_and_the_next_one_goes_out(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who, table = await with_channel(house, hook.url)
        hook.answer = lambda got: reply(500)
        await note(house, who, table, "a")
        for _ in range(TRIES):
            await house.send()
            clock.at += 7 * 3600
        assert len(hook.got) == TRIES
        counts = await house.notices.outbox.counts()
        assert (counts.dead, counts.waiting) == (1, 0)
        hook.answer = lambda got: reply(200)
        await note(house, who, table, "b")
        await house.send()
        assert len(hook.got) == TRIES + 1
        assert await house.notices.outbox.revive() == 1
        await house.send()
        assert (await house.notices.outbox.counts()).dead == 0


async def test_a_channel_that_only_fails_is_switched_off(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who, table = await with_channel(house, hook.url)
        hook.answer = lambda got: reply(403)
        await note(house, who, table, *"abcde")
        await house.send()
        assert len(hook.got) == FAILURES_MOST
        async with db.reading(store.engine) as connection:
            assert [row.enabled for row in await connection.execute(select(channels))] == [False]


async def test_a_subscription_that_is_gone_is_removed(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as service:
        house = House(store, clock)
        who, table = await with_channel(house, service.url + "/hook")
        browser = Browser(service.url + "/device")
        await house.push(who, browser)
        service.answer = lambda got: reply(410 if got.path == "/device" else 200)
        await note(house, who, table, "a", "b")
        await house.send()
        async with db.reading(store.engine) as connection:
            assert [row.kind for row in await connection.execute(select(channels))] == ["generic"]
        assert await left(house) == []


async def test_a_dead_webhook_does_not_hold_back_another_channel(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as good, receiver() as bad:
        house = House(store, clock)
        who, table = await with_channel(house, bad.url)
        await house.webhook(who, good.url)
        bad.answer = lambda got: reply(500)
        await note(house, who, table, "a", "b")
        await house.send()
        assert len(good.got) == 2 and len(bad.got) == 1


async def test_a_deleted_person_gets_nothing_more(database: str) -> None:
    from bakufu.server.storage.people_schema import persons

    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who, table = await with_channel(house, hook.url)
        await note(house, who, table, "a")
        await house.dispatcher.plan()
        async with house.outbox_change() as connection:
            await connection.execute(update(persons).values(deleted_at=clock()))
        await house.send()
        assert hook.got == [] and await left(house) == []


async def test_many_notices_of_many_people_arrive_once_each_and_in_order(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        first, second = House(store, clock), House(store, clock)
        table = await seated(store)
        people = []
        for number, name in enumerate(
            ["Ada", "Bruno", "Chika", "Dora", "Emil", "Fumi", "Gerda", "Hans", "Ineke", "Jun", "Kees", "Lena"]
        ):
            who = await first.person(name)
            await first.webhook(who, f"{hook.url}/{number}")
            await first.sit(table, 0, who)
            people.append(who)
        hook.answer = lambda got: reply(200)
        async with first.outbox_change() as connection:
            await connection.execute(update(channels).values(person=people[-1].id))
        for place in range(5):
            for who in people:
                await note(first, who, table, str(place))
        await asyncio.gather(first.send(), second.send())
        by_path: dict[str, list[Got]] = {}
        for got in hook.got:
            by_path.setdefault(got.path, []).append(got)
        assert len(by_path) == 12
        for got_all in by_path.values():
            ids = [int(got.headers["x-bakufu-id"].partition("-")[2]) for got in got_all]
            assert len(ids) == 5 and ids == sorted(ids)


def test_the_pauses_grow_and_differ() -> None:
    assert 10 < pause(1) < 30 and 100 < pause(3) < 300 and pause(20) <= 6 * 3600 * 1.3
    assert len({pause(2) for _ in range(20)}) > 10


@asynccontextmanager
async def process(database: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`bakufu serve` as a process of its own, until it is killed."""
    command = [sys.executable, "-m", "bakufu", "serve", "--port", "0", "--db", database, "--url", URL]
    environment = {**os.environ, "BAKUFU_NOTICES_TO_LOOPBACK": "1"}
    quiet = asyncio.subprocess.DEVNULL
    server = await asyncio.create_subprocess_exec(*command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield server
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()


async def test_a_server_that_is_killed_while_it_sends_loses_nothing_and_keeps_order(
    database: str,
) -> None:
    """Three times the receiver has the notice, and the server dies before it can know."""
    kills, names = 3, "abcdef"
    async with receiver() as hook:
        async with open_store(database) as store:
            house = House(store, Clock(time.time()))
            who, table = await with_channel(house, hook.url)
            await note(house, who, table, *names)
        for kill in range(kills):
            async with process(database) as server:
                arrived = len(hook.got) + kill + 1  # some are sent and marked before

                def answer(got: Got, server: Any = server, last: int = arrived) -> bytes:
                    if len(hook.got) == last:
                        server.kill()
                    return reply(200)

                hook.answer = answer
                await server.wait()
            async with open_store(database) as store, House(store, Clock()).outbox_change() as connection:
                # The lease of the dead process is over.
                await connection.execute(update(outbox).values(lease_until=0.0))
        hook.answer = lambda got: reply(200)
        async with process(database):
            while len(set(numbers(hook))) < len(names):
                hook.arrived.clear()
                await hook.arrived.wait()
        ids = numbers(hook)
        assert ids == sorted(ids) and len(set(ids)) == len(names)
        assert len(names) < len(ids) <= len(names) + kills
