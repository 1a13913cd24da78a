"""`bakufu admin` as the host types it: every command on a real database, and how it says no."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bakufu.cli.main import run
from bakufu.server.tables import lobby
from tests.server.noticing import Clock, House, receiver, reply
from tests.server.playing import open_store, seated
from tests.server.running import running


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Host:
    """Types commands and reads what is said."""

    def __init__(self, database: str, said: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.said = said

    def types(self, *arguments: str) -> tuple[int, str]:
        code = run(["admin", *arguments, "--db", self.database])
        captured = self.said.readouterr()
        return code, captured.out + captured.err

    def reads(self, *arguments: str) -> Any:
        code, said = self.types(*arguments, "--json")
        assert code == 0, said
        return json.loads(said)


@pytest.fixture
def host(database: str, capsys: pytest.CaptureFixture[str]) -> Host:
    import asyncio

    async def some_tables() -> None:
        async with running(database) as server:
            await server.table(start=False, name="Waiting room")
            table = await server.table(name="Tea house")
            for _ in range(3):
                seat = (await table.view(0))["view"]["to_act"][0]
                await table.move(seat, (await table.view(seat))["view"]["legal"][:1])

    asyncio.run(some_tables())
    capsys.readouterr()
    return Host(database, capsys)


def playing(host: Host) -> str:
    return str(next(table["id"] for table in host.reads("list") if table["status"] == "playing"))


def test_tables_are_listed_checked_and_shown(host: Host) -> None:
    code, said = host.types("list")
    assert code == 0 and "Tea house" in said and "Waiting room" in said and "2 lines, page 1 of 1" in said
    code, said = host.types("list", "--status", "waiting", "--lang", "nl")
    assert "Waiting room" in said and "Tea house" not in said and "pagina" in said
    assert host.types("check") == (0, "All 2 tables replay as they were played.\n")
    code, said = host.types("show", playing(host))
    assert code == 0 and "Tea house" in said and '"draft"' in said and "guest 0 (human)" in said
    assert len(host.reads("show", playing(host))["entries"]) == 3


def test_a_running_game_is_exported_and_goes_on_elsewhere(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    code, said = host.types("export", playing(host), "--out", str(file))
    assert code == 0 and str(file) in said
    assert json.loads(host.types("export", playing(host))[1]) == json.loads(file.read_text())
    brought = host.reads("import", str(file))
    assert brought["table"]["status"] == "playing" and len(brought["seat_tokens"]) == 3
    code, said = host.types("import", str(file))
    assert code == 0 and "guest 2" in said


def test_a_table_is_rewound_ended_and_deleted(host: Host) -> None:
    table = playing(host)
    assert host.types("rewind", table, "1")[0] == 0
    assert [entry["stands"] for entry in host.reads("show", table)["entries"]] == [True, False, False, False]
    assert host.types("end", table)[0] == 0
    assert host.reads("show", table)["table"]["status"] == "cancelled"
    code, said = host.types("delete", table)
    assert code == 2 and "--yes" in said
    assert host.types("delete", table, "--yes")[0] == 0
    assert len(host.reads("list")) == 1


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["show", "nosuchtabl"], "nosuchtabl"),
        (["show"], "TABLE"),
        (["list", "--status", "lost"], "lost"),
        (["list", "--page", "0"], "--page"),
        (["rewind", "x", "y"], "ENTRY"),
        (["export", "nosuchtabl"], "nosuchtabl"),
        (["import", "no-such-file"], "no-such-file"),
        (["end", "nosuchtabl"], "nosuchtabl"),
        (["delete", "nosuchtabl", "--yes"], "nosuchtabl"),
        (["dance"], "dance"),
        (["dance"], "check, list, show, export, import, rewind, end, link, delete"),
        (["list", "--page", "1.5"], "--page"),
        (["rewind", "x", "2.0"], "ENTRY"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(
    arguments: list[str], word: str, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = Host(database, capsys).types(*arguments)
    assert code == 2 and word in said and len(said.splitlines()) == 1


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for url, word in (
        (f"sqlite:///{tmp_path}/none.db", "none.db"),
        ("nonsense", "nonsense"),
        ("postgresql://user:geheim@127.0.0.1:1/x", "127.0.0.1"),
    ):
        code, said = Host(url, capsys).types("list")
        assert code == 2 and word in said and "geheim" not in said and len(said.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_lost_link_is_made_anew_and_the_old_one_opens_nothing(host: Host) -> None:
    table = playing(host)
    code, said = host.types("link", table, "1")
    assert code == 2 and "guest 1" in said and "--yes" in said
    code, said = host.types("link", table, "1", "--yes", "--url", "https://go.example/")
    assert code == 0 and f"https://go.example/#/t/{table}/seat/" in said and "guest 1" in said
    assert "old link no longer works" in said
    made = host.reads("link", table, "1", "--yes")
    assert made["link"] == f"/#/t/{table}/seat/{made['token']}" and made["token"] not in said
    assert host.types("link", table, "7", "--yes")[0] == 2
    assert host.types("link", "nosuchtabl", "1", "--yes")[0] == 2


def test_the_host_sees_dead_letters_sends_them_again_and_deletes_them(host: Host) -> None:
    """Neither where they go nor what they say is shown: only to whom, over what, and why not."""
    import asyncio

    async def fill() -> None:
        async with open_store(host.database, clock := Clock()) as store, receiver() as hook:
            house = House(store, clock)
            hook.answer = lambda got: reply(403)
            who = await house.person("Tomoe")
            await house.webhook(who, hook.url + "/secret-path")
            table = await seated(store, start=False, name="Friday")
            await house.sit(table, 0, who)
            await lobby.start(store, table.id, table.host)
            await house.send()

    asyncio.run(fill())
    code, said = host.types("outbox", "--dead")
    assert code == 0 and "status 403" in said and "secret-path" not in said
    found = host.reads("outbox", "--dead")
    assert found["dead"] == 1 and [row["channel"] for row in found["rows"]] == ["generic"]
    assert host.types("outbox", "--retry")[0] == 0
    assert host.reads("outbox")["waiting"] == 1 and host.reads("outbox", "--dead")["rows"] == []
    assert host.types("outbox", "--forget")[0] == 0
