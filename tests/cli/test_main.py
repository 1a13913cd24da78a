"""What the command says of itself."""

from __future__ import annotations

from pathlib import Path

from bakufu import __version__
from bakufu.engine.registry import game
from tests.cli.running import bakufu


def test_the_version_is_printed(tmp_path: Path) -> None:
    assert bakufu("--version", cwd=tmp_path).stdout.strip() == __version__


def test_games_lists_every_option_with_its_values_and_its_rule(tmp_path: Path) -> None:
    told = bakufu("games", cwd=tmp_path).stdout
    lines = told.splitlines()
    assert any("none | any of court,samurai,leaders,chambers" in line for line in lines)
    for option in game("shogun").options:
        [line] = [line for line in lines if line.startswith(f"{option.name} ")]
        assert line.split()[1] == option.default.split()[0]
        assert all(part in told for value in option.values for part in value.split(","))
        assert option.rule in line


def test_help_names_every_command(tmp_path: Path) -> None:
    told = bakufu("--help", cwd=tmp_path).stdout
    for command in (
        "play",
        "sim",
        "arena",
        "dataset",
        "replay",
        "verify",
        "rules",
        "games",
        "serve",
        "admin",
    ):
        assert f" {command} " in told


def test_rules_are_at_hand(tmp_path: Path) -> None:
    assert bakufu("rules", "shogun", "S-BAT-14", cwd=tmp_path).stdout.startswith("S-BAT-14")
