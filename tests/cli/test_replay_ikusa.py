"""`bakufu replay` and `bakufu verify` with games of Ikusa, as people run them."""

from __future__ import annotations

from pathlib import Path

from bakufu.engine.record import read_record
from tests.cli.running import bakufu

RECORDS = Path(__file__).parent.parent / "records" / "ikusa"
SHORT = "5p-quick-8-2-plus_8.json"


def _told(*more: str) -> str:
    done = bakufu("replay", SHORT, *more, cwd=RECORDS)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_seat_is_told_its_own_moves_and_the_battles_of_all() -> None:
    told = _told("--seat", "Beni")
    record = read_record(RECORDS / SHORT)
    own = [line for line in told.splitlines() if line.startswith("You chose: ")]
    assert len(own) == len([move for move in record.moves if move.seat == 1])
    assert "{" not in told and "ikusa-" not in told  # every event has its words


def test_a_spectator_is_told_no_choice_and_no_place_of_hidden_ronin() -> None:
    told = _told("--spectator", "--to", "220")
    assert "You chose" not in told
    assert told == _told("--to", "220")


def test_a_game_is_told_in_every_language() -> None:
    texts = {lang: _told("--lang", lang, "--to", "60") for lang in ("en", "nl", "zh-Hans")}
    assert len(set(texts.values())) == 3


def test_verify_says_what_was_checked() -> None:
    done = bakufu("verify", SHORT, cwd=RECORDS)
    record = read_record(RECORDS / SHORT)
    assert done.returncode == 0
    assert f"{len(record.moves)} moves" in done.stdout
    assert record.commitment is not None and record.commitment in done.stdout
    assert "ends exactly as recorded" in done.stdout


def test_verify_finds_a_move_that_was_changed(tmp_path: Path) -> None:
    text = (RECORDS / SHORT).read_text(encoding="utf-8")
    first = text.index('"plan"')
    (tmp_path / "false.json").write_text(text[:first] + '"levy"' + text[first + 6 :], encoding="utf-8")
    done = bakufu("verify", "false.json", cwd=tmp_path)
    assert done.returncode != 0 and done.stderr.strip()
    assert "Traceback" not in done.stderr
