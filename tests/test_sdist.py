"""The source package can be unpacked and tested by whoever builds packages of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MEBIBYTES_MOST = 5

pytestmark = pytest.mark.timeout(1200)  # all tests are collected, on a machine that may be busy

# Among them tests that read what lies outside the package: documents, pictures, tools and examples.
SAMPLE = (
    "test_readme.py",
    "test_wheel.py",
    "test_chance.py",
    "test_vector.py",
    "test_board_picture.py",
    "test_break_rules.py",
    "test_an_outside_bot_plays_a_fair_game_to_the_end",
)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who downloads the source package and unpacks it."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [package] = folder.glob("*.tar.gz")
    assert package.stat().st_size < MEBIBYTES_MOST * 2**20
    with tarfile.open(package) as archive:
        archive.extractall(folder, filter="data")
    [found] = (path for path in folder.iterdir() if path.is_dir())
    return found


def test_every_test_of_the_source_package_can_be_collected_and_a_sample_passes(unpacked: Path) -> None:
    """In one process: to import all tests takes longer than to run the sample."""
    # Plain assertions: every module is new here, and to rewrite them all takes longer than to import them.
    options = ("-q", "-n", "0", "--assert", "plain", "-p", "no:cacheprovider", "-p", "no:randomly")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "-rA", "-k", " or ".join(SAMPLE)],
        cwd=unpacked,
        env={**os.environ, "PYTHONPATH": str(unpacked / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    missing = [name for name in SAMPLE if not re.search(rf"PASSED .*{re.escape(name)}", done.stdout)]
    assert not missing, "nothing of these was run"


def test_the_source_package_has_all_but_the_screenshots(unpacked: Path) -> None:
    names = {path.name for path in ROOT.iterdir()} - {".git", ".github"}
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()}
    there = {path.name for path in unpacked.iterdir()}
    kept = {name for name in names - ignored if not any(Path(name).match(pattern) for pattern in ignored)}
    assert kept <= there, sorted(kept - there)
    assert not (unpacked / "docs" / "screenshots").exists()
    assert (unpacked / "docs" / "environments.md").exists()
    assert not (unpacked / "web" / "node_modules").exists() and (unpacked / "web" / "src").exists()
