"""What would you do? A seat asks a bot about its own decision, and hears what its own view alone can tell."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.game import HasRealThrows, View
from bakufu.engine.options import complete
from bakufu.engine.record import read_record
from bakufu.engine.replay import replay
from bakufu.games import ikusa
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.stages import ENTER_DICE
from bakufu.games.shogun.stages import ENTER_TOWER
from bakufu.server.bots import worker
from bakufu.server.bots.pool import BotFailed
from bakufu.server.bots.worker import BotReply, Job, reply_to
from tests.server.running import running

RECORDS = Path(__file__).parents[1] / "records" / "ikusa"


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _enters_the_tray(update: Any) -> bool:
    return bool(update["view"]["board"]["decision"] == ENTER_TOWER)


def _all_plan(update: Any) -> bool:
    return len(update["view"]["to_act"]) == 3


async def test_a_bot_says_its_move_and_why_and_the_move_can_be_made(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = (await table.view())["view"]["to_act"][0]
        update = await table.view(seat)
        advice = await table.advice(seat)
        first = advice["moves"][0]
        assert advice["bot"] == "normal" and advice["seq"] == update["seq"]
        assert first["move"] in update["view"]["legal"] and first["words"] and first["reason"]
        await table.move(seat, [one["move"] for one in advice["moves"]], update["seq"])


async def test_of_a_plan_the_whole_sheet_is_told_in_the_language_of_the_asker(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        await table.play_on(_all_plan)
        english, dutch = await table.advice(0), await table.advice(0, "nl")
        assert len(english["moves"]) == 11
        assert [one["move"] for one in english["moves"]] == [one["move"] for one in dutch["moves"]]
        assert all(a["words"] != b["words"] for a, b in zip(english["moves"], dutch["moves"], strict=True))
        await table.move(0, [one["move"] for one in english["moves"]])


@pytest.mark.parametrize("bot", bot_registry.advisers("shogun"))
async def test_every_level_can_be_asked(database: str, bot: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        await table.play_on(_all_plan)
        advice = await table.advice(1, bot=bot)
        assert advice["bot"] == bot and len(advice["moves"]) == 11


def _plan_of_the_first_season(game_id: str, players: int) -> bytes:
    """The view of a seat that has a whole plan to make."""
    game, chance = registry.game(game_id), Seeded(1)
    options = {"setup": "fixed"} if game_id == "shogun" else {}
    state = game.new(players, complete(game, players, options), chance)
    normal = bot_registry.bot("normal", game_id)
    while len(game.to_act(state)) < players:
        seat = game.to_act(state)[0]
        game.apply(state, seat, normal(game.view(state, seat), Random(1)), chance)
    return msgspec.json.encode(game.view(state, 0))


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_a_busy_machine_lays_no_half_plan(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that is in a hurry the plan is whole; `easy` and `normal` do not change it."""
    data = _plan_of_the_first_season(game, 3)
    calm = reply_to(Job(game, bot, 7, msgspec.Raw(data), seconds=0.2))
    clock = count(step=5.0)
    monkeypatch.setattr(worker, "perf_counter", lambda: next(clock))
    busy = reply_to(Job(game, bot, 7, msgspec.Raw(data), seconds=0.2))
    assert calm.whole and busy.whole
    for thought in (calm, busy):
        known = registry.game(game)
        state = known.resample(msgspec.json.decode(data, type=View), Random(0))
        for move in thought.moves:
            assert 0 in known.to_act(state)
            known.apply(state, 0, move, Seeded(0))
        assert 0 not in known.to_act(state), "the plan is made"
    if bot != "hard":
        assert busy.moves == calm.moves


def test_a_sheet_that_is_begun_is_laid_to_its_end_also_in_haste() -> None:
    """Not a card of the searched sheet and then the rest of another one."""
    data = _plan_of_the_first_season("shogun", 4)
    moves = reply_to(Job("shogun", "hard", 7, msgspec.Raw(data), seconds=0.5)).moves
    view = msgspec.json.decode(data, type=View)
    game = registry.game("shogun")
    state = game.resample(view, Random(0))
    game.apply(state, 0, moves[0], Seeded(0))
    for move in moves[1:]:
        assert bot_registry.bot("hard:0.01s", "shogun")(game.view(state, 0), Random(0)) == move
        game.apply(state, 0, move, Seeded(0))


@pytest.mark.timeout(900)
def test_every_move_of_a_run_has_the_reason_of_its_own_moment() -> None:
    """A march of Ikusa changes what the next one leads to: a battle may have become a walk."""
    game, chance = registry.game("ikusa"), Seeded(0)
    state = game.new(4, complete(game, 4, {}), chance)
    asked = runs = new = 0
    while (acting := game.to_act(state)) and state.round < 3:
        seat = acting[0]
        view = game.view(state, seat)
        data = msgspec.Raw(msgspec.json.encode(view))
        thought = reply_to(Job("ikusa", "normal", 1, data, why=True))
        asked += 1
        if asked % 9 == 0:
            played = reply_to(Job("ikusa", "normal", 1, data)).moves
            assert thought.moves == played[: len(thought.moves)]
        assert len(thought.reasons) == len(thought.moves)
        runs += len(thought.moves) > 1
        new += any(move not in view.legal for move in thought.moves)  # possible only after those before it
        game.apply(state, seat, thought.moves[0], chance)
    assert runs > 20 and new > 5


def test_advice_ends_where_everybody_plans_anew() -> None:
    """The last movement of a round is followed by the next plan, which wants a look at one's income."""
    for step in replay(read_record(RECORDS / "4p-long-30-4.json")):
        acting = ikusa.GAME.to_act(step.after)
        if step.after.round == 1 and DECISIONS[step.after.decision] == "final_forces":
            last = step.after, acting[0]
    state, seat = last
    data = msgspec.Raw(msgspec.json.encode(ikusa.GAME.view(state, seat)))
    moves = reply_to(Job("ikusa", "normal", 1, data, why=True)).moves
    kinds = {str(ikusa.GAME.moves.decode(move)[0]) for move in moves}
    assert moves and "plan" not in kinds


async def test_the_bot_gets_the_view_of_the_asker_and_nothing_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While all plan: what reaches its process is the seat's own view, byte for byte."""
    asked: list[Job] = []
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        await table.play_on(_all_plan)
        other = await table.view(1)
        await table.move(1, other["view"]["legal"][:1])
        think = server.context.bot_pool.ask

        async def heard(job: Job) -> BotReply:
            asked.append(job)
            return await think(job)

        monkeypatch.setattr(server.context.bot_pool, "ask", heard)
        await table.advice(0)
        view = (await table.view(0))["view"]
    assert msgspec.json.decode(bytes(asked[0].view)) == view
    assert view["board"]["plans"][1] is None, "what the other has planned is not in it"


async def test_what_others_plan_in_secret_changes_no_advice(database: str) -> None:
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed"})
        await table.play_on(_all_plan)
        before = await table.advice(0)
        for seat in (1, 2):
            moves = (await table.advice(seat))["moves"]
            await table.move(seat, [one["move"] for one in moves])
        assert (await table.advice(0))["moves"] == before["moves"]


async def test_asking_leaves_no_trace_for_the_others(database: str) -> None:
    async with running(database) as server:
        table = await server.table()
        seat = (await table.view())["view"]["to_act"][0]
        before = [await table.view(other) for other in (None, 0, 1, 2)]
        await table.advice(seat)
        assert [await table.view(other) for other in (None, 0, 1, 2)] == before


async def test_who_may_not_ask_is_told_why(database: str) -> None:
    async with running(database) as server:
        table = await server.table(start=False)
        path = table.path + "/advice"
        assert await server.refused("GET", path, table.tokens[0]) == (409, "table-not-playing")
        await server.ask("POST", table.path + "/start", table.host)
        acting = (await table.view())["view"]["to_act"][0]
        idle = next(seat for seat in range(3) if seat != acting)
        assert await server.refused("GET", path) == (401, "token-missing")
        assert await server.refused("GET", path, "a" * 26) == (403, "token-wrong")
        assert await server.refused("GET", path, table.tokens[idle]) == (409, "advice-nothing-asked")
        path += "?bot=random"
        assert await server.refused("GET", path, table.tokens[acting]) == (422, "query-choice")


async def test_nobody_advises_on_what_a_real_throw_shows(database: str) -> None:
    """A bot would make up a tray, and offer to enter it."""
    async with running(database) as server:
        table = await server.table(options={"setup": "fixed", "tower_model": "manual"})
        await table.play_on(_enters_the_tray)
        seat = (await table.view())["view"]["to_act"][0]
        refused = await server.refused("GET", table.path + "/advice", table.tokens[seat])
        assert refused == (409, "advice-real-throw")


def test_nobody_advises_on_what_real_dice_show() -> None:
    record = read_record(Path(__file__).parents[1] / "records" / "ikusa" / "3p-standard-8-6-dice-v3.json")
    ikusa = registry.game("ikusa")
    assert isinstance(ikusa, HasRealThrows)
    told = set()
    for step in replay(record):
        for seat in ikusa.to_act(step.after):
            view = ikusa.view(step.after, seat)
            told.add((view.board.decision == ENTER_DICE, ikusa.asks_for_throw(view)))
        if len(told) == 2:
            break
    assert told == {(False, False), (True, True)}


async def test_a_table_may_forbid_it(database: str) -> None:
    async with running(database) as server:
        table = await server.table(advice=False)
        seat = (await table.view())["view"]["to_act"][0]
        assert not (await table.view())["table"]["advice"]
        refused = await server.refused("GET", table.path + "/advice", table.tokens[seat])
        assert refused == (403, "advice-forbidden")


async def test_a_game_without_a_bot_says_so(database: str) -> None:
    async with running(database) as server:
        table = await server.table(game="dojo")
        seat = (await table.view())["view"]["to_act"][0]
        path = table.path + "/advice"
        assert await server.refused("GET", path, table.tokens[seat]) == (422, "advice-no-bot")


async def test_one_question_at_a_time_and_a_bot_that_fails_is_named(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server:
        table = await server.table()
        path, seat = table.path + "/advice", (await table.view())["view"]["to_act"][0]
        token = table.tokens[seat]
        answer: asyncio.Future[list[int]] = asyncio.Future()

        async def slow(job: Job) -> list[int]:
            return await answer

        monkeypatch.setattr(server.context.bot_pool, "ask", slow)
        waiting = asyncio.create_task(server.refused("GET", path, token))
        while not server.context.advice.asking:
            await asyncio.sleep(0.01)
        assert await server.refused("GET", path, token) == (503, "advice-busy")
        answer.set_exception(BotFailed("died"))
        assert await waiting == (503, "advice-failed")
        assert not server.context.advice.asking


async def test_too_many_questions_are_too_fast(database: str) -> None:
    async with running(database, limits=1.0, questions_burst=2.0, questions_per_second=0.001) as server:
        table = await server.table()
        path, seat = table.path + "/advice", (await table.view())["view"]["to_act"][0]
        for _ in range(2):
            await table.advice(seat)
        assert await server.refused("GET", path, table.tokens[seat]) == (429, "too-fast")
