"""A server that is killed while people vote, pause and nudge: nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from bakufu.server.storage import db, schema
from tests.server.running import bearer, http_client
from tools.faults import Play, Table, playing

COMMANDS = 12  # at least this many are acknowledged between two kills
IN_DOUBT = ("database-away", "table-busy")


class Committee:
    """The people at one table, who argue without end and send what is in doubt again."""

    def __init__(self, play: Play, table: Table, seed: int) -> None:
        self.play = play
        self.table = table
        self.rng = Random(seed)
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.sent = 0

    async def argue(self) -> None:
        info: dict[str, Any] = {"votes": []}
        while True:
            seat = self.rng.randrange(3)
            self.sent += 1
            path, body = self.wish(info, f"v{self.sent}")
            answer = await self.certain(path, self.table.clients[seat].token, body)
            if answer.status_code == 200:
                self.acknowledged.add(body["id"])
                info = answer.json()
            else:
                self.refused.add(body["id"])

    def wish(self, info: dict[str, Any], name: str) -> tuple[str, dict[str, Any]]:
        if info["votes"] and self.rng.random() < 0.7:
            vote = self.rng.choice(info["votes"])
            choice = (
                "no" if vote["kind"] == "call_off" else "yes"
            )  # what is turned down must rest for an hour
            return "ballots", {"id": name, "vote": vote["number"], "choice": choice}
        if self.rng.random() < 0.2:
            return "nudges", {"id": name, "seat": self.rng.randrange(3)}
        return "votes", {"id": name, "kind": self.rng.choice(["pause", "resume", "call_off"])}

    async def certain(self, path: str, token: str, body: dict[str, Any]) -> httpx.Response:
        """The answer to a command, which is sent until there is one that is not in doubt."""
        while True:
            with suppress(httpx.TransportError):
                async with http_client(self.play.servers[0].url) as http:
                    address = f"/api/tables/{self.table.id}/{path}"
                    answer = await http.post(address, json=body, headers=bearer(token))
                    if answer.status_code == 200 or answer.json()["refusal"]["key"] not in IN_DOUBT:
                        return answer
            await asyncio.sleep(0.02)

    async def audit(self) -> None:
        """Every acknowledged command is written once, no refused one is, and the table stands as they say."""
        done, not_done = set(self.acknowledged), set(self.refused)
        async with self.play.engine.connect() as connection:
            wanted = select(schema.table_events).where(schema.table_events.c.table_id == self.table.id)
            events = list(await connection.execute(wanted.order_by(schema.table_events.c.number)))
            row = await db.table_row(connection, self.table.id)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        written = Counter(event.command for event in events if event.command is not None)
        assert max(written.values(), default=1) == 1 and done <= set(written) and not not_done & set(written)
        pauses = [event for event in events if event.kind in ("paused", "resumed")]
        assert (row.paused_at is not None) == bool(pauses and pauses[-1].kind == "paused")
        opened = [event.number for event in events if event.kind == "vote-opened"]
        closed = [json.loads(event.facts)["vote"] for event in events if event.kind == "vote-closed"]
        still = [vote["number"] for vote in json.loads(row.votes or "[]")]
        assert sorted(opened) == sorted([*closed, *still]), "each vote is open, or was closed once"


@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.nightly)])
async def test_votes_survive_kills_and_are_never_counted_twice(
    own_database: str, tmp_path: Path, kills: int
) -> None:
    async with playing(own_database, tmp_path) as play:
        table = await play.sit_down(3)
        await table.leave()
        committee = Committee(play, table, kills)
        arguing = asyncio.create_task(committee.argue())
        for _ in range(kills):
            before = len(committee.acknowledged)
            async with asyncio.timeout(120):
                while len(committee.acknowledged) < before + COMMANDS and not arguing.done():
                    await asyncio.sleep(0.01)
            await play.kill()
            await committee.audit()
        arguing.cancel()
        with suppress(asyncio.CancelledError):
            await arguing
        await committee.audit()
        await play.replay()
