"""Build hook of the wheel: make the web client if it is missing and Node is there.

The built client is in the repository (docs/decisions/0013), so this does nothing in a usual checkout.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if (root / "src/bakufu/web/static/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None or not (root / "web/package.json").exists():
            raise RuntimeError("the web client is not built, and there is no Node to build it with: make web")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)
