"""Bots that play seats: they decide in worker processes, from the view of their seat alone.

A bot can never stop a game: when it raises, dies or takes too long, a random legal move is made instead.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.engine.ids import Move, Seat
from bakufu.server.bots.pool import BotFailed, BotPool
from bakufu.server.bots.worker import Job
from bakufu.server.metrics import Metrics
from bakufu.server.storage import db
from bakufu.server.storage.writes import DATABASE_ERRORS
from bakufu.server.tables import commands
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table

AGAIN_AFTER = 1.0  # seconds, when the database is away
FORGOTTEN_AFTER = 5.0  # seconds that a bot owes a move; then the process that serves it may be dead
OVERTAKEN = (
    "command-stale",
    "table-busy",
    "seat-is-human",
    "table-not-playing",
    "table-paused",
)  # expected races


def _is_going_on(table: Table) -> bool:
    return table.status == "playing" and table.row.paused_at is None


class BotPlayers:
    """One task for each seat at which a bot owes a move."""

    def __init__(self, store: TableStore, bot_pool: BotPool, metrics: Metrics, log: Any) -> None:
        self.store = store
        self.metrics = metrics
        self.log = log
        self.bot_pool = bot_pool
        self.playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.retries: set[asyncio.Task[None]] = set()
        store.on_change.append(self.table_changed)

    async def run(self) -> None:
        """Wake all bots that owe a move at the start, and later those that another process left behind."""
        await self.wake_all()
        while True:
            await asyncio.sleep(FORGOTTEN_AFTER)
            try:
                async with self.store.engine.connect() as connection:
                    since = self.store.now() - FORGOTTEN_AFTER
                    forgotten = await db.tables_waiting_for_bots(connection, since)
            except DATABASE_ERRORS:
                continue
            for table_id in forgotten:
                # A table that cannot be loaded is reported to the next client that asks for it.
                with suppress(*DATABASE_ERRORS, Refused):
                    await self.store.get(table_id)
                    await self.table_changed(table_id)

    async def wake_all(self) -> None:
        """Wake the bots that owed a move when the server went down."""
        while True:
            try:
                async with self.store.engine.connect() as connection:
                    waiting = await db.tables_with_bots(connection)
                break
            except DATABASE_ERRORS:
                await asyncio.sleep(AGAIN_AFTER)
        for table_id in waiting:
            await self.table_changed(table_id)

    async def table_changed(self, table_id: str) -> None:
        """Start every bot that owes a move at this table. Never raises, as the change is already made."""
        try:
            table = await self.store.get(table_id)
        except Refused as why:
            self.log.warning("bots-refused", table=table_id, refusal=why.refusal.key)
            return
        except DATABASE_ERRORS:
            self._retry_later(table_id)
            return
        if not _is_going_on(table) or all(seat.bot is None for seat in table.seats):
            return
        for seat in table.to_act():
            key = (table_id, seat)
            if table.seats[seat].bot is not None and key not in self.playing:
                self.playing[key] = asyncio.create_task(self._play(table_id, seat))

    def _retry_later(self, table_id: str) -> None:
        async def later() -> None:
            await asyncio.sleep(AGAIN_AFTER)
            await self.table_changed(table_id)

        task = asyncio.create_task(later())
        self.retries.add(task)
        task.add_done_callback(self.retries.discard)

    async def stop(self) -> None:
        self.store.on_change.remove(self.table_changed)
        tasks = [*self.playing.values(), *self.retries]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bot_pool.stop()

    async def _play(self, table_id: str, seat: Seat) -> None:
        """Make the moves of one bot until it owes none."""
        try:
            while await self._decide_once(table_id, seat):
                pass
        except Exception as error:
            self.log.error("bot-stopped", table=table_id, seat=seat, error=error)
        finally:
            # No `await` since the last check, so a later change of the table starts a new task for this seat.
            self.playing.pop((table_id, seat), None)

    async def _decide_once(self, table_id: str, seat: Seat) -> bool:
        """Make one decision; return whether there may be another."""
        try:
            table = await self.store.get(table_id)
            bot = table.seats[seat].bot
            if not _is_going_on(table) or bot is None or seat not in table.to_act():
                return False
            assert table.session is not None
            seen, view = table.seqs[seat], table.session.view(seat)
            moves = await self._decide(table.row.game, bot, view, table_id)
            await self._submit(table_id, seat, seen, moves)
        except Refused as why:
            if why.refusal.key not in OVERTAKEN:
                self.log.warning("bot-refused", table=table_id, seat=seat, refusal=why.refusal.key)
                await asyncio.sleep(0.2)
        except DATABASE_ERRORS:
            await asyncio.sleep(AGAIN_AFTER)
        else:
            self.metrics.moves.labels("bot").inc()
        return True

    async def _submit(self, table_id: str, seat: Seat, seen: int, moves: list[Move]) -> None:
        """Submit the whole run, or only its first move where the bot guessed wrong what that would reveal."""
        try:
            await commands.command_of_bot(self.store, table_id, seat, seen, moves)
        except Refused as why:
            if len(moves) == 1 or why.refusal.key in OVERTAKEN:
                raise
            await commands.command_of_bot(self.store, table_id, seat, seen, moves[:1])

    async def _decide(self, game: str, bot: str, view: View, table_id: str) -> list[int]:
        rng = Random()
        job = Job(game, bot, rng.getrandbits(63), msgspec.Raw(msgspec.json.encode(view)))
        try:
            with self.metrics.bot_seconds.labels(bot).time():
                return (await self.bot_pool.ask(job)).moves
        except BotFailed as failure:
            self.metrics.bot_failed.labels(bot, failure.how).inc()
            self.log.error("bot-failed", table=table_id, game=game, bot=bot, how=failure.how)
            return [rng.choice(view.legal)]
