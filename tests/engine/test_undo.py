"""The undo barrier is computed from draws and views, never declared."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.events import Log
from bakufu.engine.game import HIDDEN, View
from bakufu.engine.record import write_record
from bakufu.engine.replay import verify
from bakufu.engine.session import Session
from tests.engine.tables import NAMES, dojo, planned, play_on, refusal
from tests.engine.toy import Dojo, State


def stopped(session: Session, seat: int) -> str | None:
    """Why this seat cannot take back; asking and being refused changes nothing."""
    record = write_record(session.record())
    why = session.can_undo(seat)
    if why is not None:
        with pytest.raises(Refused) as caught:
            session.undo(seat)
        assert refusal(caught) == why
    assert write_record(session.record()) == record
    return why.key if why else None


def test_an_open_move_without_a_draw_can_be_taken_back() -> None:
    session, fresh = planned(), planned()
    session.apply_run(0, ["march", "hall"])
    session.undo(0)
    assert session.record() == fresh.record()
    assert session.state == fresh.state and session.log == fresh.log


def test_a_move_before_any_of_ones_own_cannot_be_taken_back() -> None:
    session = dojo()
    assert stopped(session, 0) == "undo-nothing"
    session.apply_run(1, 0)
    assert stopped(session, 0) == "undo-nothing"


def test_a_roll_of_the_dice_cannot_be_taken_back() -> None:
    session = planned()
    session.apply_run(0, ["roll"])
    assert stopped(session, 0) == "undo-after-draw"


def test_a_move_cannot_be_taken_back_once_another_seat_has_drawn() -> None:
    session = planned()
    session.apply_run(0, ["march", "hall"])
    session.apply_run(1, ["roll"])
    assert stopped(session, 0) == "undo-after-draw"


def test_a_turned_card_cannot_be_taken_back() -> None:
    session = planned()
    session.apply_run(0, ["turn"])
    assert stopped(session, 0) == "undo-after-uncovering"


def test_a_move_cannot_be_taken_back_once_another_seat_has_turned_a_card() -> None:
    session = planned()
    session.apply_run(0, ["march", "hall"])
    session.apply_run(1, ["turn"])
    assert stopped(session, 0) == "undo-after-uncovering"


def test_the_last_plan_shows_all_plans_and_cannot_be_taken_back() -> None:
    session = planned()
    assert stopped(session, 0) == stopped(session, 1) == "undo-after-uncovering"


def test_an_open_move_cannot_be_taken_back_once_another_seat_has_answered_it() -> None:
    session = planned()
    session.apply_run(0, ["march", "hall"])
    session.apply_run(1, ["rest"])
    assert stopped(session, 0) == "undo-others-went-on"
    assert stopped(session, 1) is None


def test_a_finished_plan_can_be_taken_back_while_others_still_plan() -> None:
    session = dojo(3)
    session.apply_run(0, [1, 5])
    session.apply_run(1, [0, 3])
    session.apply_run(2, 2)
    assert session.to_act() == [2]
    session.undo(0)
    assert session.to_act() == [0, 2]
    assert [(move.seat, move.move) for move in session.moves] == [
        (0, ["stance", "tiger"]),
        (1, ["stance", "crane"]),
        (1, ["stake", 0]),
        (2, ["stance", "wave"]),
    ]


def test_taking_back_a_private_move_leaves_no_trace_with_others() -> None:
    session, never = dojo(3), dojo(3)
    for table in (session, never):
        table.apply_run(1, 0)
    session.apply_run(0, [1, 5])
    session.apply_run(2, 2)
    never.apply_run(2, 2)
    session.undo(0)
    session.undo(0)
    for viewer in (None, 1, 2):
        assert session.export(viewer) == never.export(viewer)
    assert session.record() == never.record()


def test_the_log_is_cut_back_to_what_still_happened() -> None:
    session = dojo(3, gifts="off")
    session.apply_run(0, [1, 5])
    session.apply_run(2, 2)
    session.undo(0)
    assert [(event.key, event.audience) for event in session.log] == [("stance", (0,)), ("stance", (2,))]


def test_a_plan_can_be_taken_back_move_by_move_and_made_anew() -> None:
    session = dojo(2)
    session.apply_run(0, [1, 5])
    session.undo(0)
    session.undo(0)
    assert stopped(session, 0) == "undo-nothing"
    session.apply_run(0, [2, 4])
    session.apply_run(1, [0, 3])
    assert [event.facts["stakes"] for event in session.events(None)] == [[1, 0], [1, 0]]


def test_after_the_end_nothing_is_taken_back() -> None:
    session = planned()
    for _ in range(2):
        session.apply_run(0, ["rest"])
        session.apply_run(1, ["rest"])
        if session.outcome is None:
            session.apply_run(0, [1, 3])
            session.apply_run(1, [1, 3])
    assert session.outcome is not None
    assert stopped(session, 1) == "undo-game-over"


def test_an_unknown_seat_takes_nothing_back() -> None:
    with pytest.raises(Refused) as caught:
        dojo().undo(7)
    assert refusal(caught).key == "seat-unknown"


def first_stances(game: Dojo) -> Session:
    """A table of a changed toy at which seat 0 and then seat 1 have chosen a stance."""
    session = Session.start(game, 2, {}, NAMES[:2], Seeded(1))
    session.apply_run(0, 0)
    session.apply_run(1, 0)
    return session


class Open(Dojo):
    """Everybody sees the stances at once."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        view.board["stances"] = state.stances[:]
        return view


def test_a_move_that_others_could_know_of_when_they_moved_stays() -> None:
    assert stopped(first_stances(Open()), 0) == "undo-others-went-on"


class Flash(Dojo):
    """A secret lies open for as long as exactly one stance has been chosen."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        view.board["flash"] = state.gifts[0] if state.stances.count(-1) == 1 else HIDDEN
        return view


def test_what_was_uncovered_and_hidden_again_has_been_seen() -> None:
    assert stopped(first_stances(Flash()), 0) == "undo-after-uncovering"


class Follower(Dojo):
    """Seat 1 may choose a stance only after seat 0; the program breaks on an illegal move."""

    def depends_on_secrets(self, state: State, seat: int, move: int) -> bool:
        return False  # what is legal tells of a secret here, which no sample could fit

    def legal(self, state: State, seat: int) -> list[int]:
        return [] if seat == 1 and state.stances[0] == -1 else super().legal(state, seat)

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        assert move in self.legal(state, seat)
        super().apply(state, seat, move, chance, log)


def test_a_move_that_a_later_one_needs_stays() -> None:
    assert stopped(first_stances(Follower()), 0) == "undo-others-went-on"


class Gambler(Dojo):
    """The first stance of all takes a draw, unless it is that of seat 0."""

    def depends_on_secrets(self, state: State, seat: int, move: int) -> bool:
        return False  # nothing that is hidden

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        if seat == 1 and state.stances == [-1, -1]:
            chance.below(6, "luck")
        super().apply(state, seat, move, chance, log)


def test_a_move_without_which_a_later_one_would_have_drawn_stays() -> None:
    assert stopped(first_stances(Gambler()), 0) == "undo-others-went-on"


@given(seed=st.integers(0, 2**32), moves=st.integers(1, 30), seat=st.integers(0, 2))
@settings(max_examples=120, deadline=None)
def test_whatever_is_taken_back_leaves_a_sound_game(seed: int, moves: int, seat: int) -> None:
    session = play_on(dojo(3), seed, moves)
    before = len(session.moves)
    if stopped(session, seat) is None:
        session.undo(seat)
        assert len(session.moves) == before - 1
        assert seat in session.to_act()
    assert verify(session.record()).commitment
    assert verify(play_on(session, seed).record()).commitment


@given(seed=st.integers(0, 2**32), moves=st.integers(1, 30), seat=st.integers(0, 2))
@settings(max_examples=60, deadline=None)
def test_taking_back_and_moving_again_changes_nothing_for_anyone(seed: int, moves: int, seat: int) -> None:
    session = play_on(dojo(3), seed, moves)
    if session.can_undo(seat) is None:
        state = session.state.copy()
        move = next(move.move for move in reversed(session.moves) if move.seat == seat)
        session.undo(seat)
        session.apply_run(seat, move)
        assert session.state == state
