"""Fuzzing: random games with everything checked after each move: crashes, dead ends and broken invariants.

    python tools/fuzz.py --games 100000 [--game ikusa] [--seed 1] [--jobs 2] [--seconds 60] [--compiled]

So many games of every game that is installed, unless one is named. Every player count, board, set-up, option
and tower model has its turn. What goes wrong is written to `fuzz-failures/` as a record that `bakufu replay`
opens. Game n of a seed is always the same game.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.fair import Recording
from bakufu.engine.game import Game
from bakufu.engine.options import complete
from bakufu.engine.playing import turns
from bakufu.engine.record import Record, RecordedMove, read_record, save_record, write_record
from bakufu.engine.replay import verify
from bakufu.engine.session import Session
from bakufu.engine.views import viewers

ROOT = Path(__file__).parent.parent
FAILURES = "fuzz-failures"
MOVES_MOST = 12_000  # no game is longer: Shogun takes up to 1200 moves, 30 rounds of Ikusa a few thousand
SECONDS_MOST = 60  # for one game: a longer one hangs
PIECE = 20  # games that a process takes at once
SPOT = 1 / 250  # share of the positions that are looked at closely
AT_TABLE = 1 / 50  # share of the games that are played at a table, with moves taken back
COUNTED = ("board", "setup", "variant")  # options by which the games are counted at the end
# How the players choose: any legal move, or often the first or the last of the list, which leads to extremes.
STYLES = ("any", "any", "first", "last", "ends")


class Wrong(Exception):
    """Something that must not be."""


class Plan(msgspec.Struct, frozen=True):
    """Game n of a seed: what is played, and how."""

    game: str
    seed: int
    number: int
    players: int
    options: dict[str, str]
    style: str
    at_table: bool

    def chance(self) -> Seeded:
        return Seeded(Random(f"{self.seed}/{self.number}/chance").randrange(2**63))

    def choices(self) -> Random:
        return Random(f"{self.seed}/{self.number}/choices")


class Failure(msgspec.Struct, frozen=True):
    plan: Plan
    moves: int
    problem: str
    trace: str
    path: str


class Report(msgspec.Struct):
    """What some games came to."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    tables: int = 0
    undone: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[Failure] = []

    def add(self, other: Report) -> None:
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.tables += other.tables
        self.undone += other.undone
        self.kinds += other.kinds
        self.failures = [*self.failures, *other.failures]


# -- what is played ------------------------------------------------------------------------------------


def plan_of(game: Game[Any], seed: int, number: int) -> Plan:
    """Player counts take turns."""
    rng = Random(f"{seed}/{number}/plan")
    players = game.min_players + number % (game.max_players - game.min_players + 1)
    options = mixture(game, players, rng)
    at_table = rng.random() < AT_TABLE
    return Plan(game.id, seed, number, players, options, rng.choice(STYLES), at_table)


def mixture(game: Game[Any], players: int, rng: Random) -> dict[str, str]:
    """Options at random: each takes any value that goes together with those before it, in any order."""
    given: dict[str, str] = {}
    order = list(game.options)
    rng.shuffle(order)
    for option in sorted(order, key=lambda option: option.after is not None):
        wish = {**given, option.name: rng.choice(option.values)}
        try:
            complete(game, players, wish)
        except Refused:
            continue
        given = wish
    return complete(game, players, given)


def choose(legal: list[int], style: str, rng: Random) -> int:
    if style != "any" and rng.random() < 0.5:
        first = style == "first" or (style == "ends" and rng.random() < 0.5)
        return legal[0] if first else legal[-1]
    return legal[int(rng.random() * len(legal))]


def play(game: Game[Any], plan: Plan, moves: list[tuple[int, int]], check_share: float = SPOT) -> Any:
    """One game to its end; `moves` grows as it goes, so that a crash leaves the way to it."""
    rng, chance = plan.choices(), plan.chance()
    state = game.new(plan.players, plan.options, chance)

    def to_act() -> list[int]:
        check(game, state)
        if rng.random() < check_share:
            look_closely(game, state, rng)
        return game.to_act(state)

    for seat in turns(to_act, lambda acting: acting[int(rng.random() * len(acting))]):
        legal = game.legal(state, seat)
        if not legal:
            raise Wrong(f"dead end: seat {seat} owes a move and has none")
        if len(moves) == MOVES_MOST:
            raise Wrong(f"the game is not over after {MOVES_MOST} moves")
        move = choose(legal, plan.style, rng)
        moves.append((seat, move))
        game.apply(state, seat, move, chance)
    check_end(game, state, plan.players)
    return state


def play_at_table(game: Game[Any], plan: Plan, moves: list[tuple[int, int]]) -> int:
    """The same through a session, with moves taken back now and then; the record must hold at the end."""
    rng = plan.choices()
    session = Session.start(game, plan.players, plan.options, _names(plan), plan.chance())
    undone = 0
    for seat in turns(session.to_act, rng.choice):
        check(game, session.state)
        move = choose(game.legal(session.state, seat), plan.style, rng)
        moves.append((seat, move))
        session.apply_run(seat, move)
        if rng.random() < 0.05:
            undone += take_back(session, rng.randrange(plan.players))
            moves[:] = [(made.seat, game.moves.encode(made.move)) for made in session.moves]
    check_end(game, session.state, plan.players)
    record = session.record()
    if not verify(record).final or write_record(read_record(write_record(record))) != write_record(record):
        raise Wrong("the record does not replay")
    return undone


def take_back(session: Session, seat: int) -> bool:
    """Take back a move and make it again: the same position must come of it."""
    if session.can_undo(seat) is not None:
        return False
    before = session.state.copy()
    move = next(made.move for made in reversed(session.moves) if made.seat == seat)
    session.undo(seat)
    check(session.game, session.state)
    if seat not in session.to_act():
        raise Wrong(f"seat {seat} took back a move and owes none")
    session.apply_run(seat, move)
    if session.state != before:
        raise Wrong(f"taking back {move} and making it again changes the position")
    return True


# -- what is checked -----------------------------------------------------------------------------------


def check(game: Game[Any], state: Any) -> None:
    """After every move."""
    faults = game.broken_invariants(state)
    if faults:
        raise Wrong("; ".join(faults))
    if bool(game.to_act(state)) != (game.outcome(state) is None):
        raise Wrong("somebody acts exactly while the game is not over")


def look_closely(game: Game[Any], state: Any, rng: Random) -> None:
    """At some positions: moves and refusals, the notation, views and resampling."""
    if state.copy() != state:
        raise Wrong("a copy differs")
    text = game.write(state)
    again = game.read(text)
    if again != state or game.write(again) != text:
        raise Wrong("the notation does not round-trip")
    check_copy(game, state, again, rng)
    kinds = [kind.base for kind in game.moves.kinds]
    for seat in game.to_act(state):
        legal = game.legal(state, seat)
        if legal != sorted(set(legal)):
            raise Wrong("legal moves are not in ascending order")
        any_moves = [rng.choice(kinds) + rng.randrange(200) for _ in range(40)]
        for move in [*rng.sample(legal, min(10, len(legal))), *any_moves]:
            check_answer(
                game, state, seat, move, move in legal or move in game.out_of_turn_moves(state, seat)
            )
    for viewer in viewers(game.view(state, None).players):
        check_view(game, state, viewer, rng)


def check_copy(game: Game[Any], state: Any, same: Any, rng: Random) -> None:
    """Whatever is played with a copy, the position stays as it was. `same` shares nothing with it."""
    copy, chance = state.copy(), Seeded(rng.randrange(2**63))
    for seat in islice(turns(lambda: game.to_act(copy), rng.choice), 30):
        legal = game.legal(copy, seat)
        if not legal:
            raise Wrong(f"dead end ahead: seat {seat} will owe a move and have none")
        game.apply(copy, seat, rng.choice(legal), chance)
    if state != same:
        raise Wrong("playing with a copy changes the position")


def check_answer(game: Game[Any], state: Any, seat: int, move: int, legal: bool) -> None:
    refusal = game.why_not(state, seat, move)
    if (refusal is None) != legal:
        raise Wrong(f"move {move} of seat {seat} is legal: {legal}, but why_not says {refusal}")
    if refusal is not None and (
        not refusal.key or (not refusal.rule and refusal.key != "move-unknown-number")
    ):
        raise Wrong(f"the refusal {refusal} of move {move} names no rule")
    if legal and game.moves.encode(game.moves.decode(move)) != move:
        raise Wrong(f"move {move} does not survive its JSON form")


def check_view(game: Game[Any], state: Any, viewer: int | None, rng: Random) -> None:
    view = game.view(state, viewer)
    twin = game.resample(view, rng)
    if msgspec.json.encode(game.view(twin, viewer)) != msgspec.json.encode(view):
        raise Wrong(f"a resampled state looks different to {viewer}")
    if faults := game.broken_invariants(twin):
        raise Wrong(f"resampled for {viewer}: {'; '.join(faults)}")


def check_end(game: Game[Any], state: Any, players: int) -> None:
    outcome = game.outcome(state)
    if outcome is None or len(outcome.scores) != players or not outcome.winners:
        raise Wrong(f"the game ended with {outcome}")
    best = max(outcome.scores)
    if any(outcome.scores[seat] != best for seat in outcome.winners) or min(outcome.scores) < 0:
        raise Wrong(f"the wrong seats have won: {outcome}")


# -- what goes wrong -----------------------------------------------------------------------------------


def record_of(game: Game[Any], plan: Plan, moves: Sequence[tuple[int, int]]) -> Record:
    """The game again, with everything written down; its last move may be the one that breaks it."""
    chance = Recording(plan.chance())
    chance.begin(0)
    state = game.new(plan.players, plan.options, chance)
    setup_draws = chance.outcomes()
    made: list[RecordedMove] = []
    for number, (seat, move) in enumerate(moves, 1):
        chance.begin(number)
        try:
            game.apply(state, seat, move, chance)
        except Exception:
            if number < len(moves):
                raise
        made.append(RecordedMove(seat, game.moves.decode(move), chance.outcomes()))
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        players=plan.players,
        options=plan.options,
        seats=_names(plan),
        setup_draws=setup_draws,
        moves=made,
        final=None,
    )


def failure(
    game: Game[Any], plan: Plan, moves: list[tuple[int, int]], error: BaseException, folder: str
) -> Failure:
    """Write down what went wrong; the set-up itself may be what breaks, then there is no record."""
    problem = str(error) if isinstance(error, Wrong) else f"{type(error).__name__}: {error}"
    trace = "".join(traceback.format_exception(error))
    path = Path(folder) / f"{plan.game}-{plan.seed}-{plan.number}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".txt").write_text(f"{problem}\n\n{plan}\n\n{trace}", encoding="utf-8")
    try:
        save_record(record_of(game, plan, moves), path)
    except Exception as again:
        return Failure(plan, len(moves), f"{problem} (no record: {again!r})", trace, "")
    return Failure(plan, len(moves), problem, trace, str(path))


def _names(plan: Plan) -> list[str]:
    return [f"fuzz {seat + 1}" for seat in range(plan.players)]


# -- many games ----------------------------------------------------------------------------------------


def run_one(game: Game[Any], plan: Plan, report: Report, folder: str) -> None:
    moves: list[tuple[int, int]] = []
    try:
        with deadline(SECONDS_MOST):
            if plan.at_table:
                report.tables += 1
                report.undone += play_at_table(game, plan, moves)
            else:
                play(game, plan, moves)
    except Exception as error:
        report.failures = [*report.failures, failure(game, plan, moves, error, folder)]
    report.games += 1
    report.moves += len(moves)
    report.longest = max(report.longest, len(moves))
    words = [str(plan.options[name]) for name in COUNTED if name in plan.options]
    report.kinds[", ".join([f"{plan.players} players", *words])] += 1
    if "modules" in plan.options:
        report.kinds[f"the modules {plan.options['modules']}"] += 1


def run_piece(name: str, seed: int, numbers: Sequence[int], folder: str) -> Report:
    game = registry.game(name)
    report = Report()
    for number in numbers:
        run_one(game, plan_of(game, seed, number), report, folder)
    return report


class deadline:  # noqa: N801 - reads as a word
    """Within so many seconds, where the system can tell; a game that hangs is a failure like any other.

    Seconds of the processor: that others keep it busy is no fault of the game.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds if hasattr(signal, "setitimer") else 0

    def __enter__(self) -> None:
        if self.seconds:
            self.before = signal.signal(signal.SIGPROF, self.ring)
            self.left = signal.setitimer(signal.ITIMER_PROF, self.seconds)

    def __exit__(self, *error: object) -> None:
        if self.seconds:
            signal.setitimer(signal.ITIMER_PROF, *self.left)
            signal.signal(signal.SIGPROF, self.before)

    def ring(self, number: int, frame: FrameType | None) -> None:
        raise Wrong(f"the game hangs: it has taken {self.seconds} seconds of the processor")


def pieces(games: int) -> Iterator[list[int]]:
    for first in count(0, PIECE):
        if first >= games:
            return
        yield list(range(first, min(first + PIECE, games)))


def run(
    name: str,
    games: int,
    seed: int,
    jobs: int,
    seconds: float | None = None,
    folder: str = FAILURES,
    progress: Progress | None = None,
) -> Report:
    """Games on all cores, until all are played, the time is over, or ten have failed."""
    report, todo = Report(), pieces(games)
    ends = time.monotonic() + seconds if seconds else float("inf")
    task = progress.add_task("fuzz", total=games) if progress else None
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Report]] = set()
        while True:
            while len(running) < 2 * jobs and time.monotonic() < ends and len(report.failures) < 10:
                numbers = next(todo, None)
                if numbers is None:
                    break
                running.add(pool.submit(run_piece, name, seed, numbers, folder))
            if not running:
                return report
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                report.add(future.result())
            if progress is not None and task is not None:
                progress.update(task, completed=report.games)


def main(arguments: Sequence[str] | None = None) -> int:
    given = arguments_of(arguments)
    if given.compiled and "BAKUFU_COMPILED" not in os.environ:
        _again_compiled()
    chosen = [given.game] if given.game else registry.games()
    seconds = given.seconds / len(chosen) if given.seconds else None
    return max([fuzz(game, given.games, given.seed, given.jobs, seconds) for game in chosen])


def fuzz(game: str, games: int, seed: int, jobs: int, most_seconds: float | None) -> int:
    """The games of one kind, with a report; the exit code."""
    console = Console(stderr=True)
    started = time.monotonic()
    if console.is_terminal:
        bar = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*bar, console=console) as progress:
            report = run(game, games, seed, jobs, most_seconds, progress=progress)
    else:
        report = run(game, games, seed, jobs, most_seconds)
    seconds = time.monotonic() - started
    for failed in report.failures:
        print(f"game {failed.plan.number} of seed {failed.plan.seed}, move {failed.moves}: {failed.problem}")
        if failed.path:
            print(f"  bakufu replay {failed.path}")
    for kind, number in sorted(report.kinds.items()):
        print(f"  {number:>7} games with {kind}")
    print(
        f"{game}: {report.games} games, {report.moves} moves (longest {report.longest}),"
        f" {report.tables} at a table with {report.undone} moves taken back, {len(report.failures)} failures;"
        f" {seconds:.0f} s, {report.games / seconds:.1f} games/s"
    )
    return 1 if report.failures else 0


def arguments_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games with everything checked after each move.")
    parser.add_argument("--game", choices=registry.games(), help="only this one; otherwise all, in turn")
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=None, help="begin no game after so many seconds")
    parser.add_argument("--compiled", action="store_true", help="with the modules under build/compiled")
    return parser.parse_args(arguments)


def _again_compiled() -> NoReturn:
    """The compiled modules must come first on the path before anything is imported: start anew."""
    folder = ROOT / "build" / "compiled"
    if not folder.is_dir():
        sys.exit("there is no build/compiled: run `make compile` first")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ.update(PYTHONPATH=os.pathsep.join(paths), BAKUFU_COMPILED="1")
    os.execv(sys.executable, [sys.executable, *sys.argv])


if __name__ == "__main__":
    sys.exit(main())
