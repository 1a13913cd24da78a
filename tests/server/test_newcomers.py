"""A newcomer takes the seat of a person: from then on nothing that the person had opens it, in any way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from bakufu.server.tables.tokens import digest
from tests.server.persons import Somebody, on_another_device, somebody
from tests.server.running import RemoteTable, Running, bearer, running

SEAT = 2
SECRET = "my secret plan"


class Handed(NamedTuple):
    """A running table where a person has the last seat, with its link, a key, notes and a draft."""

    server: Running
    table: RemoteTable
    old: Somebody
    key: str

    @property
    def link(self) -> str:
        return self.table.tokens[SEAT]

    async def offer(self) -> None:
        """The host offers the seat, as its page has been closed for long."""
        store, real = self.server.context.store, self.server.context.store.now
        store.now = lambda: real() + 3600
        wish = {"id": "offer", "action": "offer", "seat": SEAT}
        await self.server.ask("POST", self.table.path + "/host", self.table.host, wish)

    async def take(self, who: Somebody | None) -> str:
        """A newcomer sits down; what opens the seat for them."""
        body = {"name": "Fumi", "seat": SEAT, "invite": self.table.invite}
        token = who.token if who is not None else None
        return str((await self.server.ask("POST", self.table.path + "/join", token, body))["token"])

    async def newcomer(self, as_person: bool) -> str:
        await self.offer()
        return await self.take(await somebody(self.server.context.people, "Fumi") if as_person else None)


@asynccontextmanager
async def handed(database: str, **options: Any) -> AsyncIterator[Handed]:
    async with running(database) as server:
        old = await somebody(server.context.people, "Tomoe")
        table = await server.table(**{"game": "dojo", "pace": "live", **options})
        claim = {"seats": [table.tokens[SEAT]]}
        key = (await server.ask("POST", table.path + "/claim", old.token, claim))["seats"][0]["token"]
        await server.ask("PUT", table.path + "/notes", key, {"text": SECRET})
        own = await server.ask("GET", table.path + "/view", key)
        draft = {"id": "d", "seen": own["seq"], "moves": own["view"]["legal"][:1]}
        await server.ask("PUT", table.path + "/draft", key, draft)
        yield Handed(server, table, old, key)


@pytest.mark.parametrize("as_person", [True, False])
async def test_link_key_and_session_of_the_old_person_open_the_seat_no_more(
    database: str, as_person: bool
) -> None:
    async with handed(database) as at:
        await at.newcomer(as_person)
        server, path = at.server, at.table.path
        for token in (at.link, at.key, at.old.token):
            for ask in ("/view", "/link", "/notes", "/draft", "/log", "/export"):
                assert await server.refused("GET", path + ask, token) == (403, "token-wrong"), ask
            assert await server.refused("DELETE", path + "/bot", token) == (403, "token-wrong")
            assert await server.refused("POST", path + "/link", token) == (403, "token-wrong")
            said = await server.refused("POST", path + "/chat", token, {"text": "it is me"})
            assert said == (403, "token-wrong")


@pytest.mark.parametrize("as_person", [True, False])
async def test_neither_a_claim_nor_new_keys_bring_the_old_person_back(database: str, as_person: bool) -> None:
    async with handed(database) as at:
        await at.newcomer(as_person)
        for token in (at.link, at.key):
            claim = await at.server.refused(
                "POST", at.table.path + "/claim", at.old.token, {"seats": [token]}
            )
            assert claim == (403, "token-wrong")
        phone = await on_another_device(at.server.context.people, at.old)
        for device in (at.old, phone):
            given = await at.server.ask("POST", at.table.path + "/keys", device.token)
            assert (given["seats"], given["host_token"]) == ([], None)
        assert await at.server.ask("GET", "/api/me/tables", at.old.token) == []


@pytest.mark.parametrize("as_person", [True, False])
async def test_the_open_sockets_of_the_old_person_are_closed_without_a_last_word(
    database: str, as_person: bool
) -> None:
    async with handed(database) as at:
        hello = {"type": "hello", "table": at.table.id}
        async with (
            at.server.socket({**hello, "token": at.link}) as by_link,
            at.server.socket({**hello, "token": at.key}) as by_key,
        ):
            for socket in (by_link, by_key):
                await socket.next("update")
            await at.server.ask("POST", at.table.path + "/bot", at.key, {"bot": "random"})
            new = await at.newcomer(as_person)
            for socket in (by_link, by_key):
                assert (await socket.next("refuse"))["refusal"]["key"] == "seat-lost"
                assert await socket.closed() == 4403
        for token in (at.link, at.key):
            async with at.server.socket({**hello, "token": token}) as again:
                assert (await again.next())["refusal"]["key"] == "token-wrong"
        async with at.server.socket({**hello, "token": new}) as fresh:
            await fresh.next("update")


async def test_every_device_of_the_newcomer_opens_the_seat(database: str) -> None:
    async with handed(database) as at:
        await at.offer()
        fumi = await somebody(at.server.context.people, "Fumi")
        key = await at.take(fumi)
        phone = await on_another_device(at.server.context.people, fumi)
        other = (await at.server.ask("POST", at.table.path + "/keys", phone.token))["seats"]
        assert [one["seat"] for one in other] == [SEAT]
        for token in (key, other[0]["token"]):
            assert (await at.server.ask("GET", at.table.path + "/link", token))["seat"] == SEAT
        mine = await at.server.ask("GET", "/api/me/tables", fumi.token)
        assert [(one["table"]["id"], one["seats"]) for one in mine] == [(at.table.id, [SEAT])]


@pytest.mark.parametrize("as_person", [True, False])
async def test_the_newcomer_reads_neither_the_notes_nor_the_draft_of_the_old_person(
    database: str, as_person: bool
) -> None:
    async with handed(database) as at:
        before = await at.server.ask("GET", at.table.path + "/draft", at.key)
        assert before["moves"], "there was something to read"
        new = await at.newcomer(as_person)
        assert (await at.server.ask("GET", at.table.path + "/notes", new))["text"] == ""
        assert (await at.server.ask("GET", at.table.path + "/draft", new))["moves"] == []


async def test_who_the_old_person_was_is_told_to_nobody(database: str) -> None:
    """The name was shown before; the account, its session and its keys never are."""
    async with handed(database) as at:
        new = await at.newcomer(True)
        hidden = {at.old.id, at.old.session, at.old.token, at.key, digest(at.key), at.link, digest(at.link)}
        for token in (None, new, at.table.tokens[0]):
            for ask in ("", "/view", "/log", "/chat", "/events", "/export"):
                answer = await at.server.http.get(at.table.path + ask, headers=bearer(token))
                assert not {word for word in hidden if word in answer.text}, ask


async def test_an_offered_seat_asks_for_an_account_where_the_table_does(database: str) -> None:
    async with running(database) as server:
        people = server.context.people
        persons = [await somebody(people, name) for name in ("Tomoe", "Yuki", "Goro")]
        wish = {"game": "shogun", "players": 3, "accounts_required": True, "pace": "live"}
        made = await server.ask("POST", "/api/tables", persons[0].token, {**wish, "host_name": "Tomoe"})
        path, host = f"/api/tables/{made['table']['id']}", made["host_token"]
        body = {"name": "-", "invite": made["invite"]}
        keys = [(await server.ask("POST", path + "/join", one.token, body))["token"] for one in persons[1:]]
        await server.ask("POST", path + "/start", host)
        await server.ask("POST", path + "/bot", keys[1], {"bot": "random"})
        await server.ask("POST", path + "/host", host, {"id": "o", "action": "offer", "seat": 2})
        assert await server.refused("POST", path + "/join", body=body) == (403, "account-required")
        for seated in persons:
            assert await server.refused("POST", path + "/join", seated.token, body) == (
                409,
                "seat-yours-already",
            )
        fumi = await somebody(people, "Fumi")
        joined = await server.ask("POST", path + "/join", fumi.token, {**body, "name": "Somebody else"})
        assert (joined["seat"], joined["table"]["seats"][2]["name"]) == (2, "Fumi")
        assert await server.refused("GET", path + "/link", keys[1]) == (403, "token-wrong")


async def test_a_session_that_has_ended_takes_no_offered_seat(database: str) -> None:
    async with handed(database) as at:
        await at.offer()
        fumi = await somebody(at.server.context.people, "Fumi")
        await at.server.ask("DELETE", "/api/me/devices", fumi.token)
        body = {"name": "Fumi", "seat": SEAT, "invite": at.table.invite}
        assert await at.server.refused("POST", at.table.path + "/join", fumi.token, body) == (
            401,
            "session-ended",
        )
        assert (await at.server.ask("GET", at.table.path + "/link", at.key))["seat"] == SEAT


async def test_a_newcomer_has_not_been_away_since_the_old_person_left(database: str) -> None:
    """Otherwise they could be replaced at once, before their page has opened."""
    async with handed(database) as at:
        await at.newcomer(True)
        body = {"id": "v", "kind": "replace", "seat": SEAT, "choice": "bot"}
        wanted = await at.server.refused("POST", at.table.path + "/votes", at.table.tokens[0], body)
        assert wanted[1] == "seat-not-absent"
