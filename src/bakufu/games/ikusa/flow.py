"""Game flow: which moves are legal now, and what follows a move.

Each phase knows its own rules; `decisions` has the table of what is asked, and this
module what a stage does of itself.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.decisions import Step, steps_by_stage
from bakufu.engine.events import Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa import setup
from bakufu.games.ikusa.decisions import APPLY, LEGAL
from bakufu.games.ikusa.ids import Clan, Move, Seat
from bakufu.games.ikusa.moves import CANCEL, LOSSES
from bakufu.games.ikusa.phases import (
    build,
    combat,
    levy,
    ninja,
    order,
    plan,
    ronin,
    takeover,
    war,
    winter,
)
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.stages import (
    GAME_OVER,
    GO_ON,
    STAGE_A,
    STAGE_A_END,
    STAGE_ARMIES,
    STAGE_B,
    STAGE_B_END,
    STAGE_BUILD,
    STAGE_C,
    STAGE_D,
    STAGE_D_END,
    STAGE_D_FORCES,
    STAGE_LEVY,
    STAGE_NINJA,
    STAGE_ORDER,
    STAGE_PLACE,
    STAGE_PLAN,
    STAGE_RONIN,
    STAGE_ROUND,
    STAGE_SPEARMEN,
    STAGE_TURN,
    STAGE_WINTER,
    STAGES,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import State, clan_of
from bakufu.games.ikusa.tables import LOSS_ORDERS

OUT_OF_TURN_END: Final = LOSSES + len(LOSS_ORDERS)  # the moves that need no decision end here

# What a stage does of itself, without a decision. I-ROUND-01: the actions of a round, in their order.
# I-ROUND-02: only from STAGE_TURN on clan by clan.
_OF_STAGE: Final[dict[int, Step[State]]] = {
    STAGE_SPEARMEN: setup.step_spearmen,
    STAGE_ARMIES: setup.step_armies,
    STAGE_ROUND: plan.begin_round,
    STAGE_PLAN: plan.step,
    STAGE_ORDER: order.step,
    STAGE_BUILD: build.step,
    STAGE_LEVY: levy.open_buying,
    STAGE_PLACE: levy.open_placing,
    STAGE_RONIN: ronin.hire,
    STAGE_NINJA: ninja.hire,
    STAGE_TURN: war.begin_turn,
    STAGE_A: war.ask_marches,
    STAGE_A_END: war.end_marches,
    STAGE_B: war.ask_declarations,
    STAGE_B_END: war.end_declarations,
    STAGE_C: combat.step,
    STAGE_D: war.ask_final_armies,
    STAGE_D_FORCES: war.ask_final_forces,
    STAGE_D_END: war.end_turn,
    STAGE_WINTER: winter.step,
}
STEPS: Final[list[Step[State]]] = steps_by_stage(_OF_STAGE, len(STAGES))


def new_game(rules: Rules, chance: Chance, log: Log | None) -> State:
    state = setup.begin(rules, chance, log)
    go_on(state, chance, log)
    return state


def clan_moves(state: State, clan: Clan) -> list[int]:
    """What a clan that owes a move may answer."""
    return LEGAL[state.decision](state, clan)


def out_of_turn_moves(state: State, player: Seat) -> list[int]:
    """What a player may do without being asked (Q-14, Q-26): standing orders and preferred losses."""
    if state.decision == GAME_OVER:
        return []
    rules = state.rules
    moves: list[int] = []
    own = [clan for clan in range(rules.clans) if rules.player_of[clan] == player and state.alive[clan]]
    if state.ninja in own and clan_of(state, player) != state.ninja:  # his other clan may be asked
        moves = ninja.legal_orders(state, state.ninja)
    if own and state.decision != TAKE_LOSSES:
        now = state.losses[own[0]]
        moves += [LOSSES + wish for wish in range(len(LOSS_ORDERS)) if wish != now]
    return moves


def apply_out_of_turn(state: State, player: Seat, move: Move) -> None:
    """A move that nobody was asked for: from `ORDER` on, before `OUT_OF_TURN_END`."""
    if move <= CANCEL:
        ninja.give_order(state, move)
        return
    for clan in range(state.rules.clans):
        if state.rules.player_of[clan] == player:
            state.losses = changed(state.losses, clan, move - LOSSES)


def carry_out(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    """The move itself."""
    APPLY[state.decision](state, clan, move, chance, log)


def go_on(state: State, chance: Chance, log: Log | None) -> None:
    """Everything that follows by itself."""
    while state.decision == GO_ON:
        if state.recovering >= 0:
            takeover.step(state)
        else:
            STEPS[state.stage](state, chance, log)
