"""Bots at the tables: they play on their own, in processes that know nothing else, and can stop no game."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.game import View
from bakufu.engine.session import RUN_MOST, Session
from bakufu.games.ikusa.bots import hard as hard_of_ikusa
from bakufu.games.shogun.bots import hard as hard_of_shogun
from bakufu.games.shogun.bots import memory
from bakufu.games.shogun.codes import plan_card
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.server.bots import worker
from bakufu.server.bots.pool import ANSWER_WITHIN, COMMAND, SEARCH_LEAST, BotFailed, BotPool, BotWorker
from bakufu.server.bots.worker import Job, decide
from bakufu.server.storage import schema
from tests.server.bad_bots import BAD, install
from tests.server.running import RemoteTable, Running, running

BAD_COMMAND = (sys.executable, "-m", "tests.server.bad_bots")
ROOT = str(Path(__file__).parents[2])


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def bad(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The server and its bots' processes know bots that misbehave."""
    install()
    monkeypatch.setattr(BotPool.__init__, "__defaults__", (BAD_COMMAND,))
    monkeypatch.setenv("PYTHONPATH", ROOT)
    yield
    for name in BAD:
        del bot_registry._ANY_GAME[name]


async def bot_table(server: Running, *bots: str, **wish: Any) -> RemoteTable:
    """A table of bots only, started."""
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    body = {"game": "shogun", "players": len(bots), "seats": seats, **wish}
    made = await server.ask("POST", "/api/tables", body=body)
    table = made["table"]
    path = f"/api/tables/{table['id']}"
    await server.ask("POST", path + "/start", made["host_token"])
    return RemoteTable(server, table["id"], made["host_token"], made["invite"], [], table["commitment"])


async def over(table: RemoteTable, within: float = 300) -> Any:
    async with asyncio.timeout(within):
        update = await table.view()
        while update["table"]["status"] == "playing":
            seen = {"seen": update["seq"], "events": update["events_from"] + len(update["events"])}
            update = await table.view(**seen, wait=5)
    return update


async def moved(table: RemoteTable, count: int, within: float = 120) -> None:
    """Until everybody has seen so many changes."""
    async with asyncio.timeout(within):
        while (await table.view())["seq"] < count:
            await asyncio.sleep(0.1)


def failures(server: Running, bot: str) -> dict[str, float]:
    counted = next(iter(server.context.metrics.bot_failed.collect())).samples
    return {
        sample.labels["how"]: sample.value
        for sample in counted
        if sample.labels["bot"] == bot and sample.name.endswith("_total")
    }


# -- one bot -------------------------------------------------------------------------------------------


def test_a_run_ends_where_something_is_drawn_or_somebody_else_decides() -> None:
    game = registry.game("shogun")
    session = Session.start(game, 3, {}, ["a", "b", "c"])
    rng = Random(5)
    lengths = []
    while session.outcome is None:
        seat = rng.choice(session.to_act())
        view = session.view(seat)
        moves = decide("shogun", "random", msgspec.json.encode(view), rng.getrandbits(60))
        assert 0 < len(moves) <= RUN_MOST
        before = len(session.moves)
        session.apply_run(seat, moves)
        lengths.append(len(session.moves) - before)
    assert max(lengths) > 5


@pytest.mark.parametrize("every", [0.5, 0.0])
def test_a_run_shares_its_seconds_and_is_made_to_its_end(
    monkeypatch: pytest.MonkeyPatch, every: float
) -> None:
    """A bot that thinks about each of eleven cards is told to hurry; nobody is stopped in the middle."""
    now = [0.0]
    given: list[str] = []

    def thinks(name: str, game: str) -> Callable[[View, Random], int]:
        def first_long(view: View, rng: Random) -> int:
            now[0] += every if given else 1.5
            given.append(name)
            return view.legal[0]

        return first_long

    session = Session.start(registry.game("shogun"), 3, {"setup": "fixed"}, ["a", "b", "c"])
    view = msgspec.json.encode(session.view(session.to_act()[0]))
    monkeypatch.setattr(worker, "perf_counter", lambda: now[0])
    monkeypatch.setattr(bot_registry, "bot", thinks)
    assert len(decide("shogun", "hard", view, 7, seconds=2.0)) == 11
    hurried = ["hard:0.10s"] * 4 + ["hard:0.01s"] * 5
    assert given == ["hard:2.00s", "hard:0.50s", *(hurried if every else ["hard:0.50s"] * 9)]


def test_a_sheet_that_was_searched_is_laid_out_whole() -> None:
    """Whatever of the time the search has taken: no card comes from another sheet."""
    session = Session.start(registry.game("shogun"), 4, {"setup": "fixed"}, ["a", "b", "c", "d"])
    view = session.view(session.to_act()[0])
    memory._planned.clear()
    moves = decide("shogun", "hard", msgspec.json.encode(view), 7, seconds=0.2)
    (sheet,) = [found.board for key, found in memory._planned.items() if str(key[0]).startswith("hard")]
    assert [plan_card(move) for move in moves] == [sheet[SPACE_OF_STEP[step]] for step in range(len(moves))]
    assert len(moves) == 11


def test_no_bot_is_in_haste_in_the_middle_of_a_run_only() -> None:
    """Else it would begin a sheet as one bot and go on as another."""
    assert max(hard_of_shogun.HASTE, hard_of_ikusa.HASTE) <= worker.LATER_EACH


def test_a_bot_gives_way_to_people() -> None:
    async def priority() -> int:
        worker = await BotWorker.start(COMMAND, 30)
        try:
            return os.getpriority(os.PRIO_PROCESS, worker.process.pid)
        finally:
            await worker.kill()

    assert asyncio.run(priority()) > os.getpriority(os.PRIO_PROCESS, 0)


def test_the_process_of_a_bot_gets_the_view_and_no_more() -> None:
    job = Job("shogun", "random", 1, msgspec.Raw(b'{"a":1}'))
    assert msgspec.json.decode(msgspec.json.encode(job)) == {
        "game": "shogun",
        "bot": "random",
        "seed": 1,
        "view": {"a": 1},
        "seconds": 0.0,
        "why": False,
    }


async def test_a_process_inherits_no_secret_from_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_METRICS_TOKEN", "only for the host")
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:password@host/name")
    bot_pool = BotPool(1, 10.0)
    await bot_pool.ask(_job("random"))
    pid = bot_pool.idle[0].process.pid
    environment = Path(f"/proc/{pid}/environ").read_bytes()
    opened = {str(path.readlink()) for path in Path(f"/proc/{pid}/fd").iterdir()}
    await bot_pool.stop()
    assert b"BAKUFU" not in environment and b"DATABASE" not in environment
    assert not any("db" in name or "socket" in name for name in opened), opened


def _job(bot: str) -> Job:
    session = Session.start(registry.game("shogun"), 3, {}, ["a", "b", "c"])
    view = session.view(session.to_act()[0])
    return Job("shogun", bot, 1, msgspec.Raw(msgspec.json.encode(view)))


async def test_a_bot_that_raises_hangs_dies_or_cheats_is_found_out(bad: None) -> None:
    async def fails(bot_pool: BotPool, bot: str) -> str:
        with pytest.raises(BotFailed) as failed:
            await bot_pool.ask(_job(bot))
        return failed.value.how

    hasty = BotPool(1, 0.5, BAD_COMMAND)
    assert await fails(hasty, "hangs") == "late"
    await hasty.stop()
    bot_pool = BotPool(1, 300, BAD_COMMAND)  # seconds: on a busy machine nobody else is late
    for bot, how in (("raises", "RuntimeError"), ("dies", "died"), ("cheats", "ValueError")):
        assert await fails(bot_pool, bot) == how
    assert (await bot_pool.ask(_job("chatters"))).moves, "what a bot prints is no answer"
    assert (await bot_pool.ask(_job("random"))).moves
    await bot_pool.stop()


# -- at the table --------------------------------------------------------------------------------------


async def test_bots_play_a_game_to_the_end_by_themselves(database: str) -> None:
    async with running(database, bot_processes=2) as server:
        table = await bot_table(server, "easy", "random", "easy", "random", "easy")
        update = await over(table)
        assert update["table"]["outcome"]["winners"]
        assert failures(server, "easy") == failures(server, "random") == {}


async def test_bots_that_misbehave_cannot_stop_a_game(database: str, bad: None) -> None:
    async with running(database, bot_seconds=0.2) as server:
        table = await bot_table(server, "raises", "dies", "cheats")
        await moved(table, 4)
        assert any(failures(server, bot) for bot in ("raises", "dies", "cheats"))
        hanging = await bot_table(server, "hangs", "hangs", "hangs")
        await moved(hanging, 2)
        assert failures(server, "hangs")["late"] >= 2


async def test_many_tables_of_bots_share_the_processes(database: str) -> None:
    async with running(database, bot_processes=2) as server:
        tables = [await bot_table(server, "random", "random", "random") for _ in range(12)]
        await asyncio.gather(*(moved(table, 15, within=40) for table in tables))
        assert failures(server, "random") == {}


async def test_a_seat_is_handed_to_a_bot_and_taken_back_in_the_middle(database: str) -> None:
    async with running(database) as server:
        table = await server.table(bots=2)
        await server.ask("POST", table.path + "/bot", table.tokens[0], {"bot": "easy"})
        await moved(table, 25)
        info = await server.ask("DELETE", table.path + "/bot", table.tokens[0])
        assert info["seats"][0]["bot"] is None and info["status"] == "playing"
        async with asyncio.timeout(120):  # the others go on until they wait for this seat
            while (update := await table.view(0))["view"]["to_act"] != [0]:
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)
        assert (await table.view(0))["seq"] == update["seq"]
        await table.move(0, update["view"]["legal"][:1], update["seq"])


async def test_bots_go_on_where_they_were_after_a_restart(database: str) -> None:
    async with running(database) as server:
        table = await bot_table(server, "random", "random", "random")
        await moved(table, 10)
    async with running(database) as server:
        again = RemoteTable(server, table.id, table.host, table.invite, [], table.commitment)
        assert (await over(again))["table"]["outcome"]


@pytest.mark.parametrize("game", registry.games())
async def test_a_table_goes_on_whose_bots_are_of_versions_that_are_no_longer_kept(
    database: str, game: str
) -> None:
    gone = ["hard@3", "normal@2", "simple" if game == "shogun" else "easy@4"]
    async with running(database) as server:
        # Bots that think: random ones might end the game before the server stops.
        table = await bot_table(server, "hard", "hard", "hard", game=game)
        await moved(table, 2)
        async with server.context.store.engine.begin() as connection:
            for seat, name in enumerate(gone):
                of = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat)
                await connection.execute(schema.seats.update().where(of).values(bot=name))
    async with running(database, bot_processes=2) as server:
        again = RemoteTable(server, table.id, table.host, table.invite, [], table.commitment)
        before = await again.view()
        assert [seat["bot"] for seat in before["table"]["seats"]] == gone
        assert before["table"]["status"] == "playing"
        await moved(again, before["seq"] + 8)
        assert [failures(server, name) for name in gone] == [{}, {}, {}]


async def test_when_time_is_up_a_bot_plays_on_if_the_table_says_so(database: str) -> None:
    async with running(database) as server:
        table = await server.table(pace="live", timeout="bot")
        clock = server.context.store.now
        server.context.store.now = lambda: clock() + 3600
        async with asyncio.timeout(120):
            while not any(seat["bot"] for seat in (await table.view())["table"]["seats"]):
                await asyncio.sleep(0.05)
        server.context.store.now = clock
        await moved(table, 1)


async def test_no_process_is_left_behind_when_the_server_stops(database: str) -> None:
    async with running(database, bot_processes=2) as server:
        table = await bot_table(server, "random", "random", "random")
        await moved(table, 5)
    left = [path for path in Path("/proc").glob("[0-9]*/stat") if _is_mine(path)]
    assert left == []


def _is_mine(stat: Path) -> bool:
    try:
        parent = stat.read_text().rpartition(")")[2].split()[1]
        command = (stat.parent / "cmdline").read_bytes()
    except OSError:
        return False
    return int(parent) == os.getpid() and b"worker" in command


def test_those_who_wait_share_the_time_to_think() -> None:
    """Twenty searching bots at once: each gets a twentieth, so that the last one answers in time too."""
    bot_pool = BotPool(processes=1, seconds=10.0)
    bot_pool.asking = 1
    assert bot_pool.time_share(0.0) == ANSWER_WITHIN
    waited = 0.0
    for waiting in range(20, 0, -1):
        bot_pool.asking = waiting
        waited += bot_pool.time_share(waited)
    assert waited == pytest.approx(ANSWER_WITHIN)
    assert bot_pool.time_share(5.0) == SEARCH_LEAST
