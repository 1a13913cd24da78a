"""`bakufu replay` tells a game as one viewer saw it; `bakufu verify` says what it checked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from bakufu.bots.at_random import decide
from bakufu.engine.fair import TableChance
from bakufu.engine.record import Continued, Record, save_record
from bakufu.engine.registry import game
from bakufu.engine.session import Deal, Session
from tests.cli.running import bakufu

SEATS = ["Ada", "Bo", "Cy"]


def _play(moves: int) -> Session:
    session = Session.start(game("shogun"), 3, {"setup": "fixed"}, SEATS)
    rng = Random(3)
    for _ in range(moves):
        if not session.to_act():
            break
        seat = session.to_act()[-1]
        session.apply_run(seat, decide(session.view(seat), rng))
    return session


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game."""
    return _play(10_000).record()


@pytest.fixture
def saved(tmp_path: Path, record: Record) -> Record:
    save_record(record, tmp_path / "game.json")
    return record


def _told(tmp_path: Path, *more: str) -> str:
    done = bakufu("replay", "game.json", *more, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_seat_is_told_its_own_moves_and_no_plan_of_others(tmp_path: Path, saved: Record) -> None:
    told = _told(tmp_path, "--seat", "Bo")
    own = [line for line in told.splitlines() if line.startswith("You chose: ")]
    assert len(own) == len([move for move in saved.moves if move.seat == 1])


def test_a_spectator_is_told_no_plan_before_it_is_revealed(tmp_path: Path, saved: Record) -> None:
    told = _told(tmp_path, "--spectator")
    assert "You chose" not in told
    assert " on the auction space" not in told
    assert told == _told(tmp_path)


def test_what_a_seat_is_told_does_not_depend_on_the_secrets_of_others(tmp_path: Path) -> None:
    """Two games that differ only in what Cy has planned so far read the same for Ada."""
    texts = []
    for card in ("chest_0", "chest_1"):
        chance = TableChance(bytes(32), len(SEATS))
        session = Session.start(game("shogun"), 3, {"setup": "fixed"}, SEATS, chance)
        session.apply_run(2, [["plan", "bid", card], ["plan", "castle", "chest_3"]])
        session.apply_run(0, ["plan", "bid", "chest_0"])
        save_record(session.record(), tmp_path / "game.json")
        texts.append(_told(tmp_path, "--seat", "Ada"))
    assert texts[0] == texts[1]
    assert "You chose: Place war chest card 0 on the auction space" in texts[0]


def test_only_the_steps_that_were_asked_for_are_told(tmp_path: Path, saved: Record) -> None:
    told = _told(tmp_path, "--seat", "1", "--from", "12", "--to", "14").splitlines()
    assert [line for line in told if line.rstrip(".").isdecimal()] == ["12.", "13.", "14."]


def test_step_by_step_waits_for_enter(tmp_path: Path, saved: Record) -> None:
    done = bakufu("replay", "game.json", "--seat", "Ada", "--step", cwd=tmp_path, typed="\n\nq\n")
    assert done.returncode == 0
    numbers = [line for line in done.stdout.splitlines() if line.rstrip(".").isdecimal()]
    assert len(numbers) <= 4


def test_a_game_is_told_in_another_language(tmp_path: Path, saved: Record) -> None:
    assert _told(tmp_path, "--lang", "nl") != _told(tmp_path)


def test_verify_says_what_was_checked(tmp_path: Path, saved: Record) -> None:
    done = bakufu("verify", "game.json", cwd=tmp_path)
    assert done.returncode == 0
    assert f"{len(saved.moves)} moves" in done.stdout
    assert saved.commitment is not None
    assert saved.commitment in done.stdout
    assert "ends exactly as recorded" in done.stdout


def test_verify_says_that_names_are_not_checked_and_that_a_game_was_taken_back(tmp_path: Path) -> None:
    """Other names in a record change nothing that could be checked, so it is said."""
    session = _play(30)
    renamed = msgspec.structs.replace(session.record(), seats=["Somebody", "Else", "Played"])
    save_record(renamed, tmp_path / "game.json")
    done = bakufu("verify", "game.json", cwd=tmp_path)
    assert done.returncode == 0
    assert "Not checked: the names of the players" in done.stdout
    assert "taken back" not in done.stdout
    session.rewind()
    session.rewind()
    save_record(session.record(), tmp_path / "game.json")
    assert "taken back 2 times" in " ".join(bakufu("verify", "game.json", cwd=tmp_path).stdout.split())


def test_verify_of_a_record_without_its_secret_says_what_could_not_be_checked(tmp_path: Path) -> None:
    record = msgspec.structs.replace(_play(30).record(), secret=None)
    save_record(record, tmp_path / "game.json")
    done = bakufu("verify", "game.json", cwd=tmp_path)
    assert done.returncode == 0
    assert "without the secret" in done.stdout


def test_verify_does_not_vouch_for_a_set_up_that_was_taken_over(tmp_path: Path) -> None:
    honest = _play(0)
    session = Session.start(
        honest.game, honest.players, honest.options, honest.seats, deal=Deal("ab" * 32, honest.setup_draws)
    )
    save_record(session.record(), tmp_path / "game.json")
    done = bakufu("verify", "game.json", cwd=tmp_path)
    assert done.returncode == 0
    assert "All" not in done.stdout
    assert "ab" * 32 in done.stdout
    assert f"{len(honest.setup_draws)} draws are taken as recorded" in done.stdout


def test_verify_does_not_vouch_for_moves_that_were_taken_over(tmp_path: Path) -> None:
    """A new secret, and the whole of another game as its beginning."""
    chance, honest = TableChance(b"\x05" * 32, 3), _play(60).record()
    drawn = len(honest.setup_draws) + sum(len(move.draws) for move in honest.moves)
    record = msgspec.structs.replace(
        honest,
        commitment=chance.commitment,
        secret=chance.secret.hex(),
        entropy=chance.entropy,
        continues=Continued("ab" * 32, 60),
    )
    save_record(record, tmp_path / "game.json")
    done = bakufu("verify", "game.json", cwd=tmp_path)
    assert done.returncode == 0
    assert f"first 60 moves were taken over from another game: their {drawn} draws" in done.stdout
    assert "ab" * 32 in done.stdout and "All" not in done.stdout
    save_record(msgspec.structs.replace(record, continues=Continued("ab" * 32, 2)), tmp_path / "false.json")
    done = bakufu("verify", "false.json", cwd=tmp_path)
    assert done.returncode != 0


def test_a_set_up_that_does_not_fit_the_secret_is_called_so(tmp_path: Path) -> None:
    record = _play(2).record()
    draws = [1 - record.setup_draws[0] if record.setup_draws[0] < 2 else 0, *record.setup_draws[1:]]
    save_record(msgspec.structs.replace(record, setup_draws=draws), tmp_path / "game.json")
    done = bakufu("verify", "game.json", cwd=tmp_path)
    assert done.returncode == 2 and done.stderr.startswith("The set-up"), done.stderr
