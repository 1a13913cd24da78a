"""A game in a package of its own is played like those of the house: `examples/dojo`, installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installed import install


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("installed"))


class Machine:
    """Where Bakufu and the game are installed."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self.environment = environment
        self.folder = folder

    def bakufu(self, *arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "bakufu", *arguments],
            input=typed,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def machine(environment: dict[str, str], tmp_path: Path) -> Machine:
    return Machine(environment, tmp_path)


def test_it_is_on_the_list_with_its_bot_and_its_options_in_words(machine: Machine) -> None:
    listed = machine.bakufu("games")
    assert "dojo: 2 to 4 players\nBots: normal, random" in listed
    assert "How many rounds are played." in listed


def test_its_rulebook_is_read_like_any_other(machine: Machine) -> None:
    assert "Everybody begins with five coins." in machine.bakufu("rules", "dojo", "D-PLAN-02")


def test_it_is_played_in_the_terminal_in_its_own_words(machine: Machine) -> None:
    typed = "1\n" * 6  # two rounds of a stance, a stake and a turn
    told = machine.bakufu("play", "dojo", "--players", "2", "--seed", "1", "--save", "game.json", typed=typed)
    assert "Take the stance of the crane" in told
    assert "Roll the die and strike" in told
    assert "The end" in told
    assert machine.bakufu("verify", "game.json")


def test_a_person_without_a_language_of_the_game_reads_it_in_english(machine: Machine) -> None:
    told = machine.bakufu("play", "dojo", "--players", "2", "--lang", "nl", typed="quit\n")
    assert "Take the stance of the crane" in told and "missing" not in told


def test_it_is_played_in_the_simulator(machine: Machine) -> None:
    result = json.loads(
        machine.bakufu("sim", "dojo", "--players", "3", "--games", "20", "--bots", "normal", "--json")
    )
    assert result["games"] == 20


def test_its_bot_meets_another_in_the_arena(machine: Machine) -> None:
    told = machine.bakufu(
        "arena", "--game", "dojo", "--bots", "normal,random", "--players", "2", "--games", "20"
    )
    assert "normal" in told and "random" in told
