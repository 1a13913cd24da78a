"""A game looked at again: everything once it is over, and before that only what one's own eyes have seen."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.events import is_visible, visible
from bakufu.engine.fair import TableChance
from bakufu.engine.record import read_record
from bakufu.engine.session import Session
from bakufu.engine.views import viewers
from bakufu.server.tables import replays
from tests.server.running import Running, running

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "shogun" / "3p-fixed-3.json"


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def imported(server: Running, record: Path = RECORD) -> str:
    response = await server.http.post("/api/records", content=record.read_bytes())
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
            assert any(board["steps"] for board in boards(part)), "the seat's own planning"
        public = await server.ask("GET", path + "/replay", params={"viewer": "spectator"})
        assert not any(board["steps"] for board in boards(public))


@pytest.mark.parametrize("name", ["shogun/4p-fixed-6", "ikusa/3p-standard-30-2"])
async def test_seen_by_a_seat_the_moves_of_others_are_what_it_saw_of_them(database: str, name: str) -> None:
    """The plans of others stay face down: the log tells what came of them when they were uncovered."""
    record = read_record(RECORDS / f"{name}.json")
    async with running(database) as server:
        path = await imported(server, RECORDS / f"{name}.json")
        for viewer in (*range(record.players), None):
            who = "spectator" if viewer is None else str(viewer)
            steps: list[Any] = []
            while len(steps) <= len(record.moves):
                part = {"viewer": who, "from": len(steps)}
                steps += (await server.ask("GET", path + "/replay", params=part))["steps"]
            assert len(steps) == len(record.moves) + 1, "positions have the same numbers for everybody"
            told = {step["number"]: step["move"] for step in steps if step["move"] is not None}
            own = {number: move for number, move in enumerate(record.moves, 1) if move.seat == viewer}
            assert told == {number: list(move.move) for number, move in own.items()}
            assert {step["number"] for step in steps if step["seat"] is not None} == set(told)
            assert any(step["events"] and step["move"] is None for step in steps[1:])


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


async def test_running_game_replay_only_from_own_seat(database: str) -> None:
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


async def _digest(server: Running, table: Any, seat: int | None, query: str = "") -> str:
    token = None if seat is None else table.tokens[seat]
    response = await server.http.get(
        table.path + "/replay" + query, headers={"authorization": f"Bearer {token}"} if token else {}
    )
    return sha256(response.content).hexdigest()


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_the_boards_between_two_positions_are_those_that_the_table_saw(game: str, over: bool) -> None:
    """So what is proved of the boards in updates, that they hold no secrets, holds for replays, too."""
    rng, players = Random(f"boards {game}"), 3
    session = Session.start(registry.game(game), players, {}, ["a", "b", "c"], Seeded(11))
    told: dict[int | None, list[list[dict[str, Any]]]] = {viewer: [] for viewer in viewers(players)}
    for _ in range(150):
        if not session.to_act():
            break
        known, seat = len(session.log), rng.choice(session.to_act())
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
        for viewer, lists in told.items():
            lists.append(session.beats(viewer, len(visible(session.log[known:], viewer))))
    seen = replays.replay_record(session.record())
    for viewer, lists in told.items():
        positions = seen.positions if over else replays._distinguishable(seen, viewer)
        steps = replays._steps(seen.game, positions, 0, viewer, beats=True)
        assert [step.beats for step in steps if step.beats] == [beats for beats in lists if beats]
        assert all(len(step.beats) == len(step.events) for step in steps[1:])
        assert all(is_visible(event, viewer) for step in steps for event in step.events)


async def test_boards_at_events_come_in_small_parts_and_only_when_asked(database: str) -> None:
    async with running(database) as server:
        path = await imported(server)
        whole = await server.ask("GET", path + "/replay")
        assert not any(step["beats"] for step in whole["steps"])
        steps: list[Any] = []
        while len(steps) <= whole["last"]:
            part = await server.ask("GET", path + "/replay", params={"from": len(steps), "beats": 1})
            events = [len(step["events"]) for step in part["steps"]]
            assert sum(events[:-1]) < replays.BEATS_MOST, "a part ends where it has enough"
            steps += part["steps"]
        assert [step["events"] for step in steps] == [step["events"] for step in whole["steps"]]
        assert all(len(step["beats"]) == len(step["events"]) for step in steps[1:])


async def test_boards_at_events_are_limited_like_advice(database: str) -> None:
    async with running(database, limits=1.0, questions_per_second=0.001, questions_burst=2) as server:
        path = await imported(server)
        for _ in range(2):
            await server.ask("GET", path + "/replay", params={"beats": 1, "to": 3})
        assert await server.refused("GET", path + "/replay?beats=1&to=3") == (429, "too-fast")
        await server.ask("GET", path + "/replay", params={"to": 3})


async def test_a_running_game_has_no_boards_of_what_one_could_not_see(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        before = {seat: await _digest(server, table, seat, "?beats=1") for seat in (None, 0, 2)}
        update = await table.view(1)
        await table.move(1, update["view"]["legal"][:1])  # a card laid in secret
        assert {seat: await _digest(server, table, seat, "?beats=1") for seat in before} == before
