"""Games are counted once each, in the order in which they ended, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from itertools import pairwise
from random import Random

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.metrics import Metrics
from bakufu.server.standing import counting, rating
from bakufu.server.standing.counting import CountingTask, count_next
from bakufu.server.standing.rating import DAY
from bakufu.server.standing.skill import Skill, after_game, new_skill, ranks
from bakufu.server.storage import db
from bakufu.server.storage.standing_schema import ended_games, rating_history
from tests.server.absence import LOG, Clock
from tests.server.persons import Somebody
from tests.server.standing import RATED, Arena, arena

BETWEEN = 3 * DAY  # so that the same people do not meet too often
NAMES = ["Aya", "Ben", "Chiyo", "Dai", "Emi", "Fumi"]


async def season(house: Arena, games: int, seed: int = 1) -> tuple[list[Somebody], list[list[int]]]:
    """Persons, and who of them came in in which order in games that are not counted yet."""
    who, rng = await house.persons(*NAMES), Random(seed)
    house.clock.now = 1000.0 + (games + 1) * BETWEEN
    orders = [rng.sample(range(len(who)), 3) for _ in range(games)]
    whens = list(enumerate(orders))
    rng.shuffle(whens)  # they are not written in the order in which they ended
    for number, order in whens:
        await house.ended(*(who[one] for one in order), at=1000.0 + number * BETWEEN)
    return who, orders


def expected(orders: list[list[int]]) -> list[Skill]:
    skills = [new_skill()] * len(NAMES)
    for order in orders:
        after = after_game([skills[one] for one in order], ranks([(place,) for place in range(3)]))
        for one, skill in zip(order, after, strict=True):
            skills[one] = skill
    return skills


async def check_once_each_in_order(house: Arena, who: list[Somebody], orders: list[list[int]]) -> None:
    for one, skill in zip(who, expected(orders), strict=True):
        history = await house.history(one)
        assert [row.number for row in history] == list(range(1, len(history) + 1))
        assert [row.ended_at for row in history] == sorted(row.ended_at for row in history)
        for before, after in pairwise(history):
            assert (before.mu, before.sigma) == (after.mu_before, after.sigma_before)
        assert (await house.skills(one))[0] == pytest.approx(skill)


async def left(house: Arena) -> int:
    async with db.reading(house.store.engine) as connection:
        return await connection.scalar(select(func.count()).select_from(ended_games)) or 0


async def test_games_are_counted_in_the_order_in_which_they_ended(database: str) -> None:
    async with arena(database) as house:
        who, orders = await season(house, 12)
        assert await house.count() == ["rated"] * 12
        await check_once_each_in_order(house, who, orders)


async def test_two_processes_at_the_same_time_count_each_game_once(database: str) -> None:
    async with arena(database) as house, arena(database, house.clock) as other:
        who, orders = await season(house, 12)
        house.clock.now += 10

        async def work(one: Arena) -> None:
            while await left(one):
                await count_next(one.people)

        await asyncio.gather(work(house), work(other), work(house))
        await check_once_each_in_order(house, who, orders)


async def test_what_fails_in_the_middle_has_counted_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction is given up at its end, after everything was written."""
    async with arena(database) as house:
        who, orders = await season(house, 1)
        really = rating.rate

        async def then_dies(connection: AsyncConnection, rows: list, events: list) -> str:
            await really(connection, rows, events)
            raise KeyboardInterrupt

        house.clock.now += 10
        with monkeypatch.context() as patched:
            patched.setattr(rating, "rate", then_dies)
            with pytest.raises(KeyboardInterrupt):
                await count_next(house.people)
        assert await left(house) == 1
        assert await house.skills(*who) == [new_skill()] * len(who)
        assert await house.count() == ["rated"]
        await check_once_each_in_order(house, who, orders)


async def test_processes_that_are_killed_double_nothing_and_lose_nothing(database: str) -> None:
    """Two processes count; now and then one of them is killed, and another takes its place."""
    kills, games = 4, 40
    async with arena(database) as house, AsyncExitStack() as stack:
        who, orders = await season(house, games)

        async def worker() -> asyncio.subprocess.Process:
            command = [sys.executable, "-m", "tests.server.counting_worker", database]
            started = await asyncio.create_subprocess_exec(*command)

            async def end() -> None:
                if started.returncode is None:
                    started.kill()
                await started.wait()

            stack.push_async_callback(end)
            return started

        async def counted() -> int:
            async with db.reading(house.store.engine) as connection:
                found = await connection.scalar(
                    select(func.count(rating_history.c.table_id.distinct())).select_from(rating_history)
                )
                return found or 0

        working = [await worker(), await worker()]
        for kill in range(kills):
            while await counted() < (kill + 1) * games // (kills + 2):
                await asyncio.sleep(0)
            victim = working.pop(kill % 2)
            victim.kill()
            await victim.wait()
            working.append(await worker())
        while await left(house):
            await asyncio.sleep(0.01)
        await check_once_each_in_order(house, who, orders)


async def test_a_game_is_counted_by_the_running_server_and_in_its_metrics(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.game(aya, ben, **RATED)
        house.clock.now += 10
        metrics = Metrics()
        task = asyncio.create_task(CountingTask(house.people, metrics, LOG).run())
        while not (await house.history(aya)):
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert b'bakufu_games_counted_total{how="rated"} 1.0' in metrics.text({}, 0)
        assert [row.rated for row in await house.rows(table)] == [True, True]


async def test_a_game_that_ended_just_now_waits_for_those_that_are_still_being_written(
    database: str,
) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        await house.ended(aya, ben, at=house.clock.now)
        assert await count_next(house.people) is None
        house.clock.now += counting.GRACE
        assert await count_next(house.people) == "rated"


async def test_the_time_of_a_move_is_the_median_and_leaves_out_what_a_bot_did(database: str) -> None:
    async with arena(database, Clock()) as house:
        [aya] = await house.persons("Aya")
        table = await house.table(aya, "Ben")
        session = (await table.loaded()).session
        assert session is not None
        while (await table.loaded()).status == "playing":
            loaded = await table.loaded()
            assert loaded.session is not None
            seat = loaded.to_act()[0]
            house.clock.now += 7.0 if seat == 0 else 100.0
            await table.move(seat, loaded.session.game.legal(loaded.session.state, seat)[0])
        await house.count()
        mine, guest = await house.rows(table)
        assert mine.move_seconds in (7.0, 107.0) and guest.move_seconds is None


async def test_a_game_that_comes_a_second_time_is_not_counted_again(database: str) -> None:
    async with arena(database) as house:
        aya, ben = await house.persons("Aya", "Ben")
        table = await house.ended(aya, ben, at=1000.0)
        assert await house.count() == ["rated"]
        before = await house.skills(aya, ben)
        sql = house.store.writer.sql
        await house.store.write([sql.insert(ended_games, {"table_id": table, "ended_at": 1000.0})])
        assert await house.count() == ["rated"]
        assert await house.skills(aya, ben) == before
