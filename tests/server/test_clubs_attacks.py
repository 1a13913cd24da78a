"""Who is no member of a club sees nothing of its tables, by no endpoint and no socket, and takes no seat."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from bakufu.server.http.routes import ENDPOINTS
from tests.server.persons import Somebody, somebody
from tests.server.running import RemoteTable, Running, bearer, running

SECRET = "Secret evening"


class Guarded(NamedTuple):
    """A club of two with a table, and somebody who is not in it."""

    server: Running
    club: str
    invite: str
    owner: Somebody
    member: Somebody
    stranger: Somebody
    table: RemoteTable


@asynccontextmanager
async def guarded(database: str, start: bool = True, limits: float = 0.0) -> AsyncIterator[Guarded]:
    async with running(database, limits) as server:
        people = server.context.people
        owner, member, stranger = [await somebody(people, name) for name in ("Anna", "Ben", "Zoe")]
        made = await server.ask("POST", "/api/clubs", owner.token, {"name": "Edo"})
        club, invite = made["club"]["id"], made["invite"]
        await server.ask("POST", f"/api/clubs/{club}/join", member.token, {"invite": invite})
        wish = {
            "game": "shogun", "players": 3, "visibility": "club", "club": club, "name": SECRET,
            "starts_at": server.context.store.now() + 5000,
            "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        }  # fmt: skip
        opened = await server.ask("POST", "/api/tables", owner.token, wish)
        table = opened["table"]["id"]
        tokens = [
            (await server.ask("POST", f"/api/tables/{table}/join", who.token, {"name": who.name}))["token"]
            for who in (owner, member)
        ]
        if start:
            await server.ask("POST", f"/api/tables/{table}/start", opened["host_token"])
        remote = RemoteTable(server, table, opened["host_token"], opened["invite"], tokens, "")
        yield Guarded(server, club, invite, owner, member, stranger, remote)


def tokens_of_strangers(there: Guarded, other: RemoteTable) -> list[str | None]:
    """Everything that a stranger may have: nothing, an account, links of other tables, wrong invitations."""
    return [None, there.stranger.token, other.tokens[0], other.host, other.invite, there.table.invite, "x"]


@pytest.mark.parametrize("start", [True, False])
async def test_no_endpoint_tells_a_stranger_anything_of_a_table(database: str, start: bool) -> None:
    async with guarded(database, start) as there:
        server, other = there.server, await there.server.table()
        tried = 0
        for endpoint in ENDPOINTS:
            if "{table}" not in endpoint.path:
                continue
            path = endpoint.path.format(table=there.table.id)
            for token in tokens_of_strangers(there, other):
                for body in BODIES.get((endpoint.method, endpoint.path.split("/", 4)[-1]), [{}, None]):
                    answer = await server.http.request(
                        endpoint.method, path, headers=bearer(token), json=body
                    )
                    assert answer.status_code >= 400, (endpoint.method, path, token, answer.text)
                    assert SECRET not in answer.text and "Anna" not in answer.text, path
                    tried += 1
        assert tried > 300


BODIES: dict[tuple[str, str], list[Any]] = {
    ("POST", "join"): [{"name": "Zoe"}],
    ("POST", "claim"): [{"seats": []}],
    ("POST", "play-on"): [{"position": 0, "seat": 0, "name": "Zoe"}],
}


async def test_no_list_has_it_for_strangers_and_the_members_have_it(database: str) -> None:
    async with guarded(database) as there:
        server, table = there.server, there.table.id
        for path in ("/api/tables", "/api/tables?status=playing", f"/api/tables?ids={table}"):
            for token in (None, there.stranger.token):
                assert await server.ask("GET", path, token) == []
        (own,) = await server.ask("GET", f"/api/tables?ids={table}", there.member.token)
        assert own["name"] == SECRET
        for token in (None, there.stranger.token):
            for path in ("", "/tables", "/results"):
                status, key = await server.refused("GET", f"/api/clubs/{there.club}{path}", token)
                assert (status, key) in ((401, "session-missing"), (403, "club-members-only"))
        (listed,) = await server.ask("GET", f"/api/clubs/{there.club}/tables", there.member.token)
        assert listed["id"] == table
        assert await server.ask("GET", "/api/me/tables", there.stranger.token) == []


async def test_no_socket_tells_a_stranger_anything(database: str) -> None:
    async with guarded(database) as there:
        other = await there.server.table()
        for token in tokens_of_strangers(there, other):
            hello = {"type": "hello", "table": there.table.id, "token": token, "table_events": 0}
            async with there.server.socket(hello) as socket:
                first = await socket.next()
                assert first["type"] == "refuse" and SECRET not in json.dumps(first), token
        async with there.server.socket({"type": "lobby"}) as socket:
            listed = (await socket.next("lobby"))["tables"]
            assert [table["id"] for table in listed] == [other.id]


async def test_a_member_watches_with_the_session_and_sees_no_seat(database: str) -> None:
    async with guarded(database) as there:
        cas = await somebody(there.server.context.people, "Cas")
        await there.server.ask("POST", f"/api/clubs/{there.club}/join", cas.token, {"invite": there.invite})
        path = there.table.path
        assert (await there.server.ask("GET", path, cas.token))["name"] == SECRET
        assert (await there.server.ask("GET", path + "/view", cas.token))["view"]["seat"] is None
        calendar = await there.server.http.get(path + "/calendar", headers=bearer(cas.token))
        assert calendar.status_code == 200 and SECRET in calendar.text
        hello = {"type": "hello", "table": there.table.id, "token": cas.token}
        async with there.server.socket(hello) as socket:
            assert (await socket.next("update"))["view"]["seat"] is None
            await socket.send({"type": "chat", "id": "x", "text": "hi"})
            assert (await socket.next("refuse"))["refusal"]["key"] == "spectators-only-watch"


async def test_the_socket_of_a_member_who_is_removed_tells_nothing_more(database: str) -> None:
    async with guarded(database) as there:
        server = there.server
        cas = await somebody(server.context.people, "Cas")
        await server.ask("POST", f"/api/clubs/{there.club}/join", cas.token, {"invite": there.invite})
        async with server.socket({"type": "hello", "table": there.table.id, "token": cas.token}) as socket:
            await socket.next("update")
            await server.ask("DELETE", f"/api/clubs/{there.club}/members?name=Cas", there.owner.token)
            await server.ask("POST", there.table.path + "/chat", there.table.tokens[0], {"text": SECRET})
            said = await socket.next()
            assert said["type"] == "refuse" and said["refusal"]["key"] == "club-members-only"
            assert await socket.closed() == 4403
        assert (await server.refused("GET", there.table.path, cas.token))[0] == 403


async def test_the_socket_of_a_device_that_is_signed_out_tells_nothing_more(database: str) -> None:
    async with guarded(database) as there:
        server = there.server
        cas = await somebody(server.context.people, "Cas")
        await server.ask("POST", f"/api/clubs/{there.club}/join", cas.token, {"invite": there.invite})
        async with server.socket({"type": "hello", "table": there.table.id, "token": cas.token}) as socket:
            await socket.next("update")
            await server.ask("DELETE", "/api/me/devices", cas.token)
            await server.ask("POST", there.table.path + "/chat", there.table.tokens[0], {"text": SECRET})
            assert (await socket.next())["type"] == "refuse"


async def test_a_player_who_is_removed_plays_on_but_asks_for_no_rematch(database: str) -> None:
    async with guarded(database) as there:
        server, table = there.server, there.table
        await server.ask("DELETE", f"/api/clubs/{there.club}/members?name=Ben", there.owner.token)
        assert (await table.view(1))["view"]["seat"] == 1
        await server.ask("POST", table.path + "/host", table.host, {"id": "x", "action": "end"})
        headers = {**bearer(table.tokens[1]), "bakufu-session": there.member.token}
        answer = await server.http.post(table.path + "/rematch", json={}, headers=headers)
        assert answer.json()["refusal"]["key"] == "club-members-only"
        without = await server.refused("POST", table.path + "/rematch", table.tokens[0], {})
        assert without == (403, "club-members-only"), "without the account nobody sits at a club's table"
        headers = {**bearer(table.tokens[0]), "bakufu-session": there.owner.token}
        made = (await server.http.post(table.path + "/rematch", json={}, headers=headers)).json()
        assert (made["table"]["visibility"], made["table"]["club"]) == ("club", there.club)


async def test_only_members_open_tables_for_a_club_and_name_it(database: str) -> None:
    async with guarded(database) as there:
        server = there.server
        wish = {"game": "shogun", "players": 3, "visibility": "club", "club": there.club}
        for token in (None, there.stranger.token):
            assert (await server.refused("POST", "/api/tables", token, wish))[1] == "club-members-only"
        for wrong in ({**wish, "visibility": "open"}, {**wish, "club": None}):
            refusal = await server.refused("POST", "/api/tables", there.owner.token, wrong)
            assert refusal[1] == "club-visibility"


@pytest.mark.parametrize("invite", ["", "x", "session.x", "x" * 300, "\u00e9"])
async def test_a_wrong_invitation_tells_the_same_of_every_club(database: str, invite: str) -> None:
    async with guarded(database) as there:
        for club in (there.club, "aaaaaaaaaa"):
            for path, token in (("card", None), ("join", there.stranger.token)):
                asked = f"/api/clubs/{club}/{path}"
                key = (await there.server.refused("POST", asked, token, {"invite": invite}))[1]
                assert key == "club-invitation-wrong"


async def test_guests_look_at_a_club_by_its_link_and_see_no_members_and_no_tables(database: str) -> None:
    async with guarded(database) as there:
        card = await there.server.ask("POST", f"/api/clubs/{there.club}/card", None, {"invite": there.invite})
        assert card == {"id": there.club, "name": "Edo", "owner": "Anna", "members": 2}
        status = await there.server.refused(
            "POST", f"/api/clubs/{there.club}/join", None, {"invite": there.invite}
        )
        assert status == (401, "session-missing")


async def test_invitations_cannot_be_guessed_fast(database: str) -> None:
    async with guarded(database, limits=1.0) as there:
        keys = [
            (await there.server.refused("POST", f"/api/clubs/{there.club}/card", None, {"invite": f"x{n}"}))[
                1
            ]
            for n in range(40)
        ]
        assert "too-fast" in keys
