from __future__ import annotations

import pytest
from msgspec.structs import replace

from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.fair import TableChance, commitment_of
from bakufu.engine.record import Final, Record, RecordedMove, digest_of, read_record, write_record
from bakufu.engine.replay import replay, verify
from bakufu.engine.session import Session
from tests.engine.tables import NAMES, dojo, play_on, refusal
from tests.engine.toy import Dojo

GAME = play_on(dojo(3, length="long"), seed=21).record()
ROLL = next(i for i, move in enumerate(GAME.moves) if len(move.draws) == 2)


def with_move(index: int, move: RecordedMove) -> Record:
    return replace(GAME, moves=[*GAME.moves[:index], move, *GAME.moves[index + 1 :]])


def with_draws(index: int, draws: list[int]) -> Record:
    return with_move(index, GAME.moves[index]._replace(draws=draws))


def refused(record: Record) -> tuple[str, dict[str, str | int], str]:
    with pytest.raises(Refused) as caught:
        verify(record)
    return refusal(caught).key, refusal(caught).facts, refusal(caught).rule


def test_a_replay_steps_through_every_move_to_the_same_end() -> None:
    session = play_on(dojo(3), seed=9)
    again = replay(read_record(write_record(session.record())))
    steps = list(again)
    assert [step.number for step in steps] == list(range(1, len(session.moves) + 1))
    assert again.state == session.state
    assert again.log == session.log


def test_each_step_leads_from_where_the_last_one_ended() -> None:
    again = replay(GAME)
    state = again.state
    for step in again:
        assert step.before == state and step.after != state
        assert step.form == again.game.moves.decode(step.move)
        state = step.after


def test_a_step_shows_its_draws_with_their_labels() -> None:
    step = list(replay(GAME))[ROLL]
    assert [draw.outcome for draw in step.draws] == GAME.moves[ROLL].draws
    assert step.draws[1].label.startswith(f"{ROLL + 1}.1/r1/turn") and step.draws[1].label.endswith("/strike")


def test_the_set_up_draws_have_the_number_nought() -> None:
    assert replay(GAME).setup_draws[0].label == "0.0/setup/deck"


def test_a_simulated_game_replays_without_a_generator() -> None:
    session = play_on(dojo(4, Seeded(11)))
    result = verify(session.record())
    assert not result.commitment and result.final and result.moves == len(session.moves)


def test_an_old_record_replays_under_its_own_rules() -> None:
    session = Session.start(Dojo(1), 2, {}, NAMES[:2], Seeded(3))
    for seat in (0, 1):
        session.apply_run(seat, [["stance", "tiger"], ["stake", 2]])
    session.apply_run(0, ["roll"])  # version 2 counts one more pip
    record = play_on(session).record()
    assert record.rules_version == 1 and verify(record).outcome == session.outcome
    with pytest.raises(Refused):
        verify(replace(record, rules_version=2))


def test_an_option_that_came_later_takes_its_default() -> None:
    assert verify(replace(GAME, options={"length": "long"})).final


@pytest.mark.parametrize(
    ("form", "because", "rule"),
    [
        (["stake", 1], "dojo-not-now", "D-TURN-02"),
        (["fly"], "move-unknown-kind", ""),
        (["stance", "dragon"], "move-unknown-value", ""),
    ],
)
def test_an_illegal_move_is_named_with_its_number_and_rule(
    form: list[str | int], because: str, rule: str
) -> None:
    record = with_move(0, RecordedMove(GAME.moves[0].seat, form, []))
    key, facts, said = refused(record)
    assert (key, said) == ("record-illegal-move", rule)
    assert facts["number"] == 1 and facts["because"] == because


def test_the_games_own_reason_is_the_cause_of_the_refusal() -> None:
    with pytest.raises(Refused) as caught:
        verify(with_move(0, RecordedMove(0, ["stake", 1], [])))
    assert isinstance(caught.value.__cause__, Refused)
    assert caught.value.__cause__.refusal.facts == {"moment": "r1/plan0"}


def test_a_move_after_the_end_is_refused() -> None:
    record = replace(GAME, moves=[*GAME.moves, RecordedMove(0, ["rest"], [])])
    assert refused(record)[0] == "record-illegal-move"


def test_a_missing_draw_is_refused_with_the_number_of_its_move() -> None:
    key, facts, _ = refused(with_draws(ROLL, GAME.moves[ROLL].draws[:1]))
    assert (key, facts["number"]) == ("draws-run-out", ROLL + 1)


def test_a_left_over_draw_is_refused_with_the_number_of_its_move() -> None:
    key, facts, _ = refused(with_draws(ROLL, [*GAME.moves[ROLL].draws, 0]))
    assert (key, facts["number"]) == ("draws-left-over", ROLL + 1)
    assert refused(replace(GAME, setup_draws=[*GAME.setup_draws, 0]))[0] == "draws-left-over"


def test_a_draw_out_of_range_is_refused() -> None:
    assert refused(with_draws(ROLL, [6, 0]))[0] == "draw-out-of-range"


def test_another_end_than_the_recorded_one_is_refused() -> None:
    assert GAME.final is not None
    assert refused(replace(GAME, final=Final("0" * 64, GAME.final.outcome)))[0] == "record-other-end"


def test_another_outcome_than_the_recorded_one_is_refused() -> None:
    assert GAME.final is not None
    assert refused(replace(GAME, final=Final(GAME.final.digest, None)))[0] == "record-other-outcome"


def test_a_verified_game_says_what_was_checked() -> None:
    result = verify(GAME)
    draws = len(GAME.setup_draws) + sum(len(move.draws) for move in GAME.moves)
    assert (result.moves, result.draws) == (len(GAME.moves), draws)
    assert result.commitment and result.final
    assert result.outcome == (GAME.final and GAME.final.outcome)


def test_a_draw_that_the_secret_does_not_give_is_refused_by_its_label() -> None:
    pips, hits = GAME.moves[ROLL].draws
    key, facts, _ = refused(with_draws(ROLL, [(pips + 1) % 6, hits]))
    assert key == "draw-not-fair"
    assert str(facts["label"]).startswith(f"{ROLL + 1}.0/") and facts["expected"] == pips


def test_hits_are_checked_against_the_secret_too() -> None:
    pips, hits = GAME.moves[ROLL].draws
    assert refused(with_draws(ROLL, [pips, 0 if hits else 1]))[0] == "draw-not-fair"


def test_a_secret_that_does_not_fit_the_commitment_is_refused() -> None:
    assert refused(replace(GAME, secret="00" * 32))[0] == "record-commitment-wrong"


def test_a_secret_without_a_commitment_is_refused() -> None:
    assert refused(replace(GAME, commitment=None))[0] == "record-field-missing"


def test_changed_entropy_is_found_out() -> None:
    assert refused(replace(GAME, entropy=["x", "", ""]))[0] == "draw-not-fair"


def test_without_its_secret_a_record_is_replayed_but_not_vouched_for() -> None:
    assert not verify(replace(GAME, secret=None)).commitment


def test_a_game_made_up_with_another_secret_does_not_fit_the_noted_commitment() -> None:
    forged = play_on(dojo(3, TableChance(b"f" * 32, 3))).record()
    assert verify(forged).commitment
    assert GAME.commitment is not None
    with pytest.raises(Refused) as caught:
        verify(forged, noted=GAME.commitment)
    assert refusal(caught).key == "record-other-commitment"
    assert forged.commitment == commitment_of(b"f" * 32)


def test_the_digest_is_of_the_written_position() -> None:
    again = replay(GAME)
    list(again)
    assert GAME.final is not None and digest_of(again.game, again.state) == GAME.final.digest
