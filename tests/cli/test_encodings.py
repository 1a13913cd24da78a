"""Every command speaks to every terminal and every pipe, also to one that does not know all letters."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bakufu.cli.encodings import PLAIN
from bakufu.cli.main import main
from bakufu.engine.registry import games
from bakufu.i18n import LANGUAGES
from tests.cli.running import COMMAND, SECONDS

RECORDS = Path(__file__).parent.parent / "records"
ENCODINGS = pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
SCRIPTS = {"zh", "zh-Hans"}  # languages that such an encoding cannot show at all


def _record(game: str) -> str:
    return str(next(iter(sorted((RECORDS / game).glob("*.json")))))


def _commands(game: str, folder: Path) -> list[tuple[list[str], str]]:
    """Every command that prints words: its arguments, and what is typed."""
    bots = ["--game", game, "--bots", "random", "--players", "3", "--games", "2"]
    return [
        (["--help"], ""),
        (["sim", "--help"], ""),
        (["games"], ""),
        (["rules", game], ""),
        (["rules", game, "--untested"], ""),
        (["sim", game, "--games", "2", "--players", "3"], ""),
        (["sim", game, "--games", "2", "--bots", "nobody"], ""),
        (["arena", *bots], ""),
        (["arena", *bots, "--json"], ""),
        (["dataset", *bots, "--folder", str(folder / game)], ""),
        (["replay", _record(game), "--to", "60"], ""),
        (["verify", _record(game)], ""),
        (["play", game, "--seat", "Zoë=human", "--seat", "Bo=random", "--seat", "Cy=random"], "1\n?\n" * 20),
        (["admin", "list", "--db", f"sqlite:///{folder / 'none.db'}"], ""),
    ]


@ENCODINGS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_command_breaks_over_a_letter_that_the_output_does_not_know(
    game: str, lang: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = 0
    for arguments, typed in _commands(game, tmp_path):
        spoken = arguments if "--help" in arguments else [*arguments, "--lang", lang]
        written = io.BytesIO(), io.BytesIO()
        out, err = (io.TextIOWrapper(file, encoding) for file in written)
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", out)
            patched.setattr(sys, "stderr", err)
            patched.setattr(sys, "stdin", io.StringIO(typed))
            with pytest.raises(SystemExit) as left:
                main(spoken)
            out.flush()
            err.flush()
        told, complaint = (file.getvalue().decode(encoding) for file in written)
        assert left.value.code in (0, 2), (spoken, complaint)
        assert "Traceback" not in complaint and len(complaint.splitlines()) <= 2, (spoken, complaint)
        if lang not in SCRIPTS and arguments[0] != "rules":  # in which some names stand in Chinese
            assert "PYTHONIOENCODING" not in complaint, spoken  # all could be shown, if more plainly
        elif "????" in told:
            assert f"The output encoding {encoding}" in complaint, spoken
        said += len(told)
    assert said > 10_000


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    ],
    ids=["cp1252", "ascii", "C"],
)
def test_the_command_itself_runs_where_output_is_not_utf_8(
    environment: dict[str, str], tmp_path: Path
) -> None:
    own = ("PYTHONIO", "LC_", "LANG")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    done = subprocess.run(
        [*COMMAND, "sim", "shogun", "--games", "2", "--players", "5"],
        cwd=tmp_path,
        env={**kept, **environment},
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0 and done.stderr == b""
    assert b"Mori" in done.stdout  # which is written with a macron


@ENCODINGS
def test_json_stays_whole(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text("def late(view, rng):\n    raise ValueError('Mōri 毛利')\n", "utf-8")
    bots = "my_bots:late,random,random"
    done = subprocess.run(
        [*COMMAND, "arena", "--game", "shogun", "--bots", bots, "--games", "1", "--json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert "Mōri 毛利" in json.loads(done.stdout)["faults"][0]["detail"]


def test_everything_that_is_replaced_is_replaced_by_plain_characters() -> None:
    assert all(len(letter) == 1 and plain.isascii() for letter, plain in PLAIN.items())
