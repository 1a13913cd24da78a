"""Absent players: the others vote or the host decides, games pause, seats are offered, players come back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bakufu.engine.record import Hand, read_record
from bakufu.server.protocol import SeatWish
from bakufu.server.storage import db
from bakufu.server.tables import admin, chat, commands, drafts, history, lobby, voting
from bakufu.server.tables.absence import NUDGE_EVERY
from bakufu.server.tables.table_events import EVENTS_MOST
from tests.server.absence import Clock, Company
from tests.server.playing import PLAN, memory, open_store, refused, seated

LIVE = voting.TIMES["live"]


@asynccontextmanager
async def company(database: str, players: int = 3, **options: Any) -> AsyncIterator[tuple[Company, Clock]]:
    clock = Clock()
    async with open_store(database, clock) as store:
        table = await seated(store, players, **{"pace": "live", **options})
        yield Company(table), clock


async def run_out(at: Company, clock: Clock, late: int) -> None:
    """Everybody but this seat answers, and its time runs out."""
    for seat in range(len(at.table.tokens)):
        if seat != late:
            await at.table.move(seat, *PLAN)
    due_at = (await at.info()).seats[late].due_at
    assert due_at is not None
    clock.now = due_at + 1
    await at.tick()


# -- when the time of a player is up -------------------------------------------------------------------


async def test_the_others_vote_when_the_time_of_a_player_is_up(database: str) -> None:
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        (vote,) = (await at.info()).votes
        assert (vote.kind, vote.seat, vote.by, vote.voters) == ("absent", 2, None, [0, 1])
        await at.vote(0, "bot")
        assert (await at.info()).seats[2].bot is None
        await at.vote(1, "bot")
        info = await at.info()
        assert info.seats[2].bot == "random" and info.seats[2].kind == "human" and not info.votes
        assert ("bot-in", 2, {"bot": "random", "name": "Chō", "reason": "vote"}) in await at.told()


async def test_a_bot_takes_over_when_nobody_says_anything(database: str) -> None:
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        clock.now += LIVE.vote - 1
        await at.tick()
        assert (await at.info()).seats[2].bot is None
        clock.now += 1
        await at.tick()
        assert (await at.info()).seats[2].bot == "random"


async def test_more_time_puts_the_clock_forward(database: str) -> None:
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        await at.vote(0, "wait")
        await at.vote(1, "wait")
        info = await at.info()
        assert info.seats[2].due_at == clock.now + LIVE.more and not info.votes
        await at.tick()
        assert not (await at.info()).votes, "the new time has not run out"


async def test_whoever_moves_after_all_ends_the_vote(database: str) -> None:
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        await at.table.move(2, *PLAN)
        info = await at.info()
        assert not info.votes and info.seats[2].bot is None
        assert (await at.kinds())[-1] == "vote-closed"


async def test_a_private_move_does_not_end_the_vote(database: str) -> None:
    """Else the others would learn of it."""
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        before, events = await at.info(), await at.told()
        await at.table.move(2, ["stance", "wave"])
        assert await at.info() == before and await at.told() == events


async def test_the_game_ends_if_all_others_want_it(database: str) -> None:
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        await at.vote(0, "end")
        assert (await at.info()).status == "playing"
        await at.vote(1, "end")
        info = await at.info()
        assert info.status == "cancelled" and info.ended_at == clock.now
        assert all(seat.due_at is None for seat in info.seats)


async def test_a_table_where_nobody_can_vote_gets_a_bot_at_once(database: str) -> None:
    seats = [SeatWish(), SeatWish(kind="bot", bot="random")]
    async with company(database, 2, timeout="vote", seats=seats) as (at, clock):
        clock.now += 3600
        await at.tick()
        assert (await at.info()).seats[0].bot == "random"


async def test_a_vote_about_time_needs_a_clock(database: str) -> None:
    async with open_store(database) as store:
        why = await refused(seated(store, 2, timeout="vote", pace="none"))
        assert why.key == "timeout-without-clock"


# -- votes at any time ---------------------------------------------------------------------------------


async def test_more_than_half_pause_the_game_and_clocks_stand_still(database: str) -> None:
    async with company(database) as (at, clock):
        due_at = (await at.info()).seats[0].due_at
        assert due_at is not None
        clock.now += 60
        await at.ask(0, "pause")
        assert (await at.info()).paused_at is None
        await at.vote(1, "yes")
        assert (await at.info()).paused_at == clock.now
        clock.now += 600
        await at.tick()
        why = await refused(at.table.move(0, *PLAN))
        assert why.key == "table-paused"
        assert (await refused(at.table.undo(0))).key == "table-paused"
        await at.ask(2, "resume")
        await at.vote(0, "yes")
        info = await at.info()
        assert info.paused_at is None and info.seats[0].due_at == due_at + 600
        await at.table.move(0, *PLAN)


async def test_a_pause_ends_by_itself(database: str) -> None:
    async with company(database) as (at, clock):
        await at.host("pause")
        info = await at.info()
        assert info.paused_until == clock.now + LIVE.pause
        clock.now += LIVE.pause
        await at.tick()
        assert (await at.info()).paused_at is None
        assert (await at.told())[-1] == ("resumed", None, {"reason": "time"})


async def test_an_open_vote_stands_still_in_a_pause(database: str) -> None:
    async with company(database, timeout="vote") as (at, clock):
        await run_out(at, clock, 2)
        (before,) = (await at.info()).votes
        await at.host("pause")
        clock.now += LIVE.vote + 10
        await at.tick()
        assert (await refused(at.vote(0, "bot"))).key == "table-paused"
        await at.host("resume")
        (after,) = (await at.info()).votes
        assert after.due_at == before.due_at + LIVE.vote + 10
        await at.vote(0, "bot")
        await at.vote(1, "bot")
        assert (await at.info()).seats[2].bot == "random"


async def test_a_clock_that_waits_for_the_screen_may_start_in_a_pause(database: str) -> None:
    async with company(database) as (at, clock):
        await at.host("pause")
        clock.now += 100
        await at.host("resume")
        starts_at = (await at.info()).seats[0].starts_at
        assert starts_at == clock.now


async def test_more_time_is_for_everybody_who_owes_a_move(database: str) -> None:
    async with company(database) as (at, _):
        await at.table.move(0, *PLAN)
        before = await at.info()
        await at.ask(0, "extend")
        await at.vote(1, "yes")
        after = await at.info()
        assert after.seats[0].due_at is None
        for old, new in zip(before.seats[1:], after.seats[1:], strict=True):
            assert new.due_at == (old.due_at or 0) + LIVE.more and new.starts_at == old.starts_at


async def test_a_game_is_called_off_only_if_nobody_objects(database: str) -> None:
    async with company(database) as (at, clock):
        await at.ask(0, "call_off")
        await at.vote(1, "yes")
        assert (await at.info()).status == "playing"
        await at.vote(2, "no")
        info = await at.info()
        assert info.status == "playing" and not info.votes
        why = await refused(at.ask(0, "call_off"))
        assert (why.key, why.facts["again_after"]) == ("vote-again", int(LIVE.again))
        await at.ask(1, "call_off")
        await at.vote(0, "yes")
        clock.now += LIVE.vote  # the third says nothing
        await at.tick()
        assert (await at.info()).status == "cancelled"


async def test_one_of_many_cannot_call_a_game_off_by_silence(database: str) -> None:
    async with company(database) as (at, clock):
        await at.ask(0, "call_off")
        clock.now += LIVE.vote
        await at.tick()
        info = await at.info()
        assert info.status == "playing" and not info.votes


async def test_only_who_is_away_can_be_replaced(database: str) -> None:
    async with company(database) as (at, clock):
        assert (await refused(at.ask(0, "replace", seat=2, choice="bot"))).key == "seat-not-absent"
        at.gone[2] = clock.now
        clock.now += LIVE.absent - 1
        assert (await refused(at.ask(0, "replace", seat=2, choice="bot"))).key == "seat-not-absent"
        clock.now += 1
        (vote,) = (await at.ask(0, "replace", seat=2, choice="bot")).votes
        assert vote.voters == [0, 1] and vote.ballots == {0: "bot"}
        await at.vote(1, "bot")
        assert (await at.info()).seats[2].bot == "random"


async def test_who_has_run_out_of_time_can_be_replaced_while_the_page_is_open(database: str) -> None:
    async with company(database, timeout="wait") as (at, clock):
        await run_out(at, clock, 2)
        assert not (await at.info()).votes
        await at.ask(0, "replace", seat=2, choice="offer")
        await at.vote(1, "offer")
        assert (await at.info()).seats[2].offered


# -- seats that are offered ----------------------------------------------------------------------------


async def test_a_newcomer_takes_an_offered_seat_with_its_secrets(database: str) -> None:
    async with company(database) as (at, clock):
        await at.table.move(2, ["stance", "wave"])
        known = (await at.table.update(2)).view
        await chat.write_notes(at.store, at.table.id, at.table.tokens[2], "my secret plan")
        at.gone[2] = clock.now - LIVE.absent
        old_token = at.table.tokens[2]
        await at.host("offer", seat=2)
        info = await at.info()
        assert info.seats[2].offered and info.seats[2].bot == "random"
        assert (await refused(at.join("cho"))).key == "seat-name-before", "it would not be seen who plays"
        assert await at.join("Fumi") == 2
        info = await at.info()
        seat = info.seats[2]
        assert (seat.name, seat.bot, seat.offered) == ("Fumi", None, False)
        assert (await at.table.update(2)).view == known, "what the seat may know, and nothing else"
        assert seat.due_at == clock.now + 600
        assert await chat.notes(at.store, at.table.id, at.table.tokens[2]) == ""
        assert (await refused(at.store.viewer(at.table.id, old_token))).key == "token-wrong"
        assert (await at.told())[-1] == ("joined", 2, {"name": "Fumi", "was": "Chō"})


async def test_the_lobby_lists_the_seats_that_are_free_in_a_running_game(database: str) -> None:
    async with company(database) as (at, clock):
        at.gone[2] = clock.now - LIVE.absent
        await at.host("offer", seat=2)
        (table,) = await lobby.tables(at.store, "playing")
        assert [seat.offered for seat in table.seats] == [False, False, True]


async def test_who_comes_back_first_keeps_the_seat(database: str) -> None:
    async with company(database) as (at, clock):
        at.gone[2] = clock.now - LIVE.absent
        await at.host("offer", seat=2)
        await at.take_back(2)
        seat = (await at.info()).seats[2]
        assert seat.bot is None and not seat.offered
        assert (await refused(at.join("Fumi"))).key == "table-started"


async def test_only_offered_seats_can_be_taken(database: str) -> None:
    async with company(database) as (at, clock):
        assert (await refused(at.join("Fumi"))).key == "table-started"
        at.gone[2] = clock.now - LIVE.absent
        await at.host("offer", seat=2)
        assert (await refused(at.join("Fumi", 1))).key == "seat-taken"
        assert (await refused(at.join("Fumi", 9))).key == "seat-unknown"
        assert (await refused(at.join("Aya"))).key == "seat-name-taken"


async def test_an_offered_seat_of_a_private_table_wants_the_invitation(database: str) -> None:
    async with company(database, visibility="link") as (at, clock):
        at.gone[2] = clock.now - LIVE.absent
        await at.host("offer", seat=2)
        at.table.invite = "wrong"
        assert (await refused(at.join("Fumi"))).key == "invitation-wrong"


# -- resigning -----------------------------------------------------------------------------------------


async def test_a_bot_plays_for_who_resigns_and_there_is_no_way_back(database: str) -> None:
    async with company(database) as (at, _):
        await at.resign(2)
        info = await at.info()
        assert info.seats[2].resigned and info.seats[2].bot == "random" and info.status == "playing"
        assert (await refused(at.take_back(2))).key == "seat-resigned"
        assert (await refused(at.hand_over(2))).key == "seat-resigned"
        assert (await refused(at.resign(2))).key == "seat-resigned"
        assert (await refused(at.ask(2, "pause"))).key == "vote-not-playing"


async def test_who_has_resigned_decides_nothing_any_more(database: str) -> None:
    """Neither moves nor drafts, and above all no taking back of what the bot has done since."""
    async with company(database) as (at, _):
        await at.table.move(2, ["stance", "wave"])
        assert (await at.table.update(2)).undo
        await at.resign(2)
        update = await at.table.update(2)
        assert not update.undo and update.view is not None and not update.view.legal
        await commands.command_of_bot(at.store, at.table.id, 2, update.seq, [["stake", 1]])
        update = await at.table.update(2)
        assert not update.undo
        key, token = at.table.id, at.table.tokens[2]
        for asked in (
            at.table.undo(2),
            at.table.undo(2, run=True),
            at.table.move(2, ["stake", 1]),
            drafts.save(at.store, key, token, update.seq, []),
        ):
            assert (await refused(asked)).key == "seat-resigned"
        assert (await refused(at.nudge(2, 0))).key == "vote-not-playing"


async def test_the_moves_of_a_bot_that_stands_in_are_not_taken_back(database: str) -> None:
    async with company(database) as (at, _):
        await at.hand_over(2)
        seen = (await at.table.update(2)).seq
        await commands.command_of_bot(at.store, at.table.id, 2, seen, [["stance", "wave"]])
        assert not (await at.table.update(2)).undo
        assert (await refused(at.table.undo(2))).key == "seat-played-by-bot"
        await at.take_back(2)
        assert (await at.table.update(2)).undo, "whoever is back may go on from there"


async def test_the_game_ends_when_the_last_person_resigns(database: str) -> None:
    seats = [SeatWish(), SeatWish(), SeatWish(kind="bot", bot="random")]
    async with company(database, seats=seats) as (at, _):
        await at.resign(0)
        assert (await at.info()).status == "playing"
        await at.resign(1)
        assert (await at.info()).status == "cancelled"
        assert (await at.told())[-1] == ("called-off", None, {"reason": "resigned"})
        view = (await at.table.update(0)).view
        assert view is not None and not view.legal and not view.to_act, "the board stays, and asks nobody"


async def test_somebody_who_is_only_away_keeps_the_game_alive(database: str) -> None:
    async with company(database, 2) as (at, _):
        await at.hand_over(0)
        await at.resign(1)
        assert (await at.info()).status == "playing"
        await at.take_back(0)
        assert (await at.info()).seats[0].bot is None


# -- nudges --------------------------------------------------------------------------------------------


async def test_a_nudge_is_for_who_owes_a_move_and_only_now_and_then(database: str) -> None:
    async with company(database) as (at, clock):
        await at.table.move(0, *PLAN)
        await at.nudge(0, 1)
        assert (await at.told())[-1] == ("nudge", 1, {})
        for _ in range(5):
            assert (await refused(at.nudge(0, 1))).key == "nudge-again"
        await at.nudge(0, 2)
        clock.now += NUDGE_EVERY
        await at.nudge(0, 1)
        assert (await refused(at.nudge(1, 0))).key == "nudge-not-asked"
        assert (await refused(at.nudge(0, 0))).key == "nudge-nobody"
        assert (await at.kinds()).count("nudge") == 3


async def test_a_nudge_tells_nothing_of_a_plan(database: str) -> None:
    """Private moves change neither whether a nudge is accepted nor what it says."""
    async with company(database) as (at, _):
        await at.table.move(1, ["stance", "wave"])  # in the middle of a plan
        await at.nudge(0, 1)
        await at.nudge(0, 2)  # has not begun one
        one, other = (await at.told())[-2:]
        assert (one[0], one[2]) == (other[0], other[2])


async def test_a_bot_cannot_be_nudged(database: str) -> None:
    async with company(database) as (at, _):
        await at.hand_over(1)
        assert (await refused(at.nudge(0, 1))).key == "nudge-nobody"
        assert (await refused(at.nudge(1, 0))).key == "vote-not-playing"


# -- what is kept --------------------------------------------------------------------------------------


async def busy(at: Company, clock: Clock) -> None:
    """A bot in, its player back, a pause, a nudge, a newcomer, a vote that is still open."""
    await at.hand_over(1)
    await at.table.move(0, *PLAN)
    await at.take_back(1)
    await at.nudge(0, 1)
    await at.host("pause")
    clock.now += 5
    await at.host("resume")
    at.gone[2] = clock.now - LIVE.absent
    await at.host("offer", seat=2)
    await at.join("Fumi")
    await at.ask(0, "call_off")


async def test_everything_survives_a_restart(database: str) -> None:
    async with company(database) as (at, clock):
        await busy(at, clock)
        known, info, table = memory(await at.table.loaded()), await at.info(), at.table
    async with open_store(database, clock) as store:
        assert memory(await table.at(store).loaded()) == known
        assert (await table.at(store).loaded()).info() == info


async def test_another_process_follows_change_by_change(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as one, open_store(database, clock) as other:
        table = await seated(one, 3, pace="live")
        at, there = Company(table), table.at(other)
        await there.loaded()
        await busy(at, clock)
        await other.catch_up(table.id)
        assert memory(await there.loaded()) == memory(await table.loaded())
        await Company(there).vote(1, "no")
        await one.catch_up(table.id)
        assert not (await at.info()).votes


async def test_the_record_says_from_when_to_when_a_bot_stood_in(database: str) -> None:
    async with company(database) as (at, clock):
        await at.table.move(0, *PLAN)
        await at.hand_over(1)
        await at.table.move(2, *PLAN)
        await at.take_back(1)
        at.gone[2] = clock.now - LIVE.absent
        await at.host("offer", seat=2)
        await at.join("Fumi")
        await at.table.move(1, *PLAN)
        record = history.record_of(await at.table.loaded())
        assert record.hands == [
            Hand(1, 0, 2, "Ben", None),
            Hand(1, 2, 4, "Ben", "random"),
            Hand(1, 4, None, "Ben", None),
            Hand(2, 0, 4, "Chō", None),
            Hand(2, 4, None, "Fumi", None),
        ]
        assert record.seats == ["Aya", "Ben", "Fumi"]
        whole = await admin.export(at.store.engine, at.table.id)
        assert read_record(whole).hands == record.hands


async def test_a_game_without_events_has_the_same_record_as_before(database: str) -> None:
    async with company(database) as (at, _):
        await at.table.plan_all()
        assert b'"hands"' not in await admin.export(at.store.engine, at.table.id)


async def test_who_rewinds_a_game_ends_its_pause_and_its_votes(database: str) -> None:
    async with company(database) as (at, clock):
        await busy(at, clock)
        await at.host("pause")
        await admin.rewind(at.store.engine, at.table.id, 0)
        at.store.forget(at.table.id)
        info = await at.info()
        assert info.paused_at is None and not info.votes
        assert history.record_of(await at.table.loaded()).hands == [], "no move of theirs is left"


async def test_a_table_where_endless_things_happen_only_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(database) as (at, _):
        await at.host("pause")
        monkeypatch.setattr("bakufu.server.tables.table_events.EVENTS_MOST", 1)
        assert EVENTS_MOST > 1
        await at.host("resume")
        for asked in (at.ask(0, "pause"), at.hand_over(0), at.nudge(0, 1), at.host("pause")):
            assert (await refused(asked)).key == "table-events-full"
        await at.ask(0, "call_off")


async def test_what_was_played_by_an_old_server_goes_on(database: str) -> None:
    """A table of before this feature has no events, and gets its first one like any other."""
    async with company(database, timeout="bot") as (at, clock):
        assert (await at.table.loaded()).events == ()
        clock.now += 3600
        await at.tick()
        assert await at.kinds() == ["bot-in", "bot-in", "bot-in"]
        async with db.reading(at.store.engine) as connection:
            assert len(await db.event_rows(connection, at.table.id)) == 3
