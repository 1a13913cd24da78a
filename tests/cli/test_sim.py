"""`bakufu sim`: one JSON object, the same for the same seed; a crash leaves a record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bakufu.cli.main import run
from bakufu.engine import registry
from bakufu.engine.chance import Chance
from bakufu.engine.events import Log
from bakufu.engine.game import Game
from bakufu.games.shogun.meta import Shogun
from bakufu.games.shogun.state import State
from tests.cli.running import bakufu

TIMES = ("seconds", "us_per_decision", "jobs")


def _report(tmp_path: Path, *more: str) -> dict[str, Any]:
    done = bakufu("sim", "shogun", "--games", "6", "--seed", "4", "--json", *more, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _without_times(report: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMES}


def test_the_json_object_has_every_number(tmp_path: Path) -> None:
    report = _report(tmp_path, "--players", "3", "--option", "board=moon")
    assert report["game"] == "shogun"
    assert (report["games"], report["players"], report["seed"]) == (6, 3, 4)
    assert report["options"]["board"] == "moon"
    assert report["options"]["setup"] == "draft"
    assert report["decisions"] > 6 * 100
    assert report["us_per_decision"] == pytest.approx(report["seconds"] / report["decisions"] * 1e6, rel=0.01)
    assert len(report["wins"]) == len(report["mean_scores"]) == 3
    assert sum(report["wins"]) == pytest.approx(6)


def test_the_same_seed_gives_the_same_games_on_one_core_and_on_two(tmp_path: Path) -> None:
    once = _report(tmp_path)
    assert _without_times(_report(tmp_path)) == _without_times(once)
    assert _without_times(_report(tmp_path, "--jobs", "2")) == _without_times(once)


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    done = bakufu("sim", "shogun", "--games", "6", "--seed", "5", "--json", cwd=tmp_path)
    assert json.loads(done.stdout)["mean_scores"] != _report(tmp_path)["mean_scores"]


def test_without_json_a_table_names_its_units(tmp_path: Path) -> None:
    done = bakufu("sim", "shogun", "--games", "3", "--bots", "easy,random,random,random", cwd=tmp_path)
    assert done.returncode == 0
    assert "µs a decision" in done.stdout
    assert "easy" in done.stdout


class Cracked(Shogun):
    """Shogun with a mistake in it: the first summer of a game with an even number of neutrals breaks."""

    id = "cracked"

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        super().apply(state, seat, move, chance, log)
        if state.season == 1 and state.owner.count(-1) % 2 == 0:
            raise ZeroDivisionError("the mistake")


@pytest.fixture
def cracked(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    game = Cracked()
    monkeypatch.setitem(registry._added, game.id, game)
    return game


def test_a_crash_names_a_record_that_replay_opens(
    cracked: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["sim", "cracked", "--games", "20", "--json"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    [file] = [path.name for path in tmp_path.iterdir()]
    assert file in printed.err
    assert "ZeroDivisionError: the mistake" in printed.err
    assert run(["replay", file]) == 1
    told = capsys.readouterr().out
    assert "breaks the program: ZeroDivisionError: the mistake" in told


def test_a_crash_of_a_worker_is_told_in_the_same_way(
    cracked: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["sim", "cracked", "--games", "20", "--jobs", "2"]) == 1
    assert list(tmp_path.iterdir())
    assert "ZeroDivisionError: the mistake" in capsys.readouterr().err
