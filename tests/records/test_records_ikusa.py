"""Old records of Ikusa replay for ever, byte for byte, and every way to end a game is among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.engine.record import read_record, write_record
from bakufu.engine.replay import replay, verify
from bakufu.engine.session import Session
from bakufu.games.ikusa import GAME
from tools.record_ikusa import AT_ONCE, FIRST_OUT, GAMES, LAST, LIMIT, ROUND_END, Recorded, ending

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
        assert GAME.broken(step.after) == []


def test_every_way_to_end_a_game_has_its_record() -> None:
    assert {game.ending for game in GAMES} == {AT_ONCE, ROUND_END, LAST, FIRST_OUT, LIMIT}
    assert sorted(path.name for path in FOLDER.glob("*.json")) == sorted(game.name for game in GAMES)
