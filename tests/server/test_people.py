"""Persons: a request is tied to one by the token of a session, and by nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bakufu.server.people import persons, sessions
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage import db
from tests.server.persons import on_another_device, somebody
from tests.server.playing import refused
from tests.server.running import running


@asynccontextmanager
async def open_people(database: str, now: Callable[[], float] = time.time) -> AsyncIterator[PeopleStore]:
    engine = db.open_engine(database)
    try:
        yield PeopleStore(engine, now)
    finally:
        await engine.dispose()


async def test_a_session_names_its_person(database: str) -> None:
    async with open_people(database) as people:
        tomoe = await somebody(people)
        await somebody(people, "Kaede")
        me = await sessions.signed_in(people, tomoe.token)
        assert (me.id, me.person.name, me.session) == (tomoe.id, "Tomoe", tomoe.session)


async def test_a_session_ends_when_its_device_is_not_used_for_long(database: str) -> None:
    now = 1000.0
    async with open_people(database, lambda: now) as people:
        tomoe = await somebody(people)
        now += sessions.LASTS - 1
        await sessions.signed_in(people, tomoe.token)  # using it makes it last
        now += sessions.LASTS - 1
        await sessions.signed_in(people, tomoe.token)
        now += sessions.LASTS + 1
        assert (await refused(sessions.signed_in(people, tomoe.token))).key == "session-ended"


async def test_one_device_is_signed_out_and_the_others_stay(database: str) -> None:
    async with open_people(database) as people:
        tomoe = await somebody(people)
        phone = await on_another_device(people, tomoe)
        assert await sessions.expire(people, tomoe.id, frozenset({phone.session})) == {phone.session}
        assert (await refused(sessions.signed_in(people, phone.token))).key == "session-ended"
        assert (await sessions.signed_in(people, tomoe.token)).id == tomoe.id


async def test_nobody_ends_the_session_of_somebody_else(database: str) -> None:
    async with open_people(database) as people:
        tomoe, kaede = await somebody(people), await somebody(people, "Kaede")
        assert await sessions.expire(people, kaede.id, frozenset({tomoe.session})) == frozenset()
        assert (await sessions.signed_in(people, tomoe.token)).id == tomoe.id


async def test_a_session_revoked_while_it_is_being_used_does_not_come_back(database: str) -> None:
    async with open_people(database) as people:
        tomoe = await somebody(people)
        await sessions.expire(people, tomoe.id)
        await sessions._note_use(people, tomoe.session, tomoe.id, people.now())
        assert (await refused(sessions.signed_in(people, tomoe.token))).key == "session-ended"


@pytest.mark.parametrize(
    "alike", ["Tomoe", "tomoe", "TOMOE", " Tomoe ", "T\u043em\u043ee", "Tom\u00f8e", "T.o.m.o.e"]
)
async def test_two_persons_never_have_names_that_look_alike(database: str, alike: str) -> None:
    async with open_people(database) as people:
        await somebody(people)
        assert (await refused(somebody(people, alike))).key in ("person-name-taken", "seat-name-mixed")


async def test_of_two_who_want_one_name_at_the_same_time_one_gets_it(database: str) -> None:
    async with open_people(database) as people:
        got = await asyncio.gather(*(somebody(people) for _ in range(4)), return_exceptions=True)
        assert sum(not isinstance(one, BaseException) for one in got) == 1


async def test_a_person_takes_another_name_unless_somebody_has_it(database: str) -> None:
    async with open_people(database) as people:
        tomoe = await somebody(people)
        await somebody(people, "Kaede")
        assert (await persons.change(people, tomoe.id, name="Gozen")).name == "Gozen"
        assert (await refused(persons.change(people, tomoe.id, name="kaede"))).key == "person-name-taken"
        await somebody(people)  # the old name is free again


async def test_settings_and_language_follow_to_every_device(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        phone = await on_another_device(server.context.people, tomoe)
        wish = {"settings": {"theme": "dark", "sound": 0.5}, "language": "nl"}
        await server.ask("PUT", "/api/me", tomoe.token, wish)
        seen = await server.ask("GET", "/api/me", phone.token)
        assert (seen["settings"], seen["language"], seen["name"]) == (wish["settings"], "nl", "Tomoe")


async def test_settings_that_are_too_large_are_refused(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        big = {"settings": {"x": "y" * 30_000}}
        assert await server.refused("PUT", "/api/me", tomoe.token, big) == (422, "settings-too-large")
        nul = {"settings": {"x": "\0"}}
        assert await server.refused("PUT", "/api/me", tomoe.token, nul) == (422, "settings-too-large")


async def test_only_the_token_of_a_session_opens_me(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        for token in (None, table.host, table.tokens[0], table.invite):
            assert await server.refused("GET", "/api/me", token) == (401, "session-missing")
        for token in (tomoe.token + "x", tomoe.token[:-1], "session.", f"session.{tomoe.session}"):
            assert await server.refused("GET", "/api/me", token) == (401, "session-ended")


async def test_the_token_of_a_session_opens_no_seat_and_is_no_host(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table(start=False)
        assert await server.refused("GET", table.path + "/link", tomoe.token) == (403, "token-wrong")
        assert await server.refused("POST", table.path + "/start", tomoe.token) == (403, "not-the-host")
