"""Attacks on pairing: the keys of others, many searches, two windows, and answers that tell too much."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from bakufu.server.company.blocks import blocked_pairs
from bakufu.server.pairing.tokens import new_waiting_key, seat_token
from bakufu.server.pairing.waiting import Owner
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage.company_schema import blocks
from tests.server.noticing import Clock
from tests.server.persons import on_another_device, somebody
from tests.server.playing import open_store, refused
from tests.server.running import running
from tests.server.searching import Process, search, wish


@pytest.mark.parametrize(
    "other", [None, "waiting.guessed", "plain", pytest.param(new_waiting_key(), id="another")]
)
async def test_a_search_is_seen_and_stopped_with_its_own_key_alone(other: str | None, database: str) -> None:
    async with running(database) as server:
        own, _ = await search(server, "Aya")
        stranger = own._replace(token=other)
        assert (await stranger.mine())["state"] == "none"
        assert (await stranger.stop())["state"] == "none"
        assert (await server.refused("POST", "/api/finding/mine/bots", other)) == (404, "finding-none")
        assert (await own.mine())["state"] == "waiting"


async def test_a_key_that_a_guest_made_up_is_no_search_of_another(database: str) -> None:
    """Whoever brings a key of their own gets a search under it; it opens nothing else."""
    async with running(database) as server:
        own, _ = await search(server, "Aya")
        made_up, answer = await search(server, "Ben", new_waiting_key())
        assert answer["key"] is None and answer["looking"] == {"dojo": 2}
        await made_up.stop()
        assert (await own.mine())["state"] == "waiting"


async def test_the_seats_of_a_table_open_with_no_key_of_a_search_and_no_other_seat(database: str) -> None:
    async with running(database) as server:
        people = [(await search(server, name))[0] for name in ("Aya", "Ben", "Chō")]
        answers = [await one.mine() for one in people]
        assert len({answer["token"] for answer in answers}) == 3
        path = f"/api/tables/{answers[0]['table']}/link"
        for one in people:
            assert (await server.refused("GET", path, one.token)) == (403, "token-wrong")
        guessed = seat_token("waiting.x", "anything")
        assert (await server.refused("GET", path, guessed)) == (403, "token-wrong")
        for call in ("start", "clone"):
            path = f"/api/tables/{answers[0]['table']}/{call}"
            assert (await server.refused("POST", path, answers[0]["token"])) == (403, "not-the-host")


async def test_two_windows_and_two_devices_are_one_player(database: str) -> None:
    async with running(database) as server:
        first, _ = await search(server, "Aya", browser="b1")
        await search(server, "Ben", browser="b1")
        who = await somebody(server.context.people, "Tomoe")
        other = await on_another_device(server.context.people, who)
        await search(server, "", who.token)
        _, answer = await search(server, "", other.token)
        assert answer["state"] == "waiting" and answer["looking"] == {"dojo": 3}
        # The same key in a second window is the same search, and so is a second search with it.
        await search(server, "Aya", first.token, browser="b1")
        assert (await first.mine())["looking"] == {"dojo": 3}
        _, answer = await search(server, "Chō", browser="b2")
        assert answer["state"] == "paired"
        seats = (await server.ask("GET", f"/api/tables/{answer['table']}"))["seats"]
        assert {seat["name"] for seat in seats} == {"Aya", "Tomoe", "Chō"}


async def test_one_address_cannot_fill_the_queue(database: str) -> None:
    async with open_store(database) as store:
        process = Process(store, searches_most=2.0)
        for number in range(2):
            await process.guest(f"guest {number}", paces=["days"])
        many = await refused(process.guest("guest 3", paces=["days"]))
        assert (many.key, many.facts["most"]) == ("finding-address-most", 2)
        await process.guest("from elsewhere", address="bb" * 32, paces=["days"])
        assert sum((await process.pairing.waiting.looking()).values()) == 3


async def test_who_waits_is_told_of_nobody(database: str) -> None:
    """Whoever else is looking, with whatever name, level and language: the answers are the same bytes."""
    answers = []
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock)
        me = await process.guest("Me", level=1, same_level=True)
        others: list[dict[str, Any]] = [
            {"level": 2, "languages": ["nl"]},
            {"level": 3, "players": [2], "notify": False, "bots": False},
        ]
        for number, other in enumerate(others):
            clock.at += 7.0
            owner = await process.guest(f"Secret {number}", address=f"{number}" * 64, **other)
            assert await process.pairing.round() == []
            found = await process.finding(me)
            answers.append({**json.loads(_json(found)), "waited": 0, "bots_after": 0})
            await process.pairing.waiting.stop(owner)
            clock.at += 3.0
    assert answers[0] == answers[1] and answers[0]["looking"] == {"dojo": 2}
    assert "Secret" not in str(answers)


def _json(found: Any) -> bytes:
    return msgspec.json.encode(found)


async def test_the_seats_do_not_tell_who_has_waited_longest(database: str) -> None:
    async with open_store(database, clock := Clock()) as store:
        process = Process(store, clock)
        seats = set()
        for _ in range(30):
            first = await process.guest("Aya")
            clock.at += 1.0
            for name in ("Ben", "Chō"):
                await process.guest(name)
            assert len(await process.pairing.round()) == 1
            seats.add((await process.finding(first)).seat)
        assert seats == {0, 1, 2}


async def test_somebody_who_was_blocked_is_never_at_the_same_table_and_learns_nothing(database: str) -> None:
    async with open_store(database) as store:
        process = Process(store)
        people = PeopleStore(store.engine, store.now)
        one, other = await somebody(people, "Tomoe"), await somebody(people, "Yuki")

        async with people.changing() as connection:
            row = {
                "id": "b1",
                "person": one.id,
                "kind": "block",
                "who": "",
                "other": other.id,
                "name": "Yuki",
            }
            await connection.execute(insert(blocks).values(**row, at=0.0))
        process.pairing.blocked = partial(blocked_pairs, people)
        for who in (one, other):
            await process.begin(Owner(who.id, None), who.name)
        await process.guest("Chō")
        assert await process.pairing.round() == []
        found = await process.finding(Owner(other.id, None))
        assert (found.state, found.looking) == ("waiting", {"dojo": 3})


async def test_what_is_malformed_is_refused_before_anything_is_looked_up(database: str) -> None:
    async with running(database) as server:
        path = "/api/finding/mine"
        for body in (
            {"wish": wish(level=9)},
            {"wish": wish(players=list(range(50)))},
            {"wish": {**wish(), "extra": 1}},
            {"wish": wish(), "browser": "x" * 101},
        ):
            assert (await server.refused("POST", path, body=body))[0] == 400
        assert (await server.refused("POST", path, body={"wish": wish(), "name": "Nor\u202emal"}))[0] == 422
        assert (await server.refused("POST", path, body={"wish": wish(), "name": "random 2"}))[0] == 422
        assert (await server.refused("GET", path, "session.unknown")) == (401, "session-ended")
