"""`bakufu sim`: simulates many games and reports speed, wins and scores."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bakufu.arena.simulate import Tally, simulate
from bakufu.arena.tournament import ROTATED, Tournament, new_simulation
from bakufu.cli.arguments import WHOLE, at_least, pairs
from bakufu.cli.language import use_language
from bakufu.cli.terminal import console as plain_console
from bakufu.i18n import Words


def sim(
    game: str,
    *,
    players: Annotated[int, WHOLE] = 4,
    games: Annotated[int, WHOLE] = 100,
    seed: Annotated[int, WHOLE] = 0,
    option: tuple[str, ...] = (),
    bots: str = "",
    rotate: bool = False,
    jobs: Annotated[int, WHOLE] = 1,
    json: bool = False,
    lang: str = "en",
) -> None:
    """Play many whole games at random, or with bots, and report the totals.

    A shared victory counts in equal parts for its winners, so that all wins add up to the number of games.
    The same seed gives the same games, whatever the number of jobs.

    Parameters
    ----------
    game
        The game, such as `shogun`.
    players
        Seats at the table.
    games
        How many games.
    seed
        The number from which all games are derived.
    option
        An option of the table, NAME=VALUE; may be repeated. `bakufu games` lists them.
    bots
        The bots by seat, such as `normal,random,random,random`; one name plays all seats. A bot of your
        own is `module:function`.
    rotate
        Seat the bots one place further on in each game.
    jobs
        Processes that play at the same time.
    json
        Print one JSON object and nothing else.
    lang
        The language: en, nl or zh.
    """
    words = use_language(lang, game)
    names = [name.strip() for name in bots.split(",")] if bots.strip() else []
    tournament = new_simulation(game, players, dict(pairs("--option", option)), names, seed, rotate)
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    with progress_bar(words, games) as advance:
        tally, seconds = simulate(tournament, games, jobs, advance)
    if json:
        print(json_text.dumps(report(tournament, tally, seconds, jobs)))
    else:
        _print(words, tournament, tally, seconds)


def report(tournament: Tournament, tally: Tally, seconds: float, jobs: int) -> dict[str, object]:
    """The JSON object. Lists are by seat."""
    return {
        "game": tournament.game,
        "players": tournament.players,
        "options": tournament.options,
        "seed": tournament.seed,
        "jobs": jobs,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "us_per_decision": round(seconds / tally.decisions * 1e6, 3),
        "wins": [_number(float(won)) for won in tally.wins],
        "shared_victories": tally.shared,
        "mean_scores": [round(score / tally.games, 3) for score in tally.scores],
        "seats": tournament.line_up,
        "rotate": tournament.seating == ROTATED,
        "by_bot": {
            name: {
                "seats": seats,
                "wins": _number(float(tally.bot_wins[name])),
                "mean_score": round(tally.bot_scores[name] / seats, 3),
            }
            for name, seats in tally.bot_games.items()
        },
    }


def _number(value: float) -> float | int:
    return int(value) if value.is_integer() else round(value, 6)


@contextmanager
def progress_bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(words.say("cli-sim-progress"), total=games)
        yield lambda done: progress.advance(task, done)


def _print(words: Words, tournament: Tournament, tally: Tally, seconds: float) -> None:
    console = plain_console()
    console.print(
        words.say(
            "cli-sim-head",
            game=tournament.game,
            players=tournament.players,
            games=tally.games,
            decisions=tally.decisions,
            time=f"{seconds:.2f}",
            micros=f"{seconds / tally.decisions * 1e6:.2f}",
            speed=f"{tally.games / seconds:.1f}",
            seed=tournament.seed,
        )
    )
    rotates = tournament.seating == ROTATED
    by_seat = [
        (f"{words.seat(seat)}", "" if rotates else tournament.line_up[seat], 1, won, score)
        for seat, (won, score) in enumerate(zip(tally.wins, tally.scores, strict=True))
    ]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("seat", "bot"):
        table.add_column(words.say(f"cli-sim-{key}"))
    for key in ("wins", "share", "score"):
        table.add_column(words.say(f"cli-sim-{key}"), justify="right")
    for name, bot, share, won, score in by_seat:
        seats = tally.games * share
        table.add_row(
            name, bot, f"{float(won):g}", f"{100 * float(won) / seats:.1f} %", f"{score / seats:.1f}"
        )
    if rotates:
        for name, seats in tally.bot_games.items():
            won, score = tally.bot_wins[name], tally.bot_scores[name]
            percent = f"{100 * float(won) / seats:.1f} %"
            table.add_row("", name, f"{float(won):g}", percent, f"{score / seats:.1f}")
    console.print(table)
    if tally.shared:
        console.print(words.say("cli-sim-shared", number=tally.shared))
