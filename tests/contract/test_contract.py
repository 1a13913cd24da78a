"""What every game owes the engine. The suite runs over all registered games and the toy."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.events import Event, Log, visible
from bakufu.engine.fair import Recording, TableChance
from bakufu.engine.game import Game, View
from bakufu.engine.record import digest_of, read_record, write_record
from bakufu.engine.replay import Replay, checking, replay, verify
from bakufu.engine.session import Session
from bakufu.engine.views import same_knowledge, viewers, views_of
from bakufu.i18n import LANGUAGES, Words
from tests.contract.tables import Table, game, ids, played, start, tables

TABLES = tables()
each_table = pytest.mark.parametrize("table", TABLES, ids=str)


def positions(table: Table) -> Iterator[tuple[Game[Any], Any]]:
    known = game(table.game)
    for state in played(table).positions:
        yield known, state


def strange_moves(known: Game[Any], rng: Random) -> list[int]:
    """Ints of all sorts: inside the table, in its gaps, and far outside."""
    last = known.moves.kinds[-1].last
    near = [rng.randint(-3, last + 3) for _ in range(40)]
    return [*near, *(kind.base for kind in known.moves.kinds), -(10**9), 10**9]


def is_move(known: Game[Any], move: int) -> bool:
    try:
        known.moves.decode(move)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("id", ids())
def test_every_registered_game_loads_and_describes_itself(id: str) -> None:
    known = game(id)
    assert known.id == id and known.rules_version >= 1
    assert 1 <= known.min_players <= known.max_players
    names = [option.name for option in known.options]
    assert len(set(names)) == len(names)
    assert all(len(set(option.values)) == len(option.values) >= 1 for option in known.options)
    assert [table for table in TABLES if table.game == id]


@pytest.mark.thorough
@each_table
def test_a_random_game_ends_with_every_invariant_kept_on_the_way(table: Table) -> None:
    assert played(table).broken == []
    outcome = played(table).session.outcome
    assert outcome is not None
    assert len(outcome.scores) == table.players
    assert outcome.winners == sorted(set(outcome.winners)) and outcome.winners
    assert set(outcome.winners) <= set(range(table.players))


@each_table
def test_the_seats_that_owe_a_move_are_those_with_legal_moves(table: Table) -> None:
    for known, state in positions(table):
        owing = known.to_act(state)
        assert owing == sorted(set(owing)) and set(owing) <= set(range(table.players))
        assert owing == [seat for seat in range(table.players) if known.legal(state, seat)]
        assert (not owing) == (known.outcome(state) is not None)


@each_table
def test_a_free_move_is_made_at_a_table_without_changing_who_owes_a_move(table: Table) -> None:
    rng = Random(8)
    session = start(table)
    for _ in range(12):
        wander(session, rng, 9)
        for seat in range(table.players):
            free = session.game.out_of_turn_moves(session.state, seat)
            assert free == sorted(set(free)) and not {*free} & {*session.game.legal(session.state, seat)}
            if free:
                owing = session.to_act()
                session.apply_run(seat, rng.choice(free))
                assert session.to_act() == owing
    assert verify(session.record()).final


@each_table
def test_legal_moves_are_sorted_unique_and_have_a_json_form(table: Table) -> None:
    for known, state in positions(table):
        for seat in known.to_act(state):
            moves = known.legal(state, seat)
            assert moves == sorted(set(moves))
            assert all(known.moves.encode(known.moves.decode(move)) == move for move in moves)


@pytest.mark.thorough
@each_table
def test_why_not_answers_exactly_the_moves_that_are_not_legal(table: Table) -> None:
    rng = Random(1)
    for known, state in positions(table):
        for seat in range(table.players):
            legal = [*known.legal(state, seat), *known.out_of_turn_moves(state, seat)]
            others = [move for other in known.to_act(state) for move in known.legal(state, other)]
            for move in {*legal[:40], *legal[-10:], *others[:40], *strange_moves(known, rng)}:
                refusal = known.why_not(state, seat, move)
                assert (refusal is None) == (move in legal), (seat, move)
                if refusal is not None and is_move(known, move):
                    assert refusal.key and refusal.rule, (known.moves.decode(move), refusal)


@each_table
def test_looking_at_a_state_does_not_change_it(table: Table) -> None:
    for known, state in positions(table):
        before, text = state.copy(), known.write(state)
        for seat in range(table.players):
            known.legal(state, seat)
            known.why_not(state, seat, known.moves.kinds[0].base)
        for viewer in viewers(table.players):
            known.resample(known.view(state, viewer), Random(1))
        known.to_act(state), known.outcome(state), known.broken_invariants(state), known.time_label(state)
        assert state == before and known.write(state) == text


@each_table
def test_a_copy_is_equal_and_what_happens_to_it_does_not_touch_the_original(table: Table) -> None:
    rng = Random(2)
    for known, state in positions(table):
        text = known.write(state)
        twin = state.copy()
        assert twin == state and twin is not state
        for _ in range(40):
            seats = known.to_act(twin)
            if not seats:
                break
            seat = rng.choice(seats)
            known.apply(twin, seat, rng.choice(known.legal(twin, seat)), Seeded(3))
        assert known.write(state) == text


@each_table
def test_a_move_changes_the_state_and_keeps_no_log_of_its_own(table: Table) -> None:
    """With and without a log the same happens, with the same draws."""
    rng = Random(3)
    for known, state in positions(table):
        for seat in known.to_act(state)[:1]:
            move = rng.choice(known.legal(state, seat))
            silent, told = state.copy(), state.copy()
            one, other = Recording(Seeded(5)), Recording(Seeded(5))
            log: Log = []
            known.apply(silent, seat, move, one)
            known.apply(told, seat, move, other, log)
            assert silent == told != state
            assert one.outcomes() == other.outcomes()


@each_table
def test_a_view_carries_its_legal_moves_and_who_owes_a_move(table: Table) -> None:
    for known, state in positions(table):
        for viewer in viewers(table.players):
            view = known.view(state, viewer)
            assert (view.game, view.rules_version) == (known.id, known.rules_version)
            assert (view.seat, view.players) == (viewer, table.players)
            assert view.to_act == known.to_act(state)
            assert view.legal == ([] if viewer is None else known.legal(state, viewer))
            assert view.outcome == known.outcome(state)


@each_table
def test_the_views_of_all_made_at_once_are_those_made_one_by_one(table: Table) -> None:
    for known, state in positions(table):
        one_by_one = [known.view(state, viewer) for viewer in viewers(table.players)]
        assert views_of(known, state, table.players) == one_by_one


@each_table
def test_a_view_is_the_same_after_a_journey_as_json(table: Table) -> None:
    for known, state in positions(table):
        for viewer in viewers(table.players):
            sent = msgspec.json.encode(known.view(state, viewer))
            assert msgspec.json.encode(msgspec.json.decode(sent, type=View)) == sent


@pytest.mark.thorough
@each_table
def test_a_resampled_state_is_sound_and_looks_the_same_to_the_viewer(table: Table) -> None:
    for known, state in positions(table):
        for viewer in viewers(table.players):
            view = known.view(state, viewer)
            for seed in range(3):
                other = known.resample(view, Random(seed))
                assert known.view(other, viewer) == view
                assert known.broken_invariants(other) == []


@each_table
def test_a_view_after_a_journey_resamples_too(table: Table) -> None:
    """A bot over the wire gets the decoded view, not the engine's own."""
    for known, state in positions(table):
        sent = msgspec.json.encode(known.view(state, 0))
        again = known.resample(msgspec.json.decode(sent, type=View), Random(1))
        assert msgspec.json.encode(known.view(again, 0)) == sent


@each_table
def test_while_several_seats_owe_a_move_nobody_learns_what_one_of_them_does(table: Table) -> None:
    for known, state in positions(table):
        owing = known.to_act(state)
        for seat in owing if len(owing) > 1 else []:
            after, log = state.copy(), Log()
            chance = Recording(Seeded(1))
            known.apply(after, seat, Random(seat).choice(known.legal(state, seat)), chance, log)
            if chance.draws or not {*owing} - {seat} <= {*known.to_act(after)}:
                continue
            # That a seat is ready may be told, for everybody sees that it owes nothing more.
            told = [] if seat in known.to_act(after) else [{"seat": seat}]
            for viewer in viewers(table.players):
                if viewer != seat:
                    assert same_knowledge(known.view(state, viewer), known.view(after, viewer))
                    assert all(event.facts in told for event in visible(log, viewer))


@each_table
def test_a_position_survives_as_text(table: Table) -> None:
    for known, state in positions(table):
        text = known.write(state)
        again = known.read(text)
        assert again == state and known.write(again) == text


@each_table
def test_a_damaged_position_is_read_or_refused_but_never_breaks_the_reader(table: Table) -> None:
    rng = Random(4)
    known, state = next(positions(table))
    text = known.write(state)
    for _ in range(60):
        place = rng.randrange(len(text))
        noise = rng.choice(["", " ", "x", "-", "9999", "/", ",", "é"])
        for damaged in (text[:place], text[:place] + noise + text[place + 1 :]):
            try:
                known.read(damaged)
            except Refused as caught:
                assert caught.refusal.key  # noqa: PT017 - being read is as good
    for nonsense in ("", " ", "\n", "nonsense", "\x00", "9" * 5000):
        with pytest.raises(Refused):
            known.read(nonsense)


@each_table
def test_a_moment_is_a_short_path(table: Table) -> None:
    for known, state in positions(table):
        moment = known.time_label(state)
        assert 0 < len(moment) <= 40 and moment.isprintable() and " " not in moment


@each_table
def test_events_travel_as_json_and_name_seats_of_the_table(table: Table) -> None:
    log = played(table).session.log
    assert log
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[Event]) == log
    for event in log:
        assert event.key and event.key == event.key.lower() and " " not in event.key
        assert event.audience is None or set(event.audience) <= set(range(table.players))


@each_table
def test_a_record_replays_to_the_same_end(table: Table) -> None:
    session = played(table).session
    data = write_record(session.record())
    again = replay(read_record(data))
    for step in again:
        assert step.before is not step.after
    assert digest_of(again.game, again.state) == digest_of(session.game, session.state)
    assert again.state == session.state and again.log == session.log
    assert write_record(read_record(data)) == data


@each_table
def test_a_fair_game_is_verified_to_its_last_draw(table: Table) -> None:
    secret = TableChance(bytes([table.seed] * 32), table.players)
    names = [f"seat {seat}" for seat in range(table.players)]
    session = Session.start(game(table.game), table.players, dict(table.options), names, secret)
    wander(session, Random(5), 150)
    result = verify(session.record())
    assert result.commitment and result.final and result.moves == len(session.moves)


def taken_back(session: Session, moves: int) -> Session:
    """The game of a fair session, taken back to where it stood after so many moves."""
    record = session.record()
    whole = Session.resume(msgspec.structs.replace(record, moves=record.moves[:moves], final=None))
    whole.rewind()
    return whole


@each_table
def test_a_game_that_was_taken_back_draws_anew_and_verifies_only_with_the_trace_of_it(table: Table) -> None:
    """The same move at the same place, before and after a rewind: no label is used twice."""
    secret = sha256(str(table).encode()).digest()
    session = start(table, TableChance(secret, table.players))
    rng = Random(table.seed)
    while not session.moves or not session.moves[-1].draws:
        if not session.to_act():  # this game ended without a draw; another one
            session = start(table, TableChance(secret, table.players))
        seat = rng.choice(session.to_act())
        move = rng.choice(session.game.legal(session.state, seat))
        session.apply_run(seat, move)
    at = len(session.moves) - 1
    labels = {draw.label for draw in session.chance.draws}
    for times in (1, 2):
        session = taken_back(session, at)
        assert session.log[-1] == Event("rewound", {"count": times})
        session.apply_run(seat, move)
        found = {draw.label for draw in session.chance.draws}
        assert found and not found & labels
        labels |= found
        record = session.record()
        assert verify(record).rewinds == times
        again = Session.resume(read_record(write_record(record)))
        assert write_record(again.record()) == write_record(record) and again.log == session.log
        checked = {draw.label for step in Replay(record, checking(record)) for draw in step.draws}
        assert found <= checked
    assert session.can_undo(seat) is not None
    for lang in LANGUAGES:
        assert "rewound" not in Words(lang, table.game, strict=True).event("rewound", {"count": 2})


@pytest.mark.thorough
@each_table
def test_a_refused_move_leaves_everything_unchanged(table: Table) -> None:
    rng = Random(6)
    session = start(table)
    for _ in range(15):
        wander(session, rng, 7)
        state, data = session.state.copy(), write_record(session.record())
        for seat in range(table.players):
            legal = [
                *session.game.legal(session.state, seat),
                *session.game.out_of_turn_moves(session.state, seat),
            ]
            for move in [move for move in strange_moves(session.game, rng) if move not in legal]:
                with pytest.raises(Refused):
                    session.apply_run(seat, move)
        assert session.state == state and write_record(session.record()) == data


@each_table
def test_a_move_that_is_taken_back_and_made_again_changes_nothing(table: Table) -> None:
    rng = Random(7)
    session = start(table)
    for _ in range(12):
        wander(session, rng, rng.randint(1, 12))
        for seat in range(table.players):
            if session.can_undo(seat) is None:
                state = session.state.copy()
                move = next(move.move for move in reversed(session.moves) if move.seat == seat)
                session.undo(seat)
                assert seat in session.to_act()
                session.apply_run(seat, move)
                assert session.state == state
    assert verify(session.record()).final


def wander(session: Session, rng: Random, moves: int) -> None:
    for _ in range(moves):
        seats = session.to_act()
        if not seats:
            return
        seat = rng.choice(seats)
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
