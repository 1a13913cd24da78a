"""The undo barrier: a move that reveals something is final, and nothing may follow it in its run of moves.

Without it a player could look and then take the move back, or submit a run that is wrong at its end on
purpose and learn from the refusal. Undo and runs share one answer. It follows from what the seat sees before
the move and never from what is hidden, because an answer that knew more would itself reveal something. A move
reveals something when

* it draws; or
* somebody sees what was HIDDEN from them before; or
* what the seat sees of it could depend on what the seat does not see. Then even the fact that nothing
  happened is information: the move commits a secret phase, or somebody's secret order could respond to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from bakufu.engine.chance import Chance
from bakufu.engine.events import Log, visible
from bakufu.engine.game import Game, KnowsSecrets, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.views import uncovers, views_of

SAMPLES = 6  # states to compare where the game does not know the answer itself


class Drawn(Exception):
    """Raised where something would be drawn."""


class NoChance(Chance):
    """Tries out a move as far as it goes without a draw."""

    def draw_below(self, n: int, why: str) -> int:
        raise Drawn

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        raise Drawn


def may_stand_before_others(game: Game[Any], view: View, move: Move) -> bool:
    """Whether more moves of the viewing seat may follow this legal one in the same run.

    The answer follows from the view alone, so a bot can ask without access to the table, and so can the code
    that cuts its advice. A session gives the same answer for every state that looks like this view.
    """
    assert view.seat is not None
    state = game.resample(view, _rng(view, move))
    after = state.copy()
    try:
        game.apply(after, view.seat, move, NoChance())
    except Drawn:
        return False
    if anybody_sees_more(views_of(game, state, view.players), views_of(game, after, view.players)):
        return False
    return not depends_on_secrets(game, state, view.seat, move)


def anybody_sees_more(before: list[View], after: list[View]) -> bool:
    """Whether any viewer sees something that was HIDDEN from them before."""
    pairs = zip(before, after, strict=True)
    return any(uncovers(one.board, other.board) for one, other in pairs)


def depends_on_secrets(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    """Whether what the seat sees of this move could depend on what it does not see now.

    A game that `KnowsSecrets` answers this itself. For any other game the move is tried in several states
    that look the same to the seat: that is slower, but no author of a game can forget it.
    """
    if isinstance(game, KnowsSecrets):
        return game.depends_on_secrets(state, seat, move)
    view = game.view(state, seat)
    first: tuple[View, Log] | None = None
    for other in indistinguishable_states(game, view, _rng(view, move), SAMPLES):
        seen = seen_after(game, other, seat, move)
        if seen is None or seen != (first or seen):
            return True
        first = seen
    return False


def indistinguishable_states(game: Game[Any], view: View, rng: Random, count: int) -> Iterator[Any]:
    """Full states that look like this view, some with secret out-of-turn moves by the other seats."""
    for _ in range(count):
        state = game.resample(view, rng)
        yield state
        ordered = state.copy()
        for other in range(view.players):
            moves = game.out_of_turn_moves(ordered, other) if other != view.seat else []
            if moves:
                game.apply(ordered, other, rng.choice(moves), NoChance())
        if game.view(ordered, view.seat) == view:
            yield ordered


def seen_after(game: Game[Any], state: Any, seat: Seat, move: Move) -> tuple[View, Log] | None:
    """What the seat sees of this move; None when something is drawn."""
    after, log = state.copy(), Log()
    try:
        game.apply(after, seat, move, NoChance(), log)
    except Drawn:
        return None
    return game.view(after, seat), visible(log, seat)


def _rng(view: View, move: Move) -> Random:
    """A generator seeded by the view alone: the same view gives the same samples, at any table."""
    return Random(blake2b(msgspec.json.encode((view, move)), digest_size=8).digest())
