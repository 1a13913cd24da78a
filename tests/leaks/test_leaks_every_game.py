"""No registered game tells a viewer what it must not know; a game's own secrets have tests of their own.

`tests/contract/test_secrecy.py` plays such states move by move; `tests/server/test_leaks_every_game.py` asks
over the wire.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refusal
from bakufu.engine.game import Game, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.session import Session
from bakufu.engine.views import viewers
from tests.engine.toy import DOJO
from tests.leaks import secrets
from tests.leaks.secrets import Leak
from tools.fuzz import plan_of

SEED = 1600
LOOKS = 8  # positions of a game that are looked at
MOVES_MOST = 1500  # of a game that is long
of_every_game = pytest.mark.parametrize(
    "game", [DOJO, *map(registry.game, registry.games())], ids=lambda game: game.id
)
EXPORTED = {"format", "game", "rules_version", "players", "options", "seats", "commitment", "entropy"}
EXPORTED |= {"view", "events"}


def moments(game: Game[Any], number: int) -> Iterator[Session]:
    """A random game with mixed options, at some of its moments; never at its end."""
    plan = plan_of(game, SEED, number)
    rng = plan.choices()
    names = [f"seat {seat}" for seat in range(plan.players)]
    session = Session.start(game, plan.players, plan.options, names, Seeded(number))
    every = 3 if game is DOJO else 41
    looks = 0
    while (acting := session.to_act()) and len(session.moves) < MOVES_MOST and looks < LOOKS:
        if len(session.moves) % every == 0:
            looks += 1
            yield session
        seat = rng.choice(acting)
        session.apply_run(seat, rng.choice(game.legal(session.state, seat)))


def look(game: Game[Any], number: int) -> int:
    """Compare positions with resampled ones for every viewer; in how many of these anything differed."""
    rng = Random(number)
    differed = 0
    for session in moments(game, number):
        state = session.state
        for viewer in viewers(session.players):
            view = game.view(state, viewer)
            observed = secrets.seen(game, state, viewer)
            twin = game.resample(view, rng)
            secrets.compare(observed, secrets.seen(game, twin, viewer), viewer, "anything")
            wire = msgspec.json.decode(msgspec.json.encode(view), type=View)
            twin = game.resample(wire, rng)
            secrets.compare(observed, secrets.seen(game, twin, viewer), viewer, "anything")
            assert game.broken_invariants(twin) == []
            assert all(game.legal(twin, seat) for seat in view.to_act), "it can be played on"
            differed += twin != state
    return differed


@of_every_game
def test_a_position_tells_nobody_what_is_secret(game: Game[Any]) -> None:
    """Not every game has secrets at the moments that are looked at, so several are played."""
    assert sum(look(game, number) for number in range(5)) > 0


@of_every_game
def test_what_is_drawn_next_is_not_known_before(game: Game[Any]) -> None:
    """Two tables whose chances agree so far and differ from now on look alike until the next draw."""
    for session in moments(game, 2):
        state = session.state
        for viewer in viewers(session.players):
            observed = secrets.seen_at_table(session, viewer, bad_input=False)
            session.chance.inner = Seeded(99)  # type: ignore[attr-defined]
            secrets.compare(observed, secrets.seen_at_table(session, viewer), viewer, "the next draws")
        assert session.state is state


@of_every_game
def test_what_a_table_lets_out_names_no_secret_field(game: Game[Any]) -> None:
    for session in moments(game, 1):
        for viewer in viewers(session.players):
            assert set(msgspec.to_builtins(session.export(viewer))) == EXPORTED


class Peeking:
    """A game whose refusals tell the whole position."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def why_not(self, state: Any, seat: Seat, move: Move) -> Refusal:
        return Refusal("peeks", "", {"position": self.game.write(state)})


@of_every_game
def test_a_refusal_that_tells_the_position_is_noticed(game: Game[Any]) -> None:
    peeking: Any = Peeking(game)
    with pytest.raises(Leak, match="why_not tells"):
        look(peeking, 0)
