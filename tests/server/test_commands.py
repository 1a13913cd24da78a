"""Moves: each acts once, is seen by whom it concerns, and is there again after a restart."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine.views import viewers
from bakufu.server.protocol import Moves
from bakufu.server.tables import commands
from bakufu.server.tables.table import Table
from tests.server.playing import PLAN, memory, open_store, refused, seated


async def test_a_move_is_acknowledged_and_everybody_sees_what_is_theirs_to_see(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        ack = await table.move(0, *PLAN)
        mine, theirs = await table.update(0), await table.update(1)
        assert ack.seq == mine.seq == 1
        assert [event.key for event in mine.events] == ["gift", "stance", "stake"]
        assert [event.key for event in theirs.events] == ["gift"]
        assert mine.table.seats[0].to_act is False and theirs.table.seats[0].to_act is False


async def test_a_private_move_leaves_no_trace_for_others(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, pace="live")
        before = [msgspec.json.encode(await table.update(viewer)) for viewer in (1, None)]
        await table.move(0, ["stance", "wave"])
        await table.undo(0)
        await table.move(0, ["stance", "crane"])
        assert [msgspec.json.encode(await table.update(viewer)) for viewer in (1, None)] == before
        assert (await table.update(0)).seq == 3


async def test_a_run_is_made_whole_or_not_at_all(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        before = memory(await table.loaded())
        refusal = await refused(table.move(0, ["stance", "wave"], ["rest"]))
        assert refusal.key == "dojo-not-now" and refusal.facts["run_index"] == 1
        assert memory(await table.loaded()) == before
        store.forget_all()
        assert memory(await table.loaded()) == before


async def test_the_same_command_acts_once_however_often_it_comes(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        first = await table.move(0, *PLAN, id="x")
        again = await table.move(0, *PLAN, id="x", seen=0)
        assert (again.seq, again.repeated, first.repeated) == (first.seq, True, False)
        await table.move(1, *PLAN, id="x")  # another seat's own name for a command
        assert (await table.loaded()).seq == 2


async def test_the_same_command_acts_once_also_when_it_comes_many_times_at_the_same_moment(
    database: str,
) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        acks = await asyncio.gather(*(table.move(0, *PLAN, id="x", seen=0) for _ in range(10)))
        assert sorted(ack.repeated for ack in acks) == [False] + [True] * 9
        assert {ack.seq for ack in acks} == {1}


async def test_the_same_command_acts_once_also_after_a_restart(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, *PLAN, id="x")
        await table.move(1, *PLAN)
        await table.move(0, ["roll"])
    async with open_store(database) as store:
        again = await table.at(store).move(0, *PLAN, id="x", seen=0)
        assert again.repeated and again.seq == 1
        assert (await store.get(table.id)).seq == 3


async def test_an_answer_to_a_question_that_is_no_longer_asked_is_refused(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        seen = (await table.loaded()).seqs[0]
        await table.move(0, ["march", "gate"])
        await table.move(1, ["rest"])
        refusal = await refused(table.move(0, ["stance", "wave"], seen=seen))
        assert refusal.key == "command-stale"
        assert refusal.facts == {"seen": seen, "now": (await table.loaded()).seqs[0]}


async def test_news_of_others_do_not_make_a_plan_stale(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await table.move(1, *PLAN)  # seen by all: seat 1 owes no move any more
        assert (await table.loaded()).seqs[0] == 1
        await table.move(0, *PLAN, seen=0)
        assert (await table.loaded()).seq == 2


async def test_a_number_from_the_future_is_refused(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        assert (await refused(table.move(0, *PLAN, seen=99))).key == "command-stale"


@pytest.mark.parametrize("id", ["", "x" * 65, "a\nb", "a\0b"])
async def test_a_command_needs_a_short_printable_id(database: str, id: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        message = Moves(id=id, seen=0, moves=PLAN)
        refusal = await refused(commands.command(store, table.id, table.tokens[0], message))
        assert refusal.key == "command-id"


async def test_no_move_before_the_start_and_none_after_the_end(database: str) -> None:
    async with open_store(database) as store:
        waiting = await seated(store, start=False)
        assert (await refused(waiting.move(0, *PLAN))).key == "table-not-playing"
        table = await seated(store)
        await table.play_on()
        loaded = await table.loaded()
        assert loaded.status == "over" and loaded.row.ended_at is not None
        assert loaded.info().outcome == loaded.session.outcome  # type: ignore[union-attr]
        assert (await refused(table.move(0, ["rest"]))).key == "table-not-playing"


async def test_a_token_moves_its_own_seat_at_its_own_table_only(database: str) -> None:
    async with open_store(database) as store:
        table, other = await seated(store), await seated(store)
        command = Moves(id="x", seen=0, moves=PLAN)
        for wrong in (other.tokens[0], table.host, table.invite, "", "x" * 200):
            assert (await refused(commands.command(store, table.id, wrong, command))).key == "token-wrong"


async def test_a_client_that_was_away_gets_exactly_what_it_lacks(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        first = await table.update(1)
        await table.move(0, ["roll"])
        await table.move(1, ["turn"])
        later = await table.update(1, first.seq, len(first.events))
        assert later.events_from == len(first.events)
        assert [event.key for event in later.events] == ["roll", "turn"]
        whole = await table.update(1)
        assert [*first.events, *later.events] == whole.events
        # Numbers that no honest client has do no harm.
        assert (await table.update(1, 10**9, 10**9)).events == []


# -- memory and database -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dojo", "shogun"])
async def test_a_table_loaded_from_the_database_equals_the_one_in_memory(database: str, game: str) -> None:
    """Along whole random games with undos, by every count that a client could notice."""
    async with open_store(database) as store:
        for seed in range(6 if game == "dojo" else 1):
            table = await seated(store, players=3, game=game)
            rng = Random(seed)
            while (await table.loaded()).status == "playing":
                await table.play_on(rng.random() * 1e9, rng.randrange(1, 9 if game == "dojo" else 60), 0.2)  # type: ignore[arg-type]
                known = memory(await table.loaded())
                store.forget(table.id)
                assert memory(await table.loaded()) == known
            assert known["record"].final.outcome is not None


async def test_who_owes_a_move_is_the_same_for_everybody(database: str) -> None:
    """What the table's row shows of a running game is what every view shows: no more."""
    async with open_store(database) as store:
        table = await seated(store, players=3, game="shogun")
        for number in range(40):
            await table.play_on(number, 5, 0.1)
            loaded = await table.loaded()
            assert loaded.session is not None
            shown = [seat.seat for seat in loaded.info().seats if seat.to_act]
            for viewer in viewers(3):
                assert loaded.session.view(viewer).to_act == shown


async def test_what_waits_to_be_written_is_not_seen_by_anybody(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        before = await table.loaded()
        run, writing, go_on = store.writer._driver.run, asyncio.Event(), asyncio.Event()

        async def slow(batches: Any, sender: str | None) -> list[bool]:
            writing.set()
            await go_on.wait()
            return await run(batches, sender)

        store.writer._driver.run = slow  # type: ignore[method-assign]
        moving = asyncio.create_task(table.move(0, *PLAN))
        await writing.wait()
        assert await table.loaded() is before and before.seqs == [0, 0, 0]
        assert (await table.update(0)).seq == 0
        go_on.set()
        await moving
        assert (await table.update(0)).seq == 1


async def test_a_command_whose_sender_goes_away_is_done_to_the_end_and_told(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        announced: list[str] = []

        async def tell(table_id: str) -> None:
            announced.append(table_id)

        store.on_change.append(tell)
        for number in range(12):
            moving = asyncio.create_task(table.move(number % 2, *PLAN, id="x", seen=0))
            for _ in range(number):
                await asyncio.sleep(0)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
        async with asyncio.timeout(120):
            while len(announced) < 2:
                await asyncio.sleep(0.01)
        loaded = await table.loaded()
        store.forget_all()
        assert loaded.seq == 2 and memory(await table.loaded()) == memory(loaded)


async def test_a_failed_write_changes_nothing_anywhere(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        before = memory(await table.loaded())
        play_well = Table.command

        def play_badly(self: Table, *given: object) -> None:
            play_well(self, *given)  # type: ignore[arg-type]
            self.changes.entries[0] = {**self.changes.entries[0], "kind": None}  # the column refuses it

        with monkeypatch.context() as patch:
            patch.setattr(Table, "command", play_badly)
            assert (await refused(table.move(0, *PLAN))).key == "database-away"
        assert memory(await table.loaded()) == before
        await table.move(0, *PLAN)


async def test_tables_that_do_not_fit_in_memory_are_loaded_when_they_are_needed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bakufu.server.tables.store.TABLES_KEPT", 2)
    async with open_store(database) as store:
        tables = [await seated(store) for _ in range(5)]
        await asyncio.gather(*(table.play_on(seed) for seed, table in enumerate(tables)))
        assert len(store.cached_ids()) == 2
        assert [(await table.loaded()).status for table in tables] == ["over"] * 5


async def test_a_table_that_is_asked_for_by_many_is_loaded_once(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        store.forget_all()
        lives = await asyncio.gather(*(store.get(table.id) for _ in range(10)))
        assert len({id(loaded) for loaded in lives}) == 1


@pytest.mark.parametrize("unknown", ["", "nowhere", "x" * 500, "a\0b", "é", "%", "../.."])
async def test_a_table_that_is_not_there_is_refused(database: str, unknown: str) -> None:
    async with open_store(database) as store:
        assert (await refused(store.get(unknown))).key == "table-unknown"
