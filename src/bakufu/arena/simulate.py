"""Simulation: many whole games at full speed, at random or by bots, on one core or many.

Game number n of a seed has its own generators, derived from (seed, n): the same numbers give the same games
however they are divided into tasks, and any game can be played again alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from time import perf_counter
from typing import Any

import msgspec

from bakufu.arena.crash import crashed
from bakufu.arena.game_run import save_crashed_game
from bakufu.arena.parent import end_with_parent
from bakufu.arena.tournament import Tournament
from bakufu.bots.answer import answer_or_fail
from bakufu.bots.custom import load_bot
from bakufu.bots.registry import RANDOM
from bakufu.engine import registry
from bakufu.engine.game import Game, Outcome
from bakufu.engine.playing import Position, play_at_random, play_out

CHUNKS_PER_JOB = 16  # so that the jobs end together and the progress bar moves


class Tally(msgspec.Struct):
    """The totals of some games. A shared victory counts in equal parts for its winners."""

    games: int
    decisions: int
    shared: int
    wins: list[Fraction]
    scores: list[int]
    bot_games: dict[str, int]  # how many seats each bot has played
    bot_wins: dict[str, Fraction]
    bot_scores: dict[str, int]

    @classmethod
    def empty(cls, tournament: Tournament) -> Tally:
        names = list(dict.fromkeys(tournament.line_up))
        return cls(
            games=0,
            decisions=0,
            shared=0,
            wins=[Fraction(0)] * tournament.players,
            scores=[0] * tournament.players,
            bot_games=dict.fromkeys(names, 0),
            bot_wins=dict.fromkeys(names, Fraction(0)),
            bot_scores=dict.fromkeys(names, 0),
        )

    def add(self, seats: Sequence[str], decisions: int, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += decisions
        self.shared += len(outcome.winners) > 1
        for seat, name in enumerate(seats):
            won = Fraction(seat in outcome.winners, len(outcome.winners))
            self.wins[seat] += won
            self.scores[seat] += outcome.scores[seat]
            self.bot_games[name] += 1
            self.bot_wins[name] += won
            self.bot_scores[name] += outcome.scores[seat]

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        for name in self.bot_games:
            self.bot_games[name] += other.bot_games[name]
            self.bot_wins[name] += other.bot_wins[name]
            self.bot_scores[name] += other.bot_scores[name]


def play(game: Game[Any], tournament: Tournament, number: int) -> tuple[int, Outcome]:
    """Play one game to its end; return the number of decisions, and the outcome."""
    chance, rng = tournament.generators(number)
    seats = tournament.seats(number)
    position = Position.new(game, tournament.players, tournament.options, chance)
    if all(name == RANDOM for name in seats):
        return play_at_random(position, rng), position.outcome()
    bots = [load_bot(name, tournament.game) for name in seats]
    number_of_decisions = play_out(
        position, lambda seat, view: answer_or_fail(seats[seat], bots[seat], view, rng)
    )
    return number_of_decisions, position.outcome()


def play_chunk(tournament: Tournament, first: int, after: int, crash_folder: str = ".") -> Tally:
    """One task: play the games `first` to `after - 1`."""
    game = registry.game(tournament.game)
    tally = Tally.empty(tournament)
    for number in range(first, after):
        try:
            decisions, outcome = play(game, tournament, number)
        except Exception as problem:
            raise crashed(
                number, problem, save_crashed_game(game, tournament, number, 0, crash_folder)
            ) from problem
        tally.add(tournament.seats(number), decisions, outcome)
    return tally


def chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, -(-games // (jobs * CHUNKS_PER_JOB)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


def simulate(
    tournament: Tournament, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> tuple[Tally, float]:
    """Play this many games; return their totals and the elapsed seconds. Calls `progress` with games done."""
    tally = Tally.empty(tournament)
    start = perf_counter()
    if jobs == 1:
        for first, after in chunks(games, jobs):
            tally.merge(play_chunk(tournament, first, after))
            progress(after - first)
        return tally, perf_counter() - start
    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        tasks = [pool.submit(play_chunk, tournament, first, after) for first, after in chunks(games, jobs)]
        try:
            for task in tasks:
                done = task.result()
                tally.merge(done)
                progress(done.games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return tally, perf_counter() - start
