"""What is built is what is needed to play."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_wheel_carries_every_file_of_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    [wheel] = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    needed = {
        file.relative_to(source).as_posix()
        for file in (source / "bakufu").rglob("*")
        if file.suffix in (".py", ".toml", ".json", ".md", ".ftl", ".typed") or file.name == "py.typed"
    }
    assert needed <= packed, sorted(needed - packed)
    assert {"bakufu/py.typed", "bakufu/games/shogun/data/rules.md"} <= packed
