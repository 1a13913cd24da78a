"""On Ray: the same games as without it, and a worker's death loses none of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bakufu.arena import extras, on_ray, workers
from bakufu.arena.game_run import GameResult
from bakufu.arena.on_ray import play_all_on_ray
from bakufu.arena.tournament import Tournament, new_tournament
from bakufu.engine.errors import Refused
from tools import ray_deaths

RAY_STARTS_MOST = 8  # Ray itself gives up after a minute, which a busy machine may need several times


def _tournament() -> Tournament:
    return new_tournament("shogun", 3, {"setup": "fixed"}, ["random"], seed=7)


@pytest.mark.timeout(3600)
@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes of Ray in /proc")
def test_a_killed_worker_loses_no_game_and_none_comes_twice() -> None:
    """A real Ray with two workers, one of them killed on the way; all games are those played without Ray."""
    script = Path(ray_deaths.__file__)
    amounts = ["--games", "60", "--jobs", "2", "--kill", "15", "--compare", "60"]
    for _ in range(RAY_STARTS_MOST):
        done = subprocess.run(
            [sys.executable, str(script), *amounts],
            cwd=script.parents[1],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != ray_deaths.NOT_STARTED:
            break
    assert done.returncode == 0, done.stdout + done.stderr
    assert "60 games" in done.stdout and "1 of them killed" in done.stdout


CLINGS = """
import time

def clings(view, rng):
    while True:
        try:
            time.sleep(1)
        except BaseException:
            continue
"""


def test_a_bot_that_cannot_be_stopped_is_named_as_without_ray(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The batch of a worker of Ray, without Ray: the bot ends with a process of its own, others play on."""
    (tmp_path / "stubborn_bots.py").write_text(CLINGS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(workers, "GRACE", 0.5)
    line_up = ["random", "random", "random", "stubborn_bots:clings"]
    tournament = new_tournament("shogun", 3, {}, line_up, limit=0.2)
    hangs = next(number for number in range(99) if line_up[-1] in tournament.seats(number))
    after = next(number for number in range(99) if line_up[-1] not in tournament.seats(number))
    one, other = on_ray.play_batch(tournament, [hangs, after], ".")
    assert isinstance(one, GameResult) and isinstance(other, GameResult)
    assert [(fault.bot, fault.what) for fault in one.faults] == [("stubborn_bots:clings", "late")]
    assert len(one.winners) == 2 and other.number == after and not other.faults


def test_the_rest_of_a_batch_is_played_again_after_a_death() -> None:
    deaths: dict[int, int] = {}
    heard: list[GameResult] = []
    assert on_ray._after_a_death(_tournament(), [4, 5, 6], deaths, heard.append) == [6, 5, 4]
    assert not heard


def test_a_game_that_kills_two_workers_is_given_up() -> None:
    deaths = {4: 1}
    heard: list[GameResult] = []
    assert on_ray._after_a_death(_tournament(), [4, 5, 6], deaths, heard.append) == [6, 5]
    assert [(game.number, game.faults[0].what) for game in heard] == [(4, "died")]


def test_nothing_to_play_needs_no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "import_module", None)
    play_all_on_ray(_tournament(), [], 2, lambda game: None)


def test_a_ray_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        started = 0

        def init(self, **settings: object) -> None:
            self.started += 1
            raise RuntimeError("no room")

        def shutdown(self) -> None:
            pass

    broken = Broken()
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(Refused, match=r"ray-not-started.*no room"):
        on_ray._start(broken, 2)
    assert broken.started == on_ray.STARTS_MOST


def test_without_ray_its_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(extras, "import_module", nothing)
    with pytest.raises(Refused, match=r"extra-missing.*ray"):
        play_all_on_ray(_tournament(), [1], 2, lambda game: None)
