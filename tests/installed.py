"""The example `examples/dojo`, built as a package and installed into a folder."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "dojo"


def install(folder: Path, package: Path = EXAMPLE) -> dict[str, str]:
    """Build the package, unpack it into this folder, and give back the environment in which it is installed.

    A wheel is an archive of what an installer puts into site-packages, with the entry points; so neither a
    network nor an installer is needed.
    """
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    subprocess.run(command, cwd=package, check=True, capture_output=True)
    [wheel] = (folder / "dist").glob("*.whl")
    site = folder / "site-packages"
    zipfile.ZipFile(wheel).extractall(site)
    path = os.pathsep.join([str(site), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", "COLUMNS": "100"}
