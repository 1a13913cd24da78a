"""`bakufu dataset` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bakufu.cli.main import run

PLAIN = ["dataset", "--game", "shogun", "--bots", "random", "--games", "1"]


def test_a_sentence_says_what_was_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAIN, "--folder", str(tmp_path / "games")]) == 0
    assert "1 file of games" in capsys.readouterr().out
    assert run([*PLAIN, "--folder", str(tmp_path / "games"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["files"] == ["games-0000000-0000000.parquet"] and found["bytes"] > 1000


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--bots", "clever"], "no bot"),
        (["--option", "board=mars"], "board"),
        (["--players", "9"], "players"),
    ],
)
def test_bad_input_is_one_sentence_and_writes_nothing(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = {flag: value for flag, value in zip(PLAIN[1::2], PLAIN[2::2], strict=True) if flag not in more}
    arguments = ["dataset", *[part for pair in plain.items() for part in pair], *more]
    assert run([*arguments, "--folder", str(tmp_path / "games")]) == 2
    printed = capsys.readouterr()
    assert said in printed.err and printed.err.count("\n") == 1 and printed.out == ""
    assert not (tmp_path / "games").exists()
