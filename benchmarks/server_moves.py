"""What a move costs at the server's heart: microseconds and SQL statements, without sockets.

    python benchmarks/server_moves.py                                   SQLite in a temporary file
    python benchmarks/server_moves.py --db postgresql://user@host/name  an empty database

Whole games of random moves, one after the other, each move a command of its own; then some tables at once.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
import time
from random import Random
from typing import Any

from bakufu.bots import registry as bots
from bakufu.server.protocol import CreateTable, JoinTable, Moves
from bakufu.server.storage import db
from bakufu.server.tables import commands, lobby
from bakufu.server.tables.store import TableStore

PLAYERS = 4


async def play_game(store: TableStore, seed: int, pace: str) -> int:
    """A whole game of random moves; how many there were."""
    rng = Random(seed)
    created = await lobby.create(store, CreateTable(game="shogun", players=PLAYERS, pace=pace))
    table = created.table.id
    tokens = [(await lobby.join(store, table, JoinTable(name=f"P{n}"))).token for n in range(PLAYERS)]
    await lobby.start(store, table, created.host_token)
    moves = 0
    while True:
        loaded = await store.get(table)
        if loaded.status != "playing" or loaded.session is None:
            return moves
        seat = rng.choice(loaded.to_act())
        move = rng.choice(loaded.session.game.legal(loaded.session.state, seat))
        command = Moves(id=f"c{moves}", seen=loaded.seqs[seat], moves=[move])
        await commands.command(store, table, tokens[seat], command)
        moves += 1


async def measure(url: str, games: int, at_once: int, pace: str, profile: bool) -> None:
    engine = db.open_engine(url)
    await db.upgrade(engine)
    store = TableStore(engine, bots.bots)
    await play_game(store, 0, pace)  # everything is loaded and compiled
    statements, transactions = _counted(store)
    profiler = cProfile.Profile()
    wall, cpu, moves = time.perf_counter(), time.process_time(), 0
    if profile:
        profiler.enable()
    for seed in range(games):
        moves += await play_game(store, seed, pace)
    if profile:
        profiler.disable()
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(
        f"{engine.dialect.name}, pace {pace}: {moves} moves in {games} games, one after the other: "
        f"{wall / moves * 1e6:.0f} µs a move ({cpu / moves * 1e6:.0f} of them CPU here), "
        f"{sum(statements) / moves:.2f} writes and {len(transactions) / moves:.2f} transactions a move"
    )
    if profile:
        pstats.Stats(profiler).sort_stats("cumulative").print_stats(60)
        return
    transactions.clear()
    wall = time.perf_counter()
    moves = sum(await asyncio.gather(*(play_game(store, seed, pace) for seed in range(at_once))))
    wall = time.perf_counter() - wall
    print(
        f"  {at_once} tables at once: {moves} moves, {moves / wall:.0f} moves/s, "
        f"{len(transactions) / moves:.2f} transactions a move"
    )
    table = store.cached_ids()[0]
    store.forget_all()
    wall = time.perf_counter()
    loaded = await store.get(table)
    print(f"  a table of {loaded.seq} entries loaded in {(time.perf_counter() - wall) * 1e3:.1f} ms")
    await store.close()


def _counted(store: TableStore) -> tuple[list[int], list[int]]:
    """How many writes each command has, and how many commands each transaction, from now on."""
    run = store.writer._driver.run
    writes: list[int] = []
    transactions: list[int] = []

    async def counting(batches: Any, sender: str | None) -> list[bool]:
        writes.extend(len(batch.writes) for batch in batches)
        transactions.append(len(batches))
        return await run(batches, sender)

    store.writer._driver.run = counting  # type: ignore[method-assign]
    return writes, transactions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--db", help="address of an empty database (default: SQLite in a temporary file)")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--pace", default="none")
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = given.db or f"sqlite:///{folder}/bakufu.db"
        asyncio.run(measure(url, given.games, given.at_once, given.pace, given.profile))


if __name__ == "__main__":
    main()
