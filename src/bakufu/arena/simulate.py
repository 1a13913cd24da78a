"""Whole games, as fast as they go: at random or by bots, on one core or on many.

Game number n of a seed has its own generators, derived from (seed, n): the same numbers give the same games
however they are cut into pieces, and any game can be played again alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from bakufu.arena.crash import crash_record, crashed, save_crash
from bakufu.arena.parent import end_with_parent
from bakufu.bots.answer import answer_of
from bakufu.bots.own import any_bot
from bakufu.bots.registry import RANDOM
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.game import Game, Outcome
from bakufu.engine.options import complete

PIECES_PER_JOB = 16  # so that the jobs end together and a progress bar moves


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: the table, the bots by seat, and the seed. `options` are complete."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    rotate: bool = False  # game n seats the bots n places further on
    crash_folder: str = "."

    def seats(self, number: int) -> list[str]:
        """The bots by seat in game `number`."""
        shift = number % self.players if self.rotate else 0
        return [self.bots[(seat + shift) % self.players] for seat in range(self.players)]


class Tally(msgspec.Struct):
    """The sum of some games. A shared victory counts as an equal part for each of its winners."""

    games: int
    decisions: int
    shared: int
    wins: list[Fraction]
    scores: list[int]
    bot_games: dict[str, int]  # seats that a bot has played
    bot_wins: dict[str, Fraction]
    bot_scores: dict[str, int]

    @classmethod
    def empty(cls, match: Match) -> Tally:
        names = list(dict.fromkeys(match.bots))
        return cls(
            games=0,
            decisions=0,
            shared=0,
            wins=[Fraction(0)] * match.players,
            scores=[0] * match.players,
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


def new_match(
    game_id: str,
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str] = (),
    seed: int = 0,
    rotate: bool = False,
    crash_folder: str = ".",
) -> Match:
    """A checked match. Without bots everybody plays at random; one bot plays all seats."""
    game = registry.game(game_id)
    complete_options = complete(game, players, options)
    names = list(bots) or [RANDOM]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Refused("bots-wrong-number", given=len(names), players=players)
    for name in names:
        any_bot(name, game_id)
    return Match(
        game=game_id,
        players=players,
        options=complete_options,
        bots=names,
        seed=seed,
        rotate=rotate,
        crash_folder=crash_folder,
    )


def generators(match: Match, number: int) -> tuple[Seeded, Random]:
    """The chance of a game and the generator of its players."""
    digest = sha256(f"bakufu-sim/{match.seed}/{number}".encode()).digest()
    return Seeded(int.from_bytes(digest[:8], "big")), Random(int.from_bytes(digest[8:16], "big"))


def play(game: Game[Any], match: Match, number: int) -> tuple[int, Outcome]:
    """One game to its end: the number of decisions, and the outcome."""
    chance, rng = generators(match, number)
    seats = match.seats(number)
    if all(name == RANDOM for name in seats):
        return _play_at_random(game, match, chance, rng)
    bots = [any_bot(name, match.game) for name in seats]
    state = game.new(match.players, match.options, chance)
    decisions = 0
    while acting := game.to_act(state):
        seat = acting[0]
        move = answer_of(seats[seat], bots[seat], game.view(state, seat), rng)
        game.apply(state, seat, move, chance)
        decisions += 1
    return decisions, _ended(game.outcome(state))


def _play_at_random(game: Game[Any], match: Match, chance: Seeded, rng: Random) -> tuple[int, Outcome]:
    """The same game that random bots would play, without making a view for each move."""
    state = game.new(match.players, match.options, chance)
    to_act, legal, apply, random = game.to_act, game.legal, game.apply, rng.random
    decisions = 0
    while acting := to_act(state):
        seat = acting[0]
        moves = legal(state, seat)
        apply(state, seat, moves[int(random() * len(moves))], chance)
        decisions += 1
    return decisions, _ended(game.outcome(state))


def _ended(outcome: Outcome | None) -> Outcome:
    assert outcome is not None, "nobody owes a move, but the game is not over"
    return outcome


def play_piece(match: Match, first: int, after: int) -> Tally:
    """The games `first` to `after - 1`; the work of one task."""
    game = registry.game(match.game)
    tally = Tally.empty(match)
    for number in range(first, after):
        try:
            decisions, outcome = play(game, match, number)
        except Exception as problem:
            raise crashed(number, problem, _save_crash(game, match, number)) from problem
        tally.add(match.seats(number), decisions, outcome)
    return tally


def _save_crash(game: Game[Any], match: Match, number: int) -> str | None:
    chance, rng = generators(match, number)
    record = crash_record(game, match.players, match.options, match.seats(number), chance, rng)
    name = f"{match.game}-{match.players}p-seed{match.seed}-game{number}"
    return save_crash(record, match.crash_folder, name)


def pieces(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, -(-games // (jobs * PIECES_PER_JOB)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


def simulate(
    match: Match, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> tuple[Tally, float]:
    """All games of a match: their sum, and the seconds that passed. `progress` hears of games done."""
    tally = Tally.empty(match)
    start = perf_counter()
    if jobs == 1:
        for first, after in pieces(games, jobs):
            tally.merge(play_piece(match, first, after))
            progress(after - first)
        return tally, perf_counter() - start
    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        tasks = [pool.submit(play_piece, match, first, after) for first, after in pieces(games, jobs)]
        try:
            for task in tasks:
                done = task.result()
                tally.merge(done)
                progress(done.games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return tally, perf_counter() - start
