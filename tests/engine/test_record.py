from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.engine.errors import Refused
from bakufu.engine.fair import ENTROPY_MOST
from bakufu.engine.game import Outcome
from bakufu.engine.record import (
    BYTES_MOST,
    Continued,
    Final,
    Record,
    RecordedMove,
    read_record,
    save_record,
    write_record,
)
from bakufu.engine.session import Session
from tests.engine.tables import dojo, play_on, refusal

DATA = write_record(play_on(dojo(3)).record())


def edited(**fields: object) -> bytes:
    return json.dumps(json.loads(DATA) | fields).encode()


def without(field: str) -> bytes:
    return json.dumps({name: value for name, value in json.loads(DATA).items() if name != field}).encode()


def refused(source: bytes | str | Path) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        read_record(source)
    return refusal(caught).key, refusal(caught).facts


def test_reading_and_writing_give_the_same_bytes() -> None:
    assert write_record(read_record(DATA)) == DATA


def test_a_record_has_one_move_a_line() -> None:
    lines = DATA.decode().splitlines()
    moves = json.loads(DATA)["moves"]
    start = lines.index('  "moves": [') + 1
    assert [json.loads(line.rstrip(",")) for line in lines[start : start + len(moves)]] == moves


def test_the_order_in_which_options_were_given_does_not_show() -> None:
    record = read_record(DATA)
    turned = dict(reversed(record.options.items()))
    assert write_record(msgspec.structs.replace(record, options=turned)) == DATA


PRINTABLE = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=30)
HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)
OUTCOMES = st.lists(st.integers(0, 10**12), max_size=5)
NUMBERS = st.lists(st.integers(-50, 50), max_size=3)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that a table of the toy game could be thought to write; its moves need not be legal."""
    players = draw(st.integers(2, 3))
    seats = st.lists(PRINTABLE.filter(bool), min_size=players, max_size=players)
    form = st.tuples(PRINTABLE, st.integers() | PRINTABLE).map(list)
    move = st.builds(RecordedMove, st.integers(0, players - 1), form, OUTCOMES)
    return Record(
        game="dojo",
        rules_version=draw(st.integers(1, 2)),
        players=players,
        options={"length": draw(st.sampled_from(["short", "long"])), "gifts": "off"},
        seats=draw(seats),
        commitment=draw(st.none() | HEX),
        entropy=draw(st.lists(PRINTABLE, min_size=players, max_size=players)),
        secret=draw(st.none() | HEX),
        setup_draws=draw(OUTCOMES),
        moves=draw(st.lists(move, max_size=6)),
        final=draw(st.none() | st.builds(Final, HEX, st.none() | st.builds(Outcome, NUMBERS, NUMBERS))),
    )


@given(records())
def test_every_record_survives_its_file(record: Record) -> None:
    data = write_record(record)
    assert read_record(data) == record
    assert write_record(read_record(data)) == data


@given(st.integers(0, len(DATA) - 3))
@settings(max_examples=60)
def test_a_truncated_record_is_refused_as_such(length: int) -> None:
    assert refused(DATA[:length]) == ("record-truncated", {"bytes": length})


@given(st.integers(0, len(DATA) - 1), st.binary(min_size=0, max_size=2))
@settings(max_examples=150)
def test_a_damaged_record_is_read_or_refused_but_never_breaks_the_reader(place: int, noise: bytes) -> None:
    with suppress(Refused):
        read_record(DATA[:place] + noise + DATA[place + 1 :])


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_and_never_break_the_reader(data: bytes) -> None:
    with pytest.raises(Refused):
        read_record(data)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    assert refused(path) == ("record-no-file", {"path": str(path)})


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    key, facts = refused(str(tmp_path))
    assert key == "record-not-readable" and facts["reason"] == "Is a directory"


def test_a_path_that_no_system_knows_is_refused() -> None:
    assert refused("a\0b")[0] == "record-not-readable"


@pytest.mark.parametrize(
    "data", [b"hello", b"{]", DATA + b"x", b'{"format":' + b"[" * 50_000, b'{"format": "\xff"}']
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    assert refused(data)[0] == "record-not-json"


def test_an_oversized_file_is_refused_before_it_is_parsed(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.write_bytes(b" " * (BYTES_MOST + 5))
    assert refused(path)[0] == "record-too-large"


def test_a_file_that_is_no_object_is_refused() -> None:
    assert refused(b"[]") == ("record-not-an-object", {})


@pytest.mark.parametrize("value", ["bakufu-record/2", "", None, 1])
def test_an_unknown_format_is_named_with_the_known_one(value: object) -> None:
    key, facts = refused(edited(format=value))
    assert key == "record-unknown-format" and facts["known"] == "bakufu-record/1"


def test_the_export_of_a_running_game_is_told_from_a_record() -> None:
    assert refused(b'{"format": "bakufu-export/1"}')[0] == "record-still-running"


@pytest.mark.parametrize(
    "field",
    ["format", "game", "rules_version", "players", "options", "seats", "setup_draws", "moves", "final"],
)
def test_a_missing_field_is_named(field: str) -> None:
    assert refused(without(field)) == ("record-field-missing", {"field": f"$.{field}"})


def test_an_unknown_field_is_named() -> None:
    assert refused(edited(notes="hi")) == ("record-field-unknown", {"field": "$.notes"})
    final = {"digest": "0" * 64, "outcome": {"scores": [], "winners": [], "luck": 1}}
    assert refused(edited(final=final)) == ("record-field-unknown", {"field": "$.final.outcome.luck"})


def test_a_field_name_with_control_characters_is_not_printed_raw() -> None:
    key, facts = refused(edited(**{"\x1b[2J": 1}))
    assert key == "record-field-unknown" and facts["field"].isprintable()


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"game": 7}, "$.game"),
        ({"rules_version": "2"}, "$.rules_version"),
        ({"players": 3.5}, "$.players"),
        ({"players": True}, "$.players"),
        ({"options": {"gifts": 1}}, "$.options[...]"),
        ({"seats": "Aya"}, "$.seats"),
        ({"seats": ["Aya", None, "Ben"]}, "$.seats[1]"),
        ({"commitment": "abc"}, "$.commitment"),
        ({"commitment": "G" * 64}, "$.commitment"),
        ({"secret": "AB" * 32}, "$.secret"),
        ({"entropy": ["x"]}, "$.entropy"),
        ({"setup_draws": [0, "1"]}, "$.setup_draws[1]"),
        ({"moves": [[0, ["rest"], []], [0, ["rest"]]]}, "$.moves[1]"),
        ({"moves": [[0, ["rest"], [], 1]]}, "$.moves[0]"),
        ({"moves": [["0", ["rest"], []]]}, "$.moves[0][0]"),
        ({"moves": [[0, "rest", []]]}, "$.moves[0][1]"),
        ({"moves": [[0, ["rest", 1.5], []]]}, "$.moves[0][1][1]"),
        ({"moves": [[0, ["rest"], [None]]]}, "$.moves[0][2][0]"),
        ({"final": {"digest": "0", "outcome": None}}, "$.final.digest"),
    ],
)
def test_a_malformed_field_is_named_by_its_path(fields: dict[str, object], path: str) -> None:
    key, facts = refused(edited(**fields))
    assert (key, facts["field"]) == ("record-field-malformed", path)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"rules_version": 3}, "rules-version-newer"),
        ({"rules_version": 0}, "rules-version-unknown"),
        ({"players": 9}, "players-out-of-range"),
        ({"players": 2}, "seats-wrong-number"),
        ({"options": {"speed": "fast"}}, "option-unknown"),
        ({"options": {"gifts": "maybe"}}, "option-bad-value"),
        ({"seats": ["Aya", "Ben"]}, "seats-wrong-number"),
        ({"seats": ["Aya", "Ben", ""]}, "seat-name-malformed"),
        ({"seats": ["Aya", "Ben", "\x1b[31m"]}, "seat-name-malformed"),
        ({"seats": ["Aya", "Ben", "x" * 41]}, "seat-name-malformed"),
        ({"entropy": ["", "", "x" * (ENTROPY_MOST + 1)]}, "entropy-malformed"),
        ({"moves": [[3, ["rest"], []]]}, "record-seat-unknown"),
        ({"moves": [[-1, ["rest"], []]]}, "record-seat-unknown"),
        ({"rewinds": [[99999, 1]]}, "record-field-malformed"),
        ({"rewinds": [[-1, 1]]}, "record-field-malformed"),
        ({"rewinds": [[2, 0]]}, "record-field-malformed"),
        ({"rewinds": [[2, 1], [1, 2]]}, "record-field-malformed"),
        ({"rewinds": [[1, 2], [2, 2]]}, "record-field-malformed"),
    ],
)
def test_a_record_that_no_table_writes_is_refused(fields: dict[str, object], key: str) -> None:
    assert refused(edited(**fields))[0] == key


def test_a_newer_rules_version_is_said_before_its_unknown_fields() -> None:
    assert refused(edited(rules_version=3, leaders=[]))[0] == "rules-version-newer"


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    record = read_record(DATA)
    save_record(record, path)
    assert path.read_bytes() == DATA
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_saving_where_nothing_can_be_written_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        save_record(read_record(DATA), tmp_path / "none" / "game.json")
    assert refusal(caught).key == "record-not-written"
    assert list(tmp_path.iterdir()) == []


def test_saving_over_a_folder_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        save_record(read_record(DATA), tmp_path)
    assert refusal(caught).key == "record-not-written"
    assert [entry for entry in tmp_path.parent.iterdir() if entry.name.endswith(".part")] == []


def test_the_outcome_stands_in_the_record_once_the_game_is_over() -> None:
    session = dojo(2)
    running = session.record().final
    assert running is not None and running.outcome is None
    over = play_on(session).record().final
    assert over is not None and over.outcome == session.outcome
    assert msgspec.json.decode(write_record(session.record()))["final"]["outcome"]["winners"]


# -- fields that older records do not have -------------------------------------------------------------


def test_which_seats_bots_played_and_where_a_game_comes_from_are_written_only_where_known() -> None:
    record = read_record(DATA)
    assert b'"bots"' not in DATA and b'"continues"' not in DATA and b'"deal"' not in DATA
    bots: list[str | None] = ["random", None, "easy"]
    told = msgspec.structs.replace(record, bots=bots, continues=Continued("ab" * 32, 2))
    written = write_record(told)
    assert json.loads(written)["bots"] == bots
    assert json.loads(written)["continues"] == {"record": "ab" * 32, "moves": 2}
    assert Session.resume(read_record(written)).bots == bots


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"bots": ["random"]}, "$.bots"),
        ({"bots": ["a\nb", None, None]}, "$.bots"),
        ({"bots": ["", None, None]}, "$.bots"),
        ({"bots": 3}, "$.bots"),
        ({"continues": {"record": "xy", "moves": 0}}, "$.continues.record"),
        ({"continues": {"record": "ab" * 32, "moves": -1}}, "$.continues.moves"),
        ({"continues": {"record": "ab" * 32, "moves": 10**6}}, "$.continues.moves"),
        ({"continues": {"record": "ab" * 32}}, "$.continues.moves"),
    ],
)
def test_malformed_later_fields_are_refused_by_name(fields: dict[str, object], path: str) -> None:
    key, facts = refused(edited(**fields))
    assert key in ("record-field-malformed", "record-field-missing") and facts["field"] == path
