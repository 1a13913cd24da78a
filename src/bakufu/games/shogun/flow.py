"""Game flow: which moves are legal now, and what follows a move.

Each phase knows its own rules; this module only knows which phase is asked: `decisions` for a question,
`_OF_STAGE` for what follows by itself.
"""

from __future__ import annotations

from typing import Final

from bakufu.engine.chance import Chance
from bakufu.engine.decisions import Step, steps_by_stage
from bakufu.engine.events import Log
from bakufu.games.shogun import setup
from bakufu.games.shogun.decisions import APPLY, LEGAL
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.modules import chambers, court, leaders, samurai
from bakufu.games.shogun.phases import actions, auction, layout, planning, winter
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import (
    GO_ON,
    PLAN_CARD,
    STAGE_ACTIONS,
    STAGE_CHAMBERS,
    STAGE_CLEAN_UP,
    STAGE_COURT,
    STAGE_LAYOUT,
    STAGE_LOADING,
    STAGE_MOVING,
    STAGE_ORDER,
    STAGE_PLACING,
    STAGE_RETURNING,
    STAGE_SAMURAI,
    STAGE_SCORING,
    STAGE_WINTER,
    STAGES,
)
from bakufu.games.shogun.state import State

# What a stage does of itself, without a decision (S-ROUND-02).
_OF_STAGE: Final[dict[int, Step[State]]] = {
    STAGE_LOADING: setup.load_tower,
    STAGE_LAYOUT: layout.begin_round,
    STAGE_ORDER: auction.determine_order,
    STAGE_ACTIONS: actions.step,
    STAGE_WINTER: winter.step,
    STAGE_SCORING: winter.end_year,
    STAGE_CLEAN_UP: actions.clean_up,
    # Of the modules.
    STAGE_PLACING: leaders.place_all,
    STAGE_SAMURAI: samurai.check_all,
    STAGE_COURT: court.run_audiences,
    STAGE_CHAMBERS: chambers.exchange_all,
    STAGE_MOVING: leaders.move_all,
    STAGE_RETURNING: leaders.return_all,
}
STEPS: Final[list[Step[State]]] = steps_by_stage(_OF_STAGE, len(STAGES))


def new_game(rules: Rules, chance: Chance, log: Log | None) -> State:
    state = setup.begin(rules, chance, log)
    go_on(state, chance, log)
    return state


def legal_moves(state: State, seat: Seat) -> list[int]:
    if seat not in state.acting:
        return []
    if state.decision == PLAN_CARD:  # most moves are cards: compiled, a direct call is quicker than the table
        return planning.legal_cards(state, seat)
    return LEGAL[state.decision](state, seat)


def apply_move(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """Carry out a legal move, then go on to the next decision."""
    carry_out(state, seat, move, chance, log)
    if state.decision == GO_ON:
        go_on(state, chance, log)


def carry_out(state: State, seat: Seat, move: Move, chance: Chance, log: Log | None) -> None:
    """The move itself."""
    if state.decision == PLAN_CARD:  # as in `legal_moves`
        planning.place(state, seat, move, chance, log)
    else:
        APPLY[state.decision](state, seat, move, chance, log)


def go_on(state: State, chance: Chance, log: Log | None) -> None:
    """Everything that follows by itself."""
    while state.decision == GO_ON:
        STEPS[state.stage](state, chance, log)
