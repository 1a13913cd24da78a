"""Mute and block: what is kept, whom it keeps away, and that it tells nothing about who sits where."""

from __future__ import annotations

import pytest

from bakufu.server.absence_protocol import SendNudge
from bakufu.server.company.blocks import blocked_by, hidden_nudges
from bakufu.server.notices.noted import rows
from bakufu.server.tables import absence
from tests.server.persons import Somebody, somebody
from tests.server.running import RemoteTable, Running, running
from tests.server.test_company_chat import tell, watched


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def seated_with(server: Running, *persons: Somebody, start: bool = True) -> RemoteTable:
    """A table with these persons in its first seats, under other names than their own, and guests behind."""
    table = await server.table(start=False)
    for seat, one in enumerate(persons):
        await server.ask("DELETE", f"{table.path}/seats?seat={seat}", table.host)
        body = {"name": f"Shadow {'ABC'[seat]}", "seat": seat}
        table.tokens[seat] = (await server.ask("POST", table.path + "/join", one.token, body))["token"]
    if start:
        await server.ask("POST", table.path + "/start", table.host)
    return table


async def test_a_block_holds_in_both_directions_and_is_lifted(database: str) -> None:
    async with running(database) as server:
        people = server.context.people
        tomoe, kiku, mei = [await somebody(people, name) for name in ("Tomoe", "Kiku", "Mei")]
        table = await seated_with(server, tomoe, kiku, mei)
        for _ in range(2):  # once more changes nothing
            await server.ask(
                "POST", "/api/me/blocks", tomoe.token, {"kind": "block", "table": table.id, "seat": 1}
            )
        await server.ask(
            "POST", "/api/me/blocks", tomoe.token, {"kind": "mute", "table": table.id, "seat": 2}
        )
        async with people.reading() as connection:
            assert await blocked_by(connection, tomoe.id) == {kiku.id}
            assert await blocked_by(connection, kiku.id) == {tomoe.id}
            assert await blocked_by(connection, mei.id) == set()
        [mute, block] = await server.ask("GET", "/api/me/blocks", tomoe.token)
        assert {mute["kind"], block["kind"]} == {"mute", "block"}
        assert (await server.ask("GET", table.path + "/hidden", tomoe.token))["seats"] == [1, 2]
        for one in (mute, block):
            await server.ask("DELETE", f"/api/me/blocks?id={one['id']}", tomoe.token)
        again = await server.refused("DELETE", f"/api/me/blocks?id={block['id']}", tomoe.token)
        assert again == (404, "block-unknown")
        assert (await server.ask("GET", table.path + "/hidden", tomoe.token))["seats"] == []


async def test_who_is_blocked_cannot_sit_down_at_my_table(database: str) -> None:
    async with running(database) as server:
        people = server.context.people
        tomoe, kiku = await somebody(people), await somebody(people, "Kiku")
        table = await seated_with(server, tomoe, kiku)
        await server.ask(
            "POST", "/api/me/blocks", tomoe.token, {"kind": "block", "table": table.id, "seat": 1}
        )
        for host, guest, status in ((tomoe, kiku, 403), (kiku, tomoe, 200)):
            made = await server.ask("POST", "/api/tables", host.token, {"game": "shogun", "players": 3})
            answer = await server.http.post(
                f"/api/tables/{made['table']['id']}/join",
                json={"name": "Somebody"},
                headers={"Authorization": f"Bearer {guest.token}"},
            )
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["refusal"]["key"] == "join-not-welcome"
                assert "Tomoe" not in answer.text


async def test_nobody_learns_whether_an_account_sits_at_a_seat_or_which(database: str) -> None:
    async with running(database) as server:
        people = server.context.people
        tomoe, kiku = await somebody(people), await somebody(people, "Kiku")
        table = await seated_with(server, tomoe, kiku)
        answers = [
            await server.ask(
                "POST", "/api/me/blocks", tomoe.token, {"kind": "block", "table": table.id, "seat": seat}
            )
            for seat in (1, 2)  # an account, and a guest
        ]
        assert answers[0] == answers[1]
        listed = await server.ask("GET", "/api/me/blocks", tomoe.token)
        assert {one["name"] for one in listed} == {"Shadow B", "guest 2"}
        assert "Kiku" not in str(listed) and kiku.id not in str(listed)
        assert (await server.ask("GET", table.path + "/hidden", tomoe.token))["seats"] == [1, 2]
        for body, why in (
            ({"seat": 0}, "block-yourself"),
            ({"seat": 9}, "seat-unknown"),
            ({"author": "x"}, "author-unknown"),
        ):  # fmt: skip
            wish = {"kind": "block", "table": table.id, **body}
            assert (await server.refused("POST", "/api/me/blocks", tomoe.token, wish))[1] == why
        wish = {"kind": "block", "table": table.id, "seat": 1}
        for token in (None, table.tokens[0], table.host):
            assert (await server.refused("POST", "/api/me/blocks", token, wish))[0] in (401, 403)


async def test_spectators_are_muted_by_their_lines(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        table = await server.table()
        await tell(server, table, "spectators", {"text": "Boo", "name": "Mei"})
        [line] = await watched(server, table, tomoe.token)
        wish = {"kind": "mute", "table": table.id, "author": line["author"]}
        await server.ask("POST", "/api/me/blocks", tomoe.token, wish)
        hidden = await server.ask("GET", table.path + "/hidden", tomoe.token)
        assert hidden == {"seats": [], "authors": [line["author"]]}


async def test_a_nudge_of_somebody_who_is_muted_is_not_told(database: str) -> None:
    async with running(database) as server:
        people, store = server.context.people, server.context.store
        persons = [await somebody(people, name) for name in ("Tomoe", "Kiku", "Mei")]
        table = await seated_with(server, *persons)
        asked = (await table.view(0))["view"]["to_act"][0]
        other = (asked + 1) % 3
        before = await store.get(table.id)
        await absence.nudge(store, table.id, table.tokens[other], SendNudge(id="n", seat=asked))
        after = await store.get(table.id)
        found = [row for row in rows(before, after, 0.0) if row["kind"] == "nudge"]
        assert len(found) == 1

        class Noted:
            id, person, table_id, facts = 1, found[0]["person"], table.id, found[0]["facts"]

        async with people.reading() as connection:
            assert await hidden_nudges(connection, [Noted]) == set()  # type: ignore[list-item]
        wish = {"kind": "mute", "table": table.id, "seat": other}
        await server.ask("POST", "/api/me/blocks", persons[asked].token, wish)
        async with people.reading() as connection:
            assert await hidden_nudges(connection, [Noted]) == {1}  # type: ignore[list-item]


async def test_what_a_person_mutes_goes_with_them_and_is_in_their_data(database: str) -> None:
    async with running(database) as server:
        people = server.context.people
        tomoe, kiku = await somebody(people), await somebody(people, "Kiku")
        table = await seated_with(server, tomoe, kiku)
        await server.ask(
            "POST", "/api/me/blocks", tomoe.token, {"kind": "block", "table": table.id, "seat": 1}
        )
        await tell(server, await server.table(), "spectators", {"text": "A secret of mine"}, tomoe.token)
        data = await server.ask("GET", "/api/me/export", tomoe.token)
        assert data["company"]["blocks"][0]["name"] == "Shadow B"
        assert data["company"]["lines"][0]["text"] == "A secret of mine"
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": "Tomoe"})
        async with people.reading() as connection:
            assert await blocked_by(connection, kiku.id) == set()
