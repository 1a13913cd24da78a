"""A bot of one's own that raises: its name, its file and its line are told wherever it plays."""

from __future__ import annotations

import json
import pickle
import platform
from pathlib import Path

import pytest

from bakufu import __version__
from bakufu.arena import on_ray
from bakufu.arena.crash import BotCrashed
from bakufu.arena.game_run import GameResult
from bakufu.arena.results import results
from bakufu.arena.tournament import new_tournament
from bakufu.bots.answer import TRACEBACK_MOST
from bakufu.cli.main import run
from bakufu.engine.registry import games

BOTS = """
import time

def weigh(move):
    return {}["no such weight"]

def boom(view, rng):
    return max(view.legal, key=weigh)

def sleeps(view, rng):
    time.sleep(60)

def deep(view, rng):
    return deep(view, rng)

def wide(view, rng):
    raise ValueError("x" * 100_000)
"""
RAISED_AT = 'broken_bots.py", line 5, in weigh'  # and it was called by line 8, in boom
GAMES = pytest.mark.parametrize("game", games())


@pytest.fixture(autouse=True)
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "broken_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def _arena(game: str, bot: str, *more: str) -> list[str]:
    return ["arena", "--game", game, "--bots", f"broken_bots:{bot},random", "--players", "3", *more]


@GAMES
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_shows_where_it_raised(game: str, jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(_arena(game, "boom", "--games", "4", "--jobs", jobs)) == 0
    printed = capsys.readouterr().out
    assert printed.count("broken_bots:boom raised KeyError: 'no such weight'") == 4
    assert printed.count(RAISED_AT) == 1  # not once for each game
    assert "line 8, in boom" in printed and "bakufu/bots" not in printed


def test_the_results_and_the_games_of_a_folder_hold_it(
    own_bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(_arena("shogun", "boom", "--games", "3", "--folder", "kept", "--json")) == 0
    printed = json.loads(capsys.readouterr().out)
    written = json.loads((own_bots / "kept" / "results.json").read_bytes())
    assert written["versions"] == {"bakufu": __version__, "python": platform.python_version()}
    assert printed["faults"] == written["faults"] and len(written["faults"]) == 3
    first, *others = (fault["traceback"] for fault in written["faults"])
    assert RAISED_AT in first and first.endswith("KeyError: 'no such weight'")
    assert not any(others)  # where all is the same it is told once
    lines = (own_bots / "kept" / "games.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    assert all(RAISED_AT in json.loads(line)["faults"][0]["traceback"] for line in lines)


def test_a_batch_on_ray_brings_it_back() -> None:
    tournament = new_tournament("shogun", 3, {}, ["broken_bots:boom", "random"])
    [played] = on_ray.play_batch(tournament, [0], ".")
    assert isinstance(played, GameResult)
    [fault] = pickle.loads(pickle.dumps(played)).faults
    assert fault.bot == "broken_bots:boom" and RAISED_AT in fault.traceback
    assert results(tournament, [played]).faults == [fault]


@GAMES
@pytest.mark.parametrize("command", ["sim", "dataset"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_and_dataset_name_the_bot_and_show_where_it_raised(
    command: str, game: str, jobs: str, capsys: pytest.CaptureFixture[str], own_bots: Path
) -> None:
    bots = "broken_bots:boom,random,random"
    where = {"sim": ["sim", game], "dataset": ["dataset", "--game", game, "--folder", "games"]}[command]
    assert run([*where, "--bots", bots, "--players", "3", "--games", "60", "--jobs", jobs]) == 1
    said = capsys.readouterr().err
    assert "broken_bots:boom raised KeyError: 'no such weight'" in said
    assert RAISED_AT in said and "broke the program" not in said
    [record, *_] = [path for path in own_bots.rglob("crash-*.json") if path.name in said]
    assert run(["replay", str(record), "--to", "3"]) == 0


def test_one_that_hangs_is_shown_where_it_hung(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(_arena("shogun", "sleeps", "--games", "1", "--limit", "2", "--json")) == 0
    [fault] = json.loads(capsys.readouterr().out)["faults"]
    assert fault["what"] == "late" and "line 11, in sleeps" in fault["traceback"]


@pytest.mark.parametrize("bot", ["deep", "wide"])
def test_a_traceback_is_never_endless(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(_arena("shogun", bot, "--games", "1", "--json")) == 0
    [fault] = json.loads(capsys.readouterr().out)["faults"]
    assert "broken_bots.py" in fault["traceback"] and len(fault["traceback"]) <= TRACEBACK_MOST


def test_a_module_that_cannot_be_imported_is_shown_with_its_line(
    own_bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_bots / "unborn_bots.py").write_text("import time\n\nx = 1 / 0\n", encoding="utf-8")
    assert run(["sim", "shogun", "--bots", "unborn_bots:boom"]) == 2
    assert "'ZeroDivisionError: division by zero' (unborn_bots.py, line 3)." in capsys.readouterr().err


@pytest.mark.parametrize("name", ["no_such_module_here:boom", "broken_bots:nothing"])
def test_where_no_file_is_to_blame_none_is_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "shogun", "--bots", name]) == 2
    assert ", line" not in capsys.readouterr().err


def test_a_crash_comes_whole_out_of_another_process() -> None:
    crash = BotCrashed(3, "KeyError: 1", "a.json", "Traceback", "my_bots:boom", "raised")
    again = pickle.loads(pickle.dumps(crash))
    assert vars(again) == vars(crash)
