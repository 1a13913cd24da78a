"""Clocks: they run while a seat owes a move, survive a restart, remind, and call a bot if told to."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from bakufu.server.tables import paces, seating
from bakufu.server.tables.broadcast import Broadcaster, Watcher
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.timeouts import TimeoutTask
from tests.server.playing import PLAN, memory, open_store, seated

LIVE = paces.PACES["live"]
LOG: Any = structlog.get_logger()


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def timeout_task_of(store: TableStore) -> tuple[TimeoutTask, Broadcaster]:
    broadcaster = Broadcaster(store)
    return TimeoutTask(store, broadcaster, LOG), broadcaster


@pytest.mark.parametrize("pace", list(paces.PACES.values()), ids=list(paces.PACES))
async def test_a_seat_has_its_bank_and_what_each_decision_adds(database: str, pace: paces.Pace) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace=pace.name)
        assert [seat.due_at for seat in (await table.loaded()).seats] == [clock.now + pace.start] * 2
        clock.now += pace.start / 2
        await table.move(0, *PLAN)
        mine, theirs = (await table.loaded()).seats
        assert mine.due_at is None and mine.bank == min(pace.most, pace.start / 2 + pace.increment)
        assert theirs.due_at == clock.now + pace.start / 2
        await table.move(1, *PLAN)  # now seat 0 is asked again
        assert (await table.loaded()).seats[0].due_at == clock.now + mine.bank


async def test_a_bank_never_holds_more_than_its_most(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace="live")
        for _ in range(20):
            await table.play_on(0, 1)
            assert all(seat.bank <= LIVE.most for seat in (await table.loaded()).seats)


async def test_a_table_without_clocks_has_none(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, *PLAN)
        assert [(seat.due_at, seat.bank) for seat in (await table.loaded()).seats] == [(None, 0.0)] * 2


async def test_private_moves_do_not_touch_the_clock_that_everybody_sees(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace="live")
        due_at = (await table.loaded()).seats[0].due_at
        clock.now += 60
        await table.move(0, ["stance", "wave"])
        await table.undo(0)
        assert (await table.loaded()).seats[0].due_at == due_at


async def test_a_restart_changes_no_clock(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace="days", timeout="bot")
        clock.now += 3600
        await table.move(0, *PLAN)
        known = memory(await table.loaded())
    async with open_store(database, clock) as store:
        assert memory(await table.at(store).loaded()) == known


async def test_a_seat_is_reminded_once_at_four_fifths_of_its_time(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        timeouts, broadcaster = timeout_task_of(store)
        table = await seated(store, pace="live")
        mine, theirs = Watcher(table.id, 0, 0, 0, 0), Watcher(table.id, 1, 0, 0, 0)
        broadcaster.watch(mine)
        broadcaster.watch(theirs)
        await table.move(1, *PLAN)
        clock.now += LIVE.start * 0.79
        await timeouts.check_timeouts()
        assert not mine.reminder
        clock.now += LIVE.start * 0.02
        await timeouts.check_timeouts()
        assert mine.reminder and not theirs.reminder
        mine.reminder = False
        await timeouts.check_timeouts()
        assert not mine.reminder


async def test_watchers_at_another_process_are_reminded_too(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as one, open_store(database, clock) as other:
        timeouts, _ = timeout_task_of(one)
        _, broadcaster = timeout_task_of(other)
        table = await seated(one, pace="live")
        watcher = Watcher(table.id, 0, 0, 0, 0)
        broadcaster.watch(watcher)
        await other.get(table.id)
        clock.now += LIVE.start * 0.9
        await timeouts.check_timeouts()
        await other.catch_up(table.id)
        assert watcher.reminder


async def test_a_bot_plays_on_for_who_ran_out_of_time_if_the_table_says_so(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        timeouts, _ = timeout_task_of(store)
        waits = await seated(store, pace="live")
        calls = await seated(store, pace="live", timeout="bot")
        await calls.move(1, *PLAN)
        clock.now += LIVE.start + 1
        await timeouts.check_timeouts()
        assert [seat.bot for seat in (await waits.loaded()).seats] == [None, None]
        assert [seat.bot for seat in (await calls.loaded()).seats] == ["random", None]
        # The guest takes the seat back, with the time of a decision.
        await seating.take_back(store, calls.id, calls.tokens[0])
        seat = (await calls.loaded()).seats[0]
        assert seat.bot is None and seat.due_at == clock.now + LIVE.increment
        await timeouts.check_timeouts()
        assert (await calls.loaded()).seats[0].bot is None


async def test_who_has_moved_in_the_meantime_keeps_the_seat(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace="live", timeout="bot")
        due_at = (await table.loaded()).seats[0].due_at
        assert due_at is not None
        await table.move(0, *PLAN)
        await seating.substitute_bot(store, table.id, 0, "random", due_at)
        assert (await table.loaded()).seats[0].bot is None


async def test_what_was_changed_elsewhere_is_seen_even_when_nobody_tells(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        timeouts, broadcaster = timeout_task_of(one)
        table = await seated(one)
        watcher = Watcher(table.id, 0, 0, 0, 0)
        watcher.woken.clear()
        broadcaster.watch(watcher)
        await table.at(other).move(0, *PLAN)
        assert (await table.loaded()).seq == 0
        await timeouts.check_remote_changes()
        assert (await table.loaded()).seq == 1 and watcher.woken.is_set()
