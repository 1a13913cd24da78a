"""A game looked at again: everything once it is over, and before that only what one's own eyes have seen."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bakufu.engine.fair import TableChance
from bakufu.engine.record import read_record
from tests.server.running import Running, running

RECORD = Path(__file__).parent.parent / "records" / "shogun" / "3p-fixed-3.json"


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def imported(server: Running) -> str:
    response = await server.http.post("/api/records", content=RECORD.read_bytes())
    return f"/api/tables/{response.json()['table']['id']}"


def boards(part: Any) -> list[dict[str, Any]]:
    """The positions of a part, put together from what has changed."""
    board: dict[str, Any] = {}
    return [board := {**board, **step["board"]} for step in part["steps"]]


async def test_a_finished_game_is_shown_from_its_set_up_to_its_end(database: str) -> None:
    async with running(database) as server:
        path = await imported(server)
        part = await server.ask("GET", path + "/replay")
        view = (await server.ask("GET", path + "/view"))["view"]
        assert part["open"] and part["last"] == len(read_record(RECORD).moves)
        assert [step["number"] for step in part["steps"]] == list(range(part["last"] + 1))
        assert boards(part)[-1] == view["board"]
        assert part["outcome"] == view["outcome"]


async def test_a_part_from_the_middle_begins_with_the_whole_board(database: str) -> None:
    async with running(database) as server:
        path = await imported(server)
        whole = await server.ask("GET", path + "/replay")
        part = await server.ask("GET", path + "/replay", params={"from": 100, "to": 120})
        assert boards(part) == boards(whole)[100:121]


async def test_after_the_end_the_plans_of_any_seat_can_be_looked_at(database: str) -> None:
    async with running(database) as server:
        path = await imported(server)
        for seat in range(3):
            part = await server.ask("GET", path + "/replay", params={"viewer": str(seat)})
            assert any(board["steps"] for board in boards(part)), "his own planning"
        public = await server.ask("GET", path + "/replay", params={"viewer": "spectator"})
        assert not any(board["steps"] for board in boards(public))


async def test_jumps_lead_to_where_a_moment_begins(database: str) -> None:
    async with running(database) as server:
        part = await server.ask("GET", await imported(server) + "/replay")
        moments = [(one["number"], one["moment"]) for one in part["moments"]]
        assert moments[0] == (0, part["steps"][0]["moment"])
        assert {moment.split("/")[0] for _, moment in moments} == {"y1", "y2"}
        assert all(part["steps"][number]["moment"] == moment for number, moment in moments)


async def test_the_draws_of_a_finished_game_can_be_made_again_from_its_secret(database: str) -> None:
    async with running(database) as server:
        draws = (await server.ask("GET", await imported(server) + "/draws"))["draws"]
        record = read_record(RECORD)
        chance = TableChance(bytes.fromhex(record.secret or ""), record.players, record.entropy)
        for draw in draws:
            n, threshold, label = draw["n"], draw["threshold"], draw["label"]
            below = threshold is None
            again = chance.answer_below(n, label) if below else chance.answer_hits(n, threshold, label)
            assert again == draw["outcome"], label
        assert len(draws) == len(record.setup_draws) + sum(len(move.draws) for move in record.moves)


async def test_while_a_game_runs_only_ones_own_eyes_are_lent(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        replay = table.path + "/replay"
        own = await server.ask("GET", replay, table.tokens[1])
        assert own["viewer"] == 1 and not own["open"]
        assert boards(own)[-1] == (await table.view(1))["view"]["board"]
        for viewer in ("0", "spectator"):
            refused = await server.refused("GET", f"{replay}?viewer={viewer}", table.tokens[1])
            assert refused == (409, "replay-not-yet")
        assert await server.refused("GET", table.path + "/draws", table.tokens[1]) == (409, "replay-not-yet")


async def test_nobody_can_count_the_private_moves_of_another_in_a_running_game(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        before = {seat: await _digest(server, table, seat) for seat in (None, 0, 2)}
        update = await table.view(1)
        await table.move(1, update["view"]["legal"][:1])  # a card laid in secret
        assert {seat: await _digest(server, table, seat) for seat in before} == before
        own = await server.ask("GET", table.path + "/replay", table.tokens[1])
        assert own["last"] == 1 and all(step["move"] is None for step in own["steps"])


async def test_a_viewpoint_that_is_none_is_refused(database: str) -> None:
    async with running(database) as server:
        path = await imported(server)
        assert await server.refused("GET", path + "/replay?viewer=7") == (422, "seat-unknown")
        assert await server.refused("GET", path + "/replay?viewer=host") == (422, "query-choice")


async def _digest(server: Running, table: Any, seat: int | None) -> str:
    token = None if seat is None else table.tokens[seat]
    response = await server.http.get(
        table.path + "/replay", headers={"authorization": f"Bearer {token}"} if token else {}
    )
    return sha256(response.content).hexdigest()
