"""Refusals: why a move is not legal, by the rule, and the facts of the case.

What is legal is decided by the phases alone; these modules only explain what they left out: `planning` for
what comes before the actions, `actions` for the rest of the base game, `modules` for the modules.
"""

from __future__ import annotations

from bakufu.engine.errors import Refusal, Refused
from bakufu.games.shogun import flow
from bakufu.games.shogun.decisions import TABLE
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import MOVES
from bakufu.games.shogun.refusals import actions, modules, planning
from bakufu.games.shogun.refusals.forms import Explain
from bakufu.games.shogun.stages import GAME_OVER, PLAN_CARD
from bakufu.games.shogun.state import State

EXPLAIN: dict[str, Explain] = planning.EXPLAIN | actions.EXPLAIN | modules.EXPLAIN


def why_not(state: State, seat: Seat, move: Move) -> Refusal | None:
    if move in flow.legal_moves(state, seat):
        return None
    try:
        form = MOVES.decode(move)
    except Refused as refused:
        return refused.refusal
    if state.decision == GAME_OVER:
        return Refusal("game-over", "S-GAME-01")
    asked = TABLE[state.decision]
    if not asked.kinds:  # a position in the midst of a move
        return Refusal("nothing-asked")
    if seat not in state.acting:
        if state.decision == PLAN_CARD:
            return Refusal("plan-finished", "S-PLAN-10")
        return Refusal("not-your-turn", asked.rule, {"seats": _others(state)})
    kind = str(form[0])
    if kind not in asked.kinds:
        return Refusal("wrong-kind", asked.rule, {"kind": kind, "decision": asked.name})
    return EXPLAIN[kind](state, seat, move)


def _others(state: State) -> str:
    return ",".join(str(seat + 1) for seat in state.acting)
