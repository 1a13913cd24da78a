"""Build a compiled copy of Bakufu: the hot modules through mypyc, everything else as it is.

The copy lies under build/compiled; `PYTHONPATH=build/compiled` before any command uses it. The same source
runs without it, so a missing compiler costs speed and nothing else.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bakufu"
TARGET = ROOT / "build" / "compiled"
MARK = "source.sha256"  # in the target: what it was compiled from

# What random play runs through. Structs of msgspec (events, errors, views) stay interpreted.
HOT = (
    "bots/clock.py",
    "bots/ikusa/answers.py",
    "bots/ikusa/assassin.py",
    "bots/ikusa/final.py",
    "bots/ikusa/fronts.py",
    "bots/ikusa/mind.py",
    "bots/ikusa/opening.py",
    "bots/ikusa/outlook.py",
    "bots/ikusa/planning.py",
    "bots/ikusa/search.py",
    "bots/ikusa/strength.py",
    "bots/ikusa/war.py",
    "bots/shogun/answers.py",
    "bots/shogun/boards.py",
    "bots/shogun/chambers.py",
    "bots/shogun/court.py",
    "bots/shogun/features.py",
    "bots/shogun/leaders.py",
    "bots/shogun/mind.py",
    "bots/shogun/outlook.py",
    "bots/shogun/regions.py",
    "bots/shogun/search.py",
    "bots/shogun/sheet.py",
    "engine/bits.py",
    "engine/chance.py",
    "games/ikusa/bodies.py",
    "games/ikusa/codes.py",
    "games/ikusa/flow.py",
    "games/ikusa/invariants.py",
    "games/ikusa/losses.py",
    "games/ikusa/meta.py",
    "games/ikusa/moves.py",
    "games/ikusa/phases/build.py",
    "games/ikusa/phases/combat.py",
    "games/ikusa/phases/final.py",
    "games/ikusa/phases/levy.py",
    "games/ikusa/phases/march.py",
    "games/ikusa/phases/ninja.py",
    "games/ikusa/phases/order.py",
    "games/ikusa/phases/parting.py",
    "games/ikusa/phases/plan.py",
    "games/ikusa/phases/ronin.py",
    "games/ikusa/phases/sequence.py",
    "games/ikusa/phases/takeover.py",
    "games/ikusa/phases/war.py",
    "games/ikusa/phases/winter.py",
    "games/ikusa/setup.py",
    "games/ikusa/state.py",
    "games/ikusa/tables.py",
    "games/ikusa/victory.py",
    "games/shogun/aftermath.py",
    "games/shogun/battle.py",
    "games/shogun/codes.py",
    "games/shogun/flow.py",
    "games/shogun/invariants.py",
    "games/shogun/meta.py",
    "games/shogun/modifiers.py",
    "games/shogun/modules/box.py",
    "games/shogun/modules/chambers.py",
    "games/shogun/modules/court.py",
    "games/shogun/modules/favors.py",
    "games/shogun/modules/grants.py",
    "games/shogun/modules/joining.py",
    "games/shogun/modules/leaders.py",
    "games/shogun/modules/pieces.py",
    "games/shogun/modules/samurai.py",
    "games/shogun/moves.py",
    "games/shogun/phases/actions.py",
    "games/shogun/phases/auction.py",
    "games/shogun/phases/draft.py",
    "games/shogun/phases/layout.py",
    "games/shogun/phases/planning.py",
    "games/shogun/phases/winter.py",
    "games/shogun/rules.py",
    "games/shogun/scoring.py",
    "games/shogun/setup.py",
    "games/shogun/state.py",
    "games/shogun/tables.py",
    "games/shogun/tower.py",
)

# All hot modules are one library, so calls between them need no look-up at run time.
FLAGS = "" if sys.platform == "win32" else "-fno-semantic-interposition"


def missing() -> str | None:
    """What stands in the way of compiling, in a sentence; None when nothing does."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            return f"cannot compile: the Python package {package} is not installed (make bench installs it)."
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return f"cannot compile: there is no C compiler {compiler}. Bakufu runs without it, only slower."
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "cannot compile: Python's header files are missing. Bakufu runs without them, only slower."
    return None


def fingerprint() -> str:
    """A hash of the source and of the Python that it is compiled for."""
    digest = sha256(f"{sys.version} {FLAGS} {HOT}".encode())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(SOURCE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def compile_to(target: Path, optimise: int = 3) -> None:
    """Copy the package and compile the hot modules; then put the result in place at once.

    Most of the time goes to the C compiler's search for speed: with `optimise` 0 the same build is ready in a
    fraction of it.
    """
    mark = fingerprint()
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent, prefix=target.name) as folder:
        work = Path(folder) / "work"
        shutil.copytree(SOURCE, work / "bakufu", ignore=shutil.ignore_patterns("__pycache__"))
        _run_mypyc(work, optimise)
        shutil.rmtree(work / "build")  # the C sources and object files
        shutil.rmtree(work / ".mypy_cache", ignore_errors=True)
        (work / MARK).write_text(mark, encoding="utf-8")
        shutil.rmtree(target, ignore_errors=True)
        work.rename(target)


def _run_mypyc(folder: Path, optimise: int) -> None:
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    environment["MYPYPATH"] = str(folder)
    environment["MYPYC_OPT_LEVEL"] = str(optimise)
    environment["MYPYC_DEBUG_LEVEL"] = "0"
    environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {FLAGS}".strip()
    hot = [f"bakufu/{module}" for module in HOT]
    command = [sys.executable, "-m", "mypyc", "--config-file=", *hot]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stdout + done.stderr).splitlines()
        raise SystemExit("mypyc could not compile the hot modules:\n" + "\n".join(lines[-30:]))


def is_current(target: Path) -> bool:
    """Whether this folder was compiled from the source as it is now."""
    mark = target / MARK
    return mark.exists() and mark.read_text(encoding="utf-8") == fingerprint()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--target", type=Path, default=TARGET, help="where the copy goes")
    parser.add_argument("--if-needed", action="store_true", help="only when the source has changed since")
    arguments = parser.parse_args()
    target: Path = arguments.target.resolve()
    if arguments.if_needed and is_current(target):
        return 0
    reason = missing()
    if reason is not None:
        print(reason, file=sys.stderr)
        return 2
    compile_to(target)
    print(f"compiled {len(HOT)} modules; run with PYTHONPATH={os.path.relpath(target)} to use them")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
