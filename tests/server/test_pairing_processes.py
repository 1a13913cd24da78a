"""Pairing by several processes, and with kills: exactly one table for each group, and nobody is lost."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from random import Random

import httpx
import pytest

from bakufu.engine.errors import Refused
from bakufu.server.pairing.waiting import Owner
from tests.server.noticing import Clock, House
from tests.server.playing import open_store
from tests.server.running import Program, http_client, program
from tests.server.searching import Process, audit


async def test_two_processes_that_pair_at_the_same_moment_make_one_table_for_each_group(
    database: str,
) -> None:
    async with open_store(database) as one, open_store(database) as other:
        processes = [Process(one), Process(other)]
        for turn in range(4):
            guests = [await processes[n % 2].guest(f"guest {n}", address=f"{turn}" * 64) for n in range(7)]
            rounds = await asyncio.gather(*(process.pairing.round() for process in processes * 2))
            for process in processes:
                await process.pairing.round()
            counted = await audit(one.engine)
            assert counted == {"paired": 6 * (turn + 1), "waiting": 1}, rounds
            for guest in guests:
                with suppress(KeyError):
                    await processes[0].pairing.waiting.stop(guest)


async def test_two_windows_that_begin_at_the_same_moment_are_one_search(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        processes = [Process(one), Process(other)]
        owner = Owner(None, "waiting.same")
        await asyncio.gather(*(process.begin(owner, "Aya") for process in processes))
        assert await audit(one.engine) == {"waiting": 1}


async def test_one_address_that_begins_at_many_processes_gets_no_more(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        processes = [Process(store, searches_most=3.0) for store in (one, other)]
        begun = await asyncio.gather(
            *(processes[n % 2].guest(f"guest {n}", paces=["days"]) for n in range(8)),
            return_exceptions=True,
        )
        assert sum(isinstance(found, Owner) for found in begun) == 3
        assert await audit(one.engine) == {"waiting": 3}


async def next_round(process: Process) -> None:
    """As the task does it: a database that is locked by what was cut off is tried again."""
    for _ in range(60):
        try:
            await process.pairing.round()
        except Refused as why:
            if why.refusal.key != "database-away":
                raise
            gc.collect()  # a connection that was cut off lets go when nobody has it any more
        else:
            return
    pytest.fail("the database stays locked")


async def test_a_round_that_is_cut_off_anywhere_loses_nobody_and_pairs_nobody_twice(database: str) -> None:
    """The task is cancelled after one step of its event loop, after two, and so on, until it is done."""
    async with open_store(database) as store:
        process, steps, done = Process(store), 0, False
        while not done:
            for number in range(3):
                await process.guest(f"guest {number}")
            process.pairing._looked_at = None
            task = asyncio.create_task(process.pairing.round())
            for _ in range(steps * 3):
                await asyncio.sleep(0.0005)
            done = task.done()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            counted = await audit(store.engine)
            assert counted["paired"] % 3 == counted["waiting"] % 3 == 0
            process.pairing._looked_at = None
            await next_round(process)
            assert (await audit(store.engine))["waiting"] == 0
            steps += 1
        assert steps > 3


async def test_a_notice_is_noted_once_by_processes_that_look_at_the_same_moment(database: str) -> None:
    async with open_store(database, clock := Clock()) as one, open_store(database, clock) as other:
        house, processes = House(one, clock), [Process(one, clock), Process(other, clock)]
        who = await house.person("Tomoe")
        await processes[0].begin(Owner(who.id, None), "Tomoe")
        for name in ("Ben", "Chō"):
            await processes[0].guest(name)
        await processes[1].pairing.round()
        clock.at += 60
        await asyncio.gather(*(process.pairing.tell() for process in processes * 3))
        assert [row.kind for row in await house.notices.outbox.noted()] == ["paired"]


async def test_servers_that_are_killed_while_people_are_paired_lose_nobody(own_database: str) -> None:
    """Real processes, kills without warning; at the end everybody has exactly one seat."""
    rng, wish = Random(1), {"game": "shogun", "players": [3], "paces": ["live"]}
    shared = own_database.startswith("postgresql")
    flags = ("--limits", "0", "--log", "error", "--bot-processes", "1")
    servers: list[Program] = [await program(own_database, *flags) for _ in range(2 if shared else 1)]
    keys: dict[str, str] = {f"guest {number}": f"waiting.of-guest-{number}" for number in range(9)}

    async def certain(method: str, key: str, body: object = None) -> dict[str, object]:
        """The answer, asked for until there is one."""
        while True:
            with suppress(httpx.TransportError):
                async with http_client(rng.choice(servers).url) as http:
                    answer = await http.request(
                        method,
                        "/api/finding/mine",
                        json=body,
                        headers={"Authorization": f"Bearer {key}"},
                    )
                    if answer.status_code == 200:
                        return dict(answer.json())
            await asyncio.sleep(0.02)

    async def play(name: str, key: str) -> tuple[object, object]:
        await asyncio.sleep(rng.random())
        await certain("POST", key, {"wish": wish, "name": name})
        while True:
            found = await certain("GET", key)
            if found["state"] == "paired":
                return found["table"], found["seat"]
            if found["state"] == "none":
                await certain("POST", key, {"wish": wish, "name": name})
            await asyncio.sleep(0.05)

    async def kill() -> None:
        for _ in range(2):
            await asyncio.sleep(rng.random())
            victim = rng.randrange(len(servers))
            servers[victim].process.kill()
            await servers[victim].process.wait()
            servers[victim] = await program(own_database, *flags)

    async with asyncio.timeout(240):
        *got, _ = await asyncio.gather(*(play(name, key) for name, key in keys.items()), kill())
    assert len(set(got)) == 9 and len({table for table, _ in got}) == 3  # type: ignore[misc]
    async with open_store(own_database) as store:
        assert await audit(store.engine) == {"paired": 9}
    for server in servers:
        await server.stop()
