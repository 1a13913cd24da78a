"""Clocks: they run while a seat owes a move, survive a restart, remind, and call a bot if told to."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from bakufu.server.tables import clocks, paces, seating
from bakufu.server.tables.broadcast import Broadcaster, Watcher
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.timeouts import TimeoutTask
from tests.server.playing import PLAN, PlayedTable, memory, open_store, refused, seated
from tests.server.running import running

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


async def public_lines(table: PlayedTable) -> int:
    return len((await table.update(None)).events)


async def starts_at(table: PlayedTable, seat: int) -> float:
    found = (await table.loaded()).info().seats[seat].starts_at
    assert found is not None
    return found


async def has_shown(table: PlayedTable, seat: int, seq: int | None = None) -> None:
    seq = (await table.loaded()).seqs[seat] if seq is None else seq
    await clocks.confirm_shown(table.store, table.id, table.tokens[seat], seq)


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
        told = (await table.loaded()).info().seats
        assert [seat.seconds_left for seat in told] == [mine.bank, None], "a clock at rest is seen, too"
        await table.move(1, *PLAN)  # now seat 0 is asked again
        waits = min(pace.showing, await public_lines(table) * clocks.PER_EVENT)
        assert (await table.loaded()).seats[0].due_at == clock.now + waits + mine.bank


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


# -- clocks wait until the player has been shown what happened ------------------------------------------


async def after_a_round(store: TableStore, **options: Any) -> PlayedTable:
    """A live table where the round has just been carried out, and everybody is asked again."""
    table = await seated(store, pace="live", **options)
    await table.plan_all()
    await table.move(0, ["rest"])
    await table.move(1, ["rest"])
    assert (await table.loaded()).to_act() == [0, 1]
    return table


async def test_a_live_clock_starts_when_its_player_has_seen_everything(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await after_a_round(store)
        bank = (await table.loaded()).seats[0].bank
        assert await starts_at(table, 0) > clock.now
        clock.now += 1.5
        await has_shown(table, 0)
        assert await starts_at(table, 0) == clock.now
        assert (await table.loaded()).seats[0].due_at == clock.now + bank
        assert await starts_at(table, 1) > clock.now, "the other one still watches"


async def test_who_answers_while_it_is_being_shown_loses_no_time(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await after_a_round(store)
        bank = (await table.loaded()).seats[0].bank
        clock.now += 0.5
        await table.move(0, *PLAN)
        assert (await table.loaded()).seats[0].bank == min(LIVE.most, bank + LIVE.increment)


async def test_who_never_says_so_gains_no_more_than_the_lines_take(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        timeouts, _ = timeout_task_of(store)
        table = await seated(store, pace="live", timeout="bot")
        await table.plan_all()
        lines, asked = await public_lines(table), clock.now
        waits = min(LIVE.showing, lines * clocks.PER_EVENT)
        assert waits > 0
        clock.now = asked + waits + (await table.loaded()).seats[0].bank - 1
        await timeouts.check_timeouts()
        assert (await table.loaded()).seats[0].bot is None
        clock.now += 1
        await timeouts.check_timeouts()
        assert (await table.loaded()).seats[0].bot == "random"


async def test_a_whole_game_at_once_is_waited_for_no_longer_than_the_most(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace="live")
        for moves in range(1, 40):
            await table.play_on(moves, 1)
            loaded = await table.loaded()
            for seat in loaded.to_act():
                assert await starts_at(table, seat) <= clock.now + LIVE.showing


@pytest.mark.parametrize("pace", ["days", "none"])
async def test_a_clock_of_days_waits_for_nobody(database: str, pace: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace=pace)
        await table.plan_all()
        started = (await table.loaded()).info().seats[0].starts_at
        assert started == (clock.now if pace == "days" else None)


async def test_words_about_the_past_or_the_future_start_no_clock(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, pace="live")
        seen = (await table.loaded()).seqs[0]
        await table.plan_all()
        before = await starts_at(table, 0)
        await has_shown(table, 0, seen)
        assert await starts_at(table, 0) == before
        why = await refused(has_shown(table, 0, (await table.loaded()).seqs[0] + 1))
        assert why.key == "command-stale"
        assert await starts_at(table, 0) == before


async def test_a_clock_that_runs_cannot_be_stopped_again(database: str) -> None:
    """By saying it twice, by private moves, or by a move that is made and taken back for ever."""
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await after_a_round(store)
        await has_shown(table, 0)
        due_at = (await table.loaded()).seats[0].due_at
        for _ in range(5):
            clock.now += 3
            await has_shown(table, 0)
            await table.move(0, ["stance", "wave"])
            await table.undo(0)
        assert (await table.loaded()).seats[0].due_at == due_at


async def test_a_line_of_the_log_is_waited_for_once(database: str) -> None:
    """Else a move that everybody sees, made and taken back for ever, would stop the clocks."""
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await after_a_round(store)
        row = (await table.loaded()).row
        fork = (await table.loaded()).fork()
        fork.log_lengths[fork.players] -= 2  # as after an undo
        clock.now += 100
        lines = fork.log_lengths[fork.players]
        fork.log_lengths[fork.players] += 2
        clocks.wait_for_showing(fork, fork.to_act(), fork.questions, lines, clock.now)
        assert (fork.row.shown_by, fork.row.shown_lines) == (row.shown_by, row.shown_lines)
        assert not fork.changes
        fork.log_lengths[fork.players] += 1
        clocks.wait_for_showing(fork, fork.to_act(), fork.questions, lines, clock.now)
        assert fork.row.shown_by == clock.now + clocks.PER_EVENT


async def test_a_clock_that_waits_survives_a_restart_and_starts_by_any_process(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await after_a_round(store)
        known = await starts_at(table, 0)
    async with open_store(database, clock) as one, open_store(database, clock) as other:
        assert await starts_at(table.at(one), 0) == await starts_at(table.at(other), 0) == known
        clock.now += 1
        await has_shown(table.at(other), 0)
        await one.catch_up(table.id)
        assert await starts_at(table.at(one), 0) == clock.now


async def test_a_client_says_over_its_socket_that_it_has_shown_everything(database: str) -> None:
    async with running(database) as server:
        table = await server.table(pace="live")
        seen, seat = 0, -1
        while not seen:  # until somebody is asked after something that everybody saw
            seat = (await table.view())["view"]["to_act"][0]
            await table.move(seat, (await table.view(seat))["view"]["legal"][:1])
            update = await table.view()
            seat = update["view"]["to_act"][0]
            asked = update["table"]["seats"][seat]
            if asked["starts_at"] > server.context.store.now():
                seen = (await table.view(seat))["seq"]
        async with server.socket(table.hello(seat)) as socket, server.socket(table.hello()) as guest:
            await socket.next("update")
            await guest.next("update")
            await guest.send({"type": "shown", "id": "g", "seq": seen})
            assert (await guest.next("refuse"))["refusal"]["key"] == "spectators-only-watch"
            await socket.send({"type": "shown", "id": "s", "seq": seen + 1000})
            assert (await socket.next("refuse"))["id"] == "s"
            await socket.send({"type": "shown", "id": "t", "seq": seen})
            started = (await socket.next("update"))["table"]["seats"][seat]
            assert asked["starts_at"] > started["starts_at"]
            assert asked["due_at"] > started["due_at"]
            assert (await guest.next("update"))["table"]["seats"][seat] == started
