"""A game in a package of its own is played like those of the house: `examples/dojo`, installed."""

from __future__ import annotations

import json
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.installed import Installed, install


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("installed"))


class Machine:
    """Where Bakufu and the game are installed."""

    def __init__(self, installed: Installed, folder: Path) -> None:
        self.python, self.environment = installed
        self.folder = folder

    def bakufu(self, *arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [self.python, "-m", "bakufu", *arguments],
            input=typed,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server that runs here."""
        command = [self.python, "-m", "bakufu", "serve", "--port", "0", "--db", "sqlite:///tables.db"]
        running = subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        )
        assert running.stdout is not None
        with running, running.stdout as said:
            try:
                line = said.readline()
                yield next(word for word in line.split() if word.startswith("http")).rstrip("/.")
            finally:
                running.send_signal(signal.SIGTERM)
                running.wait()


@pytest.fixture
def machine(installed: Installed, tmp_path: Path) -> Machine:
    return Machine(installed, tmp_path)


def call(address: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


def test_both_packages_are_those_of_the_new_environment(installed: Installed) -> None:
    code = "import bakufu, dojo; print(bakufu.__file__, dojo.__file__, sep='\\n')"
    done = subprocess.run(
        [installed.python, "-c", code], env=installed.environment, capture_output=True, text=True, check=True
    )
    home = Path(installed.python).parents[1]
    assert all(Path(file).is_relative_to(home) for file in done.stdout.split("\n") if file)


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


def test_it_is_played_on_a_server(machine: Machine) -> None:
    with machine.server() as address:
        seats = [{"kind": "bot", "bot": "normal"}] * 2
        made = call(address, "/api/tables", {"game": "dojo", "players": 2, "seats": seats})
        table = f"/api/tables/{made['table']['id']}"
        call(address, table + "/start", {}, made["host_token"])
        while (now := call(address, table))["status"] != "over":
            time.sleep(0.2)
        assert now["game"] == "dojo"
