from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "run_parts.py"


def run(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, str(TOOL), *arguments], capture_output=True, text=True, check=False, timeout=600
    )
    return done.returncode, done.stdout


def test_a_red_part_keeps_no_other_from_running() -> None:
    code, output = run("--lane", "one=echo bad news; exit 3", "two=echo good news", "--lane", "three=true")
    assert code == 1
    assert "one: RED" in output and "bad news" in output
    assert "two: ok" in output and "good news" in output
    assert "three: ok" in output


def test_all_parts_green_are_green() -> None:
    code, output = run("--lane", "one=true", "--lane", "two=echo a=b")
    assert code == 0 and "RED" not in output and "a=b" in output


def test_lanes_run_side_by_side(tmp_path: Path) -> None:
    """Each waits for the other: one after the other they would wait for ever."""
    script = "touch $1; for i in $(seq 3000); do test -e $2 && exit 0; sleep 0.1; done; exit 1"
    (tmp_path / "meet.sh").write_text(script)
    meet = f"cd {tmp_path} && sh meet.sh"
    code, output = run("--lane", f"a={meet} a b", "--lane", f"b={meet} b a")
    assert code == 0, output
