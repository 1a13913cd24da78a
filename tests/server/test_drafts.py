"""A seat's draft: kept for its own devices, for one question, and for nobody else."""

from __future__ import annotations

import asyncio
import json
import shutil
from typing import Any

import pytest

from bakufu.engine.session import RUN_MOST
from bakufu.server.http.websocket import Connection
from bakufu.server.tables import admin, drafts, history
from tests.server.playing import PLAN, PlayedTable, open_store, refused, seated
from tests.server.running import RemoteTable as Served
from tests.server.running import Running, running

DRAFT = [["stake", 2], ["stance", "wave"]]  # in any order: the rules judge only what is handed in


async def kept(table: PlayedTable, seat: int) -> list[int]:
    return (await drafts.load(table.store, table.id, table.tokens[seat])).moves


async def save(table: PlayedTable, seat: int, moves: list[Any], seen: int | None = None) -> list[int]:
    if seen is None:
        seen = (await table.loaded()).seqs[seat]
    return (await drafts.save(table.store, table.id, table.tokens[seat], seen, moves)).moves


async def test_a_draft_is_kept_for_the_seat_also_over_a_restart(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        moves = (await table.loaded()).session.game.moves  # type: ignore[union-attr]
        await save(table, 0, DRAFT)
    async with open_store(database) as again:
        table = table.at(again)
        assert await kept(table, 0) == [moves.encode(move) for move in DRAFT]
        assert await kept(table, 1) == []
        assert await save(table, 0, []) == []
        assert await kept(table, 0) == []


async def test_a_draft_is_gone_when_the_run_is_handed_in(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await save(table, 0, DRAFT)
        await save(table, 1, DRAFT)
        await table.move(0, *PLAN)
        assert await kept(table, 0) == []
        assert await kept(table, 1) != [], "the others still plan"
        await table.undo(0)
        assert await kept(table, 0) == []


async def test_a_run_that_is_taken_back_is_the_draft_again_also_over_a_restart(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        before = (await table.update(0)).view
        await table.move(0, *PLAN)
        await table.undo(0, run=True)
        again = await table.update(0)
        assert again.view == before
        assert not again.undo
        moves = (await table.loaded()).session.game.moves  # type: ignore[union-attr]
        assert await kept(table, 0) == [moves.encode(move) for move in PLAN]
    async with open_store(database) as store:
        table = table.at(store)
        assert await kept(table, 0) == [moves.encode(move) for move in PLAN]
        await table.move(0, *await kept(table, 0))
        await table.undo(0, run=True)
        assert len(await kept(table, 0)) == len(PLAN), "the run is known after a restart, too"


async def test_runs_that_are_taken_back_one_after_the_other_make_one_draft(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, PLAN[0])
        await table.move(0, *PLAN[1:])
        assert len(PLAN) > 1
        await table.undo(0, run=True)
        assert len(await kept(table, 0)) == len(PLAN) - 1
        await table.undo(0, run=True)
        assert len(await kept(table, 0)) == len(PLAN)


async def test_a_run_is_taken_back_whole_or_not_at_all(database: str) -> None:
    """After the others have planned, too, everything is uncovered; and the same command acts once."""
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, *PLAN)
        assert not (await table.undo(0, id="once", run=True)).repeated
        assert (await table.undo(0, id="once", run=True)).repeated
        assert len(await kept(table, 0)) == len(PLAN)
        await table.plan_all()
        seqs = (await table.loaded()).seqs
        await refused(table.undo(0, run=True))
        loaded = await table.loaded()
        assert loaded.seqs == seqs
        assert await kept(table, 0) == []


async def test_nobody_else_notices_that_a_run_is_taken_back(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        await table.move(0, *PLAN[:1])
        seqs = (await table.loaded()).seqs
        await table.undo(0, run=True)
        loaded = await table.loaded()
        assert loaded.seqs[1:] == seqs[1:]
        assert (await table.update(1)).view == (await table.update(1, seqs[1])).view
        assert await kept(table, 1) == []


async def test_a_draft_is_gone_when_the_question_has_changed(database: str) -> None:
    """Seat 1 drafts its turn; then the host goes back to before it."""
    async with open_store(database) as store:
        table = await seated(store)
        await table.plan_all()
        await table.move((await table.loaded()).to_act()[0], ["rest"])
        seat = (await table.loaded()).to_act()[0]
        await save(table, seat, [["rest"]])
        await admin.rewind(store.engine, table.id, 0)
        store.forget_all()
        assert await kept(table, seat) == []


async def test_a_draft_is_made_of_moves_of_the_game_and_of_a_seat_that_is_asked(database: str) -> None:
    async with open_store(database) as store:
        waiting = await seated(store, start=False)
        assert (await refused(save(waiting, 0, DRAFT, 0))).key == "table-not-playing"
        table = await seated(store)
        for nonsense, key in (
            ([["fly"]], "move-unknown-kind"),
            ([10**6], "move-unknown-number"),
            ([None], "move-malformed"),
            ([["stake", 9]], "move-unknown-value"),
            ([["rest"]] * (RUN_MOST + 1), "run-too-long"),
        ):
            assert (await refused(save(table, 0, nonsense))).key == key
        before = (await table.loaded()).seqs[0]
        await table.move(0, *PLAN)
        assert (await refused(save(table, 0, DRAFT))).key == "draft-nothing-asked"
        assert (await refused(save(table, 0, DRAFT, before))).key == "command-stale"
        assert await kept(table, 0) == []


async def test_nothing_of_a_draft_is_in_what_others_can_take_away(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await save(table, 0, DRAFT)
        loaded = await table.loaded()
        for token in (table.tokens[1], table.tokens[0], None):
            assert b"draft" not in await history.export(store, table.id, token)
        assert "draft" not in json.dumps(loaded.seqs) and not hasattr(loaded.info().seats[0], "draft")
        assert loaded.seqs == [0] * 4, "nobody's number counts it"
        assert (await refused(drafts.load(store, table.id, table.host))).key == "token-wrong"


# -- on the wire ---------------------------------------------------------------------------------------


@pytest.fixture
def wire(tmp_path: Any, upgraded_file: Any) -> str:
    shutil.copy(upgraded_file, tmp_path / "wire.db")
    return f"sqlite:///{tmp_path / 'wire.db'}"


async def planning(server: Running) -> tuple[Served, Any]:
    table = await server.table()
    update = await table.play_on(lambda update: len(update["view"]["to_act"]) == 3)
    return table, update


async def test_a_draft_saved_on_one_device_is_there_on_the_other(wire: str) -> None:
    async with running(wire) as server:
        table, update = await planning(server)
        moves = update["view"]["legal"][:3]
        async with server.socket(table.hello(0)) as desk, server.socket(table.hello(1)) as other:
            seen = (await desk.next("update"))["seq"]
            await other.next("update")
            await desk.send({"type": "draft", "id": "d1", "seen": seen, "moves": moves})
            saved = await desk.next("draft")
            assert saved["moves"] == moves
            assert [drafted["move"] for drafted in saved["preview"]["moves"]] == moves
            assert (await desk.next())["type"] == "ack"
            async with server.socket(table.hello(0)) as phone:
                assert (await phone.next("draft")) == saved
                await phone.send({"type": "draft", "id": "d2", "seen": seen, "moves": moves[:1]})
                assert (await phone.next())["moves"] == moves[:1]
                assert (await phone.next())["type"] == "ack"
                assert (await desk.next())["moves"] == moves[:1]
                body = {"seen": seen, "moves": moves[:2]}
                path = table.path + "/draft"
                assert (await server.ask("PUT", path, table.tokens[0], body))["moves"] == moves[:2]
                assert (await phone.next("draft"))["moves"] == moves[:2]
                assert (await server.ask("GET", path, table.tokens[0]))["moves"] == moves[:2]
                assert (await server.ask("GET", path, table.tokens[1]))["moves"] == []
            assert await other.silent()
        assert await server.refused("GET", path) == (401, "token-missing")
        answer = await table.view(1)
        assert "draft" not in answer and all("draft" not in seat for seat in answer["table"]["seats"])


async def test_a_draft_that_is_refused_leaves_the_last_one_and_the_connection(wire: str) -> None:
    async with running(wire) as server:
        table, update = await planning(server)
        moves = update["view"]["legal"][:2]
        async with server.socket(table.hello(0)) as desk:
            seen = (await desk.next("update"))["seq"]
            for number, (body, key) in enumerate(
                [({"moves": moves}, ""), ({"moves": [99_999]}, "move-unknown-number")]
            ):
                await desk.send({"type": "draft", "id": f"d{number}", "seen": seen, **body})
                if not key:
                    assert (await desk.next())["moves"] == moves
                answer = await desk.next()
                assert answer["id"] == f"d{number}"
                assert answer.get("refusal", {"key": ""})["key"] == key
            assert (await server.ask("GET", table.path + "/draft", table.tokens[0]))["moves"] == moves


async def test_a_draft_saved_while_an_update_is_sent_is_not_followed_by_the_one_before(
    wire: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = Connection._send_bytes
    slow, reached, go_on = False, asyncio.Event(), asyncio.Event()

    async def send_slowly(self: Connection, data: bytes, kind: str) -> None:
        if slow and kind == "update" and self.token == table.tokens[0]:
            reached.set()
            await go_on.wait()
        await send(self, data, kind)

    monkeypatch.setattr(Connection, "_send_bytes", send_slowly)
    async with running(wire) as server:
        table, update = await planning(server)
        moves = update["view"]["legal"][:2]
        plan = [step["move"] for step in (await table.advice(1))["moves"]]
        async with server.socket(table.hello(0)) as desk:
            seen = (await desk.next("update"))["seq"]
            slow = True
            await table.move(1, plan)
            async with asyncio.timeout(60):
                await reached.wait()
            await desk.send({"type": "draft", "id": "d1", "seen": seen, "moves": moves})
            assert (await desk.next())["moves"] == moves
            assert (await desk.next())["type"] == "ack"
            slow = False
            go_on.set()
            assert (await desk.next())["type"] == "update"
            assert await desk.silent()
