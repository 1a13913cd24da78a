"""The luck report of a finished game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bakufu.server.tables import luck
from tests.server.running import Running, running

RECORDS = Path(__file__).parent.parent / "records" / "shogun"


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def report(server: Running, name: str) -> Any:
    brought = (await server.http.post("/api/records", content=(RECORDS / name).read_bytes())).json()
    return await server.ask("GET", f"/api/tables/{brought['table']['id']}/luck")


@pytest.mark.parametrize("name", ["3p-fixed-3.json", "3p-manual-21.json"])
async def test_every_fight_of_the_log_is_in_it_with_its_odds(database: str, name: str) -> None:
    async with running(database) as server:
        brought = (await server.http.post("/api/records", content=(RECORDS / name).read_bytes())).json()
        path = f"/api/tables/{brought['table']['id']}"
        found = await server.ask("GET", path + "/luck")
        log: list[Any] = []
        while part := await server.ask("GET", path + "/log", params={"events": len(log)}):
            log += part
        ends = [line for line in log if line["key"].startswith(("battle-", "neutral-", "revolt-"))]
        results = [line for line in ends if line["key"] not in ("revolt", "revolt-order")]
        assert len(found["fights"]) > 5
        assert [fight["result"] for fight in found["fights"]] == [
            {
                "battle-won": "win", "neutral-conquered": "win", "revolt-put-down": "win",
                "battle-undecided": "undecided",
            }.get(line["key"], "lose")
            for line in results
        ]  # fmt: skip
        for fight in found["fights"]:
            assert fight["win"] + fight["undecided"] + fight["lose"] == pytest.approx(1, abs=2e-4)


async def test_the_sums_of_the_seats_are_those_of_their_fights(database: str) -> None:
    async with running(database) as server:
        found = await report(server, "3p-fixed-3.json")
        for seat in found["seats"]:
            own = [fight for fight in found["fights"] if fight["seat"] == seat["seat"]]
            held = [fight for fight in found["fights"] if fight["defender"] == seat["seat"]]
            assert seat["fights"] == len(own) + len(held)
            assert seat["wins"] == sum(f["result"] == "win" for f in own) + sum(
                f["result"] == "lose" for f in held
            )
            likely = sum(f["win"] for f in own) + sum(f["lose"] for f in held)
            assert seat["expected"] == pytest.approx(likely, abs=0.01)
            assert seat["spread"] <= (seat["fights"] ** 0.5) / 2 + 0.01


async def test_it_is_for_finished_games_and_reckoned_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server:
        table = await server.table()
        assert await server.refused("GET", table.path + "/luck") == (409, "replay-not-yet")
        brought = (
            await server.http.post("/api/records", content=(RECORDS / "3p-fixed-3.json").read_bytes())
        ).json()
        path = f"/api/tables/{brought['table']['id']}/luck"
        first = await server.ask("GET", path)
        monkeypatch.setattr(luck, "_report", lambda *rest: pytest.fail("again"))
        assert await asyncio.gather(*(server.ask("GET", path) for _ in range(3))) == [first] * 3
