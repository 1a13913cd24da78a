"""Previews of drafts: what they call legal is played, for every registered game."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.engine.moves import MoveTable
from bakufu.engine.preview import preview
from tests.contract.tables import Table, start, tables

each_table = pytest.mark.parametrize("table", tables(), ids=str)
LOOK_EVERY = 80  # moves of a game
DRAFT_MOST = 15


@pytest.mark.thorough
@each_table
def test_a_draft_grows_by_what_may_follow_and_a_complete_one_is_played(table: Table) -> None:
    session, rng, complete = start(table), Random(f"previews {table}"), 0
    while seats := session.to_act():
        seat = rng.choice(seats)
        if len(session.moves) % LOOK_EVERY == 0:
            view = session.view(seat)
            draft: list[int] = []
            for _ in range(DRAFT_MOST):
                seen = preview(session.game, view, draft)
                assert [drafted.move for drafted in seen.moves] == draft
                assert all(drafted.refusal is None for drafted in seen.moves)
                if seen.run:
                    session.fork().apply_run(seat, seen.run)
                    complete += 1
                if not seen.may_follow:
                    break
                draft.append(rng.choice(seen.may_follow))
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
    assert complete


def any_move(moves: MoveTable, rng: Random) -> int:
    """A move of the game, legal or not."""
    kind = rng.choice(moves.kinds)
    return moves.encode([kind.name, *(rng.choice(argument.values) for argument in kind.arguments)])


@pytest.mark.thorough
@each_table
def test_what_may_not_follow_is_refused_with_its_reason(table: Table) -> None:
    session, rng, refused = start(table), Random(f"refused drafts {table}"), 0
    while seats := session.to_act():
        seat = rng.choice(seats)
        if len(session.moves) % LOOK_EVERY == 0:
            view = session.view(seat)
            first = preview(session.game, view, [])
            draft = [rng.choice(first.may_follow)] if first.may_follow else []
            may_follow = preview(session.game, view, draft).may_follow
            for wrong in (any_move(session.game.moves, rng) for _ in range(10)):
                if wrong in may_follow or wrong in session.game.out_of_turn_moves(session.state, seat):
                    continue
                seen = preview(session.game, view, [*draft, wrong])
                assert seen.moves[-1].refusal is not None
                assert seen.run == []
                refused += 1
        session.apply_run(seat, rng.choice(session.game.legal(session.state, seat)))
    assert refused
