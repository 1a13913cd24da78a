"""`bakufu arena`: tournaments of bots, with ratings and confidence bounds."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
from rich.table import Table

from bakufu.arena.game_run import DIED, LATE, GameResult
from bakufu.arena.journal import Journal
from bakufu.arena.on_ray import play_all_on_ray
from bakufu.arena.picture import percent, picture
from bakufu.arena.results import Measure, Results, SeatResult, results
from bakufu.arena.tournament import FORFEIT, LIMIT, Tournament, new_tournament
from bakufu.arena.workers import PlayAll, play_all
from bakufu.bots.answer import ILLEGAL, RAISED
from bakufu.cli.arguments import WHOLE, at_least, pairs
from bakufu.cli.language import use_language
from bakufu.cli.sim import progress_bar
from bakufu.cli.terminal import console as plain_console
from bakufu.engine.errors import Refused, safe_repr
from bakufu.i18n import Words

PROCESSES = "processes"
PLACES: dict[str, PlayAll] = {PROCESSES: play_all, "ray": play_all_on_ray}  # where a tournament can be played
COLUMNS = (
    "cli-arena-bot",
    "cli-arena-wins",
    "cli-arena-points",
    "cli-arena-rating",
    "cli-arena-time",
    "cli-arena-slowest",
)
FAULTS_SHOWN = 10  # faults that are listed; a bot may fail in every game
TRACEBACKS_SHOWN = 3  # different tracebacks that are shown
FAULT_WORDS = {
    RAISED: "cli-arena-fault-raised",
    ILLEGAL: "cli-arena-fault-illegal",
    LATE: "cli-arena-fault-late",
    DIED: "cli-arena-fault-died",
}


def arena(
    *,
    game: str,
    bots: str,
    games: Annotated[int, WHOLE] = 100,
    players: Annotated[int | None, WHOLE] = None,
    seed: Annotated[int, WHOLE] = 0,
    option: tuple[str, ...] = (),
    jobs: Annotated[int, WHOLE] = 1,
    on: str = PROCESSES,
    folder: Path | None = None,
    faults: str = FORFEIT,
    limit: float = LIMIT,
    json: bool = False,
    lang: str = "en",
) -> None:
    """Play a tournament of bots: every bot in every seat equally often.

    Shares of victories have 95 % bounds; ratings are OpenSkill's. With a folder the tournament can be stopped
    at any time and continues where it was; more games can be added later.

    Parameters
    ----------
    game
        The game, such as `shogun`.
    bots
        The bots, such as `normal,random`. The last one takes the remaining seats; when there are more bots
        than seats, all line-ups play in turn. A bot of your own is `module:function`.
    games
        How many games, including those of an earlier run in the same folder.
    players
        Seats at the table; without it one for each bot, as far as the game allows.
    seed
        The number from which all games are derived.
    option
        An option of the table, NAME=VALUE; may be repeated. `bakufu games` lists them.
    jobs
        Processes that play at the same time.
    on
        Where they run: as `processes` on this machine, or on `ray`: the cluster that RAY_ADDRESS names, or a
        new one on this machine.
    folder
        Where every game is written as soon as it is over, and the results as JSON and as a picture.
    faults
        When a bot raises, hangs or makes an illegal move: `forfeit` the game, or play it again (`replay`),
        three times at most.
    limit
        Seconds for one decision.
    json
        Print the results as one JSON object and nothing else.
    lang
        The language: en, nl or zh.
    """
    words = use_language(lang, game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    if on not in PLACES:
        raise Refused("arena-on-unknown", given=safe_repr(on), known=", ".join(PLACES))
    options = dict(pairs("--option", option))
    tournament = new_tournament(game, players, options, names, seed, faults, limit)
    journal = Journal(folder, tournament) if folder else None
    with closing(journal) if journal else nullcontext(), progress_bar(words, games) as advance:
        found = _play(tournament, games, jobs, PLACES[on], journal, advance, str(folder or "."))
    if folder:
        _save(found, folder)
    if json:
        print(json_text.dumps(msgspec.to_builtins(found)))  # ASCII only, whatever the encoding of the output
    else:
        _print(words, found)


def _play(
    tournament: Tournament,
    games: int,
    jobs: int,
    play_all: PlayAll,
    journal: Journal | None,
    advance: Callable[[int], None],
    crash_folder: str,
) -> Results:
    played = {} if journal is None else {n: game for n, game in journal.played.items() if n < games}
    advance(len(played))

    def done(game: GameResult) -> None:
        played[game.number] = game
        if journal is not None:
            journal.add(game)
        advance(1)

    missing = [number for number in range(games) if number not in played]
    play_all(tournament, missing, jobs, done, crash_folder)
    return results(tournament, list(played.values()))


def _save(found: Results, folder: Path) -> None:
    try:
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (folder / "results.json").write_bytes(text + b"\n")
        (folder / "results.svg").write_text(picture(found), encoding="utf-8")
    except OSError as problem:
        why = problem.strerror or "-"
        raise Refused("arena-folder", folder=safe_repr(str(folder)), problem=why) from problem


# -- output --------------------------------------------------------------------------------------------


def _print(words: Words, found: Results) -> None:
    console = plain_console()
    tournament = found.tournament
    console.print(
        words.say(
            "cli-arena-head",
            game=tournament.game,
            players=tournament.players,
            games=found.games,
            seed=tournament.seed,
            equal=f"{100 * found.equal:.1f}",
        )
    )
    console.print(_standings(words, found))
    console.print()
    console.print(_seats(words, found))
    if len(found.bots) > 1:
        console.print()
        console.print(words.say("cli-arena-crosstable"))
        console.print(_crosstable(words, found))
    for fault in found.faults[:FAULTS_SHOWN]:
        console.print(fault_words(words, fault.number, fault.bot, fault.what, fault.detail))
    if len(found.faults) > FAULTS_SHOWN:
        console.print(words.say("cli-arena-faults-more", more=len(found.faults) - FAULTS_SHOWN))
    traced = [fault for fault in found.faults if fault.traceback]
    for fault in traced[:TRACEBACKS_SHOWN]:
        console.print()
        console.print(words.say("cli-arena-traceback", number=fault.number, bot=fault.bot))
        console.print(fault.traceback)


def fault_words(words: Words, number: int, bot: str, what: str, detail: str) -> str:
    """What a bot did wrong in a game, in one sentence."""
    said = _said(words, FAULT_WORDS[what], detail=detail)
    return words.say("cli-arena-fault", number=number, bot=bot, what=said)


def _said(words: Words, key: str, **facts: str) -> str:
    return words.say(key, **facts)


def _standings(words: Words, found: Results) -> Table:
    table = _table(words, COLUMNS)
    for bot in found.bots:
        table.add_row(
            bot.bot,
            percent(bot.wins),
            _points(bot.points),
            f"{bot.rating.mu:.2f} ± {bot.rating.mu - bot.rating.low:.2f}",
            f"{1000 * bot.seconds:.1f} ms",
            f"{1000 * bot.slowest:.0f} ms",
        )
    return table


def _seats(words: Words, found: Results) -> Table:
    table = _table(words, COLUMNS[:1])
    for seat in range(found.tournament.players):
        table.add_column(words.seat(seat), justify="right")
    rows: list[tuple[str, list[SeatResult]]] = [(bot.bot, bot.by_seat) for bot in found.bots]
    for name, by_seat in [*rows, (words.say("cli-arena-all"), found.seats)]:
        cells = [
            f"{100 * s.wins.value:.1f} %  {s.points.value:.1f}" if s.wins.number else "" for s in by_seat
        ]
        table.add_row(name, *cells)
    return table


def _crosstable(words: Words, found: Results) -> Table:
    names = [bot.bot for bot in found.bots]
    table = _table(words, COLUMNS[:1])
    for name in names:
        table.add_column(name, justify="right")
    for one in names:
        cells = [percent(found.crosstable[one][other]) if one != other else "" for other in names]
        table.add_row(one, *cells)
    return table


def _table(words: Words, columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(_said(words, column), justify="right" if number else "left")
    return table


def _points(measure: Measure) -> str:
    if not measure.number:
        return "–"
    return f"{measure.value:.1f} ± {measure.value - measure.low:.1f}"
