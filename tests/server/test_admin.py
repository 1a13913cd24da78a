"""What the person who runs a server does with its tables; above all: what an upgrade of the rules breaks."""

from __future__ import annotations

from hashlib import sha256
from types import SimpleNamespace

import msgspec
import pytest

from bakufu.engine import registry
from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refused
from bakufu.engine.events import Event
from bakufu.engine.record import Record, Rewound, read_record, write_record
from bakufu.engine.replay import verify
from bakufu.engine.session import Session
from bakufu.server.protocol import SeatWish
from bakufu.server.tables import admin, chat, history, lobby
from tests.engine.tables import dojo, play_on
from tests.engine.toy import MARCH, ROLL, Dojo, State
from tests.server.playing import PLAN, PlayedTable, memory, open_store, refused, seated
from tests.server.running import running


class Upgraded(Dojo):
    """The toy game after a careless release: same version, other rules."""

    def __init__(self, change: str) -> None:
        super().__init__()
        self.change = change

    def apply(
        self, state: State, seat: int, move: int, chance: Chance, log: list[Event] | None = None
    ) -> None:
        if move == ROLL and self.change == "draws":
            chance.below(6, "another die")
        if move == ROLL and self.change == "crash":
            raise ZeroDivisionError
        super().apply(state, seat, move, chance, log)
        if move == ROLL and self.change == "points":
            state.points[seat] += 1

    def legal(self, state: State, seat: int) -> list[int]:
        found = super().legal(state, seat)
        return [move for move in found if move != ROLL] if self.change == "illegal" else found


PLANNED = 4  # moves that are made when both have planned


async def rolled(table: PlayedTable) -> None:
    """A table of which the third entry is a roll."""
    await table.plan_all()
    await table.move(0, ["roll"])


@pytest.mark.parametrize(
    ("change", "key", "entry"),
    [
        ("draws", "table-other-draws", 3),
        ("points", "table-other-position", 3),
        ("illegal", "dojo-not-now", 3),
        ("crash", "table-broken", 3),
    ],
)
async def test_a_table_that_new_rules_do_not_replay_is_named_and_all_others_go_on(
    database: str, monkeypatch: pytest.MonkeyPatch, change: str, key: str, entry: int
) -> None:
    async with open_store(database) as store:
        hurt, fine = await seated(store, name="Hurt"), await seated(store, name="Fine")
        await rolled(hurt)
        await fine.plan_all()
        assert await admin.check_tables(store.engine) == []
    monkeypatch.setitem(registry._added, "dojo", Upgraded(change))
    async with open_store(database) as store:
        (found,) = await admin.check_tables(store.engine)
        assert (found.table, found.name, found.entry, found.why.key) == (hurt.id, "Hurt", entry, key)
        for _ in range(2):
            refusal = await refused(store.get(hurt.id))
            assert refusal.key == "table-broken" and refusal.facts["name"] == "Hurt"
        await fine.at(store).move(0, ["rest"])
        assert len(await lobby.tables(store, "playing")) == 2


async def test_a_change_that_touches_only_the_last_entry_is_found_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.play_on()
        store.forget_all()

        class Generous(Dojo):
            def apply(
                self, state: State, seat: int, move: int, chance: Chance, log: list[Event] | None = None
            ) -> None:
                super().apply(state, seat, move, chance, log)
                if self.outcome(state) is not None:
                    state.points[0] += 1

        monkeypatch.setitem(registry._added, "dojo", Generous())
        assert [found.table for found in await admin.check_tables(store.engine)] == [table.id]


async def test_tables_of_an_older_version_of_the_rules_are_replayed_by_those(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._added, "dojo", Dojo(1))
    async with open_store(database) as store:
        table = await seated(store)
        await rolled(table)
    monkeypatch.setitem(registry._added, "dojo", Dojo(2))
    async with open_store(database) as store:
        assert await admin.check_tables(store.engine) == []
        assert (await table.at(store).loaded()).info().rules_version == 1


async def test_a_table_of_a_game_that_is_no_longer_installed_is_named(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        monkeypatch.delitem(registry._added, "dojo")
        assert [found.why.key for found in await admin.check_tables(store.engine)] == ["game-unknown"]
        store.forget_all()
        assert (await refused(store.get(table.id))).key == "table-broken"


# -- rewind --------------------------------------------------------------------------------------------


async def test_a_rewound_game_stands_where_it_stood_and_goes_on(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, pace="live")
        await table.plan_all()
        stood = memory(await table.loaded())
        held = await table.update(1)
        await table.move(0, ["march", "gate"])
        await table.move(1, ["rest"])
        client = await table.update(1, held.seq, len(held.events))
        info = await admin.rewind(store.engine, table.id, 2)
        await store.catch_up(table.id)
        loaded = await table.loaded()
        assert loaded.info() == info and loaded.to_act() == [0]
        assert loaded.session is not None and loaded.session.rewinds == [Rewound(PLANNED, 1)]
        assert msgspec.structs.replace(loaded.session.record(), rewinds=[]) == stood["record"]
        # A client that held the lines that are gone gets the log again, and a higher number.
        update = await table.update(1, client.seq, client.events_from + len(client.events))
        # Everybody is told what happened.
        assert update.seq > client.seq and update.events_from == 0
        assert update.events == [*held.events, Event("rewound", {"count": 1})]
        # Whoever answers what was asked before is told so; the game then goes on, also after a restart.
        assert (await refused(table.move(0, ["roll"], seen=held.seq))).key == "command-stale"
        await table.move(0, ["roll"])
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known
        shown = await admin.show(store.engine, table.id)
        assert [(entry.kind, entry.stands) for entry in shown.entries] == [
            ("run", True), ("run", True), ("run", False), ("run", False), ("rewind", False), ("run", True),
        ]  # fmt: skip
        await table.play_on()
        verify(read_record(await history.export(store, table.id, None)))


async def test_after_a_rewind_nothing_is_drawn_again_that_was_drawn_before(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same move at the same place draws anew; the record tells of it and verifies with nothing else."""
    secret = sha256(b"rewinds").digest()  # with which no two of the dice below fall alike by accident
    monkeypatch.setattr(
        "bakufu.server.tables.lobby.secrets", SimpleNamespace(token_bytes=lambda size: secret)
    )
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        drawn = []
        for times in range(1, 5):
            await table.move(0, ["roll"])
            record = await recorded(table)
            drawn.append(record.moves[-1].draws)
            assert [list(one) for one in record.rewinds] == ([[PLANNED, times - 1]] if times > 1 else [])
            if times < 4:
                await admin.rewind(store.engine, table.id, 2)
                await store.catch_up(table.id)
        assert len({tuple(draws) for draws in drawn}) > 1, drawn
        await table.play_on()
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known
        record = read_record(await history.export(store, table.id, None))
        assert verify(record).rewinds == 3
        assert write_record(Session.resume(record).record()) == write_record(record)
        for changed in ([], [Rewound(PLANNED, 2)], [Rewound(PLANNED, 4)]):
            with pytest.raises(Refused) as caught:
                verify(msgspec.structs.replace(record, rewinds=changed))
            assert caught.value.refusal.key == "draw-not-fair"
        # A second table from the same record tells the same.
        again = await history.import_record(store, write_record(record))
        log = (await store.get(again.table.id)).session
        assert log is not None and [event for event in log.log if event.key == "rewound"] == [
            Event("rewound", {"count": 3})
        ]


async def recorded(table: PlayedTable) -> Record:
    session = (await table.loaded()).session
    assert session is not None
    return session.record()


async def test_a_move_from_before_a_rewind_cannot_be_taken_back(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        await table.move(0, ["march", "gate"])
        await admin.rewind(store.engine, table.id, 2)
        await store.catch_up(table.id)
        assert (await refused(table.undo(0))).key == "undo-after-rewind"
        await table.move(0, ["march", "gate"])
        known = memory(await table.loaded())
        store.forget_all()
        assert memory(await table.loaded()) == known


async def test_a_table_that_was_taken_back_before_rewinds_were_counted_draws_what_it_drew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        await table.move(0, ["roll"])
        drawn = (await recorded(table)).moves[-1].draws
        monkeypatch.setattr("bakufu.server.tables.admin.COUNTED", 0)  # as entries of before do not have it
        await admin.rewind(store.engine, table.id, 2)
        await store.catch_up(table.id)
        await table.move(0, ["roll"])
        record = await recorded(table)
        assert record.moves[-1].draws == drawn and record.rewinds == []
        store.forget_all()
        assert await admin.check_tables(store.engine) == []


async def test_a_rewind_of_a_rewind_keeps_the_labels_of_the_moves_that_stand_again(database: str) -> None:
    """Back to the set-up, then back to where the dice of before still lie: they are what they were."""
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        await table.move(0, ["roll"])
        before = await recorded(table)
        await admin.rewind(store.engine, table.id, 0)
        await admin.rewind(store.engine, table.id, 3)
        store.forget_all()
        after = await recorded(table)
        assert after.moves == before.moves and [list(one) for one in after.rewinds] == [[PLANNED + 1, 2]]
        await table.play_on()
        assert verify(read_record(await history.export(store, table.id, None))).rewinds == 2


async def test_a_rewind_can_itself_be_rewound(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        await table.move(0, ["march", "hall"])
        stood = (await table.loaded()).digest()
        await admin.rewind(store.engine, table.id, 0)
        await admin.rewind(store.engine, table.id, 3)
        store.forget_all()
        loaded = await table.loaded()
        assert loaded.digest() == stood and loaded.seq == 5


async def test_a_broken_table_is_repaired_by_going_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await rolled(table)
    monkeypatch.setitem(registry._added, "dojo", Upgraded("illegal"))
    async with open_store(database) as store:
        await admin.rewind(store.engine, table.id, 2)
        assert await admin.check_tables(store.engine) == []
        await table.at(store).move(0, MARCH)


@pytest.mark.parametrize("entry", [-1, 2, 99])
async def test_there_must_be_something_to_go_back_to(database: str, entry: int) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        refusal = await refused(admin.rewind(store.engine, table.id, entry))
        assert (refusal.key, refusal.facts) == ("rewind-no-entry", {"entry": entry, "last": 2})


async def test_a_finished_game_is_not_taken_back_for_its_secret_is_known(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.play_on()
        assert (await refused(admin.rewind(store.engine, table.id, 1))).key == "table-not-playing"


# -- the rest ------------------------------------------------------------------------------------------


async def test_an_ended_table_takes_no_moves_and_shows_its_whole_record(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, pace="live")
        await table.plan_all()
        info = await admin.end(store.engine, table.id)
        await store.catch_up(table.id)
        assert info == (await table.loaded()).info() and info.status == "cancelled"
        assert [seat.due_at for seat in info.seats] == [None, None]
        assert (await refused(table.move(0, ["rest"]))).key == "table-not-playing"
        record = read_record(await history.export(store, table.id, None))
        assert verify(record, info.commitment).outcome is None and record.secret is not None
        assert (await refused(admin.end(store.engine, table.id))).key == "table-not-playing"
        store.forget_all()
        assert (await table.loaded()).status == "cancelled"


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(database: str) -> None:
    async with open_store(database) as store:
        table, other = await seated(store), await seated(store)
        await table.move(0, *PLAN)
        await chat.add_line(store, table.id, table.tokens[0], "hi")
        await chat.write_notes(store, table.id, table.tokens[0], "x")
        await admin.delete(store.engine, table.id)
        await store.catch_up(table.id)
        assert (await refused(store.get(table.id))).key == "table-unknown"
        assert (await refused(admin.delete(store.engine, table.id))).key == "table-unknown"
        assert [one.id for one in await admin.list_tables(store.engine)] == [other.id]


async def test_the_list_of_the_house_has_all_tables(database: str) -> None:
    async with open_store(database) as store:
        hidden = await seated(store, visibility="link", start=False)
        playing = await seated(store, seats=[SeatWish(), SeatWish(kind="bot", bot="random")])
        found = {table.id: table.status for table in await admin.list_tables(store.engine)}
        assert found == {hidden.id: "waiting", playing.id: "playing"}
        assert [one.id for one in await admin.list_tables(store.engine, "playing")] == [playing.id]


async def test_a_running_game_moves_to_another_server_with_its_record(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await table.play_on(1, 5)
        data = await admin.export(store.engine, table.id)
        brought = await admin.import_record(store.engine, data)
        moved = PlayedTable(store, brought.table.id, brought.host_token, "", brought.seat_tokens)
        here, there = await table.loaded(), await moved.loaded()
        assert there.digest() == here.digest() and there.info().commitment == here.info().commitment
        assert [seat.to_act for seat in there.info().seats] == [seat.to_act for seat in here.info().seats]
        await moved.play_on(2)
        store.forget_all()
        verify(read_record(await history.export(store, moved.id, None)))


async def test_a_finished_record_is_imported_by_the_house_without_links(database: str) -> None:
    async with open_store(database) as store:
        record = play_on(dojo()).record()
        brought = await admin.import_record(store.engine, write_record(record))
        assert brought.table.status == "over" and brought.seat_tokens == []


async def test_a_new_link_from_the_host_of_the_server_locks_the_old_one_out_at_once(database: str) -> None:
    """Also whoever sits there with the old link, and renewed it himself."""
    async with running(database) as server:
        table = await server.table()
        async with server.socket(table.hello(1)) as socket:
            await socket.next("update")
            made = await admin.link(server.context.store.engine, table.id, 1, confirmed=True)
            assert (await socket.next("refuse", within=30))["refusal"]["key"] == "link-renewed"
        assert await server.refused("GET", table.path + "/link", table.tokens[1]) == (403, "token-wrong")
        assert (await server.ask("GET", table.path + "/link", made.token))["seat"] == 1
        for seat in (0, 2):
            assert (await server.ask("GET", table.path + "/link", table.tokens[seat]))["seat"] == seat
        bots = await server.table(bots=1)
        why = await refused(admin.link(server.context.store.engine, bots.id, 2, confirmed=True))
        assert why.key == "link-no-guest"
