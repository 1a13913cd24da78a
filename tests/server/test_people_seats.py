"""Seats of persons: claimed once, opened on every device by a key of its own, and taken by nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bakufu.server.people import seats, sessions
from bakufu.server.people.devices import device_of
from bakufu.server.tables.tokens import digest
from tests.server.persons import Somebody, on_another_device, somebody
from tests.server.running import RemoteTable, Running, bearer, running


async def claimed(server: Running, who: Somebody, table: RemoteTable, seat: int = 0) -> Any:
    return await server.ask("POST", table.path + "/claim", who.token, {"seats": [table.tokens[seat]]})


async def test_a_guest_claims_a_seat_and_plays_on_from_another_device(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        await claimed(server, tomoe, table)
        phone = await on_another_device(server.context.people, tomoe)
        keys = await server.ask("POST", table.path + "/keys", phone.token)
        assert [key["seat"] for key in keys["seats"]] == [0] and keys["host_token"] is None
        for token in (table.tokens[0], keys["seats"][0]["token"]):
            assert (await server.ask("GET", table.path + "/link", token))["seat"] == 0
        await server.ask("PUT", table.path + "/notes", keys["seats"][0]["token"], {"text": "mine"})
        assert (await server.ask("GET", table.path + "/notes", table.tokens[0]))["text"] == "mine"


async def test_a_seat_of_somebody_else_cannot_be_claimed(database: str) -> None:
    async with running(database) as server:
        tomoe, thief = await somebody(server.context.people), await somebody(server.context.people, "Goro")
        table = await server.table()
        keys = await claimed(server, tomoe, table)
        for token in (table.tokens[0], keys["seats"][0]["token"]):
            body = {"seats": [token]}
            assert await server.refused("POST", table.path + "/claim", thief.token, body) == (
                403,
                "seat-of-another",
            )
        given = await server.ask("POST", table.path + "/keys", thief.token)
        assert (given["seats"], given["host_token"]) == ([], None)


@pytest.mark.parametrize("proof", ["host", "invite", "other table", "session", "nonsense"])
async def test_only_the_token_of_a_seat_proves_that_it_is_yours(database: str, proof: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table, other = await server.table(), await server.table()
        token = {
            "host": table.host,
            "invite": table.invite,
            "other table": other.tokens[0],
            "session": tomoe.token,
            "nonsense": "x" * 32,
        }[proof]
        wanted = await server.refused("POST", table.path + "/claim", tomoe.token, {"seats": [token]})
        assert wanted == (403, "token-wrong")
        assert await server.ask("GET", "/api/me/tables", tomoe.token) == []


async def test_a_claim_without_a_session_is_refused(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        body = {"seats": [table.tokens[0]]}
        assert await server.refused("POST", table.path + "/claim", table.tokens[0], body) == (
            401,
            "session-missing",
        )


async def test_a_claim_of_which_one_part_is_refused_changes_nothing(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        body: Any = {"seats": [table.tokens[0], "x" * 32]}
        await server.refused("POST", table.path + "/claim", tomoe.token, body)
        body = {"seats": [table.tokens[0]], "host_token": table.invite}
        assert (await server.refused("POST", table.path + "/claim", tomoe.token, body))[1] == "not-the-host"
        assert await server.ask("GET", "/api/me/tables", tomoe.token) == []


async def test_the_rights_of_the_host_follow_the_person(database: str) -> None:
    async with running(database) as server:
        tomoe, goro = await somebody(server.context.people), await somebody(server.context.people, "Goro")
        table = await server.table(start=False)
        await server.ask("POST", table.path + "/claim", tomoe.token, {"seats": [], "host_token": table.host})
        body: Any = {"seats": [], "host_token": table.host}
        assert await server.refused("POST", table.path + "/claim", goro.token, body) == (
            403,
            "table-of-another",
        )
        phone = await on_another_device(server.context.people, tomoe)
        key = (await server.ask("POST", table.path + "/keys", phone.token))["host_token"]
        assert (await server.ask("POST", table.path + "/start", key))["status"] == "playing"


async def test_who_sits_down_signed_in_has_a_key_that_ends_with_the_session(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        body = {"game": "shogun", "players": 3, "host_name": "Tomoe"}
        made = await server.ask("POST", "/api/tables", tomoe.token, body)
        path = f"/api/tables/{made['table']['id']}"
        joined = await server.ask("POST", path + "/join", tomoe.token, {"name": "Gozen"})
        await server.ask("DELETE", "/api/me/devices", tomoe.token)
        for token in (made["token"], joined["token"]):
            assert await server.refused("GET", path + "/link", token) == (403, "token-wrong")
        assert await server.refused("DELETE", path, made["host_token"]) == (403, "not-the-host")


async def test_signing_a_device_out_closes_what_it_has_open_and_nothing_else(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        phone = await on_another_device(server.context.people, tomoe)
        table = await server.table()
        own = (await claimed(server, tomoe, table))["seats"][0]["token"]
        lost = (await server.ask("POST", table.path + "/keys", phone.token))["seats"][0]["token"]
        hello = {"type": "hello", "table": table.id}
        async with (
            server.socket({**hello, "token": own}) as mine,
            server.socket({**hello, "token": lost}) as other,
            server.socket({**hello, "token": table.tokens[0]}) as link,
        ):
            for socket in (mine, other, link):
                await socket.next("update")
            await server.ask("DELETE", f"/api/me/devices?device={phone.session}", tomoe.token)
            assert (await other.next("refuse"))["refusal"]["key"] == "device-signed-out"
            assert await other.closed() == 4403
            for socket in (mine, link):
                await socket.send({"type": "ping"})
                await socket.next("pong")
        assert await server.refused("GET", table.path + "/link", lost) == (403, "token-wrong")
        assert (await server.ask("GET", table.path + "/link", own))["seat"] == 0


async def test_a_long_poll_ends_when_its_device_is_signed_out(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        key = (await claimed(server, tomoe, table))["seats"][0]["token"]
        seen = await server.ask("GET", table.path + "/view", key)
        query = f"?seen={seen['seq']}&events={len(seen['events'])}&wait=25"
        polling = asyncio.create_task(server.refused("GET", table.path + "/view" + query, key))
        while not server.context.broadcaster.watchers.get(table.id):
            await asyncio.sleep(0.01)
        await server.ask("DELETE", "/api/me/devices", tomoe.token)
        assert await polling == (403, "device-signed-out")


async def test_whoever_renews_the_link_locks_no_owner_out(database: str) -> None:
    """The link may have come into other hands; the person gets back in, and takes the link away again."""
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        own = (await claimed(server, tomoe, table))["seats"][0]["token"]
        hello = {"type": "hello", "table": table.id, "token": own}
        async with server.socket(hello) as open_socket:
            await open_socket.next("update")
            stolen = (await server.ask("POST", table.path + "/link", table.tokens[0]))["token"]
            await open_socket.send({"type": "ping"})
            await open_socket.next("pong")
        new_device = await on_another_device(server.context.people, tomoe)
        key = (await server.ask("POST", table.path + "/keys", new_device.token))["seats"][0]["token"]
        await server.ask("POST", table.path + "/link", key)
        assert await server.refused("GET", table.path + "/link", stolen) == (403, "token-wrong")
        assert (await server.ask("GET", table.path + "/link", own))["seat"] == 0


async def test_keys_given_while_the_device_is_being_signed_out_are_taken_back(database: str) -> None:
    async with running(database) as server:
        people, store = server.context.people, server.context.store
        tomoe = await somebody(people)
        table = await server.table()
        await claimed(server, tomoe, table)
        me = await sessions.signed_in(people, tomoe.token)
        await server.ask("DELETE", "/api/me/devices", tomoe.token)
        late = await seats.keys(store, me, table.id)  # it had asked before it was signed out
        with pytest.raises(Exception, match="session-ended"):
            await seats.check_still_signed_in(people, store, me, table.id)
        assert await server.refused("GET", table.path + "/link", late.seats[0].token) == (403, "token-wrong")


async def test_a_seat_that_is_freed_is_nobodys(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table(start=False)
        key = (await claimed(server, tomoe, table))["seats"][0]["token"]
        await server.ask("POST", table.path + "/leave", key)
        joined = await server.ask("POST", table.path + "/join", body={"name": "Next"})
        assert joined["seat"] == 0
        assert (await server.ask("POST", table.path + "/keys", tomoe.token))["seats"] == []
        assert await server.refused("GET", table.path + "/link", key) == (403, "token-wrong")


async def test_a_table_that_asks_for_accounts_seats_persons_once_and_by_their_own_name(database: str) -> None:
    async with running(database) as server:
        tomoe, goro = await somebody(server.context.people), await somebody(server.context.people, "Goro")
        body = {"game": "shogun", "players": 3, "accounts_required": True, "host_name": "Tomoe"}
        assert await server.refused("POST", "/api/tables", body=body) == (403, "account-required")
        made = await server.ask("POST", "/api/tables", tomoe.token, body)
        assert made["table"]["accounts_required"]
        path = f"/api/tables/{made['table']['id']}/join"
        assert await server.refused("POST", path, body={"name": "Guest"}) == (403, "account-required")
        twice = await server.refused("POST", path, tomoe.token, {"name": "Twice"})
        assert twice == (409, "seat-yours-already")
        joined = await server.ask("POST", path, goro.token, {"name": "Tomoe Gozen"})
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Tomoe", "Goro", ""]


async def test_a_session_that_has_ended_is_not_taken_for_a_guest(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        await server.ask("DELETE", "/api/me/devices", tomoe.token)
        table = await server.table(start=False, players=4)
        body = {"game": "shogun", "players": 3}
        assert await server.refused("POST", "/api/tables", tomoe.token, body) == (401, "session-ended")
        assert (await server.refused("POST", table.path + "/join", tomoe.token, {"name": "A"}))[0] == 401


async def test_devices_are_listed_and_all_others_are_signed_out_at_once(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        others = [await on_another_device(server.context.people, tomoe) for _ in range(2)]
        goro = await somebody(server.context.people, "Goro")
        listed = await server.ask("GET", "/api/me/devices", tomoe.token)
        assert [device["id"] for device in listed if device["this"]] == [tomoe.session]
        assert {device["id"] for device in listed} == {tomoe.session, *(one.session for one in others)}
        path = "/api/me/devices?device="
        assert await server.refused("DELETE", path + tomoe.session, goro.token) == (404, "device-unknown")
        await server.ask("DELETE", path + "others", tomoe.token)
        for one in others:
            assert await server.refused("GET", "/api/me", one.token) == (401, "session-ended")
        assert len(await server.ask("GET", "/api/me/devices", tomoe.token)) == 1


async def test_my_tables_are_mine_alone_and_come_in_pages(database: str) -> None:
    async with running(database) as server:
        tomoe, goro = await somebody(server.context.people), await somebody(server.context.people, "Goro")
        mine = [await server.table(start=number == 0) for number in range(3)]
        for table in mine:
            await claimed(server, tomoe, table, seat=1)
        await server.ask(
            "POST", mine[2].path + "/claim", tomoe.token, {"seats": [], "host_token": mine[2].host}
        )
        listed = await server.ask("GET", "/api/me/tables", tomoe.token)
        assert [one["table"]["id"] for one in listed] == [table.id for table in reversed(mine)]
        assert [(one["seats"], one["host"]) for one in listed] == [([1], True), ([1], False), ([1], False)]
        playing = await server.ask("GET", "/api/me/tables?status=playing", tomoe.token)
        assert [one["table"]["id"] for one in playing] == [mine[0].id]
        paged = await server.ask("GET", "/api/me/tables?limit=1&page=1", tomoe.token)
        assert [one["table"]["id"] for one in paged] == [mine[1].id]
        assert await server.ask("GET", "/api/me/tables", goro.token) == []


async def test_others_learn_neither_who_has_a_seat_nor_whether_anybody_has(database: str) -> None:
    """Whatever a table tells: to spectators, to the other seats, in the lobby, in the record."""
    async with running(database) as server:
        tomoe = await somebody(server.context.people, "Tomoe Gozen")
        claimed_table, plain = await server.table(visibility="open"), await server.table(visibility="open")
        key = (await claimed(server, tomoe, claimed_table))["seats"][0]["token"]
        hidden = {tomoe.id, tomoe.session, tomoe.token, tomoe.name, key, digest(key), "person", "keys"}
        shapes = []
        for table in (claimed_table, plain):
            paths = ["", "/view", "/log", "/chat", "/export"]
            told = [await server.http.get(table.path + path) for path in paths]
            told += [
                await server.http.get(table.path + path, headers=bearer(table.tokens[1])) for path in paths
            ]
            told.append(await server.http.get(f"/api/tables?ids={table.id}"))
            async with server.socket(table.hello(1)) as socket:
                update = await socket.next("update")
            text = "".join(answer.text for answer in told) + repr(update)
            assert not {word for word in hidden if word in text}
            shapes.append((set(update), set(update["table"]), set(update["table"]["seats"][0])))
        assert shapes[0] == shapes[1]


async def test_a_claim_is_seen_by_nobody_at_the_table(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        async with server.socket(table.hello(1)) as socket:
            await socket.next("update")
            await claimed(server, tomoe, table)
            await server.ask("POST", table.path + "/keys", tomoe.token)
            await socket.send({"type": "ping"})
            assert (await socket.next())["type"] == "pong"  # and nothing before it


async def test_two_processes_know_the_same_keys(postgres_database: str) -> None:
    """A key that one process gave opens the seat at the other, until the device is signed out there."""
    async with running(postgres_database) as one, running(postgres_database) as other:
        tomoe = await somebody(one.context.people)
        table = await one.table()
        hello = {"type": "hello", "table": table.id}
        key = (await claimed(one, tomoe, table))["seats"][0]["token"]
        async with other.socket({**hello, "token": key}) as socket:
            await socket.next("update")
            assert (await other.ask("GET", table.path + "/link", key))["seat"] == 0
            await one.ask("DELETE", "/api/me/devices", tomoe.token)
            assert (await socket.next("refuse"))["refusal"]["key"] == "device-signed-out"
        assert await other.refused("GET", table.path + "/link", key) == (403, "token-wrong")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36", "Chrome · Linux"),
        ("Mozilla/5.0 (iPhone; like Mac OS X) Version/18.0 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge · Windows"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox · Android"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36", "Chrome · Linux"),
        ("<script>alert(1)</script>", ""),
    ],
)  # fmt: skip
def test_a_device_is_named_by_browser_and_system(agent: str, name: str) -> None:
    assert device_of(agent) == name
