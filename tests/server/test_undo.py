"""Taking back: to the barrier, also while others plan, and no client is left with a line that is gone."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bakufu.engine import registry
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event
from bakufu.engine.session import Session
from tests.engine.toy import DOJO, ROLL, STAKE, Dojo, State
from tests.server.playing import PLAN, PlayedTable, memory, open_store, refused, seated

GAMES = [DOJO.id, *(game for game in registry.games() if game != DOJO.id)]


async def test_a_move_can_be_taken_back_and_the_restart_knows_it(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, ["stance", "wave"])
        assert (await table.update(0)).undo
        await table.undo(0)
        update = await table.update(0)
        assert [event.key for event in update.events] == ["gift"] and not update.undo
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known


async def test_a_player_can_go_back_to_planning_while_others_still_plan(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await table.move(0, *PLAN)
        await table.move(1, ["stance", "wave"])
        await table.undo(0)
        loaded = await table.loaded()
        assert loaded.to_act() == [0, 1, 2]
        assert loaded.session is not None and [move.seat for move in loaded.session.moves] == [0, 1]


async def test_what_was_drawn_or_uncovered_stays(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        assert (await refused(table.undo(1))).key == "undo-after-uncovering"
        await table.move(0, ["roll"])
        assert (await refused(table.undo(0))).key == "undo-after-draw"


async def test_the_same_undo_acts_once(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, ["stance", "wave"])
        await table.undo(0, id="back")
        assert (await table.undo(0, id="back", seen=1)).repeated
        assert (await table.loaded()).seq == 2


async def test_an_undo_of_something_that_has_moved_on_is_refused(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        seen = (await table.loaded()).seqs[0]
        await table.move(0, ["stance", "wave"])
        assert (await refused(table.undo(0, seen=seen))).key == "command-stale"


class Client:
    """Holds what it was sent, cuts and adds as the protocol says, and is offline most of the time."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.seq = 0
        self.log: list[Event] = []

    async def look(self, table: PlayedTable) -> None:
        update = await table.update(self.viewer, self.seq, len(self.log))
        assert update.events_from <= len(self.log)
        self.log = [*self.log[: update.events_from], *update.events]
        self.seq = update.seq


class Loud(Dojo):
    """The toy game, but everybody hears who is ready."""

    id = "loud"

    def apply(
        self, state: State, seat: int, move: int, chance: Chance, log: list[Event] | None = None
    ) -> None:
        super().apply(state, seat, move, chance, log)
        if log is not None and STAKE <= move < ROLL:
            log.append(Event("ready", {"seat": seat}))


async def test_lines_that_came_after_what_was_taken_back_are_sent_again_in_their_new_place(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._added, Loud.id, Loud())
    async with open_store(database) as store:
        table = await seated(store, players=3, game="loud")
        client = Client(0)
        await table.move(0, ["stance", "wave"])
        await table.move(1, *PLAN)
        await client.look(table)
        assert [event.key for event in client.log] == ["gift", "stance", "ready"]
        await table.undo(0)
        await table.move(2, *PLAN)  # as long again as it was
        await client.look(table)
        assert [event.key for event in client.log] == ["gift", "ready", "ready"]
        assert client.log == (await table.update(0)).events


@pytest.mark.parametrize("game", GAMES)
async def test_clients_that_look_now_and_then_hold_the_same_log_as_one_who_looks_anew(
    database: str, game: str
) -> None:
    async with open_store(database) as store:
        for seed in range(8 if game == DOJO.id else 1):
            table = await seated(store, players=3, game=game)
            clients = [Client(viewer) for viewer in (0, 1, 2, None)]
            rng = Random(seed)
            for step in range(10_000):
                if (await table.loaded()).status != "playing":
                    break
                await table.play_on(seed * 1000 + step, 1 if game == DOJO.id else 3, undo=0.4)
                client = rng.choice(clients)
                await client.look(table)
                assert client.log == (await table.update(client.viewer)).events
                if rng.random() < 0.05:
                    store.forget_all()
                if game != DOJO.id and step > 80:
                    break


async def test_many_at_once_who_change_their_minds_leave_a_table_that_can_be_replayed(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=4)

        async def dither(seat: int) -> None:
            for _ in range(5):
                await table.move(seat, ["stance", "wave"])
                await table.undo(seat)

        await asyncio.gather(*(dither(seat) for seat in range(4)))
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known and known["row"].seq == 40


async def test_what_was_taken_back_stays_so_when_the_barrier_has_moved_since(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version that lets less be taken back still opens the tables of the one before."""
    async with open_store(database) as store:
        table = await seated(store)
        with monkeypatch.context() as of_old:
            of_old.setattr(Session, "_uncovered", lambda session, made: False)
            of_old.setattr(Session, "_looked_the_same_before", lambda session, seat, now, then: True)
            await table.plan_all()
            await table.undo(1)
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known
