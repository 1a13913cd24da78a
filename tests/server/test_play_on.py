"""Play on from a position of a finished game: against bots, with a new secret, and with an honest record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.record import Record, digest_of, file_digest, read_record, write_record
from bakufu.engine.replay import Replay, verify
from bakufu.server.protocol import Created, PlayOn, Undo
from bakufu.server.tables import commands, history, lobby, play_on
from bakufu.server.tables.store import TableStore
from tests.server.playing import PlayedTable, open_store, refused, seated
from tests.server.running import running

RECORD = Path(__file__).parent.parent / "records" / "shogun" / "3p-fixed-3.json"


def wish(**more: Any) -> PlayOn:
    return PlayOn(**{"position": 3, "seat": 1, "name": "Rin", **more})


async def over(store: TableStore, **more: Any) -> PlayedTable:
    table = await seated(store, players=3, **more)
    await table.play_on(1)
    return table


def table_of(store: TableStore, made: Created, seat: int) -> PlayedTable:
    """All seats by the one token that there is: only the guest's own can be played."""
    assert made.token is not None
    return PlayedTable(store, made.table.id, made.host_token, made.invite, [made.token] * made.table.players)


async def finish(store: TableStore, made: Created) -> Record:
    """The guest and the bots, with the first legal move each."""
    table = table_of(store, made, made.seat or 0)
    while (loaded := await table.loaded()).status == "playing":
        session = loaded.session
        assert session is not None
        seat = loaded.to_act()[0]
        move = session.game.legal(session.state, seat)[:1]
        if seat == made.seat:
            await table.move(seat, *move)
        else:
            await commands.command_of_bot(store, table.id, seat, loaded.seqs[seat], move)
    return read_record(await history.export(store, table.id, None))


async def test_the_new_table_stands_where_the_old_game_stood(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        first = read_record(await history.export(store, table.id, None))
        for position in (0, 3, len(first.moves) - 1):
            made = await play_on.play_on(store, table.id, None, wish(position=position))
            store.forget_all()  # also after a restart
            loaded = await store.get(made.table.id)
            again = Replay(first)
            for _ in range(position):
                next(again)
            assert loaded.session is not None and loaded.session.state == again.state
            assert loaded.digest() == digest_of(again.game, again.state)
            assert (loaded.status, loaded.row.visibility, loaded.row.origin) == (
                "playing",
                "unlisted",
                table.id,
            )
            assert [(seat.kind, seat.bot) for seat in loaded.seats] == [
                ("bot", "random"), ("human", None), ("bot", "random"),
            ]  # fmt: skip
            assert (loaded.seats[1].name, made.seat) == ("Rin", 1)
            assert loaded.info().seats[1].to_act == (1 in again.game.to_act(again.state))
            assert not await lobby.tables(store, "playing")


async def test_its_record_says_where_it_comes_from_and_verifies_the_rest(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        first = read_record(await history.export(store, table.id, None))
        made = await play_on.play_on(store, table.id, None, wish(position=9, entropy="dice"))
        record = await finish(store, made)
        assert record.continues is not None
        assert (record.continues.record, record.continues.moves) == (file_digest(first), 9)
        assert record.moves[:9] == first.moves[:9] and record.setup_draws == first.setup_draws
        assert record.secret != first.secret and record.entropy == ["", "dice", ""]
        assert record.bots == ["random", None, "random"]
        checked = verify(record, made.table.commitment)
        assert checked.commitment and checked.continues == record.continues
        assert checked.taken_over == len(first.setup_draws) + sum(len(move.draws) for move in first.moves[:9])
        assert read_record(write_record(record)) == record
        with pytest.raises(Refused) as caught:
            verify(msgspec.structs.replace(record, continues=None))
        assert caught.value.refusal.key == "draw-not-fair"


async def test_a_game_that_was_played_on_can_be_played_on_and_cloned(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        second = await finish(store, await play_on.play_on(store, table.id, None, wish()))
        brought = await history.import_record(store, write_record(second))
        third = await finish(store, await play_on.play_on(store, brought.table.id, None, wish(seat=0)))
        assert third.continues is not None and third.continues.record == file_digest(second)
        assert verify(third).commitment


async def test_moves_of_the_old_game_cannot_be_taken_back_in_the_new_one(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await table.move(1, ["stance", "tiger"])
        await table.play_on(1)
        made = await play_on.play_on(store, table.id, None, wish(position=1))
        assert made.token is not None
        message = Undo(id="back", seen=0)
        refusal = await refused(commands.command(store, made.table.id, made.token, message))
        assert refusal.key == "undo-nothing"
        own = table_of(store, made, 1)
        await own.move(1, ["stake", 1])
        await own.undo(1)
        assert (await refused(own.undo(1))).key == "undo-nothing"


async def test_only_a_game_without_secrets_can_be_played_on_and_only_by_who_may_see_it(
    database: str,
) -> None:
    async with open_store(database) as store:
        played = await seated(store, players=3)
        seat = played.tokens[0]
        assert (await refused(play_on.play_on(store, played.id, seat, wish()))).key == "play-on-not-yet"
        closed = await over(store, spectators=False)
        assert (await refused(play_on.play_on(store, closed.id, None, wish()))).key == "no-spectators"
        assert (await play_on.play_on(store, closed.id, closed.tokens[0], wish())).token
        by_link = await over(store, visibility="link")
        assert (await refused(play_on.play_on(store, by_link.id, None, wish()))).key == "invitation-wrong"


async def test_what_cannot_be_is_refused(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        last = len(read_record(await history.export(store, table.id, None)).moves)
        for bad, key in (
            (wish(position=last), "play-on-over"),
            (wish(position=last + 1), "play-on-no-position"),
            (wish(seat=3), "seat-unknown"),
            (wish(name=""), "name-malformed"),
            (wish(name="Random 1"), "seat-name-taken"),
            (wish(entropy="\n"), "entropy-malformed"),
            (wish(bots=["clever"]), "bot-unknown"),
            (wish(bots=["random"] * 3), "play-on-bots"),
        ):
            assert (await refused(play_on.play_on(store, table.id, None, bad))).key == key
        made = await play_on.play_on(store, table.id, None, wish(bots=["random", "random"]))
        assert [seat.bot for seat in made.table.seats] == ["random", None, "random"]


async def test_bots_play_on_at_once_in_an_imported_game(tmp_path: Path, upgraded_file: Path) -> None:
    """Shogun, over HTTP, with real bots: their moves come without anybody's doing."""
    (tmp_path / "file.db").write_bytes(upgraded_file.read_bytes())
    async with running(f"sqlite:///{tmp_path / 'file.db'}") as server:
        brought = (await server.http.post("/api/records", content=RECORD.read_bytes())).json()
        body = {"position": 40, "seat": 2, "name": "Rin", "bots": ["random", "easy"]}
        made = await server.ask("POST", f"/api/tables/{brought['table']['id']}/play-on", body=body)
        path = f"/api/tables/{made['table']['id']}"
        names = [(seat["name"], seat["bot"]) for seat in made["table"]["seats"]]
        assert names == [("random 1", "random"), ("easy 2", "easy"), ("Rin", None)]
        async with server.socket(
            {"type": "hello", "table": made["table"]["id"], "token": made["token"]}
        ) as socket:
            while True:
                update = await socket.next("update")
                others = [seat for seat in update["view"]["to_act"] if seat != 2]
                if not others:
                    break
        assert (await server.ask("GET", path + "/view", made["token"]))["view"]["seat"] == 2
