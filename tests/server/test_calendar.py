"""Calendar files by the rules of RFC 5545: their lines, their texts, their times."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakufu.server.protocol import CreateTable
from bakufu.server.tables import calendar, lobby
from bakufu.server.tables.calendar import LINE_MOST, escaped, folded
from tests.server.noticing import NOON, Clock
from tests.server.playing import open_store
from tests.server.running import http_client, running

TEXT = st.text(st.characters(blacklist_categories=["Cs"]), max_size=300)


def unfolded(file: str) -> list[str]:
    assert file.endswith("\r\n") and "\n" not in file.replace("\r\n", "")
    return file.replace("\r\n ", "").split("\r\n")[:-1]


def unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] in "nN" else found[1], value)


def properties(file: str) -> dict[str, str]:
    """The properties of the event itself."""
    lines = unfolded(file)
    event = lines[lines.index("BEGIN:VEVENT") + 1 : lines.index("BEGIN:VALARM")]
    return dict(line.split(":", 1) for line in event)


@given(TEXT)
def test_no_line_is_longer_than_75_octets_and_no_letter_is_cut(text: str) -> None:
    line = f"SUMMARY:{escaped(text)}"
    parts = folded(line).split("\r\n")
    assert all(len(part.encode()) <= LINE_MOST for part in parts)
    assert all(part.startswith(" ") for part in parts[1:])
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == line


@given(TEXT)
def test_a_text_comes_back_as_it_was_without_control_characters(text: str) -> None:
    value = escaped(text)
    assert not re.search(r"[\x00-\x1f\x7f]", value)
    assert not re.search(r"(?<!\\)(?:\\\\)*[;,]", value), "what separates values is escaped"
    kept = "".join(c for c in text.replace("\r\n", "\n") if c.isprintable() or c == "\n")
    assert unescaped(value) == kept


def test_the_letters_with_a_meaning_are_escaped() -> None:
    assert escaped("a,b;c\\d\ne") == "a\\,b\\;c\\\\d\\ne"


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
async def test_the_file_says_what_when_and_where_in_utc(database: str, lang: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        name = "Tea, rice; and \\ more"
        wish = CreateTable(game="dojo", players=3, name=name, starts_at=NOON + 90_061.5, pace="live")
        table = (await lobby.create(store, wish)).table.id
        row = (await store.get(table)).row
        file = calendar.calendar(row, lang, "https://games.example/", NOON)
    lines = unfolded(file)
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-1] == "END:VCALENDAR"
    assert "VERSION:2.0" in lines and any(line.startswith("PRODID:") for line in lines)
    event = properties(file)
    assert event["UID"] == f"{table}@bakufu"
    assert (event["DTSTAMP"], event["DTSTART"]) == ("20270115T120000Z", "20270116T130101Z")
    assert event["DURATION"] == "PT1H30M" and event["STATUS"] == "CONFIRMED"
    assert event["URL"] == f"https://games.example/#/t/{table}"
    assert unescaped(event["SUMMARY"]).startswith(name)
    assert unescaped(event["DESCRIPTION"]).endswith(f"\n{event['URL']}")
    assert "TRIGGER:-PT15M" in lines


async def test_a_table_that_was_given_up_is_cancelled_in_the_calendar(database: str) -> None:
    clock = Clock()
    async with open_store(database, clock) as store:
        made = await lobby.create(store, CreateTable(game="dojo", players=2, starts_at=NOON + 60))
        await lobby.cancel(store, made.table.id, made.host_token)
        row = (await store.get(made.table.id)).row
        event = properties(calendar.calendar(row, "en", "", NOON))
    assert event["STATUS"] == "CANCELLED" and "URL" not in event


async def test_the_server_serves_it_as_a_file_for_calendars(database: str) -> None:
    async with running(database) as server, http_client(server.url) as http:
        at = server.context.store.now() + 5000
        body = {"game": "dojo", "players": 2, "starts_at": at}
        table = (await server.ask("POST", "/api/tables", body=body))["table"]["id"]
        answer = await http.get(f"/api/tables/{table}/calendar")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/calendar")
        assert f'filename="bakufu-{table}.ics"' in answer.headers["content-disposition"]
        assert properties(answer.content.decode())["UID"] == f"{table}@bakufu"
        other = (await server.ask("POST", "/api/tables", body={"game": "dojo", "players": 2}))["table"]["id"]
        assert await server.refused("GET", f"/api/tables/{other}/calendar") == (409, "schedule-none")
