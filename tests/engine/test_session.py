from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bakufu.engine.chance import Chance, Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.events import Log
from bakufu.engine.export import Export, write_export
from bakufu.engine.fair import Recording, TableChance, commitment_of
from bakufu.engine.record import Record, read_record, write_record
from bakufu.engine.replay import replay, verify
from bakufu.engine.session import RUN_MOST, Session
from bakufu.engine.views import viewers
from tests.engine.tables import NAMES, SECRET, dojo, planned, play_on, refusal
from tests.engine.toy import DOJO, ROLL, Dojo, State


def refused(session: Session, seat: Any, run: object) -> tuple[str, dict[str, Any], str]:
    """The refusal of this run; nothing at all may have changed by it."""
    state, record, log = session.state.copy(), session.record(), list(session.log)
    with pytest.raises(Refused) as caught:
        session.apply_run(seat, run)
    assert (session.state, session.record(), session.log) == (state, record, log)
    return refusal(caught).key, refusal(caught).facts, refusal(caught).rule


# Starting


def test_a_table_draws_fairly_unless_it_is_told_otherwise() -> None:
    session = Session.start(DOJO, 2, {}, NAMES[:2])
    assert isinstance(session.chance, TableChance)
    assert session.record().commitment == session.chance.commitment


def test_any_chance_is_recorded() -> None:
    assert isinstance(dojo(2, Seeded(1)).chance, Recording)


def test_the_set_up_draws_are_kept() -> None:
    assert len(dojo(3).setup_draws) == 11 + 3


@pytest.mark.parametrize("seats", [["Aya"], ["Aya", "Ben", "Chō"], ["Aya", ""], ["Aya", "\n"], ["Aya", 3]])
def test_every_seat_needs_a_printable_name(seats: Any) -> None:
    with pytest.raises(Refused):
        Session.start(DOJO, 2, {}, seats)


# Moving


def test_a_move_is_an_int_or_its_json_form() -> None:
    one, other = dojo(), dojo()
    one.apply_run(0, 1)
    other.apply_run(0, ["stance", "tiger"])
    assert one.state == other.state and one.moves == other.moves


@pytest.mark.parametrize("run", [[1, 5], [["stance", "tiger"], ["stake", 2]], [1, ["stake", 2]], ((1), (5))])
def test_a_run_is_made_of_ints_or_json_forms(run: object) -> None:
    session = dojo()
    session.apply_run(0, run)
    assert [move.move for move in session.moves] == [["stance", "tiger"], ["stake", 2]]


def test_the_mover_is_told_what_it_saw_happen() -> None:
    session = dojo()
    seen = session.apply_run(0, [["stance", "wave"], ["stake", 0]])
    assert [event.key for event in seen] == ["stance", "stake"]


def test_a_refused_move_names_the_games_rule() -> None:
    assert refused(dojo(), 0, ["roll"]) == ("dojo-not-now", {"moment": "r1/plan0"}, "D-TURN-02")


def test_a_run_with_a_wrong_end_changes_nothing_and_names_the_place() -> None:
    key, facts, rule = refused(dojo(), 0, [["stance", "tiger"], ["roll"]])
    assert (key, rule, facts["run_index"]) == ("dojo-not-now", "D-TURN-02", 1)


def test_a_run_with_a_malformed_move_names_the_place() -> None:
    key, facts, _ = refused(dojo(), 0, [["stance", "tiger"], ["stake", 9]])
    assert (key, facts["run_index"]) == ("move-unknown-value", 1)


def test_a_run_that_goes_on_after_its_end_changes_nothing() -> None:
    key, facts, _ = refused(dojo(), 0, [1, 3, 1])
    assert (key, facts["run_index"]) == ("dojo-not-your-turn", 2)


@pytest.mark.parametrize("seat", [-1, 2, None, True, "0", 1.0])
def test_an_unknown_seat_is_refused(seat: object) -> None:
    assert refused(dojo(), seat, 1)[0] == "seat-unknown"


@pytest.mark.parametrize(
    ("run", "key"),
    [
        ([], "run-empty"),
        ([[]], "move-malformed"),
        (None, "move-malformed"),
        ({}, "move-malformed"),
        ("rest", "move-malformed"),
        (True, "move-malformed"),
        (1.5, "move-malformed"),
        (9999, "move-unknown-number"),
        (-1, "move-unknown-number"),
        ([True], "move-malformed"),
        (["fly"], "move-unknown-kind"),
        ([1] * (RUN_MOST + 1), "run-too-long"),
    ],
)
def test_a_malformed_run_is_refused(run: object, key: str) -> None:
    assert refused(dojo(), 0, run)[0] == key


def test_a_run_is_no_free_look_at_the_dice() -> None:
    """The end of the run is not judged once its beginning has drawn: that would tell the outcome."""
    session = planned()
    for rest in (["rest"], ["roll"], ["stance", "tiger"]):
        assert refused(session, 0, [["roll"], rest]) == ("run-past-barrier", {"run_index": 0}, "")


def test_a_run_is_no_free_look_at_a_hidden_card() -> None:
    assert refused(planned(), 0, [["turn"], ["rest"]])[0] == "run-past-barrier"


def test_a_run_is_no_free_look_at_the_plans_of_others() -> None:
    session = dojo()
    session.apply_run(0, [1, 5])
    assert refused(session, 1, [1, 5, ["rest"]]) == ("run-past-barrier", {"run_index": 1}, "")


def test_a_draw_after_a_refused_run_is_the_one_it_would_have_been() -> None:
    tried, plain = planned(), planned()
    refused(tried, 0, [["roll"], ["rest"]])
    tried.apply_run(0, ["roll"])
    plain.apply_run(0, ["roll"])
    assert tried.moves == plain.moves


class Fragile(Dojo):
    """Breaks in the middle of a roll."""

    def apply(self, state: State, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
        super().apply(state, seat, move, chance, log)
        if move == ROLL:
            raise ZeroDivisionError


def test_a_move_that_breaks_the_program_changes_nothing_and_leaves_a_record_to_open() -> None:
    session = Session.start(Fragile(), 2, {}, NAMES[:2], Seeded(1))
    for seat in (0, 1):
        session.apply_run(seat, [1, 5])
    state = session.state.copy()
    with pytest.raises(ZeroDivisionError):
        session.apply_run(0, ROLL)
    assert session.state == state
    record = read_record(write_record(session.crash_record(0, ROLL)))
    assert record.final is None
    assert [step.form for step in replay(record)][-1] == ["roll"]


# Looking


def test_events_reach_only_their_audience() -> None:
    session = dojo(3, gifts="off")
    session.apply_run(1, [["stance", "wave"], ["stake", 0]])
    assert [event.key for event in session.events(1)] == ["stance", "stake"]
    assert session.events(0) == session.events(2) == session.events(None) == []


def test_events_are_counted_by_what_the_viewer_may_see() -> None:
    """A count over all events would tell how far others have come in private."""
    session = dojo(2, gifts="off")
    session.apply_run(1, [["stance", "wave"], ["stake", 0]])
    session.apply_run(0, [["stance", "wave"], ["stake", 1]])
    assert [event.key for event in session.events(0, since=1)] == ["stake", "plan", "plan"]
    assert session.events(0, since=99) == []


@pytest.mark.parametrize("viewer", [-1, 2, True, "0"])
def test_an_unknown_viewer_sees_nothing(viewer: Any) -> None:
    session = dojo()
    for look in (session.view, session.events, session.export):
        with pytest.raises(Refused) as caught:
            look(viewer)
        assert refusal(caught).key == "seat-unknown"


def exported(session: Session, viewer: int | None) -> bytes:
    export = session.export(viewer)
    assert isinstance(export, Export)
    return write_export(export)


def test_the_export_of_a_running_game_has_no_moves_no_draws_and_no_secret() -> None:
    session = planned(3)
    session.apply_run(0, ["roll"])
    for viewer in viewers(3):
        data = exported(session, viewer)
        assert set(msgspec.json.decode(data)) == {
            "format", "game", "rules_version", "players", "options", "seats", "commitment", "entropy",
            "view", "events",
        }  # fmt: skip
        assert SECRET.hex().encode() not in data
        assert commitment_of(SECRET).encode() in data


@given(seed=st.integers(0, 2**32), moves=st.integers(0, 25), players=st.integers(2, 4))
@settings(max_examples=60, deadline=None)
def test_what_leaves_a_table_does_not_depend_on_what_the_viewer_must_not_know(
    seed: int, moves: int, players: int
) -> None:
    """Two tables that differ only in secrets: other private choices, other progress, another deck."""
    rng = Random(seed)
    session = play_on(dojo(players), seed, moves)
    if session.outcome is not None:
        return
    seen = [exported(session, viewer) for viewer in viewers(players)]
    state = session.state
    for viewer in viewers(players):
        session.state = DOJO.resample(session.game.view(state, viewer), rng)
        assert exported(session, viewer) == seen[viewers(players).index(viewer)]
    session.state = state


@pytest.mark.parametrize("others", [[], [1], [1, 5], [0], [2, 6]])
def test_private_progress_of_a_seat_leaves_no_trace_with_others(others: list[int]) -> None:
    """Whatever seat 1 does in secret, the others' views, events and exports differ at most in to_act."""
    quiet, busy = dojo(3), dojo(3)
    if others:
        busy.apply_run(1, others)
    for viewer in (None, 0, 2):
        one, other = quiet.export(viewer), busy.export(viewer)
        assert isinstance(one, Export) and isinstance(other, Export)
        if len(others) == 2:
            other = replace(other, view=replace(other.view, to_act=[0, 1, 2]))
        assert write_export(one) == write_export(other)
        assert quiet.can_undo(0) == busy.can_undo(0)


def test_after_the_end_everybody_gets_the_whole_record_and_can_verify_it() -> None:
    session = play_on(dojo(3))
    export = session.export(None)
    assert isinstance(export, Record)
    assert export.secret == SECRET.hex() and verify(export).commitment


# Saving and going on


@given(seed=st.integers(0, 2**32), moves=st.integers(0, 40))
@settings(max_examples=30, deadline=None)
def test_a_resumed_game_goes_on_as_if_nothing_had_happened(seed: int, moves: int) -> None:
    session = play_on(dojo(3), seed, moves)
    again = Session.resume(read_record(write_record(session.record())))
    assert again.state == session.state and again.log == session.log
    assert [again.can_undo(seat) for seat in range(3)] == [session.can_undo(seat) for seat in range(3)]
    play_on(session, 1)
    play_on(again, 1)
    assert write_record(again.record()) == write_record(session.record())
    assert verify(again.record()).commitment


def test_a_saved_game_whose_draws_were_edited_is_not_resumed() -> None:
    record = play_on(dojo(2), moves=9).record()
    first = record.setup_draws[0]
    with pytest.raises(Refused) as caught:
        Session.resume(replace(record, setup_draws=[(first + 1) % 12, *record.setup_draws[1:]]))
    assert refusal(caught).key == "draw-not-fair"


def test_a_running_fair_game_cannot_go_on_without_its_secret() -> None:
    record = replace(play_on(dojo(2), moves=3).record(), secret=None)
    with pytest.raises(Refused) as caught:
        Session.resume(record)
    assert refusal(caught).key == "record-secret-missing"
    assert Session.resume(record, TableChance(SECRET, 2)).to_act()


def test_a_running_fair_game_cannot_go_on_with_another_secret() -> None:
    record = play_on(dojo(2), moves=3).record()
    for chance in (TableChance(b"f" * 32, 2), Seeded(1)):
        with pytest.raises(Refused) as caught:
            Session.resume(record, chance)
        assert refusal(caught).key == "record-other-secret"


def test_a_finished_game_opens_without_its_secret_and_keeps_its_commitment() -> None:
    record = replace(play_on(dojo(2)).record(), secret=None)
    assert Session.resume(record).record() == record


def test_a_simulated_game_goes_on_with_new_chances() -> None:
    session = play_on(dojo(2, Seeded(1)), moves=5)
    again = play_on(Session.resume(session.record()))
    assert again.moves[:5] == session.moves[:5] and again.outcome is not None


def test_entropy_stays_closed_after_a_save() -> None:
    again = Session.resume(dojo(2).record())
    assert isinstance(again.chance, TableChance)
    with pytest.raises(Refused) as caught:
        again.chance.add_entropy(0, "late")
    assert refusal(caught).key == "entropy-too-late"


def test_what_a_session_hands_out_cannot_be_used_to_change_it() -> None:
    session = dojo(2)
    record = session.record()
    record.moves.append(record.moves[0] if record.moves else None)  # type: ignore[arg-type]
    record.options.clear()
    record.seats.clear()
    session.events(0).clear()
    session.view(0).board["coins"][0] = 99
    assert session.moves == [] and session.options and session.seats and session.events(0)
    assert session.state.coins == [5, 5]
