"""Bots at the tables: they think in processes of their own, from the view of their seat alone."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import msgspec

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.server import play
from bakufu.server.rooms import Rooms

RUN_MOST = 64  # moves of one run


class Bots:
    def __init__(self, rooms: Rooms, processes: int, log: Any) -> None:
        self.rooms = rooms
        self.processes = processes
        self.log = log
        self.pool = self._new_pool()
        self.playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        rooms.told.append(self.changed)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"))

    async def changed(self, table_id: str) -> None:
        """Set every bot to work that owes a move at this table."""
        live = await self.rooms.live(table_id)
        if live.status != "playing":
            return
        for seat in live.to_act():
            key = (table_id, seat)
            if live.seats[seat].bot is not None and key not in self.playing:
                task = asyncio.create_task(self._play(table_id, seat))
                self.playing[key] = task
                task.add_done_callback(lambda _, key=key: self.playing.pop(key, None))  # type: ignore[misc]

    async def stop(self) -> None:
        for task in list(self.playing.values()):
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str, seat: int) -> None:
        """Moves of one bot, until it owes none."""
        while True:
            live = await self.rooms.live(table_id)
            bot = live.seats[seat].bot
            if live.status != "playing" or bot is None or seat not in live.to_act():
                return
            assert live.session is not None
            seen, view = live.counts[seat], live.session.view(seat)
            moves = await self._decide(live.row.game, bot, view)
            try:
                await self._submit(table_id, seat, seen, moves)
            except Refused as why:
                if why.refusal.key not in ("command-stale", "table-busy"):
                    self.log.warning("bot-refused", table=table_id, bot=bot, refusal=str(why))
                    await asyncio.sleep(0.2)

    async def _submit(self, table_id: str, seat: int, seen: int, moves: list[int]) -> None:
        """The whole run; where it guessed wrong what its beginning brings, only the first move."""
        try:
            await play.submit_for_bot(self.rooms, table_id, seat, seen, moves)
        except Refused as why:
            if len(moves) == 1 or why.refusal.key in ("command-stale", "table-busy"):
                raise
            await play.submit_for_bot(self.rooms, table_id, seat, seen, moves[:1])

    async def _decide(self, game: str, bot: str, view: View) -> list[int]:
        """A bot that fails or dies must not stop a game: then any legal move is made, and logged."""
        seed = Random().getrandbits(64)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, decide, game, bot, msgspec.json.encode(view), seed)
        except BrokenProcessPool:
            self.log.error("bot-process-died", game=game, bot=bot)
            self.pool = self._new_pool()
        except Exception as error:
            self.log.error("bot-failed", game=game, bot=bot, error=repr(error))
        return [Random(seed).choice(view.legal)]


class NoChance(Chance):
    """Refuses every draw: where something is drawn, a bot's look ahead ends."""

    def draw_below(self, n: int, why: str) -> int:
        raise Refused("draws-run-out")

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        raise Refused("draws-run-out")


def decide(game_id: str, bot_name: str, data: bytes, seed: int) -> list[int]:
    """In a bot's process: its next move, and those after it while nothing is drawn and nobody else moves."""
    game = registry.game(game_id)
    bot = bot_registry.bot(bot_name, game_id)
    rng = Random(seed)
    view = msgspec.json.decode(data, type=View)
    seat = view.seat
    assert seat is not None
    state = game.resample(view, rng)
    view = game.view(state, seat)
    moves: list[int] = []
    while len(moves) < RUN_MOST:
        moves.append(bot(view, rng))
        try:
            game.apply(state, seat, moves[-1], NoChance())
        except Refused:
            break
        if seat not in game.to_act(state):
            break
        view = game.view(state, seat)
    return moves
