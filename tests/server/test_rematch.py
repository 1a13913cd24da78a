"""Rematches: one table for all, seats that are held for a while, and what everybody is told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from bakufu.server.people import leaving
from bakufu.server.people.persons import load
from bakufu.server.people.sessions import SignedIn
from bakufu.server.protocol import JoinTable, SeatWish
from bakufu.server.storage import db, schema
from bakufu.server.tables import history, lobby, rematch, seating, table_events
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.messages import AskRematch, Rematch
from bakufu.server.tables.rematch import HELD_DAYS, HELD_LIVE
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.tokens import digest
from tests.server.absence import Company
from tests.server.persons import Somebody, somebody
from tests.server.playing import PlayedTable, open_store, refused, seated
from tests.server.running import RemoteTable, Running, running
from tests.server.test_schedule import Evening, evening


async def over(store: TableStore, players: int = 3, **options: Any) -> PlayedTable:
    table = await seated(store, players, **options)
    await Company(table).host("end")
    return table


async def ask(table: PlayedTable, seat: int, who: Somebody | None = None, store: Any = None) -> Rematch:
    holder = Holder(who.id, who.session, who.name) if who is not None else None
    return await rematch.rematch(store or table.store, table.id, table.tokens[seat], AskRematch(), holder)


async def tables_made(store: TableStore) -> int:
    async with db.reading(store.engine) as connection:
        return await connection.scalar(select(func.count()).select_from(schema.tables)) or 0


async def test_whoever_asks_first_makes_the_table_and_the_others_sit_down_there(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        first, second, third = [await ask(table, seat) for seat in (1, 0, 2)]
        assert first.table.id == second.table.id == third.table.id
        assert [one.seat for one in (first, second, third)] == [1, 0, 2]
        assert first.host_token and not second.host_token and not third.host_token
        info = (await store.get(first.table.id)).info()
        assert [seat.name for seat in info.seats] == ["Aya", "Ben", "Chō"]
        assert info.origin == table.id and (await table.loaded()).info().rematch == info.id
        started = await lobby.start(store, info.id, first.host_token or "")
        assert started.status == "playing"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_all_who_press_at_the_same_moment_by_two_processes_get_one_table(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        table = await over(one)
        await other.get(table.id)
        made = await asyncio.gather(*(ask(table, seat, store=(one, other)[seat % 2]) for seat in range(3)))
        assert len({asked.table.id for asked in made}) == 1 and await tables_made(one) == 2
        assert sorted(asked.seat or 0 for asked in made) == [0, 1, 2]
        assert sum(asked.host_token is not None for asked in made) == 1
        await one.catch_up(table.id)
        events = [event for event in (await one.get(table.id)).events if event.kind == "rematch"]
        assert len(events) == 1


async def test_an_answer_that_was_lost_can_be_asked_for_again(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        first, again = await ask(table, 1), await ask(table, 1)
        assert (again.seat, again.token, again.host_token) == (first.seat, first.token, first.host_token)
        second, again = await ask(table, 0), await ask(table, 0)
        assert (again.seat, again.token) == (second.seat, second.token) and second.token != first.token
        assert await tables_made(store) == 2


@pytest.mark.parametrize("token", ["stranger", "invite", "renewed", "host of another"])
async def test_nobody_else_gets_a_rematch_or_a_seat_there(database: str, token: str) -> None:
    async with open_store(database) as store:
        table, other = await over(store), await over(store)
        renewed = table.tokens[0]
        await seating.renew(store, table.id, renewed)
        given = {"stranger": "x", "invite": table.invite, "renewed": renewed, "host of another": other.host}
        why = await refused(rematch.rematch(store, table.id, given[token], AskRematch()))
        assert why.key == "token-wrong" and await tables_made(store) == 2


async def test_there_is_no_rematch_of_a_game_that_is_not_over(database: str) -> None:
    async with open_store(database) as store:
        for start in (True, False):
            table = await seated(store, start=start)
            assert (await refused(ask(table, 0))).key == "rematch-not-over"
        await lobby.cancel(store, table.id, table.host)
        assert (await refused(ask(table, 0))).key == "rematch-not-over", "it never began"


async def test_strangers_cannot_take_a_seat_that_is_held_until_the_time_is_up(database: str) -> None:
    async with evening(database) as house:
        table = await over(house.store, pace="live", timeout="bot")
        made = await ask(table, 1)
        new = made.table.id
        assert [seat.held_for for seat in made.table.seats] == ["Aya", None, "Chō"]
        stranger = JoinTable(name="Zoe")
        assert (await refused(lobby.join(house.store, new, stranger))).key == "seats-held"
        wanted = JoinTable(name="Zoe", seat=2)
        assert (await refused(lobby.join(house.store, new, wanted))).key == "seats-held"
        await house.check(house.clock.at + HELD_LIVE)
        info = (await house.store.get(new)).info()
        assert [seat.held_for for seat in info.seats] == [None] * 3
        assert (await lobby.join(house.store, new, wanted)).seat == 2
        late = await ask(table, 2)
        assert (late.seat, late.token) == (None, None), "somebody else sits there now"
        assert (await ask(table, 0)).seat == 0, "this seat is still free"


async def test_seats_are_held_longer_where_people_play_over_days(database: str) -> None:
    async with evening(database) as house:
        table = await over(house.store, pace="days", timeout="bot")
        made = await ask(table, 0)
        assert made.table.seats[1].held_until == house.clock.at + HELD_DAYS


async def test_holding_ends_for_good_and_the_host_can_end_it_before(database: str) -> None:
    async with evening(database) as house:
        table = await over(house.store)
        made = await ask(table, 0)
        new, host = made.table.id, made.host_token or ""
        await lobby.free_seat(house.store, new, host, 1)
        assert (await lobby.join(house.store, new, JoinTable(name="Zoe"))).seat == 1
        await lobby.seat_bot(house.store, new, host, 2, "random")
        assert (await house.store.get(new)).seats[2].held_until is None
        again = await ask(table, 0)
        assert again.table.id == new, "asking again holds nothing again"
        assert all(seat.held_until is None for seat in again.table.seats)


async def test_a_rematch_that_was_given_up_does_not_stand_in_the_way_of_another(database: str) -> None:
    async with open_store(database) as store:
        table = await over(store)
        first = await ask(table, 0)
        await lobby.cancel(store, first.table.id, first.host_token or "")
        second = await ask(table, 1)
        assert second.table.id != first.table.id and second.seat == 1


async def test_bots_sit_where_they_sat_and_a_host_without_a_seat_may_ask(database: str) -> None:
    async with open_store(database) as store:
        seats = [SeatWish(), SeatWish(kind="bot", bot="random"), SeatWish()]
        table = await over(store, seats=seats)
        made = await rematch.rematch(store, table.id, table.host, AskRematch())
        assert [seat.kind for seat in made.table.seats] == ["open", "bot", "open"]
        assert made.seat is None and made.host_token is not None
        assert (await rematch.rematch(store, table.id, table.tokens[1], AskRematch())).seat == 2


# -- accounts ------------------------------------------------------------------------------------------


async def test_the_seat_and_the_hosts_rights_belong_to_the_account_at_once(database: str) -> None:
    async with evening(database) as house:
        anna = await house.person("Anna")
        table = await over(house.store)
        made = await ask(table, 0, anna)
        row, seats = (await house.store.get(made.table.id)).row, (await house.store.get(made.table.id)).seats
        assert row.host_person == anna.id and seats[0].person == anna.id
        assert seats[0].token is None, "no link opens it until Anna makes one"
        assert digest(made.token or "") in (seats[0].keys or "")


async def test_whose_seat_is_held_may_sit_down_by_their_account_alone(database: str) -> None:
    async with evening(database) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await seated(house.store, 3)
        await house.sit(table, 1, anna)
        await Company(table).host("end")
        made = await ask(table, 0)
        theirs = Holder(ben.id, ben.session, ben.name)
        join = JoinTable(name="x", seat=1)
        assert (await refused(lobby.join(house.store, made.table.id, join, theirs))).key == "seats-held"
        mine = Holder(anna.id, anna.session, anna.name)
        assert (await lobby.join(house.store, made.table.id, join, mine)).seat == 1


async def test_play_on_lesson_import_and_clone_are_the_accounts_at_once(database: str) -> None:
    async with running(database) as server:
        anna = await somebody(server.context.people, "Anna")
        table = await server.table(players=3)
        await server.ask("POST", table.path + "/host", table.host, {"id": "x", "action": "end"})
        store = server.context.store

        async def made(path: str, token: str | None, body: Any, beside: bool = True) -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            headers |= {"bakufu-session": anna.token} if beside else {}
            answer = await server.http.post(path, json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            return await store.get(answer.json()["table"]["id"])

        wish = {"position": 0, "seat": 1, "name": "Anna"}
        lesson = {"game": "ikusa", "name": "Anna"}
        for new in (
            await made(table.path + "/play-on", table.tokens[0], wish),
            await made(table.path + "/play-on", None, wish),
            await made("/api/lessons", anna.token, lesson, beside=False),
        ):
            assert new.row.host_person == anna.id
            assert [seat.token for seat in new.seats if seat.person == anna.id] == [None]
        clone = await made(table.path + "/clone", table.host, None)
        assert clone.row.host_person == anna.id


async def test_a_session_that_has_ended_makes_no_table(database: str) -> None:
    async with running(database) as server:
        table = await server.table(players=3)
        await server.ask("POST", table.path + "/host", table.host, {"id": "x", "action": "end"})
        headers = {"Authorization": f"Bearer {table.tokens[0]}", "bakufu-session": "session.gone"}
        answer = await server.http.post(table.path + "/rematch", json={}, headers=headers)
        assert answer.status_code == 401 and await tables_made(server.context.store) == 1


async def test_whoever_deletes_their_account_leaves_no_name_on_a_seat_that_is_held(database: str) -> None:
    async with evening(database) as house:
        anna = await house.person("Anna")
        table = await seated(house.store, 3)
        await house.sit(table, 1, anna)
        await Company(table).host("end")
        made = await ask(table, 0)
        me = SignedIn(await load(house.people, anna.id), anna.session)
        await leaving.leave(house.people, house.store, me, "Anna")
        seat = (await house.store.get(made.table.id)).seats[1]
        assert (seat.held_for, seat.held_person, seat.held_until) == (None, None, None)


# -- what everybody is told ----------------------------------------------------------------------------


async def test_the_others_are_told_and_whoever_asked_is_not(database: str) -> None:
    async with evening(database) as house:
        table, people = await seated_persons(house)
        await Company(table).host("end")
        before = await house.told()
        await ask(table, 0)
        await ask(table, 1)
        told = (await house.told())[len(before) :]
        assert sorted(told) == sorted([(people[1].id, "rematch"), (people[2].id, "rematch")])


async def seated_persons(house: Evening) -> tuple[PlayedTable, list[Somebody]]:
    table = await seated(house.store, 3)
    people = [await house.person(name) for name in ("Anna", "Bea", "Cleo")]
    for seat, who in enumerate(people):
        await house.sit(table, seat, who)
    return table, people


async def test_everybody_at_the_finished_table_sees_it_at_once(database: str) -> None:
    async with running(database) as server:
        table = await server.table(players=3)
        await server.ask("POST", table.path + "/host", table.host, {"id": "x", "action": "end"})
        async with server.socket(table.hello(1, table_events=0)) as socket:
            await socket.next("update")
            made = await again(server, table, 0)
            while (event := await socket.next("table-event"))["kind"] != "rematch":
                pass
            assert event["facts"] == {"new": made["table"]["id"], "name": "guest 0"} and event["seat"] == 0
            sat = await again(server, table, 1)
            assert (sat["table"]["id"], sat["seat"]) == (made["table"]["id"], 1)


async def again(server: Running, table: RemoteTable, seat: int) -> Any:
    return await server.ask("POST", table.path + "/rematch", table.tokens[seat], {"entropy": "x"})


async def test_the_event_is_in_the_replay_and_changes_no_record(database: str) -> None:
    async with open_store(database) as store:
        table = await seated(store, 3)
        await table.play_on()
        record = await history.export(store, table.id, None)
        await ask(table, 0)
        store.forget_all()
        assert await history.export(store, table.id, None) == record
        kinds = [event.kind for event in table_events.events_after(await table.loaded(), None, 0)]
        assert kinds == ["rematch"]
