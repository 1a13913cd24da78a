"""Old records replay for ever, byte for byte. The files were written by `tools/record_games.py`, once."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.game import Game
from bakufu.engine.record import Record, digest_of, read_record, write_record
from bakufu.engine.replay import replay, verify
from bakufu.engine.session import Session
from bakufu.games.shogun import GAME
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import MODULES
from tools import record_games
from tools.record_games import CHESTS, LANDLESS, SHARED, SOLE, TURN_ORDER

FILES = sorted(Path(__file__).parent.glob("shogun/*.json"))


def end_of(record: Record) -> State:
    steps = replay(record)
    for _ in steps:
        pass
    state = steps.state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_byte_for_byte(path: Path) -> None:
    record = read_record(path)
    session = Session.resume(record)
    assert write_record(session.record()) == path.read_bytes()
    assert record.final is not None and record.final.outcome is not None
    assert digest_of(GAME, session.state) == record.final.digest
    assert session.outcome == record.final.outcome


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_verified(path: Path) -> None:
    record = read_record(path)
    verified = verify(record, record.commitment)
    assert verified.final and verified.moves == len(record.moves)
    assert verified.commitment == (record.secret is not None)


@pytest.mark.parametrize("path", FILES[::9], ids=lambda path: path.stem)
def test_a_recorded_game_is_sound_at_every_step(path: Path) -> None:
    record = read_record(path)
    for step in replay(record):
        assert GAME.broken_invariants(step.after) == []


# Each record of rules version 2 (by its seed) with one option changed: the reading that it does not have.
OTHER_READINGS = {
    61: {"leader_modifier": "additive_last"},
    233: {"leader_modifier": "additive_last"},
    71: {"leader_modifier": "improved_base"},
    3811: {"short_supply": "as_far_as_possible"},
    2472: {"short_supply": "all_or_nothing"},
    81: {"rice_track": "open"},
    91: {"favor_peace": "a,b,ab"},
}


def told(record: Record) -> list[object]:
    """What happens when the moves and draws of a record are played, as far as they can be."""
    seen: list[object] = []
    try:
        steps = replay(msgspec.structs.replace(record, final=None))
        seen += steps.log
        for step in steps:
            seen += step.events
    except Refused as why:
        seen.append(why.refusal.key)
    return seen


@pytest.mark.parametrize(
    "recorded",
    [one for one in record_games.GAMES if one.rules == 2 and one.options],
    ids=lambda one: one.name,
)
def test_a_record_of_the_second_rules_would_be_another_game_under_the_other_reading(
    recorded: record_games.Recorded,
) -> None:
    record = read_record(Path(__file__).parent / "shogun" / recorded.name)
    assert record.rules_version == 2
    changed = {**record.options, **OTHER_READINGS[recorded.seed]}
    assert told(msgspec.structs.replace(record, options=changed)) != told(record)


def test_a_record_keeps_the_reading_of_its_rules_version() -> None:
    """The same record without a word about leaders is another game under the other version."""
    record = read_record(Path(__file__).parent / "shogun" / "5p-leaders-fixed-233-rules-2.json")
    assert "leader_modifier" not in record.options
    older = msgspec.structs.replace(record, rules_version=1)
    assert told(older) != told(record)
    said = {**record.options, "leader_modifier": "improved_base"}
    assert told(msgspec.structs.replace(older, options=said)) == told(record)


def test_the_records_are_many_and_small() -> None:
    assert len(FILES) >= 30
    assert sum(path.stat().st_size for path in FILES) < 2_500_000
    assert sorted(path.name for path in FILES) == sorted(recorded.name for recorded in record_games.GAMES)


def test_every_kind_of_table_is_among_them() -> None:
    records = [read_record(path) for path in FILES]
    for players in (3, 4, 5):
        kinds = {(r.options["board"], r.options["setup"]) for r in records if r.players == players}
        assert kinds == {("sun", "draft"), ("sun", "fixed"), ("moon", "draft")}
    game: Game[State] = GAME
    for option in game.options:
        values = {record.options.get(option.name, option.default) for record in records}
        wanted = {"1", "3", "5"} if option.name == "draft_seat" else set(option.values)
        assert values == wanted or (option.quiet and len(values) > 1), option.name
    assert {record.options.get("modules", "none") for record in records} >= {
        "none",
        *MODULES,
        ",".join(MODULES),
    }
    assert sum(record.secret is not None for record in records) >= 10


@pytest.mark.rule("S-GAME-01")
@pytest.mark.rule("S-GAME-02")
@pytest.mark.rule("S-GAME-03")
def test_every_way_to_end_a_game_is_among_them() -> None:
    ends = {recorded.name: recorded.end for recorded in record_games.GAMES}
    found = set()
    for path in FILES:
        record = read_record(path)
        state = end_of(record)
        assert ends[path.name] in set(record_games.ends_of(state))
        found |= set(record_games.ends_of(state))
        assert record.final is not None and record.final.outcome is not None
        if ends[path.name] == SHARED:
            assert len(record.final.outcome.winners) > 1
        elif ends[path.name] in (CHESTS, TURN_ORDER):
            assert len(record.final.outcome.winners) == 1 and state.vp.count(max(state.vp)) > 1
    assert found == {SOLE, CHESTS, SHARED, TURN_ORDER, LANDLESS}


def test_what_was_recorded_is_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = record_games.GAMES[0]
    (tmp_path / first.name).write_text("frozen")
    monkeypatch.setattr(record_games, "FOLDER", tmp_path)
    monkeypatch.setattr(record_games, "GAMES", [first, record_games.GAMES[2]])
    assert record_games.main([]) == 0
    assert (tmp_path / first.name).read_text() == "frozen"
    assert len(list(tmp_path.iterdir())) == 2
