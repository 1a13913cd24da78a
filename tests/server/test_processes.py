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
from bakufu.server.storage.rows import News
from bakufu.server.tables import admin, chat, lobby, seating
from bakufu.server.tables.broadcast import Hub, Watcher
from bakufu.server.tables.store import Rooms
from tests.server.playing import PLAN, Table, house, memory, refused, seated
from tests.server.postgres import Postgres

LOG: Any = structlog.get_logger()


@asynccontextmanager
async def listening(database: str) -> AsyncIterator[tuple[Rooms, Hub]]:
    """A process that hears what the others do."""
    async with house(database) as rooms:
        hub = Hub(rooms)
        notifier = Notifier(rooms.engine, rooms.commits, hub, LOG)
        task = asyncio.create_task(notifier.run())
        async with asyncio.timeout(120):
            await notifier.listening.wait()
        try:
            yield rooms, hub
        finally:
            task.cancel()
            await asyncio.gather(task, *notifier.tasks, return_exceptions=True)


async def same(table: Table, *others: Rooms) -> None:
    """What each process has of the table equals what the database has."""
    for rooms in (table.rooms, *others):
        await rooms.catch_up(table.id)
        known = memory(await rooms.live(table.id))
        rooms.forget(table.id)
        assert memory(await rooms.live(table.id)) == known


async def test_a_command_that_comes_by_two_processes_acts_once(database: str) -> None:
    async with house(database) as one, house(database) as other:
        table = await seated(one)
        await other.live(table.id)
        first = await table.move(0, *PLAN, id="x", seen=0)
        again = await table.at(other).move(0, *PLAN, id="x", seen=0)
        assert (first.repeated, again.repeated, again.seq) == (False, True, first.seq)
        await same(table, other)


async def test_a_command_sent_to_two_processes_at_the_same_moment_acts_once(database: str) -> None:
    async with house(database) as one, house(database) as other:
        for _ in range(5):
            table = await seated(one)
            await other.live(table.id)
            acks = await asyncio.gather(
                *(table.at(rooms).move(0, *PLAN, id="x", seen=0) for rooms in (one, other, one, other))
            )
            assert sorted(ack.repeated for ack in acks) == [False, True, True, True]
            await same(table, other)


async def test_two_guests_by_two_processes_never_get_the_same_seat(database: str) -> None:
    async with house(database) as one, house(database) as other:
        made = await lobby.create(one, CreateTable(game="dojo", players=4))
        for rooms in (one, other):
            await rooms.live(made.table.id)
        joined = await asyncio.gather(
            *(
                lobby.join(rooms, made.table.id, JoinTable(name=name))
                for rooms, name in zip((one, other) * 2, "ABCD")
            )
        )
        assert sorted(guest.seat for guest in joined) == [0, 1, 2, 3]
        for guest in joined:
            for rooms in (one, other):
                await rooms.catch_up(made.table.id)
                assert await rooms.viewer(made.table.id, guest.token) == guest.seat


async def test_a_game_played_by_two_processes_at_once_is_one_game(database: str) -> None:
    """Seats at both processes, everybody as fast as they can, chat in between."""
    async with house(database) as one, house(database) as other:
        one.commits.sender, other.commits.sender = "one", "other"  # they know that there are others
        table = await seated(one, players=4)
        acknowledged: list[str] = []

        async def play(seat: int) -> None:
            mine = table.at((one, other)[seat % 2])
            rng = Random(seat)
            for number in range(1000):
                await mine.rooms.catch_up(table.id)
                live = await mine.live()
                if live.status != "playing":
                    return
                session = live.session
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
                    await chat.say(mine.rooms, table.id, table.tokens[seat], f"said {seat}-{number}")

        async with asyncio.timeout(120):
            await asyncio.gather(*(play(seat) for seat in range(4)))
        live = await table.live()
        assert live.status == "over"
        assert sorted(command for _, command in live.acts) == sorted(acknowledged)
        await same(table, other)


async def test_what_others_did_is_followed_without_loading_the_table_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database) as one, house(database) as other:
        table = await seated(one)
        await other.live(table.id)
        await table.play_on(1, 6, undo=0.3)
        await chat.say(one, table.id, table.tokens[0], "hi")
        monkeypatch.setattr(Rooms, "_loaded", None)
        await other.catch_up(table.id)
        assert memory(await other.live(table.id)) == memory(await table.live())


# -- LISTEN and NOTIFY ---------------------------------------------------------------------------------


@pytest.fixture
def shared(postgres_database: str) -> str:
    """On SQLite there is one process."""
    return postgres_database


async def woken(watcher: Watcher) -> None:
    async with asyncio.timeout(120):
        await watcher.woken.wait()


async def test_watchers_at_another_process_are_woken_by_what_happens_here(shared: str) -> None:
    async with listening(shared) as (one, _), listening(shared) as (other, hub):
        table = await seated(one)
        watcher = Watcher(table.id, 1, 0, 0, 0)
        hub.watch(watcher)
        await other.live(table.id)
        watcher.woken.clear()
        await table.move(0, *PLAN)
        await woken(watcher)
        assert (await other.live(table.id)).seq == 1


async def test_what_another_process_tells_is_followed_without_a_look_at_the_database(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, taking back, chat and the end of the game; at the end both have what the database has."""
    async with listening(shared) as (one, _), listening(shared) as (other, _):
        table = await seated(one)
        await other.live(table.id)
        with monkeypatch.context() as patch:
            patch.setattr(Rooms, "_follow", None)
            await table.play_on(1, 400, undo=0.1)
            await chat.say(one, table.id, table.tokens[0], "A line ☃ with spaces")
            told = memory(await table.live())
            async with asyncio.timeout(120):
                while memory(await other.live(table.id)) != told:
                    await asyncio.sleep(0.01)
            assert (await other.live(table.id)).status == "over"
        await same(table, other)


async def test_news_that_leave_a_gap_or_lie_are_looked_up(shared: str) -> None:
    async with house(shared) as one, house(shared) as other:
        table = await seated(one)
        await other.live(table.id)
        for seat, ahead in ((0, 2), (1, 1)):  # one is missing in between; then a position that is not there
            await table.move(seat, *PLAN)
            columns = {"version": (await other.live(table.id)).row.version + ahead, "digest": "0" * 64}
            await other.catch_up(table.id, News(table=columns, seats={}, entries=[], messages=[]))
            assert memory(await other.live(table.id)) == memory(await table.live())


async def test_watchers_are_woken_also_when_their_table_is_not_in_memory(shared: str) -> None:
    async with listening(shared) as (one, _), listening(shared) as (other, hub):
        table = await seated(one)
        watcher = Watcher(table.id, 1, 0, 0, 0)
        hub.watch(watcher)
        other.forget_all()
        watcher.woken.clear()
        await chat.say(one, table.id, table.tokens[0], "hi")
        await woken(watcher)
        assert len((await other.live(table.id)).chat) == 1


async def test_an_answer_is_not_refused_because_this_process_is_behind(shared: str) -> None:
    async with listening(shared) as (one, _), house(shared) as deaf:
        deaf.commits.sender = "deaf"
        table = await seated(one)
        await deaf.live(table.id)
        await table.plan_all()
        seen = (await table.live()).counts[0]
        await table.at(deaf).move(0, ["roll"], seen=seen)
        assert (await deaf.live(table.id)).seq == 3
        # And a client that has seen more than this process knows is not shown less.
        await one.catch_up(table.id)
        await table.move(1, ["rest"])
        newest = await table.update(1)
        assert (await table.at(deaf).update(1, newest.seq)).seq == newest.seq


async def test_a_look_at_another_process_shows_what_was_acknowledged_here(shared: str) -> None:
    """Also where the news is late: this one never hears any."""
    async with listening(shared) as (one, _), house(shared) as deaf:
        deaf.commits.sender = "deaf"
        table = await seated(one)
        await deaf.live(table.id)
        while (acting := (await table.live()).to_act())[1:] or len((await table.live()).acts) < 12:
            session = (await table.live()).session
            assert session is not None
            ack = await table.move(acting[0], session.game.legal(session.state, acting[0])[-1])
            await deaf.refresh(table.id)
            assert (await table.at(deaf).update(acting[0])).seq == ack.seq
        await admin.delete(one.engine, table.id)
        await deaf.refresh(table.id)
        assert (await refused(deaf.live(table.id))).key == "table-unknown"


async def test_a_link_that_is_renewed_at_one_process_opens_nothing_at_the_other(shared: str) -> None:
    async with listening(shared) as (one, _), listening(shared) as (other, hub):
        table = await seated(one)
        watcher = Watcher(table.id, 0, 0, 0, 0, (await other.live(table.id)).seats[0])
        hub.watch(watcher)
        hub.next_update(watcher, await hub.live(watcher))
        watcher.woken.clear()
        await seating.renew(one, table.id, table.tokens[0])
        await woken(watcher)
        assert (await refused(hub.live(watcher))).key == "link-renewed"


async def test_after_a_lost_connection_everything_is_looked_at_again(
    shared: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bakufu.server.storage.notify.AGAIN_AFTER", 1.0)
    async with listening(shared) as (one, hub), house(shared) as other:
        table = await seated(one)
        watcher = Watcher(table.id, 1, 0, 0, 0)
        hub.watch(watcher)
        postgres.stop()
        postgres.start()
        watcher.woken.clear()
        await table.at(other).move(0, *PLAN)  # while nobody listens
        await woken(watcher)
        assert (await table.live()).seq == 1


async def test_a_refusal_is_still_a_refusal(shared: str) -> None:
    async with listening(shared) as (one, _):
        table = await seated(one)
        assert (await refused(table.move(0, ["roll"]))).key == "dojo-not-now"


async def test_news_of_another_version_of_the_server_are_looked_up(database: str) -> None:
    async with house(database) as one, house(database) as other:
        table = await seated(one)
        await other.live(table.id)
        notifier = Notifier(other.engine, other.commits, Hub(other), LOG)
        ack = await table.move(0, *PLAN, id="x", seen=0)
        notifier._heard(None, 1, "", f'stranger {table.id} {{"of_tomorrow": [1]}}')
        await asyncio.gather(*notifier.tasks)
        assert (await other.live(table.id)).seq == (await table.live()).seq and ack.seq > 0
