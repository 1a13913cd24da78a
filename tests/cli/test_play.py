"""Whole games, saves and refusals at the terminal, played through the real command."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from bakufu.engine.record import read_record
from tests.cli.running import COMMAND, ENVIRONMENT, SECONDS, Player, bakufu

FIXED = ("--option", "setup=fixed", "--option", "fixed_columns=by_seat")
THREE = ("--seat", "Ada=human", "--seat", "Bo=random", "--seat", "Cy=random")


def test_a_whole_game_is_played_to_the_end_and_can_be_verified(tmp_path: Path) -> None:
    with Player("play", "shogun", *THREE, "--seed", "1", "--save", "game.json", cwd=tmp_path) as ada:
        assert ada.play_on() > 60
        assert ada.ended() == 0
    assert "The secret of the draws was" in ada.text
    record = read_record(tmp_path / "game.json")
    assert record.final is not None
    assert record.final.outcome is not None
    assert record.seats == ["Ada", "Bo (random)", "Cy (random)"]
    checked = bakufu("verify", "game.json", "--commitment", record.commitment or "", cwd=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert f"the secret fits the commitment {record.commitment}" in checked.stdout
    assert str(record.commitment) in ada.text.splitlines()[2]


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Player("play", "shogun", *THREE, *FIXED, "--save", "game.json", cwd=tmp_path) as ada:
        ada.play_on(5)
        ada.prompt()
        asked = ada.text[ada.answered :]
        ada.process.kill()
    kept = (tmp_path / "game.json").read_bytes()
    assert len([move for move in read_record(kept).moves if move.seat == 0]) == 5
    with Player("play", "shogun", "--load", "game.json", cwd=tmp_path) as ada:
        ada.prompt()
        assert ada.text.endswith(asked.partition("\n\n")[2])
        ada.play_on()
        assert ada.ended() == 0
    assert bakufu("verify", "game.json", cwd=tmp_path).returncode == 0


def test_control_c_ends_with_a_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    with Player("play", "shogun", *THREE, *FIXED, "--save", "game.json", cwd=tmp_path) as ada:
        ada.play_on(3)
        ada.prompt()
        ada.process.send_signal(signal.SIGINT)
        assert ada.ended() == 130
    assert "Go on with: bakufu play shogun --load game.json" in ada.text.splitlines()[-1]
    assert len([move for move in read_record(tmp_path / "game.json").moves if move.seat == 0]) == 3


def test_without_input_the_game_ends_with_a_sentence(tmp_path: Path) -> None:
    done = bakufu("play", "shogun", "--save", "game.json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("The input has ended.")
    read_record(tmp_path / "game.json")


def test_quit_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = bakufu("play", "shogun", *THREE, *FIXED, "--save", "game.json", cwd=tmp_path, typed="1\nquit\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].endswith("bakufu play shogun --load game.json")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("precious")
    done = bakufu("play", "shogun", "--save", "game.json", cwd=tmp_path)
    assert done.returncode == 2
    assert "game.json is already there" in done.stderr
    assert (tmp_path / "game.json").read_text() == "precious"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = bakufu("play", "shogun", "--save", "nowhere/game.json", cwd=tmp_path)
    assert done.returncode == 2
    assert "nowhere/game.json" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def ada(tmp_path: Path):  # type: ignore[no-untyped-def]
    with Player("play", "shogun", *THREE, *FIXED, "--seed", "1", "--save", "game.json", cwd=tmp_path) as ada:
        ada.prompt()
        yield ada


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ('["plan", "bid", "kai"]', ["You do not have the card Kai", "[S-STATE-01]", "A player controls"]),
        ("plan bid kai", ["You do not have the card Kai", "[S-STATE-01]"]),
        ("kai", ["You do not have the card Kai", "[S-STATE-01]"]),
        ('["attack", "kai", 3]', ["not the moment", "[S-PLAN-04]"]),
        ('["plan", "bid"', ["is not a move"]),
        ('["plan", "bid"]', ["takes space, card"]),
        ('["dance"]', ["There is no kind of move called 'dance'"]),
        ("[[[[", ["is not a move"]),
        ("99", ["There is no choice 99"]),
        ("dance", ["'dance' is no answer"]),
        ("undo", ["nothing to take back"]),
        ("rule S-BAT-99", ["has no rule 'S-BAT-99'"]),
        ("odds atlantis 3", ["There is no province 'atlantis'"]),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(
    ada: Player, tmp_path: Path, typed: str, said: list[str]
) -> None:
    before = (tmp_path / "game.json").read_bytes()
    answer = ada.say(typed)
    assert [part for part in said if part not in answer] == []
    assert (tmp_path / "game.json").read_bytes() == before


@pytest.mark.parametrize("typed", ["2", "izu", "plan bid izu", '["plan", "bid", "izu"]', "Izu"])
def test_a_move_can_be_typed_as_a_number_in_words_or_as_json(ada: Player, tmp_path: Path, typed: str) -> None:
    ada.say(typed)
    assert read_record(tmp_path / "game.json").moves[-1].move == ["plan", "bid", "izu"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("?", "rule ID"),
        ("map", "● Suruga"),
        ("map suruga", "Around Suruga:"),
        ("log 3", "has finished planning"),
        ("rule S-BAT-14", "S-BAT-14: Neutral province held"),
        ("hint", 'The bot "normal" would choose:'),
        ("odds kai 4", "with 4"),
        ("show", "The auction space"),
        ("save copy.json", "copy.json"),
    ],
)
def test_a_command_answers_and_changes_nothing(ada: Player, tmp_path: Path, command: str, said: str) -> None:
    before = (tmp_path / "game.json").read_bytes()
    assert said in ada.say(command)
    assert (tmp_path / "game.json").read_bytes() == before


def test_a_planned_card_can_be_taken_back(ada: Player, tmp_path: Path) -> None:
    ada.say("1")
    assert "has been taken back" in ada.say("undo")
    assert [move for move in read_record(tmp_path / "game.json").moves if move.seat == 0] == []


def test_people_at_one_keyboard_hand_over_before_a_secret_is_shown(tmp_path: Path) -> None:
    seats = ("--seat", "Ada=human", "--seat", "Bo=human", "--seat", "Cy=random")
    with Player("play", "shogun", *seats, *FIXED, "--save", "game.json", cwd=tmp_path) as people:
        assert people.prompt() == "hand over"
        assert "Ada is to decide" in people.text
        assert "next door" not in people.text
        people.answer("")
        for _ in range(12):
            asked = people.prompt()
            assert asked in ("question", "confirm")
            people.answer("1" if asked == "question" else "")
        assert people.prompt() == "hand over"
        assert "Bo is to decide" in people.text[people.answered :]
        assert "next door" not in people.text[people.answered :]


def test_handing_over_wipes_the_screen_and_what_scrolled_off_it(tmp_path: Path) -> None:
    seats = ("--seat", "Ada=human", "--seat", "Bo=human", "--seat", "Cy=random")
    main_end, other_end = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "play", "shogun", *seats, *FIXED, "--save", "game.json"],
        cwd=tmp_path,
        env={**ENVIRONMENT, "TERM": "xterm", "LINES": "30"},
        stdin=other_end,
        stdout=other_end,
        stderr=other_end,
        start_new_session=True,
    ) as process:
        os.close(other_end)
        shown = _shown(main_end, "nobody else is looking")
        os.write(main_end, b"\n")
        shown += _shown(main_end, "next door", "war chest card 4")
        process.kill()
    os.close(main_end)
    welcome, _, after = shown.partition("nobody else is looking")
    assert "commitment" in welcome
    assert "\x1b[3J" in after
    assert "\x1b[2J" in after


def _shown(terminal: int, *awaited: str) -> str:
    text = ""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not all(part in text for part in awaited):
        if select.select([terminal], [], [], 1)[0]:
            text += os.read(terminal, 65536).decode("utf-8", "replace")
    return text


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "yamato"),
        ("en", "Take YAMATO"),
        ("en", "take the second"),
        ("nl", "yamatō"),
        ("zh-Hans", "大和"),
    ],
)
def test_what_the_list_prints_can_be_typed(tmp_path: Path, lang: str, typed: str) -> None:
    """Without case and macrons, and in the language of the reader."""
    arguments = ("play", "shogun", *THREE, "--seed", "3", "--save", "game.json", "--lang", lang)
    bakufu(*arguments, cwd=tmp_path, typed=f"{typed}\nquit\n")
    assert read_record(tmp_path / "game.json").moves[0].move == ["draft", "second"]


def test_the_top_card_of_the_pile_is_taken_in_the_words_that_are_printed(tmp_path: Path) -> None:
    arguments = ("play", "shogun", *THREE, "--seed", "3", "--save", "game.json")
    bakufu(*arguments, cwd=tmp_path, typed="take the top card of the pile\nquit\n")
    assert read_record(tmp_path / "game.json").moves[0].move == ["draft", "pile"]
