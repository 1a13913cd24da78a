"""How fast Bakufu is, beside catanatron and OpenSpiel in the same run.

Machines swing by a factor of two from one second to the next, so nothing here is measured once. Every
subject lives in a process of its own and they take turns in short slices; a slice counts CPU time, and a
ratio compares slices of the same turn. What is shown is the median over all turns, with the middle 80 %.

    python -m benchmarks.run [--turns 21] [--slice 0.25] [--games 4000] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bakufu.engine import registry
from tools.game_data import all_variants

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
YARDSTICK = "catanatron"
WIDTH = 118  # the table needs so much, also in a log file
COMPILED_SUFFIX = " (compiled)"
SIM_GAMES = 12_000  # of a run of `bakufu sim`, for a slice of a second
YOUNG = 200  # so many games has a process played that counts as fresh
OTHER_MOST = 1.5  # a decision of another game against one of the default game
PEERS = {
    YARDSTICK: "catanatron",
    "OpenSpiel backgammon": "open_spiel:backgammon",
    "OpenSpiel gin rummy": "open_spiel:gin_rummy",
}

Figures = dict[str, float]


def own_name(game: str, variant: str = "") -> str:
    return f"Bakufu {game.title()}" + (f", {variant}" if variant else "")


def in_order() -> list[str]:
    """The games that are installed, the default one first."""
    return sorted(registry.games(), key=lambda game: (game != registry.default_game(), game))


OWN = {  # what is measured of Bakufu, from source and compiled
    own_name(game, variant.name): f"bakufu:{game}:{json.dumps(variant.options)}"
    for game in in_order()
    for variant in all_variants(game)
}


class Process:
    """A subject in its own process, which measures when it is told to."""

    def __init__(self, subject: str, package: Path | None = None) -> None:
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(package or "")}
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "benchmarks" / "worker.py"), subject],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.version = str(json.loads(self._line())["version"])

    def ask(self, command: str, amount: float) -> Figures:
        self.tell(command, amount)
        return self.answer()

    def tell(self, command: str, amount: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command} {amount}\n")
        self.process.stdin.flush()

    def answer(self) -> Figures:
        figures: Figures = json.loads(self._line())
        return figures

    def microseconds(self, command: str, seconds: float) -> float:
        figures = self.ask(command, seconds)
        return 1e6 * figures["seconds"] / figures["count"]

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a benchmark process ended early; its message is above")
        return line

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def spread(values: list[float]) -> Figures:
    """The median and the middle 80 %."""
    ordered = sorted(values)
    tenth = len(ordered) // 10
    return {"median": median(ordered), "low": ordered[tenth], "high": ordered[-1 - tenth]}


def measure(
    subjects: dict[str, Process], turns: Iterable[int], seconds: float
) -> dict[str, dict[str, list[float]]]:
    """By subject: microseconds per decision and per copy, turn by turn."""
    rows: dict[str, dict[str, list[float]]] = {name: {"play": [], "copy": []} for name in subjects}
    for _ in turns:
        for command, share in (("play", 1.0), ("copy", 0.3)):
            for name, process in subjects.items():
                rows[name][command].append(process.microseconds(command, seconds * share))
    return rows


def times_faster(slow: list[float], fast: list[float]) -> Figures:
    return spread([a / b for a, b in zip(slow, fast, strict=True)])


def summary(rows: dict[str, dict[str, list[float]]]) -> dict[str, Any]:
    result: dict[str, Any] = {"subjects": {}}
    for name, row in rows.items():
        result["subjects"][name] = {
            "us_per_decision": spread(row["play"]),
            "us_per_copy": spread(row["copy"]),
            "times_faster_play": times_faster(rows[YARDSTICK]["play"], row["play"]),
            "times_faster_copy": times_faster(rows[YARDSTICK]["copy"], row["copy"]),
        }
    result["compiled_over_source"] = {
        name: {
            command: times_faster(rows[name][command], rows[name + COMPILED_SUFFIX][command])
            for command in ("play", "copy")
        }
        for name in OWN
        if name + COMPILED_SUFFIX in rows
    }
    first, *others = in_order()
    result["over_the_default_game"] = {
        own_name(game) + (kind or " (source)"): times_faster(
            rows[own_name(game) + kind]["play"], rows[own_name(first) + kind]["play"]
        )
        for game in others
        for kind in ("", COMPILED_SUFFIX)
        if own_name(game) + kind in rows and own_name(first) + kind in rows
    }
    return result


def ageing(start: Callable[[], Process], games: int) -> dict[str, Any]:
    """Does a game cost more after thousands of games? A fresh and an old process take turns."""
    slices, games_a_slice = 40, 60  # shorter slices would measure how soon a process wakes up
    old = start()
    young_memory = old.ask("games", YOUNG)["mib"]
    old.ask("others", games)
    fresh = start()
    fresh.ask("games", YOUNG)
    first: list[float] = []
    last: list[float] = []
    for turn in range(slices):
        order = ((fresh, first), (old, last))
        for process, into in order if turn % 2 else reversed(order):
            into.append(process.ask("games", games_a_slice)["seconds"] / games_a_slice * 1e3)
    old_memory = old.ask("games", 1)["mib"]
    fresh.close()
    old.close()
    return {
        "games": games,
        "ms_per_game_of_a_fresh_process": spread(first),
        "ms_per_game_of_an_old_process": spread(last),
        "old_over_fresh": times_faster(last, first),
        "mib_after_200": young_memory,
        "mib_at_the_end": old_memory,
    }


def cores(start: Callable[[], Process], turns: int, seconds: float) -> dict[str, Any]:
    """Games a second of one process alone and of two at the same time, in turns, by the clock on the wall."""
    pair = [start(), start()]
    alone: list[float] = []
    both: list[float] = []
    for turn in range(turns):
        one = pair[turn % 2].ask("wall", seconds)
        alone.append(one["count"] / one["seconds"])
        for process in pair:
            process.tell("wall", seconds)
        both.append(sum(two["count"] / two["seconds"] for two in [process.answer() for process in pair]))
    for process in pair:
        process.close()
    return {
        "games_a_second_alone": spread(alone),
        "games_a_second_of_two": spread(both),
        "two_over_one": times_faster(both, alone),
    }


def simulation(package: Path, turns: int, games: int) -> dict[str, Any]:
    """The same by the command that people use: `bakufu sim` with one job and with two."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(package)}
    seconds: dict[int, list[float]] = {1: [], 2: []}
    for turn in range(turns):
        for jobs, into in seconds.items():
            words = (
                f"-m bakufu sim {registry.default_game()} --games {games} --seed {turn} --jobs {jobs} --json"
            )
            done = subprocess.run(
                [sys.executable, *words.split()], env=environment, capture_output=True, check=True
            )
            into.append(float(json.loads(done.stdout)["seconds"]))
    return {
        "games_a_second_alone": spread([games / taken for taken in seconds[1]]),
        "games_a_second_of_two": spread([games / taken for taken in seconds[2]]),
        "two_over_one": times_faster(seconds[1], seconds[2]),
    }


def environments(turns: int, seconds: float) -> dict[str, Any]:
    """Microseconds a decision with observation and mask: one game at a time, and many in one call."""
    found = {}
    for game in in_order():
        pair = [Process(f"{way}:{game}", ROOT / "src") for way in ("one_by_one", "many_at_once")]
        rows: list[list[float]] = [[], []]
        for _ in range(turns):
            for process, row in zip(pair, rows, strict=True):
                row.append(process.microseconds("play", seconds))
        for process in pair:
            process.close()
        found[game] = {
            "us_one_by_one": spread(rows[0]),
            "us_many_at_once": spread(rows[1]),
            "times_faster": times_faster(rows[0], rows[1]),
        }
    return found


# -- what is shown -------------------------------------------------------------------------------------


def _span(figures: Figures, digits: int) -> str:
    middle, low, high = (f"{figures[name]:.{digits}f}" for name in ("median", "low", "high"))
    return f"{middle} [dim]({low}-{high})[/dim]"


def show(console: Console, result: dict[str, Any]) -> None:
    table = Table(title="Random play and copies, CPU time: median (middle 80 %)", title_justify="left")
    table.add_column("game")
    table.add_column("version")
    for heading in ("µs a decision", "x catanatron", "µs a copy", "x catanatron"):
        table.add_column(heading, justify="right")
    for name, row in result["subjects"].items():
        table.add_row(
            name,
            result["versions"][name],
            _span(row["us_per_decision"], 2),
            _span(row["times_faster_play"], 1),
            _span(row["us_per_copy"], 2),
            _span(row["times_faster_copy"], 1),
        )
    console.print(table)
    for name, ratio in result["compiled_over_source"].items():
        play, copy = _span(ratio["play"], 2), _span(ratio["copy"], 2)
        console.print(f"{name}, compiled against source: x {play} a decision, x {copy} a copy")
    for name, figures in result["over_the_default_game"].items():
        console.print(f"a decision of {name} against one of the default game: x {_span(figures, 2)}")
    for name, pair in result["cores"].items():
        console.print(
            f"whole games of {name} a second: {_span(pair['games_a_second_alone'], 1)} in one process, "
            f"{_span(pair['games_a_second_of_two'], 1)} in two: x {_span(pair['two_over_one'], 2)}"
        )
    for game, way in result["environments"].items():
        console.print(
            f"environment of {game}, µs a decision: {_span(way['us_one_by_one'], 0)} one game at a time, "
            f"{_span(way['us_many_at_once'], 0)} many in one call: x {_span(way['times_faster'], 2)}"
        )
    age = result["ageing"]
    young, old = age["mib_after_200"], age["mib_at_the_end"]
    console.print(
        f"a game after {age['games']} others against one in a fresh process: "
        f"x {_span(age['old_over_fresh'], 2)}"
    )
    console.print(f"most memory: {young:.1f} MiB after 200 games, {old:.1f} MiB at the end")
    console.print(
        "[dim]goals: source 5 x catanatron a decision, 20 x a copy; compiled 2.5 x source and 20 x "
        f"catanatron a decision; another game at most {OTHER_MOST} x the default one; "
        "two processes near twice one; no game dearer than the first[/dim]"
    )


def compiled_copy(console: Console) -> Path | None:
    """The compiled build of the source as it is now; None, with the reason shown, where there can be none."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--if-needed"]
    with console.status("compiling the hot modules (about a minute, once)"):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        console.print(done.stderr.strip(), style="yellow")
        return None
    return COMPILED


def _subjects(compiled: Path | None) -> dict[str, Process]:
    """All that take turns. A game that is not among the compiled ones is measured from source alone."""
    subjects = {}
    for name, subject in OWN.items():
        subjects[name] = Process(subject, ROOT / "src")
        if compiled is not None:
            process = Process(subject, compiled)
            if process.version == "source":
                process.close()
            else:
                subjects[name + COMPILED_SUFFIX] = process
    return subjects | {name: Process(subject) for name, subject in PEERS.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=21, help="how often each subject has its turn")
    parser.add_argument("--slice", type=float, default=0.25, help="CPU seconds of a slice of play")
    parser.add_argument("--games", type=int, default=4000, help="games that an old process has played")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    arguments = parser.parse_args()
    console = Console(stderr=arguments.json, highlight=False)
    console.width = max(console.width, WIDTH)
    for package in ("catanatron", "pyspiel"):
        if find_spec(package) is None:
            console.print(f"{package} is not installed here: `make bench` installs what this needs.")
            return 2
    compiled = compiled_copy(console)
    subjects = _subjects(compiled)
    turns = track(range(arguments.turns), "taking turns", console=console, transient=True)
    result = summary(measure(subjects, turns, arguments.slice))
    result["versions"] = {name: process.version for name, process in subjects.items()}
    result["python"] = sys.version.split()[0]
    for process in subjects.values():
        process.close()
    fastest, first = compiled or ROOT / "src", registry.default_game()
    with console.status("one process against two"):
        result["cores"] = {  # the peer tells what two processes can bring on this machine at all
            name: cores(start, arguments.turns, 4 * arguments.slice)
            for name, start in {
                own_name(first): lambda: Process(OWN[own_name(first)], fastest),
                YARDSTICK: lambda: Process(PEERS[YARDSTICK]),
            }.items()
        }
        played = int(SIM_GAMES * arguments.slice)
        result["cores"][f"`bakufu sim {first}`"] = simulation(fastest, max(3, arguments.turns // 2), played)
    with console.status("environments"):
        result["environments"] = environments(max(3, arguments.turns // 3), arguments.slice)
    with console.status(f"playing {arguments.games} games to see whether they get slower"):
        result["ageing"] = ageing(lambda: Process(OWN[own_name(first)], fastest), arguments.games)
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        show(console, result)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
