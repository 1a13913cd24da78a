"""A module of the package is one idea, and short enough to be read in one go (CONTRIBUTING)."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "bakufu"
LINES_MOST = 450


def too_long(folder: Path) -> list[str]:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in sorted(folder.rglob("*.py"))}
    return [
        f"{file.relative_to(folder)}: {lines} lines" for file, lines in lengths.items() if lines > LINES_MOST
    ]


def test_no_module_is_longer_than_promised() -> None:
    assert not too_long(SOURCE), "split it where a second idea begins"


def test_a_longer_module_is_named(tmp_path: Path) -> None:
    (tmp_path / "fits.py").write_text("x = 1\n" * LINES_MOST, encoding="utf-8")
    (tmp_path / "long.py").write_text("x = 1\n" * (LINES_MOST + 1), encoding="utf-8")
    assert too_long(tmp_path) == ["long.py: 451 lines"]
