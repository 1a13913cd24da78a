"""Run pytest; run what failed once more, alone, and say of each whether it fails there, too.

    python tools/second_look.py browser -n 3 tests/browser

The first argument names the run, the others are pytest's. The exit code is that of the first run: what
failed is red. The second look only says where to search: a test that passes alone has found a race, in the
test or in the product. Where more than `MOST` tests fail, it is no accident, and there is no second look.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

MOST = 8  # failures; where more tests fail, it is no accident
FAILED = 1  # pytest's exit code for tests that failed


def run(name: str, arguments: list[str], folder: Path = Path()) -> int:
    """The exit code of pytest in this folder, whatever the second look finds."""
    cache = folder.resolve() / "build" / "pytest" / name
    record = cache / "v" / "cache" / "lastfailed"
    record.unlink(missing_ok=True)

    def pytest(*given: str) -> int:
        command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={cache}", *given]
        return subprocess.run(command, check=False, cwd=folder).returncode

    code = pytest(*arguments)
    if code != FAILED or not record.exists():
        return code
    failed = sorted(json.loads(record.read_text(encoding="utf-8")))
    if not 0 < len(failed) <= MOST:
        return code
    print(f"\n{len(failed)} failed; once more, alone:", flush=True)
    # `-m ""`: chosen by name, whatever marks are left out of a usual run.
    pytest("-n", "0", "-m", "", *failed)
    again = sorted(json.loads(record.read_text(encoding="utf-8"))) if record.exists() else []
    for test in failed:
        print(f"{'FAILED TWICE' if test in again else 'failed once, passed alone'}: {test}", flush=True)
    return code


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(run(sys.argv[1], sys.argv[2:]))
