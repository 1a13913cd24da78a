"""The table of decisions is whole, and the game keeps to it."""

from __future__ import annotations

from bakufu.games.shogun import GAME, flow
from bakufu.games.shogun.decisions import DECISIONS, TABLE
from bakufu.games.shogun.phases import planning
from bakufu.games.shogun.refusals import EXPLAIN
from bakufu.games.shogun.stages import GAME_OVER, GO_ON, PLAN_CARD
from tests.games.shogun.playing import random_game

KINDS = {kind.name for kind in GAME.moves.kinds}


def test_every_decision_has_a_row_and_a_name() -> None:
    assert list(TABLE) == list(range(len(TABLE)))
    assert len(set(DECISIONS)) == len(DECISIONS)


def test_every_question_names_kinds_of_moves_and_every_kind_answers_one() -> None:
    asked = [kind for decision in TABLE.values() for kind in decision.kinds]
    assert set(asked) == KINDS
    assert set(EXPLAIN) <= KINDS
    assert [n for n, decision in TABLE.items() if not decision.kinds] == [GO_ON, GAME_OVER]


def test_the_legal_moves_are_of_the_kinds_that_the_table_says() -> None:
    for state in random_game(4, 5, modules="court,samurai,leaders,chambers"):
        for seat in state.acting:
            moves = flow.legal_moves(state, seat)
            assert moves == TABLE[state.decision].legal(state, seat)
            kinds = {GAME.moves.decode(move)[0] for move in moves}
            assert kinds <= set(TABLE[state.decision].kinds)


def test_the_direct_calls_are_those_of_the_table() -> None:
    """`flow` calls these two without the table, for speed."""
    assert TABLE[PLAN_CARD].legal == planning.legal_cards
    assert TABLE[PLAN_CARD].apply == planning.place
