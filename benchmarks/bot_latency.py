"""How long a bot takes to answer while many tables are played: the 95th percentile, level by level.

    python -m benchmarks.bot_latency
    python -m benchmarks.bot_latency --games shogun --levels hard --modules none --seconds 60 --compiled

For each level a server of its own runs on loopback, kept to two cores, with 20 tables at which only bots of
this level sit: nobody ever stops to think, so the bots' processes are never idle and this is the worst case.
The server's own clock is read from its metrics: from the moment at which a bot is asked to its answer, its
waiting for a process included. The goal is 1.5 s for 95 of 100 answers.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bakufu.bots.registry import bots
from bakufu.engine import registry
from tools.game_data import game_data

ROOT = Path(__file__).resolve().parent.parent
GOAL = 1.5  # seconds
WARM_UP = 3.0  # seconds, in which the processes start
_SAMPLE = re.compile(r'bakufu_bot_seconds_bucket\{bot="(?P<bot>[^"]+)",le="(?P<most>[^"]+)"\} (?P<count>\S+)')
_FAILED = re.compile(r"bakufu_bot_failed_total\{[^}]*\} (\S+)")


@contextmanager
def server(folder: str, cores: int, processes: int, compiled: bool) -> Iterator[str]:
    """The address of a server that may use so many cores."""
    environment = dict(os.environ)
    if compiled:
        environment["PYTHONPATH"] = str(ROOT / "build" / "compiled")
    command = [sys.executable, "-m", "bakufu", "serve", "--port", "0", "--db", f"sqlite:///{folder}/bots.db"]
    command += ["--bot-processes", str(processes), "--limits", "0", "--log", "error"]
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, allowed)  # inherited
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    os.sched_setaffinity(0, before)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http")).rstrip("/.")
    finally:
        running.terminate()
        running.wait(30)


def call(address: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    if not token:
        del headers["authorization"]
    request = urllib.request.Request(address + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def fill(address: str, game: str, level: str, options: dict[str, str], tables: int, players: int) -> None:
    """So many tables of bots, all started."""
    seats = [{"kind": "bot", "bot": level}] * players
    for _ in range(tables):
        made = call(
            address,
            "POST",
            "/api/tables",
            {"game": game, "players": players, "seats": seats, "options": options},
        )
        call(address, "POST", f"/api/tables/{made['table']['id']}/start", {}, made["host_token"])


def counted(address: str) -> tuple[dict[float, float], float]:
    """By number of seconds: the answers that took no longer. And how many did not come."""
    with urllib.request.urlopen(address + "/metrics", timeout=60) as answer:
        text = answer.read().decode()
    found: dict[float, float] = {}
    for sample in _SAMPLE.finditer(text):
        most = float(sample["most"].replace("+Inf", "inf"))
        found[most] = found.get(most, 0.0) + float(sample["count"])
    return found, sum(float(failed) for failed in _FAILED.findall(text))


def percentile(counts: dict[float, float], part: float) -> float:
    """Between the bounds of the histogram by parts, as Prometheus does."""
    total = counts[float("inf")]
    below, least = 0.0, 0.0
    for most in sorted(counts):
        if counts[most] >= part * total:
            if most == float("inf"):
                return least
            within = counts[most] - below
            return least + (most - least) * ((part * total - below) / within if within else 1.0)
        below, least = counts[most], most
    return least


def measure(game: str, level: str, modules: str, wish: argparse.Namespace) -> dict[str, Any]:
    # Without a draft: a run is over before its quick decisions are, and planning is what takes time.
    options = dict(game_data(game).soon)
    if modules:
        options["modules"] = modules
    with (
        tempfile.TemporaryDirectory() as folder,
        server(folder, wish.cores, wish.processes, wish.compiled) as address,
    ):
        fill(address, game, level, options, wish.tables, wish.players)
        time.sleep(WARM_UP)
        before, failed_before = counted(address)
        time.sleep(wish.seconds)
        after, failed = counted(address)
    counts = {most: after[most] - before.get(most, 0.0) for most in after}
    answers = counts.get(float("inf"), 0.0)
    return {
        "game": game,
        "level": level,
        "modules": modules or "-",
        "answers": int(answers),
        "p50": round(percentile(counts, 0.5), 3) if answers else None,
        "p95": round(percentile(counts, 0.95), 3) if answers else None,
        "within": round(100 * counts.get(GOAL, 0.0) / answers, 1) if answers else None,
        "failed": int(failed - failed_before),
    }


def sets_of_modules(game: str, wished: str | None) -> list[str]:
    """Those that are asked for, or those of the game's variants; only the bare game where it has none."""
    known = [
        "none",
        *(one.options["modules"] for one in game_data(game).variants if "modules" in one.options),
    ]
    return wished.split(";") if wished and len(known) > 1 else known


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(registry.games()))
    parser.add_argument("--levels", help="all of the game's when not given")
    parser.add_argument("--modules", help="sets of modules, by ;, where a game has any; none and all")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--processes", type=int, default=1, help="in which bots think")
    parser.add_argument("--compiled", action="store_true", help="with the rules of build/compiled")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    table = Table(title=f"{wish.tables} tables of bots on {wish.cores} cores, {wish.seconds:g} s each")
    for column in ("game", "level", "modules", "answers", "p50 s", "p95 s", f"% in {GOAL} s", "failed"):
        table.add_column(column)
    found = []
    for game in wish.games.split(","):
        sets = sets_of_modules(game, wish.modules)
        for level in wish.levels.split(",") if wish.levels else bots(game):
            for modules in sets:
                row = measure(game, level, "" if modules == "none" else modules, wish)
                found.append(row)
                table.add_row(*(str(value) for value in row.values()))
    if wish.json:
        print(json.dumps(found, indent=2))
    else:
        Console().print(table)


if __name__ == "__main__":
    main()
