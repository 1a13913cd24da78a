"""Bad input: one sentence on stderr that names the thing, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bakufu.arena.tournament import new_simulation
from bakufu.bots.at_random import decide
from bakufu.cli.main import run
from bakufu.engine.errors import Refused
from bakufu.engine.record import write_record
from bakufu.engine.registry import game
from bakufu.engine.session import Session
from tests.cli.running import bakufu


@pytest.fixture(scope="module")
def record() -> bytes:
    """A short piece of a fair game."""
    session = Session.start(game("shogun"), 3, {"setup": "fixed"}, ["Ada", "Bo", "Cy"])
    rng = Random(1)
    for _ in range(40):
        seat = session.to_act()[0]
        session.apply_run(seat, decide(session.view(seat), rng))
    return write_record(session.record())


def _refused(tmp_path: Path, *arguments: str) -> str:
    """The sentence. Whatever else lies in the folder stays as it was."""
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    done = bakufu(*arguments, cwd=tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    return done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("play chess", ["'chess'", "shogun"]),
        ("sim chess", ["'chess'"]),
        ("rules chess", ["'chess'"]),
        ("play shogun --option bord=sun", ["'bord'", "board"]),
        ("sim shogun --option board=mars", ["board", "'mars'", "sun, moon", "[S-SETUP-02]"]),
        ("sim shogun --option board", ["--option", "NAME=VALUE"]),
        ("sim shogun --option board=sun --option board=moon", ["--option", "board"]),
        ("sim shogun --option setup=fixed --option board=moon", ["[S-FIXED-01]"]),
        ("play shogun --players 6", ["3 to 5", "6"]),
        ("sim shogun --players two", ["--players", "'two'"]),
        ("sim shogun --players 3.7", ["--players", "'3.7'"]),
        ("play shogun --seed 0x10", ["--seed", "'0x10'"]),
        ("replay game.json --from 1.5", ["--from", "'1.5'"]),
        ("sim shogun --games 0", ["--games"]),
        ("sim shogun --jobs 0", ["--jobs"]),
        ("sim shogun --bots clever", ["'clever'", "normal, hard, easy, random"]),
        ("sim shogun --bots simple,random", ["2 bots", "4 seats"]),
        ("sim shogun --fast", ["--fast"]),
        ("sim shogun chess", ["chess"]),
        ("sim", ["GAME"]),
        ("fly", ["'fly'", "play, sim, arena, dataset, replay, verify, rules, games"]),
        ("sim shogun --lang klingon", ["'klingon'"]),
        ("play shogun --humans 5", ["5", "4"]),
        ("play shogun --seat Ada=human --seat Bo=clever --seat Cy=random", ["'clever'", "human, normal"]),
        ("play shogun --seat Ada=human --seat Bo=random", ["3 to 5", "2"]),
        ("play shogun --seat Ada", ["--seat", "NAME=VALUE"]),
        ("play shogun --load nowhere.json", ["nowhere.json"]),
        ("replay nowhere.json", ["nowhere.json"]),
        ("verify nowhere.json", ["nowhere.json"]),
        ("rules shogun S-BAT-99", ["'S-BAT-99'"]),
    ],
)
def test_bad_arguments_are_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: str,
    named: list[str],
) -> None:
    """Without a process of its own, for there are many; the tests below run the real command."""
    monkeypatch.chdir(tmp_path)
    assert run(arguments.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert [part for part in named if part not in printed.err] == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", ["play chess", "sim shogun --players two", "sim shogun --fast", "fly"])
def test_the_command_itself_leaves_with_exit_code_2(tmp_path: Path, arguments: str) -> None:
    _refused(tmp_path, *arguments.split())


def _edited(record: bytes, old: str, new: str) -> bytes:
    text = record.decode()
    assert old in text
    return text.replace(old, new, 1).encode()


COMMANDS = [("replay", "game.json"), ("verify", "game.json"), ("play", "shogun", "--load", "game.json")]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
class TestRecord:
    def test_a_truncated_record_is_refused(
        self, tmp_path: Path, record: bytes, command: tuple[str, ...]
    ) -> None:
        (tmp_path / "game.json").write_bytes(record[: len(record) // 2])
        assert "breaks off" in _refused(tmp_path, *command)

    def test_a_record_of_newer_rules_is_refused(
        self, tmp_path: Path, record: bytes, command: tuple[str, ...]
    ) -> None:
        newer = _edited(record, '"rules_version": 2', '"rules_version": 7')
        (tmp_path / "game.json").write_bytes(newer)
        assert "version 7" in _refused(tmp_path, *command)

    def test_a_record_with_another_move_names_the_move_and_the_rule(
        self, tmp_path: Path, record: bytes, command: tuple[str, ...]
    ) -> None:
        edited = _edited(record, '["plan", "castle", ', '["plan", "temple", ')
        (tmp_path / "game.json").write_bytes(edited)
        said = _refused(tmp_path, *command)
        assert "Move 2 of the record" in said
        assert "[S-PLAN-03]" in said
        assert "place a card on" in said

    def test_a_record_with_an_unknown_field_names_the_field(
        self, tmp_path: Path, record: bytes, command: tuple[str, ...]
    ) -> None:
        edited = _edited(record, '"players"', '"colour": "pink",\n  "players"')
        (tmp_path / "game.json").write_bytes(edited)
        assert "$.colour" in _refused(tmp_path, *command)

    def test_a_record_with_another_end_is_refused(
        self, tmp_path: Path, record: bytes, command: tuple[str, ...]
    ) -> None:
        (tmp_path / "game.json").write_bytes(_edited(record, '"digest": "', '"digest": "00')[:-70] + b'"')
        _refused(tmp_path, *command)


def test_a_draw_that_the_secret_does_not_give_is_found(tmp_path: Path, record: bytes) -> None:
    text = record.decode()
    at = text.index('"setup_draws": [') + len('"setup_draws": [')
    draw = text[at : text.index(",", at)]
    (tmp_path / "game.json").write_text(text[:at] + str((int(draw) + 1) % 3) + text[at + len(draw) :])
    assert "does not fit the secret" in _refused(tmp_path, "verify", "game.json")


def test_a_commitment_that_was_noted_otherwise_is_found(tmp_path: Path, record: bytes) -> None:
    (tmp_path / "game.json").write_bytes(record)
    assert "0123" in _refused(tmp_path, "verify", "game.json", "--commitment", "0123")


def test_a_seat_that_is_not_at_the_table_is_refused(tmp_path: Path, record: bytes) -> None:
    (tmp_path / "game.json").write_bytes(record)
    assert "'Dora'" in _refused(tmp_path, "replay", "game.json", "--seat", "Dora")


def test_the_number_of_players_is_not_changed_in_a_saved_game(tmp_path: Path, record: bytes) -> None:
    (tmp_path / "game.json").write_bytes(record)
    assert "--players" in _refused(tmp_path, "play", "shogun", "--load", "game.json", "--players", "4")


def test_complaints_are_made_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    assert _refused(tmp_path, "sim", "chess", "--lang", "nl").startswith("Er ")


def test_a_match_of_code_is_refused_in_the_same_way() -> None:
    with pytest.raises(Refused, match="bot-unknown"):
        new_simulation("shogun", 4, {}, ["clever"])
