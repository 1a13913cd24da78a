"""On Ray: the same games as without it, and a worker's death loses none of them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from bakufu.arena import extras, on_ray, workers
from bakufu.arena.bout import Played
from bakufu.arena.on_ray import play_all_on_ray
from bakufu.arena.tournament import Tournament, new_tournament
from bakufu.bots import registry as bot_registry
from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from tools import ray_deaths


def _tournament() -> Tournament:
    return new_tournament("shogun", 3, {"setup": "fixed"}, ["random"], seed=7)


@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes of Ray in /proc")
def test_a_killed_worker_loses_no_game_and_none_comes_twice() -> None:
    """A real Ray with two workers, one of them killed on the way; all games are those played without Ray."""
    script = Path(ray_deaths.__file__)
    amounts = ["--games", "60", "--jobs", "2", "--kill", "15", "--compare", "60"]
    done = subprocess.run(
        [sys.executable, str(script), *amounts],
        cwd=script.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == ray_deaths.NOT_STARTED and os.getloadavg()[0] > 4 * (os.cpu_count() or 1):
        pytest.skip("the machine is too busy for Ray to start")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "60 games" in done.stdout and "1 of them killed" in done.stdout


def _clings(view: View, rng: Random) -> int:
    while True:
        try:
            time.sleep(1)
        except BaseException:  # the most stubborn one
            continue


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_a_worker_ends_with_a_bot_that_cannot_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody would ever hear of its game again."""
    monkeypatch.setitem(bot_registry._ANY_GAME, "bad", _clings)
    monkeypatch.setattr(workers, "GRACE", 0.5)
    tournament = new_tournament("shogun", 3, {}, ["bad", "random"], limit=0.2)
    worker = get_context("fork").Process(target=_whole_batch, args=(tournament,))
    worker.start()
    worker.join(60)
    assert worker.exitcode == 1


def _whole_batch(tournament: Tournament) -> None:
    list(on_ray.play_batch(tournament, [0], "."))


def test_the_rest_of_a_batch_is_played_again_after_a_death() -> None:
    deaths: dict[int, int] = {}
    heard: list[Played] = []
    assert on_ray._after_a_death(_tournament(), [4, 5, 6], deaths, heard.append) == [6, 5, 4]
    assert not heard


def test_a_game_that_kills_two_workers_is_given_up() -> None:
    deaths = {4: 1}
    heard: list[Played] = []
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
