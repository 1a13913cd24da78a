"""The results of a game: one row for every seat, written with the move that ends it."""

from __future__ import annotations

from sqlalchemy import func, select

from bakufu.engine.game import Outcome
from bakufu.server.standing.results import places
from bakufu.server.storage import db
from bakufu.server.storage.standing_schema import ended_games, results
from bakufu.server.tables import history, lobby, rematch, seating
from bakufu.server.tables.messages import AskRematch
from tests.server.absence import Company
from tests.server.playing import seated
from tests.server.standing import arena


async def test_every_seat_has_a_row_once_the_game_is_over_and_none_before(database: str) -> None:
    async with arena(database) as house:
        [aya] = await house.persons("Aya")
        table = await house.table(aya, "Ben", pace="days", timeout="wait")
        await table.play_on(moves=3)
        assert await house.rows(table) == []
        await table.play_on()
        outcome = (await table.loaded()).info().outcome
        assert outcome is not None
        mine, guest = await house.rows(table)
        assert (mine.person, mine.name, mine.bot, guest.person, guest.name) == (
            aya.id,
            "Aya",
            None,
            None,
            "Ben",
        )
        assert (mine.game, mine.players, mine.pace, mine.clan) == ("dojo", 2, "days", None)
        assert [mine.points, guest.points] == outcome.scores
        assert [mine.place == 1, guest.place == 1] == [seat in outcome.winners for seat in (0, 1)]
        assert (mine.rated, mine.unrated) == (False, "casual")
        assert not (mine.stood_in or mine.left or mine.resigned or mine.newcomer or mine.clock_losses)
        assert mine.ended_at == house.clock()


async def test_whoever_has_the_same_shares_a_place_and_winners_are_first_whatever_their_points() -> None:
    assert places(Outcome(scores=[5, 9, 5, 7], winners=[1])) == [3, 1, 3, 2]
    assert places(Outcome(scores=[3, 9, 3], winners=[0, 2])) == [1, 3, 1]
    assert places(Outcome(scores=[1, 1], winners=[])) == [1, 1]


async def test_a_bot_has_a_row_with_its_name_and_a_stand_in_leaves_the_row_to_its_player(
    database: str,
) -> None:
    async with arena(database) as house:
        table = await seated(house.store, 3, seats=None)
        await seating.hand_over(house.store, table.id, table.tokens[0], "random")
        await seating.take_back(house.store, table.id, table.tokens[0])
        await seating.hand_over(house.store, table.id, table.tokens[1], "random")
        await table.play_on()
        first, second, third = await house.rows(table)
        assert (first.stood_in, first.left, first.bot) == (True, False, None)
        assert (second.stood_in, second.left, second.bot) == (True, True, None)
        assert (third.stood_in, third.left, third.resigned) == (False, False, False)


async def test_clock_losses_and_resignations_are_noted(database: str) -> None:
    async with arena(database) as house:
        table = await seated(house.store, 3, pace="live", timeout="bot")
        company = Company(table)
        house.clock.now += 100_000
        await company.tick()
        await company.take_back(0)
        await company.resign(1)
        await company.take_back(2)
        await table.play_on()
        first, second, third = await house.rows(table)
        assert (first.clock_losses, first.left) == (1, False)
        assert (second.clock_losses, second.left, second.resigned) == (1, True, True)
        assert (third.clock_losses, third.left) == (1, False)


async def test_a_newcomer_begins_with_nothing_noted(database: str) -> None:
    async with arena(database) as house:
        table = await seated(house.store, 3, pace="live", timeout="bot")
        company = Company(table)
        house.clock.now += 100_000
        await company.tick()
        await company.take_back(0)
        company.gone[1] = 0.0
        await company.host("offer", seat=1)
        await company.join("Newcomer", 1)
        await company.take_back(2)
        await table.play_on()
        row = (await house.rows(table))[1]
        assert (row.name, row.newcomer, row.stood_in, row.left, row.clock_losses) == (
            "Newcomer",
            True,
            False,
            False,
            0,
        )


async def test_a_game_that_was_called_off_and_an_imported_one_have_no_results(database: str) -> None:
    async with arena(database) as house:
        table = await seated(house.store)
        await Company(table).host("end")
        played = await seated(house.store)
        await played.play_on()
        await history.import_record(house.store, await history.export(house.store, played.id, None))
        async with db.reading(house.store.engine) as connection:
            found = await connection.execute(select(results.c.table_id).distinct())
            assert [row.table_id for row in found] == [played.id]
            assert await connection.scalar(select(func.count()).select_from(ended_games)) == 1


async def test_a_rematch_has_results_of_its_own(database: str) -> None:
    async with arena(database) as house:
        first = await seated(house.store)
        await first.play_on()
        again = await rematch.rematch(house.store, first.id, first.host, AskRematch())
        assert (await lobby.tables(house.store, ids=[again.table.id], status=None))[0].status == "waiting"
        assert len(await house.rows(first)) == 2
