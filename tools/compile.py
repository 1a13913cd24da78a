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
GENERAL = ("bots/clock.py", "engine/bits.py", "engine/chance.py", "engine/lists.py")
HOT_OF_GAME = "hot_modules.txt"  # in the folder of a game: its hot modules, one on each line


def hot_modules() -> list[str]:
    """The modules that are compiled: the general ones, and those that each game names."""
    of_games = [
        (file.parent / line).relative_to(SOURCE).as_posix()
        for file in sorted((SOURCE / "games").glob(f"*/{HOT_OF_GAME}"))
        for line in file.read_text(encoding="utf-8").split()
    ]
    return [*GENERAL, *of_games]


HOT = tuple(hot_modules())

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
