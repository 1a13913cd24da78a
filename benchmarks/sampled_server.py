"""Sampling profiler around `bakufu serve`: every few milliseconds of CPU time it notes what runs.

    python benchmarks/sampled_server.py OUTPUT serve --port 8000 …

At the end OUTPUT holds the share of each part as JSON. A sample for which the main thread has not worked
belongs to the thread that writes to SQLite.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from bakufu.cli.main import run

EVERY = 0.002  # seconds of CPU time

# The innermost frame that matches one of these says what is being done: (end of the file's name, function).
PARTS: tuple[tuple[str, str, str], ...] = (
    ("engine/session.py", "_views", "views"),
    ("engine/session.py", "can_undo", "undo barrier"),
    ("engine/record.py", "digest_of", "digest of the position"),
    ("engine/session.py", "apply_run", "rules"),
    ("server/tables/broadcast.py", "", "encode and share updates"),
    ("server/tables/table.py", "update_for", "encode and share updates"),
    ("server/tables/table.py", "", "table in memory"),
    ("server/tables/store.py", "", "table in memory"),
    ("server/tables/commands.py", "", "table in memory"),
    ("server/storage/writes.py", "", "store"),
    ("server/storage/rows.py", "", "store"),
    ("server/storage/notify.py", "", "follow other processes"),
    ("asyncpg/", "", "store"),
    ("sqlalchemy/", "", "store"),
    ("server/http/websocket.py", "", "sockets and event loop"),
    ("server/http/runner.py", "", "sockets and event loop"),
    ("uvicorn/", "", "sockets and event loop"),
    ("websockets/", "", "sockets and event loop"),
    ("starlette/", "", "sockets and event loop"),
    ("prometheus_client/", "", "metrics"),
)
LOOP = "sockets and event loop"


def part_of(frame: FrameType | None) -> str:
    while frame is not None:
        code = frame.f_code
        for file, function, part in PARTS:
            if function in ("", code.co_name) and file in code.co_filename:
                return part
        frame = frame.f_back
    return LOOP


def main(output: str, arguments: list[str]) -> int:
    counts: Counter[str] = Counter()
    started, worked = False, time.thread_time()

    def look(number: int, frame: FrameType | None) -> None:
        nonlocal worked
        before, worked = worked, time.thread_time()
        counts[part_of(frame) if worked - before > EVERY / 2 else "store"] += 1

    def begin(number: int, frame: FrameType | None) -> None:
        """SIGUSR1: from now on; again: until now."""
        nonlocal started
        signal.setitimer(signal.ITIMER_PROF, *((0.0, 0.0) if started else (EVERY, EVERY)))
        started = not started

    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGUSR1, begin)
    code = run(arguments)
    total = sum(counts.values()) or 1
    shares = {part: round(100 * count / total, 1) for part, count in counts.most_common()}
    Path(output).write_text(json.dumps(shares))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
