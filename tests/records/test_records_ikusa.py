"""Old records of Ikusa replay for ever, byte for byte, and every way to end a game is among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.engine.events import Event
from bakufu.engine.record import read_record, write_record
from bakufu.engine.replay import replay, verify
from bakufu.engine.session import Session
from bakufu.games.ikusa import GAME
from tools.record_ikusa import AT_ONCE, FIRST_OUT, GAMES, LAST, LETTER, LIMIT, ROUND_END, Recorded, ending

FOLDER = Path(__file__).parent / "ikusa"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_recorded_game_replays_byte_for_byte_to_its_ending(game: Recorded) -> None:
    data = (FOLDER / game.name).read_bytes()
    session = Session.resume(read_record(data))
    assert write_record(session.record()) == data
    assert ending(session.state) == game.ending


@pytest.mark.parametrize("game", GAMES[::3], ids=lambda game: game.name)
def test_a_recorded_game_is_fair_and_sound_at_every_step(game: Recorded) -> None:
    record = read_record(FOLDER / game.name)
    assert verify(record, record.commitment).commitment
    for step in replay(record):
        assert GAME.broken_invariants(step.after) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_keeps_the_version_of_its_rules(game: Recorded) -> None:
    assert read_record(FOLDER / game.name).rules_version == game.rules


def test_every_version_of_the_rules_has_its_records() -> None:
    assert {game.rules for game in GAMES} == set(range(1, GAME.rules_version + 1))


def log_of(name: str) -> list[Event]:
    return Session.resume(read_record(FOLDER / name)).log


def test_the_record_of_a_daimyo_who_fell_with_his_enemy_and_returned_tells_of_no_experience() -> None:
    """What version 3 mends: under version 2 the army that returned would have moved its marker."""
    log = log_of("4p-standard-30-55-orders-v3.json")
    place = next(
        place
        for place, event in enumerate(log)
        if event.key == "recovered"
        and any(event.facts["daimyo"] == one.facts.get("daimyo") for one in log[place - 6 : place])
    )
    after = [event.key for event in log[place : place + 8]]
    assert "battle-undecided" in after and "experience" not in after
    assert {"strike", "recovered", "eliminated"} <= {event.key for event in log}


def test_records_by_the_letter_of_the_book_tell_of_what_only_the_letter_brings() -> None:
    keys = {event.key for game in GAMES if game.letter for event in log_of(game.name)}
    assert {"daimyo-doomed", "walk-over", "ronin-captured"} <= keys
    options = [read_record(FOLDER / game.name).options for game in GAMES if game.letter]
    assert all(LETTER.items() <= chosen.items() for chosen in options)


def test_every_way_to_end_a_game_has_its_record() -> None:
    assert {game.ending for game in GAMES} == {AT_ONCE, ROUND_END, LAST, FIRST_OUT, LIMIT}
    assert sorted(path.name for path in FOLDER.glob("*.json")) == sorted(game.name for game in GAMES)
