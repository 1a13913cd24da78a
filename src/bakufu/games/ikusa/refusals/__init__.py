"""Refusals: why a move is not legal, by the rule, and the facts of the case.

What is legal is decided by the phases alone; these modules only explain what they left out: `planning` for
what comes before the war, `war` for the rest.
"""

from __future__ import annotations

from bakufu.engine.errors import Refusal, Refused
from bakufu.games.ikusa import flow
from bakufu.games.ikusa.decisions import TABLE
from bakufu.games.ikusa.ids import Move, Seat
from bakufu.games.ikusa.moves import MOVES
from bakufu.games.ikusa.phases import ninja
from bakufu.games.ikusa.refusals import planning, war
from bakufu.games.ikusa.refusals.forms import Explain, Form
from bakufu.games.ikusa.stages import (
    AFTER_BATTLE,
    GAME_OVER,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    clan_of,
)
from bakufu.games.ikusa.tables import ARMIES

OUT_OF_TURN = ("order", "cancel", "losses")
EXPLAIN: dict[str, Explain] = planning.EXPLAIN | war.EXPLAIN


def why_not(state: State, player: Seat, move: Move) -> Refusal | None:
    clan = clan_of(state, player)
    legal = flow.clan_moves(state, clan) if clan != NOBODY else []
    if move in legal or move in flow.out_of_turn_moves(state, player):
        return None
    try:
        form = MOVES.decode(move)
    except Refused as refused:
        return refused.refusal
    if state.decision == GAME_OVER:
        return Refusal("game-over", "I-WIN-01")
    kind = str(form[0])
    if kind in OUT_OF_TURN:
        return _out_of_turn(state, player, form)
    asked = TABLE[state.decision]
    rule, kinds = asked.rule, asked.kinds
    if state.decision == AFTER_BATTLE and state.rules.forces_between:
        kinds = (*kinds, "fight")
    if clan == NOBODY:
        seats = ",".join(str(seat + 1) for seat in sorted({state.rules.player_of[c] for c in state.acting}))
        return Refusal("not-your-turn", rule, {"seats": seats})
    if kind not in kinds:
        return Refusal("wrong-kind", rule, {"kind": kind, "decision": asked.name})
    explain = EXPLAIN.get(kind)
    return explain(state, clan, form) if explain else Refusal("not-now", rule)


def _out_of_turn(state: State, player: Seat, form: Form) -> Refusal:
    rules = state.rules
    if form[0] == "losses":
        if not any(alive and rules.player_of[clan] == player for clan, alive in enumerate(state.alive)):
            return Refusal("you-are-out", "I-ELIM-02")
        return Refusal("losses-now" if state.decision == TAKE_LOSSES else "losses-same", "I-SEQ-05")
    if state.ninja == NOBODY or rules.player_of[state.ninja] != player:
        return Refusal("no-ninja", "I-NINJA-03")
    if form[0] == "order" and state.round < 2:
        return Refusal("no-assassins-yet", "I-R1-01")
    if form[0] == "order" and ARMIES.index(str(form[1])) not in ninja.targets(state, state.ninja):
        return Refusal("no-target", "I-NINJA-05", {"daimyo": form[1]})
    return Refusal("no-order", "I-NINJA-04")
