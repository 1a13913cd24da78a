"""What a dishonest player of Ikusa would try over HTTP: look at the others' choices and undo their own, or
find out by refused runs what orders the ninja has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.state import State
from tests.games.ikusa.purchases import EIGHT, after_order
from tests.games.ikusa.rules.test_ninja import TARGET
from tests.games.ikusa.table import war
from tests.server.running import RemoteTable, Running, bearer, running, sqlite

OWN = "shinano=orange/1p kaga=orange/1p"


async def at(server: Running, table: RemoteTable, state: State) -> None:
    """The table, brought to this position."""
    loaded = await server.context.store.get(table.id)
    assert loaded.session is not None
    loaded.session = loaded.session.fork()
    loaded.session.state = state.copy()
    loaded.session._trail = []
    loaded.questions = [([], 0)] * loaded.players
    loaded._undoable = {}


async def refusal(server: Running, table: RemoteTable, seat: int, moves: list[Any]) -> Any:
    body = {"id": "wrong", "seen": (await table.view(seat))["seq"], "moves": moves}
    response = await server.http.post(table.path + "/moves", headers=bearer(table.tokens[seat]), json=body)
    assert response.status_code == 422, response.text
    return response.json()["refusal"]


def levying() -> State:
    bins = ("blue.bins=0,0,1,0,0", "orange.bins=0,0,1,0,0")
    return after_order("levy", *bins, EIGHT, OWN).state


def placing() -> State:
    bins = ("blue.bins=0,0,1,1,0", "orange.bins=0,0,1,1,0")  # ronin are deployed in secret afterwards
    table = after_order("levy", *bins, EIGHT.replace("kai=blue/1p", "kai=blue/3p"), "echigo=orange/3p", OWN)
    return table.do("blue", ["levy", "bowman"]).do("orange", ["levy", "bowman"]).state


def building() -> State:
    bins = ("blue.bins=0,2,1,0,0", "orange.bins=0,2,1,0,0")  # units are levied in secret afterwards
    return after_order("build", *bins, EIGHT, OWN, "echigo=orange/1p").state


COMMITS = [
    (levying, ["levy", "bowman"], ["levy", "bowman"]),
    (placing, ["place", "bowman", "shinano", "pf"], ["place", "bowman", "izu", "pf"]),
    (building, ["build", "castle", "echigo"], ["build", "castle", "kai"]),
]


@pytest.mark.rule("I-LEVY-04")
@pytest.mark.rule("I-BUILD-01")
@pytest.mark.parametrize(("position", "first", "last"), COMMITS, ids=["levy", "place", "build"])
async def test_the_last_to_commit_sees_the_others_and_cannot_take_back(
    position: Any, first: list[Any], last: list[Any], tmp_path: Path
) -> None:
    async with running(sqlite(tmp_path)) as server:
        table = await server.table(game="ikusa")
        await at(server, table, position())
        await table.move(1, [first])
        assert (await table.view(1))["undo"]  # while somebody else still thinks
        await table.undo(1)
        await table.move(1, [first])
        never = GAME.moves.decode(GAME.moves.kinds[0].base)
        assert (await refusal(server, table, 0, [last, never]))["key"] == "run-past-barrier"
        await table.move(0, [last])
        for seat in (0, 1, 2):
            assert not (await table.view(seat))["undo"]
        for seat, key in ((0, "undo-after-uncovering"), (1, "undo-after-uncovering"), (2, "undo-nothing")):
            body = {"id": f"back {seat}", "seen": (await table.view(seat))["seq"]}
            refused = await server.refused("POST", table.path + "/undo", table.tokens[seat], body)
            assert refused == (422, key)


ORDERS = [None, ["order", "blue_circle", "moved_blue_circle"], ["order", "blue_circle", "now"]]
RUNS = [
    [["step", "circle", "sagami"], ["plan", "levy", 1]],
    [["end"], ["plan", "levy", 1]],
    [["declare", "kai", "circle", "suruga"], ["plan", "levy", 1]],
]


@pytest.mark.rule("I-NINJA-04")
@pytest.mark.parametrize("run", RUNS, ids=lambda run: run[0][0])
async def test_a_refused_run_does_not_tell_of_the_ninjas_orders(run: list[Any], tmp_path: Path) -> None:
    phase = "b" if run[0][0] == "declare" else "a"
    async with running(sqlite(tmp_path)) as server:
        table = await server.table(game="ikusa")
        refusals = []
        for order in ORDERS:
            for quiet in ("quiet=0", "quiet=2"):
                words = [word for word in (quiet, *TARGET, "sagami=blue/1p") if word != "quiet=0"]
                position = war(phase, "ninja=orange", *words)
                if order is not None:
                    position.do("orange", order)
                await at(server, table, position.state)
                refusals.append(await refusal(server, table, 0, run))
        assert all(one == refusals[0] for one in refusals), refusals
        assert refusals[0]["key"] == "run-past-barrier"
        # Where nobody could have given an order, the second move is what is wrong.
        await at(server, table, war(phase, *TARGET, "sagami=blue/1p").state)
        assert (await refusal(server, table, 0, run))["facts"]["run_index"] == 1
