"""Who lacks a package of the extra is told which one, and how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest

# An interpreter in which a package is not installed, as far as it can tell.
WITHOUT = """
import importlib, sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == sys.argv[1]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
importlib.import_module(sys.argv[2])
"""


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("numpy", "bakufu.envs.aec"),
        ("numpy", "bakufu.envs.features"),
        ("numpy", "bakufu.envs.seat"),
        ("numpy", "bakufu.envs.spiel"),
        ("numpy", "bakufu.envs.vector"),
        ("gymnasium", "bakufu.envs.seat"),
        ("pettingzoo", "bakufu.envs.aec"),
        ("pyspiel", "bakufu.envs.spiel"),
    ],
)
def test_a_missing_package_is_named_with_the_extra_that_brings_it(package: str, module: str) -> None:
    command = [sys.executable, "-c", WITHOUT, package, module]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1 and last.startswith("ModuleNotFoundError: this environment needs the package")
    assert f"package {package}, which is not installed" in last
    assert 'pip install "bakufu[envs]"' in last
