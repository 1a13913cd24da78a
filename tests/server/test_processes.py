"""Several server processes with the same tables: every command acts once, and all come to see the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
import structlog

from bakufu.engine.errors import Refused
from bakufu.server.protocol import CreateTable, JoinTable
from bakufu.server.storage.notify import Notifier
from bakufu.server.storage.rows import RemoteChanges
from bakufu.server.tables import admin, chat, lobby, seating
from bakufu.server.tables.broadcast import Broadcaster, Watcher
from bakufu.server.tables.store import TableStore
from tests.server.playing import PLAN, PlayedTable, memory, open_store, refused, seated
from tests.server.postgres import Postgres

LOG: Any = structlog.get_logger()


@asynccontextmanager
async def listening(database: str) -> AsyncIterator[tuple[TableStore, Broadcaster]]:
    """A process that hears what the others do."""
    async with open_store(database) as store:
        broadcaster = Broadcaster(store)
        notifier = Notifier(store.engine, store.writer, broadcaster, LOG)
        task = asyncio.create_task(notifier.run())
        async with asyncio.timeout(120):
            await notifier.listening.wait()
        try:
            yield store, broadcaster
        finally:
            task.cancel()
            await asyncio.gather(task, *notifier.tasks, return_exceptions=True)


async def same(table: PlayedTable, *others: TableStore) -> None:
    """What each process has of the table equals what the database has."""
    for store in (table.store, *others):
        await store.catch_up(table.id)
        known = memory(await store.get(table.id))
        store.forget(table.id)
        assert memory(await store.get(table.id)) == known


async def test_a_command_that_comes_by_two_processes_acts_once(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        table = await seated(one)
        await other.get(table.id)
        first = await table.move(0, *PLAN, id="x", seen=0)
        again = await table.at(other).move(0, *PLAN, id="x", seen=0)
        assert (first.repeated, again.repeated, again.seq) == (False, True, first.seq)
        await same(table, other)


async def test_a_command_sent_to_two_processes_at_the_same_moment_acts_once(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        for _ in range(5):
            table = await seated(one)
            await other.get(table.id)
            acks = await asyncio.gather(
                *(table.at(store).move(0, *PLAN, id="x", seen=0) for store in (one, other, one, other))
            )
            assert sorted(ack.repeated for ack in acks) == [False, True, True, True]
            await same(table, other)


async def test_two_guests_by_two_processes_never_get_the_same_seat(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        made = await lobby.create(one, CreateTable(game="dojo", players=4))
        for store in (one, other):
            await store.get(made.table.id)
        joined = await asyncio.gather(
            *(
                lobby.join(store, made.table.id, JoinTable(name=name))
                for store, name in zip((one, other) * 2, "ABCD")
            )
        )
        assert sorted(guest.seat for guest in joined) == [0, 1, 2, 3]
        for guest in joined:
            for store in (one, other):
                await store.catch_up(made.table.id)
                assert await store.viewer(made.table.id, guest.token) == guest.seat


async def test_a_game_played_by_two_processes_at_once_is_one_game(database: str) -> None:
    """Seats at both processes, everybody as fast as they can, chat in between."""
    async with open_store(database) as one, open_store(database) as other:
        one.writer.sender, other.writer.sender = "one", "other"  # they know that there are others
        table = await seated(one, players=4)
        acknowledged: list[str] = []

        async def play(seat: int) -> None:
            mine = table.at((one, other)[seat % 2])
            rng = Random(seat)
            for number in range(1000):
                await mine.store.catch_up(table.id)
                loaded = await mine.loaded()
                if loaded.status != "playing":
                    return
                session = loaded.session
                assert session is not None
                legal = session.game.legal(session.state, seat)
                if not legal:
                    await asyncio.sleep(0.001)
                    continue
                try:
                    await mine.move(seat, rng.choice(legal), id=f"{seat}-{number}")
                    acknowledged.append(f"{seat}-{number}")
                except Refused as why:
                    if why.refusal.key not in ("command-stale", "table-busy"):
                        raise
                if rng.random() < 0.2:
                    await chat.add_line(mine.store, table.id, table.tokens[seat], f"said {seat}-{number}")

        async with asyncio.timeout(120):
            await asyncio.gather(*(play(seat) for seat in range(4)))
        loaded = await table.loaded()
        assert loaded.status == "over"
        assert sorted(command for _, command in loaded.acknowledged) == sorted(acknowledged)
        await same(table, other)


async def test_what_others_did_is_followed_without_loading_the_table_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as one, open_store(database) as other:
        table = await seated(one)
        await other.get(table.id)
        await table.play_on(1, 6, undo=0.3)
        await chat.add_line(one, table.id, table.tokens[0], "hi")
        monkeypatch.setattr(TableStore, "_loaded", None)
        await other.catch_up(table.id)
        assert memory(await other.get(table.id)) == memory(await table.loaded())


# -- LISTEN and NOTIFY ---------------------------------------------------------------------------------


@pytest.fixture
def shared(postgres_database: str) -> str:
    """On SQLite there is one process."""
    return postgres_database


async def woken(watcher: Watcher) -> None:
    async with asyncio.timeout(120):
        await watcher.woken.wait()


async def test_watchers_at_another_process_are_woken_by_what_happens_here(shared: str) -> None:
    async with listening(shared) as (one, _), listening(shared) as (other, broadcaster):
        table = await seated(one)
        watcher = Watcher(table.id, 1, 0, 0, 0)
        broadcaster.watch(watcher)
        await other.get(table.id)
        watcher.woken.clear()
        await table.move(0, *PLAN)
        await woken(watcher)
        assert (await other.get(table.id)).seq == 1


async def test_what_another_process_tells_is_followed_without_a_look_at_the_database(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, taking back, chat and the end of the game; at the end both have what the database has."""
    async with listening(shared) as (one, _), listening(shared) as (other, _):
        table = await seated(one)
        await other.get(table.id)
        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "_replay_remote", None)
            await table.play_on(1, 400, undo=0.1)
            await chat.add_line(one, table.id, table.tokens[0], "A line ☃ with spaces")
            expected = memory(await table.loaded())
            async with asyncio.timeout(120):
                while memory(await other.get(table.id)) != expected:
                    await asyncio.sleep(0.01)
            assert (await other.get(table.id)).status == "over"
        await same(table, other)


async def test_wrong_or_incomplete_notifications_are_checked_in_the_database(shared: str) -> None:
    async with open_store(shared) as one, open_store(shared) as other:
        table = await seated(one)
        await other.get(table.id)
        for seat, ahead in ((0, 2), (1, 1)):  # one is missing in between; then a position that is not there
            await table.move(seat, *PLAN)
            columns = {"version": (await other.get(table.id)).row.version + ahead, "digest": "0" * 64}
            await other.catch_up(table.id, RemoteChanges(table=columns, seats={}, entries=[], messages=[]))
            assert memory(await other.get(table.id)) == memory(await table.loaded())


async def test_watchers_are_woken_also_when_their_table_is_not_in_memory(shared: str) -> None:
    async with listening(shared) as (one, _), listening(shared) as (other, broadcaster):
        table = await seated(one)
        watcher = Watcher(table.id, 1, 0, 0, 0)
        broadcaster.watch(watcher)
        other.forget_all()
        watcher.woken.clear()
        await chat.add_line(one, table.id, table.tokens[0], "hi")
        await woken(watcher)
        assert len((await other.get(table.id)).chat) == 1


async def test_an_answer_is_not_refused_because_this_process_is_behind(shared: str) -> None:
    async with listening(shared) as (one, _), open_store(shared) as deaf:
        deaf.writer.sender = "deaf"
        table = await seated(one)
        await deaf.get(table.id)
        await table.plan_all()
        seen = (await table.loaded()).seqs[0]
        await table.at(deaf).move(0, ["roll"], seen=seen)
        assert (await deaf.get(table.id)).seq == 3
        # And a client that has seen more than this process knows is not shown less.
        await one.catch_up(table.id)
        await table.move(1, ["rest"])
        newest = await table.update(1)
        assert (await table.at(deaf).update(1, newest.seq)).seq == newest.seq


async def test_a_look_at_another_process_shows_what_was_acknowledged_here(shared: str) -> None:
    """Also where the news is late: this one never hears any."""
    async with listening(shared) as (one, _), open_store(shared) as deaf:
        deaf.writer.sender = "deaf"
        table = await seated(one)
        await deaf.get(table.id)
        while (acting := (await table.loaded()).to_act())[1:] or len(
            (await table.loaded()).acknowledged
        ) < 12:
            session = (await table.loaded()).session
            assert session is not None
            ack = await table.move(acting[0], session.game.legal(session.state, acting[0])[-1])
            await deaf.refresh(table.id)
            assert (await table.at(deaf).update(acting[0])).seq == ack.seq
        await admin.delete(one.engine, table.id)
        await deaf.refresh(table.id)
        assert (await refused(deaf.get(table.id))).key == "table-unknown"


async def test_a_link_that_is_renewed_at_one_process_opens_nothing_at_the_other(shared: str) -> None:
    async with listening(shared) as (one, _), listening(shared) as (other, broadcaster):
        table = await seated(one)
        watcher = Watcher(table.id, 0, 0, 0, 0, (await other.get(table.id)).seats[0])
        broadcaster.watch(watcher)
        broadcaster.next_update(watcher, await broadcaster.table_for(watcher))
        watcher.woken.clear()
        await seating.renew(one, table.id, table.tokens[0])
        await woken(watcher)
        assert (await refused(broadcaster.table_for(watcher))).key == "link-renewed"


async def test_after_a_lost_connection_everything_is_looked_at_again(
    shared: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bakufu.server.storage.notify.AGAIN_AFTER", 1.0)
    async with listening(shared) as (one, broadcaster), open_store(shared) as other:
        table = await seated(one)
        watcher = Watcher(table.id, 1, 0, 0, 0)
        broadcaster.watch(watcher)
        postgres.stop()
        postgres.start()
        watcher.woken.clear()
        await table.at(other).move(0, *PLAN)  # while nobody listens
        await woken(watcher)
        assert (await table.loaded()).seq == 1


async def test_a_refusal_is_still_a_refusal(shared: str) -> None:
    async with listening(shared) as (one, _):
        table = await seated(one)
        assert (await refused(table.move(0, ["roll"]))).key == "dojo-not-now"


async def test_news_of_another_version_of_the_server_are_looked_up(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        table = await seated(one)
        await other.get(table.id)
        notifier = Notifier(other.engine, other.writer, Broadcaster(other), LOG)
        ack = await table.move(0, *PLAN, id="x", seen=0)
        notifier._notified(None, 1, "", f'stranger {table.id} {{"of_tomorrow": [1]}}')
        await asyncio.gather(*notifier.tasks)
        assert (await other.get(table.id)).seq == (await table.loaded()).seq and ack.seq > 0
