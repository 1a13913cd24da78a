"""Clocks: they run while a seat owes a move, survive a restart, remind, and call a bot if told to."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from bakufu.server.tables import paces, seating
from bakufu.server.tables.broadcast import Hub, Watcher
from bakufu.server.tables.store import Rooms
from bakufu.server.tables.timeouts import Ticker
from tests.server.playing import PLAN, house, memory, seated

LIVE = paces.PACES["live"]
LOG: Any = structlog.get_logger()


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def ticker_of(rooms: Rooms) -> tuple[Ticker, Hub]:
    hub = Hub(rooms)
    return Ticker(rooms, hub, LOG), hub


@pytest.mark.parametrize("pace", list(paces.PACES.values()), ids=list(paces.PACES))
async def test_a_seat_has_its_bank_and_what_each_decision_adds(database: str, pace: paces.Pace) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        table = await seated(heart, pace=pace.name)
        assert [seat.due_at for seat in (await table.live()).seats] == [clock.now + pace.start] * 2
        clock.now += pace.start / 2
        await table.move(0, *PLAN)
        mine, theirs = (await table.live()).seats
        assert mine.due_at is None and mine.bank == min(pace.most, pace.start / 2 + pace.increment)
        assert theirs.due_at == clock.now + pace.start / 2
        await table.move(1, *PLAN)  # now seat 0 is asked again
        assert (await table.live()).seats[0].due_at == clock.now + mine.bank


async def test_a_bank_never_holds_more_than_its_most(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        table = await seated(heart, pace="live")
        for _ in range(20):
            await table.play_on(0, 1)
            assert all(seat.bank <= LIVE.most for seat in (await table.live()).seats)


async def test_a_table_without_clocks_has_none(database: str) -> None:
    async with house(database) as heart:
        table = await seated(heart)
        await table.move(0, *PLAN)
        assert [(seat.due_at, seat.bank) for seat in (await table.live()).seats] == [(None, 0.0)] * 2


async def test_private_moves_do_not_touch_the_clock_that_everybody_sees(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        table = await seated(heart, pace="live")
        due_at = (await table.live()).seats[0].due_at
        clock.now += 60
        await table.move(0, ["stance", "wave"])
        await table.undo(0)
        assert (await table.live()).seats[0].due_at == due_at


async def test_a_restart_changes_no_clock(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        table = await seated(heart, pace="days", timeout="bot")
        clock.now += 3600
        await table.move(0, *PLAN)
        known = memory(await table.live())
    async with house(database, clock) as heart:
        assert memory(await table.at(heart).live()) == known


async def test_a_seat_is_reminded_once_at_four_fifths_of_its_time(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        ticker, hub = ticker_of(heart)
        table = await seated(heart, pace="live")
        mine, theirs = Watcher(table.id, 0, 0, 0, 0), Watcher(table.id, 1, 0, 0, 0)
        hub.watch(mine)
        hub.watch(theirs)
        await table.move(1, *PLAN)
        clock.now += LIVE.start * 0.79
        await ticker.tick()
        assert not mine.reminder
        clock.now += LIVE.start * 0.02
        await ticker.tick()
        assert mine.reminder and not theirs.reminder
        mine.reminder = False
        await ticker.tick()
        assert not mine.reminder


async def test_watchers_at_another_process_are_reminded_too(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as one, house(database, clock) as other:
        ticker, _ = ticker_of(one)
        _, hub = ticker_of(other)
        table = await seated(one, pace="live")
        watcher = Watcher(table.id, 0, 0, 0, 0)
        hub.watch(watcher)
        await other.live(table.id)
        clock.now += LIVE.start * 0.9
        await ticker.tick()
        await other.catch_up(table.id)
        assert watcher.reminder


async def test_a_bot_plays_on_for_who_ran_out_of_time_if_the_table_says_so(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        ticker, _ = ticker_of(heart)
        waits = await seated(heart, pace="live")
        calls = await seated(heart, pace="live", timeout="bot")
        await calls.move(1, *PLAN)
        clock.now += LIVE.start + 1
        await ticker.tick()
        assert [seat.bot for seat in (await waits.live()).seats] == [None, None]
        assert [seat.bot for seat in (await calls.live()).seats] == ["random", None]
        # The guest takes the seat back, with the time of a decision.
        await seating.take_back(heart, calls.id, calls.tokens[0])
        seat = (await calls.live()).seats[0]
        assert seat.bot is None and seat.due_at == clock.now + LIVE.increment
        await ticker.tick()
        assert (await calls.live()).seats[0].bot is None


async def test_who_has_moved_in_the_meantime_keeps_the_seat(database: str) -> None:
    clock = Clock()
    async with house(database, clock) as heart:
        table = await seated(heart, pace="live", timeout="bot")
        due_at = (await table.live()).seats[0].due_at
        assert due_at is not None
        await table.move(0, *PLAN)
        await seating.play_by_bot(heart, table.id, 0, "random", due_at)
        assert (await table.live()).seats[0].bot is None


async def test_what_was_changed_elsewhere_is_seen_even_when_nobody_tells(database: str) -> None:
    async with house(database) as one, house(database) as other:
        ticker, hub = ticker_of(one)
        table = await seated(one)
        watcher = Watcher(table.id, 0, 0, 0, 0)
        watcher.woken.clear()
        hub.watch(watcher)
        await table.at(other).move(0, *PLAN)
        assert (await table.live()).seq == 0
        await ticker.sweep()
        assert (await table.live()).seq == 1 and watcher.woken.is_set()
