"""Attacks on votes, nudges and offered seats, over HTTP and sockets as an attacker would make them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest

from tests.server.running import RemoteTable, Running, running

_ids = count()


def fresh() -> str:
    return f"x{next(_ids)}"


@asynccontextmanager
async def at_table(database: str, **options: Any) -> AsyncIterator[tuple[Running, RemoteTable]]:
    async with running(database) as server:
        yield server, await server.table(**{"pace": "live", **options})


async def pause_asked(server: Running, table: RemoteTable, seat: int = 0) -> int:
    """The number of a vote that this seat has asked for."""
    info = await server.ask(
        "POST", table.path + "/votes", table.tokens[seat], {"id": fresh(), "kind": "pause"}
    )
    return int(info["votes"][0]["number"])


def ballot(number: int, choice: str = "yes") -> dict[str, Any]:
    return {"id": fresh(), "vote": number, "choice": choice}


async def replaced(server: Running, table: RemoteTable, seat: int) -> str:
    """The old token of a seat that a newcomer has taken."""
    old = table.tokens[seat]
    store, real = server.context.store, server.context.store.now
    store.now = lambda: real() + 100
    await server.ask(
        "POST", table.path + "/host", table.host, {"id": fresh(), "action": "offer", "seat": seat}
    )
    joined = await server.ask("POST", table.path + "/join", body={"name": "Newcomer", "seat": seat})
    table.tokens[seat] = joined["token"]
    return old


async def test_a_spectator_cannot_vote(database: str) -> None:
    async with at_table(database) as (server, table):
        number = await pause_asked(server, table)
        for path, body in (
            ("/ballots", ballot(number)),
            ("/votes", {"id": "a", "kind": "pause"}),
            ("/nudges", {"id": "a", "seat": 0}),
            ("/resign", {"id": "a"}),
            ("/host", {"id": "a", "action": "end"}),
        ):
            assert await server.refused("POST", table.path + path, None, body) == (401, "token-missing")
            assert (await server.refused("POST", table.path + path, table.invite, body))[0] == 403
            assert (await server.refused("POST", table.path + path, "guess", body))[0] == 403


async def test_the_token_of_a_seat_is_not_that_of_the_host(database: str) -> None:
    async with at_table(database) as (server, table):
        body = {"id": "a", "action": "end"}
        assert await server.refused("POST", table.path + "/host", table.tokens[0], body) == (
            403,
            "not-the-host",
        )
        vote = {"id": "a", "kind": "call_off"}
        assert (await server.refused("POST", table.path + "/votes", table.host, vote))[1] == "token-wrong"


async def test_the_old_token_of_a_replaced_seat_opens_nothing(database: str) -> None:
    async with at_table(database) as (server, table):
        old = await replaced(server, table, 2)
        number = await pause_asked(server, table)
        for path, body in (
            ("/ballots", ballot(number)),
            ("/votes", {"id": "a", "kind": "call_off"}),
            ("/nudges", {"id": "a", "seat": 0}),
            ("/resign", {"id": "a"}),
        ):
            assert await server.refused("POST", table.path + path, old, body) == (403, "token-wrong")
        assert (await server.refused("DELETE", table.path + "/bot", old))[1] == "token-wrong"
        assert (await server.refused("GET", table.path + "/view", old))[1] == "token-wrong"


async def test_an_open_socket_of_a_replaced_seat_is_closed(database: str) -> None:
    async with at_table(database) as (server, table), server.socket(table.hello(2, visible=True)) as socket:
        await socket.next("update")
        await server.ask(
            "POST", table.path + "/bot", table.tokens[2], {"bot": "random"}
        )  # handed over, so that it may be offered
        await server.ask(
            "POST", table.path + "/host", table.host, {"id": fresh(), "action": "offer", "seat": 2}
        )
        await server.ask("POST", table.path + "/join", body={"name": "Newcomer", "seat": 2})
        assert (await socket.next("refuse"))["refusal"]["key"] == "seat-lost"


async def test_nobody_votes_twice(database: str) -> None:
    async with at_table(database) as (server, table):
        number = await pause_asked(server, table)
        refused = await server.refused("POST", table.path + "/ballots", table.tokens[0], ballot(number))
        assert refused == (409, "vote-twice")
        same = ballot(number, "no")
        first = await server.ask("POST", table.path + "/ballots", table.tokens[1], same)
        again = await server.ask("POST", table.path + "/ballots", table.tokens[1], same)
        assert first == again
        events = await server.ask("GET", table.path + "/events")
        assert [event["kind"] for event in events] == ["vote-opened", "vote-cast"]


async def test_a_seat_that_a_bot_plays_has_no_vote(database: str) -> None:
    async with at_table(database) as (server, table):
        await server.ask("POST", table.path + "/bot", table.tokens[1], {"bot": "random"})
        number = await pause_asked(server, table)
        refused = await server.refused("POST", table.path + "/ballots", table.tokens[1], ballot(number))
        assert refused == (403, "vote-not-yours")
        asked = {"id": "a", "kind": "call_off"}
        refused = await server.refused("POST", table.path + "/votes", table.tokens[1], asked)
        assert refused == (403, "vote-not-playing")


async def test_nobody_votes_after_the_game(database: str) -> None:
    async with at_table(database) as (server, table):
        number = await pause_asked(server, table)
        await server.ask("POST", table.path + "/host", table.host, {"id": fresh(), "action": "end"})
        for path, body in (
            ("/ballots", ballot(number)),
            ("/votes", {"id": "a", "kind": "call_off"}),
            ("/nudges", {"id": "a", "seat": 1}),
            ("/resign", {"id": "a"}),
        ):
            refused = await server.refused("POST", table.path + path, table.tokens[0], body)
            assert refused == (409, "table-not-playing")
        info = await server.ask("GET", table.path)
        assert info["votes"] == [] and info["status"] == "cancelled"


async def test_a_ballot_for_another_vote_or_of_another_kind_is_refused(database: str) -> None:
    async with at_table(database) as (server, table):
        number = await pause_asked(server, table)
        for body, key in (
            (ballot(number + 1), "vote-over"),
            (ballot(number, "end"), "vote-choice"),
            (ballot(number, "offer"), "vote-choice"),
            ({**ballot(number), "choice": "maybe"}, "message-malformed"),
            ({**ballot(number), "id": ""}, "command-id"),
            ({**ballot(number), "id": "x" * 65}, "command-id"),
            ({**ballot(number), "seat": 2}, "message-malformed"),
        ):
            found = await server.refused("POST", table.path + "/ballots", table.tokens[1], body)
            assert found[1] == key, body


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"kind": "absent"}, "message-malformed"),
        ({"kind": "resume"}, "table-not-paused"),
        ({"kind": "replace"}, "vote-needs-seat"),
        ({"kind": "replace", "seat": 1}, "vote-needs-seat"),
        ({"kind": "replace", "seat": 9, "choice": "bot"}, "seat-unknown"),
        ({"kind": "replace", "seat": 0, "choice": "bot"}, "seat-not-replaceable"),
        ({"kind": "pause", "seat": 1}, "vote-without-seat"),
    ],
)
async def test_a_senseless_wish_is_refused(database: str, wish: dict[str, Any], key: str) -> None:
    async with at_table(database) as (server, table):
        found = await server.refused("POST", table.path + "/votes", table.tokens[0], {"id": "a", **wish})
        assert found[1] == key


async def test_nobody_who_is_there_can_be_replaced_not_even_by_the_host(database: str) -> None:
    async with at_table(database) as (server, table), server.socket(table.hello(1, visible=False)) as socket:
        await socket.next("update")
        for action in ("bot", "offer"):
            body = {"id": fresh(), "action": action, "seat": 1}
            found = await server.refused("POST", table.path + "/host", table.host, body)
            assert found == (409, "seat-not-absent")
        body = {"id": fresh(), "kind": "replace", "seat": 1, "choice": "offer"}
        found = await server.refused("POST", table.path + "/votes", table.tokens[0], body)
        assert found == (409, "seat-not-absent")


async def test_a_flood_of_nudges_gives_one_nudge(database: str) -> None:
    async with at_table(database) as (server, table):
        asked = (await table.view())["view"]["to_act"][0]
        other = (asked + 1) % 3
        async with server.socket(table.hello(asked, table_events=0)) as socket:
            answers = [
                await server.http.post(
                    table.path + "/nudges",
                    json={"id": fresh(), "seat": asked},
                    headers={"Authorization": f"Bearer {table.tokens[other]}"},
                )
                for _ in range(30)
            ]
            assert [answer.status_code for answer in answers].count(200) == 1
            nudge = await socket.next("table-event")
            assert (nudge["kind"], nudge["seat"], nudge["by"]) == ("nudge", asked, other)
            assert len(await server.ask("GET", table.path + "/events")) == 1


async def test_events_tell_no_number_of_moves_while_the_game_is_played(database: str) -> None:
    """It would count the private moves of others."""
    async with at_table(database) as (server, table):
        await server.ask("POST", table.path + "/bot", table.tokens[1], {"bot": "random"})
        for token in (None, *table.tokens):
            (event,) = await server.ask("GET", table.path + "/events", token)
            assert set(event) == {"type", "number", "kind", "seat", "by", "facts", "line", "at"}
            log = await server.ask("GET", table.path + "/log", token)
            assert event["line"] <= len(log)


async def test_who_looks_in_later_gets_all_events_once(database: str) -> None:
    async with at_table(database) as (server, table):
        await server.ask("POST", table.path + "/bot", table.tokens[1], {"bot": "random"})
        await server.ask("DELETE", table.path + "/bot", table.tokens[1])
        async with server.socket(table.hello(None, table_events=0)) as socket:
            assert [(await socket.next("table-event"))["kind"] for _ in range(2)] == ["bot-in", "bot-out"]
        async with server.socket(table.hello(None, table_events=1)) as socket:
            assert (await socket.next("table-event"))["number"] == 2


async def test_who_looks_in_again_is_not_replaced(database: str) -> None:
    async with at_table(database) as (server, table):
        store, real = server.context.store, server.context.store.now
        store.now = lambda: real() + 100
        body = {"id": fresh(), "kind": "replace", "seat": 2, "choice": "bot"}
        info = await server.ask("POST", table.path + "/votes", table.tokens[0], body)
        assert info["votes"][0]["seat"] == 2
        async with server.socket(table.hello(2, visible=False)) as socket:
            await socket.next("update")
            assert (await server.ask("GET", table.path))["votes"], "the page cannot be seen"
            await socket.send({"type": "visible", "visible": True})
            while (await socket.next("update"))["table"]["votes"]:
                pass
