"""What remains of a game: fair records, rematches, the same deal once more, games from elsewhere."""

from __future__ import annotations

import json

import msgspec
import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.record import Record, read_record, write_record
from bakufu.engine.replay import verify
from bakufu.engine.session import Session
from bakufu.server.protocol import CheckedRecord, JoinTable, SeatWish
from bakufu.server.tables import history, lobby, rematch
from bakufu.server.tables.messages import AskRematch
from tests.engine.tables import dojo, play_on
from tests.server.absence import Company
from tests.server.playing import NAMES, PlayedTable, open_store, refused, seated


async def finished(table: PlayedTable, seed: int = 1) -> Record:
    await table.play_on(seed)
    return read_record(await history.export(table.store, table.id, None))


@pytest.mark.parametrize("game", ["dojo", "shogun"])
async def test_the_record_of_a_finished_game_proves_that_it_was_drawn_fairly(
    database: str, game: str
) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3, game=game)
        noted = (await table.loaded()).info().commitment  # before the first draw that anybody sees
        record = await finished(table)
        checked = verify(record, noted)
        assert checked.commitment and checked.final and checked.outcome is not None
        assert record.entropy == ["e0", "e1", "e2"] and record.seats == NAMES[:3]
        with pytest.raises(Refused):
            verify(msgspec.structs.replace(record, entropy=["e0", "e1", "other"]), noted)


async def test_every_export_of_a_running_game_is_only_what_its_viewer_may_know(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3, game="shogun")
        await table.play_on(1, 60)
        loaded = await table.loaded()
        secret = loaded.row.secret.hex()
        for viewer in (0, 1, 2, None):
            token = None if viewer is None else table.tokens[viewer]
            data = await history.export(store, table.id, token)
            export = json.loads(data)
            assert secret not in data.decode() and "setup_draws" not in export and "moves" not in export
            assert loaded.session is not None
            assert export["view"] == json.loads(msgspec.json.encode(loaded.session.view(viewer)))


async def test_nothing_can_be_taken_away_before_the_start(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, start=False)
        assert (await refused(history.export(store, table.id, None))).key == "table-not-started"


# -- again ---------------------------------------------------------------------------------------------


async def test_a_rematch_has_the_same_settings_and_bots_and_free_seats_for_the_others(database: str) -> None:
    async with open_store(database) as store:
        seats = [SeatWish(), SeatWish(kind="bot", bot="random"), SeatWish()]
        table = await seated(
            store, 3, seats=seats, name="Tea", pace="live", timeout="bot", spectators=False,
            visibility="unlisted", options={"length": "long"},
        )  # fmt: skip
        await Company(table).host("end")
        made = await rematch.rematch(store, table.id, table.host, AskRematch())
        old, new = (await table.loaded()).info(), made.table
        for field in ("game", "players", "options", "name", "visibility", "spectators", "pace", "timeout"):
            assert getattr(new, field) == getattr(old, field)
        assert [seat.kind for seat in new.seats] == ["open", "bot", "open"]
        assert new.origin == table.id and new.commitment != old.commitment


async def again(table: PlayedTable) -> PlayedTable:
    """The same deal, with guests on all seats, started."""
    store = table.store
    made = await history.clone(store, table.id, table.host)
    tokens = [
        (await lobby.join(store, made.table.id, JoinTable(name=f"G{n}", entropy=f"g{n}"))).token
        for n in range(made.table.players)
    ]
    await lobby.start(store, made.table.id, made.host_token)
    return PlayedTable(store, made.table.id, made.host_token, made.invite, tokens)


@pytest.mark.parametrize("game", ["dojo", "shogun"])
async def test_the_same_deal_once_more_has_the_same_set_up_and_new_draws(database: str, game: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3, game=game)
        first = await finished(table)
        clone = await again(table)
        loaded, old = await clone.loaded(), await table.loaded()
        assert loaded.session is not None and old.session is not None
        begun = Session.start(loaded.session.game, 3, first.options, NAMES[:3], old.session.chance)
        assert loaded.session.state == begun.state
        store.forget_all()  # also after a restart
        second = await finished(clone)
        assert second.setup_draws == first.setup_draws
        assert second.deal == first.commitment != second.commitment and second.secret != first.secret
        checked = verify(second, loaded.info().commitment)
        assert checked.commitment and checked.deal == first.commitment
        # A clone of the clone still names the game whose secret gave the set-up.
        assert (await finished(await again(clone), 2)).deal == first.commitment


async def test_a_record_that_hides_where_its_set_up_comes_from_is_found_out(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, players=3)
        await finished(table)
        record = await finished(await again(table))
        with pytest.raises(Refused) as caught:
            verify(msgspec.structs.replace(record, deal=None))
        assert caught.value.refusal.key == "draw-not-fair"
        # And the later draws are checked all the same.
        place = next(n for n, move in enumerate(record.moves) if move.draws)
        wrong = record.moves[place]._replace(draws=[(record.moves[place].draws[0] + 1) % 6])
        moves = [*record.moves[:place], wrong, *record.moves[place + 1 :]]
        with pytest.raises(Refused):
            verify(msgspec.structs.replace(record, moves=moves))


def test_a_record_without_a_deal_is_written_as_before() -> None:
    record = play_on(dojo()).record()
    data = write_record(record)
    assert b'"deal"' not in data and read_record(data) == record
    dealt = msgspec.structs.replace(record, deal="0" * 64)
    assert b'"deal"' in write_record(dealt) and read_record(write_record(dealt)) == dealt
    with pytest.raises(Refused) as caught:
        read_record(write_record(msgspec.structs.replace(record, deal="xyz")))
    assert caught.value.refusal.facts["field"] == "$.deal"


async def test_a_deal_is_played_again_by_the_host_and_only_when_nothing_of_it_is_secret(
    database: str,
) -> None:
    async with open_store(database) as store:
        table = await seated(store)
        assert (await refused(history.clone(store, table.id, table.host))).key == "clone-not-over"
        await table.play_on()
        assert (await refused(history.clone(store, table.id, table.tokens[0]))).key == "not-the-host"


# -- from elsewhere ------------------------------------------------------------------------------------


async def test_a_finished_game_from_elsewhere_becomes_a_table_to_look_at(database: str) -> None:
    async with open_store(database) as store:
        record = play_on(dojo()).record()
        made = await history.import_record(store, write_record(record))
        assert made.table.status == "over" and made.table.outcome == record.final.outcome  # type: ignore[union-attr]
        assert made.table.commitment == record.commitment
        assert [seat.name for seat in made.table.seats] == record.seats
        assert await history.export(store, made.table.id, None) == write_record(record)
        store.forget_all()
        assert (await store.update(made.table.id, None)).view is not None
        assert await lobby.tables(store, "over") == []  # only by its link


async def test_an_import_says_what_was_checked_and_that_names_were_not(database: str) -> None:
    async with open_store(database) as store:
        record = play_on(dojo()).record()
        renamed = msgspec.structs.replace(record, seats=["Somebody", *record.seats[1:]])
        made = await history.import_record(store, write_record(renamed))
        draws = len(record.setup_draws) + sum(len(move.draws) for move in record.moves)
        assert made.checked == CheckedRecord(
            moves=len(record.moves), draws=draws, draws_as_recorded=0, rewinds=0, names=False
        )
        unknown = msgspec.structs.replace(record, secret=None)
        made = await history.import_record(store, write_record(unknown))
        assert (made.checked.draws, made.checked.draws_as_recorded) == (0, draws)


async def test_an_unfinished_game_from_elsewhere_is_refused(database: str) -> None:
    """Whoever sends it knows its secret: nobody else should play on it."""
    async with open_store(database) as store:
        record = play_on(dojo(), moves=3).record()
        assert record.secret is not None
        assert (await refused(history.import_record(store, write_record(record)))).key == "record-not-over"


@pytest.mark.parametrize(
    "change", [{"moves": []}, {"secret": "0" * 64}, {"final": None}, {"setup_draws": [1, 2, 3]}]
)
async def test_a_record_that_does_not_hold_is_refused(database: str, change: dict[str, object]) -> None:
    async with open_store(database) as store:
        record = msgspec.structs.replace(play_on(dojo()).record(), **change)
        await refused(history.import_record(store, write_record(record)))
        await refused(history.import_record(store, b"{}"))


async def test_a_game_drawn_without_a_commitment_has_no_deal_to_take_over(database: str) -> None:
    async with open_store(database) as store:
        record = play_on(dojo(chance=Seeded(1))).record()
        made = await history.import_record(store, write_record(record))
        asked = history.clone(store, made.table.id, made.host_token)
        assert (await refused(asked)).key == "clone-no-commitment"
