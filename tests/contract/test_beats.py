"""Beats: a viewer is shown the board as it stood at each event of a move, and nothing secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import to_builtins

from bakufu.engine.applied import apply_to_copy
from bakufu.engine.beats import BeatLog, HasBeats, patches
from bakufu.engine.chance import Seeded
from bakufu.engine.events import Event, Log, is_visible, visible
from bakufu.engine.fair import RecordedChance
from bakufu.engine.game import View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.record import game_of, read_record
from bakufu.engine.replay import Step, replay
from bakufu.engine.session import BEATS_MOST, Session
from bakufu.engine.views import Viewer, viewers
from bakufu.games.ikusa.meta import Ikusa
from tests.contract.tables import Table, game, start, tables
from tests.contract.test_secrecy import indistinguishable_states

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))
TABLES = [table for table in tables() if table.seed < 2 and isinstance(game(table.game), HasBeats)]
each_table = pytest.mark.parametrize("table", TABLES, ids=str)
SHARE = 0.1  # of the moves of a random game: they are made with other secrets, too
SHARE_AT_ONCE = 0.4  # of those that several make in secret at the same time
COMPARED_MOST = 8000  # boards of a table


def boards_of(beats: list[dict[str, Any]], last: Any) -> list[Any]:
    """The boards of an update, put together as a client does it: from the last one back."""
    board = to_builtins(last)
    found = []
    for patch in reversed(beats):
        board = {**board, **patch}
        found.append(board)
    return found[::-1]


class Witness(list[Event]):
    """Notes what everybody sees at the very moment of an event."""

    def __init__(self, game: Any, state: Any, players: int) -> None:
        super().__init__()
        self.seen: list[list[Any]] = []
        self.look: Callable[[], list[Any]] = lambda: [
            to_builtins(game.board(state, viewer)) for viewer in viewers(players)
        ]

    def append(self, event: Event, /) -> None:
        super().append(event)
        self.seen.append(self.look())


def witnessed(game: Any, step: Step, players: int) -> Witness:
    after = step.before.copy()
    witness = Witness(game, after, players)
    chance = RecordedChance([draw.outcome for draw in step.draws])
    chance.begin(step.number)
    game.apply(after, step.seat, step.move, chance, witness)
    return witness


@pytest.mark.thorough
@pytest.mark.parametrize("file", RECORDS[::3], ids=lambda file: file.stem)
def test_no_beat_of_a_recorded_game_is_earlier_or_later_than_its_event(file: Path) -> None:
    record = read_record(file)
    known: Any = game_of(record)
    shown = 0
    for step in replay(record):
        witness = witnessed(known, step, record.players)
        chance = RecordedChance([draw.outcome for draw in step.draws])
        made = apply_to_copy(known, step.before, step.seat, step.move, step.number, chance)
        assert made.events == witness
        for index, viewer in enumerate(viewers(record.players)):
            places = [place for place, event in enumerate(made.events) if is_visible(event, viewer)]
            last = known.board(made.after, viewer)
            beats = patches([known.board(made.states[place], viewer) for place in places], last)
            assert boards_of(beats, last) == [witness.seen[place][index] for place in places]
            shown += len(beats)
    assert shown > 100


class Seen(NamedTuple):
    """What a viewer sees of somebody's move."""

    view: View
    log: Log
    boards: list[Any]


def seen_of(game: Any, state: Any, viewer: Viewer, seat: Seat, move: Move) -> Seen:
    after = state.copy()
    log = BeatLog(after)
    game.apply(after, seat, move, Seeded(1), log)
    shown = [then for event, then in zip(log, log.states, strict=True) if is_visible(event, viewer)]
    boards = [to_builtins(game.board(then, viewer)) for then in shown]
    return Seen(game.view(after, viewer), visible(log, viewer), boards)


def leaks(table: Table) -> tuple[list[str], int]:
    """Events whose boards tell two states apart that look the same before and after; and how many boards were
    compared."""
    session, rng = start(table), Random(f"beats {table}")
    found, compared = [], 0
    while seats := session.to_act():
        game, state = session.game, session.state
        seat = rng.choice(seats)
        move = rng.choice(game.legal(state, seat))
        if rng.random() < (SHARE if len(seats) == 1 else SHARE_AT_ONCE):
            for viewer in range(table.players):
                mine = seen_of(game, state, viewer, seat, move)
                for other in indistinguishable_states(game, state, viewer, rng):
                    if move not in game.legal(other, seat):
                        continue
                    theirs = seen_of(game, other, viewer, seat, move)
                    if theirs[:2] == mine[:2]:
                        compared += len(mine.boards)
                        found += [
                            f"{event.key} to seat {viewer}"
                            for event, one, two in zip(mine.log, mine.boards, theirs.boards, strict=True)
                            if one != two
                        ]
        if found or compared > COMPARED_MOST:
            break
        session.apply_run(seat, move)
    return found, compared


@pytest.mark.thorough
@each_table
def test_beats_tell_nothing_that_the_views_do_not_tell(table: Table) -> None:
    found, compared = leaks(table)
    assert compared > 20, "else this proves nothing"
    assert not found


@pytest.mark.thorough
def test_a_board_that_shows_secrets_in_the_middle_of_a_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: while a move is carried out, everybody sees all koku in the trays."""
    honest = Ikusa.board

    def leaky(self: Ikusa, state: Any, seat: Viewer) -> Any:
        return msgspec.structs.replace(honest(self, state, seat), bins=[state.bins[:]])

    monkeypatch.setattr(Ikusa, "board", leaky)
    table = next(table for table in TABLES if table.game == "ikusa" and table.players == 4)
    found, _ = leaks(table)
    assert any(leak.startswith("ready") for leak in found)


@each_table
def test_a_session_keeps_the_beats_of_its_last_events(table: Table) -> None:
    session, rng = start(table), Random(3)
    for _ in range(60):
        if not session.to_act():
            break
        seat = rng.choice(session.to_act())
        known = len(session.log)
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
        for viewer in viewers(table.players):
            events = len(visible(session.log[known:], viewer))
            beats = session.beats(viewer, events)
            assert len(beats) == events
            assert len(boards_of(beats, session.view(viewer).board)) == events
    assert len(session.beats(None, 10_000)) <= BEATS_MOST


@each_table
def test_beats_of_a_move_that_is_taken_back_are_gone(table: Table) -> None:
    session, rng = start(table), Random(5)
    undone = 0
    for _ in range(400):
        if not session.to_act() or undone > 3:
            break
        seat = rng.choice(session.to_act())
        before = session.fork()
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
        if session.can_undo(seat) is None:
            session.undo(seat)
            undone += 1
            for viewer in viewers(table.players):
                assert session.beats(viewer, 30) == before.beats(viewer, 30)
            session = before
            session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
    assert undone


def test_a_log_that_was_filled_without_asking_has_no_beats() -> None:
    """As compiled modules do it."""

    class State:
        def copy(self) -> State:
            return State()

    log = BeatLog(State())
    list.append(log, Event("one"))
    log.append(Event("two"))
    assert log.complete_states() == [None, None]


def test_a_session_without_states_tells_no_beats() -> None:
    session = Session.resume(read_record(RECORDS[0]))
    assert session.log and session.beats(None, 50) == []
