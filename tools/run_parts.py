"""Run the parts of `make test` side by side: two lanes, one output for each part, one summary.

A lane is a list of parts that run one after the other; the lanes run at the same time. A part is
`name=command`, run by the shell. Its output is printed in one piece when it has ended. A red part keeps no
other from running; the exit code is 1 if any was red.

    python tools/run_parts.py --lane "types=mypy" "unit=pytest" --lane "browser=pytest tests/browser"
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass

LANE = "--lane"


@dataclass(frozen=True)
class Result:
    name: str
    code: int
    wall: float
    cpu: float


def lanes_of(arguments: list[str]) -> list[list[tuple[str, str]]]:
    lanes: list[list[tuple[str, str]]] = []
    for argument in arguments:
        if argument == LANE:
            lanes.append([])
        else:
            name, equals, command = argument.partition("=")
            if not equals or not lanes:
                raise SystemExit(__doc__)
            lanes[-1].append((name, command))
    return lanes


def run_part(name: str, command: str, printing: threading.Lock) -> Result:
    """Run one part and print what it said. The CPU time is that of its processes that were waited for."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, shell=True, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        code = process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.monotonic() - started
        with printing:
            output.seek(0)
            say(f"===== {name}: {'ok' if code == 0 else 'RED'} after {wall:.0f} s: {command}")
            sys.stdout.buffer.write(output.read())
            sys.stdout.flush()
    return Result(name, code, wall, usage.ru_utime + usage.ru_stime)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    results: list[Result] = []
    printing = threading.Lock()

    def run_lane(lane: list[tuple[str, str]]) -> None:
        for name, command in lane:
            with printing:
                say(f"===== {name}: started")
            results.append(run_part(name, command, printing))

    started = time.monotonic()
    threads = [threading.Thread(target=run_lane, args=(lane,)) for lane in lanes_of(arguments)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    say(f"\n{'part':<12}{'':>5}{'wall, s':>10}{'CPU, s':>10}")
    for result in results:
        colour = "ok" if result.code == 0 else "RED"
        say(f"{result.name:<12}{colour:>5}{result.wall:>10.0f}{result.cpu:>10.0f}")
    say(f"{'all':<17}{time.monotonic() - started:>10.0f}{sum(result.cpu for result in results):>10.0f}")
    return 1 if any(result.code for result in results) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
