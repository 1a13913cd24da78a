"""All my data, and leaving: the games stay, the name and everything else goes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

from bakufu.server.people import cleaning
from bakufu.server.people.persons import PeopleStore
from bakufu.server.storage.people_schema import persons
from tests.server.persons import Somebody, on_another_device, somebody
from tests.server.running import RemoteTable, Running, running

NAME = "Tomoe Gozen"


async def played(server: Running, **more: Any) -> tuple[Somebody, RemoteTable, str]:
    """A person with a seat at a running table, notes, and a line of chat; and their key."""
    tomoe = await somebody(server.context.people, NAME)
    table = await server.table(start=False, **more)
    await server.ask("DELETE", table.path + "/seats?seat=0", table.host)
    body = {"name": NAME, "invite": table.invite, "seat": 0}
    key = (await server.ask("POST", table.path + "/join", tomoe.token, body))["token"]
    await server.ask("POST", table.path + "/start", table.host)
    await server.ask("PUT", table.path + "/notes", key, {"text": "my secret plan"})
    await server.ask("POST", table.path + "/chat", key, {"text": "hello from Tomoe"})
    return tomoe, table, key


async def every_row(people: PeopleStore) -> str:
    """All that the database holds, as text."""
    names = "tables seats entries messages notes persons passkeys emails sessions table_events former_holders"
    names += " notices outbox channels notice_settings"
    async with people.reading() as connection:
        found = [list(await connection.execute(text(f"SELECT * FROM {name}"))) for name in names.split()]
    return repr(found)


async def test_my_data_has_everything_of_mine_and_nothing_of_others(database: str) -> None:
    async with running(database) as server:
        tomoe, table, _key = await played(server)
        await server.ask("POST", table.path + "/chat", table.tokens[1], {"text": "somebody else's line"})
        await server.ask("PUT", table.path + "/notes", table.tokens[1], {"text": "somebody else's plan"})
        data = await server.ask("GET", "/api/me/export", tomoe.token)
        assert data["name"] == NAME and [one["text"] for one in data["notes"]] == ["my secret plan"]
        assert [line["text"] for line in data["chat"]] == ["hello from Tomoe"]
        assert [(one["table"]["id"], one["seats"]) for one in data["tables"]] == [(table.id, [0])]
        assert "somebody else" not in repr(data) and len(data["devices"]) == 1


async def test_leaving_takes_the_name_and_everything_else_and_the_game_goes_on(database: str) -> None:
    async with running(database) as server:
        tomoe, table, key = await played(server)
        phone = await on_another_device(server.context.people, tomoe)
        hello = {"type": "hello", "table": table.id, "token": key}
        async with server.socket(hello) as socket, server.socket(table.hello(1)) as other:
            await socket.next("update")
            await other.next("update")
            await server.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
            assert (await socket.next("refuse"))["refusal"]["key"] == "seat-lost"
            while (seat := (await other.next("update"))["table"]["seats"][0])["name"] == NAME:
                assert seat["bot"] == "normal"  # first a bot takes over, then the name goes
            assert (seat["name"], seat["bot"]) == ("guest 1", "normal")
        for token in (tomoe.token, phone.token):
            assert await server.refused("GET", "/api/me", token) == (401, "session-ended")
        assert await server.refused("GET", table.path + "/link", key) == (403, "token-wrong")
        rows = await every_row(server.context.people)
        for word in (NAME, "my secret plan", "hello from Tomoe", tomoe.id):
            assert word not in rows, word
        exported = await server.http.get(table.path + "/export")
        assert NAME not in exported.text
        chat = await server.ask("GET", table.path + "/chat")
        assert [(line["name"], line["text"]) for line in chat] == [("guest 1", "…")]
        await somebody(server.context.people, NAME)  # the name is free again


async def test_a_game_that_was_taken_over_from_a_record_loses_the_name_too(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people, NAME)
        made = await server.ask("POST", "/api/lessons", body={"game": "ikusa", "name": NAME, "title": ""})
        path = f"/api/tables/{made['table']['id']}"
        claim = {"seats": [made["token"]], "host_token": made["host_token"]}
        await server.ask("POST", path + "/claim", tomoe.token, claim)
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
        assert NAME not in await every_row(server.context.people)
        seats = (await server.ask("GET", path))["seats"]
        assert NAME not in {seat["name"] for seat in seats}
        assert (await server.http.get(path + "/view")).status_code == 200  # the table can still be opened


async def test_before_the_start_the_seat_is_freed_and_an_own_table_given_up(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        own = await server.ask("POST", "/api/tables", tomoe.token, {"game": "shogun", "players": 3})
        table = await server.table(start=False)
        await server.ask("POST", table.path + "/claim", tomoe.token, {"seats": [table.tokens[2]]})
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": "tomoe"})
        assert (await server.ask("GET", f"/api/tables/{own['table']['id']}"))["status"] == "cancelled"
        assert (await server.ask("GET", table.path))["seats"][2]["kind"] == "open"


async def test_who_does_not_type_the_name_is_not_deleted(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        for wrong in ("", "yes", "Goro"):
            wanted = await server.refused("POST", "/api/me/delete", tomoe.token, {"name": wrong})
            assert wanted == (409, "name-not-confirmed")
        assert (await server.ask("GET", "/api/me", tomoe.token))["name"] == "Tomoe"


async def test_a_deletion_that_was_interrupted_is_finished_by_the_cleaning(database: str) -> None:
    async with running(database) as server:
        tomoe, table, key = await played(server)
        people = server.context.people
        async with people.changing() as connection:  # as far as a server may have come before it died
            await connection.execute(persons.update().where(persons.c.id == tomoe.id).values(deleted_at=1.0))
        assert await server.refused("GET", "/api/me", tomoe.token) == (401, "session-ended")
        await cleaning.clean(people, server.context.store)
        assert NAME not in await every_row(people)
        assert await server.refused("GET", table.path + "/link", key) == (403, "token-wrong")


async def test_cleaning_takes_the_keys_of_devices_that_were_not_used_for_long(database: str) -> None:
    async with running(database) as server:
        tomoe, table, key = await played(server)
        people, now = server.context.people, server.context.people.now()
        await cleaning.clean(people, server.context.store)
        assert (await server.ask("GET", table.path + "/link", key))["seat"] == 0
        people.now = lambda: now + 181 * 24 * 3600
        await cleaning.clean(people, server.context.store)
        assert await server.refused("GET", table.path + "/link", key) == (403, "token-wrong")
        assert tomoe.session not in await every_row(people)


async def asked_to_pause(server: Running, table: RemoteTable, token: str) -> int:
    info = await server.ask("POST", table.path + "/votes", token, {"id": "ask", "kind": "pause"})
    return int(info["votes"][0]["number"])


async def offered(server: Running, table: RemoteTable) -> None:
    """The host offers the first seat, whose page was never open."""
    store, real = server.context.store, server.context.store.now
    store.now = lambda: real() + 24 * 3600
    await server.ask("POST", table.path + "/host", table.host, {"id": "o", "action": "offer", "seat": 0})


async def kinds_of(server: Running, table: RemoteTable) -> list[str]:
    return [event["kind"] for event in await server.ask("GET", table.path + "/events")]


async def test_a_vote_that_waited_for_the_leaver_is_settled_at_once(database: str) -> None:
    """Of three, one wants a pause and one does not; nobody need wait for the third, who is gone."""
    async with running(database) as server:
        tomoe, table, _ = await played(server)
        number = await asked_to_pause(server, table, table.tokens[1])
        ballot = {"id": "b", "vote": number, "choice": "no"}
        await server.ask("POST", table.path + "/ballots", table.tokens[2], ballot)
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
        assert await kinds_of(server, table) == ["vote-opened", "vote-cast", "bot-in", "vote-closed"]
        assert (await server.ask("GET", table.path))["votes"] == []


async def test_who_leaves_while_their_own_vote_is_open_leaves_no_name_and_no_ballot(database: str) -> None:
    async with running(database) as server:
        tomoe, table, key = await played(server)
        number = await asked_to_pause(server, table, key)
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
        assert NAME not in await every_row(server.context.people)
        (vote,) = (await server.ask("GET", table.path))["votes"]
        assert (vote["voters"], vote["ballots"]) == ([1, 2], {})
        for seat in (1, 2):
            ballot = {"id": "b", "vote": number, "choice": "yes"}
            await server.ask("POST", table.path + "/ballots", table.tokens[seat], ballot)
        assert (await server.ask("GET", table.path))["paused_at"] is not None


async def test_an_offered_seat_whose_person_has_left_can_still_be_taken(database: str) -> None:
    async with running(database) as server:
        tomoe, table, _ = await played(server)
        await offered(server, table)
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
        assert NAME not in await every_row(server.context.people)
        joined = await server.ask("POST", table.path + "/join", body={"name": "Fumi", "invite": table.invite})
        assert joined["seat"] == 0
        (last,) = (await server.ask("GET", table.path + "/events"))[-1:]
        assert last["facts"] == {"name": "Fumi", "was": "guest 1"}


async def test_who_leaves_after_a_newcomer_took_the_seat_takes_only_their_own_words(database: str) -> None:
    async with running(database) as server:
        tomoe, table, _ = await played(server)
        await offered(server, table)
        fumi = await somebody(server.context.people, "Fumi")
        body = {"name": "Fumi", "invite": table.invite}
        new = (await server.ask("POST", table.path + "/join", fumi.token, body))["token"]
        await server.ask("POST", table.path + "/chat", new, {"text": "hello from Fumi"})
        await server.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
        rows = await every_row(server.context.people)
        for word in (NAME, "hello from Tomoe", tomoe.id):
            assert word not in rows, word
        for path in ("/chat", "/events", "/view", "/export"):
            assert NAME not in (await server.http.get(table.path + path)).text
        chat = await server.ask("GET", table.path + "/chat")
        assert [(line["name"], line["text"]) for line in chat] == [
            ("guest 1", "…"),
            ("Fumi", "hello from Fumi"),
        ]
        assert (await server.ask("GET", table.path + "/link", new))["seat"] == 0


async def test_all_my_data_is_mine_also_where_a_newcomer_has_my_seat_now(database: str) -> None:
    async with running(database) as server:
        tomoe, table, key = await played(server)
        await asked_to_pause(server, table, key)
        await offered(server, table)
        fumi = await somebody(server.context.people, "Fumi")
        body = {"name": "Fumi", "invite": table.invite}
        new = (await server.ask("POST", table.path + "/join", fumi.token, body))["token"]
        await server.ask("POST", table.path + "/chat", new, {"text": "hello from Fumi"})
        old_data = await server.ask("GET", "/api/me/export", tomoe.token)
        new_data = await server.ask("GET", "/api/me/export", fumi.token)
        assert [line["text"] for line in old_data["chat"]] == ["hello from Tomoe"]
        assert [line["text"] for line in new_data["chat"]] == ["hello from Fumi"]
        assert [one["kind"] for one in old_data["events"]] == ["vote-opened", "offered", "bot-in"]
        assert [one["kind"] for one in new_data["events"]] == ["joined"]
        assert old_data["notes"] == new_data["notes"] == [] and old_data["tables"] == []
        assert "hello from Tomoe" not in repr(new_data) and "my secret plan" not in repr(new_data)


async def test_another_process_forgets_the_name_too(postgres_database: str) -> None:
    async with running(postgres_database) as one, running(postgres_database) as other:
        tomoe, table, _ = await played(one)
        await offered(one, table)
        await one.ask("POST", table.path + "/join", body={"name": "Fumi", "invite": table.invite})
        assert NAME in (await other.http.get(table.path + "/chat")).text
        await one.ask("POST", "/api/me/delete", tomoe.token, {"name": NAME})
        for path in ("/chat", "/events", "/view"):
            assert NAME not in (await other.http.get(table.path + path)).text
