"""Whole games played by asking a bot for advice and accepting it at every decision, over HTTP.

    python -m tools.advice_walks --games 20

Every piece of advice must be played as it was given. The table at the end counts games, pieces of advice,
refusals and moves for each game, number of players, set of options and bot; the refusals follow in words.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import httpx

from bakufu.bots.registry import advisers
from bakufu.engine import registry
from bakufu.server import logs
from tests.server.running import RemoteTable, Running, http_client, running, sqlite
from tools.game_data import all_variants, game_data

ACCEPTED_MOST = 20_000  # pieces of advice; a game that takes more has lost its way


class Walk(NamedTuple):
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bot: str
    number: int = 0

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game}/{self.players}{options} {self.bot}"


@dataclass
class Walked:
    """What came of a walk, or of several."""

    games: int = 0
    accepted: int = 0
    moves: int = 0
    runs: int = 0  # pieces of advice with more than one move
    seconds: float = 0.0
    refused: list[str] = field(default_factory=list)  # in words, with the advice

    def add(self, other: Walked) -> None:
        self.games += other.games
        self.accepted += other.accepted
        self.moves += other.moves
        self.runs += other.runs
        self.seconds += other.seconds
        self.refused += other.refused


def walks(games: int, bots: list[str], only: str = "", short: bool = False) -> Iterator[Walk]:
    """Every registered game that has a bot to ask, with every number of players and each of its variants."""
    for game_id in registry.games():
        known = registry.game(game_id)
        if not advisers(game_id) or only not in ("", game_id):
            continue
        for players in range(known.min_players, known.max_players + 1):
            for variant in all_variants(game_id):
                options = {**variant.options, **(game_data(game_id).short if short else {})}
                for bot in bots or advisers(game_id):
                    for number in range(games):
                        yield Walk(game_id, players, tuple(options.items()), bot, number)


@asynccontextmanager
async def patient(database: str, at_once: int = 1) -> AsyncIterator[Running]:
    """A server, and a client that opens a connection for each call.

    On a busy machine an idle connection is closed just when it is used again.
    """
    async with running(database, bot_processes=at_once) as server:
        await server.http.aclose()
        limits = httpx.Limits(max_keepalive_connections=0)
        server.http = http_client(server.url, limits=limits)
        yield server


async def walk(server: Running, wanted: Walk) -> Walked:
    """One whole game: whoever owes a move asks and does what it is told."""
    table = await server.table(game=wanted.game, players=wanted.players, options=dict(wanted.options))
    done, began = Walked(games=1), time.perf_counter()
    while done.accepted < ACCEPTED_MOST:
        update = await table.view()
        if update["table"]["status"] == "over":
            done.seconds = time.perf_counter() - began
            return done
        await _accept(table, update["view"]["to_act"][0], wanted, done)
    raise AssertionError(f"{wanted}: no end after {done.accepted} pieces of advice")


async def _accept(table: RemoteTable, seat: int, wanted: Walk, done: Walked) -> None:
    """Where advice is refused the walk goes on with its first move, to count the refusals of a whole game."""
    advice = await table.advice(seat, bot=wanted.bot)
    moves = [one["move"] for one in advice["moves"]]
    try:
        await table.move(seat, moves, advice["seq"])
    except AssertionError as refused:
        told = "; ".join(one["words"] for one in advice["moves"])
        done.refused.append(f"{wanted}, after {done.accepted}: {told}: {refused}")
        del moves[1:]
        await table.move(seat, moves, advice["seq"])
    done.accepted += 1
    done.moves += len(moves)
    done.runs += len(moves) > 1


async def walk_all(database: str, wanted: list[Walk], at_once: int) -> dict[str, Walked]:
    """Several games at a time; the sums of each kind of table."""
    found: dict[str, Walked] = {}
    todo = iter(wanted)

    async def worker(server: Running) -> None:
        for one in todo:
            found.setdefault(str(one), Walked()).add(await walk(server, one))
            print(one, one.number, len(found[str(one)].refused), file=sys.stderr, flush=True)

    async with patient(database, at_once) as server, asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(worker(server))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--bots", default="", help="names of bots, with commas; all that can be asked")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--short", action="store_true", help="options with which a game is soon over")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time")
    parser.add_argument("--part", default="1/1", help="2/8: the second eighth of them all")
    asked = parser.parse_args()
    bots = [bot for bot in asked.bots.split(",") if bot]
    part, parts = map(int, asked.part.split("/"))
    wanted = list(walks(asked.games, bots, asked.game, asked.short))[part - 1 :: parts]
    logs.configure("error")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(walk_all(sqlite(Path(folder)), wanted, asked.jobs))
    print("| table and bot | games | advice | refused | moves | runs of several | seconds a game |")
    print("|---|---|---|---|---|---|---|")
    for name, one in found.items():
        counts = (one.games, one.accepted, len(one.refused), one.moves, one.runs)
        print(f"| {name} | {' | '.join(map(str, counts))} | {one.seconds / one.games:.1f} |")
    refused = [words for one in found.values() for words in one.refused]
    print(*refused, sep="\n")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
