"""Mutation testing: break the code in small ways, one at a time, and count what no test notices.

    python -m tools.mutate                          # the modules that the default game names first
    python -m tools.mutate src/bakufu/games/shogun/scoring.py
    python -m tools.mutate --game ikusa             # those of another game
    python -m tools.mutate --list ...               # only print the mutants
    python -m tools.mutate --sample 120 ...         # so many of each module, the same ones each time
    python -m tools.mutate --seconds 600 ...        # what can be tried in that time, drawn by lot
    python -m tools.mutate --nightly                # a sample of all modules of every game; red below a floor

The modules of a game and the tests that should notice are in `tests/games/<game>/tools.toml`.

A mutant changes one place: a comparison, + or -, a number, a text, `and` / `or`, a condition, a statement
that is left out, a function that returns at once. Texts count too: a wrong key or fact in the log is a
mistake. Each mutant runs in a fork of a process that has already collected the tests, the last successful
killers first, until one test fails; nothing is written to disk. Survivors are printed with their place.
A survivor is a missing test, or a mutant that means the same as the original.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

from bakufu.engine import registry
from tools.game_data import ROOT, game_data, mutated

NIGHTLY_SAMPLE = 24  # mutants of each module
NIGHTLY_SECONDS = 1500  # for one game; what has not been tried by then does not count
FLOOR = 85  # percent of a game's mutants that must be noticed; some mean the same as the original
SLOW = "not content_after_loading and not steady_content"  # statistics that no rule of a battle depends on
PATIENCE = 8  # seconds for one test; one that runs longer has hung, which a test run would notice

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    file: Path
    line: int
    what: str
    source: str
    place: int  # the number of the changed node
    kind: str


# -- making mutants ------------------------------------------------------------------------------------


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    source = (ROOT / file).read_text(encoding="utf-8")
    for place, (node, _) in enumerate(_places(ast.parse(source))):
        for kind in _kinds(node):
            what, _ = changed(source, place, kind)
            yield Mutant(file, getattr(node, "lineno", 0), what, source, place, kind)


def sample_of(mutants: list[Mutant], size: int) -> list[Mutant]:
    """So many of them, drawn by lot but the same ones each time, in their order; 0: all."""
    if not 0 < size < len(mutants):
        return mutants
    chosen = random.Random(size).sample(range(len(mutants)), size)
    return [mutants[place] for place in sorted(chosen)]


def changed(source: str, place: int, kind: str) -> tuple[str, ast.Module]:
    """What one change does, and the module with it. (Trees are not kept: forks should stay small.)"""
    tree = ast.parse(source)
    node, parent = next(itertools.islice(_places(tree), place, None))
    what = _change(node, parent, kind)
    return what, ast.fix_missing_locations(tree)


def _places(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """The nodes worth changing, each with its parent: no docstrings, types, imports or assertions."""
    waiting: list[tuple[ast.AST, ast.AST]] = [(node, tree) for node in tree.body]
    while waiting:
        node, parent = waiting.pop(0)
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert)) or _is_docstring(node):
            continue
        yield node, parent
        skipped: list[ast.AST] = []
        if isinstance(node, ast.AnnAssign):
            skipped = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            skipped = [node.args, *([node.returns] if node.returns else [])]
        children = [(child, node) for child in ast.iter_child_nodes(node) if child not in skipped]
        waiting = children + waiting


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _kinds(node: ast.AST) -> list[str]:
    """The ways in which this node can be changed."""
    kinds = []
    if isinstance(node, (ast.Compare, ast.BinOp, ast.BoolOp, ast.AugAssign)):
        kinds.append("operator")
    if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, str)):
        kinds.append("constant")
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not isinstance(
        node.test, (ast.Compare, ast.Constant)
    ):
        kinds.append("condition")
    if isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign, ast.Break, ast.Continue)) or (
        isinstance(node, ast.Return) and node.value is None
    ):
        kinds.append("leave out")
    if isinstance(node, ast.FunctionDef):
        kinds.append("return at once")
    return kinds


def _change(node: ast.AST, parent: ast.AST, kind: str) -> str:
    """Change the node in place; returns what was done, in code."""
    before = ast.unparse(node).split("\n")[0]
    if kind == "operator":
        _swap_operator(node)
    elif kind == "constant":
        assert isinstance(node, ast.Constant)
        value = node.value
        if isinstance(value, bool):
            node.value = not value
        elif isinstance(value, int):
            node.value = value + 1
        else:
            node.value = f"{value!s}?"
    elif kind == "condition":
        assert isinstance(node, (ast.If, ast.While, ast.IfExp))
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif kind == "leave out":
        _replace(parent, node, ast.Pass())
        return f"{before}  ->  (left out)"
    else:
        assert isinstance(node, ast.FunctionDef)
        node.body.insert(0, ast.Return(None))
        return f"{node.name} returns at once"
    return f"{before}  ->  {ast.unparse(node).split(chr(10))[0]}"


def _swap_operator(node: ast.AST) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = _swapped(node.ops[0])
    else:
        assert isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign))
        node.op = _swapped(node.op)


def _swapped(op: ast.AST) -> Any:
    return SWAPS[type(op)]()


def _replace(parent: ast.AST, node: ast.AST, new: ast.stmt) -> None:
    for _, block in ast.iter_fields(parent):
        if isinstance(block, list) and node in block:
            block[block.index(node)] = new


# -- running tests against them ------------------------------------------------------------------------


class Hunt:
    """A pytest plugin: when the tests are collected, it runs them against each mutant in a fork."""

    def __init__(self, mutants: list[Mutant], seconds: float = 0) -> None:
        self.mutants = mutants
        self.seconds = seconds  # no mutant is tried after so many; 0: all are
        self.tried: list[Mutant] = []
        self.survivors: list[Mutant] = []
        self.failed = False
        self.first: list[int] = []  # tests that killed, the last successful one first

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise pytest.UsageError("the tests cannot be collected")
        gc.freeze()  # a fork that leaves old objects alone shares their memory
        begun = time.monotonic()
        failing = self._killer(session, None)
        if failing is not None:
            name = session.items[failing].nodeid
            raise pytest.UsageError(f"the tests must pass before the code is broken; not so {name}")
        took = time.monotonic() - begun
        _say(f"{len(session.items)} tests pass in {took:.1f} s; {len(self.mutants)} mutants")
        for number, mutant in enumerate(self.mutants, 1):
            if self.seconds and time.monotonic() - begun > self.seconds:
                _say(f"the time is over: {len(self.mutants) - len(self.tried)} mutants are not tried")
                break
            self.tried.append(mutant)
            killer = self._killer(session, mutant)
            if killer is None:
                self.survivors.append(mutant)
                _say(f"survives  {mutant.file.name}:{mutant.line}  {mutant.what}")
            elif killer in range(len(session.items)):
                self.first = [killer, *(test for test in self.first if test != killer)]
            if number % 100 == 0:
                _say(f"... {number} of {len(self.mutants)}, {time.monotonic() - begun:.0f} s")
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def _killer(self, session: pytest.Session, mutant: Mutant | None) -> int | None:
        """The number of the test that notices; None when all pass."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._run(session, mutant, writing)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            told = pipe.read()
        os.waitpid(child, 0)
        return None if told == "none" else int(told or -1)  # no word: it crashed or hung

    def _run(self, session: pytest.Session, mutant: Mutant | None, writing: int) -> None:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        if mutant is not None:
            put_in_place(mutant)
        order = [*self.first, *(test for test in range(len(session.items)) if test not in self.first)]
        told = "none"
        for test in order:
            item = session.items[test]
            signal.alarm(PATIENCE)
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.failed:
                told = str(test)
                break
        os.write(writing, told.encode())
        os._exit(0)


def module_of(file: Path) -> ModuleType:
    return importlib.import_module(".".join(file.with_suffix("").parts[1:]))


def put_in_place(mutant: Mutant) -> None:
    """Give the functions of the loaded module the mutant's code, wherever they are already known."""
    module = module_of(mutant.file)
    names = dict(vars(module))
    try:
        _, tree = changed(mutant.source, mutant.place, mutant.kind)
        exec(compile(tree, str(mutant.file), "exec"), names)
    except Exception:
        os._exit(1)  # it cannot even be imported
    for name, new in names.items():
        old = vars(module).get(name)
        if (
            isinstance(old, FunctionType)
            and isinstance(new, FunctionType)
            and new.__module__ == module.__name__
        ):
            old.__code__ = new.__code__
        elif not isinstance(new, (FunctionType, ModuleType)):
            vars(module)[name] = new


def _say(line: str) -> None:
    print(line, file=sys.__stdout__, flush=True)


def in_turn(mutants: list[Mutant]) -> list[Mutant]:
    """By lot, the same each time: whatever is tried before the time is over is a fair sample of all."""
    return random.Random(len(mutants)).sample(mutants, len(mutants))


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the code in small ways; see what no test notices.")
    parser.add_argument("files", nargs="*", type=Path, help="modules, from the repository root")
    parser.add_argument("--game", choices=registry.games(), default=registry.default_game())
    parser.add_argument("--list", action="store_true", help="only print the mutants")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each module; 0: all")
    parser.add_argument("--seconds", type=float, default=0, help="try none after so many; 0: try all")
    parser.add_argument("--tests", nargs="*", help="the tests that should notice")
    parser.add_argument("--floor", type=float, default=0, help="percent that must be noticed")
    parser.add_argument("--nightly", action="store_true", help=f"every game, with a floor of {FLOOR} percent")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    if chosen.nightly:
        return max([_nightly(game) for game in registry.games() if game_data(game).mutants.modules])
    known = game_data(chosen.game).mutants
    files = chosen.files or mutated(chosen.game, known.first)
    mutants = [mutant for file in files for mutant in sample_of(list(mutants_of(file)), chosen.sample)]
    if chosen.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.line}  {mutant.what}")
        return 0
    return hunt(mutants, files, chosen.tests or known.tests, chosen.floor, chosen.seconds)


def _nightly(game: str) -> int:
    """In a process of its own: pytest collects once in a process."""
    command = [sys.executable, "-m", "tools.mutate", "--game", game]
    limits = f"--sample {NIGHTLY_SAMPLE} --seconds {NIGHTLY_SECONDS} --floor {FLOOR}".split()
    files = map(str, mutated(game, game_data(game).mutants.modules))
    return subprocess.run([*command, *limits, *files], check=False).returncode


def hunt(mutants: list[Mutant], files: list[Path], tests: list[str], floor: float, seconds: float = 0) -> int:
    """The exit code: 1 when fewer than `floor` percent of the mutants are noticed."""
    hunting = Hunt(in_turn(mutants) if seconds else mutants, seconds)
    quiet = ["-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-o", "timeout=0", "--capture=no"]
    if pytest.main([*quiet, "-k", SLOW, *tests], plugins=[hunting]) not in (0, 5):
        return 1
    for file in files:
        made = sum(mutant.file == file for mutant in hunting.tried)
        left = sum(mutant.file == file for mutant in hunting.survivors)
        print(f"{file}: {made} mutants, {left} survive ({100 * left / max(1, made):.1f} %)")
    noticed = 100 - 100 * len(hunting.survivors) / max(1, len(hunting.tried))
    print(f"{noticed:.1f} % of {len(hunting.tried)} mutants are noticed; the floor is {floor:g} %")
    return 0 if noticed >= floor else 1


if __name__ == "__main__":
    sys.exit(main())
