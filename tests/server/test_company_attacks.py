"""Attacks on good company: floods, other people's lines, evasion, whispers of spectators."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bakufu.server.company.addresses import author_key, check_range, is_in, origin_of
from tests.server.persons import somebody
from tests.server.running import running
from tests.server.test_company_chat import key, table_at, tell, watched
from tests.server.test_moderation import DESK, REPORT, TOKEN, desk, insulted


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_nobody_floods_a_chat_with_lines_signs_or_reports(database: str) -> None:
    """One seat is stopped before its whole household is."""
    limits: Any = {"chat_each_per_minute": 5.0, "chat_per_minute": 12.0, "reports_per_hour": 6.0}
    async with running(database, limits=1.0, **limits) as server:
        table = await insulted(server)

        async def tries(seat: int, what: str, body: Any, times: int) -> list[int]:
            path = f"{table.path}/{what}"
            return [
                (
                    await server.http.post(
                        path, json=body, headers={"Authorization": f"Bearer {table.tokens[seat]}"}
                    )
                ).status_code
                for _ in range(times)
            ]

        sign = {"line": 1, "sign": "like"}
        assert (await tries(0, "reactions", sign, 6)).count(429) >= 1
        assert (await tries(0, "chat", {"text": "flood"}, 2)) == [429, 429]
        assert (await tries(1, "chat", {"text": "me, too"}, 3)) == [200] * 3
        assert 429 in await tries(2, "chat", {"text": "and me"}, 5)  # the address has had enough
        async with server.socket(table.hello(2)) as socket:
            await socket.send({"type": "chat", "id": "x", "text": "by socket"})
            assert (await socket.next("refuse"))["refusal"]["key"] == "too-fast"
        statuses = [status for seat in (0, 2) for status in await tries(seat, "reports", REPORT, 6)]
        assert statuses.count(200) <= 2 and 429 in statuses


async def test_a_spectator_has_no_way_to_whisper_to_a_player(database: str) -> None:
    """Whatever spectators write, react or call themselves: nothing of it reaches a seat during the game."""
    whisper = "Attack Kai now"
    async with (
        table_at(database) as (server, table),
        server.socket(table.hello(0, presence=True, table_events=0)) as playing,
    ):
        await server.ask("POST", table.path + "/chat", table.tokens[1], {"text": "Hello"})
        await tell(server, table, "spectators", {"text": whisper, "name": whisper[:14]})
        for n in range(3):
            await tell(
                server,
                table,
                "reactions",
                {"room": "spectators", "line": 1, "sign": "like"},
                browser=f"browser-number-{n:04}",
            )
            await tell(
                server, table, "reactions", {"line": 1, "sign": "like"}, browser=f"browser-number-{n:04}"
            )
        await tell(
            server, table, "reports", {"kind": "player", "seat": 0, "reason": "other", "words": whisper}
        )
        notes = await server.http.put(table.path + "/notes", json={"text": whisper})
        assert notes.status_code == 401
        async with server.socket(table.hello(None)) as spectator:
            await spectator.send({"type": "chat", "id": "w", "text": whisper})
            assert (await spectator.next("refuse"))["refusal"]["key"] == "spectators-only-watch"
        await server.ask("POST", table.path + "/chat", table.tokens[1], {"text": "The end"})
        heard: list[Any] = []
        while not heard or heard[-1].get("text") != "The end":
            heard.append(await playing.next())
        seen = [str(message) for message in heard]
        looks = ("", "/view", "/chat", "/events", "/presence", "/log", "/notes", "/export")
        seen += [str(await server.ask("GET", table.path + what, table.tokens[0])) for what in looks]
        assert not any("Attack" in text or "'like'" in text for text in seen)


async def test_the_version_of_a_table_does_not_tell_a_player_that_spectators_talk(database: str) -> None:
    async with table_at(database) as (server, table):
        before = await server.ask("GET", table.path + "/view", table.tokens[0])
        await tell(server, table, "spectators", {"text": "Psst", "name": "Mei"})
        assert await server.ask("GET", table.path + "/view", table.tokens[0]) == before
        assert (await server.http.get("/api/tables?status=playing")).json()[0] == before["table"]


async def test_a_token_of_one_table_does_nothing_at_another(database: str) -> None:
    async with running(database) as server:
        one, other = await insulted(server), await insulted(server)
        for what, body in (
            ("reactions", {"line": 1, "sign": "like"}),
            ("reports", REPORT),
            ("spectators", {"text": "x"}),
        ):
            answer = await tell(server, other, what, body, one.tokens[0])
            assert key(answer) == (403, "token-wrong")
        for what, body in (("reactions", {"line": 1, "sign": "like"}), ("reports", REPORT)):
            assert (await tell(server, one, what, body, one.host))[0] == 403


async def test_one_spectator_does_not_speak_as_another(database: str) -> None:
    """An author is no secret, and opens nothing: only the secret of the browser does."""
    async with table_at(database) as (server, table):
        await tell(server, table, "spectators", {"text": "It is me", "name": "Mei"})
        [line] = await watched(server, table)
        answer = await tell(
            server, table, "spectators", {"text": "Me, too", "name": "Mei"}, browser=line["author"] * 2
        )
        assert answer[1]["refusal"]["key"] == "seat-name-taken"


async def test_hostile_text_is_kept_as_text(database: str) -> None:
    hostile = "<script>alert(1)</script> \u202egnp.exe \x00 {{7*7}} ' OR 1=1 --"
    async with desk(database) as server:
        table = await server.table()
        await tell(server, table, "spectators", {"text": hostile, "name": "Mei"})
        body = {"kind": "line", "room": "spectators", "line": 1, "reason": "other", "words": hostile}
        assert (await tell(server, table, "reports", body, browser="another-browser-here"))[0] == 200
        [report] = await server.ask("GET", DESK + "/reports", TOKEN)
        assert report["words"].startswith("<script>") and "\x00" not in report["words"]
        assert "\u202e" not in report["lines"][0]["text"]


@pytest.mark.parametrize(
    "name", ["To moe", "T o m o e", "tomoe", "Тomoe", "Tomоe", "T0moe", "Tomoé", "Tomoe."]
)
async def test_a_banned_account_does_not_come_back_under_a_name_that_looks_the_same(
    database: str, name: str
) -> None:
    async with desk(database) as server:
        tomoe = await somebody(server.context.people)
        await server.ask("POST", DESK + "/bans", TOKEN, {"of": "person", "name": "Tomoe", "hours": 1})
        table = await server.table()
        answer = await tell(server, table, "spectators", {"text": "Back", "name": name})
        assert answer[0] in (409, 422), answer
        refused = await server.refused(
            "POST", "/api/tables", tomoe.token, {"game": "shogun", "players": 3, "host_name": name}
        )
        assert refused == (403, "banned")


async def test_an_unlucky_moderator_is_not_told_by_whom_a_guess_was_made(database: str) -> None:
    """A session that is no moderator's counts as a guess as well."""
    async with desk(database, limits=1.0, moderator_tries_per_minute=2.0) as server:
        tomoe = await somebody(server.context.people)
        answers = await asyncio.gather(*(server.refused("GET", DESK, tomoe.token) for _ in range(6)))
        assert (
            answers.count((403, "not-a-moderator")) <= 6
            and (await server.refused("GET", DESK, tomoe.token))[0] == 429
        )


def test_addresses_are_hashed_with_a_key_and_their_ranges_alike() -> None:
    one, near, far = (origin_of("k", text) for text in ("203.0.113.5", "203.0.113.200", "203.0.114.5"))
    assert one is not None and near is not None and far is not None
    assert one.address_key != near.address_key and one.network_key == near.network_key != far.network_key
    assert origin_of("other", "203.0.113.5") != one
    assert origin_of("k", "::ffff:203.0.113.5") == one
    house = [origin_of("k", f"2001:db8:1:2::{n}") for n in (1, 2)]
    assert house[0] == house[1] != origin_of("k", "2001:db8:1:3::1")
    assert origin_of("k", "2001:db8:1:3::1").network_key == house[0].network_key  # type: ignore[union-attr]
    assert origin_of("k", "a socket file") is None
    assert author_key("k", "t1", "x") != author_key("k", "t2", "x")
    assert is_in("::ffff:10.1.2.3", check_range("10.0.0.0/8")) and not is_in("-", check_range("10.0.0.0/8"))
