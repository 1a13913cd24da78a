"""Notices of votes, nudges and newcomers; and that a seat's notices go to whoever has it now."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from bakufu.server.notices import channel_rows
from bakufu.server.notices.wishes import Wishes
from bakufu.server.protocol import JoinTable
from bakufu.server.storage import db
from bakufu.server.storage.notices_schema import channels
from bakufu.server.tables import lobby
from bakufu.server.tables.keys import Holder
from tests.server.absence import Company
from tests.server.noticing import Browser, Clock, House, Receiver, receiver
from tests.server.persons import Somebody
from tests.server.playing import PLAN, PlayedTable, open_store, seated

NO_TURN = Wishes(off=["turn"], night=False)


class Party:
    """A running table of three, where each person has a webhook of their own."""

    def __init__(self, house: House, table: PlayedTable, hook: Receiver, persons: list[Somebody]) -> None:
        self.house = house
        self.table = table
        self.hook = hook
        self.persons = persons
        self.company = Company(table)

    async def told(self) -> list[tuple[str, str]]:
        """Who has been told what since the last time."""
        await self.house.send()
        found = [(got.path.lstrip("/"), got.json["kind"]) for got in self.hook.got]
        self.hook.got.clear()
        return sorted(found)

    async def join(self, who: Somebody | None, name: str = "Fumi") -> None:
        """A newcomer takes the offered seat, as a person or as a guest."""
        holder = Holder(who.id, who.session, who.name) if who is not None else None
        wish = JoinTable(name=name, invite=self.table.invite)
        await lobby.join(self.house.store, self.table.id, wish, holder)

    async def offer(self, seat: int) -> None:
        self.company.gone[seat] = 0.0
        await self.company.host("offer", seat=seat)


async def with_hook(house: House, hook: Receiver, name: str, wishes: Wishes) -> Somebody:
    who = await house.person(name, wishes)
    await house.webhook(who, f"{hook.url}/{name}")
    return who


@asynccontextmanager
async def party(database: str, wishes: Wishes = NO_TURN) -> AsyncIterator[Party]:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        table = await seated(store, players=3, start=False, pace="days")
        persons = [await with_hook(house, hook, name, wishes) for name in ("Tomoe", "Yuki", "Goro")]
        for seat, who in enumerate(persons):
            await house.sit(table, seat, who)
        await lobby.start(store, table.id, table.host)
        found = Party(house, table, hook, persons)
        await found.told()
        yield found


async def test_a_vote_is_told_to_all_who_may_vote_and_have_not(database: str) -> None:
    async with party(database) as at:
        await at.company.ask(0, "pause")
        assert await at.told() == [("Goro", "vote"), ("Yuki", "vote")]


async def test_who_the_vote_is_about_is_not_asked(database: str) -> None:
    async with party(database) as at:
        at.company.gone[2] = 0.0
        await at.company.ask(0, "replace", seat=2, choice="bot")
        assert await at.told() == [("Yuki", "vote")]


async def test_a_vote_that_is_over_before_the_notice_went_out_is_not_told(database: str) -> None:
    async with party(database) as at:
        await at.company.ask(0, "pause")
        await at.company.vote(1, "yes")
        assert await at.told() == []


async def test_who_has_voted_in_the_meantime_is_not_told(database: str) -> None:
    async with party(database) as at:
        await at.company.ask(0, "call_off")
        await at.company.vote(1, "yes")
        assert await at.told() == [("Goro", "vote")]


async def test_a_nudge_is_told_to_whom_it_is_for(database: str) -> None:
    async with party(database) as at:
        await at.company.nudge(0, 2)
        assert await at.told() == [("Goro", "nudge")]


async def test_a_paused_table_asks_nobody_until_it_goes_on(database: str) -> None:
    async with party(database, Wishes(off=["vote"], night=False)) as at:
        await at.company.nudge(0, 2)
        await at.company.host("pause")
        assert await at.told() == []
        await at.table.store.transaction(at.table.id, lambda one: one.set_seat(1, reminded=True))
        assert await at.told() == []
        await at.company.host("resume")
        assert await at.told() == [("Goro", "turn"), ("Tomoe", "turn"), ("Yuki", "turn")]


async def test_who_has_resigned_is_told_of_the_end_alone(database: str) -> None:
    async with party(database, Wishes(night=False)) as at:
        await at.company.resign(1)
        assert await at.told() == []
        for seat in (0, 2):
            await at.table.move(seat, *PLAN)
        await at.company.host("end")
        assert [one for one in await at.told() if one[0] == "Yuki"] == [("Yuki", "over")]


async def test_who_let_a_bot_in_is_not_told_so_and_has_no_turn(database: str) -> None:
    async with party(database, Wishes(night=False)) as at:
        await at.company.hand_over(1)
        await at.company.ask(0, "pause")
        assert await at.told() == [("Goro", "vote")]


async def test_a_game_that_is_called_off_is_told_to_all(database: str) -> None:
    async with party(database) as at:
        await at.company.host("end")
        assert await at.told() == [("Goro", "over"), ("Tomoe", "over"), ("Yuki", "over")]


async def test_the_host_is_told_who_takes_an_offered_seat(database: str) -> None:
    async with party(database) as at:
        host = at.persons[0].id
        await at.table.store.transaction(at.table.id, lambda one: one.set_table(host_person=host))
        await at.offer(2)
        await at.told()
        await at.join(None)
        assert await at.told() == [("Tomoe", "joined")]


@pytest.mark.parametrize("as_person", [True, False])
async def test_what_was_noted_for_a_person_is_not_told_once_a_newcomer_has_the_seat(
    database: str, as_person: bool
) -> None:
    """Not even what was waiting to be sent: a turn, a nudge, a vote, a bot in their seat."""
    async with party(database, Wishes(night=False)) as at:
        await at.company.nudge(0, 2)
        await at.company.ask(1, "call_off")
        await at.house.dispatcher.plan()  # these are in the outbox, and what follows is not
        await at.offer(2)
        newcomer = await with_hook(at.house, at.hook, "Fumi", Wishes(night=False)) if as_person else None
        await at.join(newcomer)
        told = await at.told()
        assert "Goro" not in {name for name, _ in told}
        assert [one for one in told if one[0] == "Fumi"] == ([("Fumi", "turn")] if as_person else [])
        await at.company.ask(0, "pause")
        assert "Goro" not in {name for name, _ in await at.told()}


async def test_the_devices_of_a_guest_are_forgotten_when_a_newcomer_takes_the_seat(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as service:
        house = House(store, clock)
        table = await seated(store, players=3, pace="days")
        token = (await table.loaded()).seats[2].token
        assert token is not None
        subscription = Browser(service.url + "/old").subscription
        await channel_rows.add_guest(house.people, table.id, 2, token, subscription, "en")
        await store.transaction(table.id, lambda one: one.set_seat(2, subscribed=True))
        at = Party(house, table, service, [])
        await at.company.nudge(0, 2)
        await house.dispatcher.plan()
        await at.offer(2)
        await at.join(None)
        async with db.reading(store.engine) as connection:
            assert list(await connection.execute(select(channels))) == []
        await house.send()
        assert service.got == [] and not (await table.loaded()).seats[2].subscribed


async def test_the_devices_of_a_guest_are_forgotten_when_the_seat_is_freed_before_the_start(
    database: str,
) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as service:
        house = House(store, clock)
        table = await seated(store, start=False)
        token = (await table.loaded()).seats[0].token
        assert token is not None
        subscription = Browser(service.url + "/old").subscription
        await channel_rows.add_guest(house.people, table.id, 0, token, subscription, "en")
        await lobby.leave(store, table.id, table.tokens[0])
        async with db.reading(store.engine) as connection:
            assert list(await connection.execute(select(channels))) == []
