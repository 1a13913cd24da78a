"""Odds over HTTP: told to a seat from its own view, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.games.shogun.stages import BATTLE_MOVE
from bakufu.games.shogun.tables import PROVINCES
from tests.server.running import RemoteTable, running


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _marches(update: Any) -> bool:
    view = update["view"]
    return bool(view["legal"]) and view["board"]["decision"] == BATTLE_MOVE


ENDS = ("win", "undecided", "lose")


async def _odds(table: RemoteTable, seat: int, **query: Any) -> Any:
    path, token = table.path + "/odds", table.tokens[seat]
    return await table.running.ask("GET", path, token, params=query)


async def test_a_seat_hears_the_odds_of_its_attack_and_more_armies_are_better(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        board = (await table.play_on(_marches))["view"]["board"]
        target = next(name for name, owner in zip(PROVINCES, board["owner"], strict=True) if owner == 1)
        few = await _odds(table, 0, target=target, armies=1)
        many = await _odds(table, 0, target=target, armies=12)
        assert all(sum(one[end] for end in ENDS) == 100 for one in (few, many))
        assert few["win"] < many["win"]


async def test_in_a_province_of_ones_own_the_odds_are_those_of_a_revolt(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        board = (await table.play_on(_marches))["view"]["board"]
        own = next(p for p, owner in enumerate(board["owner"]) if owner == 0 and not board["markers"][p])
        odds = await _odds(table, 0, target=PROVINCES[own])
        assert odds["undecided"] == 0 and odds["win"] >= 50


async def test_odds_are_for_seats_of_a_game_that_has_begun_and_for_fights_that_can_be(database: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        path, token = table.path + "/odds", table.tokens[0]
        assert await server.refused("GET", path + "?target=aki", token) == (409, "table-not-started")
        await server.ask("POST", table.path + "/start", table.host)
        assert await server.refused("GET", path + "?target=aki") == (401, "token-missing")
        assert await server.refused("GET", path, token) == (422, "odds-nothing-to-ask")
        assert await server.refused("GET", path + "?target=kyoto", token) == (422, "odds-no-place")
        assert await server.refused("GET", path + "?target=" + "k" * 41, token) == (422, "query-name")
        assert await server.refused("GET", path + "?move=x", token) == (422, "query-number")
        assert await server.refused("GET", path + "?target=aki&armies=0", token) == (422, "odds-no-battle")


async def test_who_asks_about_a_position_that_is_past_hears_nothing_and_no_refusal(database: str) -> None:
    """The table may move on between a look and a question: that is nobody's fault."""
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        update = await table.play_on(lambda update: bool(update["view"]["legal"]))
        own = PROVINCES[update["view"]["board"]["owner"].index(0)]
        assert await _odds(table, 0, target=own, seen=update["seq"]) is not None
        await table.move(0, update["view"]["legal"][:1], update["seq"])
        assert await _odds(table, 0, target=own, seen=update["seq"]) is None
        assert await _odds(table, 0, target=own, seen=(await table.view(0))["seq"]) is not None
