"""With a real tower the throw happens on the table: what was seen cannot be taken back."""

from __future__ import annotations

from random import Random

from bakufu.engine.chance import Seeded
from bakufu.engine.session import Session
from bakufu.games.shogun import GAME
from bakufu.games.shogun.stages import ENTER_TOWER


def _before_a_throw() -> tuple[Session, int]:
    """A table with a real tower where the next move makes somebody throw it."""
    options = {"setup": "fixed", "tower_model": "manual"}
    session = Session.start(GAME, 4, options, ["a", "b", "c", "d"], Seeded(5))
    rng = Random(5)
    while True:
        seat = rng.choice(session.to_act())
        legal = session.view(seat).legal
        attacks = [move for move in legal if GAME.moves.decode(move)[0] == "attack"]
        session.apply_run(seat, attacks[0] if attacks else rng.choice(legal))
        if attacks and session.state.decision == ENTER_TOWER:
            return session, seat


def test_an_attack_cannot_be_taken_back_once_the_tower_is_thrown() -> None:
    session, seat = _before_a_throw()
    refusal = session.can_undo(seat)
    assert refusal is not None and refusal.key == "undo-after-uncovering"


def test_a_wrong_entry_can_be_corrected_but_not_the_attack() -> None:
    session, seat = _before_a_throw()
    first = session.view(seat).legal[0]
    session.apply_run(seat, first)
    assert session.state.decision == ENTER_TOWER
    assert session.can_undo(seat) is None
    session.undo(seat)
    assert session.can_undo(seat) is not None
