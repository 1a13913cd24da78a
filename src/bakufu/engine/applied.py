"""Undo: the moves that a session keeps, and applying them again without the one that is taken back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from bakufu.engine.beats import BeatLog
from bakufu.engine.errors import Refused
from bakufu.engine.events import Log
from bakufu.engine.fair import Labelled, RecordedChance
from bakufu.engine.game import Game
from bakufu.engine.ids import Move, Seat
from bakufu.engine.replay import illegal


@dataclass(slots=True, eq=False)
class AppliedMove:
    """A move that was made, with what the session needs to record it and to take it back."""

    seat: Seat
    move: Move
    draws: list[int]
    events: Log
    before: Any
    after: Any
    states: list[Any]  # at each of its events; None where it is not known
    uncovered: bool | None = None  # whether it revealed anything hidden to anybody; None: not checked yet


def apply_to_copy(
    game: Game[Any], state: Any, seat: Seat, move: Move, number: int, chance: Labelled
) -> AppliedMove:
    """Apply a legal move to a copy of the state. The session has not kept it yet."""
    after = state.copy()
    events = BeatLog(after)
    chance.begin(number, partial(game.time_label, after))
    game.apply(after, seat, move, chance, events)
    return AppliedMove(seat, move, chance.outcomes(), events, state, after, events.complete_states())


def reapply(game: Game[Any], state: Any, later: list[AppliedMove]) -> list[AppliedMove] | None:
    """Apply these moves again from this state on; None when one is not legal there or would draw."""
    again: list[AppliedMove] = []
    for made in later:
        if illegal(game, state, made.seat, made.move) is not None:
            return None
        try:
            again.append(apply_to_copy(game, state, made.seat, made.move, 0, RecordedChance()))
        except Refused:  # there is nothing to draw from
            return None
        state = again[-1].after
    return again


def is_out_of_turn(game: Game[Any], made: AppliedMove) -> bool:
    """Whether it was an out-of-turn move. Nobody else may learn of one, not even from what can be undone."""
    out_of_turn = game.out_of_turn_moves(made.before, made.seat)
    return made.move in out_of_turn and made.move not in game.legal(made.before, made.seat)


def reapply_keeping_out_of_turn(
    game: Game[Any], state: Any, since: list[AppliedMove], out_of_turn: list[AppliedMove]
) -> list[AppliedMove] | None:
    """Apply all these moves again in their order, so that everybody's last move stays their last.

    Out-of-turn moves that are no longer possible are left out; None when one of them blocks another move.
    """
    kept: list[AppliedMove] = []
    for made in since:
        again = reapply(game, state, [made])
        if again is not None:
            kept += again
            state = again[-1].after
        elif made not in out_of_turn:
            return None
    return kept
