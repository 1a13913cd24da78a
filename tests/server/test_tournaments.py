"""A tournament from opening to final standings, and everything that happens on the way."""

from __future__ import annotations

import csv
import json
from random import Random

import msgspec
from sqlalchemy import select

from bakufu.server.notices.recipients import at_tables
from bakufu.server.notices.texts import one_text, told
from bakufu.server.people import leaving
from bakufu.server.storage.notices_schema import notices
from bakufu.server.tables import seating
from bakufu.server.tournaments import entering, files
from bakufu.server.tournaments.entering import Asker
from bakufu.server.tournaments.infos import commitment
from bakufu.server.tournaments.messages import EnterTournament
from bakufu.server.tournaments.pairing import Entrant, pair
from bakufu.server.tournaments.sizes import Sizes
from tests.server.playing import refused
from tests.server.tournament import START, arena, play


async def test_a_tournament_runs_from_opening_to_final_standings(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(8, wanted=4, least=3)
        await cup.act("start")
        for part in (1, 2):
            assert (await cup.now()).row.round == part
            assert [table.players for table in await cup.playing()] == [4, 4]
            await cup.come()
            await cup.play_round()
            await cup.wait(1)
            await cup.wait(600)
        page = await cup.page()
        assert page.info.status == "finished"
        assert [row.rank for row in page.standings] == sorted(row.rank for row in page.standings)
        assert sum(row.points for row in page.standings) == 2 * 8 * 6.0
        assert await cup.log() == [
            "created",
            "started",
            "round",
            "round-over",
            "round",
            "round-over",
            "finished",
        ]


async def test_it_opens_and_starts_at_its_times_by_itself(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(opens_at=int(START) + 100, starts_at=int(START) + 200)
        assert (await refused(cup.enter("Aya"))).key == "tournament-not-open-yet"
        await cup.wait(100)
        assert (await cup.now()).row.status == "open"
        await cup.enter("Aya")
        await cup.enter("Ben")
        await cup.wait(99)
        assert (await cup.now()).row.round == 0
        await cup.wait(1)
        assert (await cup.now()).row.round == 1
        assert await cup.log() == ["created", "open", "started", "round"]


async def test_with_too_few_entrants_at_the_start_it_is_called_off(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(1, starts_at=int(START) + 60)
        assert (await refused(cup.act("start"))).key == "tournament-too-few"
        await cup.wait(60)
        assert (await cup.now()).row.status == "called_off"


async def test_everybody_has_a_seat_of_the_new_round_that_their_token_opens(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(4)
        await cup.act("start")
        for number, token in cup.tokens.items():
            you = (await cup.page(token)).you
            assert you.table is not None and you.entrant == number and not you.director
            seat, first = await cup.seat(number, you.table)
            assert (seat, first) == (you.seat, (await cup.seat(number, you.table))[1]), (
                "the same in every tab"
            )
            assert await cup.tables.viewer(you.table, first) == seat


async def test_bots_fill_the_tables_where_the_number_does_not_fit(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(3, wanted=4, least=4, most=4, fill="bots")
        await cup.act("start")
        [table] = await cup.playing()
        seats = (await cup.tables.get(table.table_id)).seats
        assert sorted(seat.kind for seat in seats) == ["bot", "human", "human", "human"]
        assert all(seat.bot == "random" for seat in seats if seat.kind == "bot")


async def test_a_bye_counts_as_the_mean_of_a_table(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(3, wanted=2, least=2, most=2, fill="byes")
        await cup.act("start")
        page = await cup.page()
        assert len(page.byes) == 1 and len(page.tables) == 1
        assert {row.entrant: row.points for row in page.standings}[page.byes[0]] == 6.0


async def test_who_does_not_come_is_played_by_a_bot_and_gets_no_points(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2, rounds=1, no_show_minutes=10)
        await cup.act("start")
        [table] = await cup.playing()
        await cup.seat(1, table.table_id)
        await cup.wait(599)
        assert all(seat.bot is None for seat in (await cup.tables.get(table.table_id)).seats)
        await cup.wait(1)
        loaded = await cup.tables.get(table.table_id)
        assert [seat.name for seat in loaded.seats if seat.bot is not None] == ["Ben"]
        await cup.play_round()
        await cup.wait(1)
        page = await cup.page()
        absent = next(row for row in page.standings if row.name == "Ben")
        assert absent.points == 0 and [cell.kind for cell in absent.cells] == ["no-show"]


async def test_a_no_show_is_marked_where_the_clock_has_put_a_bot_in_before(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2, rounds=1)
        await cup.act("start")
        [table] = await cup.playing()
        for seat in (0, 1):
            due_at = (await cup.tables.get(table.table_id)).seats[seat].due_at
            if due_at is not None:
                cup.clock.at = max(cup.clock.at, due_at)
                await seating.substitute_bot(cup.tables, table.table_id, seat, "random", due_at)
        await cup.wait(600)
        assert all(seat.no_show for seat in (await cup.now()).seats)


async def test_late_joiners_play_from_the_next_round_on_and_have_nothing_for_those_before(
    database: str,
) -> None:
    async with arena(database) as cup:
        await cup.open(4, late=2, rounds=3)
        await cup.act("start")
        late = await cup.enter("Late")
        assert (await cup.page(cup.tokens[late])).you.table is None
        await cup.come()
        await cup.play_round()
        await cup.wait(1)
        await cup.wait(600)
        assert late in [held.entrant for held in (await cup.now()).seats_of(2)]
        row = next(row for row in (await cup.page()).standings if row.entrant == late)
        assert [cell.round for cell in row.cells] == [2] and row.points == 0
        assert (await refused(cup.enter("Later"))).key == "tournament-closed"


async def test_at_the_deadline_bots_finish_the_games_and_the_results_count(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2, rounds=1, round_minutes=30)
        await cup.act("start")
        await cup.come()
        await cup.wait(1800)
        [table] = await cup.playing()
        assert all(seat.bot is not None for seat in (await cup.tables.get(table.table_id)).seats)
        await cup.play_round()
        await cup.wait(1)
        page = await cup.page()
        assert page.info.status == "finished" and sum(row.points for row in page.standings) == 12.0


async def test_who_withdraws_is_not_paired_again_and_may_come_back(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(4, rounds=3, late=3)
        await cup.act("start")
        await cup.come()
        await entering.withdraw(cup.store, cup.id, Asker(None, cup.tokens[1]))
        await cup.wait(0)
        held = next(seat for seat in (await cup.now()).seats if seat.entrant == 1)
        table = (await cup.now()).tables[(held.number or 0) - 1]
        assert (await cup.tables.get(table.table_id)).seats[held.seat or 0].resigned
        await cup.play_round()
        await cup.wait(1)
        row = next(row for row in (await cup.page()).standings if row.entrant == 1)
        assert row.points == 0 and row.cells[0].kind == "resigned"
        await cup.act("next-round")
        assert 1 not in [seat.entrant for seat in (await cup.now()).seats_of(2)]
        assert await cup.enter("", cup.tokens[1]) == 1
        await cup.play_round()
        await cup.wait(1)
        await cup.act("next-round")
        assert 1 in [seat.entrant for seat in (await cup.now()).seats_of(3)]


# -- the director --------------------------------------------------------------------------------------


async def test_the_director_replaces_a_no_show_by_somebody_who_waits(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2, late=2)
        await cup.act("start")
        waiting = await cup.enter("Waiting")
        [table] = await cup.playing()
        await cup.seat(1, table.table_id)
        assert (await refused(cup.act("replace", entrant=1, by=waiting))).key == "tournament-entrant-there"
        await cup.act("replace", entrant=2, by=waiting)
        seat, token = await cup.seat(waiting, table.table_id)
        assert await cup.tables.viewer(table.table_id, token) == seat
        assert (await refused(cup.seat(2, table.table_id))).key == "tournament-seat-gone"
        await cup.play_round()
        await cup.wait(1)
        rows = {row.name: row for row in (await cup.page()).standings}
        assert rows["Waiting"].cells[0].kind == "played" and rows["Ben"].cells[0].kind == "replaced"
        assert rows["Ben"].points == 0
        assert (await refused(cup.act("replace", entrant=1, by=waiting))).key == (
            "tournament-entrant-not-playing"
        )


async def test_the_director_lets_a_bot_play_for_somebody_who_has_not_come(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2)
        await cup.act("start")
        await cup.act("replace", entrant=2)
        [table] = await cup.playing()
        seats = (await cup.tables.get(table.table_id)).seats
        assert [seat.name for seat in seats if seat.bot] == ["Ben"]
        assert [seat.entrant for seat in (await cup.now()).seats if seat.no_show] == [2]


async def test_a_game_that_the_director_calls_off_is_shared(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2, rounds=1)
        await cup.act("start")
        [table] = await cup.playing()
        await cup.act("void", table=table.table_id)
        page = await cup.page()
        assert [row.points for row in page.standings] == [6.0, 6.0] and page.info.status == "finished"
        assert [row.rank for row in page.standings] == [1, 1]


async def test_who_is_banned_is_not_ranked_and_cannot_come_back(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(4)
        await cup.act("start")
        await cup.act("ban", entrant=3)
        row = (await cup.page()).standings[-1]
        assert (row.entrant, row.rank) == (3, 0)
        assert (await refused(cup.enter("", cup.tokens[3]))).key == "tournament-closed"
        assert (await refused(cup.enter("Cho"))).key == "tournament-closed"


async def test_before_the_start_who_was_removed_cannot_enter_under_the_same_name(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(3)
        await cup.act("remove", entrant=2)
        assert (await refused(cup.enter("", cup.tokens[2]))).key == "tournament-removed"
        assert (await refused(cup.enter("Ben"))).key == "seat-name-taken"


async def test_time_is_extended_and_a_round_finished_by_hand(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2, round_minutes=60, break_minutes=10)
        await cup.act("start")
        before = (await cup.now()).row.deadline_at
        await cup.act("extend", minutes=30)
        assert (await cup.now()).row.deadline_at == (before or 0) + 1800
        assert (await refused(cup.act("next-round"))).key == "tournament-round-played"
        await cup.act("finish-round")
        await cup.play_round()
        await cup.wait(1)
        ready = (await cup.now()).row.next_at
        await cup.act("extend", minutes=5)
        assert (await cup.now()).row.next_at == (ready or 0) + 300
        await cup.act("next-round")
        assert (await cup.now()).row.round == 2
        await cup.act("call-off")
        assert (await cup.now()).row.status == "called_off"
        assert (await refused(cup.act("extend", minutes=5))).key == "tournament-over"
        kinds = [kind for kind in await cup.log() if kind not in ("round", "round-over")]
        assert kinds == [
            "created", "started", "extended", "finish-round", "extended", "next-round", "called-off"
        ]  # fmt: skip


async def test_an_act_for_another_round_than_the_director_sees_is_refused(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(2)
        await cup.act("start")
        assert (await refused(cup.act("start", round=0))).key == "tournament-round-other"
        assert (await cup.log()).count("round") == 1


# -- what is published ---------------------------------------------------------------------------------


async def test_the_seed_is_committed_to_before_entries_close_and_shown_at_the_start(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(4)
        before = (await cup.page()).info
        assert before.seed is None
        await cup.act("start")
        after = (await cup.page()).info
        assert after.seed is not None and commitment(bytes.fromhex(after.seed)) == before.commitment
        entrants = [Entrant(number) for number in range(1, 5)]
        again = pair(entrants, Sizes(2, 2, 3, "uneven"), bytes.fromhex(after.seed), 1)
        assert [table.seats[0].entrant for table in (await cup.page()).tables] == [
            table[0] for table in again.tables
        ]


async def test_of_a_running_game_no_result_is_told(database: str) -> None:
    """The same page, whatever happens at the tables before the end of the game."""
    async with arena(database) as cup:
        await cup.open(2)
        await cup.act("start")
        await cup.come()
        before = msgspec.json.encode(await cup.page())
        [table] = await cup.playing()
        await play(cup.tables, table.table_id, Random(3), 6)
        assert msgspec.json.encode(await cup.page()) == before


async def test_persons_are_told_when_a_round_begins_and_when_it_is_over(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(1, rounds=1)
        me = await cup.person("Tomoe")
        await entering.enter(cup.store, cup.id, EnterTournament(), Asker(me, "session"))
        await cup.act("start")
        [table] = await cup.playing()
        found = await entering.own_seat(cup.store, cup.tables, cup.id, table.table_id, Asker(me, None))
        assert await cup.tables.viewer(table.table_id, found.token) == found.seat
        await cup.play_round()
        await cup.wait(1)
        async with cup.people.reading() as connection:
            rows = list(await connection.execute(select(notices).order_by(notices.c.id)))
        assert [(row.kind, row.person, row.table_id) for row in rows] == [
            ("round", me.id, table.table_id),
            ("standings", me.id, table.table_id),
        ]
        for lang in ("en", "nl", "zh-Hans"):
            async with cup.people.reading() as connection:
                row = (await at_tables(connection, [table.table_id]))[table.table_id].row
            for one in rows:
                text = one_text(lang, told(one.kind, one.facts, row), "https://bakufu.example/")
                assert "Spring cup" in text.title and "{" not in text.body
                assert text.link == f"https://bakufu.example/#/tournament/{cup.id}"


async def test_who_leaves_the_server_leaves_no_name_in_a_tournament(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(1)
        me = await cup.person("Tomoe")
        await entering.enter(cup.store, cup.id, EnterTournament(), Asker(me, "session"))
        mine = (await leaving.everything(cup.people, cup.tables, me)).tournaments
        assert [one["name"] for one in mine] == ["Spring cup"]
        await leaving.leave(cup.people, cup.tables, me, "Tomoe")
        entrant = (await cup.now()).entrants[1]
        assert (entrant.name, entrant.person, entrant.status) == ("guest 2", None, "out")


async def test_names_cannot_become_formulas_of_a_spreadsheet(database: str) -> None:
    async with arena(database) as cup:
        await cup.open(1)
        await cup.enter('@SUM(1+1)*cmd|"/C calc"!A0')
        text = files.as_csv(await cup.now(), lambda key: key).decode("utf-8-sig")
        rows = list(csv.reader(text.splitlines()))
        assert rows[0][:3] == ["rank", "name", "points"] and '\'@SUM(1+1)*cmd|"/C calc"!A0' in (
            row[1] for row in rows
        )
        assert json.loads(files.as_json(await cup.now()))["standings"][0]["name"]
