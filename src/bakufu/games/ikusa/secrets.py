"""Secret-dependent moves: they could show what others hide (I-PLAN-03, I-LEVY-04, Q-14), and are final.

Only what the player sees is read here: the answer must not tell what it is about.
"""

from __future__ import annotations

from bakufu.engine.barrier import Drawn, NoChance
from bakufu.games.ikusa import flow
from bakufu.games.ikusa.ids import Clan, Move, Seat
from bakufu.games.ikusa.moves import ORDER
from bakufu.games.ikusa.phases import ninja
from bakufu.games.ikusa.stages import GO_ON, STAGE_PLAN, STAGE_TURN
from bakufu.games.ikusa.state import NOBODY, State, clan_of
from bakufu.games.ikusa.tables import NOW
from bakufu.games.ikusa.view import is_secret


def depends_on_secrets(state: State, player: Seat, move: Move) -> bool:
    """Whether others' committed answers, or an order of theirs, could decide what this move brings."""
    if ORDER <= move < flow.OUT_OF_TURN_END:
        return False
    clan = clan_of(state, player)
    if is_secret(state) and _has_uncommitted_rival(state, player):
        return _commits(state, player, clan, move)
    return _may_be_struck(state, player) and _passes_a_boundary(state, clan, move)


def _has_uncommitted_rival(state: State, player: Seat) -> bool:
    """Whether another player takes part in this secret phase: that is public, their choice is not."""
    player_of = state.rules.player_of
    others = [clan for clan in range(state.rules.clans) if player_of[clan] != player]
    if state.stage == STAGE_PLAN:
        return any(state.alive[clan] for clan in others)
    return any(state.drafted[clan] or clan in state.acting for clan in others)


def _commits(state: State, player: Seat, clan: Clan, move: Move) -> bool:
    """Whether this move ends the last answer that was waited for, so that all of them are shown."""
    if any(other != clan for other in state.acting):
        return False
    probe = state.copy()
    probe.acting = [NOBODY, clan]  # somebody else still owes a move, so that nothing is committed
    flow.carry_out(probe, clan, move, NoChance(), None)
    return clan not in probe.acting


def _may_be_struck(state: State, player: Seat) -> bool:
    """Whether somebody else holds the ninja and could have given him an order."""
    if not ninja.is_open(state) or state.stage < STAGE_TURN:
        return False
    return state.rules.player_of[state.ninja] != player and bool(ninja.targets(state, state.ninja))


def _passes_a_boundary(state: State, clan: Clan, move: Move) -> bool:
    """Whether an order could strike. One for "now" strikes wherever any other would, so it is tried."""
    probe = state.copy()
    order = probe.orders = [ninja.targets(state, state.ninja)[0], NOW]
    try:
        flow.carry_out(probe, clan, move, NoChance(), None)
        if probe.decision == GO_ON:
            flow.go_on(probe, NoChance(), None)
    except Drawn:
        return True
    return probe.orders != order
