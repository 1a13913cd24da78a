"""Packed numbers are read and written in `codes.py` and `engine/bits.py`: no raw shift or mask elsewhere."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bakufu

PACKAGE = Path(bakufu.__file__).parent
STRIDES = {8, 16, 32, 64, 128, 512, 4096}  # of the move tables
SOURCES = sorted(
    path
    for folder in ("games", "bots", "envs", "cli", "server")
    for path in (PACKAGE / folder).rglob("*.py")
    if path.name != "codes.py"
)
# Not bit sets of ours: the network of an address, and the rights of a file.
OTHERS = {"int(parsed) >> 64 << 64", "int(parsed) >> 64", "mode & OTHERS", "mode & ~OTHERS"}


def is_packing(node: ast.AST) -> bool:
    """Whether an expression shifts, masks, divides by a stride of moves, or takes a player out of a clan."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "divmod" and is_fixed(node.args[-1])
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.LShift | ast.RShift):
        return not (isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant))
    if isinstance(node.op, ast.BitAnd):  # `array & array` is no mask
        return isinstance(node.right, ast.Constant | ast.UnaryOp | ast.Name)
    if isinstance(node.op, ast.Mod) and names_a_clan(node.left):  # whose it is: `codes.player_of`
        return True
    divides = isinstance(node.op, ast.FloorDiv | ast.Mod)
    return divides and isinstance(node.right, ast.Constant) and node.right.value in STRIDES


def names_a_clan(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in ("clan", "owner", "defender")


def is_fixed(node: ast.AST) -> bool:
    """A number, or the name of a constant."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@pytest.mark.parametrize("path", SOURCES, ids=[str(path.relative_to(PACKAGE)) for path in SOURCES])
def test_packings_are_read_in_one_place(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [
        ast.unparse(node) for node in ast.walk(tree) if is_packing(node) and ast.unparse(node) not in OTHERS
    ]
    assert not found


def test_packings_are_noticed() -> None:
    for source in (
        "code >> 7 & 3",
        "move // 512",
        "bits | 1 << kind",
        "(move - STEP) % 128",
        "divmod(code, 64)",
        "clan % 2 == defender % 2",
    ):
        assert any(is_packing(node) for node in ast.walk(ast.parse(source)))
    for source in ("koku // 2", "1 << 20", "{1} | {2}", "divmod(number, players)"):
        assert not any(is_packing(node) for node in ast.walk(ast.parse(source)))
