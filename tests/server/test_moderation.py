"""Reports and the moderators' desk: bans, deleted lines, new names, the audit log."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from bakufu.cli.main import run
from bakufu.server.company import bans, moderators
from bakufu.server.company.bans import Banned
from bakufu.server.storage import company_schema
from tests.server.persons import somebody
from tests.server.running import RemoteTable, Running, running
from tests.server.test_company_chat import key, tell, watched

TOKEN = "the-moderators-own-token"
DESK = "/api/moderation"


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def desk(database: str, **settings: Any) -> Any:
    return running(database, moderator_token=TOKEN, **settings)


async def insulted(server: Running, **options: Any) -> RemoteTable:
    """A table where seat 1 has said something bad, in the middle of other lines."""
    table = await server.table(**options)
    for seat, text in ((0, "Hello"), (1, "You are bad"), (2, "Oh dear")):
        await server.ask("POST", table.path + "/chat", table.tokens[seat], {"text": text})
    return table


PLAYER = {"kind": "player", "reason": "other"}
REPORT = {"kind": "line", "line": 2, "reason": "insult", "words": "Look <b>here</b>"}


async def test_a_report_keeps_the_lines_around_and_is_closed(database: str) -> None:
    async with desk(database) as server:
        table = await insulted(server)
        await server.ask("POST", table.path + "/reports", table.tokens[0], REPORT)
        assert (await server.ask("GET", DESK, TOKEN))["reports"] == 1
        [report] = await server.ask("GET", DESK + "/reports", TOKEN)
        assert [line["text"] for line in report["lines"]] == ["Hello", "You are bad", "Oh dear"]
        assert [line["reported"] for line in report["lines"]] == [False, True, False]
        assert (report["name"], report["seat"], report["reporter"], report["words"]) == (
            "guest 1", 1, "guest 0", "Look <b>here</b>",
        )  # fmt: skip
        assert report["address"] and not report["account"]
        assert "127.0.0.1" not in str(report)
        await server.ask("POST", DESK + "/reports/close", TOKEN, {"report": report["id"]})
        assert await server.ask("GET", DESK + "/reports", TOKEN) == []
        [closed] = await server.ask("GET", DESK + "/reports?closed=1", TOKEN)
        assert closed["closed_by"] == "host"
        again = await server.refused("POST", DESK + "/reports/close", TOKEN, {"report": report["id"]})
        assert again == (409, "report-closed-already")
        [act] = await server.ask("GET", DESK + "/audit", TOKEN)
        assert (act["act"], act["facts"]) == ("report-closed", {"report": 1})


async def test_the_same_is_reported_once_and_only_what_is_there(database: str) -> None:
    async with desk(database) as server:
        table = await insulted(server)
        other = await server.table()
        await server.ask("POST", table.path + "/reports", table.tokens[0], REPORT)
        for path, token, body, why in (
            (table.path, table.tokens[0], REPORT, "report-already"),
            (table.path, table.tokens[1], REPORT, "report-yourself"),
            (other.path, other.tokens[0], REPORT, "line-unknown"),
            (other.path, table.tokens[0], REPORT, "token-wrong"),
            (table.path, table.tokens[0], {**PLAYER, "seat": 7}, "seat-unknown"),
            (table.path, table.tokens[0], {**PLAYER, "seat": 0}, "report-yourself"),
        ):  # fmt: skip
            assert (await server.refused("POST", path + "/reports", token, body))[1] == why
        for seat, body in ((2, REPORT), (0, {"kind": "name", "seat": 1, "reason": "name"})):
            await server.ask("POST", table.path + "/reports", table.tokens[seat], body)
        assert [one["before"] for one in await server.ask("GET", DESK + "/reports", TOKEN)] == [0, 1, 2]


async def test_a_deleted_line_leaves_a_tombstone_for_everybody_in_every_process(
    postgres_database: str,
) -> None:
    async with desk(postgres_database) as server, desk(postgres_database) as second:
        table = await insulted(server)
        await server.ask("POST", table.path + "/reactions", table.tokens[0], {"line": 2, "sign": "sad"})
        there = RemoteTable(second, table.id, table.host, table.invite, table.tokens, table.commitment)
        async with second.socket(there.hello(0, chat=3, chat_edits=1)) as socket:
            await socket.next("update")
            await server.ask("POST", DESK + "/lines", TOKEN, {"table": table.id, "line": 2})
            line = await socket.next("chat")
            assert (line["number"], line["text"], line["gone"], line["reactions"]) == (2, "", True, {})
        for one in (server, second):
            lines = await one.ask("GET", table.path + "/chat", table.tokens[2])
            assert [line["text"] for line in lines] == ["Hello", "", "Oh dear"]
        assert await server.refused("POST", DESK + "/lines", TOKEN, {"table": table.id, "line": 2}) == (
            409, "line-gone",
        )  # fmt: skip
        sign = await server.refused(
            "POST", table.path + "/reactions", table.tokens[0], {"line": 2, "sign": "like"}
        )
        assert sign == (409, "line-gone")


async def test_a_spectators_line_is_reported_and_deleted(database: str) -> None:
    async with desk(database) as server:
        table = await server.table()
        await tell(server, table, "spectators", {"text": "Boo", "name": "Mei"})
        body = {"kind": "line", "room": "spectators", "line": 1, "reason": "spam"}
        assert (await tell(server, table, "reports", body, browser="another-browser-here"))[0] == 200
        assert key(await tell(server, table, "reports", body))[1] == "report-yourself"
        assert key(await tell(server, table, "reports", body, table.tokens[0]))[1] == "spectators-only"
        [report] = await server.ask("GET", DESK + "/reports", TOKEN)
        assert (report["name"], report["seat"], report["address"]) == ("Mei", None, True)
        await server.ask("POST", DESK + "/lines", TOKEN, {"table": table.id, "line": 1, "room": "spectators"})
        [line] = await watched(server, table)
        assert (line["text"], line["gone"]) == ("", True)


async def test_an_offensive_name_is_replaced_wherever_it_stands(database: str) -> None:
    async with desk(database) as server:
        people = server.context.people
        rude = await somebody(people, "Rude Name")
        table = await server.table(start=False)
        await server.ask("DELETE", table.path + "/seats?seat=1", table.host)
        joined = await server.ask("POST", table.path + "/join", rude.token, {"name": "Rude Name", "seat": 1})
        await server.ask("POST", table.path + "/start", table.host)
        await server.ask("POST", table.path + "/chat", joined["token"], {"text": "It is me"})
        await server.ask("POST", table.path + "/bot", joined["token"], {"bot": "easy"})
        async with server.socket(table.hello(0)) as socket:
            await socket.next("chat")
            await server.ask("POST", DESK + "/names", TOKEN, {"table": table.id, "seat": 1})
            assert (await socket.next("chat"))["name"] == "guest 2"
        view = await server.ask("GET", table.path + "/view", table.tokens[0])
        events = await server.ask("GET", table.path + "/events", table.tokens[0])
        me = await server.ask("GET", "/api/me", rude.token)
        for shown in (view, events, me, await server.ask("GET", table.path + "/export", table.tokens[0])):
            assert "Rude" not in str(shown)
        [act] = await server.ask("GET", DESK + "/audit", TOKEN)
        assert act["facts"]["was"] == "Rude Name"
        body = {"table": table.id, "seat": 0, "name": "guest 2"}
        assert (await server.refused("POST", DESK + "/names", TOKEN, body))[1] == "seat-name-taken"


# -- bans ----------------------------------------------------------------------------------------------


async def test_a_banned_account_cannot_join_open_speak_or_stay_connected(database: str) -> None:
    async with desk(database) as server:
        people = server.context.people
        tomoe = await somebody(people)
        table = await server.table(start=False)
        await server.ask("DELETE", table.path + "/seats?seat=1", table.host)
        token = (await server.ask("POST", table.path + "/join", tomoe.token, {"name": "Tomoe", "seat": 1}))[
            "token"
        ]
        await server.ask("POST", table.path + "/start", table.host)
        free = await server.table(start=False)
        await server.ask("DELETE", free.path + "/seats?seat=1", free.host)
        hello = {"type": "hello", "table": table.id, "token": token}
        async with server.socket(hello) as socket:
            await socket.next("update")
            await server.ask(
                "POST", DESK + "/bans", TOKEN, {"of": "person", "name": "tomoe", "hours": 2, "reason": "spam"}
            )
            refuse = await socket.next("refuse")
            assert (
                refuse["refusal"]["key"] == "banned"
                and "UTC" in refuse["words"]
                and "spam" in refuse["words"]
            )
            assert await socket.closed() == 4403
        async with server.socket(hello) as socket:
            assert (await socket.next("refuse"))["refusal"]["key"] == "banned"
        for method, path, own, body in (
            ("POST", free.path + "/join", tomoe.token, {"name": "Tomoe"}),
            ("POST", "/api/tables", tomoe.token, {"game": "shogun", "players": 3}),
            ("POST", table.path + "/chat", token, {"text": "Hi"}),
            ("POST", table.path + "/reactions", token, {"line": 1, "sign": "like"}),
            ("POST", free.path + "/spectators", tomoe.token, {"text": "Hi"}),
            ("POST", table.path + "/keys", tomoe.token, None),
        ):  # fmt: skip
            assert await server.refused(method, path, own, body) == (403, "banned"), path
        assert (await server.ask("GET", "/api/me/export", tomoe.token))[
            "name"
        ] == "Tomoe"  # their data stays theirs
        await server.ask(
            "POST", table.path + "/bot", token, {"bot": "easy"}
        )  # and they may leave it to the others
        await server.ask("POST", free.path + "/join", body={"name": "Somebody else"})
        await server.ask("POST", DESK + "/bans/lift", TOKEN, {"ban": 1})
        async with server.socket(hello) as socket:
            await socket.next("update")


async def test_an_address_is_banned_from_a_report_without_being_seen(database: str) -> None:
    async with desk(database) as server:
        table = await insulted(server)
        await server.ask("POST", table.path + "/reports", table.tokens[0], REPORT)
        for of in ("person",):
            body = {"of": of, "report": 1, "hours": 1}
            assert await server.refused("POST", DESK + "/bans", TOKEN, body) == (409, "ban-nobody")
        await server.ask("POST", DESK + "/bans", TOKEN, {"of": "network", "report": 1, "hours": 1})
        assert await server.refused("POST", "/api/tables", None, {"game": "shogun", "players": 3}) == (
            403,
            "banned",
        )
        async with server.socket(table.hello()) as socket:
            assert (await socket.next("refuse"))["refusal"]["key"] == "banned"
        [ban] = await server.ask("GET", DESK + "/bans", TOKEN)
        async with server.context.people.reading() as connection:
            [row] = list(await connection.execute(select(company_schema.bans)))
        assert "127.0" not in str([ban, *await server.ask("GET", DESK + "/audit", TOKEN), dict(row._mapping)])
        assert row.network_key not in str(ban)


async def test_a_range_that_the_host_types_is_banned_until_it_expires(database: str) -> None:
    async with desk(database) as server:
        at = server.context.people.now()
        server.context.people.now = lambda: at
        for cidr, why in (
            ("nonsense", "range-malformed"),
            ("0.0.0.0/0", "range-too-wide"),
            ("::/0", "range-too-wide"),
        ):
            body = {"of": "cidr", "cidr": cidr, "hours": 1}
            assert (await server.refused("POST", DESK + "/bans", TOKEN, body))[1] == why
        await server.ask("POST", DESK + "/bans", TOKEN, {"of": "cidr", "cidr": "127.0.0.77/8", "hours": 1})
        assert (await server.refused("POST", "/api/tables", None, {"game": "shogun", "players": 3}))[
            1
        ] == "banned"
        await server.ask("GET", "/api/tables")  # reading harms nobody
        at += 3601
        await server.table()


async def test_a_ban_is_known_to_other_processes(postgres_database: str) -> None:
    async with desk(postgres_database) as server, desk(postgres_database) as second:
        table = await second.table()
        async with second.socket(table.hello(0)) as socket:
            await socket.next("update")
            await server.ask("POST", DESK + "/bans", TOKEN, {"of": "cidr", "cidr": "127.0.0.0/8", "hours": 1})
            assert (await socket.next("refuse"))["refusal"]["key"] == "banned"


# -- who may ----------------------------------------------------------------------------------------


async def test_only_moderators_reach_the_desk(database: str) -> None:
    async with desk(database) as server:
        people = server.context.people
        table = await insulted(server)
        tomoe = await somebody(people)
        calls: list[tuple[str, str, Any]] = [
            ("GET", DESK, None),
            ("GET", DESK + "/reports", None),
            ("GET", DESK + "/bans", None),
            ("GET", DESK + "/audit", None),
            ("POST", DESK + "/bans", {"of": "cidr", "cidr": "127.0.0.1", "hours": 1}),
            ("POST", DESK + "/bans/lift", {"ban": 1}),
            ("POST", DESK + "/lines", {"table": table.id, "line": 1}),
            ("POST", DESK + "/names", {"table": table.id, "seat": 0}),
            ("POST", DESK + "/reports/close", {"report": 1}),
        ]
        for method, path, body in calls:
            for token in (tomoe.token, table.host, table.tokens[0], TOKEN + "x", "session." + TOKEN):
                status, why = await server.refused(method, path, token, body)
                assert (status, why) in ((403, "not-a-moderator"), (401, "session-ended")), (path, token)
            assert await server.refused(method, path, None, body) == (401, "token-missing")
        await moderators.add(people, "host", "tomoe")
        assert (await server.ask("GET", DESK, tomoe.token))["name"] == "Tomoe"
        await server.ask("POST", DESK + "/lines", tomoe.token, {"table": table.id, "line": 1})
        assert [act["by"] for act in await server.ask("GET", DESK + "/audit", tomoe.token)] == [
            "Tomoe",
            "host",
        ]
        await moderators.remove(people, "host", "Tomoe")
        assert await server.refused("GET", DESK, tomoe.token) == (403, "not-a-moderator")


async def test_without_a_token_in_the_settings_no_token_is_right(database: str) -> None:
    async with running(database) as server:
        assert await server.refused("GET", DESK, "x") == (403, "not-a-moderator")
        assert await server.refused("GET", DESK, "host") == (403, "not-a-moderator")


async def test_the_token_cannot_be_guessed(database: str) -> None:
    """After some wrong ones an address waits, and then the right one is refused, too."""
    async with desk(database, limits=1.0, moderator_tries_per_minute=3.0) as server:
        answers = [await server.refused("GET", DESK, f"guess-number-{n}") for n in range(5)]
        assert answers == [(403, "not-a-moderator")] * 3 + [(429, "too-fast")] * 2
        assert await server.refused("GET", DESK, TOKEN) == (429, "too-fast")


# -- `bakufu admin` ------------------------------------------------------------------------------------


def test_the_host_does_all_of_it_on_the_command_line(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = ""

    async def prepared() -> None:
        nonlocal table_id
        async with running(database) as server:
            table = await insulted(server)
            await somebody(server.context.people)
            await server.ask("POST", table.path + "/reports", table.tokens[0], REPORT)
            await server.ask("POST", table.path + "/bot", table.tokens[2], {"bot": "easy"})
            table_id = table.id

    asyncio.run(prepared())
    capsys.readouterr()

    def types(*arguments: str) -> tuple[int, str]:
        code = run(["admin", *arguments, "--db", database])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    assert types("moderators", "add", "tomoe") == (0, "Tomoe is a moderator now.\n")
    assert types("moderators")[1] == "Tomoe\n1 moderator.\n"
    assert types("moderators", "add", "Nobody")[0] == 2
    assert types("moderators", "remove")[0] == 2
    code, said = types("reports")
    assert code == 0 and "> 2" in said and "You are bad" in said and "1 report." in said
    assert types("ban", "--report", "1", "--of", "address", "--days", "2", "--why", "insults")[0] == 0
    assert types("ban", "--person", "Tomoe")[0] == 0
    assert types("ban", "--range", "10.0.0.0/9", "--lang", "nl")[0] == 0
    for wrong in (
        (),
        ("--person", "Nobody"),
        ("--range", "x"),
        ("--report", "9"),
        ("--person", "Tomoe", "--days", "0"),
    ):
        code, said = types("ban", *wrong)
        assert code == 2 and said.endswith(".\n") and "Traceback" not in said
    assert types("unban", "2") == (0, "Ban 2 has ended.\n")
    assert types("unban", "2")[0] == 2
    code, said = types("bans")
    assert code == 0 and "10.0.0.0/9" in said and "insults" in said
    assert types("delete-line", table_id, "2")[0] == 0
    assert types("rename", table_id, "1", "Polite")[1] == "The player is now called Polite.\n"
    assert types("reports", "--close", "1")[0] == 0
    acts = json.loads(types("audit", "--json")[1])
    assert [act["act"] for act in acts[::-1]] == [
        "moderator-added", "banned", "banned", "banned", "ban-lifted", "line-deleted", "renamed",
        "report-closed",
    ]  # fmt: skip
    assert types("audit")[0] == 0
    shown = json.loads(types("show", table_id, "--json")[1])
    assert [event["kind"] for event in shown["events"]] == ["bot-in"]
    assert "bot-in" in types("show", table_id)[1]


async def test_bans_that_have_ended_or_were_lifted_do_not_hold(database: str) -> None:
    async with running(database) as server:
        people = server.context.people
        tomoe = await somebody(people)
        await bans.ban(people, "host", Banned(person=tomoe.id), "Tomoe", people.now() - 1)
        await server.context.company.bans.refresh()
        assert len(server.context.company.bans) == 0
        await server.ask("POST", "/api/tables", tomoe.token, {"game": "shogun", "players": 3})
