"""A tournament on Ray in which workers are killed on the way: every game must be there, and none twice.

    python tools/ray_deaths.py --games 10000 --jobs 2 --kill 5000

plays random bots on a Ray of its own, kills the first worker it finds after so many games, and compares some
of them with the same games played without Ray. The exit code is 1 when anything is missing, double or other,
and 3 when Ray does not start.
"""

from __future__ import annotations

import argparse
import os
import signal
from collections import Counter
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from bakufu.arena.game_run import GameResult, play_to_the_end
from bakufu.arena.journal import GAMES, Journal
from bakufu.arena.on_ray import play_all_on_ray, play_batch
from bakufu.arena.tournament import Tournament, new_tournament
from bakufu.engine import registry
from bakufu.engine.errors import Refused

NOT_STARTED = 3


def ray_workers() -> list[int]:
    """The processes that play a batch for this one: workers of a Ray that it began."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                title = (folder / "cmdline").read_bytes().split(b"\0")[0].decode()
            except (OSError, UnicodeDecodeError):
                continue
            if title == f"ray::{play_batch.__name__}" and os.getpid() in _ancestors(int(folder.name)):
                found.append(int(folder.name))
    return sorted(found)


def _ancestors(process: int) -> list[int]:
    found = []
    while process > 1:
        try:
            stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
        except OSError:
            break
        process = int(stat.rpartition(")")[2].split()[1])
        found.append(process)
    return found


def without_times(played: GameResult) -> GameResult:
    return msgspec.structs.replace(played, seconds=[], slowest=[])


def play(tournament: Tournament, games: int, jobs: int, kills: list[int], folder: Path) -> list[int]:
    """Play into a journal; the processes that were killed, each after so many games."""
    due = sorted(kills)
    killed: list[int] = []

    def done(game: GameResult) -> None:
        journal.add(game)
        if due and len(journal.played) >= due[0] and (workers := ray_workers()):
            due.pop(0)
            os.kill(workers[0], signal.SIGKILL)
            killed.append(workers[0])

    with closing(Journal(folder, tournament)) as journal:
        play_all_on_ray(tournament, range(games), jobs, done, str(folder))
    return killed


def written(folder: Path) -> list[GameResult]:
    """Every line of the journal, as it was written: a game that came twice is there twice."""
    lines = (folder / GAMES).read_bytes().splitlines()[1:]
    return [msgspec.json.decode(line, type=GameResult) for line in lines]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kill", type=int, nargs="*", default=[5000], help="after how many games")
    parser.add_argument(
        "--compare", type=int, default=1000, help="how many games are played again without Ray"
    )
    arguments = parser.parse_args()
    tournament = new_tournament("shogun", 3, {"setup": "fixed"}, ["random"], seed=1)
    began = perf_counter()
    with TemporaryDirectory() as name:
        try:
            killed = play(tournament, arguments.games, arguments.jobs, arguments.kill, Path(name))
        except Refused as why:
            print(why)
            return NOT_STARTED
        games = written(Path(name))
    seconds = perf_counter() - began
    counts = Counter(game.number for game in games)
    lost = [number for number in range(arguments.games) if not counts[number]]
    twice = [number for number, count in counts.items() if count > 1]
    faults = [fault for game in games for fault in game.faults]
    rules = registry.game(tournament.game)
    step = max(1, len(games) // max(1, arguments.compare))
    other = [
        game.number
        for game in games[::step]
        if without_times(game) != without_times(play_to_the_end(rules, tournament, game.number))
    ]
    print(f"{len(games)} games in {seconds:.0f} s on {arguments.jobs} workers, {len(killed)} of them killed")
    print(f"lost {len(lost)}, twice {len(twice)}, faults {len(faults)}, other than without Ray {len(other)}")
    wrong = lost or twice or faults or other or len(killed) != len(arguments.kill)
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
