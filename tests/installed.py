"""The example `examples/dojo`, installed beside Bakufu into a virtual environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "dojo"
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"
NO_NETWORK = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]


class Installed(NamedTuple):
    """A virtual environment: its Python, and the variables that its programs are started with."""

    python: str
    environment: dict[str, str]


def install(folder: Path, package: Path = EXAMPLE) -> Installed:
    """A new virtual environment with the wheels of Bakufu and of a game in it, installed by pip.

    The locked dependencies come from the environment of the tests, after its own packages, so no network is
    needed; what is installed there for editing is not seen, as `.pth` files work only where they lie.
    """
    home = folder / "venv"
    venv.create(home, with_pip=False, symlinks=sys.platform != "win32")
    python = str(home / PROGRAMS / "python")
    hidden = ("PYTHONPATH", "PYTHONHOME")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", "COLUMNS": "100"}
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
    (packages / "locked.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    wheels = [str(build(ROOT, folder / "bakufu")), str(build(package, folder / "game"))]
    pip = [python, "-m", "pip", "install", *NO_NETWORK, "--ignore-installed", *wheels]
    subprocess.run(pip, cwd=folder, env=environment, check=True, capture_output=True)
    return Installed(python, environment)


def build(package: Path, folder: Path) -> Path:
    """The wheel of a package."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=package, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel
