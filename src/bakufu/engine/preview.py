"""Previews of drafts: what the rules say about moves that a player has prepared but not submitted.

A preview follows from the seat's own view alone. What is hidden is sampled, and the preview stops at the undo
barrier (see `barrier`), so it reveals nothing that the seat does not already see.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from bakufu.engine.barrier import NoChance, may_stand_before_others
from bakufu.engine.errors import Refusal
from bakufu.engine.game import Game, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.replay import illegal

PAST_BARRIER = Refusal("run-past-barrier")


class DraftMove(msgspec.Struct, frozen=True):
    """One move of a draft: legal together with those before it, or refused.

    `words`: the refusal in the reader's language. The engine speaks none; who sends the preview fills it in.
    """

    move: Move
    refusal: Refusal | None = None
    words: str | None = None


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules say about a draft.

    `may_follow`: the moves that could be added. `run`: what to submit, in the order in which the game asks
    for it; empty while the draft is incomplete or one of its moves is refused. `forecast`: what it would
    cost and gain, in the game's own form.
    """

    moves: list[DraftMove]
    may_follow: list[Move]
    run: list[Move]
    forecast: Any = None


@runtime_checkable
class HasPreviews(Protocol):
    """Optional: the game has drafts of its own kind, such as cards that can be laid in any order."""

    def preview(self, state: Any, seat: Seat, moves: Sequence[Move]) -> Preview | None:
        """A preview of this draft; None where its moves are simply made one after the other.

        It may use only what the seat can see of the state: the rest was sampled.
        """


class Judged(NamedTuple):
    """The verdict on moves that were tried one after the other."""

    moves: list[DraftMove]
    may_follow: list[Move]
    state: Any  # after the legal moves, up to the barrier

    @property
    def all_legal(self) -> bool:
        return all(move.refusal is None for move in self.moves)


def preview(game: Game[Any], view: View, moves: Sequence[Move]) -> Preview:
    """What the rules say about these moves, made by the viewing seat."""
    assert view.seat is not None
    state = game.resample(view, Random(0))
    if isinstance(game, HasPreviews):
        own = game.preview(state, view.seat, moves)
        if own is not None:
            return own
    judged = judge_in_order(game, state, view.seat, moves)
    run = list(moves) if judged.all_legal else []
    return Preview(moves=judged.moves, may_follow=judged.may_follow, run=run)


def judge_in_order(game: Game[Any], state: Any, seat: Seat, moves: Sequence[Move]) -> Judged:
    """Try these moves one after the other, skipping refused ones; past the barrier all are refused."""
    judged: list[DraftMove] = []
    is_open = True
    for move in moves:
        refusal = illegal(game, state, seat, move) if is_open else PAST_BARRIER
        judged.append(DraftMove(move, refusal))
        if refusal is not None:
            continue
        is_open = may_stand_before_others(game, game.view(state, seat), move)
        if is_open:
            state = state.copy()
            game.apply(state, seat, move, NoChance())
    return Judged(judged, game.legal(state, seat) if is_open else [], state)
